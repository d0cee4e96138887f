"""Which commands help with a deal: the hint, the claim, and looking back?"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

_HINT_KEYS = ("H", "F2")


class ReviewActions(QObject):
    """These commands of the Deal menu; who wants one connects to its `triggered`."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.hint = self._action(
            "hint", self.tr("&Hint"), "H", self.tr("Show what the strongest player would do.")
        )
        self.claim = self._action(
            "claim",
            self.tr("&The rest are mine"),
            "C",
            self.tr("Claim the tricks left, where it can be shown that they are yours."),
        )
        self.review = self._action(
            "review",
            self.tr("&Review"),
            "R",
            self.tr("Step through a deal again, and see what each choice was worth."),
        )
        self.statistics = self._action(
            "statistics",
            self.tr("&History and statistics..."),
            "F6",
            self.tr("All your games, and how they went."),
        )
        for action in (self.hint, self.claim, self.review):
            action.setEnabled(False)
        self.keep_hint_key_free(False)

    def fill_menu(self, menu: QMenu) -> None:
        """Put every command into the menu."""
        menu.addSeparator()
        menu.addActions([self.hint, self.claim])
        menu.addSeparator()
        menu.addActions([self.review, self.statistics])

    def all(self) -> list[QAction]:
        """Every command, in the order of the menu."""
        return [self.hint, self.claim, self.review, self.statistics]

    def keep_hint_key_free(self, free: bool) -> None:
        """While a suit is to be named, H means hearts: the hint then has F2 alone."""
        keys = [QKeySequence(key) for key in (_HINT_KEYS[1:] if free else _HINT_KEYS)]
        self.hint.setShortcuts(keys)

    @property
    def hint_key(self) -> str:
        """The key that gives a hint now."""
        return self.hint.shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    def _action(self, name: str, text: str, key: str, tip: str) -> QAction:
        action = QAction(text, self)
        action.setObjectName(name)
        action.setStatusTip(tip)
        action.setShortcut(QKeySequence(key))
        action.setAutoRepeat(False)
        return action
