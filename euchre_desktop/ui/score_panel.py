"""How does the game stand? One row per player, or per side: dots to the target, and two fives.

The fives are drawn in games to ten, where a pair of them counts as far as the
game goes, and where a row has room for them; else dots, or a bar, stand alone.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from euchre_desktop.rules import Seat, Suit
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.fives import MOST_POINTS, PIP_SIZE, REACH, draw_fives
from euchre_desktop.ui.still import Still, draw_panel, draw_text, narrowed, table_font, text_width
from euchre_desktop.ui.theme import PANEL_RADIUS, SMALL, TITLE, seat_color

_MOST_DOTS = 12
"""Beyond this target a bar takes the dots' place."""

_LEAST_TRACK = 60
"""Below this width dots and bars say nothing."""

_LEAST_ROW = 30
"""Below this height fives are too small to count their pips."""

_PIPS = (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS)
"""The suits of the rows' fives: no two rows take theirs from one."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One player's or side's score."""

    name: str
    seat: Seat
    """Whose color the row has."""
    points: int


class ScorePanel(Still):
    """The scores, upper right."""

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("score_panel")
        self._art = art
        self._rows: tuple[ScoreRow, ...] = ()
        self._target = 10
        self._scale = 1.0

    @property
    def rows(self) -> tuple[ScoreRow, ...]:
        return self._rows

    def show_scores(
        self, rows: tuple[ScoreRow, ...], target: int, place: QRectF, scale: float
    ) -> None:
        """Draw the panel at `place`."""
        self._rows, self._target, self._scale = rows, target, scale
        scores = [
            self.tr("{name}: {points}").format(name=row.name, points=row.points) for row in rows
        ]
        self.redraw(place, "; ".join((self._title(), *scores)), (rows, target, scale))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        unit = self._scale
        draw_panel(painter, area, PANEL_RADIUS * unit, self.colors)
        inner = area.adjusted(13 * unit, 6 * unit, -12 * unit, -6 * unit)
        head = 17 * unit
        painter.setPen(self.colors.soft_text)
        draw_text(
            painter,
            QRectF(inner.left(), inner.top(), inner.width(), head),
            self._title(),
            table_font(SMALL, unit),
            Qt.AlignmentFlag.AlignHCenter,
        )
        if not self._rows:
            return
        height = (inner.height() - head) / len(self._rows)
        fives = self._fives_width(height, inner.width())
        names = inner.width() if fives else self._name_width(inner.width())
        for number, row in enumerate(self._rows):
            top = inner.top() + head + number * height
            line = QRectF(inner.left(), top, inner.width(), height)
            if fives:
                self._draw_roomy(painter, line, number, fives)
            else:
                self._draw_row(painter, line, row, names)

    def _fives_width(self, height: float, room: float) -> float:
        """How wide the pairs of fives are; 0 where the score is shown without them."""
        unit = self._scale
        if self._target != MOST_POINTS or height < _LEAST_ROW * unit:
            return 0
        width = height * 0.66 * REACH
        bold = table_font(TITLE - 1, unit, bold=True)
        names = max(text_width(row.name, bold) for row in self._rows)
        enough = names + width + self._number_width() + 14 * unit <= room
        return width if enough else 0

    def _draw_roomy(self, painter: QPainter, line: QRectF, number: int, fives: float) -> None:
        """Name above dots, the pair of fives, and the number."""
        unit, row, numbers = self._scale, self._rows[number], self._number_width()
        left = QRectF(line)
        left.setWidth(line.width() - numbers - fives - 10 * unit)
        painter.setPen(self.colors.text)
        name = left.adjusted(0, 4 * unit, 0, -12 * unit)
        draw_text(painter, name, row.name, table_font(TITLE - 1, unit, bold=True))
        self._draw_number(painter, line, row)
        dots = QRectF(
            line.left(), line.bottom() - 11 * unit, min(left.width(), 110 * unit), 5 * unit
        )
        self._draw_dots(painter, dots, row)
        pair = QRectF(left.right(), line.top() + 2 * unit, fives, line.height() - 4 * unit)
        pip = self._art.suit(_PIPS[number], line.height() * PIP_SIZE, on_dark=False)
        draw_fives(painter, pair, row.points, pip, seat_color(row.seat))

    def _draw_number(self, painter: QPainter, line: QRectF, row: ScoreRow) -> None:
        numbers = self._number_width()
        painter.setPen(self.colors.text)
        draw_text(
            painter,
            QRectF(line.right() - numbers, line.top(), numbers, line.height()),
            str(row.points),
            table_font(TITLE, self._scale, bold=True),
            Qt.AlignmentFlag.AlignRight,
        )

    def _title(self) -> str:
        return self.tr("First to {target}").format(target=self._target)

    def _name_width(self, room: float) -> float:
        """As wide as the names; dots rather than letters go where there is no room for both."""
        bold = table_font(TITLE - 1, self._scale, bold=True)
        widest = max(text_width(row.name, bold) for row in self._rows) + 2
        left_over = room - self._number_width() - 13 * self._scale
        has_track = left_over - widest >= _LEAST_TRACK * self._scale
        return widest if has_track else left_over

    def _number_width(self) -> float:
        return text_width("00", table_font(TITLE, self._scale, bold=True)) + 2

    def _draw_row(self, painter: QPainter, line: QRectF, row: ScoreRow, names: float) -> None:
        unit, numbers = self._scale, self._number_width()
        bold = table_font(TITLE - 1, unit, bold=True)
        bold = narrowed([row.name for row in self._rows], bold, names)
        painter.setPen(self.colors.text)
        draw_text(painter, QRectF(line.left(), line.top(), names, line.height()), row.name, bold)
        self._draw_number(painter, line, row)
        left, right = line.left() + names + 9 * unit, line.right() - numbers - 4 * unit
        track = QRectF(left, line.center().y() - 6 * unit, right - left, 12 * unit)
        if track.width() < 20 * unit:
            return
        if self._target <= _MOST_DOTS:
            self._draw_dots(painter, track, row)
        else:
            self._draw_bar(painter, track, row)

    def _draw_dots(self, painter: QPainter, track: QRectF, row: ScoreRow) -> None:
        step = track.width() / self._target
        width = min(step * 0.8, max(track.height() * 0.88, 7 * self._scale))
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(self._target):
            painter.setBrush(_bright(row.seat) if number < row.points else self.colors.empty)
            dot = QRectF(track.left() + number * step, track.top(), width, track.height())
            painter.drawRoundedRect(dot, width * 0.3, width * 0.3)

    def _draw_bar(self, painter: QPainter, track: QRectF, row: ScoreRow) -> None:
        radius = track.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colors.empty)
        painter.drawRoundedRect(track, radius, radius)
        share = min(1.0, row.points / self._target)
        if share > 0:
            filled = QRectF(track)
            filled.setWidth(max(track.height(), track.width() * share))
            painter.setBrush(_bright(row.seat))
            painter.drawRoundedRect(filled, radius, radius)


def _bright(seat: Seat) -> QColor:
    return seat_color(seat).lighter(120)
