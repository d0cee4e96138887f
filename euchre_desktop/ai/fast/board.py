"""Which place on the board of `bits` does a card have, seen from trump?

A card is (rank, suit): rank 7 to 14, the jack being 11 and the ace 14; suit 0 clubs, 1 diamonds,
2 hearts, 3 spades. The joker is (15, -1).
"""

from collections.abc import Iterable

from euchre_desktop.ai.fast.bits import TRUMP_PLACE

Card = tuple[int, int]

JOKER: Card = (15, -1)
_JACK = 11
_RANKS = (7, 8, 9, 10, 11, 12, 13, 14)
_SUITS = (0, 1, 2, 3)


def encode(cards: Iterable[Card], trump: int) -> int:
    """The set of these cards. KeyError for what is no card."""
    places = _PLACES[trump]
    board = 0
    for card in cards:
        board |= 1 << places[card]
    return board


def decode(board: int, trump: int) -> list[Card]:
    """The cards of a set, the lowest trump after all side suits and the highest trump last."""
    cards = _CARDS[trump]
    found = []
    while board:
        place = board.bit_length() - 1
        board ^= 1 << place
        found.append(cards[place])
    return found[::-1]


def _trumps(trump: int) -> list[Card]:
    """All trumps from the lowest to the highest."""
    plain = [(rank, trump) for rank in _RANKS if rank != _JACK]
    left_bower = (_JACK, _same_color(trump))
    return [*plain, left_bower, (_JACK, trump), JOKER]


def _same_color(suit: int) -> int:
    return 3 - suit


def _places(trump: int) -> dict[Card, int]:
    side_suits = [suit for suit in _SUITS if suit != trump]
    places = {
        (rank, suit): 9 * number + height
        for number, suit in enumerate(side_suits)
        for height, rank in enumerate(_RANKS)
    }
    # The left bower comes second and moves from its own suit to trump.
    places |= {card: TRUMP_PLACE + height for height, card in enumerate(_trumps(trump))}
    return places


_PLACES = tuple(_places(trump) for trump in _SUITS)
_CARDS = tuple({place: card for card, place in places.items()} for places in _PLACES)
