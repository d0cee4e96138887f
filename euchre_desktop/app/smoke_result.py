"""What became of the smoke test? Kept in a file from its first moment, so a crash is told too."""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path

from euchre_desktop import __version__
from euchre_desktop.app.files import write_atomically

UNFINISHED = "the test did not come to its end"


@dataclass(frozen=True, slots=True)
class SmokeLimits:
    """How long the smoke test waits before it calls the program hung."""

    stalled_ms: int = 30_000
    """Without anything shown; a computer player answers in milliseconds."""
    hung_seconds: float = 90.0
    """Without anything shown, and without the window's own clock having noticed."""


NORMAL_LIMITS = SmokeLimits()


class SmokeResult:
    """The verdict so far. Until `finish` it is that the test failed, whatever ends the program."""

    def __init__(self, path: Path | None) -> None:
        """Replaces what an earlier run left at `path`; raises OSError if it cannot."""
        self._path = path
        self._games: list[dict[str, object]] = []
        self._problems: list[str] = []
        self._done = False
        self._compiled: bool | None = None
        self._sound: bool | None = None
        self._write()

    @property
    def ok(self) -> bool:
        """Did the test come to its end, and without a problem?"""
        return self._done and not self._problems

    def note_compiled(self, compiled: bool) -> None:
        """Are the fast modules here in their compiled form? The program works without."""
        self._compiled = compiled

    def note_sound(self, sound: bool) -> None:
        """Is what plays sounds here? The program works without."""
        self._sound = sound

    def note_game(self, players: int, scores: tuple[int, ...]) -> None:
        """A game was played to its end."""
        self._games.append({"players": players, "scores": scores})
        self._write()

    def fail(self, problem: str) -> None:
        """Something went wrong; also told on standard error, where there is one."""
        self._problems.append(problem)
        if sys.stderr is not None:  # a windowed program on Windows has none
            print(problem, file=sys.stderr)
        self._write()

    def finish(self) -> None:
        """Everything that was to be tried has been tried."""
        self._done = True
        self._write()

    def _write(self) -> None:
        if self._path is None:
            return
        report = {
            "version": __version__,
            "compiled": self._compiled,
            "sound": self._sound,
            "ok": self.ok,
            "games": self._games,
            "problems": self._problems if self._done else [*self._problems, UNFINISHED],
        }
        write_atomically(self._path, json.dumps(report, indent=2) + "\n")
