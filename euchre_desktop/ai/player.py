"""What does an opponent do now?"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from euchre_desktop.ai import beginner, casual
from euchre_desktop.ai.equity import equity_for
from euchre_desktop.ai.estimates import Estimate
from euchre_desktop.ai.fast.solver import is_compiled
from euchre_desktop.ai.findings import better
from euchre_desktop.ai.reasons import Reason
from euchre_desktop.ai.search import search
from euchre_desktop.ai.seasoned import by_rule_of_thumb
from euchre_desktop.ai.temperament import Temperament, owned_up
from euchre_desktop.rules import Action, Observation, Phase

Verdict = tuple[Action, Reason]
Rules = Callable[[Observation, Temperament], Verdict]
"""Rules of thumb."""

SEEDS = 2**31
"""How many seeds there are for the imagined worlds of one decision."""


@dataclass(frozen=True, slots=True)
class Worlds:
    """How many worlds a level imagines for a decision."""

    number: int
    uncompiled: int
    """Where the fast modules are not compiled: for cards only, all else goes by rule of thumb."""


class Level(StrEnum):
    """How well an opponent plays."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    STRONG = "strong"
    EXPERT = "expert"


WORLDS = {Level.STRONG: Worlds(100, 20), Level.EXPERT: Worlds(1000, 30)}


def worlds_imagined(level: Level) -> int:
    """How many worlds a level imagines to choose a card; 0 if it imagines none."""
    worlds = WORLDS.get(level)
    if worlds is None:
        return 0
    return worlds.number if is_compiled() else worlds.uncompiled


@dataclass(frozen=True, slots=True)
class Choice:
    """One action as a level that weighs several estimates it, each error a standard error."""

    action: Action
    points: float
    """What the deal is worth to this seat: its points less the mean of its opponents'."""
    points_error: float
    wins: float
    """The chance to win the game, 0 to 1."""
    wins_error: float


@dataclass(frozen=True, slots=True)
class Decision:
    """What is done, one of `Observation.legal_actions`, and why."""

    action: Action
    reason: Reason
    choices: tuple[Choice, ...] = ()
    """What was weighed; empty for a level that weighs nothing against anything."""
    worlds: int = 0
    """Over how many imagined worlds it was weighed."""


def never() -> bool:
    """Nobody waits for this decision to be given up."""
    return False


def decide(
    seen: Observation,
    level: Level,
    rng: random.Random,
    cancelled: Callable[[], bool] = never,
    temperament: Temperament = Temperament.BALANCED,
) -> Decision:
    """What a seat of this strength and temperament does with what it sees.

    The same arguments and state of `rng` give the same decision on every machine.
    Raises ValueError if it is not `seen.seat`'s turn. The levels that imagine worlds
    ask `cancelled` between them, and then answer at once with what they have: that
    answer is not to be used.
    """
    if not seen.legal_actions:
        raise ValueError(f"seat {seen.seat} is not to act")
    match level:
        case Level.CASUAL:
            return Decision(*_in_character(casual.choose, seen, temperament))
        case Level.BEGINNER:
            return Decision(*beginner.choose(seen, rng, temperament, casual.choose))
        case Level.STRONG | Level.EXPERT:
            # Drawn always, so that a forced decision does not change the ones after it.
            return _by_search(seen, WORLDS[level], rng.random(), cancelled, temperament)
        case _ as unknown:
            assert_never(unknown)


def _by_search(
    seen: Observation,
    worlds: Worlds,
    chance: float,
    cancelled: Callable[[], bool],
    temperament: Temperament,
) -> Decision:
    """The seasoned rules of thumb, unless another action is better in many imagined worlds."""
    number = worlds.number if is_compiled() else worlds.uncompiled
    if len(seen.legal_actions) == 1 or not (is_compiled() or seen.phase is Phase.PLAYING):
        return Decision(*_in_character(by_rule_of_thumb, seen, temperament))
    action, reason = by_rule_of_thumb(seen)
    seed = int(chance * SEEDS)
    equity = equity_for(seen.options)
    found = search(seen, action, equity, number, seed, cancelled, temperament)
    if found.action != action:
        reason = better(seen, found)
    return Decision(
        found.action,
        reason if found.action == found.usual else owned_up(reason, found.action),
        tuple(choice_of(estimate) for estimate in found.estimates),
        found.worlds,
    )


def choice_of(estimate: Estimate) -> Choice:
    """What a search found of one action, as others are told it."""
    return Choice(
        estimate.candidate.action,
        estimate.points,
        estimate.points_error,
        estimate.wins,
        estimate.wins_error,
    )


def _in_character(rules: Rules, seen: Observation, temperament: Temperament) -> Verdict:
    """Rules of thumb as temperament bends them, with a reason that says when it did."""
    action, reason = rules(seen, temperament)
    if temperament is Temperament.BALANCED or action == rules(seen, Temperament.BALANCED)[0]:
        return action, reason
    return action, owned_up(reason, action)
