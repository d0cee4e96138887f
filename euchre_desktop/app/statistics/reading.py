"""How are all finished games counted without stopping the window? In a thread, game by game."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

from PySide6.QtCore import QObject, QThread, Signal, Slot

from euchre_desktop.ai.player import never
from euchre_desktop.app.game_setup import PERSON
from euchre_desktop.app.journal.entries import Standing
from euchre_desktop.app.journal.reading import SENSELESS, History
from euchre_desktop.app.journal.reviews import hints_in, losses_in
from euchre_desktop.app.statistics.games import PlayedGame, played_game


@dataclass(frozen=True, slots=True)
class _Request:
    path: Path
    withdrawn: threading.Event = field(default_factory=threading.Event)


class StatisticsReader(QObject):
    """Reads the journal while somebody looks at the statistics.

    Signals:
        read: the list of PlayedGame, from the first game to the last.
        failed: the journal cannot be read.
    """

    read = Signal(object)
    failed = Signal()

    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._request: _Request | None = None
        self._thread = QThread()
        self._thread.setObjectName("statistics")
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.read_all)
        self._worker.done.connect(self._on_done)
        self._thread.start(QThread.Priority.LowPriority)

    def start(self, path: Path) -> None:
        """Read all games of the journal at `path`; an earlier request is forgotten."""
        self.withdraw()
        self._request = _Request(path)
        self._asked.emit(self._request)

    @Slot()
    def withdraw(self) -> None:
        """Nobody waits any more."""
        if self._request is not None:
            self._request.withdrawn.set()
            self._request = None

    @Slot()
    def close(self) -> None:
        """Stop the thread and wait for it: a running QThread aborts the process at exit."""
        self.withdraw()
        self._thread.quit()
        self._thread.wait()

    @Slot(object, object)
    def _on_done(self, request: _Request, games: list[PlayedGame] | None) -> None:
        if request is not self._request:
            return
        self._request = None
        if games is None:
            self.failed.emit()
        else:
            self.read.emit(games)


class _Worker(QObject):
    done = Signal(object, object)

    @Slot(object)
    def read_all(self, request: _Request) -> None:
        try:
            games = games_in(request.path, request.withdrawn.is_set)
        except (sqlite3.Error, OSError):
            games = None
        self.done.emit(request, games)


def games_in(path: Path, withdrawn: Callable[[], bool] = never) -> list[PlayedGame]:
    """The finished games of the person in the journal at `path`, from the first to the last.

    Those that make no sense are passed over. Raises sqlite3.Error and OSError.
    """
    if not path.is_file():
        return []
    uri = f"{path.resolve().as_uri()}?mode=ro"
    database = sqlite3.connect(uri, uri=True)
    try:
        return _read(database, withdrawn)
    finally:
        database.close()


def _read(database: sqlite3.Connection, withdrawn: Callable[[], bool]) -> list[PlayedGame]:
    history = History(database)
    found = []
    for entry in history.games((Standing.FINISHED,)):
        if withdrawn():
            break
        if entry.setup.levels[PERSON] is not None or (
            entry.imported and not _known(entry.setup.levels)
        ):
            continue
        try:
            record = history.record(entry.id)
            losses = losses_in(database, entry.id, record)
            game = played_game(entry, record, losses, hints_in(database, entry.id))
            found.append(replace(game, codes=_codes(history, entry.id)))
        except SENSELESS:
            continue
    return found[::-1]


def _codes(history: History, game: int) -> tuple[str, ...]:
    try:
        sources = history.sources(game)
    except SENSELESS:
        return ()
    return tuple("" if source is None else str(source.code) for source in sources)


def _known(levels: tuple[object, ...]) -> bool:
    """Imported games in which nothing is known of the opponents are not the person's."""
    return any(level is not None for level in levels[PERSON + 1 :])
