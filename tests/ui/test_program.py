"""The program put together: what it says when something in it goes wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from euchre_desktop.ai.player import Level
from euchre_desktop.app.preferences import Loaded, Preferences, Speed
from euchre_desktop.app.sound.moments import Sound
from euchre_desktop.app.sound.player import Silence, SoundPlayer
from euchre_desktop.ui.program import Program
from euchre_desktop.ui.smoke_test import watched_setup
from euchre_desktop.ui.starting import player
from euchre_desktop.ui.watched_games import WatchedGames
from tests.app.loudspeakers import Listener


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Program]:
    made = Program(Loaded(Preferences(speed=Speed.OFF)), None)
    made.window.show()
    yield made
    made.close()
    made.window.close()


def test_an_opponent_that_fails_is_told_to_the_person_and_raised(
    qtbot: QtBot, program: Program
) -> None:
    with qtbot.captureExceptions() as raised:
        program.thinker.failed.emit(LookupError("planted"))
    assert [kind for kind, *_ in raised] == [LookupError]
    assert program.window.notice.isVisible()
    assert "could not decide" in program.window.notice.text()


def test_a_watched_game_is_heard_from_its_deal_to_its_end(
    qapp: QApplication, qtbot: QtBot
) -> None:
    listener = Listener()
    program = Program(Loaded(Preferences(speed=Speed.OFF)), None, player=listener)
    games = WatchedGames(program.window, program.start_game, linger=False)
    program.table.happened.connect(games.note)
    program.window.show()
    with qtbot.waitSignal(games.all_over, timeout=60_000):
        games.play([watched_setup("four_handed", Level.CASUAL)])
    program.close()
    program.window.close()
    assert listener.heard[0] is Sound.DEAL
    assert listener.heard[-1] in (Sound.WIN, Sound.LOSS)
    assert {Sound.CARD, Sound.BID} < set(listener.heard)
    assert listener.closed


def test_nobody_hears_a_window_that_nobody_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert isinstance(player(), Silence)
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert isinstance(player(), SoundPlayer)
