"""Bad records are refused, each with one line that says where and why."""

from __future__ import annotations

import copy
import json

import pytest

from euchre_desktop.rules import summary_of
from tests.bad_records import GOOD, Change, acted, again, both, drop, put, refused


def test_the_unchanged_record_is_good() -> None:
    assert summary_of(json.dumps(GOOD))


RECORD = [
    (drop("format"), "record: the key format is missing"),
    (drop("version"), "record: the key version is missing"),
    (drop("players"), "record: the key players is missing"),
    (drop("rules"), "record: the key rules is missing"),
    (drop("deals"), "record: the key deals is missing"),
    (put("score", value=1), "record: unknown key 'score'"),
    (put("X-made-by", value=1), "record: unknown key 'X-made-by'"),
    (put("a\nb", value=1), "record: unknown key 'a\\nb'"),
    (put("\ud800", value=1), "record: unknown key '\\ud800'"),
    (put("format", value="chess"), "format is 'chess', not euchre-record"),
    (put("format", value=None), "format is None, not euchre-record"),
    (put("format", value=["euchre-record"]), "format is ['euchre-record'], not euchre-record"),
    (put("version", value=2), "version is 2, not 1"),
    (put("version", value="1"), "version is '1', not 1"),
    (put("version", value=True), "version is True, not 1"),
    (put("version", value=1.0), "version is 1.0, not 1"),
    (put("players", value=["You", "West"]), "players: takes 3 names"),
    (put("players", value=["You", "West", 3]), "players: takes 3 names"),
    (put("players", value=["You", "West", None]), "players: takes 3 names"),
    (put("players", value=["You", "West", "half a pair \udc00"]), "players: takes 3 names"),
    (put("players", value="You"), "players: takes a list"),
    (put("players", value={"0": "You"}), "players: takes a list"),
    (put("players", value=3), "players: takes a list"),
    (put("rules", value=[]), "rules: takes a JSON object"),
    (put("rules", value=None), "rules: takes a JSON object"),
    (put("rules", value={}), "rules: players is missing; it takes 2, 3 or 4"),
    (put("rules", "players", value=5), "rules: players takes 2, 3 or 4, not 5"),
    (put("rules", "players", value=True), "rules: players takes 2, 3 or 4, not True"),
    (put("rules", "blind", value=True), "rules: there is no setting 'blind'"),
    (put("rules", "joker", value=1), "rules: joker takes true or false, not 1"),
    (
        put("rules", "canadian_loner", value=True),
        "rules: canadian_loner takes false with 3 players; only four have a dealer's partner",
    ),
    (put("initial_scores", value=[0, 0]), "initial_scores: takes 3 whole numbers from 0 up"),
    (put("initial_scores", value=[0, 0, -1]), "initial_scores: takes 3 whole numbers from 0 up"),
    (put("initial_scores", value=[0, 0, True]), "initial_scores: takes 3 whole numbers from 0 up"),
    (put("initial_scores", value=[0, 0, 1.0]), "initial_scores: takes 3 whole numbers from 0 up"),
    (put("initial_scores", value=[0, 0, "1"]), "initial_scores: takes 3 whole numbers from 0 up"),
    (put("initial_scores", value=0), "initial_scores: takes a list"),
    (put("initial_scores", value={}), "initial_scores: takes a list"),
    (put("deals", value={}), "deals: takes a list"),
    (put("deals", value=None), "deals: takes a list"),
    (put("deals", 0, value=[]), "deal 0: takes a JSON object"),
    (put("deals", 0, value=None), "deal 0: takes a JSON object"),
]

