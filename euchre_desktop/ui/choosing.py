"""What may the person do with each card, and what have they chosen so far?"""

from __future__ import annotations

from euchre_desktop.rules import (
    HAND_SIZE,
    Card,
    NotFiveOfTen,
    Observation,
    Phase,
    PickUp,
    PlayCard,
    Refusal,
    refusal,
)

Outcome = PlayCard | Refusal | tuple[Card, ...]
"""What pressing a card leads to: a play, a refusal, or another selection."""


class Choosing:
    """One offer to the person, from `offer` until something is chosen."""

    def __init__(self, seen: Observation) -> None:
        self.seen = seen
        self.selection: tuple[Card, ...] = seen.hand if seen.phase is Phase.MERGING else ()
        """A maker starts from the five cards held, and exchanges what is worse."""

    @property
    def marks_cards(self) -> bool:
        """Are cards marked first, and the choice confirmed elsewhere?"""
        return self.seen.phase in (Phase.PICKING_UP, Phase.MERGING)

    @property
    def concerns_cards(self) -> bool:
        """Is it a choice among cards at all?"""
        return self.marks_cards or self.seen.phase is Phase.PLAYING

    def refusal_of(self, card: Card) -> Refusal | None:
        """Why `card` may not be chosen; None if it may, or if no card is asked for."""
        match self.seen.phase:
            case Phase.PLAYING:
                return refusal(self.seen, self.seen.hand, PlayCard(card))
            case Phase.PICKING_UP:
                return refusal(self.seen, self.seen.hand, PickUp(card))
            case _:
                return None

    def press(self, card: Card) -> Outcome | None:
        """Choose `card`, or take the choice back; None if no card is asked for."""
        refused = self.refusal_of(card)
        if refused is not None:
            return refused
        match self.seen.phase:
            case Phase.PLAYING:
                return PlayCard(card)
            case Phase.PICKING_UP:
                self.selection = () if self.selection == (card,) else (card,)
                return self.selection
            case Phase.MERGING:
                return self._mark(card)
            case _:
                return None

    def _mark(self, card: Card) -> Outcome:
        if card in self.selection:
            self.selection = tuple(other for other in self.selection if other != card)
        elif len(self.selection) == HAND_SIZE:
            return NotFiveOfTen()
        else:
            self.selection = (*self.selection, card)
        return self.selection
