"""How does a game get into the journal? Only what has changed since it was written last."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager

from euchre_desktop.app.fairness import commitment
from euchre_desktop.app.game import Game
from euchre_desktop.app.journal.entries import Standing
from euchre_desktop.app.journal.tallies import add_to_tallies
from euchre_desktop.rules import (
    Deal,
    DealRecord,
    GameState,
    Seat,
    action_text,
    changed_settings,
    dealt_order,
    replay,
)

Clock = Callable[[], int]
"""Milliseconds since 1970."""


@contextmanager
def transaction(database: sqlite3.Connection) -> Iterator[None]:
    """All of it is written, or nothing."""
    database.execute("BEGIN IMMEDIATE")
    try:
        yield
        database.execute("COMMIT")
    except BaseException:
        if database.in_transaction:  # SQLite ends it by itself where the disk is full
            database.execute("ROLLBACK")
        raise


class GameWriter:
    """Writes one game, each time as far as it has come.

    What could not be written is written the next time, with everything since. Raises
    sqlite3.Error; the journal and what it knows of it are then as before.
    """

    def __init__(self, clock: Clock, id_: int | None = None, written: Game | None = None) -> None:
        """For a new game, or to go on with game `id_`, which is `written` so far."""
        self._clock = clock
        self._written = written
        self.id = id_

    def write(self, database: sqlite3.Connection, game: Game) -> None:
        """Bring the journal to where `game` is, in one transaction."""
        if game is self._written:
            return
        with transaction(database):
            id_ = self.write_within(database, game)
        self.id, self._written = id_, game

    def write_within(self, database: sqlite3.Connection, game: Game) -> int:
        """Write as part of a transaction that may still fail; returns the game's id."""
        now = self._clock()
        id_ = self._known_id(database, game, now)
        # Deleted meanwhile, by another copy of the program or with the file: all anew.
        before = self._written.record.deals if id_ is not None and self._written else ()
        if id_ is None:
            id_ = _insert_game(database, game, now)
        changed = [
            number
            for number, recorded in enumerate(game.record.deals)
            if number >= len(before) or before[number] is not recorded
        ]
        states = _states(game, changed)
        for number in changed:
            old = before[number] if number < len(before) else None
            seats = [seat for seat, _ in states[number].actions]
            _write_deal(database, id_, game, number, old, seats, now)
        return id_

    def _known_id(self, database: sqlite3.Connection, game: Game, now: int) -> int | None:
        if self.id is None:
            return None
        found = database.execute(
            "UPDATE game SET touched = ?, standing = ?, scores = ?, undone = ?"
            " WHERE id = ? AND seed = ?",
            (now, _standing(game), _json(game.state.scores), game.undone, self.id, game.seed),
        )
        return self.id if found.rowcount else None


def set_standing(database: sqlite3.Connection, id_: int, standing: Standing) -> None:
    """Say of an unfinished game what became of it."""
    database.execute(
        "UPDATE game SET standing = ? WHERE id = ? AND standing != ?",
        (standing, id_, Standing.FINISHED),
    )


def _write_deal(
    database: sqlite3.Connection,
    id_: int,
    game: Game,
    number: int,
    old: DealRecord | None,
    seats: Sequence[Seat],
    now: int,
) -> None:
    """Write what has changed in a deal; `seats` are those that acted, in order."""
    recorded = game.record.deals[number]
    if old is None:
        _insert_deal(database, id_, game, number, now)
    common = 0 if old is None else _agreement(old, recorded)
    if old is not None and len(old.actions) > common:
        database.execute(
            "DELETE FROM action WHERE game = ? AND deal = ? AND number >= ?",
            (id_, number, common),
        )
    database.executemany(
        "INSERT INTO action VALUES (?, ?, ?, ?, ?, ?)",
        (
            (id_, number, place, now, seats[place], action_text(recorded.actions[place]))
            for place in range(common, len(recorded.actions))
        ),
    )


def _insert_game(database: sqlite3.Connection, game: Game, now: int) -> int:
    setup = game.setup
    row = (
        *(now, now, _standing(game), game.seed, setup.options.players),
        _json(changed_settings(setup.options)),
        *map(_json, (setup.names, setup.levels, setup.temperaments)),
        *map(_json, (game.record.initial_scores, game.state.scores)),
        game.undone,
    )
    inserted = database.execute(
        "INSERT INTO game (started, touched, standing, seed, players, rules, names, levels,"
        " temperaments, initial_scores, scores, undone)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        row,
    )
    assert inserted.lastrowid is not None
    return inserted.lastrowid


def _insert_deal(
    database: sqlite3.Connection, id_: int, game: Game, number: int, now: int
) -> None:
    deal, source = game.record.deals[number].deal, game.sources[number]
    known: tuple[str | None, str | None, str | None, int] = (None, None, None, 1)
    if source is not None:
        known = (str(source.code), source.nonce, commitment(deal, source), int(source.chosen))
    database.execute(
        "INSERT INTO deal VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (id_, number, now, deal.dealer, deck_text(deal), *known),
    )
    if source is not None and not source.chosen:
        add_to_tallies(database, deal)


def deck_text(deal: Deal) -> str:
    """The whole deck as it was dealt from, in the words of records."""
    return " ".join(map(str, dealt_order(deal)))


def _standing(game: Game) -> Standing:
    return Standing.FINISHED if game.over else Standing.RUNNING


def _agreement(old: DealRecord, new: DealRecord) -> int:
    """How many actions, from the first on, are the same."""
    pairs = zip(old.actions, new.actions, strict=False)
    differing = (place for place, (one, other) in enumerate(pairs) if one != other)
    return next(differing, min(len(old.actions), len(new.actions)))


def _states(game: Game, changed: Sequence[int]) -> Mapping[int, GameState]:
    """The state at the end of each changed deal; the game itself remembers its last one only."""
    last = len(game.record.deals) - 1
    if all(number == last for number in changed):
        return {last: game.state}
    return dict(enumerate(replay(game.record).deals))


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
