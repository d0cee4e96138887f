"""How do the games of a file come into the journal? The file may hold anything."""

from __future__ import annotations

import hashlib
import json
import sqlite3
import zipfile
import zlib
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from euchre_desktop.ai.player import Level
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.app.game import DealSource, recorded_game
from euchre_desktop.app.game_setup import LONGEST_NAME, GameSetup
from euchre_desktop.app.journal.archive import EXTRA, SUFFIX, Progress
from euchre_desktop.app.journal.entries import Standing
from euchre_desktop.app.journal.writing import Clock, GameWriter, transaction
from euchre_desktop.rules import (
    Deal,
    DealCode,
    Record,
    RecordError,
    coded_deal,
    parse_record,
    record_text,
)

MOST_GAMES = 200_000
MOST_BYTES = 2_000_000
"""Of one record: a game of a hundred deals has about 100,000."""

_LATEST = 253_402_214_400_000
"""The last day of the year 9999, in milliseconds; later ones no calendar knows."""


class ArchiveError(Exception):
    """The file is neither a record nor a zip file of records."""


def import_games(database: sqlite3.Connection, path: Path, clock: Clock) -> Iterator[Progress]:
    """Add the games of a zip file, or of one record, that the journal has not yet.

    One at each step, each in a transaction of its own. Raises ArchiveError if the file is
    neither, OSError and sqlite3.Error.
    """
    added = known = refused = 0
    with closing(_texts(path)) as texts:
        for done, (text, total) in enumerate(texts, 1):
            try:
                if text is not None and _add(database, text, clock):
                    added += 1
                else:
                    known, refused = known + (text is not None), refused + (text is None)
            except RecordError:
                refused += 1
            yield Progress(done, total, added, known, refused)


def _texts(path: Path) -> Generator[tuple[str | None, int], None, None]:
    """Each record's text, None where one cannot be read, and how many there are."""
    if not path.is_file():
        raise ArchiveError
    if not zipfile.is_zipfile(path):
        with path.open("rb") as file:
            yield _decoded(file.read(MOST_BYTES + 1)), 1
        return
    try:
        with zipfile.ZipFile(path) as archive:
            packed = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
            names = [
                one
                for one in archive.infolist()
                if one.filename.endswith(SUFFIX) and one.compress_type in packed
            ]
            if len(names) > MOST_GAMES:
                raise ArchiveError
            for name in names:
                yield _member(archive, name), len(names)
    except (zipfile.BadZipFile, NotImplementedError, EOFError, ValueError):
        raise ArchiveError from None


def _member(archive: zipfile.ZipFile, name: zipfile.ZipInfo) -> str | None:
    try:
        with archive.open(name) as file:
            return _decoded(file.read(MOST_BYTES + 1))  # whatever size it says it has
    # A member with a password, one badly packed, or in a way that Python does not know.
    except (RuntimeError, zipfile.BadZipFile, EOFError, ValueError, OSError, zlib.error):
        return None


def _decoded(content: bytes) -> str | None:
    try:
        return content.decode("utf-8") if len(content) <= MOST_BYTES else None
    except UnicodeDecodeError:
        return None


@dataclass(frozen=True, slots=True)
class _Extra:
    """What the journal knew beyond the record."""

    setup: GameSetup
    seed: str
    standing: Standing
    undone: int
    sources: tuple[DealSource | None, ...]
    started: int
    touched: int
    times: tuple[tuple[int, ...], ...]
    """Of each deal: its dealing, then its actions."""


def _add(database: sqlite3.Connection, text: str, clock: Clock) -> bool:
    """Add one game; False if it is there already. Raises RecordError."""
    record = parse_record(text)
    extra = _extra(text, record) or _unknown(record, clock())
    game = recorded_game(extra.setup, extra.seed, record, extra.sources, extra.undone)
    with transaction(database):
        if database.execute("SELECT 1 FROM game WHERE seed = ?", (game.seed,)).fetchone():
            return False
        id_ = GameWriter(clock).write_within(database, game)
        standing = Standing.FINISHED if game.over else extra.standing
        database.execute(
            "UPDATE game SET started = ?, touched = ?, standing = ?, imported = 1 WHERE id = ?",
            (extra.started, extra.touched, standing, id_),
        )
        for number, (dealt, *acted) in enumerate(extra.times):
            database.execute(
                "UPDATE deal SET at = ? WHERE game = ? AND number = ?", (dealt, id_, number)
            )
            database.executemany(
                "UPDATE action SET at = ? WHERE game = ? AND deal = ? AND number = ?",
                ((at, id_, number, place) for place, at in enumerate(acted)),
            )
    return True


def _unknown(record: Record, now: int) -> _Extra:
    """For a record from elsewhere: the same one twice is the same game."""
    names = tuple(name[:LONGEST_NAME] for name in record.players)
    setup = GameSetup(record.options, names, (None,) * record.options.players)
    seed = f"record {hashlib.sha256(record_text(record).encode()).hexdigest()}"
    sources = (None,) * len(record.deals)
    return _Extra(setup, seed, Standing.LEFT, 0, sources, now, now, ())


def _extra(text: str, record: Record) -> _Extra | None:
    """None where nothing, or nothing that makes sense, is said."""
    try:
        return _read_extra(json.loads(text)[EXTRA], record)
    except (ValueError, TypeError, KeyError, IndexError, AttributeError):
        return None


def _read_extra(raw: Any, record: Record) -> _Extra:
    levels = tuple(None if level is None else Level(level) for level in raw["levels"])
    temperaments = tuple(map(Temperament, raw["temperaments"]))
    names = tuple(name[:LONGEST_NAME] for name in record.players)
    standing = Standing(raw["standing"])
    # The game that is offered unasked is the one this journal's owner was playing.
    standing = Standing.LEFT if standing is Standing.RUNNING else standing
    deals = zip(record.deals, raw["deals"], strict=True)
    return _Extra(
        setup=GameSetup(record.options, names, levels, temperaments),
        seed=_text(raw["seed"]),
        standing=standing,
        undone=_number(raw["undone"]),
        sources=tuple(_source(recorded.deal, record, known) for recorded, known in deals),
        started=_number(raw["started"]),
        touched=_number(raw["touched"]),
        times=tuple((_number(deal["at"]), *map(_number, deal["times"])) for deal in raw["deals"]),
    )


def _source(deal: Deal, record: Record, raw: Any) -> DealSource | None:
    """Only where the code really gives these cards."""
    if raw["code"] is None:
        return None
    code = DealCode.parse(_text(raw["code"]))
    if coded_deal(record.options, deal.dealer, code) != deal:
        return None
    nonce = _text(raw["nonce"])
    if len(nonce) > 64 or not nonce.isalnum() or not nonce.isascii():
        return None
    return DealSource(code, nonce, bool(raw["chosen"]))


def _text(raw: Any) -> str:
    if not isinstance(raw, str) or len(raw) > 200:
        raise ValueError("not a short text")
    return raw


def _number(raw: Any) -> int:
    if not isinstance(raw, int) or isinstance(raw, bool) or not 0 <= raw <= _LATEST:
        raise ValueError("not a number of milliseconds")
    return raw
