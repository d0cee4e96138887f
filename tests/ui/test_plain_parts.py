"""The parts that pages of tables are made of."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from euchre_desktop.ui.plain_parts import fill, table

ROWS = 300


class Measuring(QStyledItemDelegate):
    """Counts how often a cell is measured."""

    def __init__(self) -> None:
        super().__init__()
        self.measured = 0

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        self.measured += 1
        return super().sizeHint(option, index)


def test_a_table_in_view_is_filled_again_without_measuring_it_for_every_cell(
    qtbot: QtBot,
) -> None:
    """Thousands of games are searched letter by letter."""
    made, measuring = table("games", "Games", ["One", "Two", "Three"]), Measuring()
    qtbot.addWidget(made)
    made.setItemDelegate(measuring)
    made.resize(400, 300)
    made.show()
    fill(made, [["short", "1", "2"]] * ROWS)
    qtbot.waitUntil(lambda: measuring.measured > 0)
    width = made.columnWidth(0)
    fill(made, [["long enough to be wider", "1", "2"]] * ROWS)
    assert made.columnWidth(0) > width, "columns are as wide as what stands in them"
    assert measuring.measured < 30 * ROWS
