"""Where do a panel's buttons stand when they do not fit into one row?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget


class FlowRow(QWidget):
    """Buttons from left to right, and on the next row where the width is used up.

    Rather than that they become as narrow as they can, if then one row is enough.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._buttons: tuple[QAbstractButton, ...] = ()
        self._apart = False
        self.spacing = 6
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_buttons(self, buttons: Sequence[QAbstractButton], *, apart: bool = False) -> None:
        """Show these, in this order; they become children of the row.

        With `apart` the last one stands at the right end, away from the others.
        """
        self._buttons, self._apart = tuple(buttons), apart
        self.reflow()

    def reflow(self) -> None:
        """Place the buttons again, after one changed its size."""
        for button, rect in zip(self._buttons, self._places(self.width()), strict=True):
            button.setGeometry(rect)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:  # noqa: N802 (Qt's name)
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 (Qt's name)
        return max((rect.bottom() + 1 for rect in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        """All in one row."""
        hints = [button.sizeHint() for button in self._buttons]
        width = self._width_of(hints) + (3 * self.spacing if self._apart else 0)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSizeHint(self) -> QSize:
        """The widest button."""
        hints = [button.sizeHint() for button in self._buttons]
        return QSize(
            max((hint.width() for hint in hints), default=0),
            max((hint.height() for hint in hints), default=0),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.reflow()

    def _sizes(self, width: int) -> list[QSize]:
        wished = [button.sizeHint() for button in self._buttons]
        least = [button.minimumSizeHint() for button in self._buttons]
        return least if self._width_of(least) <= width < self._width_of(wished) else wished

    def _width_of(self, sizes: list[QSize]) -> int:
        return sum(size.width() for size in sizes) + self.spacing * max(0, len(sizes) - 1)

    def _places(self, width: int) -> list[QRect]:
        left = top = 0
        places: list[QRect] = []
        for hint in self._sizes(width):
            if places and left + hint.width() > width:
                left, top = 0, top + hint.height() + self.spacing // 2
            places.append(QRect(left, top, hint.width(), hint.height()))
            left += hint.width() + self.spacing
        if self._apart and places:
            places[-1].moveRight(max(places[-1].right(), width - 1))
        return places
