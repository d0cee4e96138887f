"""Which action is best on average over many worlds that a seat thinks possible?"""

from __future__ import annotations

import math
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from euchre_desktop.ai.candidates import Candidate, candidates_of
from euchre_desktop.ai.choosing import chosen
from euchre_desktop.ai.estimates import Estimate
from euchre_desktop.ai.fast.codes import PASS
from euchre_desktop.ai.fast.course import Course
from euchre_desktop.ai.fast.deck import Chance
from euchre_desktop.ai.fast.evaluator import Evaluator
from euchre_desktop.ai.fast.playout import Playout
from euchre_desktop.ai.fast.solver import Solver
from euchre_desktop.ai.leaning import leaning
from euchre_desktop.ai.situation import bidder_for, boards, mask_of
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.ai.worlds import Knowledge, knowledge_of, sampler_for
from euchre_desktop.ai.worth import Equity, worth_to
from euchre_desktop.rules import Action, Observation, Phase, deck_of

BATCH = 10
"""Worlds between two looks at whether the question is withdrawn."""
SURVEYED = 60
"""Worlds looked at beforehand, but no more than half as many as are then to be weighed."""
_LEADS = {"left_of_loner": 0, "left_of_dealer": 1, "maker": 2}


@dataclass(frozen=True, slots=True)
class Findings:
    """What a search has found."""

    action: Action
    estimates: tuple[Estimate, ...]
    """One for each action, the one of the rules of thumb first."""
    worlds: int
    usual: Action
    """What a balanced seat would do."""


def search(
    seen: Observation,
    by_rule: Action,
    equity: Equity,
    worlds: int,
    seed: int,
    cancelled: Callable[[], bool],
    temperament: Temperament = Temperament.BALANCED,
    also: tuple[Action, ...] = (),
) -> Findings:
    """Weigh what `seen.seat` may do over so many worlds, or fewer when `cancelled`.

    `by_rule` is done unless another action is better beyond doubt. `temperament`
    decides between actions that are almost equally good. `also` is weighed in any case.
    """
    candidates = candidates_of(seen, by_rule, also)
    evaluator = _evaluator_for(seen, seed, worlds)
    worth = worth_to(seen, equity)
    evaluator.value(worth.points, worth.wins)
    for candidate in candidates:
        evaluator.propose(candidate.kind, candidate.what, candidate.lone)
    while evaluator.worlds < worlds and not cancelled():
        evaluator.run(min(BATCH, worlds - evaluator.worlds), True)
    if not evaluator.worlds:
        return Findings(by_rule, (), 0, by_rule)
    estimates = _best_of_each_action(
        [_estimate(evaluator, number, candidate) for number, candidate in enumerate(candidates)]
    )

    def done_by(one: Temperament) -> Action:
        return chosen(seen, worth, estimates, evaluator.worlds, leaning(seen, one, worth))

    action, usual = done_by(temperament), done_by(Temperament.BALANCED)
    return Findings(action, estimates, evaluator.worlds, usual)


def _best_of_each_action(estimates: list[Estimate]) -> tuple[Estimate, ...]:
    best: dict[Action, Estimate] = {}
    for estimate in estimates:
        known = best.get(estimate.candidate.action)
        if known is None or estimate.wins > known.wins:
            best[estimate.candidate.action] = estimate
    return tuple(best.values())


def _estimate(evaluator: Evaluator, number: int, candidate: Candidate) -> Estimate:
    worlds = evaluator.worlds
    sums = [evaluator.sum_of(number, what) for what in range(7)]
    results = [evaluator.result_of(number, result) for result in range(25)]
    return Estimate(
        candidate,
        sums[0] / worlds,
        _error(sums[0], sums[1], worlds),
        sums[2] / worlds,
        _error(sums[2], sums[3], worlds),
        sums[4] / worlds,
        _error(sums[4], sums[5], worlds),
        sums[6] / (4 * worlds),
        tuple(times / (4 * worlds) for times in results),
    )


def _error(total: float, squares: float, number: int) -> float:
    """The standard error of a mean."""
    if number < 2:
        return 0.0
    variance = max(0.0, squares - total * total / number) / (number - 1)
    return math.sqrt(variance / number)


def _evaluator_for(seen: Observation, seed: int, worlds: int) -> Evaluator:
    options = seen.options
    bidder = bidder_for(seen)
    known = knowledge_of(seen)
    sampler = sampler_for(seen, bidder, Chance(seed))
    sampler.survey(min(SURVEYED, worlds // 2))
    solver = _solver_of_thread(threading.get_ident())
    course = Course(bidder)
    course.rule(
        options.maker_alone,
        [options.merges_dummy(number) for number in (1, 2)],
        options.defend_alone,
        _LEADS[options.alone_lead],
    )
    evaluator = Evaluator(boards(), course, sampler, solver, Playout())
    evaluator.hold(mask_of(seen.hand), mask_of(seen.dummy))
    _tell_contract(evaluator, seen)
    if seen.phase is Phase.PLAYING:
        _tell_play(evaluator, seen, known)
    return evaluator


@lru_cache(maxsize=4)
def _solver_of_thread(_thread: int) -> Solver:
    """A solver takes long to set up, and no two threads may use one at a time."""
    return Solver()


def _tell_contract(evaluator: Evaluator, seen: Observation) -> None:
    made = seen.contract
    if made is None:
        evaluator.settle(PASS, PASS, seen.bidding_round == 2, False, False, PASS)
        return
    evaluator.settle(
        made.trump,
        made.maker,
        made.bidding_round == 2,
        seen.upcard_taken,
        made.alone,
        PASS if made.lone_defender is None else made.lone_defender,
    )


def _tell_play(evaluator: Evaluator, seen: Observation, known: Knowledge) -> None:
    taken = seen.tricks_taken
    shown = sum(known.played) | (0 if seen.upcard_taken else mask_of([seen.upcard]))
    evaluator.recall(
        seen.trick.leader,
        [mask_of([card]) for _, card in seen.trick.plays],
        sum(taken[seat] for seat in seen.made.makers),
        len(seen.tricks) - 1,
        mask_of(deck_of(seen.options)) & ~shown,
        known.forbidden,
    )
