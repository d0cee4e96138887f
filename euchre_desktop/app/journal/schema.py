"""What does the journal's database look like, and how is an older one brought up to date?

`MIGRATIONS[n]` leads from version n to n + 1; `PRAGMA user_version` says which a file has.
Whoever needs more appends a migration, and an example of the version before to the tests.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

Migration = Sequence[str]

_FIRST: Migration = (
    """
    CREATE TABLE game (
        id INTEGER PRIMARY KEY AUTOINCREMENT,  -- never given twice, deleted or not
        started INTEGER NOT NULL,              -- milliseconds since 1970, UTC; so are all times
        touched INTEGER NOT NULL,              -- the last change
        standing TEXT NOT NULL CHECK (standing IN ('running', 'left', 'finished', 'abandoned')),
        seed TEXT NOT NULL,
        players INTEGER NOT NULL,
        rules TEXT NOT NULL,                   -- JSON: what differs from that game's defaults
        names TEXT NOT NULL,                   -- JSON, by seat
        levels TEXT NOT NULL,                  -- JSON, by seat; null: the person, or not known
        temperaments TEXT NOT NULL,            -- JSON, by seat
        initial_scores TEXT NOT NULL,          -- JSON
        scores TEXT NOT NULL,                  -- JSON: as the game stands
        undone INTEGER NOT NULL,               -- how often something was taken back
        imported INTEGER NOT NULL DEFAULT 0
    )
    """,
    "CREATE INDEX game_seed ON game (seed)",
    "CREATE INDEX game_running ON game (id) WHERE standing = 'running'",
    """
    CREATE TABLE deal (
        game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,               -- from 0
        at INTEGER NOT NULL,
        dealer INTEGER NOT NULL,
        cards TEXT NOT NULL,                   -- the whole deck in the order it was dealt from
        code TEXT,
        nonce TEXT,
        commitment TEXT,                       -- SHA-256 of cards and nonce, made before a bid
        chosen INTEGER NOT NULL,               -- the code was typed in
        PRIMARY KEY (game, number)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE action (
        game INTEGER NOT NULL,
        deal INTEGER NOT NULL,
        number INTEGER NOT NULL,               -- from 0
        at INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        text TEXT NOT NULL,                    -- as records write it
        PRIMARY KEY (game, deal, number),
        FOREIGN KEY (game, deal) REFERENCES deal (game, number) ON DELETE CASCADE
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE tally (                       -- sums over all deals from chance; see tallies.py
        players INTEGER NOT NULL,
        measure TEXT NOT NULL,
        seat INTEGER NOT NULL,
        deals INTEGER NOT NULL,
        observed INTEGER NOT NULL,
        expected REAL NOT NULL,
        spread REAL NOT NULL,
        shared REAL NOT NULL,
        PRIMARY KEY (players, measure, seat)
    ) WITHOUT ROWID
    """,
)

_REVIEWS: Migration = (
    """
    CREATE TABLE review (                      -- what choices of the person were worth
        game INTEGER NOT NULL,
        deal INTEGER NOT NULL,
        action INTEGER NOT NULL,
        chosen TEXT NOT NULL,                  -- as records write it; else the row is outdated
        wins REAL NOT NULL,                    -- what was lost of the chance to win, 0 to 1
        error REAL NOT NULL,                   -- its standard error
        points REAL NOT NULL,                  -- what was lost in points
        PRIMARY KEY (game, deal, action),
        FOREIGN KEY (game, deal) REFERENCES deal (game, number) ON DELETE CASCADE
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE hint (                        -- where the person asked what is best
        game INTEGER NOT NULL REFERENCES game (id) ON DELETE CASCADE,
        deal INTEGER NOT NULL,
        action INTEGER NOT NULL,
        PRIMARY KEY (game, deal, action)
    ) WITHOUT ROWID
    """,
)

_CHALLENGES: Migration = (
    """
    CREATE TABLE challenge (                   -- each that was played to its end
        id INTEGER PRIMARY KEY,
        at INTEGER NOT NULL,
        code TEXT NOT NULL,
        day TEXT,                              -- of a daily challenge: its date, UTC
        level TEXT NOT NULL,
        rules TEXT NOT NULL,                   -- JSON: what differs from that game's defaults
        person TEXT NOT NULL,                  -- JSON: points deal by deal, as fractions
        computer TEXT NOT NULL                 -- JSON: the same
    )
    """,
)

MIGRATIONS: tuple[Migration, ...] = (_FIRST, _REVIEWS, _CHALLENGES)


class NewerError(Exception):
    """The file is of a later version of the program."""


def bring_up_to_date(
    database: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS
) -> None:
    """Create or upgrade the tables, in one transaction; raise NewerError where it is too new."""
    if version_of(database) == len(migrations):
        return
    database.execute("BEGIN IMMEDIATE")  # first: another copy of the program may be upgrading
    try:
        version = version_of(database)
        if version > len(migrations):
            raise NewerError
        for statements in migrations[version:]:
            for statement in statements:
                database.execute(statement)
        database.execute(f"PRAGMA user_version = {len(migrations)}")
        database.execute("COMMIT")
    except BaseException:
        database.execute("ROLLBACK")
        raise


def version_of(database: sqlite3.Connection) -> int:
    """Which version's tables it has; 0 for none at all."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    return int(version)
