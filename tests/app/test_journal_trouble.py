"""Whatever is wrong with the file or the disk, the game goes on and nothing is overwritten."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from euchre_desktop.app.game import Game
from euchre_desktop.app.journal.claims import Claims
from euchre_desktop.app.journal.keeping import Journal
from euchre_desktop.app.journal.schema import MIGRATIONS, bring_up_to_date, version_of
from euchre_desktop.app.journal.trouble import Trouble
from euchre_desktop.rules import house_rules
from tests.app.journal_games import Ticking, Told, begun, finished, played, rows, stepped


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite"


def play(path: Path, told: Told, between: Callable[[Journal, Game], None] | None = None) -> Game:
    """A game of some deals, with something happening in the middle of it."""
    journal = Journal(path, told, Ticking())
    game, chance = begun(), random.Random(4)
    journal.unfinished()
    journal.begin(game)
    for number in range(60):
        if number == 30 and between is not None:
            between(journal, game)
        game = stepped(game, chance)
        journal.keep(game)
    journal.close()
    return game


def is_offered(path: Path, game: Game) -> bool:
    journal = Journal(path, Told(), Ticking())
    found = journal.unfinished()
    journal.close()
    return found is not None and found[1] == game


DAMAGED: dict[str, bytes] = {
    "no database": b"this is no database at all, but it is long enough to be one" * 40,
    "a short text": b"{}",
    "half a header": b"SQLite format 3\x00" + b"\xff" * 200,
}


@pytest.mark.parametrize("content", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_journal_is_put_aside_as_it_was(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    told = Told()
    game = play(path, told)
    assert told == [Trouble.DAMAGED]
    assert path.with_name("journal.damaged-1.sqlite").read_bytes() == content
    assert is_offered(path, game)


def test_a_second_damaged_journal_does_not_replace_the_first(path: Path) -> None:
    for number in (1, 2, 3):
        path.write_bytes(b"damage %d " % number * 100)
        play(path, Told())
        path.unlink()
    kept = [path.with_name(f"journal.damaged-{number}.sqlite") for number in (1, 2, 3)]
    assert [file.read_bytes()[:9] for file in kept] == [b"damage 1 ", b"damage 2 ", b"damage 3 "]


@pytest.mark.parametrize(
    "statement",
    [
        *("CREATE TABLE game (other)", "CREATE TABLE recipes (name); PRAGMA user_version = 1"),
        "CREATE TABLE recipes (name); CREATE TABLE action (other)",
    ],
)
def test_the_tables_of_another_program_are_put_aside(path: Path, statement: str) -> None:
    database = sqlite3.connect(path)
    database.executescript(statement)
    database.close()
    before, told = path.read_bytes(), Told()
    game = play(path, told)
    assert told == [Trouble.DAMAGED]
    assert path.with_name("journal.damaged-1.sqlite").read_bytes() == before
    assert is_offered(path, game)


def test_a_journal_damaged_in_mid_game_is_put_aside_and_the_whole_game_written(
    path: Path,
) -> None:
    def damage(journal: Journal, _: Game) -> None:
        # As another program would; the pages in memory are then read again.
        for file in path.parent.glob("journal.sqlite-*"):
            file.unlink()
        path.write_bytes(b"\x00" * path.stat().st_size)

    play(path, Told())
    told = Told()
    journal = Journal(path, told, Ticking())
    damage(journal, begun())
    game = played(begun(seed="another"), 20)
    journal.begin(game)
    journal.close()
    assert told == [Trouble.DAMAGED]
    assert is_offered(path, game)


def test_pages_overwritten_under_a_running_game_cost_nothing_of_it(path: Path) -> None:
    for number in range(30):  # so that pages beyond the first are needed
        old = Journal(path, Told(), Ticking())
        old.begin(finished(seed=f"{number}"))
        old.close()

    def scribble(_: Journal, __: Game) -> None:
        with path.open("r+b") as file:
            file.seek(4096)
            file.write(b"\xa5" * (path.stat().st_size - 4096))

    told = Told()
    game = play(path, told, scribble)
    assert told in ([Trouble.DAMAGED], [])
    assert is_offered(path, game) or path.with_name("journal.damaged-1.sqlite").exists()
    assert told == [] or is_offered(path, game)


def test_a_newer_journal_is_left_alone(path: Path) -> None:
    database = sqlite3.connect(path)
    database.executescript("CREATE TABLE future (x); PRAGMA user_version = 999")
    database.close()
    before, told = path.read_bytes(), Told()
    play(path, told)
    assert told == [Trouble.NEWER]
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_place_that_cannot_be_written_stops_no_game(tmp_path: Path) -> None:
    # Even for the system's administrator there is no folder below a file.
    (tmp_path / "file").write_text("in the way")
    told = Told()
    game = play(tmp_path / "file" / "data" / "journal.sqlite", told)
    assert len(game.state.actions) > 0 and told == [Trouble.NOT_WRITABLE]


def test_a_journal_that_can_only_be_read_offers_its_game_and_keeps_it_later(path: Path) -> None:
    game = play(path, Told())
    in_the_way = [path.with_name(f"{path.name}{companion}") for companion in ("-wal", "-shm")]
    for place in in_the_way:  # as in a folder that cannot be written: nor by an administrator
        place.mkdir()
    told = Told()
    journal = Journal(path, told, Ticking())
    found = journal.unfinished()
    assert found is not None and found[1] == game and told == []
    game = played(game, 3)
    journal.keep(game)
    assert told == [Trouble.NOT_WRITABLE]
    game = played(game, 3)
    journal.keep(game)
    for place in in_the_way:
        place.rmdir()
    game = played(game, 1)
    journal.keep(game)
    journal.close()
    assert told == [Trouble.NOT_WRITABLE]
    assert is_offered(path, game)


def test_where_no_lock_can_be_made_no_other_copy_has_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert Claims(tmp_path / "file" / "journal.sqlite").take(1)
    one, other = Claims(tmp_path / "journal.sqlite"), Claims(tmp_path / "journal.sqlite")
    assert one.take(1) and not other.take(1)
    one.release()
    assert other.take(1)
    other.release()


def test_a_folder_in_the_files_place_is_left_alone(path: Path) -> None:
    path.mkdir()
    told = Told()
    play(path, told)
    assert told == [Trouble.NOT_WRITABLE] and list(path.iterdir()) == []


def test_a_disk_that_is_full_for_a_while_loses_nothing(path: Path) -> None:
    told = Told()
    journal = Journal(path, told, Ticking())
    game, chance = begun(house_rules({"players": 3, "target": 100})), random.Random(5)
    journal.begin(game)
    limit(journal, pages=True)
    while not told:  # until the pages there are do not hold it any more
        game = stepped(game, chance)
        journal.keep(game)
        assert not game.over
    assert told == [Trouble.FULL]
    game = played(game, 10)
    journal.keep(game)
    assert told == [Trouble.FULL], "it is told once"
    limit(journal, pages=False)
    game = played(game, 1)
    journal.keep(game)
    journal.close()
    assert is_offered(path, game)


def limit(journal: Journal, *, pages: bool) -> None:
    """No page more than there are; or as many as ever."""

    def set_limit(database: sqlite3.Connection) -> bool:
        (now,) = database.execute("PRAGMA page_count").fetchone()
        database.execute(f"PRAGMA max_page_count = {now if pages else 2**30}")
        return True

    assert journal.transfer(set_limit)


def test_another_copy_that_writes_for_long_delays_but_loses_nothing(path: Path) -> None:
    other = sqlite3.connect(path, isolation_level=None)

    def hold(_: Journal, __: Game) -> None:
        other.execute("BEGIN IMMEDIATE")

    told = Told()
    journal = Journal(path, told, Ticking())
    game = begun()
    journal.begin(game)
    hold(journal, game)
    game = played(game, 7)
    journal.keep(game)
    assert told == [Trouble.BUSY]
    other.execute("ROLLBACK")
    other.close()
    journal.close()
    assert is_offered(path, game), "what was to be written is written at the end, at the latest"


def test_a_file_taken_away_in_mid_game_is_told_and_the_game_kept_whole(path: Path) -> None:
    def take_away(_: Journal, __: Game) -> None:
        for file in path.parent.glob("journal.sqlite*"):
            file.unlink()

    told = Told()
    game = play(path, told, take_away)
    assert told == [Trouble.VANISHED]
    assert is_offered(path, game)


def test_a_folder_taken_away_in_mid_game_is_made_again(tmp_path: Path) -> None:
    path = tmp_path / "data" / "journal.sqlite"

    def take_away(_: Journal, __: Game) -> None:
        (tmp_path / "data").rename(tmp_path / "elsewhere")

    told = Told()
    game = play(path, told, take_away)
    assert told == [Trouble.VANISHED]
    assert is_offered(path, game)


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE game SET rules = '{'",
        "UPDATE game SET levels = '[\"wizard\"]'",
        "UPDATE game SET started = 1e300",
        "UPDATE deal SET cards = 'JH'",
        "UPDATE deal SET dealer = 9",
        "UPDATE deal SET code = '0000'",
        "UPDATE action SET text = 'fold' WHERE number = 2",
        "UPDATE action SET text = '9S' WHERE number = 0",
        "DELETE FROM action WHERE number = 0",
        "DELETE FROM deal",
    ],
)
def test_a_game_that_makes_no_sense_is_passed_over_and_kept(path: Path, statement: str) -> None:
    game = play(path, Told())
    database = sqlite3.connect(path)
    database.execute("PRAGMA foreign_keys = ON")
    database.execute(statement)
    database.commit()
    database.close()
    told = Told()
    journal = Journal(path, told, Ticking())
    found = journal.unfinished()
    assert found is None or found[1] != game
    journal.close()
    assert rows(path, "SELECT count(*) FROM game") == [(1,)] and told == []


def test_every_version_of_the_tables_can_be_brought_up_to_date() -> None:
    for version in range(len(MIGRATIONS)):
        database = sqlite3.connect(":memory:", isolation_level=None)
        bring_up_to_date(database, MIGRATIONS[:version])
        bring_up_to_date(database)
        assert version_of(database) == len(MIGRATIONS)
        database.close()


def test_a_migration_keeps_what_is_there_and_one_that_fails_changes_nothing(path: Path) -> None:
    game = play(path, Told())
    database = sqlite3.connect(path, isolation_level=None)
    broken = (*MIGRATIONS, ("ALTER TABLE game ADD COLUMN note", "CREATE TABLE game (x)"))
    before = list(database.iterdump())
    with pytest.raises(sqlite3.OperationalError):
        bring_up_to_date(database, broken)
    assert list(database.iterdump()) == before
    assert version_of(database) == len(MIGRATIONS)
    better = (*MIGRATIONS, ("ALTER TABLE game ADD COLUMN note TEXT",))
    bring_up_to_date(database, better)
    assert database.execute("SELECT seed, note FROM game").fetchall() == [(game.seed, None)]
    database.close()


def test_a_journal_of_the_first_version_is_read(tmp_path: Path) -> None:
    """Every old format has an example: this file is never written anew."""
    path = tmp_path / "journal.sqlite"
    example = Path(__file__).with_name("journal_version_1.sql")
    database = sqlite3.connect(path)
    database.executescript(example.read_text(encoding="utf-8"))
    database.execute("PRAGMA user_version = 1")
    database.close()
    told = Told()
    journal = Journal(path, told, Ticking())
    found = journal.unfinished()
    journal.close()
    assert told == [] and found is not None
    entry, game = found
    assert entry.setup.names == ("Zoë", "West", "East")
    assert game == played(begun(seed="version 1"), 33)
