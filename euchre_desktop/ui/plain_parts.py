"""What are pages of tables and buttons made of?"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)


def table(name: str, said: str, headings: list[str]) -> QTableWidget:
    """A table to read, with these headings; `said` is its name for screen readers."""
    made = QTableWidget(0, len(headings))
    made.setObjectName(name)
    made.setAccessibleName(said)
    made.setHorizontalHeaderLabels(headings)
    made.verticalHeader().hide()
    made.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    made.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    made.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    made.setTabKeyNavigation(False)
    made.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    made.horizontalHeader().setStretchLastSection(True)
    return made


def fill(shown: QTableWidget, rows: list[list[str]]) -> None:
    """Show these rows and no others; numbers stand in the middle."""
    header = shown.horizontalHeader()
    # Else each cell that is set has its column measured anew: minutes, with thousands of rows.
    header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
    shown.setRowCount(len(rows))
    for number, row in enumerate(rows):
        for column, text in enumerate(row):
            item = QTableWidgetItem(text)
            if column and text[:1] in "0123456789+\u2212\u2013":
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            shown.setItem(number, column, item)
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)


def button(name: str, text: str) -> QPushButton:
    """A button that Enter does not press from elsewhere."""
    made = QPushButton(text)
    made.setObjectName(name)
    made.setAutoDefault(False)
    return made


def in_a_row(*widgets: QWidget, ahead: bool = False) -> QWidget:
    """In a row; with `ahead` the first takes the room that is left."""
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    for number, widget in enumerate(widgets):
        layout.addWidget(widget, 1 if ahead and number == 0 else 0)
    if not ahead:
        layout.addStretch()
    return row


def one_below_the_other(*widgets: QWidget) -> QWidget:
    """As a page."""
    page = QWidget()
    layout = QVBoxLayout(page)
    for widget in widgets:
        layout.addWidget(widget)
    return page
