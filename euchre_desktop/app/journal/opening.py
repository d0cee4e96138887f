"""How is the journal's file opened, and put aside if it is damaged?"""

from __future__ import annotations

import sqlite3
from itertools import count
from pathlib import Path

from euchre_desktop.app.journal.schema import MIGRATIONS, bring_up_to_date, version_of
from euchre_desktop.app.journal.trouble import DamagedError

BUSY_SECONDS = 0.4
"""As long as the window may stand still for another copy of the program that is writing."""

_FIRST_TABLES = ("game", "deal", "action", "tally")
"""Those of every version."""

_COMPANIONS = ("", "-wal", "-shm")
"""SQLite keeps what was written last in files beside the database."""


_CLOSED_TO_WRITING = (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN)


def open_journal(path: Path) -> sqlite3.Connection:
    """Open or create the journal, with its tables; only to read, where it cannot be written.

    Raises sqlite3.Error, OSError, and of its own NewerError and DamagedError.

    What was committed survives the end of the process at any instant, and the end of the
    power: every commit reaches the disk.
    """
    if path.exists() and not path.is_file():  # a pipe would keep us waiting
        raise IsADirectoryError(f"{path} is no file")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        return _open_for_writing(path)
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF not in _CLOSED_TO_WRITING or not path.is_file():
            raise
        return _open_for_reading(path, error)


def _open_for_writing(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    try:
        # Before anything else: a file that is no database, or a newer one, is left as it is.
        _bring_up_to_date(database)
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA foreign_keys = ON")
    except BaseException:
        database.close()
        raise
    return database


def _open_for_reading(path: Path, why: sqlite3.OperationalError) -> sqlite3.Connection:
    """What is there can be looked at, and gone on with; the first change says what is wrong."""
    # Immutable: in a folder that is closed SQLite could not make the files it reads by.
    uri = f"{path.resolve().as_uri()}?mode=ro&immutable=1"
    database = sqlite3.connect(uri, uri=True, isolation_level=None)
    if version_of(database) != len(MIGRATIONS):
        database.close()
        raise why
    return database


def _bring_up_to_date(database: sqlite3.Connection) -> None:
    try:
        if 1 <= version_of(database) < len(MIGRATIONS):
            _look_into(database, _FIRST_TABLES)  # before anything is changed in it
        bring_up_to_date(database)
        _look_into(database, (*_FIRST_TABLES, "review", "hint", "challenge"))
    except sqlite3.OperationalError as error:
        # Somebody else's tables, or none where the version says that there are.
        if error.sqlite_errorcode == sqlite3.SQLITE_ERROR:
            raise DamagedError(str(error)) from error
        raise


def _look_into(database: sqlite3.Connection, tables: tuple[str, ...]) -> None:
    for table in tables:
        database.execute(f"SELECT * FROM {table} LIMIT 1").fetchone()


def put_aside(path: Path) -> Path:
    """Give a damaged journal a name that no other has; raises OSError if it cannot be."""
    free = next(
        name
        for name in (path.with_suffix(f".damaged-{number}{path.suffix}") for number in count(1))
        if not name.exists()
    )
    for companion in _COMPANIONS:
        part = Path(f"{path}{companion}")
        if part.exists():
            part.rename(f"{free}{companion}")
    return free


def identity(path: Path) -> tuple[int, int] | None:
    """Which file lies there now; None if none does."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
