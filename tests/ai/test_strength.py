"""Is the better level the better one, on the same cards?"""

from __future__ import annotations

import pytest

from benchmarks.comparing import compare
from benchmarks.playing import at_random, by_level
from euchre_desktop.ai.player import Level
from euchre_desktop.app.arena.statistics import Estimate
from euchre_desktop.rules import defaults

DEALS = 150
"""So many deals, with the seats exchanged, put the margins well below the differences."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_casual_beats_beginner(players: int) -> None:
    gain = compare(
        defaults(players), by_level(Level.CASUAL), by_level(Level.BEGINNER), DEALS, "order"
    )
    assert _at_least(gain) > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_beginner_is_not_absurd(players: int) -> None:
    gain = compare(defaults(players), by_level(Level.BEGINNER), at_random, DEALS, "order")
    assert _at_least(gain) > 0.3


def test_levels_are_compared_on_equal_terms() -> None:
    """A level against itself gains nothing: seats and cards are exchanged fairly."""
    casual = by_level(Level.CASUAL)
    assert compare(defaults(4), casual, casual, 20, "equal").mean == 0


def _at_least(gain: Estimate) -> float:
    assert gain.margin is not None
    return gain.mean - gain.margin
