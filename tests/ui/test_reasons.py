"""Why the opponents did what they did is told when the cards are down, and not before."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from euchre_desktop.ai.player import Decision, Level
from euchre_desktop.app.game_setup import standard_setup
from euchre_desktop.app.preferences import Loaded, Preferences, Speed
from euchre_desktop.rules import Event, Observation, Phase, Seat, defaults
from euchre_desktop.ui.main_window import MainWindow
from euchre_desktop.ui.program import Program
from tests.ui.clicking_player import ClickingPlayer

LONGEST_MS = 240_000
"""Far beyond what a game takes; a game that stalls must fail, not hang."""
TOLD = re.compile(r".+, “.+”: .+\.")


class Eavesdropper:
    """Compares, at each step of a game, what was decided with what the window says of it."""

    def __init__(self, program: Program) -> None:
        self._window = program.window
        self._of_this_deal: list[str] = []
        self.told_so_far = 0
        """How many reasons the deals before this one had."""
        self.premature: list[str] = []
        """What was shown too early."""
        self.steps_in_a_deal = 0
        self.over = False
        program.table.explained.connect(self._note)
        # Connected after the window's own slot: it has shown the step by then.
        program.table.happened.connect(self._look)

    def _note(self, seat: Seat, decision: Decision) -> None:
        self._of_this_deal.append(decision.reason.text)

    def _look(self, seen: Observation, events: tuple[Event, ...]) -> None:
        if seen.result is not None:
            self.told_so_far += len(self._of_this_deal)
            self._of_this_deal.clear()
            self.over = seen.phase is Phase.GAME_OVER
            return
        self.steps_in_a_deal += 1
        wanted = self._window.preferences.show_reasons
        told = reasons_told(self._window)
        if len(told) != (self.told_so_far if wanted else 0):
            self.premature += told[self.told_so_far :] or ["a reason is missing"]
        labels = self._window.findChildren(QLabel)
        shown = [self._window.statusBar().currentMessage(), *(one.text() for one in labels)]
        self.premature += [why for why in self._of_this_deal if any(why in one for one in shown)]


def reasons_told(window: MainWindow) -> list[str]:
    """The lines of the log that say why."""
    return [line for line in window.log_panel.lines() if TOLD.fullmatch(line)]


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Program]:
    made = Program(Loaded(Preferences(speed=Speed.OFF, show_log=True)), None)
    made.window.show()
    yield made
    made.close()
    made.window.close()


@pytest.mark.parametrize("wanted", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_reason_is_told_while_the_deal_is_on(
    qtbot: QtBot, program: Program, players: int, wanted: bool
) -> None:
    program.window.set_preferences(replace(program.window.preferences, show_reasons=wanted))
    heard = Eavesdropper(program)
    # It plays by clicking as long as somebody holds it.
    player = ClickingPlayer(program, "reasons")
    program.start_game(standard_setup(defaults(players), "Robin", Level.CASUAL), "reasons")
    qtbot.waitUntil(lambda: heard.over, timeout=LONGEST_MS)
    qtbot.waitUntil(program.window.result_panel.isVisible)
    assert heard.premature == []
    assert heard.steps_in_a_deal > player.moves > 5
    assert heard.told_so_far > 20
    assert len(reasons_told(program.window)) == (heard.told_so_far if wanted else 0)
