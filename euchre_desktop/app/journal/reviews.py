"""Which choices have been judged, and where was a hint asked for?"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from contextlib import suppress
from math import isfinite

from euchre_desktop.ai.weighing import Loss
from euchre_desktop.app.journal.reading import SENSELESS
from euchre_desktop.app.review.judgments import Judgment, Place
from euchre_desktop.rules import Record, action_text


def note_hint(database: sqlite3.Connection, game: int, place: Place) -> None:
    """The person asked for a hint there; asking twice counts once."""
    with suppress(sqlite3.IntegrityError):  # the game was deleted meanwhile
        database.execute("INSERT OR IGNORE INTO hint VALUES (?, ?, ?)", (game, *place))


def hints_in(database: sqlite3.Connection, game: int) -> int:
    """For how many decisions of a game a hint was asked."""
    (number,) = database.execute("SELECT count(*) FROM hint WHERE game = ?", (game,)).fetchone()
    return int(number)


def store(database: sqlite3.Connection, game: int, judgments: Iterable[Judgment]) -> None:
    """Keep what was judged; what could not be weighed is not kept."""
    for judgment in judgments:
        loss = judgment.weighed.loss
        if loss is None:
            continue
        row = (game, *judgment.place, action_text(judgment.chosen))
        with suppress(sqlite3.IntegrityError):  # the game was deleted meanwhile
            database.execute(
                "INSERT OR REPLACE INTO review VALUES (?, ?, ?, ?, ?, ?, ?)",
                (*row, loss.wins, loss.error, loss.points),
            )


def losses_in(database: sqlite3.Connection, game: int, record: Record) -> dict[Place, Loss]:
    """What is known of the choices in `record`, the game's; outdated rows are passed over."""
    found = {}
    rows = database.execute(
        "SELECT deal, action, chosen, wins, error, points FROM review WHERE game = ?", (game,)
    )
    for deal, action, chosen, *loss in rows:
        with suppress(*SENSELESS):  # a row that no version of the program wrote
            if _still_there(record, Place(deal, action), chosen) and all(map(isfinite, loss)):
                found[Place(deal, action)] = Loss(*loss)
    return found


def _still_there(record: Record, place: Place, chosen: str) -> bool:
    if not 0 <= place.deal < len(record.deals):
        return False
    actions = record.deals[place.deal].actions
    return 0 <= place.action < len(actions) and action_text(actions[place.action]) == chosen
