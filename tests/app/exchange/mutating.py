"""How does a test spoil a file? At random places, in the file's own material."""

from __future__ import annotations

import copy
import random
from typing import Any

JUNK: list[Any] = [
    *(None, True, False, 0, -1, 1, 2, 3, 7, 10**17, 1.5),
    *("", "x", "Xx", "9s", "B", "R", "L", "Jt", "Pass", "Order", "h", "n"),
    *([], {}, [[]]),
]
PIECES = (
    *(b"", b"", b'"', b"[", b"]", b"{", b",", b":", b"-", b"9", b"S", b"H", b".", b" ", b"\\"),
    *(b"\n", b"\x00", b"\xff", b"\xe2\x99\xa0", b"alone", b"Pass", b"NT", b"JH", b"%"),
)


def spoiled_bytes(content: bytes, rng: random.Random) -> bytes:
    """The file with a few places cut out, replaced or written over by another place."""
    for _ in range(rng.randint(1, 5)):
        start = rng.randrange(len(content) + 1)
        stop = start + rng.choice((0, 1, 1, 2, 5, 40))
        put_in = rng.choice(PIECES)
        if rng.random() < 0.2:
            taken = rng.randrange(len(content) + 1)
            put_in = content[taken : taken + rng.choice((1, 3, 20, 200))]
        content = content[:start] + put_in + content[stop:]
    return content


def spoiled_lines(text: str, rng: random.Random) -> str:
    """The file with a line left out, doubled, or moved."""
    lines = text.split("\n")
    for _ in range(rng.randint(1, 3)):
        line = rng.choice(lines)
        match rng.randrange(3):
            case 0:
                lines.remove(line)
            case 1:
                lines.insert(rng.randrange(len(lines) + 1), line)
            case _:
                lines.remove(line)
                lines.insert(rng.randrange(len(lines) + 1), line)
        if not lines:
            break
    return "\n".join(lines)


def spoiled_json(raw: Any, rng: random.Random) -> Any:
    """The value with one place in it changed, removed, doubled or moved."""
    if isinstance(raw, dict) and raw and rng.random() < 0.95:
        key = rng.choice(sorted(raw))
        if rng.random() < 0.05:
            return {name: value for name, value in raw.items() if name != key}
        return {**raw, key: spoiled_json(raw[key], rng)}
    if isinstance(raw, list) and raw and rng.random() < 0.9:
        place = rng.randrange(len(raw))
        match rng.randrange(7):
            case 0:
                return raw[:place] + raw[place + 1 :]
            case 1:
                return [*raw, raw[place]]
            case 2:
                return rng.sample(raw, len(raw))
            case _:
                return [*raw[:place], spoiled_json(raw[place], rng), *raw[place + 1 :]]
    return copy.deepcopy(rng.choice(JUNK))