DEAL = [
    (drop("deals", 0, "dealer"), "deal 0: the key dealer is missing"),
    (drop("deals", 0, "hands"), "deal 0: the key hands is missing"),
    (drop("deals", 0, "kitty"), "deal 0: the key kitty is missing"),
    (drop("deals", 0, "actions"), "deal 0: the key actions is missing"),
    (put("deals", 0, "trump", value="H"), "deal 0: unknown key 'trump'"),
    (put("deals", 0, "dealer", value="2"), "deal 0: dealer takes a seat, not '2'"),
    (put("deals", 0, "dealer", value=True), "deal 0: dealer takes a seat, not True"),
    (put("deals", 0, "dealer", value=2.0), "deal 0: dealer takes a seat, not 2.0"),
    (put("deals", 0, "dealer", value=None), "deal 0: dealer takes a seat, not None"),
    (put("deals", 0, "dealer", value=3), "deal 0: there is no seat 3 to deal"),
    (put("deals", 0, "dealer", value=-1), "deal 0: there is no seat -1 to deal"),
    (put("deals", 0, "hands", value="9H"), "deal 0: hands: takes a list"),
    (put("deals", 0, "hands", 1, value="9H"), "deal 0: hand 1: takes a list"),
    (put("deals", 0, "hands", 1, value=None), "deal 0: hand 1: takes a list"),
    (drop("deals", 0, "hands", 2), "deal 0: 3 hands are dealt, not 2"),
    (drop("deals", 0, "hands", 1, 4), "deal 0: seat 1 is dealt 5 cards, not 4"),
    (put("deals", 0, "hands", 1, 0, value="1H"), "deal 0: hand 1: not a card: '1H'"),
    (put("deals", 0, "hands", 1, 0, value=9), "deal 0: hand 1: not a card: 9"),
    (put("deals", 0, "hands", 1, 0, value=None), "deal 0: hand 1: not a card: None"),
    (put("deals", 0, "hands", 1, 0, value=["AH"]), "deal 0: hand 1: not a card: ['AH']"),
    (put("deals", 0, "hands", 1, 0, value="??"), "deal 0: hand 1: not a card: '??'"),
    (put("deals", 0, "hands", 1, 0, value="A\n"), "deal 0: hand 1: not a card: 'A\\n'"),
    (put("deals", 0, "hands", 1, 0, value="9H"), "deal 0: 9H appears 2 times"),
    (put("deals", 0, "hands", 1, 0, value="7H"), "deal 0: 7H is not in this game's deck"),
    (put("deals", 0, "hands", 1, 0, value="JK"), "deal 0: JK is not in this game's deck"),
    (put("deals", 0, "kitty", value="QH"), "deal 0: kitty: takes a list"),
    (put("deals", 0, "kitty", value=[]), "deal 0: KC is missing"),
    (drop("deals", 0, "kitty", 1), "deal 0: TH is missing"),
    (put("deals", 0, "kitty", 1, value="QH"), "deal 0: QH appears 2 times"),
    (put("deals", 0, "kitty", 1, value={}), "deal 0: kitty: not a card: {}"),
    (put("deals", 0, "dummy", value=["TH"]), "deal 0: the dummy is dealt 0 cards, not 1"),
    (put("deals", 0, "dummy", value=None), "deal 0: dummy: takes a list"),
    (put("rules", "dummy", value="maker"), "deal 0: the dummy is dealt 5 cards, not 0"),
    (put("rules", "joker", value=True), "deal 0: JK is missing"),
    (put("rules", "low_rank", value=8), "deal 0: 8C is missing"),
    (again(dealer=0), "deal 1: the deal before is unfinished"),
    (both(acted(*["pass"] * 6), again(dealer=1)), "deal 1: seat 0 deals, not seat 1"),
    (both(acted(*["pass"] * 6), again(dealer=2)), "deal 1: seat 0 deals, not seat 2"),
    (put("initial_scores", value=[0, 10, 0]), "deal 0: the game is over"),
]

