"""The journal: what is written is the game, step by step, and comes back as it was."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from euchre_desktop.ai.player import Level
from euchre_desktop.app.game import fresh_game
from euchre_desktop.app.journal.entries import Standing
from euchre_desktop.app.journal.keeping import Journal
from euchre_desktop.app.journal.reading import History, open_history
from euchre_desktop.app.taking_back import redone, restarted, undone
from euchre_desktop.rules import DealCode, RuleOptions, house_rules, replay
from tests.app.journal_games import Ticking, Told, begun, finished, played, rows, stepped
from tests.strategies import house_rules_of

TO_ONE = house_rules({"players": 2, "target": 1, "stick_the_dealer": True})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "journal.sqlite"


@pytest.fixture
def journal(path: Path) -> Iterator[Journal]:
    kept = opened(path)
    yield kept
    kept.close()


def opened(path: Path, told: Told | None = None) -> Journal:
    return Journal(path, Told() if told is None else told, Ticking())


def history_of(journal: Journal) -> History:
    history = journal.history()
    assert history is not None
    return history


def test_a_first_start_has_nothing_to_go_on_with_and_nothing_to_say(path: Path) -> None:
    told = Told()
    journal = opened(path, told)
    assert journal.unfinished() is None
    assert history_of(journal).count() == 0
    journal.close()
    assert told == []


def test_whatever_moment_a_game_stops_at_it_is_offered_as_it_was(path: Path) -> None:
    game, chance = begun(), random.Random(1)
    journal = opened(path)
    journal.begin(game)
    for number in range(90):
        game = stepped(game, chance)
        journal.keep(game)
        if number % 9 == 0:
            journal.close()
            journal = opened(path)
            found = journal.unfinished()
            assert found is not None and found[1] == game
    journal.close()


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(house_rules_of(), st.integers(0, 10**6), st.lists(st.integers(0, 9), max_size=80))
def test_what_is_written_is_the_game_whatever_is_taken_back(
    tmp_path: Path, options: RuleOptions, seed: int, moves: list[int]
) -> None:
    journal = opened(tmp_path / "journal.sqlite")
    game, chance = begun(options, str(seed)), random.Random(seed)
    journal.begin(game)
    back = {7: undone, 8: redone, 9: restarted}
    for move in moves:
        game = back[move](game) if move in back else stepped(game, chance)
        journal.keep(game)
    assert journal.present_id is not None
    kept = history_of(journal).game(journal.present_id)
    journal.close()
    assert kept == replace(game, future=())
    assert replay(kept.record).state == game.state


def test_an_entry_says_who_played_what_and_how_it_stands(journal: Journal) -> None:
    game = undone(played(begun(), 40))
    journal.begin(game)
    (entry,) = history_of(journal).games()
    assert entry.setup == game.setup and entry.setup.names[0] == "Zoë"
    assert entry.standing is Standing.RUNNING and entry.winners == ()
    assert entry.scores == game.state.scores
    assert (entry.deals, entry.undone, entry.imported) == (len(game.record.deals), 1, False)


def test_a_finished_game_has_its_winners_and_is_not_offered(journal: Journal) -> None:
    game = finished(TO_ONE)
    journal.begin(game)
    (entry,) = history_of(journal).games((Standing.FINISHED,))
    assert entry.winners and max(entry.scores) >= 1
    assert journal.unfinished() is None


def test_a_game_whose_last_decision_is_taken_back_runs_again(journal: Journal) -> None:
    game = finished(TO_ONE)
    journal.begin(game)
    journal.keep(undone(game))
    (entry,) = history_of(journal).games()
    assert entry.standing is Standing.RUNNING


def test_every_deal_and_action_has_its_time(journal: Journal) -> None:
    game, chance = begun(), random.Random(2)
    journal.begin(game)
    for _ in range(50):
        game = stepped(game, chance)
        journal.keep(game)
    assert journal.present_id is not None
    history = history_of(journal)
    deals = history.times(journal.present_id)
    assert [len(times) for times in deals] == [1 + len(d.actions) for d in game.record.deals]
    every = [time for times in deals for time in times]
    assert len(every) > 40
    assert all(b - a == timedelta(seconds=1) for a, b in pairwise(every))
    assert history.entry(journal.present_id).started <= every[0]


def test_a_new_game_leaves_the_old_one_unfinished_and_it_is_not_offered(path: Path) -> None:
    journal = opened(path)
    journal.begin(played(begun(seed="old"), 5))
    journal.begin(finished(TO_ONE, "new"))
    journal.close()
    again = opened(path)
    assert again.unfinished() is None
    (left,) = history_of(again).games((Standing.LEFT,))
    resumed = again.resume(left.id)
    assert resumed is not None and resumed.seed == "old"
    assert history_of(again).entry(left.id).standing is Standing.RUNNING
    again.close()


def test_an_offered_game_is_left_when_another_is_begun_and_given_up_in_words(path: Path) -> None:
    for number, give_up in enumerate((False, True)):
        journal = opened(path)
        journal.begin(played(begun(seed=f"old {number}"), 5))
        journal.close()
        journal = opened(path)
        assert journal.unfinished() is not None
        if give_up:
            journal.abandon()
        journal.begin(finished(TO_ONE, f"new {number}"))
        journal.close()
    journal = opened(path)
    standings = [entry.standing for entry in history_of(journal).games()]
    assert standings == [
        *(Standing.FINISHED, Standing.ABANDONED, Standing.FINISHED, Standing.LEFT)
    ]
    journal.close()


def test_two_copies_of_the_program_each_keep_their_own_game(path: Path) -> None:
    told = Told()
    one, other = opened(path, told), opened(path, told)
    first, second = begun(seed="one"), begun(seed="other")
    one.begin(first)
    assert other.unfinished() is None, "the other copy is playing it"
    other.begin(second)
    chance = random.Random(3)
    for _ in range(40):
        first, second = stepped(first, chance), stepped(second, chance)
        one.keep(first)
        other.keep(second)
    one.close()
    third = opened(path, told)
    found = third.unfinished()
    assert found is not None and found[1] == first
    third.close()
    other.close()
    fourth = opened(path, told)
    found = fourth.unfinished()
    assert found is not None and found[1] == second
    fourth.close()
    assert told == []


def test_a_history_deleted_by_one_copy_does_not_take_the_others_game(path: Path) -> None:
    told = Told()
    one, other = opened(path, told), opened(path, told)
    game = played(begun(seed="one"), 12)
    one.begin(game)
    other.begin(finished(TO_ONE, "other"))
    assert other.delete_history()
    game = played(game, 3)
    one.keep(game)
    one.close()
    other.close()
    again = opened(path, told)
    found = again.unfinished()
    assert found is not None and found[1] == game
    assert told == []
    again.close()


def test_a_deleted_history_is_gone_from_the_file_but_not_the_game_on_the_table(
    path: Path, journal: Journal
) -> None:
    journal.begin(finished(TO_ONE, "a secret seed"))
    journal.begin(played(begun(seed="the present one"), 8))
    assert b"a secret seed" in everything_in(path)
    assert journal.delete_history()
    assert b"a secret seed" not in everything_in(path)
    assert [entry.standing for entry in history_of(journal).games()] == [Standing.RUNNING]
    assert rows(path, "SELECT count(*) FROM deal WHERE game NOT IN (SELECT id FROM game)") == [
        (0,)
    ]


def everything_in(path: Path) -> bytes:
    return b"".join(file.read_bytes() for file in path.parent.iterdir() if file.is_file())


def test_ids_are_never_given_twice(journal: Journal) -> None:
    journal.begin(finished(TO_ONE, "one"))
    journal.begin(finished(TO_ONE, "two"))
    before = journal.present_id
    journal.abandon()
    journal.delete_history()
    journal.begin(begun())
    assert before is not None and journal.present_id is not None
    assert journal.present_id > before


def test_games_are_read_from_the_latest_on_page_by_page(journal: Journal) -> None:
    for number in range(5):
        journal.begin(finished(TO_ONE, f"{number}"))
    history = history_of(journal)
    first = list(history.games(limit=2))
    rest = list(history.games(before=first[-1].id))
    ids = [entry.id for entry in (*first, *rest)]
    assert len(first) == 2 and ids == sorted(ids, reverse=True) and len(ids) == 5


def test_a_chosen_code_is_kept_as_chosen(path: Path, journal: Journal) -> None:
    code = DealCode(99)
    game, _ = fresh_game(begun().setup, "seed").with_deal(0, code)
    journal.begin(game)
    assert journal.present_id is not None
    (source,) = history_of(journal).sources(journal.present_id)
    assert source is not None and source.code == code and source.chosen
    assert rows(path, "SELECT chosen, length(commitment) FROM deal") == [(1, 64)]


def test_another_thread_reads_by_a_connection_of_its_own(path: Path, journal: Journal) -> None:
    game = played(begun(), 30)
    journal.begin(game)
    history = open_history(path)
    (entry,) = history.games()
    assert history.record(entry.id) == game.record
    history.close()


def test_a_game_whose_players_are_not_known_is_not_gone_on_with(journal: Journal) -> None:
    game = begun()
    unknown = replace(game, setup=replace(game.setup, levels=(None, None, Level.CASUAL)))
    journal.begin(unknown)
    id_ = journal.present_id
    journal.begin(begun(seed="another"))
    assert id_ is not None and journal.resume(id_) is None
