"""What is in the journal? Games, their records, and when everything happened. Never writes."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from euchre_desktop.ai.player import Level
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.app.game import DealSource, Game, recorded_game
from euchre_desktop.app.game_setup import GameSetup
from euchre_desktop.app.journal.entries import Entry, Standing
from euchre_desktop.rules import (
    Action,
    Card,
    DealCode,
    DealRecord,
    Record,
    RecordError,
    deal_from,
    house_rules,
    new_game,
    parse_action,
)

_ENTRY = (
    "SELECT id, started, touched, standing, rules, names, levels, temperaments,"
    " initial_scores, scores, undone, imported,"
    " (SELECT count(*) FROM deal WHERE deal.game = game.id) FROM game"
)


SENSELESS = (
    *(ValueError, TypeError, AttributeError, LookupError, ArithmeticError),
    *(OSError, RecursionError),
)
"""What a row that no version of the program wrote may raise; OSError is a time out of range."""


class History:
    """Reads the journal. `sqlite3.Error` is raised as it comes; so is RecordError."""

    def __init__(self, database: sqlite3.Connection) -> None:
        """Reads by `database`, in the thread that opened it."""
        self._database = database

    def close(self) -> None:
        """Close what `open_history` opened."""
        self._database.close()

    def count(self) -> int:
        """How many games there are."""
        (number,) = self._database.execute("SELECT count(*) FROM game").fetchone()
        return int(number)

    def games(
        self,
        standings: Sequence[Standing] = tuple(Standing),
        *,
        before: int | None = None,
        limit: int = -1,
    ) -> Iterator[Entry]:
        """Games from the latest id to the first; of those before game `before`, at most `limit`.

        Rows that no version of the program could have written are passed over.
        """
        marks = ", ".join("?" * len(standings))
        rows = self._database.execute(
            f"{_ENTRY} WHERE standing IN ({marks}) AND id < ? ORDER BY id DESC LIMIT ?",
            (*standings, 2**62 if before is None else before, limit),
        )
        for row in rows:
            try:
                yield _entry(row)
            except SENSELESS:
                continue

    def entry(self, game: int) -> Entry:
        """One game; KeyError if there is none with this id, RecordError if it cannot be read."""
        row = self._database.execute(f"{_ENTRY} WHERE id = ?", (game,)).fetchone()
        if row is None:
            raise KeyError(game)
        try:
            return _entry(row)
        except SENSELESS as error:
            raise RecordError(f"game {game}: {error}") from None

    def record(self, game: int) -> Record:
        """The whole game as a record; whether it is legal is for `rules.replay`."""
        entry = self.entry(game)
        options = entry.setup.options
        actions = self._actions(game)
        try:
            deals = tuple(
                DealRecord(
                    deal_from(options, dealer, tuple(map(Card.parse, cards.split()))),
                    tuple(actions.get(number, ())),
                )
                for number, dealer, cards in self._database.execute(
                    "SELECT number, dealer, cards FROM deal WHERE game = ? ORDER BY number",
                    (game,),
                )
            )
        except SENSELESS as error:
            raise RecordError(f"game {game}: {error}") from None
        return Record(entry.setup.names, options, entry.initial_scores, deals)

    def times(self, game: int) -> tuple[tuple[datetime, ...], ...]:
        """When, for each deal: the dealing, then each of its actions. UTC."""
        found: list[list[datetime]] = [
            [_time(at)]
            for (at,) in self._database.execute(
                "SELECT at FROM deal WHERE game = ? ORDER BY number", (game,)
            )
        ]
        for deal, at in self._database.execute(
            "SELECT deal, at FROM action WHERE game = ? ORDER BY deal, number", (game,)
        ):
            found[deal].append(_time(at))
        return tuple(map(tuple, found))

    def sources(self, game: int) -> tuple[DealSource | None, ...]:
        """The code and nonce of each deal; None where they are not known."""
        rows = self._database.execute(
            "SELECT code, nonce, chosen FROM deal WHERE game = ? ORDER BY number", (game,)
        )
        return tuple(
            DealSource(DealCode.parse(code), nonce, bool(chosen)) if code and nonce else None
            for code, nonce, chosen in rows
        )

    def game(self, game: int) -> Game:
        """The game, ready to be gone on with; RecordError if its record departs from the rules."""
        entry, record = self.entry(game), self.record(game)
        (seed,) = self._database.execute("SELECT seed FROM game WHERE id = ?", (game,)).fetchone()
        try:
            sources = self.sources(game)
        except SENSELESS as error:
            raise RecordError(f"game {game}: {error}") from None
        return recorded_game(entry.setup, seed, record, sources, entry.undone)

    def _actions(self, game: int) -> dict[int, list[Action]]:
        found: dict[int, list[Action]] = {}
        for deal, text in self._database.execute(
            "SELECT deal, text FROM action WHERE game = ? ORDER BY deal, number", (game,)
        ):
            try:
                found.setdefault(deal, []).append(parse_action(text))
            except SENSELESS:
                raise RecordError(f"game {game}, deal {deal}: not an action: {text!r}") from None
        return found


def open_history(path: Path) -> History:
    """Read the journal in another thread than the one that writes it. It must exist."""
    return History(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True))


def _entry(row: tuple[Any, ...]) -> Entry:
    id_, started, touched, standing, rules, names, levels, temperaments, *rest = row
    initial, scores, undone, imported, deals = rest
    setup = GameSetup(
        house_rules(json.loads(rules)),
        tuple(map(str, json.loads(names))),
        tuple(None if level is None else Level(level) for level in json.loads(levels)),
        tuple(map(Temperament, json.loads(temperaments))),
    )
    scores_before = tuple(map(int, json.loads(initial)))
    new_game(setup.options, scores_before)  # raises ValueError where there are no such scores
    return Entry(
        id=id_,
        started=_time(started),
        touched=_time(touched),
        standing=Standing(standing),
        setup=setup,
        initial_scores=scores_before,
        scores=tuple(map(int, json.loads(scores))),
        deals=deals,
        undone=undone,
        imported=bool(imported),
    )


def _time(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)
