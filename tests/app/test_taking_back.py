"""Decisions of the person are taken back whole, and done again just the same."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from euchre_desktop.ai.player import Level
from euchre_desktop.app.game import Game, recorded_game
from euchre_desktop.app.game_setup import PERSON
from euchre_desktop.app.taking_back import possible, redone, restarted, undone
from euchre_desktop.rules import legal_actions, replay
from tests.app.journal_games import begun, played
from tests.strategies import house_rules_of

games = st.builds(
    lambda options, seed, times: played(begun(options, str(seed)), times, str(seed)),
    house_rules_of(),
    st.integers(0, 10**6),
    st.integers(0, 120),
)


def fully_undone(game: Game) -> Game:
    while game.choices:
        game = undone(game)
    return game


@given(games)
def test_to_take_back_and_do_again_changes_nothing_but_the_mark(game: Game) -> None:
    back = undone(game)
    if not game.choices:
        assert back is game
        return
    again = redone(back)
    assert again == replace(game, undone=game.undone + 1)


@given(games)
def test_what_is_taken_back_is_the_last_decision_with_a_choice(game: Game) -> None:
    back = undone(game)
    if back is not game:
        assert back.state.turn == PERSON and len(legal_actions(back.state)) > 1
        assert back.choices == game.choices[:-1]
        assert back.state.actions == game.state.actions[: len(back.state.actions)]


@given(games)
def test_it_goes_back_to_the_first_decision_of_the_deal_and_all_the_way_forth(game: Game) -> None:
    back = fully_undone(game)
    assert back.state.deals_begun == game.state.deals_begun
    forth = back
    while forth.future:
        forth = redone(forth)
    assert forth == replace(game, undone=back.undone)


@given(games)
def test_a_deal_restarted_has_the_same_cards_and_scores_and_nothing_said(game: Game) -> None:
    again = restarted(game)
    assert again.record.deals[-1].deal == game.record.deals[-1].deal
    assert bool(game.choices) == (again is not game)
    if again is not game:
        assert again.state.actions == () and again.state == again.dealt
        assert again.undone == game.undone + 1


@given(games)
def test_the_state_is_always_the_replay_of_the_record(game: Game) -> None:
    for stands in (game, undone(game), restarted(game), redone(undone(game))):
        assert replay(stands.record).state == stands.state


@given(games)
def test_a_game_read_from_its_record_is_the_same_game(game: Game) -> None:
    record = recorded_game(game.setup, game.seed, game.record, game.sources, game.undone)
    assert record == replace(game, future=())


@given(games)
def test_another_choice_drops_what_was_taken_back_and_the_same_one_keeps_it(game: Game) -> None:
    back = undone(game)
    if back is game:
        return
    for action in legal_actions(back.state):
        chosen, _ = back.with_action(action)
        same = action == back.future[0]
        assert chosen.future == (back.future[1:] if same else ())


def test_a_game_only_watched_has_nothing_to_take_back() -> None:
    game = begun()
    watched = replace(game, setup=replace(game.setup, levels=(Level.CASUAL,) * 3))
    later = played(watched, 25)
    assert not possible(later).undo and not possible(later).restart
