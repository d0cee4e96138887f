"""How does the game stand? One row per player, or per side, with dots to the target."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from euchre_desktop.rules import Seat
from euchre_desktop.ui.still import Still, draw_panel, draw_text, text_width
from euchre_desktop.ui.theme import PANEL_RADIUS, SMALL, SOFT_TEXT, TEXT, TITLE, font, seat_color

_MOST_DOTS = 12
"""Beyond this target a bar takes the dots' place."""

_EMPTY = QColor("#2b4d3e")


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """One player's or side's score."""

    name: str
    seat: Seat
    """Whose color the row has."""
    points: int


class ScorePanel(Still):
    """The scores, upper right."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("score_panel")
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
        self.redraw(place, "; ".join((self._title(), *scores)))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        unit = self._scale
        draw_panel(painter, area, PANEL_RADIUS * unit)
        inner = area.adjusted(13 * unit, 6 * unit, -12 * unit, -6 * unit)
        head = 17 * unit
        painter.setPen(SOFT_TEXT)
        draw_text(
            painter,
            QRectF(inner.left(), inner.top(), inner.width(), head),
            self._title(),
            font(SMALL, scale=unit),
            Qt.AlignmentFlag.AlignHCenter,
        )
        if not self._rows:
            return
        height = (inner.height() - head) / len(self._rows)
        names = self._name_width(inner.width())
        for number, row in enumerate(self._rows):
            line = QRectF(
                inner.left(), inner.top() + head + number * height, inner.width(), height
            )
            self._draw_row(painter, line, row, names)

    def _title(self) -> str:
        return self.tr("First to {target}").format(target=self._target)

    def _name_width(self, room: float) -> float:
        bold = font(TITLE - 1, bold=True, scale=self._scale)
        widest = max(text_width(row.name, bold) for row in self._rows)
        return min(widest + 2, room * 0.5)

    def _draw_row(self, painter: QPainter, line: QRectF, row: ScoreRow, names: float) -> None:
        unit = self._scale
        bold = font(TITLE - 1, bold=True, scale=unit)
        numbers = text_width("00", font(TITLE, bold=True, scale=unit)) + 2
        painter.setPen(TEXT)
        draw_text(painter, QRectF(line.left(), line.top(), names, line.height()), row.name, bold)
        draw_text(
            painter,
            QRectF(line.right() - numbers, line.top(), numbers, line.height()),
            str(row.points),
            font(TITLE, bold=True, scale=unit),
            Qt.AlignmentFlag.AlignRight,
        )
        left = line.left() + names + 9 * unit
        track = QRectF(
            left, line.center().y() - 6 * unit, line.right() - numbers - left, 12 * unit
        )
        track.setRight(track.right() - 4 * unit)
        if self._target <= _MOST_DOTS:
            self._draw_dots(painter, track, row)
        else:
            self._draw_bar(painter, track, row)

    def _draw_dots(self, painter: QPainter, track: QRectF, row: ScoreRow) -> None:
        step = track.width() / self._target
        width = min(step * 0.8, track.height() * 0.88)
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(self._target):
            painter.setBrush(_bright(row.seat) if number < row.points else _EMPTY)
            dot = QRectF(track.left() + number * step, track.top(), width, track.height())
            painter.drawRoundedRect(dot, width * 0.3, width * 0.3)

    def _draw_bar(self, painter: QPainter, track: QRectF, row: ScoreRow) -> None:
        radius = track.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_EMPTY)
        painter.drawRoundedRect(track, radius, radius)
        share = min(1.0, row.points / self._target)
        if share > 0:
            filled = QRectF(track)
            filled.setWidth(max(track.height(), track.width() * share))
            painter.setBrush(_bright(row.seat))
            painter.drawRoundedRect(filled, radius, radius)


def _bright(seat: Seat) -> QColor:
    return seat_color(seat).lighter(120)
