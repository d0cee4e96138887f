"""What an outside program is sent is all that its seat knows, and no more."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre_desktop.rules import (
    GameState,
    Observation,
    RuleOptions,
    apply,
    defaults,
    house_rules,
    new_game,
    observe,
    parse_action,
    seeded_deal,
    start_deal,
)
from euchre_desktop.rules.seen import (
    UNKNOWN_DEAL_NUMBER,
    SeenError,
    observation_from,
    seen_json,
)
from tests.redeal import hidden_places, known_to, redeal
from tests.strategies import states


def deciding_states() -> st.SearchStrategy[GameState]:
    return states().filter(lambda state: state.turn is not None)


def told(seen: Observation) -> Any:
    """What a bot reads of it."""
    return json.loads(json.dumps(seen_json(seen)))


@given(deciding_states())
def test_an_observation_follows_from_what_is_told(state: GameState) -> None:
    seen = observe(state, state.acting)
    assert observation_from(told(seen), state.options) == replace(
        seen, deal_number=UNKNOWN_DEAL_NUMBER
    )


@settings(max_examples=60)
@given(deciding_states(), st.randoms())
def test_hidden_cards_are_not_told(state: GameState, rng: random.Random) -> None:
    seat = state.acting
    assert seen_json(observe(redeal(state, seat, rng), seat)) == seen_json(observe(state, seat))
    text = json.dumps(seen_json(observe(state, seat)))
    for cards in hidden_places(state, seat).values():
        for card in set(cards) - known_to(state, seat):
            assert f'"{card}"' not in text


def after(options: RuleOptions, *actions: str) -> GameState:
    """A deal by the last seat, and what was done in it."""
    deal = seeded_deal(options, options.players - 1, "seen", 0)
    state = start_deal(new_game(options), deal).state
    for action in actions:
        state = apply(state, parse_action(action)).state
    return state


def test_a_first_bidder_is_told_little() -> None:
    seen = observe(after(defaults(4)), 0)
    assert told(seen) == {
        "players": 4,
        "seat": 0,
        "dealer": 3,
        "scores": [0, 0],
        "hand": [str(card) for card in seen.hand],
        "upcard": str(seen.upcard),
        "actions": [],
        "legal": ["pass", "order"],
    }


def test_what_others_put_away_stays_face_down() -> None:
    state = after(defaults(3), "order")
    bury = state.hands[2][0]
    state = apply(state, parse_action(f"pickup {bury}")).state
    assert told(observe(state, 0))["actions"] == ["order", "pickup ??"]
    assert told(observe(state, 2))["actions"] == ["order", f"pickup {bury}"]
    assert told(observe(state, 2))["buried"] == [str(bury)]
    assert "buried" not in told(observe(state, 0))


def test_the_maker_is_told_the_dummy_while_choosing() -> None:
    options = house_rules({"players": 3, "maker_alone": False})
    state = after(options, "order", "decline")
    assert told(observe(state, 0))["dummy"] == [str(card) for card in state.dummy]
    assert len(told(observe(state, 0))["legal"]) == 252
    keep = " ".join(str(card) for card in state.dummy)
    state = apply(state, parse_action(f"keep {keep}")).state
    assert "dummy" not in told(observe(state, 0))
    assert told(observe(state, 0))["buried"] == [str(card) for card in state.unkept]
    assert told(observe(state, 1))["actions"][-1] == "keep ?? ?? ?? ?? ??"


def bidder() -> dict[str, Any]:
    seen: dict[str, Any] = told(observe(after(defaults(3)), 0))
    return seen


BROKEN = {
    "players": (4, "players is 4, but the rules are for 3"),
    "seat": (1, "seat 1 is not to act after these actions"),
    "dealer": (7, "there is no seat 7 to deal"),
    "scores": ([0, 0], "3 scores are kept, none below 0"),
    "upcard": ("7H", "7H is not in this game's deck"),
    "actions": (["AS"], "action 0: 'AS' is against the rules"),
    "legal": (["pass"], "legal differs from what the rules allow here: pass, order"),
    "hand": (["9S"], "hand holds 1 cards, not 5"),
    "dummy": (["9S"], "dummy holds 1 cards in the first round of bidding"),
    "buried": (["9S"], "buried holds 1 cards, not 0"),
}


@pytest.mark.parametrize("key", BROKEN)
def test_what_no_game_looks_like_is_refused(key: str) -> None:
    value, says = BROKEN[key]
    with pytest.raises(SeenError) as refused:
        observation_from(bidder() | {key: value}, defaults(3))
    assert str(refused.value) == says


@pytest.mark.parametrize("key", sorted(bidder()))
@pytest.mark.parametrize("value", [None, True, "x", 1.5, {}, [None], [[]], ["??"], 10**30, -1])
def test_whatever_else_stands_there_is_refused_in_one_line(key: str, value: object) -> None:
    with pytest.raises(SeenError) as refused:
        observation_from(bidder() | {key: value}, defaults(3))
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize("other", [None, [], "seen", 3])
def test_only_an_object_is_seen(other: object) -> None:
    with pytest.raises(SeenError):
        observation_from(other, defaults(3))


def test_a_card_lies_in_one_place() -> None:
    seen = bidder()
    with pytest.raises(SeenError, match="lies in two places"):
        observation_from(seen | {"hand": [seen["upcard"], *seen["hand"][1:]]}, defaults(3))


def test_own_cards_put_away_must_be_told_and_others_must_not() -> None:
    state = after(defaults(3), "order")
    bury = state.hands[2][0]
    maker = told(observe(apply(state, parse_action(f"pickup {bury}")).state, 0))
    with pytest.raises(SeenError, match="is not how seat 0 saw it"):
        observation_from(maker | {"actions": ["order", f"pickup {bury}"]}, defaults(3))


def test_a_finished_deal_is_no_decision() -> None:
    seen = bidder() | {"actions": ["pass"] * 6}
    with pytest.raises(SeenError, match="the deal is over after action 5"):
        observation_from(seen, defaults(3))


def test_keys_of_a_later_version_do_no_harm() -> None:
    assert observation_from(bidder() | {"mood": "good"}, defaults(3)).seat == 0
