"""In the largest words nothing in a dialog is cut off, on a small screen either."""

from __future__ import annotations

import datetime
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QScrollArea,
    QTableWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from euchre_desktop.app.journal.tallies import Measure, SeatTally, Tally
from euchre_desktop.ui.badges import Bubble
from euchre_desktop.ui.challenge_dialog import ChallengeDialog
from euchre_desktop.ui.fair_deals_dialog import FairDealsDialog
from euchre_desktop.ui.frame import Side
from euchre_desktop.ui.look import Look
from euchre_desktop.ui.new_game_dialog import NewGameDialog
from euchre_desktop.ui.statistics_window import StatisticsWindow
from euchre_desktop.ui.still import table_font, text_width
from euchre_desktop.ui.style import apply_style
from euchre_desktop.ui.theme import BODY


@pytest.fixture(autouse=True)
def large(qapp: QApplication) -> Iterator[None]:
    apply_style(qapp, Look(words=2.0))
    yield
    apply_style(qapp)


def shown(qtbot: QtBot, dialog: QDialog, width: int = 600, height: int = 440) -> QDialog:
    qtbot.addWidget(dialog)
    dialog.resize(width, height)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def test_the_dialogs_are_not_wider_than_the_screen(qtbot: QtBot) -> None:
    assert shown(qtbot, StatisticsWindow()).width() <= 640
    rules = shown(qtbot, NewGameDialog(None))
    assert rules.width() <= rules.screen().availableSize().width()


def test_a_page_of_rules_can_be_scrolled_to_all_of_its_fields(qtbot: QtBot) -> None:
    rules = shown(qtbot, NewGameDialog(None))
    page = rules.findChild(QScrollArea, "page_players")
    assert isinstance(page, QScrollArea)
    rows = page.widget()
    assert rows is not None
    hidden = rows.minimumSizeHint().width() - page.viewport().width()
    assert page.horizontalScrollBar().maximum() >= hidden


def test_the_choice_of_a_challenge_is_not_cut_off(qtbot: QtBot) -> None:
    dialog = shown(qtbot, ChallengeDialog(datetime.date(2026, 12, 1)), 0, 0)
    kind = dialog.findChild(QComboBox, "challenge_kind")
    assert isinstance(kind, QComboBox)
    assert kind.width() >= kind.sizeHint().width()
    assert dialog.width() <= 620


def test_both_switches_of_the_statistics_are_whole(qtbot: QtBot) -> None:
    dialog = shown(qtbot, StatisticsWindow())
    for name in ("without_undone", "without_hints"):
        box = dialog.findChild(QCheckBox, name)
        assert isinstance(box, QCheckBox)
        assert box.width() >= box.sizeHint().width()
        row = box.parentWidget()
        assert row is not None and row.rect().contains(box.geometry())


def test_fair_deals_can_be_read(qtbot: QtBot) -> None:
    """The table has room for each of its numbers, and its explanation for every line."""
    counted = (SeatTally(9000, 1234, 1234.5),) * 4
    tallies = [Tally(4, measure, counted, 1.0, None) for measure in Measure]
    dialog = shown(qtbot, FairDealsDialog(None, tallies))
    table = dialog.findChild(QTableWidget, "fair_table")
    assert isinstance(table, QTableWidget)
    for column in range(table.columnCount()):
        assert table.columnWidth(column) >= table.sizeHintForColumn(column), column
    assert table.viewport().height() >= len(Measure) * table.rowHeight(0)
    for label in dialog.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_a_bid_on_two_lines_has_a_bubble_no_wider_than_they_are(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    bubble, said = Bubble(window), "With my partner"
    in_one_line = text_width(said, table_font(BODY, 1.0))
    room = QRectF(100, 50, in_one_line + 10, 50)
    bubble.show_words(said, "East", Side.RIGHT, room, QRectF(260, 50, 120, 50), 1.0)
    assert bubble.width() < in_one_line
    assert bubble.height() == 50
    assert bubble.geometry().right() + 1 == pytest.approx(room.right(), abs=1)
