"""Whatever is read as a record, it is read or refused in one line, never anything else."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from euchre_desktop.rules import Record, record_text, summary_of
from tests.bad_records import GOOD, put, read_or_refused, refused
from tests.strategies import records

TEXTS = [
    pytest.param("", id="nothing"),
    pytest.param("{", id="an open brace"),
    pytest.param("null", id="null"),
    pytest.param("[]", id="a list"),
    pytest.param("1", id="a number"),
    pytest.param('"euchre-record"', id="a text"),
    pytest.param("{}", id="an empty object"),
    pytest.param("{} {}", id="two objects"),
    pytest.param("\ufeff{}", id="a byte order mark"),
    pytest.param("\x00", id="a zero byte"),
    pytest.param("\ud800", id="half a pair"),
    pytest.param("{'format': 1}", id="single quotes"),
    pytest.param('{"format": NaN}', id="not a number"),
    pytest.param('{"x-a": -Infinity}', id="infinity where nothing is read"),
    pytest.param('{"format": 1, "format": 2}', id="a key twice"),
    pytest.param('{"x-a": {"b": 1, "b": 1}}', id="a key twice where nothing is read"),
    pytest.param('{"version": ' + "9" * 19 + "}", id="a long number"),
    pytest.param('{"version": ' + "9" * 10_000 + "}", id="a very long number"),
    pytest.param('{"version": 1e999}', id="a number past all floats"),
    pytest.param('{"' + "k" * 100_000 + '": 1}', id="a long key"),
    pytest.param('{"format": "' + "\\n" * 1000 + '"}', id="many lines"),
]


@pytest.mark.parametrize("text", TEXTS)
def test_what_is_no_record_is_refused_in_one_line(text: str) -> None:
    assert refused(text)


def test_a_key_twice_is_named() -> None:
    text = json.dumps(GOOD).replace('"dealer": 2', '"dealer": 2, "dealer": 1')
    assert refused(text) == "the key 'dealer' appears twice"


def test_numbers_have_eighteen_digits_at_most() -> None:
    raw = {**GOOD, "rules": {**GOOD["rules"], "target": 10**18 - 1}}
    assert summary_of(json.dumps(raw))
    raw["rules"]["target"] += 1
    assert refused(json.dumps(raw)) == "a number of 19 digits is too long"


PLACES: list[tuple[str | int, ...]] = [
    ("format",),
    ("version",),
    ("players",),
    ("players", 0),
    ("rules",),
    ("rules", "players"),
    ("rules", "dummy"),
    ("initial_scores",),
    ("initial_scores", 0),
    ("deals",),
    ("deals", 0),
    ("deals", 0, "dealer"),
    ("deals", 0, "hands"),
    ("deals", 0, "hands", 0),
    ("deals", 0, "hands", 0, 0),
    ("deals", 0, "kitty"),
    ("deals", 0, "kitty", 0),
    ("deals", 0, "actions"),
    ("deals", 0, "actions", 0),
]
WRONG = ["true", "1.5", "-1", '"x"', "{}", "[[]]", "1e999", "NaN", "9" * 30, '"\\ud800"', "null"]


@pytest.mark.parametrize("place", PLACES, ids=lambda place: ".".join(map(str, place)))
def test_wrong_types_are_refused_everywhere(place: tuple[str | int, ...]) -> None:
    raw = copy.deepcopy(GOOD)
    put(*place, value="@")(raw)
    for wrong in WRONG:
        if place == ("players", 0) and wrong == '"x"':
            continue
        refused(json.dumps(raw).replace('"@"', wrong))


@pytest.mark.parametrize("place", PLACES, ids=lambda place: ".".join(map(str, place)))
def test_deep_nesting_is_refused_everywhere(place: tuple[str | int, ...]) -> None:
    """Also just below the depth at which reading itself gives up."""
    raw = copy.deepcopy(GOOD)
    put(*place, value="@")(raw)
    text = json.dumps(raw)
    for depth in (2, 50, *range(880, 1000, 7), 5000, 200_000):
        refused(text.replace('"@"', "[" * depth + "]" * depth))
        refused(text.replace('"@"', '{"x-a":' * depth + "1" + "}" * depth))


JUNK: list[Any] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    2,
    3,
    10**17,
    1.5,
    "",
    "x",
    "9S",
    "pass",
    "JK",
    [],
    {},
    [[]],
]
ANY_JSON = st.recursive(
    st.sampled_from(JUNK),
    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(sorted(GOOD)), inner),
)


def _mutated(raw: Any, rng: random.Random) -> Any:
    """The value with one place in it changed, removed, doubled or moved."""
    if isinstance(raw, dict) and raw and rng.random() < 0.9:
        key = rng.choice(sorted(raw))
        return {**raw, key: _mutated(raw[key], rng)}
    if isinstance(raw, list) and raw and rng.random() < 0.9:
        place = rng.randrange(len(raw))
        match rng.randrange(6):
            case 0:
                return raw[:place] + raw[place + 1 :]
            case 1:
                return [*raw, raw[place]]
            case 2:
                return rng.sample(raw, len(raw))
            case _:
                return [*raw[:place], _mutated(raw[place], rng), *raw[place + 1 :]]
    return copy.deepcopy(rng.choice(JUNK))


@given(records(), st.randoms(use_true_random=False))
def test_a_record_changed_at_random_is_read_or_refused(record: Record, rng: random.Random) -> None:
    raw = json.loads(record_text(record))
    for _ in range(rng.randint(1, 3)):
        raw = _mutated(raw, rng)
    read_or_refused(json.dumps(raw))


@given(records(), st.randoms(use_true_random=False))
def test_a_text_changed_at_random_is_read_or_refused(record: Record, rng: random.Random) -> None:
    text = record_text(record)
    for _ in range(rng.randint(1, 4)):
        start = rng.randrange(len(text))
        stop = start + rng.choice((0, 1, 1, 2, 40))
        put_in = rng.choice(("", "", '"', "[", "]", "{", ",", ":", "9", "S", "\\", "\n", "\ud800"))
        text = text[:start] + put_in + text[stop:]
    read_or_refused(text)


@given(st.binary(max_size=200))
@example(b"\xff\xfe{\x00}\x00")
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    for text in (data.decode("utf-8", "surrogateescape"), data.decode("latin-1")):
        read_or_refused(text)


@given(ANY_JSON)
def test_any_json_is_read_or_refused(raw: object) -> None:
    read_or_refused(json.dumps(raw))
