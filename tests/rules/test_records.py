"""Whole games as text: written, read back, and summed up."""

from __future__ import annotations

import json

import pytest
from hypothesis import given

from euchre_desktop.rules import (
    DealRecord,
    GameState,
    Phase,
    Record,
    action_text,
    apply,
    defaults,
    house_rules,
    legal_actions,
    new_game,
    observe,
    parse_record,
    record_text,
    replay,
    seeded_deal,
    summary_of,
)
from euchre_desktop.rules.replay import Json
from tests.positions import actions, deal
from tests.strategies import records, state_of


@given(records())
def test_a_record_is_read_back_as_written(record: Record) -> None:
    text = record_text(record)
    assert parse_record(text) == record
    assert record_text(parse_record(text)) == text


@given(records())
def test_a_state_can_be_saved_and_restored(record: Record) -> None:
    """All of phase, trump, maker, upcard, burial and tricks come back."""
    state = state_of(record)
    restored = replay(parse_record(record_text(record))).state
    assert restored == state
    for seat in range(len(state.hands)):
        assert observe(restored, seat) == observe(state, seat)


@given(records())
def test_a_summary_says_what_the_states_say(record: Record) -> None:
    state = state_of(record)
    summed = summary_of(record_text(record))
    assert isinstance(summed, dict)
    assert summed["scores"] == list(state.scores)
    assert bool(summed["winners"]) == (state.phase is Phase.GAME_OVER)
    deals = summed["deals"]
    assert isinstance(deals, list) and len(deals) == len(record.deals)
    if state.turn is None:
        assert summed["to_act"] is None
    else:
        legal: list[Json] = [action_text(action) for action in legal_actions(state)]
        assert summed["to_act"] == {"seat": state.turn, "legal": legal}
    assert json.loads(json.dumps(summed)) == summed


def written(*scripts: str, **settings: object) -> str:
    """A three-handed game dealt from the low cards up, with what was done in each deal."""
    options = house_rules({"players": 3, "dummy": "none", **settings})
    record = Record(("You", "West", "East"), options, (0, 0, 0))
    for number, script in enumerate(scripts):
        dealt = deal(options, dealer=(2 + number) % 3, upcard="QH")
        record = record.with_deal(dealt)
        for action in actions(script):
            record = record.with_action(action)
    return record_text(record)


EXAMPLE = """{
  "format": "euchre-record", "version": 1,
  "players": ["You", "West", "East"],
  "rules": {"players": 3, "dummy": "none"},
  "initial_scores": [0, 0, 0],
  "deals": [
    {"dealer": 2,
     "hands": [["9C", "9D", "9H", "9S", "TC"], ["TD", "TH", "TS", "JC", "JD"], ["JH", "JS", "QC", "QD", "QS"]],
     "kitty": ["QH", "KC", "KD", "KH", "KS", "AC", "AD", "AH", "AS"],
     "actions": ["pass", "order", "pickup QC", "with", "alone", "TD"]}]
}
"""  # noqa: E501


def test_a_record_looks_like_this() -> None:
    assert written("pass order pickup-QC with alone TD") == EXAMPLE


def test_a_summary_looks_like_this() -> None:
    assert summary_of(EXAMPLE) == {
        "deals": [
            {
                "trump": "H",
                "maker": 1,
                "alone": False,
                "lone_defender": 2,
                "tricks": [0, 0, 0],
                "points": [0, 0, 0],
                "thrown_in": False,
                "complete": False,
            }
        ],
        "scores": [0, 0, 0],
        "winners": [],
        "to_act": {"seat": 2, "legal": ["QD"]},
    }


def test_a_throw_in_has_neither_trump_nor_maker() -> None:
    summed = summary_of(written("pass " * 6, "pass"))
    assert isinstance(summed, dict) and isinstance(summed["deals"], list)
    assert summed["deals"][0] == {
        "trump": None,
        "maker": None,
        "alone": False,
        "lone_defender": None,
        "tricks": [0, 0, 0],
        "points": [0, 0, 0],
        "thrown_in": True,
        "complete": True,
    }
    assert summed["to_act"] == {"seat": 2, "legal": ["pass", "order"]}


