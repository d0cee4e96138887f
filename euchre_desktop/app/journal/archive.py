"""How does a whole history leave the journal?

As a zip file of one record for each game. What a record does not say stands in it as
`x-journal`, which other readers of records pass over.
"""

from __future__ import annotations

import json
import os
import sqlite3
import tempfile
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from euchre_desktop.app.journal.reading import SENSELESS, History
from euchre_desktop.rules import record_text

EXTRA = "x-journal"
SUFFIX = ".euchre.json"


@dataclass(frozen=True, slots=True)
class Progress:
    """How far an export or import has come."""

    done: int
    total: int
    added: int = 0
    known: int = 0
    """Already in the journal."""
    refused: int = 0
    """No records, or not of a game the rules allow."""


def export_games(database: sqlite3.Connection, path: Path) -> Iterator[Progress]:
    """Write every game to the zip file `path`, one at each step; whole at the end or not at all.

    Raises OSError and sqlite3.Error.
    """
    history = History(database)
    ids = [id_ for (id_,) in database.execute("SELECT id FROM game ORDER BY id")]
    refused = 0
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with (
            os.fdopen(handle, "wb") as file,
            zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive,
        ):
            for done, id_ in enumerate(ids, 1):
                text = _text_or_none(database, history, id_)
                if text is None:
                    refused += 1
                else:
                    archive.writestr(f"game-{id_:06}{SUFFIX}", text)
                yield Progress(done, len(ids), done - refused, refused=refused)
        Path(name).replace(path)
    finally:
        Path(name).unlink(missing_ok=True)


def _text_or_none(database: sqlite3.Connection, history: History, id_: int) -> str | None:
    """None where the game cannot be read, or was deleted meanwhile."""
    try:
        return exported_text(database, history, id_)
    except SENSELESS:
        return None


def exported_text(database: sqlite3.Connection, history: History, id_: int) -> str:
    """One game as a record with all that the journal knows of it."""
    record, entry = history.record(id_), history.entry(id_)
    (seed, started, touched) = database.execute(
        "SELECT seed, started, touched FROM game WHERE id = ?", (id_,)
    ).fetchone()
    deals = [
        {"at": at, "code": code, "nonce": nonce, "chosen": bool(chosen), "times": []}
        for at, code, nonce, chosen in database.execute(
            "SELECT at, code, nonce, chosen FROM deal WHERE game = ? ORDER BY number", (id_,)
        )
    ]
    for deal, at in database.execute(
        "SELECT deal, at FROM action WHERE game = ? ORDER BY deal, number", (id_,)
    ):
        deals[deal]["times"].append(at)
    extra = {
        "started": started,
        "touched": touched,
        "standing": entry.standing,
        "seed": seed,
        "levels": entry.setup.levels,
        "temperaments": entry.setup.temperaments,
        "undone": entry.undone,
        "deals": deals,
    }
    return json.dumps({**json.loads(record_text(record)), EXTRA: extra}, ensure_ascii=False)
