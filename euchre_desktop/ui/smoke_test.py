"""Does the installed or frozen program work? All drawings, and a whole game of each kind."""

from __future__ import annotations

import faulthandler
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

from euchre_desktop.ai.fast.solver import is_compiled
from euchre_desktop.ai.player import Level
from euchre_desktop.app.game_setup import PRESETS, GameSetup, Preset, compass
from euchre_desktop.app.smoke_result import SmokeResult
from euchre_desktop.app.sound.device import has_library
from euchre_desktop.rules import ALL_CARDS, Observation, Phase
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.watched_games import WatchedGames

DECKS = ("two", "four", "two_large", "four_large")
BACKS = ("sunburst", "crimson", "forest")


class SmokeTest(QObject):
    """Plays every preset through and tells a SmokeResult what became of it.

    Signals:
        over: nothing more will be tried; the verdict is in the result.
    """

    over = Signal()

    def __init__(self, games: WatchedGames, result: SmokeResult, stalled_ms: int) -> None:
        super().__init__(games)
        self._games = games
        self._result = result
        self._played = 0
        self._is_over = False
        self._stall = QTimer(self)
        self._stall.setInterval(stalled_ms)
        self._stall.timeout.connect(self._on_stalled)
        games.shown.connect(self._stall.start)
        games.game_over.connect(self._on_game_over)
        games.all_over.connect(self._on_all_over)

    @Slot()
    def run(self) -> None:
        """Begin; `over` follows."""
        self._result.note_compiled(is_compiled())
        self._result.note_sound(has_library())
        self._stall.start()
        self._games.play(watched_setup(preset.key, _level(preset)) for preset in PRESETS)

    @Slot(str)
    def report(self, problem: str) -> None:
        """Something went wrong anywhere in the program: the test has failed."""
        self._result.fail(problem)
        self._end()

    @Slot(object)
    def _on_game_over(self, seen: Observation) -> None:
        if seen.phase is not Phase.GAME_OVER or max(seen.scores) < seen.options.target:
            self._result.fail("a game ended before its target")
        self._result.note_game(seen.players, seen.scores)
        self._played += 1

    @Slot()
    def _on_all_over(self) -> None:
        if self._played == len(PRESETS):
            self._result.finish()
        self._end()

    @Slot()
    def _on_stalled(self) -> None:
        self.report(f"nothing happened for {self._stall.interval() / 1000:g} s")

    def _end(self) -> None:
        # Once: what is reported while the program closes must not ask it to close again.
        self._stall.stop()
        if not self._is_over:
            self._is_over = True
            self.over.emit()


def _level(preset: Preset) -> Level:
    """One game is searched, for the compiled modules; the shortest, for the sake of time."""
    return Level.STRONG if preset.options.players == 2 else Level.CASUAL


def draw_everything(folder: Path) -> None:
    """Draw every card, back and icon there is; raises if one is missing."""
    for deck in DECKS:
        art = CardArt(folder, deck)
        for card in ALL_CARDS:
            art.face(card, 64)
    for back in BACKS:
        CardArt(folder, back=back).back(64)
    if QApplication.windowIcon().pixmap(64).isNull():
        raise FileNotFoundError("the window's icon cannot be drawn")


@contextmanager
def ended_if_hung(seconds: float) -> Iterator[Callable[[], None]]:
    """End the process, with exit code 1, if the given function is not called every `seconds`.

    For what no timer can notice: a hang of the GUI thread, or one while closing.
    """
    with ExitStack() as opened:
        # A windowed program on Windows has no standard error for the stack traces.
        out = sys.__stderr__ or opened.enter_context(open(os.devnull, "w"))

        def still_alive() -> None:
            faulthandler.dump_traceback_later(seconds, exit=True, file=out)

        still_alive()
        opened.callback(faulthandler.cancel_dump_traceback_later)
        yield still_alive


def watched_setup(preset: str, level: Level) -> GameSetup:
    """The game of this preset with a computer player on every seat."""
    options = next(known.options for known in PRESETS if known.key == preset)
    names = ("South", *compass(options.players))
    return GameSetup(options, names, (level,) * options.players)
