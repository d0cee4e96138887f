"""Does the installed or frozen program work? A whole game of each kind, judged by itself."""

from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from euchre_desktop import __version__
from euchre_desktop.ai.player import Level
from euchre_desktop.app.files import write_atomically
from euchre_desktop.app.game_setup import PRESETS, GameSetup, compass
from euchre_desktop.rules import Observation, Phase
from euchre_desktop.ui.watched_games import WatchedGames

STALLED_MS = 30_000
"""A computer player answers in milliseconds; half a minute without anything shown is a hang."""


class SmokeTest(QObject):
    """Plays every preset through and keeps what became of it.

    Signals:
        finished: True if all went well; the result file is written by then.
    """

    finished = Signal(bool)

    def __init__(self, games: WatchedGames, result: Path | None) -> None:
        super().__init__(games)
        self._games = games
        self._result = result
        self._ended: list[dict[str, object]] = []
        self._problems: list[str] = []
        self._stall = QTimer(self)
        self._stall.setInterval(STALLED_MS)
        self._stall.timeout.connect(self._on_stalled)
        games.shown.connect(self._stall.start)
        games.game_over.connect(self._on_game_over)
        games.all_over.connect(self._on_all_over)

    def run(self) -> None:
        """Begin; `finished` follows."""
        self._write(done=False)
        self._stall.start()
        self._games.play(watched_setup(preset.key, Level.CASUAL) for preset in PRESETS)

    def report(self, problem: str) -> None:
        """Something went wrong anywhere in the program: the test has failed."""
        self._problems.append(problem)
        self._end()

    @Slot(object)
    def _on_game_over(self, seen: Observation) -> None:
        if seen.phase is not Phase.GAME_OVER or max(seen.scores) < seen.options.target:
            self._problems.append("a game ended before its target")
        self._ended.append({"players": seen.players, "scores": seen.scores})

    @Slot()
    def _on_all_over(self) -> None:
        if len(self._ended) != len(PRESETS):
            self._problems.append("not every game was played")
        self._end()

    @Slot()
    def _on_stalled(self) -> None:
        self.report("nothing happened for half a minute")

    def _end(self) -> None:
        self._stall.stop()
        self._write(done=True)
        self.finished.emit(not self._problems)

    def _write(self, *, done: bool) -> None:
        if self._result is None:
            return
        report = {
            "version": __version__,
            "ok": done and not self._problems,
            "done": done,
            "games": self._ended,
            "problems": self._problems,
        }
        write_atomically(self._result, json.dumps(report, indent=2) + "\n")


def watched_setup(preset: str, level: Level) -> GameSetup:
    """The game of this preset with a computer player on every seat."""
    options = next(known.options for known in PRESETS if known.key == preset)
    names = ("South", *compass(options.players))
    return GameSetup(options, names, (level,) * options.players)
