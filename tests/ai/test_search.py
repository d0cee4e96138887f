"""Do the levels that imagine worlds decide well and fairly?"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre_desktop.ai.equity import equity_for
from euchre_desktop.ai.fast.solver import is_compiled
from euchre_desktop.ai.player import Decision, Level, decide
from euchre_desktop.ai.search import Findings, search
from euchre_desktop.ai.seasoned import by_rule_of_thumb
from euchre_desktop.rules import (
    GameState,
    Observation,
    Pass,
    Phase,
    action_text,
    defaults,
    new_game,
    observe,
    parse_action,
    seeded_deal,
    start_deal,
)
from tests.ai.positions import position
from tests.ai.test_decisions import wandering
from tests.redeal import redeal
from tests.strategies import dealt_states

COMPILED = pytest.mark.skipif(
    not is_compiled(), reason="uncompiled, all but cards goes by rule of thumb"
)

PASSED = "pass, pass, pass, pass,"
ORDERED = "order, pickup 9D"
NAMED = PASSED + "name S, with"

POSITIONS: dict[str, tuple[str, Callable[[int], Observation]]] = {
    "A01: leave the other defender's trick": (
        "9C",
        lambda fill: position(
            "JS 9C 9D TD QD|9H KS AS TS TC|AH KD KC AC AD",
            "QS",
            "order, decline, with, keep 9H KS AS TS TC, with, with, 9H, AH",
            fill=fill,
        ),
    ),
    "A02: take no trick when the euchre makes the other defender win": (
        "9H",
        lambda fill: position(
            "AH 9H 9D TD QD|KH KS AS TS TC|QH KD KC AC AD",
            "QS",
            "order, decline, with, keep KH KS AS TS TC, with, with, KH, QH",
            scores=(3, 2, 9),
            fill=fill,
        ),
    ),
    "A09: not alone when the dealing opponent has the right bower": (
        "with",
        lambda fill: position("9D|AH QS KS AS JC||", "JS", ORDERED, fill=fill),
    ),
    "A10: at 8 a march with help is enough": (
        "with",
        lambda fill: position("9D|JS JC AS 9C AH||", "9S", ORDERED, scores=(0, 8), fill=fill),
    ),
    "A10: at 9 making it is enough": (
        "with",
        lambda fill: position("9D|JS JC AS 9C AH||", "9S", ORDERED, scores=(0, 9), fill=fill),
    ),
    "A12: bowers, ace, ace and queen beside are played alone": (
        "alone",
        lambda fill: position("9D|JS JC AS AH QH||", "9S", ORDERED, fill=fill),
    ),
    "A20: no more trumps once both opponents are void": (
        "AD",
        lambda fill: position(
            "TC QC KC TD QD|JS AS KS AD 9H|9C TH QH KH JD|TS 9S AC QS JH",
            "9D",
            NAMED + ", JS, 9C, TS, TC",
            fill=fill,
        ),
    ),
    "A24: a suit that the partner can trump": (
        "QH",
        lambda fill: position(
            "TH QH 9S TD KD|AH AC AS KS JS|9C TC QS QC JD|9H KC TS KH QD",
            "9D",
            NAMED + ", AH, 9C, 9H, TH, AC, TC, KC, 9S",
            fill=fill,
        ),
    ),
    "A32: both bowers and an ace are worth an order": (
        "order",
        lambda fill: position("JS JC AH 9D TD|||", "9S", "pass, pass, pass", fill=fill),
    ),
    "the last to play wins as cheaply as it can": (
        "KH",
        lambda fill: position("KH AH|TH|9H|QH", "9D", NAMED + ", TH, 9H, QH", fill=fill),
    ),
    "defend alone with five sure tricks": (
        "alone",
        lambda fill: position(
            "QD|9S AH TD QC 9H|JS JC AS KS AC",
            "TS",
            "order, pickup QD, with, keep 9S AH TD QC 9H",
            fill=fill,
        ),
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_an_expert_finds_the_right_decision(name: str) -> None:
    """However the cards that are not written lie."""
    expected, filled = POSITIONS[name]
    for fill in range(3):
        decision = decide(filled(fill), Level.EXPERT, random.Random(fill))
        assert action_text(decision.action) == expected, decision.reason.text


@settings(max_examples=60, deadline=None)
@given(dealt_states(), st.sampled_from([Level.STRONG, Level.EXPERT]), st.integers(0, 9))
def test_decisions_are_legal_under_any_rules(state: GameState, level: Level, seed: int) -> None:
    if state.turn is None:
        return
    seen = observe(state, state.turn)
    decision = decide(seen, level, random.Random(seed))
    assert decision.action in seen.legal_actions
    assert decision.reason.text.strip()
    for choice in decision.choices:
        assert choice.action in seen.legal_actions
        assert -1e-9 <= choice.wins <= 1 + 1e-9
        assert choice.wins_error >= 0 and choice.points_error >= 0


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", [Level.STRONG, Level.EXPERT])
def test_hidden_cards_do_not_matter(players: int, level: Level) -> None:
    """Other cards in the other hands, the same decision to the last figure."""
    for number, state in enumerate(_some(wandering(defaults(players), 8, "hidden"))):
        assert state.turn is not None
        other = redeal(state, state.turn, random.Random(number))
        one, two = (
            decide(observe(truth, state.turn), level, random.Random(number))
            for truth in (state, other)
        )
        assert one == two


def _some(states: Iterator[GameState]) -> Iterator[GameState]:
    return (state for number, state in enumerate(states) if number % 3 == 0)


def test_chance_is_all_in_the_seed() -> None:
    """A decision does not depend on those made before it."""
    states = [*_some(wandering(defaults(4), 6, "before"))]
    once = [_decided(state) for state in states]
    again = [_decided(state) for state in reversed(states)]
    assert once == again[::-1]


def _decided(state: GameState) -> Decision:
    assert state.turn is not None
    return decide(observe(state, state.turn), Level.STRONG, random.Random(3))


def test_a_single_legal_action_is_not_weighed() -> None:
    seen = position("|AH|9H TD QD KC QC|", "9D", NAMED + ", AH")
    decision = decide(seen, Level.EXPERT, random.Random(0))
    assert action_text(decision.action) == "9H"
    assert decision.worlds == 0 and decision.choices == ()


def test_every_action_is_weighed_over_all_worlds() -> None:
    seen = position("|JS JC AS 9C AH||", "9S")
    found = _found(seen, 250)
    assert found.worlds == 250
    assert {one.candidate.action for one in found.estimates} == set(seen.legal_actions)


@pytest.mark.parametrize("after", [0, 1, 5])
def test_a_withdrawn_question_is_given_up_at_once(after: int) -> None:
    """Even of a million worlds, no more than the batch that was begun is imagined."""
    seen = position("|JS JC AS 9C AH||", "9S")
    asked = iter([False] * after)
    found = _found(seen, 1_000_000, lambda: next(asked, True))
    assert found.worlds <= 10 * after
    assert found.action in seen.legal_actions


def _found(
    seen: Observation, worlds: int, cancelled: Callable[[], bool] = lambda: False
) -> Findings:
    return search(seen, Pass(), equity_for(seen.options), worlds, 1, cancelled)


def test_more_worlds_make_estimates_surer() -> None:
    seen = position("|JS JC AS 9C AH||", "9S")
    few, many = _found(seen, 50), _found(seen, 800)
    for one, other in zip(few.estimates, many.estimates, strict=True):
        assert other.points_error < one.points_error


@COMPILED
def test_points_are_won_and_lost_as_the_rules_say() -> None:
    """Five sure tricks are a march, whatever the world."""
    seen = position("9D|JS JC AS KS QS||", "9S", ORDERED)
    alone, helped = (
        next(one for one in _weighed(seen).choices if action_text(one.action) == text)
        for text in ("alone", "with")
    )
    assert (alone.points, helped.points) == (4.0, 2.0)
    assert alone.wins > helped.wins


def _weighed(seen: Observation) -> Decision:
    return decide(seen, Level.STRONG, random.Random(0))


def test_a_reason_speaks_of_what_was_found() -> None:
    """Where the expert does not do what the rules of thumb say, the words say what is gained."""
    told = []
    for state in wandering(defaults(4), 20, "told"):
        assert state.turn is not None
        seen = observe(state, state.turn)
        action, reason = by_rule_of_thumb(seen)
        weighed = decide(seen, Level.EXPERT, random.Random(0))
        if weighed.action == action:
            assert weighed.reason == reason
        else:
            told.append(weighed.reason.text)
    assert told
    assert all("about" in text or "little difference" in text for text in told)


@COMPILED
def test_three_seats_can_be_asked_in_any_phase() -> None:
    phases = set()
    for state in wandering(defaults(3), 12, "phases"):
        assert state.turn is not None
        decision = _decided(state)
        if decision.worlds:
            phases.add(state.phase)
    assert phases >= {Phase.ORDERING, Phase.PICKING_UP, Phase.MERGING, Phase.PLAYING}


@COMPILED
def test_a_fresh_deal_is_weighed_too() -> None:
    state = start_deal(new_game(defaults(2)), seeded_deal(defaults(2), 0, "fresh", 0)).state
    assert _decided(state).worlds == 100
    assert parse_action("pass") in {choice.action for choice in _decided(state).choices}
