"""Does each deal allow exactly the courses that were counted? See tests/perft."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.perft.counting import count, read, tables


@pytest.mark.parametrize("path", tables(), ids=lambda path: path.stem)
def test_as_many_courses_as_were_counted(path: Path) -> None:
    table = read(path)
    assert table.text == path.read_text(encoding="utf-8")
    for depth, expected in table.counts:
        assert count(table.state, depth) == expected, f"depth {depth}"


def test_the_tables_cover_every_game() -> None:
    states = [read(path).state for path in tables()]
    assert {state.options.players for state in states} == {2, 3, 4}
    assert any(state.upcard.suit is None for state in states)
    assert any(state.options.low_rank == 7 for state in states)
    assert any(state.options.canadian_loner for state in states)
