"""Is the worth of a score the chance to win from it?"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping
from itertools import product

import pytest

from benchmarks.make_equity import Piece, play_families, played, rules_of
from benchmarks.playing import play_game, seasoned
from euchre_desktop.ai.equity import RECKONED_OUT, Equity, equity_for
from euchre_desktop.ai.equity_data import DEALS
from euchre_desktop.ai.equity_deals import (
    FAR,
    PLAYERS_OF,
    Deals,
    Family,
    Nearness,
    deals_under,
    family_of,
    most_points,
    near,
)
from euchre_desktop.ai.equity_race import race_of
from euchre_desktop.rules import (
    RuleOptions,
    Seat,
    defaults,
    house_rules,
    score_slot,
    score_slots,
    seats_of_slot,
    seeded_deal,
    winners,
)
from euchre_desktop.rules.options import CHOICES, POINT_SETTINGS

Scores = tuple[int, ...]
Settings = dict[str, int | str | bool]

NO_POINTS: Settings = dict.fromkeys(POINT_SETTINGS, 0)
GAMES: dict[str, Settings] = {
    "two": {"players": 2},
    "two, played on": {"players": 2, "tie": "play_on"},
    "three": {"players": 3},
    "three, played on": {"players": 3, "tie": "play_on"},
    "three, stuck, without a dummy": {"players": 3, "dummy": "none", "stick_the_dealer": True},
    "three, 32 cards, high points": {
        "players": 3,
        "low_rank": 7,
        "tie": "play_on",
        "euchre_points": 7,
        "lone_march_points": 6,
    },
    "four": {"players": 4},
    "four, joker, to 5": {"players": 4, "joker": True, "target": 5, "defend_alone": True},
    "four, only euchres count": {"players": 4, **NO_POINTS, "euchre_points": 3},
}

every_game = pytest.mark.parametrize("settings", GAMES.values(), ids=GAMES)


def unfinished(options: RuleOptions) -> Iterator[tuple[Scores, Seat]]:
    """Every score before the target, and everybody who may deal next."""
    for scores in product(range(options.target), repeat=score_slots(options.players)):
        for dealer in range(options.players):
            yield scores, dealer


def chance_of_slot(
    equity: Equity, options: RuleOptions, scores: Scores, dealer: Seat
) -> list[float]:
    slots = range(score_slots(options.players))
    return [equity.worth(scores, dealer, slot) for slot in slots]


@every_game
def test_somebody_wins_in_the_end(settings: Settings) -> None:
    options = house_rules(settings)
    equity = equity_for(options)
    for scores, dealer in unfinished(options):
        chances = chance_of_slot(equity, options, scores, dealer)
        assert math.isclose(sum(chances), 1, abs_tol=1e-9), (scores, dealer)
        assert min(chances) >= 0, (scores, dealer)


@every_game
def test_a_point_more_is_never_worse(settings: Settings) -> None:
    """Three may lose a trifle by coming near the target, where others begin to beware of them."""
    options = house_rules(settings)
    trifle = 0.005 if options.players == 3 else 1e-9
    equity = equity_for(options)
    for scores, dealer in unfinished(options):
        more = (scores[0] + 1, *scores[1:])
        gain = equity.worth(more, dealer, 0) - equity.worth(scores, dealer, 0)
        assert gain > -trifle, (scores, dealer)


@every_game
def test_only_places_at_the_table_count(settings: Settings) -> None:
    """Everybody moved on by a seat, scores and deal with them, is the same game."""
    options = house_rules(settings)
    equity = equity_for(options)
    for scores, dealer in unfinished(options):
        moved = (*scores[-1:], *scores[:-1])
        dealer_moved = (dealer + 1) % options.players
        for seat in range(options.players):
            seat_moved = (seat + 1) % options.players
            assert equity.worth(moved, dealer_moved, seat_moved) == pytest.approx(
                equity.worth(scores, dealer, seat)
            )


def test_partners_win_together() -> None:
    equity = equity_for(defaults(4))
    for scores, dealer in unfinished(defaults(4)):
        assert equity.worth(scores, dealer, 0) == equity.worth(scores, dealer, 2)
        assert equity.worth(scores, dealer, 1) == equity.worth(scores, (dealer + 2) % 4, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_finished_game_is_worth_what_the_rules_say(players: int) -> None:
    options = house_rules({"players": players, "target": 3})
    equity = equity_for(options)
    for scores in product(range(7), repeat=score_slots(players)):
        if won := winners(options, scores):
            sides = {score_slot(seat, players) for seat in won}
            for seat in range(players):
                part = 1 / len(sides) if seat in won else 0
                assert equity.worth(scores, 0, seat) == part


def test_a_tie_played_on_is_not_over() -> None:
    equity = equity_for(house_rules({"players": 3, "tie": "play_on"}))
    for seat in (0, 1):
        assert 0.4 < equity.worth((10, 10, 8), 0, seat) < 0.6
        assert 0.4 < equity.worth((30, 30, 8), 2, seat) < 0.6
    assert 0 < equity.worth((10, 10, 8), 0, 2) < 0.1
    assert equity.worth((11, 10, 10), 0, 0) == 1


@pytest.mark.parametrize("players", [2, 4])
def test_the_deal_is_worth_having_when_all_hangs_on_a_point(players: int) -> None:
    equity = equity_for(defaults(players))
    assert 0.52 < equity.worth((9, 9), 0, 0) < 0.75
    assert 0.5 < equity.worth((0, 0), 0, 0) < 0.6


def test_a_score_is_worth_what_people_expect() -> None:
    equity = equity_for(defaults(4))
    assert 0.7 < equity.worth((9, 6), 0, 0) < 0.97
    assert equity.worth((9, 0), 1, 0) > 0.97
    three = equity_for(defaults(3))
    assert three.worth((9, 9, 0), 0, 2) < 0.01
    assert three.worth((9, 5, 5), 0, 0) > three.worth((9, 8, 5), 0, 0) > 1 / 3


CHAINS: list[tuple[Settings, Scores, Seat]] = [
    ({"players": 2}, (7, 8), 1),
    ({"players": 3}, (8, 6, 7), 2),
    ({"players": 3, "tie": "play_on", "euchre_points": 5}, (9, 9, 6), 1),
    ({"players": 3, "tie": "play_on"}, (10, 10, 9), 0),
    ({"players": 4, "target": 5}, (0, 2), 3),
]


@pytest.mark.parametrize(("settings", "scores", "dealer"), CHAINS)
def test_many_games_drawn_by_lot_agree(settings: Settings, scores: Scores, dealer: Seat) -> None:
    options = house_rules(settings)
    number, rng, deals = 8_000, random.Random(1), deals_under(options)
    won = [0.0] * score_slots(options.players)
    for _ in range(number):
        slots = drawn_by_lot(options, deals, scores, dealer, rng)
        for slot in slots:
            won[slot] += 1 / len(slots)
    chances = chance_of_slot(equity_for(options), options, scores, dealer)
    assert [wins / number for wins in won] == pytest.approx(chances, abs=0.02)


def drawn_by_lot(
    options: RuleOptions,
    deals: Mapping[Nearness, Deals],
    scores: Scores,
    dealer: Seat,
    rng: random.Random,
) -> set[int]:
    """The slots that win a game whose deals end by lot."""
    while not (won := winners(options, scores)):
        slot = score_slot(dealer, options.players)
        nearness = tuple(near(options, options.target - score) for score in scores)
        if max(scores) >= options.target:
            nearness = FAR  # who plays on from a tie plays as ever
        dealt = deals[nearness[slot:] + nearness[:slot]]
        gains = [*dealt.gains, ((0,) * len(scores), dealt.still)]
        ((gain, _),) = rng.choices(gains, [chance for _, chance in gains])
        scores = tuple(
            score + gain[(place - slot) % len(scores)] for place, score in enumerate(scores)
        )
        dealer = (dealer + 1) % options.players
    return {score_slot(seat, options.players) for seat in won}


REAL_GAMES: list[tuple[int, Scores, Seat]] = [
    (2, (8, 7), 1),
    (3, (8, 7, 6), 2),
    (4, (7, 8), 0),
]


@pytest.mark.parametrize(("players", "scores", "dealer"), REAL_GAMES)
def test_real_games_agree(players: int, scores: Scores, dealer: Seat) -> None:
    """Within three standard errors; larger samples are in benchmarks/equity.py."""
    options, number = defaults(players), 200
    equity = equity_for(options)
    won = [0.0] * score_slots(players)
    for game in range(number):
        winning = play_game(options, f"equity {game}", dealer, [seasoned] * players, scores)
        slots = {score_slot(seat, players) for seat in winning}
        for slot in slots:
            won[slot] += 1 / len(slots)
    for slot, wins in enumerate(won):
        chance = equity.worth(scores, dealer, seats_of_slot(slot, players)[0])
        error = math.sqrt(chance * (1 - chance) / number)
        assert abs(wins / number - chance) < 3 * error


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("tie", ["shared", "play_on"])
def test_where_nobody_ever_scores_nobody_is_preferred(players: int, tie: str) -> None:
    options = house_rules({"players": players, "tie": tie, **NO_POINTS})
    chances = chance_of_slot(equity_for(options), options, (3, 1, 2)[: score_slots(players)], 0)
    assert chances == pytest.approx([1 / len(chances)] * len(chances))


def test_a_tie_that_never_ends_is_shared() -> None:
    options = house_rules({"players": 3, "tie": "play_on", **NO_POINTS})
    assert chance_of_slot(equity_for(options), options, (12, 12, 2), 1) == [0.5, 0.5, 0]


@pytest.mark.parametrize("target", [1, 2, 25, 1000, 10**9, 10**400])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_target_will_do(players: int, target: int) -> None:
    options = house_rules({"players": players, "target": target})
    equity, slots = equity_for(options), score_slots(players)
    starts = [(0,) * slots, (target - 1,) * slots, (target - 1, *(0,) * (slots - 1))]
    for scores in starts:
        chances = chance_of_slot(equity, options, scores, 0)
        assert sum(chances) == pytest.approx(1)
    assert chance_of_slot(equity, options, starts[0], 0) == pytest.approx(
        [1 / slots] * slots, abs=0.25
    )
    assert equity.worth(starts[2], 1, 0) >= equity.worth(starts[0], 1, 0)


def test_far_from_the_target_little_is_certain_and_near_it_much() -> None:
    equity = equity_for(house_rules({"players": 3, "target": 10**6}))
    assert equity.worth((20, 0, 0), 0, 0) == pytest.approx(1 / 3, abs=0.02)
    assert equity.worth((10**6 - 30, 10**6 - 80, 0), 0, 0) > 0.99


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_estimate_for_long_games_meets_what_is_reckoned_out(players: int) -> None:
    """Where the one takes over from the other nobody's chance jumps."""
    slots = score_slots(players)
    target = RECKONED_OUT[slots]
    options = house_rules({"players": players, "target": target})
    race, equity = race_of(deals_under(options)[(0,) * slots]), equity_for(options)
    for ahead in product((0, 2, 5, 9), repeat=slots):
        reckoned = sum(equity.worth(ahead, dealer, 0) for dealer in range(players)) / players
        assert race.chance(ahead, target) == pytest.approx(reckoned, abs=0.03)


