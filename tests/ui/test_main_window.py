"""The window around the table: commands, notices, the log, and what it remembers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QDockWidget,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QTableWidget,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from euchre_desktop.ai.player import Level
from euchre_desktop.app.game_setup import standard_setup
from euchre_desktop.app.preferences import Loaded, Preferences, Problem, Speed
from euchre_desktop.rules import DealScored, Observation, defaults
from euchre_desktop.ui.choice_button import ChoiceButton
from euchre_desktop.ui.main_window import MainWindow
from euchre_desktop.ui.program import Program
from euchre_desktop.ui.question import question
from euchre_desktop.ui.question_words import QuestionWords
from euchre_desktop.ui.window_texts import keys_text, problem_sentence
from euchre_desktop.ui.wording import Wording
from tests.ui.clicking_player import ClickingPlayer
from tests.ui.games import at_random, game
from tests.ui.heard import table_talk
from tests.ui.moments import NAMES, moment, options_of, steps_to

TO_BE_OPERATED = (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
)

DIALOGS = ("open_new_game", "open_preferences", "open_keys", "open_about")


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Program]:
    made = Program(Loaded(Preferences(speed=Speed.OFF)), None)
    made.window.show()
    yield made
    made.close()
    made.window.close()


@pytest.fixture
def window(program: Program) -> MainWindow:
    return program.window


def show(window: MainWindow, name: str) -> Observation:
    """Bring the window to a moment of a game, without a table behind it."""
    window.new_game(standard_setup(options_of(name), "Robin", Level.CASUAL))
    for seen, events in steps_to(name):
        window.show_step(seen, events)
    return moment(name)


def press(window: MainWindow, key: str) -> None:
    QTest.keySequence(window, QKeySequence(key))


def is_part_of_another(widget: QWidget) -> bool:
    """Does Qt make it itself, as a part of a field or of a frame?"""
    parent = widget.parent()
    return widget.objectName().startswith("qt_") and isinstance(
        parent, QAbstractSpinBox | QComboBox | QDockWidget | QTableWidget
    )


def nameless(top: QWidget) -> list[str]:
    """The visible widgets that can be operated, but cannot be named."""
    found = []
    for widget in top.findChildren(QWidget):
        hidden = widget.isHidden() or is_part_of_another(widget)
        if not isinstance(widget, TO_BE_OPERATED) or hidden:
            continue
        text = widget.text() if isinstance(widget, QAbstractButton) else ""
        if not (widget.objectName() and (widget.accessibleName() or text)):
            found.append(f"{type(widget).__name__} {widget.objectName()!r} in {top.objectName()}")
    return found


@pytest.mark.parametrize("name", NAMES)
def test_all_that_can_be_operated_has_a_name(window: MainWindow, name: str) -> None:
    window.offer(show(window, name))
    window.log_panel.show()
    window.warn(Problem.NEWER)
    assert window.findChildren(QToolButton)
    assert nameless(window) == []


@pytest.mark.parametrize("opened", DIALOGS)
def test_all_of_a_dialog_has_a_name(program: Program, opened: str) -> None:
    getattr(program.dialogs, opened)()
    (dialog,) = program.window.findChildren(QDialog)
    assert dialog.isVisible() and dialog.objectName()
    assert nameless(dialog) == []
    dialog.close()


def keys_asked_for(players: int) -> Iterator[str]:
    """The keys of all that is asked of the person in some games."""
    words = Wording([f"Player {seat}" for seat in range(players)])
    for seed in ("a", "b", "c"):
        for seen, _ in game(defaults(players), seed, at_random(seed)):
            asked = question(seen, words, QuestionWords(words))
            yield from (choice.key for choice in asked.choices) if asked else ()


def test_the_list_of_keys_names_every_key(window: MainWindow) -> None:
    text = keys_text(window.menu_actions())
    keys = {key for players in (2, 3, 4) for key in keys_asked_for(players)}
    keys |= {button.key for button in window.result_panel.findChildren(ChoiceButton)}
    assert len(keys) > 12
    told = set(re.findall(r"\w+", " ".join(re.findall("<b>(.*?)</b>", text))))
    assert keys <= told
    for action in window.menu_actions():
        assert action.shortcut().toString(QKeySequence.SequenceFormat.NativeText) in text


def test_the_list_of_keys_is_a_key_away_and_closed_by_another(
    qtbot: QtBot, window: MainWindow
) -> None:
    press(window, "F1")
    dialog = window.findChild(QDialog, "keys_dialog")
    assert dialog is not None and dialog.isVisible()
    most = dialog.screen().availableSize()
    assert dialog.height() < most.height() and dialog.width() < most.width()
    with qtbot.waitSignal(dialog.finished):
        QTest.keyClick(dialog, Qt.Key.Key_Escape)


def test_no_two_commands_share_a_key(window: MainWindow) -> None:
    keys = [action.shortcut().toString() for action in window.menu_actions()]
    used = [key for key in keys if key]
    assert len(used) == len(set(used)) > 8


def test_every_command_says_what_it_does(window: MainWindow) -> None:
    assert all(action.statusTip() and action.text() for action in window.menu_actions())


@pytest.mark.parametrize("problem", Problem)
def test_what_could_not_be_done_stays_to_be_read(window: MainWindow, problem: Problem) -> None:
    window.warn(problem)
    window.warn(problem)
    show(window, "the end of a deal")
    assert window.notice.isVisible()
    assert window.notice.text() == problem_sentence(problem)


def test_a_notice_dismissed_does_not_come_again(window: MainWindow) -> None:
    window.warn(Problem.NOT_WRITABLE)
    dismiss = window.findChild(QToolButton, "dismiss_notice")
    assert isinstance(dismiss, QToolButton)
    dismiss.click()
    window.warn(Problem.NOT_WRITABLE)
    assert not window.notice.isVisible()
    window.warn(Problem.NOT_READABLE)
    assert window.notice.isVisible()


def test_a_refusal_is_said_at_the_table(window: MainWindow) -> None:
    seen = show(window, "must follow, three")
    window.offer(seen)
    playable = {action.card for action in seen.legal_actions}  # type: ignore[union-attr]
    forbidden = next(card for card in seen.hand if card not in playable)
    button = window.findChild(QAbstractButton, f"card_{forbidden}")
    assert isinstance(button, QAbstractButton)
    button.click()
    said = table_talk(window)
    assert "led" in said and said == button.toolTip()


def test_what_happens_is_told_in_the_log_and_at_the_table(window: MainWindow) -> None:
    show(window, "must follow, three")
    lines = window.log_panel.toPlainText().splitlines()
    assert len(lines) > 8
    assert table_talk(window) == lines[-1]


def test_the_target_is_always_in_sight(window: MainWindow) -> None:
    show(window, "bidding of three")
    label = window.findChild(QLabel, "target_label")
    assert isinstance(label, QLabel) and label.isVisible()
    assert label.text() == f"First to {options_of('bidding of three').target}"


@pytest.mark.parametrize(("key", "speed"), list(enumerate(Speed)))
def test_the_speed_is_a_key_away_and_kept(
    qtbot: QtBot, window: MainWindow, key: int, speed: Speed
) -> None:
    window.set_preferences(replace(window.preferences, speed=next(s for s in Speed if s != speed)))
    with qtbot.waitSignal(window.preferences_changed) as changed:
        press(window, f"Ctrl+{key}")
    assert changed.args == [window.preferences]
    assert window.preferences.speed is speed


def test_the_log_is_a_key_away_and_kept(window: MainWindow) -> None:
    assert not window.log_panel.isVisible()
    press(window, "F4")
    assert window.log_panel.isVisible() and window.preferences.show_log
    press(window, "F4")
    assert not window.log_panel.isVisible() and not window.preferences.show_log


def test_size_and_place_are_kept(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(700, 500)
    with qtbot.waitSignal(window.preferences_changed):
        window.close()
    again = Program(Loaded(window.preferences), None)
    assert again.window.size() == window.size()
    again.close()


def test_a_stored_size_that_is_none_is_passed_over(qapp: QApplication) -> None:
    for nonsense in ("AAAA", "no base64 at all", "é"):
        started = Program(Loaded(Preferences(geometry=nonsense)), None)
        assert started.window.width() > 600
        started.close()


def test_a_result_leads_on_after_the_time_that_was_set(qtbot: QtBot, window: MainWindow) -> None:
    window.set_preferences(replace(window.preferences, result_seconds=60))
    seen = show(window, "the end of a deal")
    assert isinstance(seen.result, DealScored)
    assert window.result_panel.is_counting_down


@pytest.mark.parametrize("seconds", [0, 60])
def test_the_time_of_a_result_that_is_shown_can_still_be_set(
    qtbot: QtBot, window: MainWindow, seconds: int
) -> None:
    window.set_preferences(replace(window.preferences, result_seconds=60 - seconds))
    show(window, "the end of a deal")
    window.set_preferences(replace(window.preferences, show_reasons=True, result_seconds=seconds))
    assert window.result_panel.is_counting_down is (seconds > 0)
    with qtbot.waitSignal(window.caught_up):
        QTest.keyClick(window.result_panel, Qt.Key.Key_Space)


def test_the_reasons_of_the_opponents_are_told_after_the_deal_if_wanted(
    qtbot: QtBot, program: Program
) -> None:
    window = program.window
    window.set_preferences(replace(window.preferences, show_reasons=True))
    player = ClickingPlayer(program, "reasons")
    program.start_game(standard_setup(defaults(2), "Robin", Level.CASUAL), "reasons")
    qtbot.waitUntil(window.result_panel.isVisible, timeout=20_000)
    lines = window.log_panel.toPlainText().splitlines()
    told = [line for line in lines if line.startswith("North, \u201c")]
    assert told and lines[-len(told) :] == told
    assert player.moves


def test_the_same_game_can_be_played_again(qtbot: QtBot, program: Program) -> None:
    setup = standard_setup(defaults(4), "Robin", Level.CASUAL)
    program.start_game(setup, "first")
    first = program.table.record
    program.window.play_again.emit()
    again = program.table.record
    assert first is not None and again is not None
    assert again.players == first.players and again.options == first.options
    assert again.deals != first.deals
    assert program.window.preferences.last_game == setup
