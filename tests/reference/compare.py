"""Do two readings of the rules tell the same of the same records?

    python -m tests.reference.compare --records 20000 --seed 1

generates records, good and bad, and gives the text of each to the reference and to the function
under test: it takes a record's text and returns the summary or raises ValueError.
"""

import argparse
import importlib
import json
import random
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tests.reference.engine import summary_of
from tests.reference.generate import broken_record, perturbed_record, random_record

Reader = Callable[[str], Any]

UNDER_TEST = "euchre_desktop.rules.replay:summary_of"


@dataclass
class Mismatch:
    """One record on which the two differ."""

    number: int
    what: str
    text: str
    expected: str
    found: str

    def __str__(self) -> str:
        return (
            f"record {self.number} ({self.what})\n"
            f"  record:    {self.text}\n"
            f"  reference: {self.expected}\n"
            f"  found:     {self.found}\n"
        )


def mismatches(reader: Reader, records: range, seed: int, places: bool) -> Iterator[Mismatch]:
    """The records of this seed that the reader and the reference read differently."""
    for number in records:
        text, what = record_text(random.Random(f"{seed}/{number}"))
        expected, found = outcome(summary_of, text), outcome(reader, text)
        if not same(expected, found, places):
            yield Mismatch(number, what, text, expected, found)


def record_text(rng: random.Random) -> tuple[str, str]:
    """One record as text, and what kind of record it is."""
    kind = rng.random()
    if kind < 0.5:
        return json.dumps(random_record(rng)), "valid"
    if kind < 0.65:
        return json.dumps(perturbed_record(rng)), "perturbed"
    record, what = broken_record(rng)
    return record if isinstance(record, str) else json.dumps(record), what


def outcome(reader: Reader, text: str) -> str:
    """What the reader makes of a record, in one writing: a summary or a refusal."""
    try:
        return json.dumps(canonical(reader(text)), sort_keys=True)
    except ValueError as error:
        return f"refused: {error}"
    except Exception as error:
        # Whatever else it raises would reach the user as a traceback.
        return f"crashed: {type(error).__name__}: {error}"


def canonical(told: Any) -> Any:
    """The summary with the freedom of order taken out of `legal` and of each `keep`."""
    if told["to_act"] is None:
        return told
    legal = sorted(sorted_keep(action) for action in told["to_act"]["legal"])
    return {**told, "to_act": {**told["to_act"], "legal": legal}}


def sorted_keep(action: str) -> str:
    """A `keep` with its cards in one order; any other action as it is."""
    word, *cards = action.split(" ")
    return " ".join([word, *sorted(cards)]) if word == "keep" else action


def same(expected: str, found: str, places: bool) -> bool:
    """True for equal summaries, and for two refusals in one line each, whatever their words."""
    if not expected.startswith("refused: ") or not found.startswith("refused: "):
        return expected == found
    if "\n" in found:
        return False
    return not places or place(expected) is None or place(expected) == place(found)


def place(refusal: str) -> str | None:
    """The action that a refusal names, if it names one."""
    found = re.search(r"deal \d+, action \d+", refusal)
    return found.group() if found else None


def named(dotted: str) -> Reader:
    """The function called `package.module:name`."""
    module, _, name = dotted.partition(":")
    reader: Reader = getattr(importlib.import_module(module), name)
    return reader


def main(arguments: list[str]) -> int:
    """Compare, print the first mismatches and a count; 1 when there are any."""
    parser = argparse.ArgumentParser(prog="python -m tests.reference.compare")
    parser.add_argument("--records", type=int, default=5000, help="how many records")
    parser.add_argument("--first", type=int, default=0, help="number of the first record")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=3, help="stop after so many mismatches")
    parser.add_argument("--places", action="store_true", help="refusals must name the same action")
    parser.add_argument("--function", default=UNDER_TEST, help="module:name of the reader")
    given = parser.parse_args(arguments)
    try:
        reader = named(given.function)
    except (ImportError, AttributeError) as error:
        print(f"{given.function}: {error}", file=sys.stderr)
        return 2
    records = range(given.first, given.first + given.records)
    shown = 0
    for mismatch in mismatches(reader, records, given.seed, given.places):
        print(mismatch)
        shown += 1
        if shown == given.show:
            print(f"stopped at record {mismatch.number}")
            return 1
    print(f"{len(records)} records, {shown} mismatches")
    return 1 if shown else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