def test_all_rules_have_deals_played_by_them() -> None:
    for players, low_rank, joker, stick, alone in product(
        CHOICES["players"], CHOICES["low_rank"], *[(False, True)] * 3
    ):
        for dummy in CHOICES["dummy"] if players == 3 else ["none"]:
            options = house_rules(
                {
                    "players": players,
                    "dummy": dummy,
                    "low_rank": low_rank,
                    "joker": joker,
                    "stick_the_dealer": stick,
                    "maker_alone": alone,
                    "lone_march_points": 5,
                }
            )
            assert DEALS[family_of(options)][0] > 0
            for deals in deals_under(options).values():
                assert deals.still >= 0
                assert sum(chance for _, chance in deals.gains) + deals.still == pytest.approx(1)


def test_what_the_deals_bring_follows_the_points() -> None:
    without_dummy: Settings = {"players": 3, "dummy": "none", "lone_march_points": 4}
    ordinary = deals_under(house_rules(without_dummy))[FAR]
    dear = deals_under(house_rules({**without_dummy, "lone_march_points": 9}))[FAR]
    assert (most_points(ordinary), most_points(dear)) == (4, 9)
    assert ordinary.still == dear.still > 0


def test_defenders_spare_a_maker_whose_euchre_would_let_one_of_them_win() -> None:
    """With the left one point short, the dealer and the left euchre the right less often."""
    deals = deals_under(defaults(3))
    usual, warned = (
        sum(chance for gain, chance in deals[nearness].gains if gain == (2, 2, 0))
        for nearness in (FAR, (0, 2, 0))
    )
    assert warned < 0.8 * usual
    assert near(defaults(3), 1) == 2 and near(defaults(3), 2) == 1 and near(defaults(3), 3) == 0


def test_a_dealer_who_is_stuck_throws_nothing_in() -> None:
    thrown_in = {stick: 0 for stick in (False, True)}
    for (_, _, _, stick, _), (_, number, _) in DEALS.items():
        thrown_in[stick] += number
    assert thrown_in[True] == 0 < thrown_in[False]


@pytest.mark.parametrize("game", PLAYERS_OF)
def test_a_deal_taken_over_between_families_ends_the_same(game: str) -> None:
    """The script plays a deal once where the rules in question made no difference."""
    options = rules_of(Family(game, 9, False, False, True))
    piece = Piece(game, 9, False, 0, 0)
    for number in range(12):
        deal = seeded_deal(options, number % options.players, "families", number)
        for family, state in play_families(piece, deal):
            assert played(family, deal).result == state.result
