"""A challenge has the window while a game waits: neither gets into the other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton, QDialog
from pytestqt.qtbot import QtBot

from euchre_desktop.ai.player import Level
from euchre_desktop.app.challenge.challenge import Challenge
from euchre_desktop.app.challenge.challenge_table import ChallengeTable
from euchre_desktop.app.game import recorded_game
from euchre_desktop.app.game_setup import standard_setup
from euchre_desktop.app.journal.keeping import Journal
from euchre_desktop.app.preferences import Loaded, Preferences, Speed
from euchre_desktop.rules import Observation, Record, defaults
from euchre_desktop.rules.deal_codes import DealCode
from euchre_desktop.ui.program import Program
from euchre_desktop.ui.tempo import Tempo, tempo_of
from tests.app.journal_games import rows
from tests.positions import play, table

LONGEST_MS = 60_000


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite"


@pytest.fixture
def program(qtbot: QtBot, path: Path) -> Iterator[Program]:
    made = Program(Loaded(Preferences(speed=Speed.OFF)), None, Journal(path))
    made.window.show()
    yield made
    made.close()
    made.window.close()


def begin_challenge(program: Program) -> ChallengeTable:
    program.challenges.start(Challenge(DealCode(5), 4, Level.CASUAL, defaults(3)))
    found = program.challenges.findChild(ChallengeTable)
    assert isinstance(found, ChallengeTable)
    return found


def sure_of_the_rest(qtbot: QtBot, program: Program) -> None:
    """The person is on lead with nothing but trumps that nobody can beat."""
    state = table(2, dealer=1, hands="JH JD AH KH QH | 9C TC QC KC AD", upcard="9D")
    state = play(state, "pass pass name-H")
    setup = standard_setup(state.options, "Robin", Level.CASUAL)
    record = Record(setup.names, setup.options, (0, 0)).with_deal(state.dealt)
    for _, action in state.actions:
        record = record.with_action(action)
    with qtbot.waitSignal(program.table.person_to_act):
        program.resume_game(recorded_game(setup, "seed", record, (None,), 0))


def test_the_review_of_a_challenge_is_not_kept_as_one_of_the_game_that_waits(
    qtbot: QtBot, program: Program, path: Path
) -> None:
    program.start_game(standard_setup(defaults(3), "You", Level.BEGINNER), "seed")
    table_of_challenge = begin_challenge(program)

    def answer(seen: Observation) -> None:
        program.window.action_chosen.emit(seen.legal_actions[0])

    table_of_challenge.person_to_act.connect(answer)
    qtbot.waitUntil(program.window.result_panel.isVisible, timeout=LONGEST_MS)
    with qtbot.waitSignal(program.helping.reviewer.finished, timeout=LONGEST_MS):
        program.window.result_panel.review.emit()
    assert rows(path, "SELECT * FROM review") == []
    assert program.helping.reviewing.window is not None
    program.helping.reviewing.window.close()


def test_a_challenge_is_played_at_the_speed_that_was_chosen_whatever_was_claimed_before(
    qtbot: QtBot, program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = Preferences(speed=Speed.OFF, click_to_collect=True)
    program.window.set_preferences(chosen)
    sure_of_the_rest(qtbot, program)
    program.window.review_actions.claim.trigger()
    lay_down = program.view.findChild(QAbstractButton, "lay_down")
    assert lay_down is not None
    lay_down.click()
    given: list[Tempo] = []
    monkeypatch.setattr(program.view, "set_tempo", given.append)
    begin_challenge(program)
    assert given == [tempo_of(chosen)]


def test_after_a_challenge_with_no_game_before_it_nothing_is_under_way(
    qtbot: QtBot, program: Program
) -> None:
    """No game is asked about that could be lost, and none offered that could not be saved."""
    table_of_challenge = begin_challenge(program)
    actions = program.window.actions_offered
    assert program.window.must_ask_before_leaving and actions.save_record.isEnabled()

    def answer(seen: Observation) -> None:
        program.window.action_chosen.emit(seen.legal_actions[0])

    table_of_challenge.person_to_act.connect(answer)
    program.window.view.ready.connect(lambda: QTimer.singleShot(0, program.window.move_on))
    with qtbot.waitSignal(table_of_challenge.finished, timeout=LONGEST_MS):
        program.window.caught_up.emit()
    result = program.window.findChild(QDialog, "challenge_result_dialog")
    assert isinstance(result, QDialog)
    result.accept()
    assert program.table.record is None
    assert not program.window.must_ask_before_leaving
    for action in (actions.save_record, actions.deal.copy_code, *actions.files.exports.values()):
        assert not action.isEnabled(), action.objectName()
