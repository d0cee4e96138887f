"""What is PTN made of? Tags and rows, seats by the compass, and cards with the suit first."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from euchre_desktop.app.exchange.limits import MOST_DEALS, ExchangeError, shown
from euchre_desktop.rules import JOKER, Card, Hand, Seat, Suit

SEATS = {2: ("S", "N"), 3: ("S", "W", "E"), 4: ("S", "W", "N", "E")}
"""The seats by their letters, clockwise from South, which is the person's."""
NAME_TAGS = {"S": "South", "W": "West", "N": "North", "E": "East"}

GROUPS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""The order of the suits within a hand; a fifth group holds the joker."""
SYMBOLS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}

OWN = "XEuchreDesktop"
"""How the tags begin that say what PTN cannot; other programs pass over them."""
RULES_TAG, DUMMY_TAG, DECISIONS_TAG = f"{OWN}Rules", f"{OWN}Dummy", f"{OWN}Decisions"

_JOKER_WORDS = ("JH", "JL", "JK", "JJ")
"""Suit J, then the high or low joker of a deck with two; ours is written as the high one."""
_ONE_PER_DEAL = ("Dealer", "Deal", "Undealt", "Auction", "Play", "Declarer", "Contract")
_OF_A_DEAL = {
    *(*_ONE_PER_DEAL, "GameScores", "CardsAdded", "CardsRemoved", "CardsPassed"),
    *(DUMMY_TAG, DECISIONS_TAG),
}
_MOST_TAGS = 100
"""Of one deal; those of other programs have about twenty."""
_ESCAPES = {"\n": "n", "\r": "r", "\t": "t", "\\": "\\", '"': '"'}
_UNESCAPES = {letter: character for character, letter in _ESCAPES.items()}


@dataclass(frozen=True, slots=True)
class Tag:
    """One tag with the rows that follow it."""

    name: str
    value: str
    line: int
    """Where it stands, from 1."""
    rows: list[str] = field(default_factory=list)

    @property
    def where(self) -> str:
        return f"line {self.line}"


@dataclass(frozen=True, slots=True)
class DealTags:
    """The tags of one deal, those it shares with the deal before included."""

    tags: list[Tag]

    def find(self, name: str) -> Tag | None:
        """The last tag of this name."""
        return next((tag for tag in reversed(self.tags) if tag.name == name), None)

    def all(self, name: str) -> list[Tag]:
        return [tag for tag in self.tags if tag.name == name]

    def value(self, name: str) -> str:
        """The value of the tag, empty without one."""
        tag = self.find(name)
        return "" if tag is None else tag.value


def deals_of(text: str) -> list[DealTags]:
    """The file cut into deals: at every Event, and where a tag of a deal comes again.

    Raises ExchangeError for what is no tag, and for more of them than any game has.
    """
    deals: list[DealTags] = []
    for tag in _tags(text):
        if not deals or tag.name == "Event":
            deals.append(DealTags([]))
        elif tag.name in _ONE_PER_DEAL and deals[-1].find(tag.name) is not None:
            shared = [one for one in deals[-1].tags if one.name not in _OF_A_DEAL]
            deals.append(DealTags(shared))
        deals[-1].tags.append(tag)
        if len(deals) > MOST_DEALS:
            raise ExchangeError(f"the file holds more than {MOST_DEALS} deals")
        if len(deals[-1].tags) > _MOST_TAGS:
            raise ExchangeError(f"{tag.where}: a deal has at most {_MOST_TAGS} tags")
    return [deal for deal in deals if deal.find("Deal") is not None]


def tag_line(name: str, value: str) -> str:
    """The tag as it is written."""
    escaped = "".join(f"\\{_ESCAPES[c]}" if c in _ESCAPES else c for c in value)
    return f'[{name} "{escaped}"]'


def card_text(card: Card) -> str:
    """The card, suit first; the joker is the high card of suit J."""
    return "JH" if card.suit is None else card.suit.letter + card.rank.letter


def hand_text(hand: Hand) -> str:
    """The hand in groups by suit, high cards first, with a fifth group if it has the joker."""
    in_groups = (
        "".join(card.rank.letter for card in sorted(hand, reverse=True) if card.suit is suit)
        for suit in GROUPS
    )
    return ".".join((*in_groups, *(["H"] if JOKER in hand else [])))


def parse_card(word: str, where: str) -> Card:
    """Read a card with the suit first."""
    if word.upper() in _JOKER_WORDS:
        return JOKER
    try:
        return Card.parse(word[::-1].upper())
    except ValueError:
        raise ExchangeError(f"{where}: not a card: {shown(word)}") from None


def parse_cards(text: str, where: str) -> Hand:
    """Read cards written in a row, two letters each."""
    packed = "".join(text.split())
    return tuple(parse_card(packed[at : at + 2], where) for at in range(0, len(packed), 2))


def parse_hand(text: str, where: str) -> Hand:
    """Read a hand in groups by suit; ``-`` is one that is not told."""
    if text == "-":
        return ()
    groups = text.split(".")
    if len(groups) > len(GROUPS) + 1:
        raise ExchangeError(f"{where}: a hand has at most five groups, not {len(groups)}")
    letters = [*(suit.letter for suit in GROUPS), "J"]
    return tuple(
        parse_card(letter + rank, where)
        for letter, group in zip(letters, groups, strict=False)
        for rank in group
    )


def parse_seat(text: str, players: int, where: str) -> Seat:
    """Read a seat's letter."""
    letter = text.strip().upper()
    if letter not in SEATS[players]:
        raise ExchangeError(f"{where}: there is no seat {shown(text)} among {players} players")
    return SEATS[players].index(letter)


def _tags(text: str) -> list[Tag]:
    tags: list[Tag] = []
    for number, line in enumerate(text.split("\n"), start=1):
        line = line.strip()
        if line.startswith("["):
            tags.append(_tag(line, number))
        elif line and not line.startswith("%"):
            if not tags:
                raise ExchangeError(f"line {number}: a row before the first tag")
            tags[-1].rows.append(line)
    return tags


def _tag(line: str, number: int) -> Tag:
    """Programs forget to escape quotes, and even the last bracket: the outer quotes count."""
    name = line[1:].split(maxsplit=1)[0] if line[1:].strip() else ""
    first, last = line.find('"'), line.rfind('"')
    if not name or not 0 <= first < last:
        raise ExchangeError(f'line {number}: a tag is written [Name "value"], not {shown(line)}')
    return Tag(name, _unescaped(line[first + 1 : last]), number)


def _unescaped(text: str) -> str:
    return re.sub(r"\\(.)", lambda found: _UNESCAPES.get(found[1], found[1]), text)
