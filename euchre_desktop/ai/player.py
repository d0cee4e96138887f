"""What does an opponent do now?"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

from euchre_desktop.ai import beginner
from euchre_desktop.ai.alone import alone_or_not
from euchre_desktop.ai.bidding import bid
from euchre_desktop.ai.discarding import pick_up_or_decline
from euchre_desktop.ai.equity import equity_for
from euchre_desktop.ai.fast.solver import is_compiled
from euchre_desktop.ai.findings import better
from euchre_desktop.ai.merging import keep_five
from euchre_desktop.ai.play import play
from euchre_desktop.ai.reasons import Reason
from euchre_desktop.ai.search import Estimate, search
from euchre_desktop.ai.temperament import Temperament, owned_up
from euchre_desktop.rules import Action, Observation, Phase

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


WORLDS = {Level.STRONG: Worlds(100, 20), Level.EXPERT: Worlds(600, 30)}


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
            return Decision(*_in_character(seen, temperament))
        case Level.BEGINNER:
            return Decision(*beginner.choose(seen, rng, temperament, _by_rule_of_thumb))
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
    """The rules of thumb, unless another action is better in many imagined worlds."""
    number = worlds.number if is_compiled() else worlds.uncompiled
    if len(seen.legal_actions) == 1 or not (is_compiled() or seen.phase is Phase.PLAYING):
        return Decision(*_in_character(seen, temperament))
    action, reason = _by_rule_of_thumb(seen)
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


def _in_character(seen: Observation, temperament: Temperament) -> tuple[Action, Reason]:
    """The rules of thumb as temperament bends them, with a reason that says when it did."""
    action, reason = _by_rule_of_thumb(seen, temperament)
    if temperament is Temperament.BALANCED or action == _by_rule_of_thumb(seen)[0]:
        return action, reason
    return action, owned_up(reason, action)


def _by_rule_of_thumb(
    seen: Observation, temperament: Temperament = Temperament.BALANCED
) -> tuple[Action, Reason]:
    match seen.phase:
        case Phase.ORDERING | Phase.NAMING:
            return bid(seen, temperament)
        case Phase.PICKING_UP:
            return pick_up_or_decline(seen)
        case Phase.DECLARING | Phase.DEFENDING:
            return alone_or_not(seen, temperament)
        case Phase.MERGING:
            return keep_five(seen)
        case Phase.PLAYING:
            return play(seen)
        case Phase.BETWEEN_DEALS | Phase.GAME_OVER:
            raise ValueError(f"nothing is decided in {seen.phase.value}")
        case _ as unknown:
            assert_never(unknown)