ACTIONS = [
    (put("deals", 0, "actions", value="pass"), "deal 0: actions: takes a list"),
    (put("deals", 0, "actions", value=None), "deal 0: actions: takes a list"),
    (acted("fold"), "deal 0, action 0: not an action: 'fold'"),
    (acted("pass", "pass\n"), "deal 0, action 1: not an action: 'pass\\n'"),
    (put("deals", 0, "actions", 0, value=1), "deal 0, action 0: not an action: 1"),
    (put("deals", 0, "actions", 0, value=None), "deal 0, action 0: not an action: None"),
    (put("deals", 0, "actions", 0, value=["pass"]), "deal 0, action 0: not an action: ['pass']"),
    (put("deals", 0, "actions", 0, value={}), "deal 0, action 0: not an action: {}"),
    (acted("order", "pickup ??"), "deal 0, action 1: not an action: 'pickup ??'"),
    (
        acted("keep ?? ?? ?? ?? ??"),
        "deal 0, action 0: not an action: 'keep ?? ?? ?? ?? ??'",
    ),
    (acted("9H"), "deal 0, action 0: '9H' by seat 0: not possible in the first round of bidding"),
    (
        acted("name H"),
        "deal 0, action 0: 'name H' by seat 0: not possible in the first round of bidding",
    ),
    (
        acted("pass", "pass", "pass", "order"),
        "deal 0, action 3: 'order' by seat 0: not possible in naming a suit",
    ),
    (
        acted("pass", "pass", "pass", "name H"),
        "deal 0, action 3: 'name H' by seat 0: hearts was turned down",
    ),
    (
        both(put("rules", "stick_the_dealer", value=True), acted(*["pass"] * 6)),
        "deal 0, action 5: 'pass' by seat 2: the dealer may not pass",
    ),
    (
        acted("order", "pass"),
        "deal 0, action 1: 'pass' by seat 2: not possible in the dealer's pick-up",
    ),
    (acted("order", "pickup AS"), "deal 0, action 1: 'pickup AS' by seat 2: AS is not held"),
    (
        acted("order", "pickup QH"),
        "deal 0, action 1: 'pickup QH' by seat 2: QH was just taken and may not be buried",
    ),
    (
        acted("pass", "pass", "order", "decline"),
        "deal 0, action 3: 'decline' by seat 2: the dealer must take the upcard",
    ),
    (
        acted("order", "decline", "pass"),
        "deal 0, action 2: 'pass' by seat 0: not possible in the maker's choice to play alone",
    ),
    (
        acted("order", "decline", "with", "9H"),
        "deal 0, action 3: '9H' by seat 1: not possible in a defender's choice to play alone",
    ),
    (
        acted("order", "decline", "with", "keep 9H TD QD AS KS"),
        "deal 0, action 3: 'keep TD QD 9H KS AS' by seat 1:"
        " not possible in a defender's choice to play alone",
    ),
    (
        acted("pass", "order", "pickup 9D", "alone", "with", "with", "AS"),
        "deal 0, action 6: 'AS' by seat 2: AS is not held",
    ),
    (
        acted("pass", "order", "pickup 9D", "alone", "with", "with", "QH", "AS"),
        "deal 0, action 7: 'AS' by seat 0: must follow hearts",
    ),
    (
        acted("pass", "order", "pickup 9D", "alone", "with", "with", "QS", "QD"),
        "deal 0, action 7: 'QD' by seat 0: must follow spades",
    ),
    (
        acted("pass", "order", "pickup 9D", "alone", "with", "with", "QH", "9H", "TC"),
        "deal 0, action 8: 'TC' by seat 1: must follow hearts",
    ),
    (acted(*["pass"] * 7), "deal 0, action 6: the deal is over"),
]


@pytest.mark.parametrize(("change", "message"), RECORD + DEAL + ACTIONS)
def test_a_bad_record_is_refused_in_one_line(change: Change, message: str) -> None:
    raw = copy.deepcopy(GOOD)
    change(raw)
    assert refused(json.dumps(raw)) == message


def test_a_merge_takes_five_different_cards_of_the_ten() -> None:
    raw = copy.deepcopy(GOOD)
    del raw["rules"]["dummy"]
    raw["deals"][0]["dummy"] = raw["deals"][0]["kitty"][-5:]
    del raw["deals"][0]["kitty"][-5:]
    begun = ["order", "decline", "with"]
    raw["deals"][0]["actions"] = [*begun, "keep 9H TD QD AS AS"]
    assert refused(json.dumps(raw)) == (
        "deal 0, action 3: 'keep TD QD 9H AS AS' by seat 0: 5 different cards are kept"
    )
    raw["deals"][0]["actions"] = [*begun, "keep 9H TD QD AS QH"]
    assert refused(json.dumps(raw)) == (
        "deal 0, action 3: 'keep TD QD 9H QH AS' by seat 0: QH is not held"
    )


def test_no_deal_follows_the_end_of_the_game() -> None:
    raw = copy.deepcopy(GOOD)
    raw["rules"]["target"] = 1
    raw["deals"][0]["actions"] = [
        *("pass", "order", "pickup 9D", "alone", "with", "with"),
        *("9S", "KS", "TC", "AS", "9C", "QS", "TD", "JD", "QH"),
        *("AH", "KH", "9H", "QC", "JC", "QD"),
    ]
    over = summary_of(json.dumps(raw))
    assert isinstance(over, dict) and over["winners"]
    again(dealer=0)(raw)
    assert refused(json.dumps(raw)) == "deal 1: the game is over"
