"""How much better must an action be than that of the rules of thumb to be done instead?"""

from __future__ import annotations

from dataclasses import replace

import pytest

from euchre_desktop.ai.candidates import Candidate
from euchre_desktop.ai.choosing import CLOSE, HABIT, NOISE, WAITING, chosen
from euchre_desktop.ai.equity import equity_for
from euchre_desktop.ai.estimates import Estimate
from euchre_desktop.ai.fast.codes import EUCHRE, MADE, RESULTS
from euchre_desktop.ai.leaning import at_stake
from euchre_desktop.ai.worth import Worth, worth_to
from euchre_desktop.rules import Action, Observation, OrderUp, Pass, PlayCard
from tests.ai.positions import position

WORLDS = 1000
ASKED = position("|||", "9S")
LEADING = position("9D|||", "9S", "order, pickup 9D, with")


def worth_in(seen: Observation) -> Worth:
    return worth_to(seen, equity_for(seen.options))


def estimate(seen: Observation, action: Action, made: float = 0.5, error: float = 0.0) -> Estimate:
    """Of an action with which `seen.seat` makes it so often, and else is euchred."""
    results = [0.0] * RESULTS
    results[6 * seen.seat + MADE], results[6 * seen.seat + EUCHRE] = made, 1 - made
    return Estimate(Candidate(action, 0, 0), 0.0, 0.0, 0.5, error, 0.0, error, 0.0, tuple(results))


def takes_it(
    seen: Observation, usual: Estimate, other: Estimate, better_by: float, worlds: int = WORLDS
) -> bool:
    """Is the other action done, if it wins so much more often?"""
    other = replace(other, wins=usual.wins + better_by, lead=better_by)
    done = chosen(seen, worth_in(seen), (usual, other), worlds, lambda action: 0.0)
    return done == other.candidate.action


@pytest.mark.parametrize(("made", "share"), [(0.95, WAITING), (0.75, WAITING), (0.7, HABIT)])
def test_more_is_asked_of_waiting_with_what_is_as_good_as_made(made: float, share: float) -> None:
    order, wait = estimate(ASKED, OrderUp(), made), estimate(ASKED, Pass())
    asked = share * at_stake(ASKED, worth_in(ASKED))
    assert takes_it(ASKED, order, wait, 1.01 * asked)
    assert not takes_it(ASKED, order, wait, 0.99 * asked)


def test_a_bid_is_not_made_for_next_to_nothing() -> None:
    wait, order = estimate(ASKED, Pass()), estimate(ASKED, OrderUp(), 0.95)
    asked = HABIT * at_stake(ASKED, worth_in(ASKED))
    assert takes_it(ASKED, wait, order, 1.01 * asked)
    assert not takes_it(ASKED, wait, order, 0.99 * asked)


@pytest.mark.parametrize("worlds", [30, 100, 1000])
def test_of_few_worlds_one_more_could_decide_otherwise(worlds: int) -> None:
    usual, other = (estimate(LEADING, action) for action in LEADING.legal_actions[:2])
    assert isinstance(usual.candidate.action, PlayCard)
    wins = worth_in(LEADING).wins
    maker = 6 * LEADING.made.maker
    asked = (CLOSE + 1 / worlds) * abs(wins[maker + MADE] - wins[maker + EUCHRE])
    assert takes_it(LEADING, usual, other, 1.01 * asked, worlds)
    assert not takes_it(LEADING, usual, other, 0.99 * asked, worlds)


def test_the_less_is_certain_the_more_is_asked() -> None:
    """Beyond what is trusted more than in proportion."""
    usual = estimate(LEADING, LEADING.legal_actions[0])
    asked = []
    for error in (0.001, 0.002, 0.02, 0.04):
        other = estimate(LEADING, LEADING.legal_actions[1], error=error)
        steps = (step / 10_000 for step in range(10_000))
        asked.append(next(step for step in steps if takes_it(LEADING, usual, other, step)))
    assert asked[1] - asked[0] == pytest.approx(NOISE * 0.001, abs=0.0002)
    assert asked[3] - asked[2] > 2 * (NOISE * 0.02)
