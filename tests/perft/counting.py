"""How many sequences of decisions does a deal allow? And how is such a table written?

Each table is a text file: comment lines with the derivation by hand, three
lines that say which deal it is, then a line `depth count` for each depth.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from euchre_desktop.rules import (
    GameState,
    apply,
    house_rules,
    legal_actions,
    new_game,
    seeded_deal,
    start_deal,
)

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Table:
    """One file: which deal, and how many sequences there are of each length."""

    heading: tuple[str, ...]
    """The file's lines above the counts, as they stand."""
    state: GameState
    counts: tuple[tuple[int, int], ...]

    @property
    def text(self) -> str:
        counts = (f"{depth} {count}" for depth, count in self.counts)
        return "\n".join((*self.heading, *counts)) + "\n"


def tables() -> list[Path]:
    """Every table there is."""
    return sorted(FOLDER.glob("*.txt"))


def read(path: Path) -> Table:
    """The table written in a file."""
    lines = path.read_text(encoding="utf-8").splitlines()
    first = next(place for place, line in enumerate(lines) if line[:1].isdigit())
    named = dict(line.split(" ", 1) for line in lines[:first] if line and line[0] != "#")
    options = house_rules(json.loads(named["rules"]))
    dealt = seeded_deal(options, int(named["dealer"]), named["seed"], 0)
    counts = tuple((int(line.split()[0]), int(line.split()[1])) for line in lines[first:])
    return Table(tuple(lines[:first]), start_deal(new_game(options), dealt).state, counts)


def count(state: GameState, depth: int) -> int:
    """How many sequences of `depth` legal actions start here, within this deal."""
    choices = legal_actions(state)
    if depth == 1:
        return len(choices)
    return sum(count(apply(state, action).state, depth - 1) for action in choices)
