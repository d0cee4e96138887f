"""Can the game be played with keys pressed into the window, wherever the focus has gone?"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from euchre_desktop.ai.player import Level
from euchre_desktop.app.game_setup import standard_setup
from euchre_desktop.app.preferences import Loaded, Preferences, Speed
from euchre_desktop.rules import Observation, Phase, PlayCard, defaults
from euchre_desktop.ui.choice_button import ChoiceButton
from euchre_desktop.ui.hand_buttons import CardButton
from euchre_desktop.ui.program import Program

DIGITS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5)


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Program]:
    """The program with the log, which takes keys of its own, beside the table."""
    made = Program(Loaded(Preferences(speed=Speed.OFF, show_log=True)), None)
    with qtbot.waitActive(made.window):
        made.window.show()
        made.window.activateWindow()
    yield made
    made.close()
    made.window.close()


class Asked:
    """What the person was asked last and has not answered."""

    def __init__(self, program: Program) -> None:
        self.seen: Observation | None = None
        program.table.person_to_act.connect(self._on_asked)

    def _on_asked(self, seen: Observation) -> None:
        self.seen = seen


def press(program: Program, key: Qt.Key) -> None:
    """As a keyboard does: to the window, which gives it to whatever has the focus."""
    QTest.keyClick(program.window.windowHandle(), key)


def answer(program: Program, seen: Observation) -> None:
    """Do the first thing that the rules allow, by the keys that are named for it."""
    if seen.phase is Phase.PLAYING:
        cards = [action.card for action in seen.legal_actions if isinstance(action, PlayCard)]
        buttons = program.view.findChildren(CardButton)
        in_order = sorted(buttons, key=lambda button: button.pos().x())
        press(program, DIGITS[[button.card for button in in_order].index(cards[0])])
        press(program, Qt.Key.Key_Return)
        return
    if seen.phase is Phase.PICKING_UP:
        press(program, DIGITS[0])
        press(program, Qt.Key.Key_Space)
    choices = program.window.decision_panel.findChildren(ChoiceButton)
    answers = (each for each in choices if each.objectName() != "hint_button")
    open_to_all = (each for each in answers if each.isVisible() and each.isEnabled())
    press(program, Qt.Key[f"Key_{next(open_to_all).key}"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_deals_are_played_by_keys_alone(qtbot: QtBot, program: Program, players: int) -> None:
    asked, result = Asked(program), program.window.result_panel
    program.start_game(standard_setup(defaults(players), "Robin", Level.BEGINNER), "keys")
    for _ in range(3):
        while not result.isVisible():
            qtbot.waitUntil(lambda: asked.seen is not None or result.isVisible())
            if asked.seen is not None:
                seen, asked.seen = asked.seen, None
                answer(program, seen)
                assert program.window.log_panel is not QApplication.focusWidget()
        press(program, Qt.Key.Key_Space)
        assert not result.isVisible()