def _whole_deal(options_players: int, seed: str) -> tuple[Record, GameState]:
    options = defaults(options_players)
    names = tuple("ABCD"[:options_players])
    record = Record(names, options, (0,) * len(new_game(options).scores))
    record = record.with_deal(seeded_deal(options, 0, seed, 0))
    state = state_of(record)
    while state.turn is not None:
        record = record.with_action(legal_actions(state)[-1])
        state = apply(state, legal_actions(state)[-1]).state
    return record, state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_complete_deal_leaves_nobody_to_act(players: int) -> None:
    record, state = _whole_deal(players, "a")
    summed = summary_of(record_text(record))
    assert isinstance(summed, dict) and isinstance(summed["deals"], list)
    (only,) = summed["deals"]
    assert isinstance(only, dict) and isinstance(only["tricks"], list)
    assert summed["to_act"] is None
    assert only["complete"] is True and only["thrown_in"] is False
    assert len(only["tricks"]) == players
    assert sum(count for count in only["tricks"] if isinstance(count, int)) == 5
    assert only["points"] == list(state.scores)
    assert summed["scores"] == list(state.scores)


def test_the_winners_are_both_seats_of_a_side() -> None:
    record = Record(("A", "B", "C", "D"), defaults(4), (4, 10))
    summed = summary_of(record_text(record))
    assert summed == {"deals": [], "scores": [4, 10], "winners": [1, 3], "to_act": None}


def test_the_maker_has_all_252_choices_listed() -> None:
    options = defaults(3)
    record = Record(("A", "B", "C"), options, (0, 0, 0))
    dealt = deal(options, dealer=2, upcard="QH")
    record = Record(
        record.players, options, (0, 0, 0), (DealRecord(dealt, actions("order decline with")),)
    )
    summed = summary_of(record_text(record))
    assert isinstance(summed, dict) and isinstance(summed["to_act"], dict)
    legal = summed["to_act"]["legal"]
    assert isinstance(legal, list) and len(legal) == 252


def test_initial_scores_default_to_zeros_and_a_dummy_to_none() -> None:
    raw = json.loads(EXAMPLE)
    del raw["initial_scores"]
    raw["deals"][0]["dummy"] = []
    assert parse_record(json.dumps(raw)) == parse_record(EXAMPLE)


def test_settings_left_out_have_their_defaults() -> None:
    raw = {
        "format": "euchre-record",
        "version": 1,
        "players": ["A", "B"],
        "rules": {"players": 2, "target": 5},
        "deals": [],
    }
    assert parse_record(json.dumps(raw)).options == house_rules({"players": 2, "target": 5})


def test_keys_that_begin_with_x_are_left_alone() -> None:
    raw = json.loads(EXAMPLE)
    raw["x-made-by"] = {"any": ["thing", None]}
    raw["deals"][0]["x-comment"] = "a fine deal"
    raw["rules"]["x-name"] = "club evening"
    assert parse_record(json.dumps(raw)) == parse_record(EXAMPLE)


@pytest.mark.parametrize(
    "name", ["Zoë", "\U0001f0cf", "", 'a "quoted" name', "line\nbreak", "שלום"]
)
def test_names_may_be_any_text(name: str) -> None:
    record = Record((name, "B"), defaults(2), (0, 0))
    text = record_text(record)
    assert parse_record(text.encode("utf-8").decode("utf-8")) == record


def test_the_order_of_kept_cards_is_free() -> None:
    options = defaults(3)
    dealt = deal(options, dealer=2, upcard="QH")
    kept = [str(card) for card in (*dealt.hands[0][:2], *dealt.dummy[:3])]
    raw = json.loads(record_text(Record(("A", "B", "C"), options, (0, 0, 0)).with_deal(dealt)))
    states = set()
    for order in (kept, kept[::-1]):
        raw["deals"][0]["actions"] = ["order", "decline", "with", "keep " + " ".join(order)]
        states.add(replay(parse_record(json.dumps(raw))).state)
    assert len(states) == 1
