"""Which part of the window belongs to what on the table?

Pure geometry: a function of the window's size and the kind of game.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF

from euchre_desktop.rules import Seat

CARD_ASPECT = 250 / 350
"""Width to height."""


class Side(Enum):
    """Where a seat is, as the person sees it."""

    BELOW = "below"
    LEFT = "left"
    ABOVE = "above"
    RIGHT = "right"


_SIDES = {
    2: (Side.BELOW, Side.ABOVE),
    3: (Side.BELOW, Side.LEFT, Side.RIGHT),
    4: (Side.BELOW, Side.LEFT, Side.ABOVE, Side.RIGHT),
}


def side_of(seat: Seat, person: Seat, players: int) -> Side:
    """Where `seat` is for whoever sits at `person`; clockwise is to the left."""
    return _SIDES[players][(seat - person) % players]


@dataclass(frozen=True, slots=True)
class Frame:
    """Places and measures, in logical pixels of a window of `size`."""

    size: QSizeF
    scale: float
    """Of text and plates; 1 at 1280 x 780."""
    gap: float
    compact: bool
    """Too small for everything beside each other: plates move up above the panel."""
    wide: bool
    """Is the person's plate beside the hand, rather than below it?"""
    hand_height: float
    rise: float
    """How far a playable card stands up."""
    lift: float
    """How far the card under the pointer stands up."""
    middle_height: float
    side_height: float
    """Of backs left and right."""
    above_height: float
    """Of backs, or the dummy, above."""
    small_height: float
    """Of the put-away kitty and of tricks taken."""
    hand: QRectF
    """Around the hand's cards at rest."""
    row_height: float
    """Of the two rows a maker chooses from."""
    rows: tuple[QRectF, QRectF]
    """The dummy's row and the person's own."""
    backs: dict[Side, QPointF]
    plates: dict[Side, QRectF]
    stacks: dict[Side, QRectF]
    kitties: dict[Side, QPointF]
    bubbles: dict[Side, QRectF]
    """Where a seat's speech bubble may lie, the corner nearest to the plate kept."""
    badge: QRectF
    score: QRectF
    above: QRectF
    """The dashed place of the dummy, or around the cards of the seat above."""
    above_label: QRectF
    dummy: QRectF
    """Around the dummy's cards."""
    upcard: QPointF
    kitty: QPointF
    trick: QPointF
    panel: QRectF
    merging_panel: QRectF
    result: QRectF
    """For the end of a deal: no hand lies there any more, but plates and tricks do."""
    talk: QRectF
    merging_talk: QRectF
    """What is said, between panel and rows."""
