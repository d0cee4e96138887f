"""Do whole games still go as they were read and found right? See tests/golden."""

from __future__ import annotations

import pytest

from tests.golden.telling import FOLDER, GAMES, told


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_was_told(name: str) -> None:
    assert told(GAMES[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_game_told_is_one_of_these() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
