"""How much memory does the program take after many games? `python -m benchmarks.memory`

Whole games for four, three and two are played in the real window, drawn into memory and without
motion, and the process is weighed after some of them. It is to weigh at most 130 MB after fifty.
What it uses may hardly be more than after ten, for what is kept for a game must go with it: this
is weighed once the C library has given back what it holds in reserve, which comes and goes.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import os
from itertools import cycle
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Slot

from euchre_desktop.ai.player import Level
from euchre_desktop.app.preferences import Speed
from euchre_desktop.ui.smoke_test import watched_setup
from euchre_desktop.ui.starting import make_application
from euchre_desktop.ui.unattended import unattended
from euchre_desktop.ui.watched_games import WatchedGames

WEIGHED = (1, 10, 25, 50, 100, 200)
MOST, MOST_MORE = 130.0, 3.0
"""Megabytes after fifty games, and how many more than after ten."""


class Scales(QObject):
    """Weighs the process after some of the games, as it is and without its reserve."""

    def __init__(self, games: WatchedGames) -> None:
        super().__init__(games)
        self.weights: dict[int, tuple[float, float]] = {}
        self._played = 0
        games.game_over.connect(self._on_game_over)

    @Slot()
    def _on_game_over(self) -> None:
        self._played += 1
        if self._played in WEIGHED:
            gc.collect()
            whole = megabytes()
            give_back_reserve()
            used = megabytes()
            self.weights[self._played] = whole, used
            things = len(gc.get_objects())
            print(f"  {self._played:>5} {whole:>10.1f} {used:>12.1f} {things:>16,}", flush=True)


def main() -> None:
    """Print what the process weighs, and whether the goals are met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--level", type=Level, choices=list(Level), default=Level.CASUAL)
    chosen = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = make_application()
    program = unattended(application, Speed.OFF)
    games = WatchedGames(program.window, program.start_game, linger=False)
    program.table.happened.connect(games.note)
    games.all_over.connect(application.quit)
    scales = Scales(games)
    program.window.show()
    presets = cycle(("four_handed", "three_handed", "two_handed"))
    setups = [watched_setup(next(presets), chosen.level) for _ in range(chosen.games)]
    print("  games  MB of RSS   of it used   Python objects")
    QTimer.singleShot(0, lambda: games.play(setups))
    application.exec()
    after_ten, after_fifty = scales.weights.get(10), scales.weights.get(50)
    if after_ten is not None and after_fifty is not None:
        _judge(f"after fifty games {after_fifty[0]:.1f} MB", after_fifty[0], MOST)
        more = after_fifty[1] - after_ten[1]
        _judge(f"used more than after ten {more:.1f} MB", more, MOST_MORE)


def megabytes() -> float:
    """What the process holds in memory now, from Linux's own account."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def give_back_reserve() -> None:
    """Let glibc return what has been freed to the system; other C libraries are not asked."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)


def _judge(what: str, value: float, limit: float) -> None:
    print(f"  {what}, at most {limit:g}: {'met' if value <= limit else 'NOT MET'}")


if __name__ == "__main__":
    main()
