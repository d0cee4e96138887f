"""Do the commands of the menus say and do what is true at the moment?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from euchre_desktop.app.preferences import Preferences, Speed
from euchre_desktop.rules import Phase
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.main_window import MainWindow
from euchre_desktop.ui.suit_symbols import SvgSuitSymbols
from euchre_desktop.ui.table_view import TableView
from tests.ui.games import setup_for
from tests.ui.heard import table_talk
from tests.ui.moments import options_of, steps_to

F3, F11 = Qt.Key.Key_F3, Qt.Key.Key_F11


def opened(
    qtbot: QtBot, art: CardArt, symbols: SvgSuitSymbols, preferences: Preferences
) -> MainWindow:
    window = MainWindow(TableView(art), symbols, preferences)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    return window


@pytest.fixture
def window(qtbot: QtBot, art: CardArt, symbols: SvgSuitSymbols) -> MainWindow:
    return opened(qtbot, art, symbols, Preferences(speed=Speed.OFF))


def play(window: MainWindow, name: str) -> None:
    """Bring the table to the moment."""
    window.new_game(setup_for(options_of(name)))
    for seen, events in steps_to(name):
        window.show_step(seen, events)


def test_the_last_trick_is_marked_only_while_it_lies_there(window: MainWindow) -> None:
    command = window.actions_offered.last_trick
    QTest.keyClick(window, F3)
    assert not command.isChecked()
    play(window, "must follow, three")
    QTest.keyClick(window, F3)
    assert command.isChecked()
    seen, events = steps_to("must follow, three")[-1]
    window.show_step(seen, events)
    assert not command.isChecked()
    assert seen.phase is Phase.PLAYING


def test_the_last_trick_lies_there_while_a_pile_of_tricks_is_pressed(window: MainWindow) -> None:
    play(window, "must follow, three")
    window.view.last_trick_wanted.emit(True)
    assert window.actions_offered.last_trick.isChecked()
    assert table_talk(window).startswith("The last trick")
    window.view.last_trick_wanted.emit(False)
    assert not window.actions_offered.last_trick.isChecked()
    assert not table_talk(window)


def test_escape_takes_the_last_trick_away_again(window: MainWindow) -> None:
    play(window, "must follow, three")
    QTest.keyClick(window, F3)
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert not window.actions_offered.last_trick.isChecked()


@pytest.mark.parametrize("name", ["bidding of two", "naming", "merging"])
def test_a_last_trick_that_is_not_there_is_said_to_be_missing(
    window: MainWindow, name: str
) -> None:
    play(window, name)
    QTest.keyClick(window, F3)
    assert not window.actions_offered.last_trick.isChecked()
    assert table_talk(window) == "There is no complete trick to show just now."


def test_only_a_game_that_was_begun_can_be_saved(window: MainWindow) -> None:
    command = window.actions_offered.save_record
    assert not command.isEnabled()
    window.new_game(setup_for(options_of("naming")))
    assert command.isEnabled()


def test_the_key_for_the_full_screen_leaves_it_again(window: MainWindow) -> None:
    QTest.keyClick(window, F11)
    assert window.isFullScreen() and window.actions_offered.full_screen.isChecked()
    QTest.keyClick(window, F11)
    assert not window.isFullScreen() and not window.actions_offered.full_screen.isChecked()


def test_a_maximized_window_is_maximized_again_after_the_full_screen(window: MainWindow) -> None:
    window.showMaximized()
    QTest.keyClick(window, F11)
    QTest.keyClick(window, F11)
    assert window.isMaximized() and not window.isFullScreen()


def test_a_window_that_was_left_filling_the_screen_can_be_made_smaller(
    qtbot: QtBot, art: CardArt, symbols: SvgSuitSymbols, window: MainWindow
) -> None:
    kept: list[Preferences] = []
    window.preferences_changed.connect(kept.append)
    QTest.keyClick(window, F11)
    window.close()
    following = opened(qtbot, art, symbols, kept[-1])
    assert following.isFullScreen() and following.actions_offered.full_screen.isChecked()
    QTest.keyClick(following, F11)
    assert not following.isFullScreen()


def test_the_cloth_lies_there_before_the_first_game(window: MainWindow) -> None:
    drawn = window.view.grab().toImage()
    for x, y in ((5, 5), (drawn.width() // 2, drawn.height() // 2)):
        color = drawn.pixelColor(x, y)
        assert color.green() > color.red() and color.lightness() < 128


def test_a_window_has_room_on_its_screen(window: MainWindow) -> None:
    room = window.screen().availableSize()
    window.resize(room.width() + 200, room.height() + 200)
    window.fit_on_screen()
    assert window.width() < room.width() and window.height() < room.height()
    small = QSize(640, 480)
    window.resize(small)
    window.fit_on_screen()
    assert window.size() == small


@pytest.mark.parametrize("name", ["merging", "picking up of four", "the end of a deal"])
def test_one_game_after_another_leaves_nothing_behind(window: MainWindow, name: str) -> None:
    counts = []
    for _ in range(4):
        play(window, name)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        counts.append(len(window.findChildren(QObject)))
    assert len(set(counts[1:])) == 1
