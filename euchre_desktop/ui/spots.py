"""What is a card's place on the table: which pile, and where on the screen?"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from euchre_desktop.rules import Card, Seat
from euchre_desktop.ui.frame import CARD_ASPECT


class Pile(Enum):
    """What a card belongs to at the moment."""

    HAND = "hand"
    DUMMY = "dummy"
    KITTY = "kitty"
    UPCARD = "upcard"
    TRICK = "trick"
    TAKEN = "taken"
    UNKEPT = "unkept"
    TURNED_UP = "turned up"


class Slot(NamedTuple):
    """One card's place within a pile, whatever the geometry."""

    pile: Pile
    seat: Seat = -1
    card: Card | None = None
    """In the person's own hand, which is told apart by its cards."""
    number: int = 0


@dataclass(frozen=True, slots=True)
class Spot:
    """A card's place on the screen. A hidden card's spot does not know which card it is."""

    slot: Slot
    x: float
    y: float
    height: float
    z: float
    card: Card | None = None
    """Its face, where the person may see it."""
    faces_up: bool = False
    rotation: float = 0.0
    dimmed: bool = False
    opacity: float = 1.0
    lifted: bool = False
    """Is the card held up from the cloth? Its shadow is wider then."""
    shadow: bool = True
    """The shadows of a whole pile would add up to black."""

    @property
    def width(self) -> float:
        return self.height * CARD_ASPECT


def raised(spot: Spot, by: float) -> Spot:
    """`spot` standing up by `by` pixels."""
    return replace(spot, y=spot.y - by)
