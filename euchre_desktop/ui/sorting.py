"""In which order does a hand lie in front of the person?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise, permutations

from euchre_desktop.app.preferences import Preferences, SuitOrder, TrumpSide
from euchre_desktop.rules import Card, Suit, effective_suit, trump_rank

_RED = (Suit.DIAMONDS, Suit.HEARTS)
_PREFERRED = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


@dataclass(frozen=True, slots=True)
class HandOrder:
    """How the person likes their cards to lie."""

    trumps_left: bool = True
    descending: bool = True
    """From left to right within a suit."""


STANDARD_ORDER = HandOrder()


def order_of(preferences: Preferences) -> HandOrder:
    """What `preferences` ask for."""
    return HandOrder(
        trumps_left=preferences.trump_side is TrumpSide.LEFT,
        descending=preferences.suit_order is SuitOrder.DESCENDING,
    )


def sorted_hand(
    cards: Iterable[Card], trump: Suit | None, order: HandOrder = STANDARD_ORDER
) -> tuple[Card, ...]:
    """Trumps at one end, bowers and joker among them; beside them suits in alternating colors."""
    held = tuple(cards)
    groups = _groups(held, trump)
    if not order.trumps_left:
        groups.reverse()
    step = 1 if order.descending else -1
    return tuple(card for group in groups for card in group[::step])


def _groups(held: tuple[Card, ...], trump: Suit | None) -> list[list[Card]]:
    """The trumps and then each suit, each from high to low."""
    trumps = _trumps(held, trump)
    others = [card for card in held if card not in trumps]
    present = {card.suit for card in others if card.suit is not None}
    suits = _alternating(present, after=trump if trumps else None)
    return [[*trumps], *(_high_to_low(others, suit) for suit in suits)]


def _trumps(held: tuple[Card, ...], trump: Suit | None) -> tuple[Card, ...]:
    if trump is None:
        return tuple(card for card in held if card.suit is None)
    of_trump = (card for card in held if effective_suit(card, trump) is trump)
    return tuple(sorted(of_trump, key=lambda card: trump_rank(card, trump), reverse=True))


def _alternating(present: set[Suit], after: Suit | None) -> tuple[Suit, ...]:
    wanted = [suit for suit in _PREFERRED if suit in present]

    def neighbors_of_one_color(order: tuple[Suit, ...]) -> int:
        row = order if after is None else (after, *order)
        return sum((one in _RED) == (other in _RED) for one, other in pairwise(row))

    return min(permutations(wanted), key=neighbors_of_one_color)


def _high_to_low(cards: Iterable[Card], suit: Suit) -> list[Card]:
    of_suit = (card for card in cards if card.suit is suit)
    return sorted(of_suit, key=lambda card: card.rank, reverse=True)
