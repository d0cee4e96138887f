"""What was judged and hinted is kept beside the game, and counted with it."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from euchre_desktop.app.journal.keeping import Journal
from euchre_desktop.app.journal.reviews import hints_in, losses_in, note_hint, store
from euchre_desktop.app.review.judgments import Judgment, Place, decisions_of, judge
from euchre_desktop.app.statistics.games import PlayedGame
from euchre_desktop.app.statistics.reading import StatisticsReader
from euchre_desktop.rules import Record, defaults
from tests.app.journal_games import Ticking, Told, finished, rows


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite"


def kept(path: Path) -> tuple[Journal, int, Record, list[Judgment]]:
    """A journal with one finished game, whose first deal is judged."""
    journal, game = Journal(path, Told(), Ticking()), finished(defaults(2))
    journal.begin(game)
    id_ = journal.present_id
    assert id_ is not None
    chosen = [one for one in decisions_of(game.record, 0) if one.place.deal == 0]
    judgments = [judge(decided) for decided in chosen]
    journal.transfer(lambda database: store(database, id_, judgments))
    return journal, id_, game.record, judgments


def test_what_was_judged_comes_back(path: Path) -> None:
    journal, id_, record, judgments = kept(path)
    found = journal.transfer(lambda database: losses_in(database, id_, record))
    known = {one.place: one.weighed.loss for one in judgments if one.weighed.loss is not None}
    assert found == known and known
    journal.close()


def test_a_judgment_of_an_action_that_was_taken_back_is_passed_over(path: Path) -> None:
    journal, id_, record, _ = kept(path)
    shortened = Record(record.players, record.options, record.initial_scores)
    assert journal.transfer(lambda database: losses_in(database, id_, shortened)) == {}
    journal.close()


def test_a_hint_asked_for_twice_counts_once(path: Path) -> None:
    journal, id_, _, _ = kept(path)
    for place in (Place(0, 1), Place(0, 1), Place(1, 4)):
        journal.transfer(lambda database, place=place: note_hint(database, id_, place))  # type: ignore[misc]
    assert journal.transfer(lambda database: hints_in(database, id_)) == 2
    journal.close()


def test_deleting_the_history_deletes_what_was_judged(path: Path) -> None:
    journal, id_, record, _ = kept(path)
    journal.begin(finished(defaults(2), "another"))
    assert journal.delete_history()
    assert journal.transfer(lambda database: losses_in(database, id_, record)) == {}
    journal.close()


def test_finished_games_are_read_in_a_thread(qtbot: QtBot, path: Path) -> None:
    journal, id_, _, judgments = kept(path)
    reader = StatisticsReader()
    with qtbot.waitSignal(reader.read) as answered:
        reader.start(path)
    (games,) = answered.args
    assert [game.id for game in games] == [id_]
    assert isinstance(games[0], PlayedGame)
    assert len(games[0].losses) == sum(one.weighed.loss is not None for one in judgments)
    assert len(games[0].codes) == len(games[0].deals)
    reader.close()
    journal.close()


def test_where_there_is_no_journal_there_are_no_games(qtbot: QtBot, path: Path) -> None:
    reader = StatisticsReader()
    with qtbot.waitSignal(reader.read) as answered:
        reader.start(path)
    assert answered.args == [[]]
    reader.close()


def test_what_is_no_journal_is_said_to_be_unreadable(qtbot: QtBot, path: Path) -> None:
    path.write_bytes(b"no database" * 100)
    reader = StatisticsReader()
    with qtbot.waitSignal(reader.failed):
        reader.start(path)
    reader.close()


def test_what_is_found_out_of_a_game_deleted_meanwhile_is_dropped_without_a_word(
    path: Path,
) -> None:
    """By this copy of the program or another: the journal is none the worse for it."""
    journal, id_, _, judgments = kept(path)
    told = Told()
    journal.tell_to(told)
    journal.transfer(lambda database: database.execute("DELETE FROM game"))
    journal.transfer(lambda database: store(database, id_, judgments))
    journal.transfer(lambda database: note_hint(database, id_, judgments[0].place))
    assert told == []
    assert rows(path, "SELECT * FROM review") == rows(path, "SELECT * FROM hint") == []
    journal.close()
