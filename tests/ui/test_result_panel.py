"""A result is read, and then left by a click, a key, or the clock."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from euchre_desktop.rules import Observation, apply, legal_actions, observe
from euchre_desktop.ui.result_panel import ResultPanel
from euchre_desktop.ui.wording import Wording
from tests.positions import play, table

NAMES = ("You", "North")
MARCH = "order decline JH AS JD KS AH QS KH TS TH 9S"


def march(target: int = 10) -> Observation:
    """North has taken all five tricks, for two points."""
    hands = "AS KS QS TS 9S | JH JD AH KH TH"
    return observe(play(table(2, dealer=0, hands=hands, upcard="QH", target=target), MARCH), 0)


def thrown_in() -> Observation:
    return observe(play(table(2, dealer=0, upcard="QH"), "pass pass pass pass"), 0)


@pytest.fixture
def panel(cloth: QWidget) -> ResultPanel:
    made = ResultPanel(cloth)
    made.place(QRect(0, 0, 800, 600))
    return made


def show(panel: ResultPanel, seen: Observation, seconds: float = 0) -> None:
    panel.show_result(seen, Wording(NAMES), seconds)


def words(panel: ResultPanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]


def offered(panel: ResultPanel) -> list[str]:
    return [each.objectName() for each in panel.findChildren(QPushButton) if each.isVisible()]


def test_tricks_points_and_scores_are_shown_by_seat(panel: ResultPanel) -> None:
    show(panel, march())
    assert words(panel) == [
        "North took all five tricks, a march, and scores 2.",
        "North made hearts trump.",
        "tricks",
        "points",
        "score",
        "0",
        "0",
        "You",
        "",
        "0",
        "+2",
        "2",
        "North",
        "maker",
        "5",
    ]


def test_a_second_result_replaces_the_first(panel: ResultPanel) -> None:
    show(panel, march())
    show(panel, march())
    assert words(panel).count("North") == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_a_key_moves_on(qtbot: QtBot, panel: ResultPanel, key: Qt.Key) -> None:
    show(panel, march())
    with qtbot.waitSignal(panel.moved_on):
        QTest.keyClick(panel, key)
    assert not panel.isVisible()


def test_a_click_on_the_sheet_moves_on(qtbot: QtBot, panel: ResultPanel) -> None:
    show(panel, march())
    with qtbot.waitSignal(panel.moved_on):
        QTest.mouseClick(panel, Qt.MouseButton.LeftButton)


def test_the_button_moves_on_once(panel: ResultPanel) -> None:
    show(panel, march())
    heard: list[bool] = []
    panel.moved_on.connect(lambda: heard.append(True))
    button = panel.findChild(QPushButton, "result_next")
    assert isinstance(button, QPushButton)
    button.click()
    panel.move_on()
    assert heard == [True]


def test_the_clock_moves_on_by_itself(qtbot: QtBot, panel: ResultPanel) -> None:
    with qtbot.waitSignal(panel.moved_on):
        show(panel, march(), seconds=0.02)
    assert not panel.isVisible()


def test_without_a_clock_the_result_waits(panel: ResultPanel) -> None:
    show(panel, march(), seconds=5)
    show(panel, march(), seconds=0)
    assert not panel.is_counting_down


def test_a_hidden_result_moves_nothing_on(panel: ResultPanel) -> None:
    show(panel, march(), seconds=5)
    assert panel.is_counting_down
    panel.hide()
    assert not panel.is_counting_down


def test_a_throw_in_says_so_and_goes_on(qtbot: QtBot, panel: ResultPanel) -> None:
    show(panel, thrown_in())
    assert words(panel) == ["Thrown in", "Nobody made trump. The cards are thrown in."]
    assert offered(panel) == ["result_next", "result_review"]
    with qtbot.waitSignal(panel.moved_on):
        QTest.keyClick(panel, Qt.Key.Key_Space)


def test_the_end_of_the_game_waits_for_a_choice(qtbot: QtBot, panel: ResultPanel) -> None:
    show(panel, march(target=2), seconds=0.01)
    assert words(panel)[0] == "North wins the game."
    assert offered(panel) == ["result_new_game", "result_play_again", "result_review"]
    assert not panel.is_counting_down
    with qtbot.assertNotEmitted(panel.moved_on), qtbot.assertNotEmitted(panel.play_again):
        for key in (Qt.Key.Key_Space, Qt.Key.Key_Return):
            QTest.keyClick(panel, key)
        QTest.mouseClick(panel, Qt.MouseButton.LeftButton)
    assert panel.isVisible()


def test_playing_again_and_a_new_game_have_their_keys(qtbot: QtBot, panel: ResultPanel) -> None:
    show(panel, march(target=2))
    with qtbot.waitSignal(panel.new_game):
        QTest.keyClick(panel, Qt.Key.Key_N)
    assert panel.isVisible(), "the dialog may be closed again without a game"
    with qtbot.waitSignal(panel.play_again):
        QTest.keyClick(panel, Qt.Key.Key_A)
    assert not panel.isVisible()


def test_four_players_have_two_scores(cloth: QWidget) -> None:
    hands = "AS KS QS TS 9S | JH JD AH KH TH"
    state = table(4, dealer=0, hands=hands, upcard="QH")
    bury = state.hands[0][4]
    state = play(state, f"order pickup-{bury} with")
    while state.result is None:
        state = apply(state, legal_actions(state)[0]).state
    panel = ResultPanel(cloth)
    panel.place(QRect(0, 0, 640, 440))
    panel.show_result(observe(state, 0), Wording(("You", "West", "North", "East")), 0)
    shown = words(panel)
    assert [name for name in shown if name in ("You", "West", "North", "East")] == [
        "You",
        "North",
        "West",
        "East",
    ]
    assert cloth.rect().contains(panel.geometry())


def test_the_clock_waits_behind_a_dialog(qtbot: QtBot, panel: ResultPanel) -> None:
    show(panel, march(), seconds=60)
    moves = QSignalSpy(panel.moved_on)
    dialog = QDialog(panel.window())
    dialog.open()
    panel._time.timeout.emit()
    assert moves.count() == 0
    assert panel.is_counting_down
    dialog.close()
    panel._time.timeout.emit()
    assert moves.count() == 1
