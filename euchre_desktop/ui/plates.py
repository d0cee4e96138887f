"""Who sits here, and how do they stand in this deal?"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from euchre_desktop.rules import Seat, Suit
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.still import Still, draw_panel, draw_text
from euchre_desktop.ui.theme import (
    BODY,
    INK,
    NOW,
    PLATE_RADIUS,
    SMALL,
    SOFT_TEXT,
    TEXT,
    TITLE,
    font,
    seat_color,
)

_DEALER_GROUND = QColor("#f2f0e6")
_DEALER_LINE = QColor("#8f8a76")
_SIGN_GROUND = QColor("#0c241a")


@dataclass(frozen=True, slots=True)
class PlateText:
    """What a plate says."""

    name: str
    state: str
    is_dealer: bool = False
    trump: Suit | None = None
    """The suit this seat made trump."""
    is_now: bool = False
    sits_out: bool = False


class Plate(Still):
    """Portrait disc, name, one line of state, dealer button, and the maker's trump sign."""

    def __init__(self, seat: Seat, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"plate_{seat}")
        self._seat, self._art = seat, art
        self._text = PlateText("", "")
        self._scale = 1.0

    @property
    def shown(self) -> PlateText:
        return self._text

    def show_text(self, text: PlateText, place: QRectF, scale: float) -> None:
        """Draw the plate at `place`."""
        self._text, self._scale = text, scale
        self.redraw(place, self._said())

    def draw(self, painter: QPainter, area: QRectF) -> None:
        text, unit = self._text, self._scale
        if text.sits_out:
            painter.setOpacity(0.6)
        line = QPen(NOW, 2 * unit) if text.is_now else None
        draw_panel(painter, area, min(PLATE_RADIUS * unit, area.height() / 2), line)
        disc = area.height() - 12 * unit
        self._draw_disc(painter, QRectF(6 * unit, 6 * unit, disc, disc))
        left, right = disc + 14 * unit, area.width() - 10 * unit
        middle = area.height() / 2
        if text.is_dealer:
            right -= 27 * unit
            self._draw_dealer(painter, QPointF(right + 13 * unit, middle))
            right -= 3 * unit
        if text.trump is not None:
            right -= 27 * unit
            self._draw_trump(painter, QPointF(right + 13 * unit, middle), text.trump)
            right -= 3 * unit
        width = right - left
        painter.setPen(TEXT)
        name = font(TITLE, bold=True, scale=unit)
        draw_text(painter, QRectF(left, middle - 20 * unit, width, 20 * unit), text.name, name)
        painter.setPen(SOFT_TEXT)
        state = font(SMALL, scale=unit)
        draw_text(painter, QRectF(left, middle + 1 * unit, width, 18 * unit), text.state, state)

    def _draw_disc(self, painter: QPainter, disc: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(seat_color(self._seat))
        painter.drawEllipse(disc)
        painter.setPen(TEXT)
        painter.setFont(font(18, bold=True, scale=self._scale))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, self._text.name[:1].upper())

    def _draw_dealer(self, painter: QPainter, center: QPointF) -> None:
        radius = 12.5 * self._scale
        painter.setPen(QPen(_DEALER_LINE, 1.5 * self._scale))
        painter.setBrush(_DEALER_GROUND)
        painter.drawEllipse(center, radius, radius)
        painter.setPen(INK)
        painter.setFont(font(BODY, bold=True, scale=self._scale))
        box = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.tr("D", "dealer button"))

    def _draw_trump(self, painter: QPainter, center: QPointF, suit: Suit) -> None:
        radius, height = 13 * self._scale, 15 * self._scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_SIGN_GROUND)
        painter.drawEllipse(center, radius, radius)
        sign = self._art.suit(suit, height, on_dark=True)
        painter.drawPixmap(center - QPointF(height / 2, height / 2), sign)

    def _said(self) -> str:
        text = self._text
        parts = [text.name, text.state]
        if text.is_dealer:
            parts.append(self.tr("dealer"))
        return self.tr(", ", "between parts of a list").join(part for part in parts if part)
