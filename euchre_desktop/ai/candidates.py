"""Which of the things a seat may do are worth weighing, and what are they called in fast code?"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple, assert_never

from euchre_desktop.ai.fast.codes import (
    ACT_ALONE,
    ACT_DECLINE,
    ACT_KEEP,
    ACT_PASS,
    ACT_PICKUP,
    ACT_PLAY,
    ACT_TRUMP,
)
from euchre_desktop.ai.merging import merit
from euchre_desktop.ai.situation import mask_of
from euchre_desktop.ai.valuing import Setting
from euchre_desktop.rules import (
    HAND_SIZE,
    Action,
    Alone,
    Decline,
    Keep,
    NameTrump,
    Observation,
    OrderUp,
    Pass,
    PickUp,
    PlayCard,
    WithHelp,
    partner_of,
)

MOST_KEPT = 8
"""So many ways to keep five of ten are weighed, the best by rule of thumb."""
BY_RULE = -1


class Candidate(NamedTuple):
    """An action, and how it is put to the evaluator."""

    action: Action
    kind: int
    what: int
    lone: int = BY_RULE
    """For one who makes trump: 1 alone, 0 with help."""


def candidates_of(
    seen: Observation, by_rule: Action, also: tuple[Action, ...] = ()
) -> list[Candidate]:
    """What is weighed, the action of the rules of thumb first; a bid may come up twice.

    Of the many ways to keep five cards only some are weighed, and all that are in `also`.
    """
    if isinstance(by_rule, Keep):
        near = _near(seen, by_rule)
        return [_coded(seen, keep) for keep in (*near, *(set(also) - set(near)))]
    others = [action for action in seen.legal_actions if action != by_rule]
    found = []
    for action in (by_rule, *others):
        candidate = _coded(seen, action)
        if candidate.kind in (ACT_TRUMP, ACT_PICKUP, ACT_DECLINE) and _chooses_alone(seen):
            found += [candidate._replace(lone=alone) for alone in (0, 1)]
        else:
            found.append(candidate)
    return found


def _coded(seen: Observation, action: Action) -> Candidate:
    match action:
        case Pass():
            return Candidate(action, ACT_PASS, 0)
        case OrderUp():
            assert seen.upcard.suit is not None  # a joker turned up has no first round
            return Candidate(action, ACT_TRUMP, int(seen.upcard.suit))
        case NameTrump(suit):
            return Candidate(action, ACT_TRUMP, int(suit))
        case PickUp(bury):
            assert bury is not None  # one's own choice is no secret
            return Candidate(action, ACT_PICKUP, mask_of([bury]))
        case Decline():
            return Candidate(action, ACT_DECLINE, 0)
        case Alone() | WithHelp():
            return Candidate(action, ACT_ALONE, int(isinstance(action, Alone)))
        case Keep(cards):
            return Candidate(action, ACT_KEEP, mask_of(cards or ()))
        case PlayCard(card):
            return Candidate(action, ACT_PLAY, mask_of([card]))
        case _ as unknown:
            assert_never(unknown)


def _chooses_alone(seen: Observation) -> bool:
    """Is the seat, or would it be as maker, yet to be asked whether to play alone?"""
    if seen.contract is not None and seen.contract.maker != seen.seat:
        return False
    assists = seen.bidding_round == 1 and seen.dealer == partner_of(seen.seat, seen.players)
    return seen.options.maker_alone and not (seen.options.canadian_loner and assists)


def _near(seen: Observation, by_rule: Keep) -> list[Keep]:
    trump, setting = seen.made.trump, Setting(seen.options)
    fives = combinations((*seen.hand, *seen.dummy), HAND_SIZE)
    best = sorted(fives, key=lambda five: merit(five, trump, setting), reverse=True)
    near = [Keep(five) for five in best[:MOST_KEPT]]
    return [by_rule, *(keep for keep in near if keep != by_rule)][:MOST_KEPT]
