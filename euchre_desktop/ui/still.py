"""What is drawn once and then only shown: plates, badges and labels on the table."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from euchre_desktop.ui.theme import STANDARD_TABLE, TableColors, font

_SMALLEST = 11
"""Pixels of the smallest text on the table."""
_SMALLEST_IN_NEED = 10
"""Where there is no room for it: rather so small than cut off."""


class Still(QLabel):
    """A picture over the table that lets clicks through.

    It is drawn when its content changes, never while cards move beneath it,
    and it is a label, so that screen readers can read its text.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.colors = STANDARD_TABLE
        self._drawn: tuple[QRectF, str, object, float] | None = None
        self.hide()

    @abstractmethod
    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw the content into `area`."""

    def wear(self, colors: TableColors) -> None:
        """Have these colors whenever it is shown from now on."""
        self.colors = colors
        self._drawn = None

    def redraw(self, place: QRectF, said: str, content: object) -> None:
        """Show `content` at `place`, drawn anew only if either is another than before.

        `said` is what a screen reader says.
        """
        ratio = self.devicePixelRatioF()
        drawn = (QRectF(place), said, content, ratio)
        if drawn == self._drawn:
            self.show()
            return
        self._drawn = drawn
        size = QSize(max(1, round(place.width())), max(1, round(place.height())))
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        self.draw(painter, QRectF(0, 0, size.width(), size.height()))
        painter.end()
        self.setGeometry(round(place.x()), round(place.y()), size.width(), size.height())
        self.setPixmap(picture)
        self.setAccessibleName(said)
        self.show()


def table_font(pixels: int, scale: float, *, bold: bool = False) -> QFont:
    """A font of the table, never too small to read."""
    return font(max(_SMALLEST, round(pixels * scale)), bold=bold)


def draw_panel(
    painter: QPainter,
    area: QRectF,
    radius: float,
    colors: TableColors,
    line: QPen | None = None,
) -> None:
    """A dark panel with its line."""
    pen = line or QPen(colors.panel_line, 1.5)
    half = pen.widthF() / 2
    path = QPainterPath()
    path.addRoundedRect(area.adjusted(half, half, -half, -half), radius, radius)
    fill = QColor(colors.panel)
    fill.setAlphaF(0.92)
    painter.fillPath(path, fill)
    painter.strokePath(path, pen)


def draw_text(
    painter: QPainter,
    area: QRectF,
    text: str,
    font: QFont,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """One line, ended by dots where there is no room for all of it."""
    metrics = QFontMetricsF(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width())
    painter.setFont(font)
    painter.drawText(area, align | Qt.AlignmentFlag.AlignVCenter, shown)


def text_width(text: str, font: QFont) -> float:
    """How wide `text` is in `font`."""
    return QFontMetricsF(font).horizontalAdvance(text)


def narrowed(lines: Iterable[str], wanted: QFont, width: float) -> QFont:
    """The font, or a smaller one in which every line fits into `width`, but never too small."""
    wide = max(text_width(line, wanted) for line in lines)
    if wide <= width:
        return wanted
    fitting = int(wanted.pixelSize() * width / wide)
    return font(max(_SMALLEST_IN_NEED, fitting), bold=wanted.bold())
