"""What holds for every decision of every level, under every house rule?"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import replace
from statistics import median

import pytest

from euchre_desktop.ai.player import Decision, Level, decide
from euchre_desktop.rules import (
    GameState,
    Observation,
    Phase,
    RuleOptions,
    apply,
    deck_of,
    defaults,
    house_rules,
    new_game,
    observe,
    seeded_deal,
    start_deal,
)
from tests.ai.positions import position

HOUSE_RULES: list[dict[str, object]] = [
    {},
    {"joker": True, "low_rank": 7},
    {"joker": True, "upturned_joker": "in_turn", "stick_the_dealer": True},
    {"low_rank": 8, "may_bury_upcard": True, "dealer_pickup": "optional"},
    {"maker_alone": True, "lone_march_points": 6, "round_two_suits": "any"},
    {"alone_lead": "maker", "maker_alone": True, "target": 3, "tie": "play_on"},
    {"dealer_pickup": "required", "alone_lead": "left_of_dealer", "stick_the_dealer": True},
]
BY_PLAYERS: dict[int, list[dict[str, object]]] = {
    2: [{}],
    3: [{}, {"dummy": "none"}, {"dummy": "maker_round_one"}],
    4: [{}, {"defend_alone": True, "canadian_loner": True}],
}
EVERY_GAME = [
    house_rules({"players": players, **more, **house})
    for players, variants in BY_PLAYERS.items()
    for more in variants
    for house in HOUSE_RULES
]


def wandering(options: RuleOptions, deals: int, seed: str) -> Iterator[GameState]:
    """States in which a seat is to act; half of the actions are any legal one."""
    rng = random.Random(seed)
    for number in range(deals):
        slots = len(new_game(options).scores)
        scores = tuple(int(rng.random() * options.target) for _ in range(slots))
        deal = seeded_deal(options, number % options.players, seed, number)
        state = start_deal(new_game(options, scores), deal).state
        while state.turn is not None:
            yield state
            seen = observe(state, state.turn)
            if rng.random() < 0.5:
                action = seen.legal_actions[int(rng.random() * len(seen.legal_actions))]
            else:
                action = decide(seen, Level.CASUAL, rng).action
            state = apply(state, action).state


@pytest.mark.parametrize("options", EVERY_GAME, ids=lambda options: f"{options.players} players")
@pytest.mark.parametrize("level", Level)
def test_decisions_are_legal_and_have_a_reason(options: RuleOptions, level: Level) -> None:
    """Wherever play may lead, there is a decision, a legal one, and words for it."""
    for number, state in enumerate(wandering(options, 12, "legal")):
        assert state.turn is not None
        seen = observe(state, state.turn)
        decision = decide(seen, level, random.Random(number))
        assert decision.action in seen.legal_actions
        assert decision.reason.text.strip()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", Level)
def test_the_same_seed_gives_the_same_decision(players: int, level: Level) -> None:
    for state in wandering(defaults(players), 10, "same"):
        assert state.turn is not None
        seen = observe(state, state.turn)
        assert decide(seen, level, random.Random(5)) == decide(seen, level, random.Random(5))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rule_of_thumb_leaves_nothing_to_chance(players: int) -> None:
    for state in wandering(defaults(players), 10, "chance"):
        assert state.turn is not None
        seen = observe(state, state.turn)
        decisions = {decide(seen, Level.CASUAL, random.Random(seed)) for seed in range(3)}
        assert len(decisions) == 1


@pytest.mark.parametrize("level", Level)
def test_cards_dealt_to_others_do_not_matter(level: Level) -> None:
    """Two deals alike in what the seat sees are decided alike."""
    seen = [position("|JS AS KS AH 9D||", "TS", fill=fill) for fill in range(6)]
    assert len({_decided(one, level) for one in seen}) == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_of_the_hand_does_not_matter(players: int) -> None:
    """A hand held the other way around is the same hand."""
    for state in wandering(defaults(players), 15, "order"):
        assert state.turn is not None
        turned = _turned(state)
        one = decide(observe(state, state.turn), Level.CASUAL, random.Random(0))
        other = decide(observe(turned, state.turn), Level.CASUAL, random.Random(0))
        assert one == other


def test_a_seat_that_is_not_to_act_is_refused() -> None:
    state = start_deal(new_game(defaults(4)), seeded_deal(defaults(4), 0, "turn", 0)).state
    with pytest.raises(ValueError, match="seat 0 is not to act"):
        decide(observe(state, 0), Level.CASUAL, random.Random(0))


def test_a_decision_takes_less_than_three_milliseconds() -> None:
    """The dearest kind of decision, in the processor's time, so that a busy machine may wait."""
    spent: dict[Phase, list[float]] = {}
    for options in EVERY_GAME:
        for state in wandering(options, 2, "time"):
            assert state.turn is not None
            seen = observe(state, state.turn)
            start = time.thread_time()
            decide(seen, Level.CASUAL, random.Random(0))
            spent.setdefault(state.phase, []).append(time.thread_time() - start)
    assert max(median(times) for times in spent.values()) < 0.003


def test_every_kind_of_decision_is_reached() -> None:
    """The wandering above would prove little if it never came to some decision."""
    reached = {state.phase for options in EVERY_GAME for state in wandering(options, 12, "legal")}
    assert reached == set(Phase) - {Phase.BETWEEN_DEALS, Phase.GAME_OVER}


def test_the_reason_names_no_card_that_is_not_seen() -> None:
    """Cards in the words are held, on the table, played, or were put away by the seat."""
    for state in wandering(defaults(3), 60, "words"):
        assert state.turn is not None
        seen = observe(state, state.turn)
        text = decide(seen, Level.CASUAL, random.Random(0)).reason.text
        known = {*seen.hand, *seen.dummy, *seen.own_buried, seen.upcard}
        known |= {card for trick in seen.tricks for _, card in trick.plays}
        for card in set(deck_of(seen.options)) - known:
            assert card.suit is not None
            assert f"the {card.rank.name.lower()} of {card.suit.name.lower()}" not in text


def _decided(seen: Observation, level: Level) -> Decision:
    return decide(seen, level, random.Random(0))


def _turned(state: GameState) -> GameState:
    return replace(state, hands=tuple(hand[::-1] for hand in state.hands), dummy=state.dummy[::-1])
