"""Where is everything on the table? A pure function of what lies there and its frame."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from PySide6.QtCore import QPointF, QRectF, QSizeF

from euchre_desktop.rules import Observation, Seat, score_slots
from euchre_desktop.ui.card_places import CardPlaces, aside, trick_place
from euchre_desktop.ui.division import frame
from euchre_desktop.ui.frame import CARD_ASPECT, Frame
from euchre_desktop.ui.spots import Pile, Slot, Spot
from euchre_desktop.ui.tableau import Tableau, tableau


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Every card's spot, the outlined places, and the frame around them."""

    frame: Frame
    spots: dict[Slot, Spot]
    deck: Spot
    """Where the cards are dealt from and gathered to: the dealer's side."""
    outlines: tuple[QRectF, ...] = field(default=())
    """Dashed places for a card to come."""

    def hand(self, seat: Seat) -> list[Spot]:
        """The spots of `seat`'s cards, in the order they lie."""
        found = [
            spot
            for slot, spot in self.spots.items()
            if slot.pile is Pile.HAND and slot.seat == seat
        ]
        return sorted(found, key=lambda spot: spot.z)


def layout(seen: Observation, size: QSizeF, words: float = 1.0) -> TableLayout:
    """Where everything is in a window of `size`, when nothing moves."""
    return lay_out(tableau(seen), frame_for(seen, size, words))


def frame_for(seen: Observation, size: QSizeF, words: float = 1.0) -> Frame:
    """The frame of the game that `seen` belongs to."""
    return frame(size, seen.players, seen.options.has_dummy, score_slots(seen.players), words)


def lay_out(shown: Tableau, within: Frame) -> TableLayout:
    """Every card of `shown` in its place."""
    spots = {spot.slot: spot for spot in CardPlaces(shown, within).all()}
    deck = aside(shown, within, Slot(Pile.KITTY), 0)
    return TableLayout(within, spots, replace(deck, z=0), _outlines(shown, within))


def _outlines(shown: Tableau, within: Frame) -> tuple[QRectF, ...]:
    height = within.middle_height
    width = height * CARD_ASPECT

    def around(center: QPointF) -> QRectF:
        return QRectF(center.x() - width / 2, center.y() - height / 2, width, height)

    if shown.to_play is not None:
        return (around(trick_place(shown, within, shown.to_play)),)
    if shown.offered is not None:
        return (around(within.upcard),)
    return ()
