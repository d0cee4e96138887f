"""How did the challenges end? Kept in the journal, beside the games."""

from __future__ import annotations

import datetime
import json
import sqlite3
from fractions import Fraction

from euchre_desktop.ai.player import Level
from euchre_desktop.app.challenge.challenge import Challenge
from euchre_desktop.app.challenge.comparing import Comparison
from euchre_desktop.app.journal.keeping import Journal, now_in_milliseconds
from euchre_desktop.app.journal.reading import SENSELESS
from euchre_desktop.app.journal.writing import Clock
from euchre_desktop.rules import changed_settings, house_rules
from euchre_desktop.rules.deal_codes import DealCode

_COLUMNS = "code, day, level, rules, person, computer"


class KeptChallenges:
    """A ChallengeKeeper. What cannot be written or read, the journal tells."""

    def __init__(self, journal: Journal, clock: Clock = now_in_milliseconds) -> None:
        self._journal = journal
        self._clock = clock

    def keep_challenge(self, finished: Comparison) -> None:
        """Write the result of a challenge of which everything is known."""
        self._journal.transfer(lambda database: self._write(database, finished))

    def of_day(self, day: datetime.date) -> Comparison | None:
        """How the person first did in the challenge of a day; None if it was not played."""
        where = f"SELECT {_COLUMNS} FROM challenge WHERE day = ? ORDER BY id LIMIT 1"
        row = self._journal.transfer(lambda d: d.execute(where, (day.isoformat(),)).fetchone())
        return None if row is None else _comparison(row)

    def all(self) -> list[Comparison]:
        """Every result, the latest first."""
        query = f"SELECT {_COLUMNS} FROM challenge ORDER BY id DESC"
        rows = self._journal.transfer(lambda database: database.execute(query).fetchall()) or []
        read = map(_comparison, rows)
        return [comparison for comparison in read if comparison is not None]

    def _write(self, database: sqlite3.Connection, finished: Comparison) -> None:
        challenge = finished.challenge
        computer = [finished.computer[number] for number in range(challenge.size)]
        database.execute(
            f"INSERT INTO challenge (at, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (
                self._clock(),
                challenge.code.symbols,
                None if challenge.day is None else challenge.day.isoformat(),
                challenge.level.value,
                json.dumps(changed_settings(challenge.options)),
                json.dumps([str(points) for points in finished.person]),
                json.dumps([str(points) for points in computer]),
            ),
        )


def _comparison(row: tuple[str, ...]) -> Comparison | None:
    """A row as a result; None where it makes no sense."""
    code, day, level, rules, person, computer = row
    try:
        played = tuple(map(Fraction, json.loads(person)))
        challenge = Challenge(
            DealCode.parse(code),
            len(played),
            Level(level),
            house_rules(json.loads(rules)),
            None if day is None else datetime.date.fromisoformat(day),
        )
        return Comparison(challenge, played, dict(enumerate(map(Fraction, json.loads(computer)))))
    except SENSELESS:
        return None
