"""What do the panels that open over the table have in common? A sheet of paper and its size."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QSizePolicy, QVBoxLayout, QWidget

from euchre_desktop.ui.choice_button import ChoiceButton
from euchre_desktop.ui.look import Look
from euchre_desktop.ui.style import paper_palette
from euchre_desktop.ui.theme import (
    BODY,
    DIALOG_RADIUS,
    GRID,
    TITLE,
    PaperColors,
    font,
)

_SHADOW = 6
"""Pixels around the sheet that its shadow needs."""

_SCALES = (4.0, 3.5, 3.0, 2.5, 2.0, 1.75, 1.5, 1.25, 1.0, 0.92, 0.85)
"""Tried in turn until the panel fits; smaller words would be too hard to read."""
_TABLE_AT_FULL_SIZE = 720
"""On a table so high words have their natural size; on a higher one they grow with it."""


class PanelFrame(QFrame):
    """A sheet of paper on the table with a title, a line of context, and a body.

    A plain child widget: it never runs an event loop of its own, and what it
    has to say it says by signals.
    """

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._table, self._area = parent, parent.rect()
        self._least_width = 0
        self._look = Look()
        self._title = wrapping_text(f"{name}_title", self._look.paper.ink, self)
        self._context = wrapping_text(f"{name}_context", self._look.paper.soft_ink, self)
        self._sheet = QVBoxLayout(self)
        self._sheet.addWidget(self._title)
        self._sheet.addWidget(self._context)

    def wear(self, look: Look) -> None:
        """Have these colors, and words of this size where there is room for them."""
        self._look = look
        self.ensurePolished()  # see `colored`
        self.setPalette(paper_palette(look.paper))
        colored(self._title, look.paper.ink)
        colored(self._context, look.paper.soft_ink)
        for button in self.findChildren(ChoiceButton):
            button.wear(look.paper)
        self._recolor(look.paper)
        self._refit()
        self.update()

    def _recolor(self, paper: PaperColors) -> None:
        """Hand the colors on to what a panel holds beside its words and buttons."""

    def place(self, rect: QRect) -> None:
        """Fit into the middle of `rect`, given in the parent's coordinates.

        Wide text and buttons wrap and then shrink; what still does not fit
        grows out of `rect`, but never out of the parent.
        """
        self._area = rect
        within = self._table.rect()
        largest = max(1.0, within.height() / _TABLE_AT_FULL_SIZE) * self._look.words
        for scale in (scale for scale in _SCALES if scale <= largest):
            size = self._size_at(scale, rect.width())
            if size.height() <= rect.height():
                break
        placed = QRect(0, 0, min(size.width(), within.width()), size.height())
        placed.moveCenter(rect.center())
        self._least_width = placed.width()
        self.setGeometry(_moved_inside(placed, within))

    def _arrange(self, scale: float) -> None:
        """Set every size for text at `scale`. A panel with a body arranges that, too."""
        self._title.setFont(font(TITLE, bold=True, scale=scale))
        self._context.setFont(font(BODY, scale=scale))
        # What had to be made smaller is also short of room at the sides.
        side, top = round((3 if scale >= 1 else 2) * GRID * scale), round(1.75 * GRID * scale)
        self._sheet.setSpacing(round(GRID * 0.625 * scale))
        self._sheet.setContentsMargins(
            QMargins(side, top, side, top) + QMargins(_SHADOW, _SHADOW, _SHADOW, _SHADOW)
        )

    def _open(self) -> None:
        """Show a new sheet, as wide as its own words want it, and above its neighbors."""
        self._least_width = 0
        self._refit()
        self.show()
        self.raise_()
        # On the panel, not on a button: a key pressed too early must decide nothing.
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _say(self, title: str, context: str) -> None:
        self._title.setText(title)
        self._context.setText(context)
        self._context.setVisible(bool(context))
        self.setAccessibleName(title)
        self.setAccessibleDescription(context)

    def _refit(self) -> None:
        """Fit again into the same place, after the words changed, and never narrower.

        A sheet that shrank with every card chosen would be restless.
        """
        self.place(self._area)

    def _size_at(self, scale: float, most: int) -> QSize:
        self._arrange(scale)
        self._sheet.invalidate()
        wanted = max(self._wanted_width(), self._least_width)
        width = max(min(wanted, most), self._sheet.minimumSize().width())
        return QSize(width, self._sheet.totalHeightForWidth(width))

    def _wanted_width(self) -> int:
        """Wide enough for title and context on one line each."""
        lines = [self._title, self._context]
        widest = max(label.fontMetrics().horizontalAdvance(label.text()) for label in lines)
        margins = self._sheet.contentsMargins()
        return widest + margins.left() + margins.right() + GRID

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave the keys to the table, rather than to whatever comes next in the Tab order."""
        focused = QApplication.focusWidget()
        if focused is not None and (focused is self or self.isAncestorOf(focused)):
            self._table.setFocus(Qt.FocusReason.OtherFocusReason)
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the sheet and its shadow."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        painter.setPen(Qt.PenStyle.NoPen)
        for spread in range(_SHADOW, 0, -1):
            painter.setBrush(QColor(0, 0, 0, 12))
            shade = sheet.adjusted(-spread, -spread + 2, spread, spread)
            painter.drawRoundedRect(shade, DIALOG_RADIUS + spread, DIALOG_RADIUS + spread)
        painter.setPen(QPen(self._look.paper.line, 1.5))
        painter.setBrush(self._look.paper.paper)
        painter.drawRoundedRect(sheet, DIALOG_RADIUS, DIALOG_RADIUS)


def colored(label: QLabel, color: QColor) -> None:
    """Write in this color, on whatever the panel lies."""
    # A style sheet gives a widget its first palette back when it is polished, even later.
    label.ensurePolished()
    palette = label.palette()
    palette.setColor(QPalette.ColorRole.WindowText, color)
    label.setPalette(palette)
    # Else a child of a graphics view writes in the color of its Text.
    label.setForegroundRole(QPalette.ColorRole.WindowText)


def wrapping_text(name: str, color: QColor, parent: QWidget) -> QLabel:
    """A label for plain text that wraps: a name may look like markup."""
    label = QLabel(parent)
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    label.setContentsMargins(3, 0, 0, 0)  # in line with the edge of the buttons beneath
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
    colored(label, color)
    return label


def _moved_inside(rect: QRect, within: QRect) -> QRect:
    left = max(within.left(), min(rect.left(), within.right() - rect.width() + 1))
    top = max(within.top(), min(rect.top(), within.bottom() - rect.height() + 1))
    return QRect(left, top, rect.width(), rect.height())
