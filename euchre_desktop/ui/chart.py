"""How is a row of figures drawn? A line or bars with their intervals, and a text of the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFontInfo,
    QImage,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from euchre_desktop.app.statistics.counting import Point
from euchre_desktop.ui.theme import BODY, SMALL, font

EXPORT_SIZE = QSize(1200, 720)
_BAND_ALPHA = 56
_STEPS = (0.01, 0.02, 0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10)
_MOST_LINES = 6


@dataclass(frozen=True, slots=True)
class ChartContent:
    """What a chart shows."""

    title: str
    across: str
    """What runs from left to right."""
    percent: bool
    """Are the values shares, 0 to 1?"""
    bars: bool
    points: tuple[Point, ...]
    nothing: str = ""
    """Said where there is no point."""

    def written(self, value: float) -> str:
        if self.percent:
            return f"{100 * value:.0f} %"
        return f"{round(value, 2) + 0.0:.2f}".replace("-", "\u2212")  # no zero below zero


class Chart(QWidget):
    """A chart in the window; `image` draws the same for a file."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("chart")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(150)
        self._content: ChartContent | None = None

    def show_content(self, content: ChartContent) -> None:
        self._content = content
        self.setAccessibleName(content.title)
        points = content.points
        last = f"{points[-1].label}: {content.written(points[-1].value)}" if points else ""
        self.setAccessibleDescription(last or content.nothing)
        self.update()

    def image(self) -> QImage:
        """The chart as a picture of `EXPORT_SIZE`."""
        picture = QImage(EXPORT_SIZE, QImage.Format.Format_RGB32)
        picture.fill(self.palette().window().color())
        painter = QPainter(picture)
        self._draw(painter, QRectF(0, 0, EXPORT_SIZE.width(), EXPORT_SIZE.height()), 1.5)
        painter.end()
        return picture

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._draw(painter, QRectF(self.rect()), QFontInfo(self.font()).pixelSize() / BODY)

    def _draw(self, painter: QPainter, area: QRectF, scale: float) -> None:
        if self._content is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _Drawing(painter, area, self._content, scale, self.palette()).draw()


class _Drawing:
    """One drawing of one content into one area."""

    def __init__(
        self,
        painter: QPainter,
        area: QRectF,
        content: ChartContent,
        scale: float,
        palette: QPalette,
    ) -> None:
        self._ink, self._soft = palette.windowText().color(), palette.shadow().color()
        self._line, self._choice = palette.mid().color(), palette.accent().color()
        self._band = QColor(self._choice)
        self._band.setAlpha(_BAND_ALPHA)
        self._painter, self._content, self._scale = painter, content, scale
        self._area = area
        side, top, bottom = 58 * scale, 34 * scale, 46 * scale
        self._plot = area.adjusted(side, top, -18 * scale, -bottom)
        self._low, self._high, self._step = _range_of(content)

    def draw(self) -> None:
        painter, content = self._painter, self._content
        painter.setPen(self._ink)
        painter.setFont(font(BODY, bold=True, scale=self._scale))
        title = self._area.adjusted(10 * self._scale, 6 * self._scale, 0, 0)
        painter.drawText(title, Qt.AlignmentFlag.AlignTop, content.title)
        if not content.points:
            painter.setPen(self._soft)
            painter.setFont(font(BODY, scale=self._scale))
            painter.drawText(self._plot, Qt.AlignmentFlag.AlignCenter, content.nothing)
            return
        self._draw_grid()
        if content.bars:
            self._draw_bars()
        else:
            self._draw_line()
        self._draw_labels()

    def _x(self, place: int) -> float:
        number = len(self._content.points)
        if self._content.bars or number == 1:
            return self._plot.left() + self._plot.width() * (place + 0.5) / number
        return self._plot.left() + self._plot.width() * place / (number - 1)

    def _y(self, value: float) -> float:
        share = (value - self._low) / (self._high - self._low)
        return self._plot.bottom() - self._plot.height() * min(1.0, max(0.0, share))

    def _draw_grid(self) -> None:
        painter = self._painter
        painter.setFont(font(SMALL, scale=self._scale))
        value = self._low
        while value <= self._high + self._step / 2:
            y = self._y(value)
            is_zero = abs(value) < self._step / 2
            painter.setPen(QPen(self._soft if is_zero else self._line, 1))
            painter.drawLine(QPointF(self._plot.left(), y), QPointF(self._plot.right(), y))
            painter.setPen(self._soft)
            place = QRectF(
                self._area.left(), y - 9 * self._scale, 50 * self._scale, 18 * self._scale
            )
            align = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, align, self._content.written(value))
            value += self._step

    def _draw_line(self) -> None:
        painter, points = self._painter, self._content.points
        upper = [QPointF(self._x(n), self._y(point.high)) for n, point in enumerate(points)]
        lower = [QPointF(self._x(n), self._y(point.low)) for n, point in enumerate(points)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._band)
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
        painter.setPen(QPen(self._choice, 2.2 * self._scale))
        values = [QPointF(self._x(n), self._y(point.value)) for n, point in enumerate(points)]
        painter.drawPolyline(QPolygonF(values))
        painter.setBrush(self._choice)
        if len(values) <= 40:
            for value in values:
                painter.drawEllipse(value, 2.5 * self._scale, 2.5 * self._scale)

    def _draw_bars(self) -> None:
        painter, points = self._painter, self._content.points
        half = min(34 * self._scale, self._plot.width() / len(points) * 0.32)
        for number, point in enumerate(points):
            x, zero, top = self._x(number), self._y(0), self._y(point.value)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._choice if point.value >= 0 else QColor("#b5533c"))
            painter.drawRect(QRectF(QPointF(x - half, top), QPointF(x + half, zero)).normalized())
            painter.setPen(QPen(self._ink, 1.4 * self._scale))
            low, high = self._y(point.low), self._y(point.high)
            painter.drawLine(QPointF(x, low), QPointF(x, high))
            for end in (low, high):
                reach = 5 * self._scale
                painter.drawLine(QPointF(x - reach, end), QPointF(x + reach, end))

    def _draw_labels(self) -> None:
        painter, points = self._painter, self._content.points
        painter.setFont(font(SMALL, scale=self._scale))
        painter.setPen(self._soft)
        wide = 96 * self._scale
        every = max(1, -(-len(points) // max(1, int(self._plot.width() / wide))))
        for number in range(0, len(points), every):
            place = QRectF(0, self._plot.bottom() + 4 * self._scale, wide, 16 * self._scale)
            place.moveCenter(QPointF(self._x(number), place.center().y()))
            place.moveLeft(max(self._area.left(), min(place.left(), self._area.right() - wide)))
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, points[number].label)
        below = QRectF(self._plot)
        below.setTop(self._area.bottom() - 22 * self._scale)
        below.setBottom(self._area.bottom() - 4 * self._scale)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._content.across)


def _range_of(content: ChartContent) -> tuple[float, float, float]:
    """The lowest and highest value drawn, both round, and the step between two lines."""
    if content.percent:
        return 0.0, 1.0, 0.25
    values = _told(content.points)
    low, high = min(0.0, *values), max(0.1, *values)
    step = next((step for step in _STEPS if (high - low) / step <= _MOST_LINES), 20.0)
    return _floor(low, step), -_floor(-high, step), step


def _told(points: Sequence[Point]) -> list[float]:
    """All values that a chart has to hold, and 0."""
    return [0.0, *(value for point in points for value in (point.value, point.low, point.high))]


def _floor(value: float, step: float) -> float:
    return step * (value // step)
