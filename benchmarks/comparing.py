"""By how many points a deal does one way to decide beat another, in the arena's matches?"""

from __future__ import annotations

import random

from benchmarks.playing import Decider
from euchre_desktop.app.arena.match import play_unit
from euchre_desktop.app.arena.plan import Plan, Side
from euchre_desktop.app.arena.statistics import Estimate, ratio
from euchre_desktop.rules import Action, Observation, RuleOptions, Seat


def compare(options: RuleOptions, one: Decider, other: Decider, deals: int, seed: str) -> Estimate:
    """How far `one` is ahead of `other` on the same cards, seats exchanged."""
    plan = Plan(options, (None, None), bot=None, whole_games=False, size=deals, seed=seed)
    players = _Deciders(one, other)
    results = [play_unit(plan, players, number) for number in range(deals)]
    return ratio([result.lead for result in results], [result.deals for result in results])


class _Deciders:
    """All players of a match, each side of which decides in one way."""

    def __init__(self, one: Decider, other: Decider) -> None:
        self._players = {Side.A: _Player(one), Side.B: _Player(other)}

    def at(self, seat: Seat, side: Side) -> _Player:
        return self._players[side]


class _Player:
    def __init__(self, decider: Decider) -> None:
        self._decider = decider

    def begin(self, options: RuleOptions) -> None:
        pass  # it remembers nothing from one decision to the next

    def choose(self, seen: Observation, seed: str) -> Action:
        return self._decider(seen, random.Random(seed))

    def end(self, scores: tuple[int, ...]) -> None:
        pass
