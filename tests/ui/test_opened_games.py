"""A game from a file on the table: gone on with, shown and kept; and one that waits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from euchre_desktop.ai.player import Level
from euchre_desktop.app.challenge.challenge import Challenge
from euchre_desktop.app.challenge.challenge_table import ChallengeTable
from euchre_desktop.app.game_setup import standard_setup
from euchre_desktop.app.journal.keeping import Journal
from euchre_desktop.app.preferences import Back, ClothColor, Loaded, Preferences, Speed
from euchre_desktop.rules import Observation, Phase, Record, defaults
from euchre_desktop.rules.deal_codes import DealCode
from euchre_desktop.ui.challenge_result_dialog import ChallengeResultDialog
from euchre_desktop.ui.program import Program
from tests.app.journal_games import begun, finished, played

LONGEST_MS = 60_000


@pytest.fixture
def journal(tmp_path: Path) -> Journal:
    return Journal(tmp_path / "journal.sqlite")


@pytest.fixture
def program(qapp: QApplication, journal: Journal) -> Iterator[Program]:
    made = Program(Loaded(Preferences(speed=Speed.OFF)), None, journal)
    made.window.show()
    yield made
    made.close()
    made.window.close()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("steps", [0, 1, 7, 40])
def test_an_unfinished_game_goes_on_from_where_it_stands(
    qtbot: QtBot, program: Program, players: int, steps: int
) -> None:
    record = played(begun(defaults(players)), steps).record
    offers: list[Observation] = []
    program.table.person_to_act.connect(offers.append)
    program.view.ready.connect(lambda: QTimer.singleShot(0, program.window.move_on))
    program.open_record(record)
    assert program.table.record == record
    qtbot.waitUntil(lambda: bool(offers), timeout=LONGEST_MS)
    now = program.table.record
    assert now is not None and now.players == record.players
    before = [(deal.deal, deal.actions) for deal in record.deals]
    after = [(deal.deal, deal.actions) for deal in now.deals]
    assert after[: len(before) - 1] == before[:-1]
    assert after[len(before) - 1][1][: len(before[-1][1])] == before[-1][1]


def test_a_finished_game_shows_its_end(qtbot: QtBot, program: Program) -> None:
    record = finished(defaults(4)).record
    program.open_record(record)
    qtbot.waitUntil(program.window.result_panel.isVisible)
    assert program.table.record == record
    assert program.table.game is not None and program.table.game.over


def test_a_finished_game_is_opened_to_be_looked_at_in_the_looks_of_the_table(
    program: Program,
) -> None:
    program.window.set_preferences(
        replace(program.window.preferences, cloth=ClothColor.SAGE, back=Back.CRIMSON)
    )
    program.open_record(finished(defaults(4)).record)
    review = program.helping.reviewing.window
    assert review is not None and review.isVisible()
    seen = review.table.grab().toImage().pixelColor(2, 2)
    assert seen.lightnessF() > 0.5, "the light cloth"
    program.window.set_preferences(replace(program.window.preferences, cloth=ClothColor.MIDNIGHT))
    assert review.table.grab().toImage().pixelColor(2, 2).lightnessF() < 0.3
    review.close()


def test_a_game_before_its_first_deal_begins(qtbot: QtBot, program: Program) -> None:
    record = Record(("A", "B", "C"), defaults(3), (1, 2, 3))
    with qtbot.waitSignal(program.table.happened):
        program.open_record(record)
    assert program.table.record is not None
    assert program.table.record.initial_scores == (1, 2, 3)


def test_an_opened_game_is_kept_like_any_other(program: Program, journal: Journal) -> None:
    record = played(begun(defaults(3)), 5).record
    program.open_record(record)
    history = journal.history()
    assert history is not None
    (entry,) = history.games()
    assert history.record(entry.id) == record


def test_the_game_that_waited_goes_on_after_the_challenge(qtbot: QtBot, program: Program) -> None:
    program.start_game(standard_setup(defaults(4), "You", Level.CASUAL), "seed")
    waiting = program.table.record
    assert waiting is not None
    program.challenges.start(Challenge(DealCode(5), 4, Level.CASUAL, defaults(3)))
    assert not program.window.actions_offered.deal.undo.isEnabled()
    table = program.challenges.findChild(ChallengeTable)
    assert isinstance(table, ChallengeTable)
    table.person_to_act.connect(
        lambda seen: program.window.action_chosen.emit(seen.legal_actions[0]),
        Qt.ConnectionType.QueuedConnection,
    )
    program.view.ready.connect(lambda: QTimer.singleShot(0, program.window.result_panel.move_on))
    found: list[ChallengeResultDialog] = []

    def result() -> bool:
        found[:] = program.window.findChildren(ChallengeResultDialog)
        return bool(found)

    qtbot.waitUntil(result, timeout=LONGEST_MS)
    assert program.table.record == waiting
    with qtbot.waitSignal(program.table.person_to_act, timeout=LONGEST_MS):
        found[0].accept()
    assert program.table.record is not None
    assert program.table.record.deals[0].deal == waiting.deals[0].deal
    assert program.table.game is not None
    assert program.table.game.state.phase is not Phase.GAME_OVER
