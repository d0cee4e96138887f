"""What can be wrong with the journal, and which of SQLite's errors means what?"""

from __future__ import annotations

import sqlite3
from enum import Enum

from euchre_desktop.app.journal.schema import NewerError


class Trouble(Enum):
    """Why games are not kept as they should be; the window says it in a sentence, once."""

    DAMAGED = "damaged"
    """Unreadable; put aside under another name, and a new journal begun."""
    NEWER = "newer"
    """Written by a newer version; left alone, nothing is kept."""
    NOT_READABLE = "not readable"
    """It cannot be opened, nor put aside; left alone, nothing is kept."""
    NOT_WRITABLE = "not writable"
    """The game goes on, and is written as soon as that is possible."""
    FULL = "full"
    """The same, for want of room on the disk."""
    BUSY = "busy"
    """The same, because another copy of the program has been writing for long."""
    VANISHED = "vanished"
    """The file was taken away; a new one is begun with the present game."""


_BY_CODE = {
    sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
    sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_BUSY: Trouble.BUSY,
    sqlite3.SQLITE_LOCKED: Trouble.BUSY,
    sqlite3.SQLITE_CANTOPEN: Trouble.NOT_WRITABLE,
    sqlite3.SQLITE_READONLY: Trouble.NOT_WRITABLE,
    sqlite3.SQLITE_IOERR: Trouble.NOT_WRITABLE,
    sqlite3.SQLITE_PERM: Trouble.NOT_WRITABLE,
}


class DamagedError(Exception):
    """A database, but not one this program could have made."""


def trouble_of(error: Exception) -> Trouble:
    """What an error while opening, reading or writing the journal comes to."""
    if isinstance(error, NewerError):
        return Trouble.NEWER
    if isinstance(error, DamagedError):
        return Trouble.DAMAGED
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_IOERR)
        return _BY_CODE.get(code & 0xFF, Trouble.NOT_WRITABLE)  # without its extension
    return Trouble.NOT_WRITABLE
