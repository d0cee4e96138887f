"""How do two fives show a score? One covers pips of the other; what is to be seen counts.

Of a deck of 24 the fives are left over, so players have always kept score with
a pair: face down is nothing, one to four pips peep out from under a card laid
face down, five is one five, and from six on both lie face up. They reach to ten.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform

from euchre_desktop.ui.theme import PAPER, PAPER_LINE

MOST_POINTS = 10
LONG = 1.4
"""A five lies on its side: so much longer than high."""
REACH = 2 * LONG + 0.1
"""How far a pair reaches to the right, in heights of a card."""
PIPS = tuple(
    QPointF(x, y) for x, y in ((0, 0), (-0.42, -0.27), (0.42, -0.27), (-0.42, 0.27), (0.42, 0.27))
)
PIP_SIZE = 0.25

# Where the upper card lies, seen from the lower one, and by how many degrees it is turned,
# so that just so many pips of the lower one are free. One alone needs a slanting edge.
_SHIFTS = {
    1: (0.118, 0.232, -27.0),
    2: (0.49, 0.04, 2.0),
    3: (0.91, 0.05, 2.0),
    4: (0.91, 0.42, 0.0),
    5: (LONG + 0.1, 0.0, 0.0),
}


@dataclass(frozen=True, slots=True)
class Pair:
    """Two fives: the lower one around the origin, and where the upper one lies on it."""

    lower_faces_up: bool
    upper_faces_up: bool
    shift: QPointF
    turn: float = 0.0

    @property
    def upper(self) -> QTransform:
        """From the upper card's own coordinates to the lower one's."""
        return QTransform().translate(self.shift.x(), self.shift.y()).rotate(self.turn)


def pair_for(points: int) -> Pair:
    """The fives that show `points`; what is beyond ten cannot be shown."""
    points = max(0, min(points, MOST_POINTS))
    if points == 0:
        return Pair(lower_faces_up=False, upper_faces_up=False, shift=QPointF(0.2, 0.06))
    if points == MOST_POINTS // 2:
        # The other one lies under it.
        return Pair(lower_faces_up=False, upper_faces_up=True, shift=QPointF(0.2, 0.06))
    x, y, turn = _SHIFTS[points if points < 5 else points - 5]
    return Pair(lower_faces_up=True, upper_faces_up=points > 5, shift=QPointF(x, y), turn=turn)


def draw_fives(painter: QPainter, area: QRectF, points: int, pip: QPixmap, back: QColor) -> None:
    """Draw the pair at the right of `area`; `pip` in its middle size, backs in `back`."""
    pair = pair_for(points)
    height = min(area.height() / 1.53, area.width() / REACH)
    cards = QTransform()
    whole = _card().united(pair.upper.mapRect(_card()))
    cards.translate(area.right() - whole.right() * height, area.center().y())
    cards.scale(height, height)
    cards.translate(0, -whole.center().y())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setTransform(cards, combine=True)
    _draw_card(painter, pip if pair.lower_faces_up else None, back, 1 / height)
    painter.setTransform(pair.upper, combine=True)
    _draw_card(painter, pip if pair.upper_faces_up else None, back, 1 / height)
    painter.restore()


def _card() -> QRectF:
    return QRectF(-LONG / 2, -0.5, LONG, 1)


def _draw_card(painter: QPainter, pip: QPixmap | None, back: QColor, pixel: float) -> None:
    painter.setPen(QPen(PAPER_LINE, pixel))
    painter.setBrush(PAPER)
    painter.drawRoundedRect(_card(), 0.1, 0.1)
    if pip is None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(back)
        painter.drawRoundedRect(_card().adjusted(0.09, 0.09, -0.09, -0.09), 0.05, 0.05)
        return
    for at in PIPS:
        place = QRectF(at.x() - PIP_SIZE / 2, at.y() - PIP_SIZE / 2, PIP_SIZE, PIP_SIZE)
        painter.drawPixmap(place, pip, QRectF(pip.rect()))
