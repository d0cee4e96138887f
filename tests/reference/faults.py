"""Which values are wrong in which place of a record, whatever the rest of it?"""

import json
from typing import Any

GONE = object()
NO_NUMBERS: list[Any] = [None, True, 1.5, "1", [], {}, -1]
NO_LISTS: list[Any] = [None, True, 3, "text", {}]
NO_TEXTS: list[Any] = [None, True, 3, 2.5, [], ["pass"], {"a": 1}]
NO_WORDS: list[Any] = [None, True, False, 0, 2, "", "yes", [], {}]
NO_SWITCHES: list[Any] = [None, 0, 1, "true", "", [], {}]
NO_POINTS: list[Any] = [None, True, False, -1, 21, 1.0, 2.5, "2", [], {}]

WRONG_SETTINGS: dict[str, list[Any]] = {
    "players": [None, True, 1, 5, 0, 3.0, "3", [], {}],
    "low_rank": [None, True, 6, 10, 9.0, "9", "T", []],
    "target": [None, True, False, 0, -1, 10.0, 2.5, "10", [], {}],
    "first_dealer": [None, True, False, -1, 4, 0.0, "0", "nobody", "Random", [], {}],
    "joker": NO_SWITCHES,
    "stick_the_dealer": NO_SWITCHES,
    "may_bury_upcard": NO_SWITCHES,
    "maker_alone": NO_SWITCHES,
    "defend_alone": NO_SWITCHES,
    "canadian_loner": NO_SWITCHES,
    "dealer_pickup": [*NO_WORDS, "Optional", "never"],
    "round_two_suits": [*NO_WORDS, "all", "Any"],
    "dummy": [*NO_WORDS, "defender", "maker_round_two"],
    "alone_lead": [*NO_WORDS, "right_of_dealer", "dealer"],
    "upturned_joker": [*NO_WORDS, "redeal"],
    "tie": [*NO_WORDS, "share"],
    "packets": [*NO_WORDS, 1, "2", "3-3", "32"],
    "make_points": NO_POINTS,
    "march_points": NO_POINTS,
    "lone_march_points": NO_POINTS,
    "euchre_points": NO_POINTS,
    "lone_defender_euchre_points": NO_POINTS,
    "lone_defender_march_points": NO_POINTS,
}
UNKNOWN_SETTINGS = ["stick", "Players", "x", "X-note", "x_note", "", "robson", "no_trump"]

WRONG_KEYS: dict[str, list[Any]] = {
    "format": [GONE, None, 1, "", "Euchre-Record", "egn", ["euchre-record"]],
    "version": [GONE, None, True, 0, 2, 1.0, "1", [1]],
    "players": [GONE, *NO_LISTS, [], ["You"], [1, 2, 3], ["a", "b", None], ["a"] * 5, "ab", "abc"],
    "rules": [GONE, None, True, 3, "default", [], {}],
    "initial_scores": [*NO_LISTS, [], [0], [0] * 5, "00", "000", {"0": 1}],
    "deals": [GONE, *NO_LISTS, {"0": {}}, [None], [3], ["deal"], [[]], [{}]],
}
WRONG_DEAL_KEYS: dict[str, list[Any]] = {
    "dealer": [GONE, None, "0", "You", [0], -1, 4, 0.5, {}],
    "hands": [GONE, *NO_LISTS, [], [[]] * 3, [None] * 3, ["text"] * 3],
    "kitty": [GONE, *NO_LISTS, []],
    "dummy": [*NO_LISTS, [None] * 5, ["9S"]],
    "actions": [GONE, *NO_LISTS, {"0": "pass"}, "", "pass", *[[value] for value in NO_TEXTS]],
}
WRONG_CARDS: list[Any] = [
    *[None, True, 0, [], {}, ["JS"], {"a": 1}, "", "1S", "10S", "SJ", "js", "Js", "JS "],
    *["J", "S", "JX", "JJ", "jk", "joker", "6S", "??", "J\u2660"],
]
NO_JSON = [
    *["", " ", "{", "}", "not JSON", "'text'", "{'format': 'euchre-record'}", "{} {}", "{,}"],
    *["[" * 100000, '{"a":' * 100000, "\x00", '{"format": "euchre-record",}', "NaN"],
]
NO_OBJECTS = ["null", "true", "3", "2.5", '"euchre-record"', "[]", "[{}]", "{}"]

POINT_NAMES = [name for name in WRONG_SETTINGS if name.endswith("_points")]


def shown(value: Any) -> str:
    """A value as a label tells it."""
    return "missing" if value is GONE else json.dumps(value)
