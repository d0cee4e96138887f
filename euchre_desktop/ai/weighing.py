"""What would the strongest player do, and what does another choice lose against that?"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable
from dataclasses import asdict, dataclass

from euchre_desktop.ai.equity import equity_for
from euchre_desktop.ai.estimates import Estimate
from euchre_desktop.ai.fast.solver import is_compiled
from euchre_desktop.ai.findings import better
from euchre_desktop.ai.player import (
    SEEDS,
    WORLDS,
    Choice,
    Decision,
    Level,
    choice_of,
    decide,
    never,
)
from euchre_desktop.ai.reasons import Reason
from euchre_desktop.ai.search import Findings, search
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.rules import Action, Observation
from euchre_desktop.rules.seen import seen_json

JUDGE = Level.EXPERT
"""The level whose choice is called the best."""


@dataclass(frozen=True, slots=True)
class Loss:
    """What a choice gives away against the best, never less than nothing."""

    wins: float
    """Of the chance to win the game, 0 to 1."""
    error: float
    """The standard error of `wins`: both were tried in the same worlds."""
    points: float
    """Of what the deal is worth to the seat, in points. Can be negative, for it is the chance
    to win that decides."""


NOTHING_LOST = Loss(0.0, 0.0, 0.0)


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice held against that of the strongest player."""

    best: Action
    reason: Reason
    """Why `best`, and where another was chosen, why rather than that."""
    choices: tuple[Choice, ...]
    """Everything weighed, the likeliest to win first; empty where nothing was."""
    loss: Loss | None
    """None where another action was chosen and this computer did not weigh the two."""
    worlds: int = 0


def advice(
    seen: Observation,
    level: Level = JUDGE,
    cancelled: Callable[[], bool] = never,
    temperament: Temperament = Temperament.BALANCED,
) -> Decision:
    """What `level` does; all its chance derives from what is seen, so nothing else can show."""
    return decide(seen, level, random.Random(advice_seed(seen)), cancelled, temperament)


def weigh(seen: Observation, chosen: Action, cancelled: Callable[[], bool] = never) -> Weighed:
    """Hold `chosen`, one of `seen.legal_actions`, against what the strongest player does.

    The same arguments give the same answer, and `best` is what `advice` says. Once
    `cancelled` the answer is not to be used.
    """
    best = advice(seen, JUDGE, cancelled)
    if best.action == chosen:
        return Weighed(chosen, best.reason, _ordered(best.choices), NOTHING_LOST, best.worlds)
    if not best.choices:
        return Weighed(best.action, best.reason, (), None)
    found = _against(seen, chosen, best.action, cancelled)
    if not found.worlds:  # cancelled
        return Weighed(best.action, best.reason, (), None)
    choices = tuple(choice_of(estimate) for estimate in found.estimates)
    loss = _loss(found, chosen, best.action)
    compared = Findings(best.action, found.estimates, found.worlds, chosen)
    reason = better(seen, compared) if loss.wins > 0 else best.reason
    return Weighed(best.action, reason, _ordered(choices), loss, found.worlds)


def _against(
    seen: Observation, chosen: Action, best: Action, cancelled: Callable[[], bool]
) -> Findings:
    """The worlds of `advice` once more, with every action compared to the chosen one."""
    worlds = WORLDS[JUDGE].number if is_compiled() else WORLDS[JUDGE].uncompiled
    seed = int(random.Random(advice_seed(seen)).random() * SEEDS)
    return search(seen, chosen, equity_for(seen.options), worlds, seed, cancelled, also=(best,))


def _loss(found: Findings, chosen: Action, best: Action) -> Loss:
    given, taken = _estimate(found, best), _estimate(found, chosen)
    wins = given.lead - taken.lead
    if wins <= 0:
        return Loss(0.0, given.lead_error, 0.0)
    # A bid is tried alone and with help; all leads are held against the first of the two.
    error = math.hypot(given.lead_error, taken.lead_error)
    return Loss(wins, error, given.points - taken.points)


def _estimate(found: Findings, action: Action) -> Estimate:
    return next(one for one in found.estimates if one.candidate.action == action)


def _ordered(choices: tuple[Choice, ...]) -> tuple[Choice, ...]:
    return tuple(sorted(choices, key=lambda choice: choice.wins, reverse=True))


def advice_seed(seen: Observation) -> str:
    """From which the chance of whoever advises derives: what is seen, and nothing else."""
    told = {"rules": asdict(seen.options), "seen": seen_json(seen)}
    return f"suggest/{json.dumps(told, sort_keys=True)}"
