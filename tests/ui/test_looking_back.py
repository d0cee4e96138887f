"""From the table to the history and back, with a real journal behind the real window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QTableWidget
from pytestqt.qtbot import QtBot

from euchre_desktop.ai.player import Level
from euchre_desktop.app.game_setup import standard_setup
from euchre_desktop.app.journal.keeping import Journal
from euchre_desktop.app.journal.reviews import hints_in, losses_in
from euchre_desktop.app.preferences import Loaded, Preferences, Speed
from euchre_desktop.rules import Observation, house_rules
from euchre_desktop.ui.program import Program
from euchre_desktop.ui.statistics_window import StatisticsWindow

TO_ONE = house_rules({"players": 2, "target": 1, "stick_the_dealer": True})


@pytest.fixture
def program(qtbot: QtBot, tmp_path: Path) -> Iterator[Program]:
    journal = Journal(tmp_path / "journal.sqlite")
    made = Program(Loaded(Preferences(speed=Speed.OFF)), None, journal)
    made.window.show()
    yield made
    made.close()
    made.window.close()


def play_game(qtbot: QtBot, program: Program, *, hints: int = 0) -> None:
    """A whole game to one point; the person does the first legal thing, after some hints."""
    left = [hints]

    def answer(seen: Observation) -> None:
        if left[0]:
            left[0] -= 1
            with qtbot.waitSignal(program.helping.hints.given):
                program.window.review_actions.hint.trigger()
        program.window.action_chosen.emit(seen.legal_actions[0])

    program.table.person_to_act.connect(answer)
    program.start_game(standard_setup(TO_ONE, "Robin", Level.BEGINNER), "looking back")
    qtbot.waitUntil(lambda: program.table.game is not None and program.table.game.over)
    qtbot.waitUntil(program.window.result_panel.isVisible)


def test_a_finished_game_is_in_the_history_with_its_hints_and_can_be_reviewed(
    qtbot: QtBot, program: Program
) -> None:
    play_game(qtbot, program, hints=2)
    game = program.journal.present_id if program.journal is not None else None
    assert (
        program.helping.looking_back is not None
        and program.journal is not None
        and game is not None
    )
    assert program.journal.transfer(lambda database: hints_in(database, game)) == 2
    with qtbot.waitSignal(program.helping.reader.read):
        program.window.review_actions.statistics.trigger()
    window = program.helping.looking_back.window
    assert window is not None
    listed = window.findChild(QTableWidget, "history")
    assert isinstance(listed, QTableWidget) and listed.rowCount() == 1
    button = window.findChild(QAbstractButton, "open_review")
    assert isinstance(button, QAbstractButton)
    with qtbot.waitSignal(program.helping.reviewer.finished):
        button.click()
    assert (
        program.helping.reviewing.window is not None
        and program.helping.reviewing.window.isVisible()
    )
    window.close()
    program.helping.reviewing.window.close()


def test_what_is_judged_after_a_deal_is_kept(qtbot: QtBot, program: Program) -> None:
    play_game(qtbot, program)
    assert program.helping.reviewing.window is None, "nothing is reviewed unasked"
    with qtbot.waitSignal(program.helping.reviewer.finished):
        program.window.review_actions.review.trigger()
    journal, record = program.journal, program.table.record
    assert journal is not None and record is not None
    game = journal.present_id
    assert game is not None
    kept = journal.transfer(lambda database: losses_in(database, game, record))
    assert kept
    assert program.helping.reviewing.window is not None
    program.helping.reviewing.window.close()


def opened_statistics(qtbot: QtBot, program: Program) -> StatisticsWindow:
    assert program.helping.looking_back is not None
    with qtbot.waitSignal(program.helping.reader.read):
        program.window.review_actions.statistics.trigger()
    window = program.helping.looking_back.window
    assert window is not None
    return window


def test_which_games_figures_leave_out_is_remembered(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    play_game(qtbot, program, hints=1)
    window = opened_statistics(qtbot, program)
    assert len(window.counted) == 1
    box = window.findChild(QCheckBox, "without_hints")
    assert isinstance(box, QCheckBox)
    box.click()
    assert not window.counted
    window.close()
    kept = program.window.preferences
    assert kept.without_hints and kept.without_undone
    program.close()
    again = Program(Loaded(kept), None, Journal(tmp_path / "journal.sqlite"))
    try:
        assert not opened_statistics(qtbot, again).counted
    finally:
        again.close()
        again.window.close()
