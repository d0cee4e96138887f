"""The generated records reach every corner of the rules, and a wrong reading shows in them."""

import json
import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

from tests.reference import cards, engine
from tests.reference.compare import main, mismatches, record_text
from tests.reference.engine import Refused, check_rules, summary, summary_of
from tests.reference.generate import broken_record, random_record, random_rules
from tests.reference.settings import DEFAULTS


def random_numbers(seed: int, count: int) -> list[random.Random]:
    return [random.Random(f"{seed}/{number}") for number in range(count)]


def test_random_settings_are_valid_and_every_value_of_a_word_or_switch_appears() -> None:
    seen: dict[str, set[Any]] = {name: set() for name in DEFAULTS}
    for rng in random_numbers(1, 600):
        rules: dict[str, Any] = dict(check_rules(random_rules(rng)))
        for name, value in rules.items():
            seen[name].add(value)
    assert all(len(values) > 1 for values in seen.values())
    assert len(seen["first_dealer"]) == 6 and len(seen["dummy"]) == 3


def test_random_records_are_accepted() -> None:
    for rng in random_numbers(2, 300):
        record = random_record(rng)
        assert summary(record) == summary_of(json.dumps(record))


def test_broken_records_are_refused_in_one_line_and_oddities_accepted() -> None:
    for rng in random_numbers(3, 1500):
        record, what = broken_record(rng)
        text = record if isinstance(record, str) else json.dumps(record)
        if what.startswith("allowed"):
            summary_of(text)
        else:
            with pytest.raises(Refused, match=r"\A[^\n]+\Z"):
                summary_of(text)


def deals_seen(count: int) -> Counter[tuple[Any, ...]]:
    """How often each kind of ending came up, over so many records."""
    seen: Counter[tuple[Any, ...]] = Counter()
    for rng in random_numbers(4, count):
        record = random_record(rng)
        players = record["rules"]["players"]
        for one in summary(record)["deals"]:
            if one["thrown_in"] or not one["complete"]:
                seen[players, "thrown in" if one["thrown_in"] else "unfinished"] += 1
                continue
            sides = 2 if players == 4 else players
            taken = sum(one["tricks"][(one["maker"] or 0) % sides :: sides])
            row = "euchre" if 0 < taken < 3 else {0: "none", 5: "march"}.get(taken, "made")
            seen[players, one["alone"], one["lone_defender"] is not None, row] += 1
    return seen


def test_every_row_of_the_points_table_comes_up() -> None:
    seen = deals_seen(2500)
    rows = ["made", "march", "euchre", "none"]
    wanted = [
        (players, alone, False, row)
        for players in (2, 3, 4)
        for alone in (False, True)
        for row in rows
    ]
    wanted += [(players, False, True, row) for players in (3, 4) for row in rows]
    assert not [row for row in wanted if not seen[row]]
    assert all(seen[players, "thrown in"] and seen[players, "unfinished"] for players in (2, 3, 4))


ONLY_SHOWN = ["players", "first_dealer", "packets"]


@pytest.mark.parametrize("name", [name for name in DEFAULTS if name not in ONLY_SHOWN])
def test_every_setting_changes_what_some_record_says(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader that leaves one setting at its default is found out."""

    def deaf(raw: Any) -> Any:
        rules = check_rules(raw)
        return rules | {name: DEFAULTS[name][rules["players"] - 2]}

    for text, expected in texts_read():
        with monkeypatch.context() as patched:
            patched.setattr(engine, "check_rules", deaf)
            if read(text) != expected:
                return
    pytest.fail(f"{name} could be left out unnoticed")


@cache
def texts_read() -> list[tuple[str, Any]]:
    """Many records, each with what the reference reads in it."""
    texts = [record_text(rng)[0] for rng in random_numbers(5, 1500)]
    return [(text, read(text)) for text in texts]


def read(text: str) -> Any:
    """The summary, or the word `refused`."""
    try:
        return summary_of(text)
    except Refused:
        return "refused"


def without_left_bower(trump: str) -> list[str]:
    return ["JK", "J" + trump, *[rank + trump for rank in "AKQT987"]]


def test_a_reader_who_forgets_the_left_bower_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def forgetful(text: str) -> Any:
        with monkeypatch.context() as patched:
            patched.setattr(cards, "trumps", without_left_bower)
            return summary_of(text)

    assert next(mismatches(forgetful, range(100), 1, False)).what in (
        "valid",
        "perturbed",
        "renege",
    )


def test_the_reference_agrees_with_itself(capsys: pytest.CaptureFixture[str]) -> None:
    reference = "tests.reference.engine:summary_of"
    assert main(["--records", "200", "--places", "--function", reference]) == 0
    assert capsys.readouterr().out == "200 records, 0 mismatches\n"


def test_a_reader_that_reads_nothing_is_shown_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--records", "50", "--show", "1", "--function", "json:loads"]) == 1
    assert "found:     crashed" in capsys.readouterr().out


def test_a_missing_function_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--function", "json:no_such_reader"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
