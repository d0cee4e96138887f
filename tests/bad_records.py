"""How does a test spoil a record? A good one, changes to it, and what it is refused with."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

import pytest

from euchre_desktop.rules import RecordError, summary_of

GOOD: dict[str, Any] = {
    "format": "euchre-record",
    "version": 1,
    "players": ["You", "West", "East"],
    "rules": {"players": 3, "dummy": "none"},
    "initial_scores": [0, 0, 0],
    "deals": [
        {
            "dealer": 2,
            "hands": [
                ["9H", "TD", "QD", "AS", "KS"],
                ["AH", "JD", "9C", "TC", "QC"],
                ["9D", "KH", "JC", "QS", "9S"],
            ],
            "kitty": ["QH", "TH", "JH", "KD", "AD", "KC", "AC", "TS", "JS"],
            "actions": ["pass", "order", "pickup 9D", "alone", "with", "with", "9S"],
        }
    ],
}
"""Seat 1 made hearts trump, so seat 2 leads, and then seat 0 plays."""

Change = Callable[[dict[str, Any]], None]


def put(*path: str | int, value: object) -> Change:
    """Write `value` at a place in the record."""

    def change(raw: Any) -> None:
        for step in path[:-1]:
            raw = raw[step]
        raw[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    """Take a place out of the record."""

    def change(raw: Any) -> None:
        for step in path[:-1]:
            raw = raw[step]
        del raw[path[-1]]

    return change


def acted(*texts: str) -> Change:
    """Let the deal begin with these actions and have no others."""
    return put("deals", 0, "actions", value=list(texts))


def again(**other: object) -> Change:
    """Append the first deal once more, with some of its parts changed."""

    def change(raw: dict[str, Any]) -> None:
        raw["deals"].append({**copy.deepcopy(raw["deals"][0]), "actions": [], **other})

    return change


def both(*changes: Change) -> Change:
    def change(raw: dict[str, Any]) -> None:
        for one in changes:
            one(raw)

    return change


def refused(text: str) -> str:
    """The one line with which a text is refused."""
    with pytest.raises(RecordError) as caught:
        summary_of(text)
    message = str(caught.value)
    assert message.isascii() and message.isprintable() and 0 < len(message) < 200
    return message


def read_or_refused(text: str) -> None:
    """Fail unless the text is summed up as JSON or refused in one line; it may be anything."""
    try:
        summed = summary_of(text)
    except RecordError as error:
        message = str(error)
    else:
        message = "read"
        assert json.loads(json.dumps(summed)) == summed
    assert message.isascii() and message.isprintable()
