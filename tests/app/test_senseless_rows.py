"""Whatever stands in one place of the journal, the rest of it can be read, counted and exported.

No version of the program writes such rows: a disk that forgets does, or another hand.
"""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from euchre_desktop.app.journal.archive import export_games
from euchre_desktop.app.journal.challenges import KeptChallenges
from euchre_desktop.app.journal.keeping import Journal
from euchre_desktop.app.journal.tallies import tallies
from euchre_desktop.app.statistics.reading import games_in
from euchre_desktop.rules import house_rules
from tests.app.journal_games import Told, begun, finished, played

TO_ONE = house_rules({"players": 2, "target": 1, "stick_the_dealer": True})
TABLES = ("game", "deal", "action", "tally", "review", "hint", "challenge")
SENSELESS = (
    *(-1, 0, 2**62, -(2**63), 1e308, float("inf"), b"\xff\xfe", "", "x", "{}", "[]", "[null]"),
    *(
        "[[[]]]",
        "[-5, -5]",
        "[NaN, 0]",
        "[1e999, 0]",
        '{"players": 2}',
        "9" * 5000,
        "\0",
        "[1" * 3000,
    ),
)


def put(journal: Journal, row: str, id_: int | None) -> None:
    journal.transfer(lambda database: database.execute(f"INSERT INTO {row}", (id_,)))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A journal with something in every table."""
    path = tmp_path_factory.mktemp("whole") / "journal.sqlite"
    journal = Journal(path)
    for seed in ("one", "two"):
        journal.begin(finished(TO_ONE, seed))
        id_ = journal.present_id
        put(journal, "review VALUES (?, 0, 0, 'pass', 0.1, 0.1, 0.1)", id_)
        put(journal, "hint VALUES (?, 0, 0)", id_)
    points = """'{"players": 2}', '["1"]', '["1/2"]'"""
    put(journal, f"challenge VALUES (?, 1, '0000000000000000', NULL, 'casual', {points})", 1)
    journal.begin(played(begun(TO_ONE, "three"), 5))
    journal.close()
    return path


def columns(path: Path, table: str) -> list[str]:
    database = sqlite3.connect(path)
    found = [name for _, name, *_ in database.execute(f"PRAGMA table_info({table})")]
    database.close()
    return [name for name in found if name not in ("id", "game")]


def spoiled(whole: Path, folder: Path, table: str) -> Iterator[tuple[str, Path]]:
    """Journals in which one value of a table makes no sense, and what it is."""
    chance = random.Random(table)
    for column in columns(whole, table):
        for value in SENSELESS:
            path = folder / "journal.sqlite"
            shutil.copy(whole, path)
            database = sqlite3.connect(path, isolation_level=None)
            keys = "rowid" if table in ("game", "challenge") else _KEYS[table]
            try:
                rows = database.execute(f"SELECT {keys} FROM {table}").fetchall()
                database.execute(
                    f"UPDATE {table} SET {column} = ? WHERE ({keys}) = ({_marks(keys)})",
                    (value, *chance.choice(rows)),
                )
            except sqlite3.IntegrityError:  # this much the tables refuse
                continue
            finally:
                database.close()
            yield f"{table}.{column} = {value!r:.30}", path


_KEYS = {
    "deal": "game, number",
    "action": "game, deal, number",
    "tally": "players, measure, seat",
    "review": "game, deal, action",
    "hint": "game, deal, action",
}


def _marks(keys: str) -> str:
    return ", ".join("?" * len(keys.split(",")))


@pytest.mark.parametrize("table", TABLES)
def test_one_value_that_makes_no_sense_leaves_all_else_readable(
    whole: Path, tmp_path: Path, table: str
) -> None:
    for spoilt, path in spoiled(whole, tmp_path, table):
        told = Told()
        journal = Journal(path, told)
        journal.unfinished()
        assert journal.transfer(tallies) is not None, spoilt
        KeptChallenges(journal).all()
        steps = journal.transfer(lambda d: list(export_games(d, tmp_path / "all.zip")))
        assert steps is not None and steps[-1].added >= 2, spoilt
        assert len(games_in(path)) >= 1, spoilt
        assert told == [], spoilt
        journal.close()
