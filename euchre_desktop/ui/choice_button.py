"""How does a choice look on paper? Its words, its suit, and its key in a small cap."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QShortcut,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from euchre_desktop.rules import Suit
from euchre_desktop.ui.question import Weight
from euchre_desktop.ui.star import draw_star
from euchre_desktop.ui.suit_symbols import SuitSymbols
from euchre_desktop.ui.theme import BODY, GRID, STANDARD_PAPER, PaperColors, font

_RADIUS = 9


class ChoiceButton(QPushButton):
    """A push button with its own drawing. Its key works wherever the focus is in the window.

    It is never a dialog's default button: Enter alone decides nothing.
    """

    def __init__(
        self,
        name: str,
        label: str,
        key: str,
        weight: Weight,
        parent: QWidget,
        suit: Suit | None = None,
        symbols: SuitSymbols | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self._weight, self._suit, self._symbols, self._scale = weight, suit, symbols, 1.0
        self._colors = STANDARD_PAPER
        self._label, self._key = "", key
        self.say(label)
        self._suggested = False
        if not key:
            return
        # Not QPushButton's own shortcut: that one clicks a tenth of a second later.
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(self.click)
        self.show_key(key)

    @property
    def key(self) -> str:
        return self._key

    def say(self, label: str) -> None:
        """Change the words."""
        self._label = label
        self.setText(label.replace("&", "&&"))
        self.setAccessibleName(label)
        self.updateGeometry()

    def show_key(self, key: str) -> None:
        """Show this key, which is the button's own or a command's that does the same."""
        self._key = key
        self.setAccessibleDescription(self.tr("Key {key}").format(key=key))
        self.updateGeometry()
        self.update()

    def suggest(self, suggested: bool) -> None:
        """Bear the sign of a hint, or not."""
        self._suggested = suggested
        name = self.tr("{choice}, suggested") if suggested else "{choice}"
        self.setAccessibleName(name.format(choice=self._label))
        self.updateGeometry()
        self.update()

    def wear(self, colors: PaperColors) -> None:
        """Be drawn in these colors."""
        self._colors = colors
        self.update()

    def set_scale(self, scale: float) -> None:
        """Draw at this part of the full size."""
        self._scale = scale
        self.setFont(font(BODY, bold=True, scale=scale))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for the words, the suit and the key; short words have more."""
        least = self.minimumSizeHint()
        return least.expandedTo(QSize(round(112 * self._scale), 0))

    def minimumSizeHint(self) -> QSize:
        words = self.fontMetrics().horizontalAdvance(self._label)
        wanted = self._gap * 4 + words + self._gap + self._cap_size().width()
        if self._suit is not None:
            wanted += self._symbol + self._gap
        if self._suggested:
            wanted += self._symbol + self._gap
        return QSize(wanted, round(38 * self._scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw_ground(painter)
        right = self.width() - round(self._gap * 1.5)
        right = self._draw_cap(painter, right) - self._gap
        if self._suit is not None and self._symbols is not None:
            right -= self._symbol
            drawn = self._symbols.pixmap(
                self._suit, self._symbol, self.devicePixelRatioF(), self._ground_is_dark
            )
            painter.drawPixmap(right, (self.height() - self._symbol) // 2, drawn)
            right -= self._gap
        painter.setFont(self.font())
        painter.setPen(self._ink)
        left = round(self._gap * 1.5)
        if self._suggested:
            half = self._symbol / 2
            draw_star(painter, QPointF(left + half, self.height() / 2), half)
            left += self._symbol + self._gap
            painter.setPen(self._ink)
        words = QRect(left, 0, right - left, self.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, self._label)

    def changeEvent(self, event: QEvent) -> None:
        """Show by the pointer, too, whether there is anything to press."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.EnabledChange:
            shape = Qt.CursorShape
            self.setCursor(shape.PointingHandCursor if self.isEnabled() else shape.ArrowCursor)

    def _draw_ground(self, painter: QPainter) -> None:
        body = QRectF(self.rect()).adjusted(2.5, 2.5, -2.5, -2.5)
        painter.setBrush(self._ground)
        line = QPen(self._colors.line, 1.2)
        painter.setPen(Qt.PenStyle.NoPen if self._is_strong else line)
        painter.drawRoundedRect(body, _RADIUS, _RADIUS)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self._ring, 2))
            ring = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            painter.drawRoundedRect(ring, _RADIUS + 1.5, _RADIUS + 1.5)
            if self._is_strong:
                painter.setPen(QPen(self._colors.on_choice, 1.5))
                painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), _RADIUS - 1, _RADIUS - 1)

    def _draw_cap(self, painter: QPainter, right: int) -> int:
        """Draw the key at the right end; the x at which it begins is returned."""
        if not self._key:
            return right
        size = self._cap_size()
        cap = QRect(right - size.width(), 0, size.width(), size.height())
        cap.moveTop((self.height() - size.height()) // 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._colors.choice_cap if self._is_strong else self._colors.cap)
        painter.drawRoundedRect(cap, 5, 5)
        painter.setFont(self._cap_font())
        painter.setPen(self._colors.on_choice if self._is_strong else self._colors.soft_ink)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)
        return cap.left()

    @property
    def _is_strong(self) -> bool:
        return self._weight is Weight.STRONGEST and self.isEnabled()

    @property
    def _ground_is_dark(self) -> bool:
        return self._ground.lightnessF() < 0.5

    @property
    def _ring(self) -> QColor:
        """A ring around the button, that is seen on paper of any color."""
        on_light = self._colors.paper.lightnessF() > 0.5
        return self._colors.choice if on_light else self._colors.ink

    @property
    def _ground(self) -> QColor:
        colors = self._colors
        if not self.isEnabled():
            return colors.off
        if self._is_strong:
            rest, over, down = colors.choice, colors.choice_over, colors.choice_pressed
        else:
            rest, over, down = colors.field, colors.button, colors.pressed
        if self.isDown():
            return down
        return over if self.underMouse() else rest

    @property
    def _ink(self) -> QColor:
        if not self.isEnabled():
            return self._colors.soft_ink
        return self._colors.on_choice if self._is_strong else self._colors.ink

    @property
    def _gap(self) -> int:
        return max(4, round(GRID * self._scale))

    @property
    def _symbol(self) -> int:
        return round(18 * self._scale)

    def _cap_font(self) -> QFont:
        return font(11, scale=max(0.9, self._scale))

    def _cap_size(self) -> QSize:
        height = round(18 * self._scale)
        letters = QFontMetrics(self._cap_font()).horizontalAdvance(self._key)
        return QSize(max(round(20 * self._scale), letters + 12), height)
