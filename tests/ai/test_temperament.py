"""Temperament changes what is dared, never whether the seat is in its right mind."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import closing

import pytest

from euchre_desktop.ai.choosing import HABIT, NOISE, WAITING
from euchre_desktop.ai.equity import equity_for
from euchre_desktop.ai.leaning import MOST, at_stake, leaning
from euchre_desktop.ai.player import Decision, Level, decide, never
from euchre_desktop.ai.search import search
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.ai.worth import worth_to
from euchre_desktop.app.arena.plan import Plan
from euchre_desktop.app.arena.report import report_on
from euchre_desktop.app.arena.running import results
from euchre_desktop.rules import (
    Alone,
    NameTrump,
    Observation,
    OrderUp,
    Pass,
    Phase,
    RuleOptions,
    WithHelp,
    apply,
    defaults,
    house_rules,
    new_game,
    observe,
    seeded_deal,
    start_deal,
)
from tests.ai.positions import position

BALANCED, BOLD, CAUTIOUS = Temperament.BALANCED, Temperament.BOLD, Temperament.CAUTIOUS

CLEAR_CALL = "|JS JC AS KS AH||", "TS"
"""Seat 1 cannot but make spades; the dealer, an opponent, gets the ten."""
HOPELESS = "|9H TH 9D TD QH||", "JS"


def bidding(options: RuleOptions, deals: int, seed: str) -> Iterator[Observation]:
    """Each seat of seeded deals, asked when everybody before it has passed."""
    for number in range(deals):
        deal = seeded_deal(options, number % options.players, seed, number)
        state = start_deal(new_game(options), deal).state
        while state.turn is not None:
            seen = observe(state, state.turn)
            yield seen
            if Pass() not in seen.legal_actions:
                break
            state = apply(state, Pass()).state


def done(seen: Observation, temperament: Temperament, level: Level = Level.CASUAL) -> Decision:
    return decide(seen, level, random.Random(3), temperament=temperament)


def makes_trump(seen: Observation, temperament: Temperament, level: Level) -> bool:
    return isinstance(done(seen, temperament, level).action, OrderUp | NameTrump)


@pytest.mark.parametrize("level", [Level.BEGINNER, Level.CASUAL])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bolder_makes_trump_more_often(players: int, level: Level) -> None:
    """On the same hands: twenty that only the bolder bids, and none that only the other does."""
    asked = list(bidding(defaults(players), 150, "willing"))
    for less, more in ((CAUTIOUS, BALANCED), (BALANCED, BOLD)):
        pairs = [(makes_trump(one, less, level), makes_trump(one, more, level)) for one in asked]
        assert pairs.count((False, True)) >= 20
        assert pairs.count((True, False)) == 0


@pytest.mark.parametrize("temperament", [CAUTIOUS, BOLD])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_temperament_loses_much(players: int, temperament: Temperament) -> None:
    plan = Plan(
        defaults(players),
        (Level.CASUAL, Level.CASUAL),
        bot=None,
        whole_games=False,
        size=80,
        seed="style",
        temperaments=(temperament, BALANCED),
    )
    with closing(results(plan, jobs=1)) as played:
        lead = report_on(plan, played).points
    assert lead.margin is not None
    assert lead.mean + lead.margin > -0.05


@pytest.mark.parametrize("temperament", Temperament)
@pytest.mark.parametrize("level", Level)
def test_what_is_clear_is_done_whatever_the_temperament(
    level: Level, temperament: Temperament
) -> None:
    assert done(position(*CLEAR_CALL), temperament, level).action == OrderUp()
    assert done(position(*HOPELESS), temperament, level).action == Pass()


LONER = house_rules({"players": 4, "defend_alone": True})


@pytest.mark.parametrize("options", [defaults(2), defaults(3), LONER], ids=["2", "3", "4"])
@pytest.mark.parametrize("temperament", Temperament)
@pytest.mark.parametrize("level", Level)
def test_every_level_of_every_temperament_decides_by_the_rules(
    options: RuleOptions, level: Level, temperament: Temperament
) -> None:
    state = start_deal(new_game(options), seeded_deal(options, 0, "legal", 1)).state
    while state.turn is not None:
        seen = observe(state, state.turn)
        decision = done(seen, temperament, level)
        assert decision.action in seen.legal_actions
        assert decision.reason.text.strip()
        state = apply(state, decision.action).state


def test_the_bolder_goes_alone_with_less() -> None:
    seen = position("9C|JS AS KS AH 9D||", "TS", "order, pickup 9C", maker_alone=True)
    assert seen.phase is Phase.DECLARING
    asked = {temperament: done(seen, temperament).action for temperament in Temperament}
    assert asked[CAUTIOUS] == WithHelp()
    assert asked[BOLD] == Alone()


@pytest.mark.parametrize(
    ("hand", "alone"),
    [
        ("JS JC TH 9H TD", {BALANCED: False, BOLD: False, CAUTIOUS: False}),
        ("JS JC AH AD AC", {BALANCED: True, BOLD: True, CAUTIOUS: True}),
        ("JS JC AH TD 9D", {BALANCED: True, BOLD: True, CAUTIOUS: False}),
    ],
)
def test_a_lone_defender_counts_tricks(hand: str, alone: dict[Temperament, bool]) -> None:
    seen = position(f"9C|||{hand}", "TS", "pass, order, pickup 9C, with", defend_alone=True)
    assert seen.phase is Phase.DEFENDING
    for temperament, dares in alone.items():
        assert (done(seen, temperament).action == Alone()) is dares


def test_nobody_dares_what_brings_nothing() -> None:
    """At eight points a march alone brings no more than one with help, to the boldest too."""
    for score, stays in ((8, True), (0, False)):
        seen = position(
            "JS JC AS KS QS|||",
            "TS",
            "pass, pass, pass, order, pickup QS",
            scores=(score, 0),
            maker_alone=True,
        )
        assert seen.phase is Phase.DECLARING
        assert (done(seen, BOLD).action == WithHelp()) is stays
        lean = leaning(seen, BOLD, worth_to(seen, equity_for(seen.options)))
        assert (lean(Alone()) == 0) is stays


def test_a_declaration_that_gives_up_no_help_is_no_question_of_temperament() -> None:
    """With two players alone means no more than other points."""
    seen = position(
        "JS JC AS KS 9H|", "TS", "pass, order, pickup 9H", maker_alone=True, lone_march_points=4
    )
    assert seen.phase is Phase.DECLARING
    worth = worth_to(seen, equity_for(seen.options))
    for temperament in Temperament:
        lean = leaning(seen, temperament, worth)
        assert lean(Alone()) == lean(WithHelp()) == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_temperament_leans_little_and_to_its_own_side(players: int) -> None:
    for seen in bidding(defaults(players), 5, "lean"):
        worth = worth_to(seen, equity_for(seen.options))
        trump = next(one for one in seen.legal_actions if one != Pass())
        bold, cautious, balanced = (
            leaning(seen, temperament, worth) for temperament in (BOLD, CAUTIOUS, BALANCED)
        )
        assert 0 < bold(trump) == cautious(Pass()) <= MOST
        assert bold(Pass()) == cautious(trump) == balanced(trump) == balanced(Pass()) == 0


@pytest.mark.parametrize("temperament", Temperament)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_preferred_to_what_is_clearly_better(
    players: int, temperament: Temperament
) -> None:
    for seen in bidding(defaults(players), 2, "clear"):
        if len(seen.legal_actions) == 1:
            continue
        equity = equity_for(seen.options)
        found = search(seen, seen.legal_actions[0], equity, 10, 1, never, temperament)
        chosen = next(one for one in found.estimates if one.candidate.action == found.action)
        habit = max(HABIT, WAITING) * at_stake(seen, worth_to(seen, equity))
        for other in found.estimates:
            doubt = NOISE * max(one.lead_error for one in found.estimates)
            assert other.wins - chosen.wins <= MOST + habit + doubt


@pytest.mark.parametrize(("players", "deals"), [(2, 60), (4, 8)])
def test_where_actions_are_weighed_the_bolder_makes_trump_more_often(
    players: int, deals: int
) -> None:
    """In the same imagined worlds; what a balanced seat would do is told beside it."""
    daring = dict.fromkeys(Temperament, 0)
    for seen in bidding(defaults(players), deals, "weighed"):
        equity = equity_for(seen.options)
        found = {
            temperament: search(
                seen, done(seen, BALANCED).action, equity, 20, 1, never, temperament
            )
            for temperament in Temperament
        }
        for temperament, one in found.items():
            daring[temperament] += one.action != Pass()
            assert one.usual == found[BALANCED].action
            assert one.estimates == found[BALANCED].estimates
    assert daring[CAUTIOUS] < daring[BALANCED] < daring[BOLD]


def test_a_seat_owns_up_to_its_temperament_when_it_decides() -> None:
    """And only then: what a balanced seat would do as well has the same reason."""
    told = {BOLD: "and I dare it", CAUTIOUS: "and I would rather be sure"}
    changed = 0
    for seen in bidding(defaults(4), 60, "own up"):
        usual = done(seen, BALANCED)
        for temperament, words in told.items():
            decision = done(seen, temperament)
            if decision.action == usual.action:
                assert decision.reason == usual.reason
            else:
                changed += 1
                assert decision.reason.text.endswith(words)
    assert changed >= 10
