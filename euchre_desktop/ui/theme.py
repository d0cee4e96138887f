"""Which colors and sizes does the table use? One place for all of them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QFont

from euchre_desktop.rules import Seat


@dataclass(frozen=True, slots=True)
class Cloth:
    """A table cloth: a radial gradient, and the lines drawn on it."""

    center: str
    edge: str
    line: str


GREEN_CLOTH = Cloth("#2a7a55", "#123f2c", "#ffffff")

PANEL = QColor("#143828")
PANEL_LINE = QColor("#2f6a4e")
TEXT = QColor("#ffffff")
SOFT_TEXT = QColor("#bcd8ca")
PAPER = QColor("#fbf7ea")
PAPER_LINE = QColor("#c9bf9f")
INK = QColor("#2b2a22")
SOFT_INK = QColor("#6a6554")
NOW = QColor("#e8c35a")
"""Gold: what matters now, and nothing else."""
CHOICE = QColor("#1d5c43")
"""The strongest choice of a panel."""

SEAT_COLORS = ("#7a4fa0", "#b5533c", "#3f6fa8", "#37815b")

GRID = 8
PANEL_RADIUS = 14
PLATE_RADIUS = 27
DIALOG_RADIUS = 16

SMALL, BODY, TITLE = 12, 13, 15
"""Text sizes in pixels at 100 %."""


def seat_color(seat: Seat) -> QColor:
    """The seat's own color; always shown with a name or letter, never alone."""
    return QColor(SEAT_COLORS[seat])


def font(pixels: int, *, bold: bool = False, scale: float = 1.0) -> QFont:
    """The system's UI font at `pixels` times `scale`."""
    made = QFont()
    made.setPixelSize(max(8, round(pixels * scale)))
    made.setBold(bold)
    return made
