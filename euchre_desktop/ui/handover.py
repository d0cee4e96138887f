"""Which card on the table is which, from one moment to the next?

Hidden cards have no names, so it follows from what left one pile and what
appeared in another.
"""

from __future__ import annotations

from collections.abc import Mapping

from euchre_desktop.rules import Seat
from euchre_desktop.ui.spots import Pile, Slot, Spot

_COMES_FROM: dict[Pile, tuple[Pile, ...]] = {
    Pile.HAND: (Pile.UPCARD, Pile.DUMMY),
    Pile.TRICK: (Pile.HAND,),
    Pile.KITTY: (Pile.HAND, Pile.UPCARD),
    Pile.UPCARD: (Pile.HAND,),
    Pile.UNKEPT: (Pile.HAND, Pile.DUMMY),
    Pile.TAKEN: (Pile.TRICK,),
    Pile.DUMMY: (),
    Pile.TURNED_UP: (),
}


def handed_over(before: Mapping[Slot, Spot], after: Mapping[Slot, Spot]) -> dict[Slot, Slot]:
    """For each slot of `after` that another slot's card comes to lie in: that other slot."""
    gone = [slot for slot in before if slot not in after]
    sources: dict[Slot, Slot] = {}
    for slot in after:
        if slot not in before:
            source = _source(slot, after[slot], gone, before)
            if source is not None:
                gone.remove(source)
                sources[slot] = source
    return _taken_in_below(sources, before, after)


def _source(slot: Slot, spot: Spot, gone: list[Slot], before: Mapping[Slot, Spot]) -> Slot | None:
    same_card = [old for old in gone if spot.card is not None and before[old].card == spot.card]
    if same_card:
        return same_card[0]
    for pile in _COMES_FROM[slot.pile]:
        found = [old for old in gone if old.pile is pile and _may_be(slot, old)]
        if found:
            return found[-1]
    return None


def _may_be(slot: Slot, old: Slot) -> bool:
    """A card is played from its seat's hand, and a trick is won with the winner's."""
    if slot.pile is Pile.TRICK:
        return old.seat == slot.seat and old.card is None
    return slot.pile is not Pile.TAKEN or old.seat == slot.seat


def _taken_in_below(
    sources: dict[Slot, Slot], before: Mapping[Slot, Spot], after: Mapping[Slot, Spot]
) -> dict[Slot, Slot]:
    """Put cards that join a hidden hand under it, so that what leaves next is another card."""
    moved = dict(sources)
    for seat in {slot.seat for slot in sources if _hidden_hand(slot)}:
        joining = [slot for slot in sources if _hidden_hand(slot) and slot.seat == seat]
        count = _size(seat, before)
        if count == 0:
            continue
        for number in range(count + len(joining)):
            slot = Slot(Pile.HAND, seat, None, number)
            if number < len(joining):
                moved[slot] = sources[joining[number]]
            else:
                moved[slot] = Slot(Pile.HAND, seat, None, number - len(joining))
    return {slot: source for slot, source in moved.items() if slot in after}


def _hidden_hand(slot: Slot) -> bool:
    return slot.pile is Pile.HAND and slot.card is None


def _size(seat: Seat, before: Mapping[Slot, Spot]) -> int:
    return sum(_hidden_hand(slot) and slot.seat == seat for slot in before)
