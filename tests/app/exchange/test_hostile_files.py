"""Whatever bytes are read as a game, they are read or refused in one sentence, and soon."""

from __future__ import annotations

import json
import random
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre_desktop.app.exchange.egn_writing import egn_text
from euchre_desktop.app.exchange.limits import DEEPEST, LARGEST, MOST_DEALS, ExchangeError
from euchre_desktop.app.exchange.ptn_writing import ptn_text
from euchre_desktop.app.exchange.reading import GameFile, read_game_file
from euchre_desktop.rules import Record, defaults, record_text, replay
from tests.app.exchange.mutating import spoiled_bytes, spoiled_json, spoiled_lines
from tests.app.exchange.test_egn import is_sayable, sayable_rules
from tests.strategies import records

SECONDS = 20
"""Far more than any file takes, and far less than a quadratic reader would."""

RANDOMS = st.randoms(use_true_random=False)
FOUR_HANDED = records(sayable_rules()).filter(is_sayable)
WITH_DEALS = records().filter(lambda record: record.deals)


def read_or_refused(content: bytes) -> GameFile | None:
    """What is read can be replayed; what is refused, is so in one printable line."""
    try:
        found = read_game_file(content)
    except ExchangeError as error:
        sentence = str(error)
        assert sentence and len(sentence.splitlines()) == 1 and len(sentence) < 300
        return None
    assert found.records
    for record in found.records:
        replay(record)
    return found


@given(st.binary(max_size=300))
def test_any_bytes_are_read_or_refused(content: bytes) -> None:
    for start in (b"", b"{", b"[", b"%\n", b'[Deal "'):
        read_or_refused(start + content)


@given(WITH_DEALS, RANDOMS)
def test_bytes_of_ptn_changed_at_random(record: Record, rng: random.Random) -> None:
    read_or_refused(spoiled_bytes(ptn_text(record).encode(), rng))


@given(WITH_DEALS, RANDOMS)
def test_lines_of_ptn_changed_at_random(record: Record, rng: random.Random) -> None:
    read_or_refused(spoiled_lines(ptn_text(record), rng).encode())


@given(FOUR_HANDED, RANDOMS)
def test_bytes_of_egn_changed_at_random(record: Record, rng: random.Random) -> None:
    read_or_refused(spoiled_bytes(egn_text(record).encode(), rng))


@given(FOUR_HANDED, RANDOMS)
def test_values_of_egn_changed_at_random(record: Record, rng: random.Random) -> None:
    raw = json.loads(egn_text(record))
    for _ in range(rng.randint(1, 3)):
        raw = spoiled_json(raw, rng)
    read_or_refused(json.dumps(raw).encode())


@given(records(), RANDOMS)
def test_bytes_of_a_record_changed_at_random(record: Record, rng: random.Random) -> None:
    read_or_refused(spoiled_bytes(record_text(record).encode(), rng))


BAD = [
    pytest.param(b"", "neither a record, nor PTN, nor EGN", id="nothing"),
    pytest.param(b"\xff\xd8\xff", "not UTF-8", id="a picture"),
    pytest.param(b"[1, 2]", "neither a record, nor PTN, nor EGN", id="a list"),
    pytest.param(b"{}", "neither a record, nor PTN, nor EGN", id="an object"),
    pytest.param(b'{"fileType": "Chess"}', "'Chess' cannot be read here", id="another game"),
    pytest.param(b'{"a": NaN}', "NaN is not a number of JSON", id="NaN"),
    pytest.param(b'{"a": ' + b"9" * 19 + b"}", "a number of 19 digits", id="a long number"),
    pytest.param(b'[Event "x"]', "the file holds no deal", id="PTN without a deal"),
    pytest.param(b"[Event]", "a tag is written", id="a tag without a value"),
    pytest.param(b"% a\nPass\n", "line 2: a row before the first tag", id="a row first"),
    pytest.param(b" " * (LARGEST + 1), "larger than 2 MiB", id="a large file"),
]


@pytest.mark.parametrize(("content", "reason"), BAD)
def test_what_is_no_game_is_refused_with_its_reason(content: bytes, reason: str) -> None:
    with pytest.raises(ExchangeError, match=reason):
        read_game_file(content)


@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_no_file_is_nested_deeper_than_the_limit(opening: str) -> None:
    for depth in (DEEPEST, 1000, 100_000):
        with pytest.raises(ExchangeError, match="levels deep"):
            read_game_file(('{"x-a":' + opening * depth).encode())


def test_brackets_in_texts_are_not_nesting() -> None:
    record = Record(("[" * 50, '\\"{' * 30, "]"), defaults(3), (0, 0, 0))
    assert read_game_file(record_text(record).encode()).records == (record,)


LARGE = [
    pytest.param(b'{"a": "' + b'\\"' * 900_000, id="an endless text"),
    pytest.param(b'{"a": [' + b'"",' * 600_000, id="many texts"),
    pytest.param(b'[Deal "S:- -"]\n' + b"Pass " * 400_000, id="an endless row"),
    pytest.param(b"[A " * 600_000, id="a tag without an end"),
    pytest.param(b'[Deal "' + b"\\" * 2_000_000 + b'"]', id="only backslashes"),
    pytest.param(b'[Deal "S:' + b"- " * 900_000 + b'"]', id="many hands"),
    pytest.param(b'[Deal "S:- -"]\n' * 130_000, id="many deals"),
    pytest.param(b'[Event "x"]\n' * 160_000, id="many events"),
    pytest.param(b'[Name "x"]\n' * 190_000 + b'[Deal "S:- -"]', id="many tags"),
    pytest.param(
        b'[Name "x"]\n' * 100_000 + b'[Deal "S:- -"]\n[Undealt "SA"]\n' * 30_000,
        id="many deals that share many tags",
    ),
]


@pytest.mark.parametrize("content", LARGE)
def test_large_files_are_refused_soon(content: bytes) -> None:
    started = time.perf_counter()
    assert read_or_refused(content) is None
    assert time.perf_counter() - started < SECONDS


def test_as_many_deals_as_are_allowed_are_read_soon() -> None:
    deal = '[Event "x"]\n[Dealer "S"]\n[Deal "S:- - - -"]\n[Undealt "HT"]\n[Auction "W"]\n'
    started = time.perf_counter()
    found = read_game_file((deal * MOST_DEALS).encode())
    assert len(found.records) == MOST_DEALS
    assert time.perf_counter() - started < SECONDS
    with pytest.raises(ExchangeError, match="more than 500 deals"):
        read_game_file((deal * (MOST_DEALS + 1)).encode())
