"""A challenge in the window: chosen, played deal by deal, compared, and nothing else disturbed."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMessageBox,
    QPushButton,
    QTableWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from euchre_desktop.ai.player import Level
from euchre_desktop.app.challenge.challenge import Challenge, daily_challenge
from euchre_desktop.app.challenge.challenge_table import ChallengeTable
from euchre_desktop.app.challenge.comparing import Comparison
from euchre_desktop.app.game_setup import standard_setup
from euchre_desktop.app.journal.keeping import Journal
from euchre_desktop.app.preferences import Loaded, Preferences, Speed
from euchre_desktop.rules import Observation, defaults
from euchre_desktop.rules.deal_codes import DealCode
from euchre_desktop.ui.challenge_dialog import ChallengeDialog
from euchre_desktop.ui.challenge_result_dialog import ChallengeResultDialog
from euchre_desktop.ui.program import Program

TODAY = datetime.date(2026, 7, 4)
LONGEST_MS = 60_000
"""Far beyond what four deals take; a challenge that stalls must fail, not hang."""


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Program]:
    made = Program(Loaded(Preferences(speed=Speed.OFF)), None)
    made.window.show()
    yield made
    made.close()
    made.window.close()


@pytest.fixture
def dialog(qtbot: QtBot) -> ChallengeDialog:
    made = ChallengeDialog(TODAY)
    qtbot.addWidget(made)
    made.show()
    return made


def child(parent: QWidget, kind: type[QWidget], name: str) -> QWidget:
    found = parent.findChild(kind, name)
    assert isinstance(found, kind), f"there is no {name}"
    return found


def choose(dialog: ChallengeDialog, name: str, index: int) -> None:
    """As a person does, by the list that opens."""
    box = child(dialog, QComboBox, name)
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(index)
    box.activated.emit(index)


def start_button(dialog: ChallengeDialog) -> QPushButton:
    button = child(dialog, QPushButton, "start_challenge")
    assert isinstance(button, QPushButton)
    return button


def chosen_in(dialog: ChallengeDialog) -> Challenge:
    chosen: list[Challenge] = []
    dialog.chosen.connect(chosen.append)
    start_button(dialog).click()
    (challenge,) = chosen
    return challenge


def test_todays_challenge_shows_what_it_is_and_is_not_changed(dialog: ChallengeDialog) -> None:
    for name in ("challenge_game", "challenge_size", "challenge_level", "challenge_code"):
        assert not child(dialog, QWidget, name).isEnabled()
    assert chosen_in(dialog) == daily_challenge(TODAY)


def test_a_new_challenge_has_the_size_level_and_game_chosen(dialog: ChallengeDialog) -> None:
    choose(dialog, "challenge_kind", 1)
    choose(dialog, "challenge_game", 2)
    choose(dialog, "challenge_size", 2)
    choose(dialog, "challenge_level", 3)
    choose(dialog, "challenge_kind", 0)
    choose(dialog, "challenge_kind", 1)
    challenge = chosen_in(dialog)
    assert (challenge.size, challenge.level) == (16, Level.EXPERT)
    assert challenge.options == defaults(4) and challenge.day is None


def test_a_code_is_played_only_if_it_is_one(dialog: ChallengeDialog) -> None:
    choose(dialog, "challenge_kind", 2)
    line = child(dialog, QLineEdit, "challenge_code")
    assert isinstance(line, QLineEdit) and line.isEnabled()
    assert not start_button(dialog).isEnabled()
    line.setText(f"{DealCode(1)}X")
    assert not start_button(dialog).isEnabled()
    line.setText(str(DealCode(12345)).lower())
    assert chosen_in(dialog).code == DealCode(12345)


def test_two_new_challenges_differ(qtbot: QtBot) -> None:
    codes = set()
    for _ in range(3):
        dialog = ChallengeDialog(TODAY)
        qtbot.addWidget(dialog)
        choose(dialog, "challenge_kind", 1)
        codes.add(chosen_in(dialog).code)
    assert len(codes) == 3


class Player:
    """Does the first thing the rules allow, through the window, and leaves every result."""

    def __init__(self, program: Program) -> None:
        self.window = program.window
        self.offers = 0
        self.standings: list[str] = []
        table = program.challenges.findChild(ChallengeTable)
        assert isinstance(table, ChallengeTable)
        table.person_to_act.connect(self.act, Qt.ConnectionType.QueuedConnection)
        table.compared.connect(self.note)
        program.view.ready.connect(lambda: QTimer.singleShot(0, self.read))

    def act(self, seen: Observation) -> None:
        self.offers += 1
        self.window.action_chosen.emit(seen.legal_actions[0])

    def note(self, _comparison: Comparison) -> None:
        label = child(self.window, QLabel, "target_label")
        assert isinstance(label, QLabel)
        self.standings.append(label.text())

    def read(self) -> None:
        if self.window.result_panel.isVisible():
            self.window.result_panel.move_on()


def challenge(size: int = 4) -> Challenge:
    return Challenge(DealCode(5), size, Level.CASUAL, defaults(3))


def result_of(program: Program) -> ChallengeResultDialog | None:
    found = program.window.findChild(ChallengeResultDialog)
    return found if isinstance(found, ChallengeResultDialog) else None


def test_a_challenge_is_played_to_its_result(qtbot: QtBot, program: Program) -> None:
    program.start_game(standard_setup(defaults(4), "You", Level.BEGINNER), "seed")
    program.challenges.start(challenge())
    before = program.table.record
    player = Player(program)
    qtbot.waitUntil(lambda: result_of(program) is not None, timeout=LONGEST_MS)
    dialog = result_of(program)
    assert dialog is not None
    verdict = child(dialog, QLabel, "challenge_verdict")
    assert isinstance(verdict, QLabel)
    qtbot.waitUntil(lambda: "yet" not in verdict.text(), timeout=LONGEST_MS)
    table = child(dialog, QTableWidget, "challenge_table")
    assert isinstance(table, QTableWidget)
    assert table.rowCount() == 5
    model = table.model()
    texts = [
        [str(model.index(row, column).data()) for column in range(4)]
        for row in range(table.rowCount())
    ]
    assert not any("\u2026" in text for row in texts for text in row)
    assert texts[3][3] == texts[4][2] == texts[4][3]
    assert player.offers > 4 and program.table.record == before
    assert any("deal 4 of 4" in said for said in player.standings)
    dialog.accept()


def test_the_game_before_waits_while_a_challenge_is_played(qtbot: QtBot, program: Program) -> None:
    """Whatever the window tells, and whatever was being thought, it does not go on."""
    program.start_game(standard_setup(defaults(4), "You", Level.STRONG), "seed")
    acted: list[object] = []
    program.challenges.start(challenge(16))
    program.table.happened.connect(lambda *told: acted.append(told))
    program.table.person_to_act.connect(acted.append)
    player = Player(program)
    qtbot.waitUntil(lambda: player.offers > 6, timeout=LONGEST_MS)
    assert not acted


def test_another_game_gives_the_challenge_up(qtbot: QtBot, program: Program) -> None:
    program.challenges.start(challenge())
    assert program.challenges.is_running and program.challenges.record is not None
    program.start_game(standard_setup(defaults(2), "You", Level.CASUAL), "seed")
    assert not program.challenges.is_running and program.challenges.record is None
    with qtbot.waitSignal(program.table.person_to_act):
        program.window.caught_up.emit()
    label = child(program.window, QLabel, "target_label")
    assert isinstance(label, QLabel) and label.text() == "First to 10"


def test_everything_in_the_dialogs_has_a_name(qtbot: QtBot, dialog: ChallengeDialog) -> None:
    result = ChallengeResultDialog(Comparison(challenge()))
    qtbot.addWidget(result)
    for kind in (QPushButton, QComboBox, QLineEdit, QTableWidget):
        for owner in (dialog, result):
            for found in owner.findChildren(kind):
                if found.objectName().startswith("qt_"):
                    continue
                assert found.objectName(), f"a {kind.__name__} has no name"
                assert found.accessibleName() or (
                    isinstance(found, QPushButton) and found.text()
                ), found.objectName()


def question(program: Program) -> str:
    """What is asked before the game on the table is left."""
    program.dialogs.ask_before_leaving(lambda: None)
    box = program.window.findChildren(QMessageBox, "leave_dialog")[-1]
    assert isinstance(box, QMessageBox)
    box.close()
    return box.text()


def test_who_leaves_a_challenge_is_told_that_it_will_not_count(
    qtbot: QtBot, program: Program
) -> None:
    program.challenges.start(daily_challenge(TODAY))
    qtbot.waitUntil(lambda: program.window.must_ask_before_leaving)
    assert "will not count" in question(program)


def test_who_leaves_a_game_is_told_whether_it_is_kept(
    qtbot: QtBot, program: Program, tmp_path: Path
) -> None:
    setup = standard_setup(defaults(3), "Robin", Level.CASUAL)
    program.start_game(setup, "left")
    qtbot.waitUntil(lambda: program.window.must_ask_before_leaving)
    assert "not kept" in question(program)
    kept = Program(Loaded(Preferences(speed=Speed.OFF)), None, Journal(tmp_path / "games.sqlite"))
    try:
        kept.start_game(setup, "left")
        qtbot.waitUntil(lambda: kept.window.must_ask_before_leaving)
        assert "stays in your history" in question(kept)
    finally:
        kept.close()
        kept.window.close()
