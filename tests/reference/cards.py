"""Which cards are there, which suit is each of, and which wins?"""

from tests.reference.settings import Rules

SUITS = ["S", "H", "D", "C"]
RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7"]
OTHER_OF_COLOR = {"S": "C", "C": "S", "H": "D", "D": "H"}
JOKER = "JK"


def deck(rules: Rules) -> list[str]:
    """The cards this game is played with."""
    ranks = [rank for rank in RANKS if not rank.isdigit() or int(rank) >= rules["low_rank"]]
    cards = [rank + suit for suit in SUITS for rank in ranks]
    return [*cards, JOKER] if rules["joker"] else cards


def trumps(trump: str) -> list[str]:
    """Everything that can belong to the trump suit, highest first."""
    top = [JOKER, "J" + trump, "J" + OTHER_OF_COLOR[trump]]
    return top + [rank + trump for rank in RANKS if rank != "J"]


def effective_suit(card: str, trump: str) -> str:
    """The suit the card belongs to once trump is made."""
    # "Both bowers and the joker belong to the trump suit in every respect."
    return trump if card in trumps(trump) else card[1]


def winning_card(cards: list[str], trump: str) -> str:
    """The card that takes these, the first of them led."""
    # "The highest trump wins, else the highest card of the suit led."
    for card in trumps(trump):
        if card in cards:
            return card
    for rank in RANKS:
        if rank + effective_suit(cards[0], trump) in cards:
            return rank + effective_suit(cards[0], trump)
    raise AssertionError("the led card itself always qualifies")


def may_play(hand: list[str], on_trick: list[str], trump: str) -> list[str]:
    """The cards of this hand that may go on the trick."""
    if not on_trick:
        return list(hand)
    led = effective_suit(on_trick[0], trump)
    following = [card for card in hand if effective_suit(card, trump) == led]
    return following or list(hand)
