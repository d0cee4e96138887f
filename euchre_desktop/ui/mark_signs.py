"""How does a mark look? A disc with the sign that chess players write, so color is not alone."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from euchre_desktop.app.review.marks import Mark
from euchre_desktop.ui.star import draw_star
from euchre_desktop.ui.theme import TEXT, font

COLORS = {
    Mark.BEST: QColor("#3f6fa8"),
    Mark.FINE: QColor("#37815b"),
    Mark.INACCURACY: QColor("#8a6d1a"),
    Mark.MISTAKE: QColor("#b5533c"),
    Mark.BLUNDER: QColor("#9c1424"),
}
_SIGNS = {Mark.FINE: "\u2713", Mark.INACCURACY: "?!", Mark.MISTAKE: "?", Mark.BLUNDER: "??"}
_SIZE = 20
MARK_SIZE = QSize(16, 16)
"""Of a mark in a list, beside words of the usual size."""


def mark_icon(mark: Mark, ratio: float = 1.0) -> QIcon:
    """The sign of `mark` for a list, sharp in twice its size, too, beside large words."""
    ratio *= 2
    picture = QPixmap(round(_SIZE * ratio), round(_SIZE * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_mark(painter, QPointF(_SIZE / 2, _SIZE / 2), mark)
    painter.end()
    return QIcon(picture)


def draw_mark(painter: QPainter, center: QPointF, mark: Mark) -> None:
    """Draw the sign around `center`, 18 pixels wide."""
    if mark is Mark.BEST:
        draw_star(painter, center, 8.5)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(COLORS[mark])
    painter.drawEllipse(center, 9, 9)
    painter.setPen(TEXT)
    painter.setFont(font(11, bold=True))
    place = QRectF(center.x() - 9, center.y() - 9, 18, 18)
    painter.drawText(place, Qt.AlignmentFlag.AlignCenter, _SIGNS[mark])
