"""What the figures of many games come to."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest

from euchre_desktop.ai.player import Level
from euchre_desktop.ai.weighing import Loss
from euchre_desktop.app.game_setup import PERSON, standard_setup
from euchre_desktop.app.journal.entries import Entry, Standing
from euchre_desktop.app.statistics.counting import (
    bids,
    bids_by_strength,
    figures,
    loss_over_time,
    wilson,
    win_rate_over_time,
)
from euchre_desktop.app.statistics.games import CHANGED, PlayedGame, played_game, preset_of
from euchre_desktop.rules import (
    DealScored,
    Outcome,
    Record,
    defaults,
    house_rules,
    replay,
    score_slot,
)
from tests.app.review.games import played


def entry_of(record: Record, number: int = 1) -> Entry:
    day = datetime(2026, 1, 1, tzinfo=UTC) + timedelta(days=number)
    setup = standard_setup(record.options, "Robin", Level.CASUAL)
    scores = replay(record).state.scores
    return Entry(
        number, day, day, Standing.FINISHED, setup, (0,) * len(scores), scores,
        len(record.deals), 0, False,
    )  # fmt: skip


def game(share: float, *losses: float) -> PlayedGame:
    lost = tuple(Loss(loss / 10, 0.0, loss) for loss in losses)
    return PlayedGame(
        1, datetime(2026, 1, 1, tzinfo=UTC), 2, "two_handed", None, ("You", "North"), (10, 4),
        share, 0, 0, (), lost,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_the_interval_is_wilsons(won: int, of: int, low: float, high: float) -> None:
    found = wilson(won, of)
    assert found.share == pytest.approx(won / of)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-4)


def test_nothing_is_known_of_no_games() -> None:
    assert wilson(0, 0) == (0.0, 0.0, 1.0)
    assert figures([]).games == 0 and figures([]).streak == 0


def test_streaks_are_counted_from_both_ends() -> None:
    found = figures([game(1), game(1), game(0), game(1), game(0), game(0), game(0)])
    assert (found.streak, found.longest_won, found.longest_lost) == (-3, 2, 3)
    assert figures([game(0), game(1), game(1)]).streak == 2


def test_a_shared_win_is_a_part_of_a_win_and_no_lost_game() -> None:
    found = figures([game(0.5), game(0)])
    assert found.won == 0.5
    assert found.longest_won == 1


def test_the_loss_is_the_mean_over_choices_not_over_games() -> None:
    assert figures([game(1, 0.0, 0.0, 0.0), game(1, 1.0)]).loss == pytest.approx(0.25)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_deal_of_a_game_is_counted_as_it_was_scored(players: int) -> None:
    record = played(players, "counted", Level.CASUAL)
    states = replay(record).deals
    counted = played_game(entry_of(record), record, {}, 0)
    own = score_slot(PERSON, players)
    assert len(counted.deals) == len(states)
    assert sum(deal.points for deal in counted.deals) == states[-1].scores[own]
    for deal, state in zip(counted.deals, states, strict=True):
        assert deal.place == (-state.dealer - 1) % players
        if isinstance(state.result, DealScored):
            assert deal.made_by_me == (state.made.maker == PERSON)
            assert deal.outcome is state.result.outcome
        assert (deal.strength is not None) == deal.made_by_me
    found = bids(counted.deals)
    assert found.made_by_me == found.made + found.euchred
    euchred = [s for s in states if isinstance(s.result, DealScored)
               and s.made.maker == PERSON and s.result.outcome is Outcome.EUCHRE]  # fmt: skip
    assert found.euchred >= len(euchred)


def test_settings_are_known_by_their_ready_made_game() -> None:
    assert preset_of(defaults(3)) == "three_handed"
    assert preset_of(house_rules({"players": 3, "target": 7})) == CHANGED


def test_charts_say_of_how_many_things_each_point_is() -> None:
    rate = win_rate_over_time([game(1), game(0)])
    assert [point.value for point in rate] == [1.0, 0.5]
    assert all(point.low <= point.value <= point.high for point in rate)
    lost = loss_over_time([game(1), game(0, 0.2, 0.4)])
    assert len(lost) == 1
    assert lost[0].value == pytest.approx(0.3) and lost[0].number == 2


def test_strong_hands_and_weak_ones_are_told_apart() -> None:
    games = [
        played_game(entry_of(record, number), record, {}, 0)
        for number, record in enumerate(
            played(2, f"strength {n}", Level.BEGINNER) for n in range(12)
        )
    ]
    points = bids_by_strength(games)
    mine = sum(deal.made_by_me for each in games for deal in each.deals)
    assert sum(point.number for point in points) == mine
    assert points[-1].value > points[0].value
