"""Who sits here, and how do they stand in this deal?"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from euchre_desktop.rules import Seat, Suit
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.names import initial
from euchre_desktop.ui.still import Still, draw_panel, draw_text, narrowed, table_font, text_width
from euchre_desktop.ui.theme import (
    BODY,
    INK,
    PLATE_RADIUS,
    SMALL,
    TEXT,
    TITLE,
    seat_color,
)

_DEALER_GROUND = QColor("#f2f0e6")
_DEALER_LINE = QColor("#8f8a76")
_SIGN_GROUND = QColor("#0c241a")
_SIGN_RADIUS, _SIGN_STEP = 11.5, 26


@dataclass(frozen=True, slots=True)
class PlateText:
    """What a plate says."""

    name: str
    state: str
    short_state: str = ""
    """Said where there is no room for `state`."""
    is_dealer: bool = False
    trump: Suit | None = None
    """The suit this seat made trump."""
    is_now: bool = False
    sits_out: bool = False
    is_person: bool = False
    """Whoever looks at the table has a letter: nobody knows what they look like."""


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
        self.redraw(place, self._said(), (text, scale))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        text, unit = self._text, self._scale
        if text.sits_out:
            painter.setOpacity(0.6)
        line = QPen(self.colors.now, 2 * unit) if text.is_now else None
        draw_panel(painter, area, min(PLATE_RADIUS * unit, area.height() / 2), self.colors, line)
        disc = area.height() - 12 * unit
        self._draw_disc(painter, QRectF(6 * unit, 6 * unit, disc, disc))
        left, right = disc + 13 * unit, area.width() - 12 * unit
        middle = area.height() / 2
        name, state = table_font(TITLE, unit, bold=True), table_font(SMALL, unit)
        signs = self._signs_width()
        said = text.state
        if text_width(said, state) > right - left + 6 * unit and text.short_state:
            said = text.short_state
        # The signs stand in the middle if the state fits beside them, else beside the name.
        beside_both = text_width(said, state) <= right - left - signs
        self._draw_signs(painter, QPointF(right, middle if beside_both else middle - 9 * unit))
        named = QRectF(left, middle - 20 * unit, right - left - signs, 20 * unit)
        stated = QRectF(left, middle + 1 * unit, right - left + 6 * unit, 18 * unit)
        painter.setPen(self.colors.text)
        draw_text(painter, named, text.name, narrowed([text.name], name, named.width()))
        painter.setPen(self.colors.soft_text)
        draw_text(painter, stated, said, narrowed([said], state, stated.width()))

    def _signs_width(self) -> float:
        count = self._text.is_dealer + (self._text.trump is not None)
        return count * _SIGN_STEP * self._scale

    def _draw_signs(self, painter: QPainter, right: QPointF) -> None:
        center = right - QPointF(_SIGN_RADIUS * self._scale, 0)
        if self._text.is_dealer:
            self._draw_dealer(painter, center)
            center -= QPointF(_SIGN_STEP * self._scale, 0)
        if self._text.trump is not None:
            self._draw_trump(painter, center, self._text.trump)

    def _draw_disc(self, painter: QPainter, disc: QRectF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(seat_color(self._seat))
        painter.drawEllipse(disc)
        if not self._text.is_person:
            painter.drawPixmap(disc.topLeft(), self._art.portrait(self._seat, disc.height()))
            return
        painter.setPen(TEXT)
        painter.setFont(table_font(18, self._scale, bold=True))
        painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, initial(self._text.name))

    def _draw_dealer(self, painter: QPainter, center: QPointF) -> None:
        radius = _SIGN_RADIUS * self._scale
        painter.setPen(QPen(_DEALER_LINE, 1.5 * self._scale))
        painter.setBrush(_DEALER_GROUND)
        painter.drawEllipse(center, radius, radius)
        painter.setPen(INK)
        painter.setFont(table_font(BODY, self._scale, bold=True))
        box = QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.tr("D", "dealer button"))

    def _draw_trump(self, painter: QPainter, center: QPointF, suit: Suit) -> None:
        radius, height = _SIGN_RADIUS * self._scale, 14 * self._scale
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
