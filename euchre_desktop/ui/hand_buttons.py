"""How does the person take hold of a card? With a real button over each one.

Scene items have no place in the Tab order and no name for screen readers;
buttons have both, so transparent ones lie over the person's cards.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QRegion,
    QTransform,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from euchre_desktop.rules import Card
from euchre_desktop.ui.frame import CARD_ASPECT
from euchre_desktop.ui.spots import Spot
from euchre_desktop.ui.star import draw_star
from euchre_desktop.ui.theme import CHOICE, TEXT

_DIGITS = (
    Qt.Key.Key_1,
    Qt.Key.Key_2,
    Qt.Key.Key_3,
    Qt.Key.Key_4,
    Qt.Key.Key_5,
    Qt.Key.Key_6,
    Qt.Key.Key_7,
    Qt.Key.Key_8,
    Qt.Key.Key_9,
    Qt.Key.Key_0,
)
_KEYBOARD = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_FOCUS = QColor("#143c8c")
_BACK = (Qt.Key.Key_Left, Qt.Key.Key_Up)
_ON = (Qt.Key.Key_Right, Qt.Key.Key_Down)


@dataclass(frozen=True, slots=True)
class Grip:
    """What one card's button is like."""

    card: Card
    spot: Spot
    """Where the card lies when nobody points at it."""
    name: str
    hint: str = ""
    """Why the card may not be chosen."""
    reach: float = 0.0
    """How far above its spot the card stands."""
    is_up: bool = False
    """Is the card held up from the table, rather than only standing higher than others?"""
    choosable: bool = False
    """Is the card one of several to be marked, rather than played?"""
    chosen: bool = False
    suggested: bool = False
    """Is it what a hint says?"""


