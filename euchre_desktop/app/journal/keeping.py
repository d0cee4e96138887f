"""How is no game lost, whatever happens to the program, the disk or the file?"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from euchre_desktop.app.game import Game
from euchre_desktop.app.game_setup import PERSON
from euchre_desktop.app.journal.claims import Claims
from euchre_desktop.app.journal.entries import Entry, Standing
from euchre_desktop.app.journal.opening import identity, open_journal, put_aside
from euchre_desktop.app.journal.reading import History
from euchre_desktop.app.journal.schema import NewerError
from euchre_desktop.app.journal.trouble import DamagedError, Trouble, trouble_of
from euchre_desktop.app.journal.writing import Clock, GameWriter, set_standing, transaction
from euchre_desktop.rules import Record, RecordError

Result = TypeVar("Result")


def now_in_milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Journal:
    """Keeps the table's game; a Keeper. Nothing it does stops the game.

    What is wrong is told once for each kind of Trouble. A damaged file is put aside, a newer
    one left alone. Every change is committed before the window hears of it, so the end of the
    process, however sudden, loses at most an action that was not yet seen.
    """

    def __init__(
        self,
        path: Path,
        tell: Callable[[Trouble], None] | None = None,
        clock: Clock = now_in_milliseconds,
    ) -> None:
        """Opens nothing yet: that is for the first who wants something of it."""
        self.path = path
        self._tell = tell
        self._clock = clock
        self._told: set[Trouble] = set()
        self._database: sqlite3.Connection | None = None
        self._identity: tuple[int, int] | None = None
        self._left_alone = False
        self._claims = Claims(path)
        self._writer = GameWriter(clock)
        self._present: Game | None = None

    @property
    def present_id(self) -> int | None:
        """The id of the game on the table, once it is written."""
        return self._writer.id

    def id_of(self, record: Record) -> int | None:
        """The id of the game on the table, if `record` is that game as far as it goes."""
        whole = None if self._present is None else self._present.record
        if whole is None or record.deals != whole.deals[: len(record.deals)]:
            return None
        return self._writer.id

    def tell_to(self, listener: Callable[[Trouble], None]) -> None:
        """Whom to tell what is wrong from now on."""
        self._tell = listener

    def history(self) -> History | None:
        """The games so far, until the next change; None while the journal cannot be read."""
        return self._attempt(History)

    def begin(self, game: Game) -> None:
        """Another game is played from now on; an unfinished one before it is left."""
        left = self._writer.id
        if left is not None and (self._present is None or not self._present.over):
            self._attempt(lambda database: set_standing(database, left, Standing.LEFT))
        self._start_with(GameWriter(self._clock), None)
        self.keep(game)

    def keep(self, game: Game) -> None:
        """The present game now stands like this."""
        self._present = game
        self._attempt(lambda database: self._writer.write(database, game))
        if self._writer.id is not None:
            self._claims.take(self._writer.id)

    def unfinished(self) -> tuple[Entry, Game] | None:
        """The game that was being played last, if it is unfinished and no other copy plays it.

        From now on it is the present one: to be gone on with, or left by the next `begin`.
        """
        found = self._attempt(lambda database: self._first_free(History(database)))
        if found is not None:
            entry, game = found
            self._start_with(GameWriter(self._clock, entry.id, game), game)
        return found

    def resume(self, id_: int) -> Game | None:
        """Make an unfinished game of the history the present one; None if it cannot be."""
        if not self._claims.take(id_):
            return None
        try:
            game = self._attempt(lambda database: History(database).game(id_))
        except (RecordError, KeyError):
            return None
        if game is not None and not game.over and None not in game.setup.levels[PERSON + 1 :]:
            self._start_with(GameWriter(self._clock, id_, game), game)
            self._attempt(lambda database: set_standing(database, id_, Standing.RUNNING))
            return game
        return None

    def abandon(self) -> None:
        """The person gives the present game up in so many words."""
        id_ = self._writer.id
        if id_ is not None:
            self._attempt(lambda database: set_standing(database, id_, Standing.ABANDONED))
        self._start_with(GameWriter(self._clock), None)
        self._claims.release()

    def delete_history(self) -> bool:
        """Forget every game but the present one, for good; False if that could not be done."""
        return self._attempt(self._delete_all) is True

    def transfer(self, work: Callable[[sqlite3.Connection], Result]) -> Result | None:
        """Let `work` use the database; None, and the trouble told, if it could not."""
        return self._attempt(work)

    def close(self) -> None:
        """Write what is still to be written, and let go of the file."""
        if self._present is not None:
            self.keep(self._present)
        self._claims.release()
        self._let_go()

    def _start_with(self, writer: GameWriter, present: Game | None) -> None:
        self._writer, self._present = writer, present

    def _first_free(self, history: History) -> tuple[Entry, Game] | None:
        """Running games that cannot be read, or that another copy plays, are passed over."""
        for entry in history.games((Standing.RUNNING,)):
            if not self._claims.take(entry.id):
                continue
            try:
                game = history.game(entry.id)
            except RecordError:
                continue
            if game.record.deals and not game.over:
                return entry, game
        return None

    def _delete_all(self, database: sqlite3.Connection) -> bool:
        with transaction(database):
            database.execute("DELETE FROM game WHERE id IS NOT ?", (self._writer.id,))
            database.execute("DELETE FROM tally")
            database.execute("DELETE FROM challenge")
        database.execute("VACUUM")  # what was deleted is not to be found in the file
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return True

    def _attempt(self, work: Callable[[sqlite3.Connection], Result]) -> Result | None:
        """Do `work` on the open journal; tell what is wrong instead of raising it."""
        for _ in range(2):  # again, once, in a new journal
            if self._left_alone:
                return None
            try:
                return work(self._open())
            except (sqlite3.Error, OSError, NewerError, DamagedError) as error:
                trouble = trouble_of(error)
            if trouble is not Trouble.DAMAGED:
                self._warn(trouble)
                self._left_alone |= trouble is Trouble.NEWER
                if trouble is Trouble.NOT_WRITABLE:
                    self._let_go()  # it may be open to read only, and be writable by then
                return None
            if not self._put_aside():
                return None
        return None

    def _open(self) -> sqlite3.Connection:
        if self._database is not None and identity(self.path) != self._identity:
            self._warn(Trouble.VANISHED)
            self._forget_file()
        if self._database is None:
            self._database = open_journal(self.path)
            self._identity = identity(self.path)
        return self._database

    def _put_aside(self) -> bool:
        self._forget_file()
        try:
            put_aside(self.path)
        except OSError:
            self._left_alone = True
            self._warn(Trouble.NOT_READABLE)
            return False
        self._warn(Trouble.DAMAGED)
        return True

    def _forget_file(self) -> None:
        """The present game is to be written whole into the next file."""
        self._let_go()
        self._writer = GameWriter(self._clock)

    def _let_go(self) -> None:
        if self._database is not None:
            self._database.close()
        self._database = self._identity = None

    def _warn(self, trouble: Trouble) -> None:
        if trouble not in self._told:
            self._told.add(trouble)
            if self._tell is not None:
                self._tell(trouble)
