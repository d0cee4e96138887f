"""What is refused of a file from outside before anybody reads it? Size, depth, and bad JSON."""

from __future__ import annotations

import json
import re
from typing import Any

LARGEST = 2 * 2**20
"""A game of a hundred deals has about 100 kB in any of the formats."""
DEEPEST = 20
"""The deepest of the formats, EGN with an alternative line, has nine levels."""
MOST_DEALS = 500
"""In one file; the longest games of practice have about fifty."""

_MOST_DIGITS = 18
_BRACKETS = re.compile(r'["\\\[\]{}]')


class ExchangeError(ValueError):
    """The file cannot be read as a game, or the game not be written. One sentence, one line."""


def text_of(content: bytes) -> str:
    """The file as text; raises ExchangeError if it is too large or none."""
    if len(content) > LARGEST:
        raise ExchangeError(f"the file is larger than {LARGEST // 2**20} MiB, so not a game")
    try:
        return content.decode("utf-8-sig")
    except UnicodeError:
        raise ExchangeError("the file is not UTF-8 text") from None


def check_depth(text: str) -> None:
    """Refuse JSON nested deeper than any of the formats is, before it is parsed."""
    level, in_string, escaped = 0, False, -1
    for found in _BRACKETS.finditer(text):
        place, mark = found.start(), found.group()
        if in_string:
            if place == escaped:
                continue
            if mark == "\\":
                escaped = place + 1
            elif mark == '"':
                in_string = False
        elif mark == '"':
            in_string = True
        elif mark in "[{":
            level += 1
            if level > DEEPEST:
                raise ExchangeError(f"the file is nested more than {DEEPEST} levels deep")
        elif mark in "]}":
            level -= 1


def parse_json(text: str, where: str = "the file") -> Any:
    """The value of a JSON text; raises ExchangeError if it is none."""
    check_depth(text)
    try:
        return json.loads(text, parse_int=_parse_int, parse_constant=_refuse_constant)
    except ExchangeError:
        raise
    except (ValueError, RecursionError) as error:
        raise ExchangeError(f"{where} is not JSON: {one_line(str(error))}") from None


def shown(raw: object) -> str:
    """Foreign material, short and on one line."""
    return one_line(ascii(raw))


def one_line(text: str) -> str:
    """`text` short enough for one line of an error."""
    text = " ".join(text.split())
    return text if len(text) <= 60 else f"{text[:57]}..."


def _parse_int(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise ExchangeError(f"a number of {len(digits)} digits is too long")
    return int(digits)


def _refuse_constant(name: str) -> None:
    """Python's reader takes NaN and Infinity, which JSON does not know."""
    raise ExchangeError(f"{name} is not a number of JSON")
