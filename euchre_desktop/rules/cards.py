"""What is a card worth? Suits, ranks, the bowers and the joker.

Everything that is peculiar to Euchre's ranking of cards lives here: the jack
of trump is the *right bower*, the jack of the other suit of its color the
*left bower*, and both, like the joker, belong to the trump suit in every
respect.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import NamedTuple


class Suit(IntEnum):
    """The four suits; a suit and `same_color` add up to three."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        return "CDHS"[self]

    @property
    def same_color(self) -> Suit:
        """The other suit of this color, whose jack is the left bower."""
        return _SAME_COLOR[self]


_SAME_COLOR = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


class Rank(IntEnum):
    """Printed ranks in the order of a side suit; the joker above them all."""

    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14
    JOKER = 15

    @property
    def letter(self) -> str:
        """The rank as cards are written; the joker has none of its own."""
        return "789TJQKA"[self - 7]


class Card(NamedTuple):
    """One card. A named tuple, because opponents hash cards all day."""

    rank: Rank
    suit: Suit | None
    """The printed suit; None for the joker."""

    def __str__(self) -> str:
        return "JK" if self.suit is None else self.rank.letter + self.suit.letter

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card written like ``"JC"`` or ``"JK"``; raise ValueError if it is not one."""
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise ValueError(f"not a card: {text!r}") from None


JOKER = Card(Rank.JOKER, None)

ALL_CARDS: tuple[Card, ...] = (
    *(Card(rank, suit) for suit in Suit for rank in Rank if rank is not Rank.JOKER),
    JOKER,
)
"""Every card any game can use, in the fixed order that texts and shuffles start from."""

_BY_TEXT = {str(card): card for card in ALL_CARDS}
_PLACE = {card: place for place, card in enumerate(ALL_CARDS)}


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """`cards` in the order of ALL_CARDS, so that equal sets are equal tuples."""
    return tuple(sorted(cards, key=_PLACE.__getitem__))


def right_bower(trump: Suit) -> Card:
    return Card(Rank.JACK, trump)


def left_bower(trump: Suit) -> Card:
    return Card(Rank.JACK, _SAME_COLOR[trump])


def effective_suit(card: Card, trump: Suit) -> Suit:
    """The suit `card` counts as while `trump` is trump."""
    if card.suit is None:
        return trump
    if card.rank is Rank.JACK and _SAME_COLOR[card.suit] is trump:
        return trump
    return card.suit


def is_trump(card: Card, trump: Suit) -> bool:
    return effective_suit(card, trump) is trump


def strength(card: Card, trump: Suit, led: Suit) -> int:
    """Order cards within one trick; a card that cannot win it has strength 0.

    RULES: trump runs joker, right bower, left bower, A K Q T 9 8 7; another
    suit A K Q J T 9 8 7, less the left bower.
    """
    if is_trump(card, trump):
        return 20 + trump_rank(card, trump)
    return int(card.rank) if card.suit is led else 0


def trump_rank(card: Card, trump: Suit) -> int:
    """Order the trumps among themselves: 7 for the seven up to 17 for the joker."""
    if card.suit is None:
        return 17
    if card.rank is Rank.JACK:
        return 16 if card.suit is trump else 15
    return int(card.rank)
