"""How long does a decision take, and how soon does a withdrawn one end?"""

from __future__ import annotations

import random
from collections.abc import Callable
from time import thread_time

from euchre_desktop.ai.fast.solver import is_compiled
from euchre_desktop.ai.player import Level, decide
from euchre_desktop.app.bench.figures import Goal, Row, Section, at_most, times
from euchre_desktop.app.bench.positions import positions
from euchre_desktop.rules import Observation

DECISIONS = {True: 360, False: 120}
"""Of each game, by whether the opponents are compiled."""
QUICK_DECISIONS = 12
WITHDRAWN = 60
COMPILED_MS = {Level.STRONG: 20, Level.EXPERT: 100}
UNCOMPILED_MS = 300
CANCEL_MS = 20


def deciding(*, quick: bool) -> Section:
    """Milliseconds of processor time for each level and game."""
    number = QUICK_DECISIONS if quick else DECISIONS[is_compiled()]
    rows: list[Row] = []
    for players in (2, 3, 4):
        asked = positions(players, number)
        for level in Level:
            spent = [_milliseconds(seen, level, never) for seen in asked]
            name, label = f"decision.{players}.{level.value}", f"{players} players, {level.value}"
            rows.append(times(name, label, spent, _goal(level)))
    return Section("Decisions: of every kind, processor time", tuple(rows))


def withdrawing(*, quick: bool) -> Section:
    """Milliseconds from being told to stop until the longest thinkers have stopped.

    They look whether they are to stop now and then; they are told at the worst moments, which
    are just when they have begun, and just after they have looked.
    """
    rows: list[Row] = []
    for players in (2, 3, 4):
        spent = []
        for seen in positions(players, QUICK_DECISIONS if quick else WITHDRAWN):
            spent.append(_milliseconds(seen, Level.EXPERT, lambda: True))
            spent.append(_milliseconds_after_a_look(seen))
        name, label = f"cancel.{players}", f"{players} players"
        rows.append(times(name, label, spent, at_most(CANCEL_MS)))
    return Section("From cancel to return, at the highest level, processor time", tuple(rows))


def never() -> bool:
    """Nobody cancels."""
    return False


def _milliseconds(seen: Observation, level: Level, cancelled: Callable[[], bool]) -> float:
    start = thread_time()
    decide(seen, level, random.Random("bench"), cancelled)
    return 1000 * (thread_time() - start)


def _milliseconds_after_a_look(seen: Observation) -> float:
    """From just after the first look on; 0 if none was taken."""
    looked: list[float] = []

    def told_then() -> bool:
        looked.append(thread_time())
        return len(looked) > 1

    decide(seen, Level.EXPERT, random.Random("bench"), told_then)
    return 1000 * (thread_time() - looked[0]) if looked else 0.0


def _goal(level: Level) -> Goal | None:
    if level not in COMPILED_MS:
        return None
    return at_most(COMPILED_MS[level] if is_compiled() else UNCOMPILED_MS)
