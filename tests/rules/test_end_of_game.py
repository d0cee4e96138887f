"""The end: the target, the highest score, and ties."""

from __future__ import annotations

import pytest

from euchre_desktop.rules import (
    GameWon,
    Phase,
    apply,
    defaults,
    house_rules,
    legal_actions,
    new_game,
    next_dealer,
    start_deal,
    winners,
)
from tests.positions import deal, play, seen, table


@pytest.mark.parametrize(
    ("settings", "scores", "won"),
    [
        pytest.param({"players": 2}, (9, 9), (), id="2: nobody at the target"),
        pytest.param({"players": 2}, (10, 9), (0,), id="2: ten wins"),
        pytest.param({"players": 2}, (3, 11), (1,), id="2: past the target"),
        pytest.param({"players": 3}, (9, 9, 9), (), id="3: nobody at the target"),
        pytest.param({"players": 3}, (9, 10, 9), (1,), id="3: ten wins"),
        pytest.param({"players": 3}, (10, 9, 11), (2,), id="3: the highest score wins"),
        pytest.param({"players": 3}, (10, 9, 10), (0, 2), id="3: shared, both win"),
        pytest.param({"players": 3}, (9, 11, 11), (1, 2), id="3: shared above the target"),
        pytest.param({"players": 3}, (5, 5, 10), (2,), id="3: equals below decide nothing"),
        pytest.param(
            {"players": 3, "tie": "play_on"}, (10, 9, 10), (), id="3: play on, nobody yet"
        ),
        pytest.param(
            {"players": 3, "tie": "play_on"}, (10, 10, 12), (2,), id="3: play on, one leads alone"
        ),
        pytest.param(
            {"players": 3, "tie": "play_on"}, (10, 9, 9), (0,), id="3: play on needs a tie"
        ),
        pytest.param({"players": 4}, (9, 9), (), id="4: nobody at the target"),
        pytest.param({"players": 4}, (10, 8), (0, 2), id="4: both seats of the side"),
        pytest.param({"players": 4}, (0, 12), (1, 3), id="4: the other side"),
        pytest.param({"players": 4, "target": 5}, (5, 4), (0, 2), id="a shorter game"),
        pytest.param({"players": 4, "target": 11}, (10, 4), (), id="a longer game"),
        pytest.param({"players": 2, "target": 1}, (0, 1), (1,), id="the shortest game"),
    ],
)
def test_who_has_won(
    settings: dict[str, object], scores: tuple[int, ...], won: tuple[int, ...]
) -> None:
    options = house_rules(settings)
    assert winners(options, scores) == won
    assert new_game(options, scores).phase is (Phase.GAME_OVER if won else Phase.BETWEEN_DEALS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ten_points_is_the_standard_game(players: int) -> None:
    assert defaults(players).target == 10


# Seat 1 makes spades trump and is euchred: the two defenders take every trick.
EUCHRED = "JS JC AS KS QS | 9H TH 9D TD 9C | AH KH QH AD KD"
EUCHRED_CALLS = "pass pass pass name-S with with with"


def euchre_at(*scores: int, **settings: object) -> tuple[object, ...]:
    """What is seen last when seats 0 and 2 score a euchre at these scores."""
    rules = {"dummy": "none", **settings}
    state = table(3, rules, dealer=0, hands=EUCHRED, upcard="TC", scores=scores)
    state = play(state, EUCHRED_CALLS)
    events: tuple[object, ...] = ()
    while state.phase is Phase.PLAYING:
        step = apply(state, legal_actions(state)[0])
        state, events = step.state, step.events
    return (*events, state.phase)


def test_two_defenders_reach_the_target_together_and_share() -> None:
    assert euchre_at(9, 9, 9)[-2:] == (GameWon((0, 2)), Phase.GAME_OVER)


def test_they_play_on_by_house_rule() -> None:
    assert euchre_at(9, 9, 9, tie="play_on")[-1] is Phase.BETWEEN_DEALS


def test_the_higher_of_two_past_the_target_wins() -> None:
    assert euchre_at(8, 0, 9)[-2:] == (GameWon((2,)), Phase.GAME_OVER)
    assert euchre_at(9, 0, 8, tie="play_on")[-2:] == (GameWon((0,)), Phase.GAME_OVER)


def test_a_tie_below_the_target_is_none() -> None:
    assert euchre_at(7, 9, 7)[-1] is Phase.BETWEEN_DEALS


def test_after_a_tie_the_next_deal_is_dealt_as_always() -> None:
    state = new_game(house_rules({"players": 3, "tie": "play_on"}), (10, 10, 4))
    assert state.phase is Phase.BETWEEN_DEALS and next_dealer(state) is None
    again = play(table(3, dealer=1, scores=(10, 10, 4), tie="play_on"), "pass " * 6)
    assert again.phase is Phase.BETWEEN_DEALS and next_dealer(again) == 2


def test_a_throw_in_wins_nothing() -> None:
    state = table(3, dealer=0, scores=(9, 9, 9))
    assert not any(isinstance(event, GameWon) for event in seen(state, "pass " * 6))


def test_nothing_is_legal_after_the_end() -> None:
    state = new_game(defaults(4), (10, 2))
    assert legal_actions(state) == () and state.turn is None
    with pytest.raises(ValueError, match="the game is over"):
        start_deal(state, deal(state.options))
