"""The program is killed at many moments, and always goes on where it was."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

KILLS = 20
MOST_LINES = 90


@dataclass(slots=True)
class Life:
    """What one run of the program said until it was killed."""

    offered: str = ""
    about: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)

    def note(self, line: str) -> None:
        kind, _, what = line.strip().partition(" ")
        if kind == "offered":
            self.offered = what
        elif len(what) == 64:  # else the line was cut off by the kill
            (self.about if kind == "about" else self.told).append(what)


def live(journal: Path, seed: str, lines: int) -> Life:
    """Run the program, and kill it as soon as it has said so many lines."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.ui.endless_player", str(journal), seed],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    life = Life()
    assert process.stdout is not None
    for _, line in zip(range(lines), process.stdout, strict=False):
        life.note(line)
    process.kill()
    rest, errors = process.communicate(timeout=60)
    assert "Traceback" not in errors, errors
    for line in rest.splitlines():
        life.note(line)
    return life


def lives(journal: Path) -> Iterator[Life]:
    chance = random.Random("killed")
    for number in range(KILLS + 1):
        yield live(journal, f"life {number}", chance.randint(4, MOST_LINES))


def test_whenever_it_is_killed_the_next_start_offers_exactly_that_game(tmp_path: Path) -> None:
    last: Life | None = None
    played = 0
    for life in lives(tmp_path / "journal.sqlite"):
        if last is None:
            assert life.offered == "none"
        else:
            # What the person saw last, or the one change that was about to be shown.
            assert life.offered in (last.told[-1], last.about[-1])
        played += len(life.told)
        last = life
        assert last.told, "it came far enough to show the table"
    assert played > 10 * KILLS
