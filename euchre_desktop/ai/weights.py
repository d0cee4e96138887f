"""What is each feature of a hand worth, in tricks?"""

from __future__ import annotations

from typing import Literal

Game = Literal["two", "three", "three with dummy", "four", "four alone"]

LOW_RANKS = (9, 8, 7)

NAMES: tuple[str, ...] = (
    *(f"deck from {rank}" for rank in LOW_RANKS),
    *(f"trump {above}" for above in range(8)),
    *(f"{length} trumps" for length in (3, 4, 5)),
    "ace",
    "ace of a long suit",
    "king behind its ace",
    "king",
    "void",
    "leads",
    "partner gets a bower",
    "partner gets the upcard",
    "opponent gets a bower",
    "opponent gets the upcard",
    "next, against the dealer",
    "next, dealer's side",
)

_FIRST = (
    0.0,
    0.0,
    0.0,
    1.0,
    0.9,
    0.75,
    0.6,
    0.5,
    0.4,
    0.35,
    0.3,
    0.1,
    0.1,
    0.1,
    0.6,
    0.5,
    0.4,
    0.2,
    0.15,
    0.0,
    0.6,
    0.3,
    -0.6,
    -0.3,
    0.1,
    -0.1,
)

WEIGHTS: dict[Game, dict[str, float]] = {
    game: dict(zip(NAMES, _FIRST, strict=True))
    for game in ("two", "three", "three with dummy", "four", "four alone")
}
