"""What marks the choice that a hint suggests? A star on a disc, wherever it is shown."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from euchre_desktop.ui.theme import TEXT

HINT = QColor("#3f6fa8")
"""Not gold, which says whose turn it is, and not the green of what was chosen."""

_POINTS = 5
_INNER = 0.42


def draw_star(painter: QPainter, center: QPointF, radius: float) -> None:
    """Draw the sign of a hint around `center`."""
    painter.setPen(QPen(TEXT, max(1.0, radius * 0.18)))
    painter.setBrush(HINT)
    painter.drawEllipse(center, radius, radius)
    painter.setPen(QPen(HINT, 0))
    painter.setBrush(TEXT)
    painter.drawPolygon(_star(center, radius * 0.72))


def _star(center: QPointF, radius: float) -> QPolygonF:
    corners = []
    for corner in range(2 * _POINTS):
        reach = radius if corner % 2 == 0 else radius * _INNER
        angle = math.pi * (corner / _POINTS - 0.5)
        corners.append(center + QPointF(math.cos(angle), math.sin(angle)) * reach)
    return QPolygonF(corners)
