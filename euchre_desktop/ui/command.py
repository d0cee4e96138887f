"""How is one command of the menus made?"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence


def command(
    parent: QObject,
    name: str,
    text: str,
    key: str | QKeySequence.StandardKey | None,
    tip: str,
    *,
    checkable: bool = False,
) -> QAction:
    """An action with an object name, a key if it has one, and a sentence for the status line."""
    action = QAction(text, parent)
    action.setObjectName(name)
    action.setStatusTip(tip)
    action.setCheckable(checkable)
    if key is not None:
        action.setShortcut(QKeySequence(key))
    return action
