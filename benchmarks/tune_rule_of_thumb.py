"""Which thresholds win most? ``python -m benchmarks.tune_rule_of_thumb RULES [deals] [game ...]``.

Coordinate ascent: each threshold in turn is moved up and down, and kept where
it gains points against the present one on the same cards with seats exchanged.
RULES is "casual" or "seasoned", the rules of thumb meant; a game is given as "2", "3",
"3 none" (without a dummy) or "4".
"""

from __future__ import annotations

import random
import sys
from dataclasses import fields, replace

from benchmarks.comparing import compare
from benchmarks.playing import Decider, by_level, seasoned
from euchre_desktop.ai.casual_points import ASKED, Asked
from euchre_desktop.ai.player import Level
from euchre_desktop.ai.thresholds import THRESHOLDS, Thresholds
from euchre_desktop.ai.weights import Game
from euchre_desktop.rules import Action, Observation, RuleOptions, house_rules

Numbers = Thresholds | Asked

ROUNDS_AT_MOST = 3
_STEPS = {"casual": (1.0, 0.5), "seasoned": (0.3, 0.15)}
_DECIDERS = {"casual": by_level(Level.CASUAL), "seasoned": seasoned}
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
    rules = sys.argv[1]
    deals = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    for name in sys.argv[3:] or list(_GAMES):
        game, _ = _GAMES[name]
        start: Numbers = ASKED[game] if rules == "casual" else THRESHOLDS[game]
        print(name, _ascend(rules, name, start, deals), flush=True)


def _ascend(rules: str, name: str, best: Numbers, deals: int) -> Numbers:
    tuned = [field.name for field in fields(best) if field.name not in _IDLE[name]]
    for step in _STEPS[rules]:
        for turn in range(ROUNDS_AT_MOST):
            before = best
            for number in tuned:
                seed = f"{number} {step} {turn}"
                best = _better(rules, name, best, (number, step), deals, seed)
            if best == before:
                break
    return best


def _better(
    rules: str, name: str, best: Numbers, moved: tuple[str, float], deals: int, seed: str
) -> Numbers:
    number, step = moved
    game, options = _GAMES[name]
    for change in (step, -step):
        tried = replace(best, **{number: round(getattr(best, number) + change, 2)})
        one, other = (_with(rules, game, numbers) for numbers in (tried, best))
        gain = compare(options, one, other, deals, seed)
        margin = gain.margin or 0.0
        print(
            f"  {number} {getattr(tried, number):.2f}: {gain.mean:+.3f} ±{margin:.3f}", flush=True
        )
        if gain.mean > margin / 2:
            return tried
    return best


def _with(rules: str, game: Game, numbers: Numbers) -> Decider:
    """The rule of thumb with other thresholds: they are set before each decision."""

    def decider(seen: Observation, rng: random.Random) -> Action:
        match numbers:
            case Thresholds():
                THRESHOLDS[game] = numbers
            case Asked():
                ASKED[game] = numbers
        return _DECIDERS[rules](seen, rng)

    return decider


if __name__ == "__main__":
    main()
