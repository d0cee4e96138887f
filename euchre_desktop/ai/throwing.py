"""Which card is missed least, when this trick is not to be won?"""

from __future__ import annotations

from collections.abc import Sequence

from euchre_desktop.ai.reasons import card_name, suit_name
from euchre_desktop.ai.view import View
from euchre_desktop.rules import Card, effective_suit, is_trump, strength


def throw(view: View, among: Sequence[Card]) -> Card:
    """The card of `among` this seat can best do without."""
    return min(among, key=lambda card: _loss(view, card))


def thrown(view: View, card: Card) -> str:
    """What throwing `card` is good for, in words to follow a reason."""
    if is_trump(card, view.trump):
        return f"I play my lowest, {card_name(card, view.trump)}"
    alone = view.length(view.suit(card)) == 1 and len(view.hand) > 1
    led = view.seen.trick.led(view.trump)
    if alone and view.trumps and view.suit(card) is not led:
        return f"I throw {card_name(card)}, to trump {suit_name(view.suit(card))} later"
    return f"I throw {card_name(card)}"


def _loss(view: View, card: Card) -> tuple[int, ...]:
    trump = view.trump
    if is_trump(card, trump):
        return (3, strength(card, trump, trump), 0, 0)
    suit = effective_suit(card, trump)
    length = view.length(suit)
    if view.memory.is_boss(card):
        return (2, card.rank, -length, suit)
    guarded = length > 1 and len(view.memory.above(card)) == 1
    guards = length == 2 and not guarded and _beside_second_best(view, card)
    makes_void = bool(view.trumps) and length == 1
    if makes_void:
        return (0, card.rank, 0, suit)
    return (1, guarded or guards, card.rank, suit)


def _beside_second_best(view: View, card: Card) -> bool:
    """Is the other card of this suit the second best left, which needs a companion?"""
    suit = view.suit(card)
    return any(
        len(view.memory.above(other)) == 1
        for other in view.hand
        if other != card and view.suit(other) is suit
    )
