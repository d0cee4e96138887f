"""What is trump, what was just said, and what should the person know?"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QWidget

from euchre_desktop.rules import Suit
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.frame import Side
from euchre_desktop.ui.still import Still, draw_panel, draw_text, narrowed, table_font, text_width
from euchre_desktop.ui.theme import (
    BODY,
    INK,
    PANEL_RADIUS,
    PAPER,
    PAPER_LINE,
    SMALL,
    TITLE,
)

_SIGN, _AIR = 28, 12
"""The trump sign's height, and the room around it."""
_BUBBLE = 36
"""The height of a bubble with one line, of which its pointer takes 6 at each side."""


class TrumpBadge(Still):
    """The trump suit, drawn and in words, and who made it how."""

    def __init__(self, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("trump_badge")
        self._art = art
        self._suit = Suit.CLUBS
        self._title = self._short_title = self._line = ""
        self._air: float = _AIR
        self._scale = 1.0

    def show_trump(
        self, suit: Suit, titles: tuple[str, str], line: str, room: QRectF, scale: float
    ) -> None:
        """Show it at the left of `room`, as wide as its words need.

        The second of the titles is said where there is no room for the first.
        """
        title, self._short_title = titles
        self._suit, self._title, self._line, self._scale = suit, title, line, scale
        words = max(
            text_width(title, table_font(TITLE, scale, bold=True)),
            text_width(line, table_font(SMALL, scale)),
        )
        place = QRectF(room)
        roomy = words + (_SIGN + 3.5 * _AIR) * scale
        self._air = _AIR if roomy <= room.width() else _AIR / 2
        place.setWidth(min(room.width(), words + (_SIGN + 3.5 * self._air) * scale))
        said = self.tr("{trump}, {how}").format(trump=title, how=line)
        self.redraw(place, said, (suit, scale))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        unit = self._scale
        draw_panel(painter, area, PANEL_RADIUS * unit, self.colors)
        height = _SIGN * unit
        top = (area.height() - height) / 2
        sign = self._art.suit(self._suit, height, on_dark=True)
        painter.drawPixmap(QPointF(self._air * unit, top), sign)
        left = (2 * self._air + _SIGN) * unit
        width, middle = area.width() - left - self._air * unit, area.height() / 2
        painter.setPen(self.colors.text)
        title = table_font(TITLE, unit, bold=True)
        fits = text_width(self._title, title) <= width
        said = self._title if fits else self._short_title
        draw_text(painter, QRectF(left, middle - 20 * unit, width, 20 * unit), said, title)
        painter.setPen(self.colors.soft_text)
        line = table_font(SMALL, unit)
        draw_text(painter, QRectF(left, middle + 1 * unit, width, 18 * unit), self._line, line)


class Bubble(Still):
    """A seat's own words, beside its plate."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("speech_bubble")
        self._words = ""
        self._side = Side.LEFT
        self._scale = 1.0

    @property
    def words(self) -> str:
        return self._words

    def show_words(
        self, words: str, name: str, side: Side, room: QRectF, plate: QRectF, scale: float
    ) -> None:
        """Say `words` within `room`, pointing at `plate`."""
        self._words, self._side, self._scale = words, side, scale
        text_font, around = table_font(BODY, scale), 30 * scale
        width = text_width(words, text_font) + around
        place = QRectF(room)
        if width <= room.width():
            place.setSize(QSizeF(width, min(room.height(), _BUBBLE * scale)))
            place.moveTop(room.center().y() - place.height() / 2)
        else:
            widest = max(text_width(line, text_font) for line in wrapped(words, text_font))
            place.setWidth(min(room.width(), widest + around))
        if side is Side.RIGHT:
            place.moveRight(room.right())
        self._tail = _tail(place, plate)
        said = self.tr("{name} says: {words}").format(name=name, words=words)
        self.redraw(place, said, (side, self._tail, scale))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        unit = self._scale
        tail = 6 * unit
        body = area.adjusted(tail, tail, -tail, -tail)
        outline = QPainterPath()
        radius = min(body.height(), (_BUBBLE - 12) * unit) / 2
        outline.addRoundedRect(body, radius, radius)
        outline = outline.united(_pointer(self._tail, body, tail, self._side))
        painter.fillPath(outline, PAPER)
        painter.strokePath(outline, QPen(PAPER_LINE, 1))
        painter.setPen(INK)
        inner = body.adjusted(3 * unit, 0, -3 * unit, 0)
        text_font = table_font(BODY, unit)
        if text_width(self._words, text_font) <= inner.width():
            draw_text(painter, inner, self._words, text_font, Qt.AlignmentFlag.AlignHCenter)
            return
        lines = wrapped(self._words, text_font)
        text_font = narrowed(lines, text_font, inner.width())
        for number, line in enumerate(lines):
            part = QRectF(inner)
            part.setHeight(inner.height() / len(lines))
            part.moveTop(inner.top() + number * part.height())
            draw_text(painter, part, line, text_font, Qt.AlignmentFlag.AlignHCenter)


def wrapped(words: str, text_font: QFont) -> tuple[str, ...]:
    """`words` on two lines, as narrow as can be; a single word stands alone."""
    parts = words.split(" ")
    if len(parts) == 1:
        return (words,)
    breaks = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    return min(breaks, key=lambda lines: max(text_width(line, text_font) for line in lines))


class Words(Still):
    """A line of text straight on the cloth."""

    def __init__(self, name: str, parent: QWidget, *, soft: bool = True) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._words, self._soft, self._pixels, self._scale = "", soft, SMALL, 1.0

    @property
    def words(self) -> str:
        return self._words

    def show_words(self, words: str, place: QRectF, scale: float, pixels: int = SMALL) -> None:
        """Write `words` in the middle of `place`; nothing hides the label."""
        self._words, self._scale, self._pixels = words, scale, pixels
        if words and place.width() > 0:
            self.redraw(place, words, (pixels, scale))
        else:
            self.hide()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(self.colors.soft_words if self._soft else self.colors.words)
        text_font = table_font(self._pixels, self._scale)
        draw_text(painter, area, self._words, text_font, Qt.AlignmentFlag.AlignHCenter)


def talk_line(parent: QWidget) -> Words:
    """The table-talk line above the hand."""
    return Words("table_talk", parent, soft=False)


def _tail(place: QRectF, plate: QRectF) -> str:
    if place.top() >= plate.bottom():
        return "up"
    if place.bottom() <= plate.top():
        return "down"
    return "left" if place.left() >= plate.right() - 1 else "right"


def _pointer(tail: str, body: QRectF, size: float, side: Side) -> QPainterPath:
    pointer = QPainterPath()
    at = body.right() - 3.2 * size if side is Side.RIGHT else body.left() + 3.2 * size
    y = body.center().y()
    match tail:
        case "up":
            high = body.top()
            corners = ((at - size, high + 1), (at, high - size), (at + size, high + 1))
        case "down":
            low = body.bottom()
            corners = ((at - size, low - 1), (at, low + size), (at + size, low - 1))
        case "left":
            edge = body.left()
            corners = ((edge + 2, y - size), (edge - size, y), (edge + 2, y + size))
        case _:
            edge = body.right()
            corners = ((edge - 2, y - size), (edge + size, y), (edge - 2, y + size))
    pointer.moveTo(*corners[0])
    for corner in corners[1:]:
        pointer.lineTo(*corner)
    pointer.closeSubpath()
    return pointer
