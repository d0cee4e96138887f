"""Which thresholds win most? ``python -m benchmarks.tune_rule_of_thumb [deals] [game ...]``.

Coordinate ascent: each threshold in turn is moved up and down, and kept where
it gains points against the present one on the same cards with seats exchanged.
A game is given as "2", "3", "3 none" (without a dummy) or "4".
"""

from __future__ import annotations

import random
import sys
from dataclasses import fields, replace

from benchmarks.comparing import compare
from benchmarks.playing import Decider
from euchre_desktop.ai.player import Level, decide
from euchre_desktop.ai.thresholds import THRESHOLDS, Thresholds
from euchre_desktop.ai.weights import Game
from euchre_desktop.rules import Action, Observation, RuleOptions, house_rules

STEPS = (0.3, 0.15)
ROUNDS_AT_MOST = 3
_GAMES: dict[str, tuple[Game, RuleOptions]] = {
    "2": ("two", house_rules({"players": 2})),
    "3": ("three with dummy", house_rules({"players": 3})),
    "3 none": ("three", house_rules({"players": 3, "dummy": "none"})),
    "4": ("four", house_rules({"players": 4})),
}
_IDLE = {
    "2": {"order_for_partner", "name_later", "alone"},
    "3": {"order_for_partner", "alone"},
    "3 none": {"order_for_partner", "alone"},
    "4": set[str](),
}
"""Situations that do not come up with these rules."""


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    for name in sys.argv[2:] or list(_GAMES):
        game, options = _GAMES[name]
        print(name, _ascend(game, options, _IDLE[name], deals), flush=True)


def _ascend(game: Game, options: RuleOptions, idle: set[str], deals: int) -> Thresholds:
    best = THRESHOLDS[game]
    names = [field.name for field in fields(Thresholds) if field.name not in idle]
    for step in STEPS:
        for turn in range(ROUNDS_AT_MOST):
            before = best
            for name in names:
                best = _better(game, options, best, name, step, deals, f"{name} {step} {turn}")
            if best == before:
                break
    return best


def _better(
    game: Game,
    options: RuleOptions,
    best: Thresholds,
    name: str,
    step: float,
    deals: int,
    seed: str,
) -> Thresholds:
    for change in (step, -step):
        tried = replace(best, **{name: round(getattr(best, name) + change, 2)})
        gain = compare(options, _with(game, tried), _with(game, best), deals, seed)
        margin = gain.margin or 0.0
        print(f"  {name} {getattr(tried, name):.2f}: {gain.mean:+.3f} ±{margin:.3f}", flush=True)
        if gain.mean > margin / 2:
            return tried
    return best


def _with(game: Game, thresholds: Thresholds) -> Decider:
    """The rule of thumb with other thresholds: they are set before each decision."""

    def decider(seen: Observation, rng: random.Random) -> Action:
        THRESHOLDS[game] = thresholds
        return decide(seen, Level.CASUAL, rng).action

    return decider


if __name__ == "__main__":
    main()
