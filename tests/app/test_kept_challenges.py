"""Results of challenges are kept, and found again by their day."""

from __future__ import annotations

import datetime
import sqlite3
from fractions import Fraction
from pathlib import Path

import pytest

from euchre_desktop.app.challenge.challenge import Challenge, daily_challenge
from euchre_desktop.app.challenge.comparing import Comparison
from euchre_desktop.app.journal.challenges import KeptChallenges
from euchre_desktop.app.journal.keeping import Journal
from euchre_desktop.rules import house_rules
from tests.app.journal_games import Ticking, Told

DAY = datetime.date(2026, 7, 4)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite"


def ended(challenge: Challenge, *person: Fraction) -> Comparison:
    points = dict.fromkeys(range(challenge.size), Fraction(-1, 2))
    return Comparison(challenge, person * (challenge.size // len(person)), points)


def test_a_result_is_found_again(path: Path) -> None:
    daily = ended(daily_challenge(DAY), Fraction(2), Fraction(-1, 2))
    other = ended(
        Challenge(
            daily.challenge.code,
            4,
            daily.challenge.level,
            house_rules({"players": 4, "joker": True}),
        ),
        Fraction(0),
    )
    journal = Journal(path, Told(), Ticking())
    KeptChallenges(journal, Ticking()).keep_challenge(daily)
    KeptChallenges(journal, Ticking()).keep_challenge(other)
    journal.close()
    told = Told()
    journal = Journal(path, told, Ticking())
    kept = KeptChallenges(journal)
    assert kept.all() == [other, daily]
    assert kept.of_day(DAY) == daily
    assert kept.of_day(DAY + datetime.timedelta(days=1)) is None
    assert journal.delete_history() and kept.all() == [] and told == []
    journal.close()


def test_the_first_result_of_a_day_is_the_one_that_counts(path: Path) -> None:
    journal = Journal(path, Told(), Ticking())
    kept = KeptChallenges(journal, Ticking())
    first = ended(daily_challenge(DAY), Fraction(1))
    kept.keep_challenge(first)
    kept.keep_challenge(ended(daily_challenge(DAY), Fraction(4)))
    assert kept.of_day(DAY) == first
    journal.close()


@pytest.mark.parametrize("column", ["code", "level", "rules", "person", "computer"])
def test_a_result_that_makes_no_sense_is_passed_over(path: Path, column: str) -> None:
    journal = Journal(path, Told(), Ticking())
    KeptChallenges(journal, Ticking()).keep_challenge(ended(daily_challenge(DAY), Fraction(1)))
    journal.close()
    database = sqlite3.connect(path)
    database.execute(f"UPDATE challenge SET {column} = '[0, \"1/0\"'")
    database.commit()
    database.close()
    journal = Journal(path, Told(), Ticking())
    assert KeptChallenges(journal).all() == [] and KeptChallenges(journal).of_day(DAY) is None
    journal.close()
