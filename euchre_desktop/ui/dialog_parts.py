"""What do the plain dialogs have in common? Words, fields to copy from, a row of buttons."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QLineEdit, QPushButton

LEAST_WIDTH, MOST_WIDTH = 440, 616
"""Of a plain dialog: in pixels, so that a screen of 640 shows it with its frame."""


def words(text: str, kind: str = "") -> QLabel:
    """Plain text that wraps; `kind` is one of the style sheet's."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    if kind:
        label.setProperty("kind", kind)
    return label


def copied_from(name: str, title: str, text: str) -> QLineEdit:
    """One line to read and copy, not to change; it shows its beginning."""
    field = QLineEdit(text)
    field.setObjectName(name)
    field.setAccessibleName(title)
    field.setReadOnly(True)
    field.setCursorPosition(0)
    return field


def button(name: str, text: str, *, chosen: bool = False) -> QPushButton:
    """A button; the `chosen` one is what Enter presses."""
    made = QPushButton(text)
    made.setObjectName(name)
    made.setProperty("kind", "choice" if chosen else "plain")
    made.setAutoDefault(chosen)
    made.setDefault(chosen)
    return made


def button_row(*buttons: QPushButton) -> QHBoxLayout:
    """The buttons at the lower right."""
    row = QHBoxLayout()
    row.addStretch()
    for one in buttons:
        row.addWidget(one)
    return row


def widen(dialog: QDialog) -> None:
    """Let a dialog that is laid out be as wide as its fields need, on a small screen as well.

    Qt opens it no wider than two thirds of the screen, however large the words are.
    """
    needed = min(dialog.minimumSizeHint().width(), MOST_WIDTH)
    dialog.setMinimumWidth(max(LEAST_WIDTH, needed))