class CardButton(QAbstractButton):
    """A transparent button in the shape of its card.

    Signals:
        chosen: the card was pressed, or was marked or unmarked by a screen reader.
        attended: pointer or focus came, or went.
        moved: a key to move among the cards was pressed (its Qt.Key).
    """

    chosen = Signal()
    attended = Signal()
    moved = Signal(int)

    def __init__(self, card: Card, parent: QWidget) -> None:
        super().__init__(parent)
        self.card = card
        self.setObjectName(f"card_{card}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._by_keyboard = False
        self.clicked.connect(self._on_clicked)
        # Screen readers toggle what can be checked, and that clicks nothing.
        self.toggled.connect(self.chosen)
        self._suggested = False
        self.is_at_rest = True
        """Does the card lie under the button, rather than move?"""
        self._card = QPolygonF()
        self._card_height, self._rotation = 0.0, 0.0

    @property
    def is_led_by_keyboard(self) -> bool:
        return self._by_keyboard and self.hasFocus()

    @property
    def has_attention(self) -> bool:
        return self.underMouse() or self.is_led_by_keyboard

    def take(self, grip: Grip) -> None:
        """Be the button of `grip`, above the buttons before it."""
        self.follow(grip.spot, grip.reach)
        self.setAccessibleName(grip.name)
        self.setAccessibleDescription(grip.hint)
        self.setToolTip(grip.hint)
        with QSignalBlocker(self):
            self.setCheckable(grip.choosable)
            self.setChecked(grip.chosen)
        self._suggested = grip.suggested
        self.is_at_rest = True
        self.raise_()
        self.show()

    @Slot()
    def _on_clicked(self) -> None:
        if not self.isCheckable():
            self.chosen.emit()

    def follow(self, spot: Spot, lift: float) -> None:
        """Cover the card at `spot`, and where it stands when lifted by `lift`."""
        half_width, half = spot.width / 2, spot.height / 2
        turn = QTransform().translate(spot.x, spot.y).rotate(spot.rotation)
        box = QRectF(-half_width, -half - lift, 2 * half_width, 2 * half + lift)
        outline = turn.map(QPolygonF(box))
        area = outline.boundingRect().toAlignedRect()
        self.setGeometry(area)
        # The button reaches down to where the card lies; the card itself stands higher.
        edge = turn.map(QPolygonF(QRectF(-half_width, -half, 2 * half_width, 2 * half)))
        self._card = edge.translated(QPointF(0, -lift) - QPointF(area.topLeft()))
        self._card_height, self._rotation = spot.height, spot.rotation
        self.setMask(QRegion(outline.translated(QPointF(-area.topLeft())).toPolygon()))

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.is_at_rest:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._suggested:
            self._draw_suggestion(painter)
        if self.isChecked():
            self._draw_mark(painter)
        if self.is_led_by_keyboard:
            self._draw_focus(painter)

    def _draw_focus(self, painter: QPainter) -> None:
        """A ring just within the card's edge: light and dark, to be seen on any card."""
        width = max(2.0, self._card_height * 0.018)
        half, half_width = self._card_height / 2, self._card_height * CARD_ASPECT / 2
        painter.save()
        painter.translate((self._card.at(0) + self._card.at(2)) / 2)
        painter.rotate(self._rotation)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for color, inset in ((_FOCUS, 0.5), (TEXT, 1.5)):
            off = width * inset
            painter.setPen(QPen(color, width))
            ring = QRectF(-half_width, -half, 2 * half_width, 2 * half)
            radius = self._card_height * 0.045 - off
            painter.drawRoundedRect(ring.adjusted(off, off, -off, -off), radius, radius)
        painter.restore()

    def _draw_suggestion(self, painter: QPainter) -> None:
        """A star on a disc above the upper left index, where no other card of a fan covers it."""
        radius = self._card_height * 0.085
        place = QPointF(radius * 1.25, self._card_height * 0.36)
        center = self._card.at(0) + QTransform().rotate(self._rotation).map(place)
        draw_star(painter, center, radius)

    def _draw_mark(self, painter: QPainter) -> None:
        """A tick in the lower left corner, the one that no other card of a fan covers."""
        radius = self._card_height * 0.075
        corner = QTransform().rotate(self._rotation).map(QPointF(radius * 1.5, -radius * 1.5))
        center = self._card.at(3) + corner
        painter.setPen(QPen(TEXT, radius * 0.18))
        painter.setBrush(CHOICE)
        painter.drawEllipse(center, radius, radius)
        tick = [QPointF(-0.42, 0.02), QPointF(-0.1, 0.36), QPointF(0.45, -0.34)]
        pen = QPen(TEXT, radius * 0.26)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPolyline([center + point * radius for point in tick])

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.attended.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.attended.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if event.reason() is not Qt.FocusReason.ActiveWindowFocusReason:
            self._by_keyboard = event.reason() in _KEYBOARD
        super().focusInEvent(event)
        self.attended.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.attended.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (*_DIGITS, *_BACK, *_ON):
            self.moved.emit(event.key())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():  # a key held down would play the following cards, too
                self.click()
        elif event.key() == Qt.Key.Key_Space and not self.isCheckable():
            # Space hurries the table on; who presses it once too often must not play a card.
            event.ignore()
        else:
            super().keyPressEvent(event)


class HandButtons(QObject):
    """The buttons over the person's cards, in the order the cards lie.

    Signals:
        pressed: the Card whose button was pressed.
        attended: pointer or focus moved to another card, or away.
    """

    pressed = Signal(object)
    attended = Signal()

    def __init__(self, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._viewport = viewport
        self._buttons: dict[Card, CardButton] = {}

    @property
    def attention(self) -> Card | None:
        """The card under the pointer, else the one with the focus."""
        buttons = list(self._buttons.values())
        pointed_at = [button for button in buttons if button.underMouse()]
        attended = pointed_at or [button for button in buttons if button.has_attention]
        return attended[0].card if attended else None

    def show(self, grips: list[Grip]) -> None:
        """Have exactly these buttons, in this order.

        Nobody hears of a button that comes to lie under the pointer meanwhile:
        other cards have none yet.
        """
        with QSignalBlocker(self):
            self._drop_all_but({grip.card for grip in grips})
            before: CardButton | None = None
            in_order: dict[Card, CardButton] = {}
            for grip in grips:
                button = self._button(grip.card)
                button.take(grip)
                if before is not None:
                    QWidget.setTabOrder(before, button)
                before = button
                in_order[grip.card] = button
            self._buttons = in_order

    def let_go(self, kept: set[Card]) -> None:
        """Cards begin to move: have buttons for `kept` alone, and mark none."""
        self._drop_all_but(kept)
        for button in self._buttons.values():
            button.is_at_rest = False
            button.update()

    def follow(self, grip: Grip) -> None:
        """Let one card's button cover it where it is now."""
        self._buttons[grip.card].follow(grip.spot, grip.reach)

    def move_focus(self, key: int) -> bool:
        """Move the focus as an arrow or a digit asks; False if the key means nothing here."""
        buttons = list(self._buttons.values())
        focused = [number for number, button in enumerate(buttons) if button.hasFocus()]
        if not buttons:
            return False
        if key in _DIGITS:
            goal = _DIGITS.index(Qt.Key(key))
            if goal >= len(buttons):
                return False
        elif key in (*_BACK, *_ON):
            step = 1 if key in _ON else -1
            start = focused[0] if focused else (-1 if step > 0 else len(buttons))
            goal = max(0, min(len(buttons) - 1, start + step))
        else:
            return False
        buttons[goal].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _button(self, card: Card) -> CardButton:
        if card not in self._buttons:
            button = CardButton(card, self._viewport)
            button.chosen.connect(lambda: self.pressed.emit(card))
            button.attended.connect(self.attended)
            button.moved.connect(self.move_focus)
            self._buttons[card] = button
        return self._buttons[card]

    def _drop_all_but(self, kept: set[Card]) -> None:
        """Remove the other buttons; the focus of one goes to its neighbor, else to the table.

        Nobody hears of that focus: the table may still show a card that has no button now.
        """
        cards = list(self._buttons)
        with QSignalBlocker(self):
            for number, card in enumerate(cards):
                if card not in kept:
                    neighbors = [*cards[number + 1 :], *reversed(cards[:number])]
                    heirs = (one for one in neighbors if one in kept and one in self._buttons)
                    self._drop(card, next(heirs, None))

    def _drop(self, card: Card, heir: Card | None) -> None:
        button = self._buttons.pop(card)
        if button.hasFocus():
            follower = self._viewport if heir is None else self._buttons[heir]
            follower.setFocus(
                Qt.FocusReason.TabFocusReason
                if button.is_led_by_keyboard
                else Qt.FocusReason.OtherFocusReason
            )
        button.setParent(None)
        button.deleteLater()
