"""The deal: five cards each, the dummy, the kitty; chance, and the first dealer."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from euchre_desktop.rules import (
    Card,
    CardsDealt,
    Deal,
    FirstDealerFound,
    deck_of,
    defaults,
    first_dealer,
    house_rules,
    new_game,
    next_dealer,
    seeded_deal,
    start_deal,
)
from tests.positions import cards, deal, play, table


@pytest.mark.parametrize(
    ("settings", "dummy", "kitty"),
    [
        pytest.param({"players": 2}, 0, 14, id="2: fourteen undealt"),
        pytest.param({"players": 3}, 5, 4, id="3: five to the empty fourth place"),
        pytest.param({"players": 3, "dummy": "none"}, 0, 9, id="3 without a dummy"),
        pytest.param({"players": 3, "dummy": "maker_round_one"}, 5, 4, id="3: dealt all the same"),
        pytest.param({"players": 4}, 0, 4, id="4: four undealt"),
        pytest.param({"players": 4, "joker": True}, 0, 5, id="4 with a joker"),
        pytest.param({"players": 4, "low_rank": 7}, 0, 12, id="4 with 32 cards"),
    ],
)
def test_five_cards_each_and_the_rest_is_the_kitty(
    settings: dict[str, object], dummy: int, kitty: int
) -> None:
    options = house_rules(settings)
    dealt = seeded_deal(options, 0, "any seed", 0)
    assert [len(hand) for hand in dealt.hands] == [5] * options.players
    assert (len(dealt.dummy), len(dealt.kitty)) == (dummy, kitty)
    everything = [card for pile in (*dealt.hands, dealt.dummy, dealt.kitty) for card in pile]
    assert sorted(everything, key=str) == sorted(deck_of(options), key=str)


def test_the_top_card_of_the_kitty_is_turned() -> None:
    options = defaults(3)
    dealt = deal(options, dealer=1, upcard="QH")
    step = start_deal(new_game(options), dealt)
    assert step.events == (CardsDealt(1, Card.parse("QH")),)
    assert step.state.upcard == dealt.kitty[0] == Card.parse("QH")


@pytest.mark.parametrize(
    ("players", "dealer", "following"),
    [(2, 0, 1), (2, 1, 0), (3, 2, 0), (3, 0, 1), (4, 3, 0), (4, 1, 2)],
)
def test_the_deal_passes_to_the_left_also_after_a_throw_in(
    players: int, dealer: int, following: int
) -> None:
    state = play(table(players, dealer=dealer), "pass " * players * 2)
    assert next_dealer(state) == following
    again = deal(state.options, dealer=following)
    assert start_deal(state, again).state.turn == (following + 1) % players
    for other in set(range(players)) - {following}:
        with pytest.raises(ValueError, match=f"seat {following} deals, not seat {other}"):
            start_deal(state, replace(again, dealer=other))


def test_before_the_first_deal_anybody_may_deal() -> None:
    state = new_game(defaults(4))
    assert next_dealer(state) is None
    for seat in range(4):
        assert start_deal(state, deal(state.options, dealer=seat)).state.dealer == seat


def test_a_seed_and_a_number_stand_for_one_deal() -> None:
    options = defaults(3)
    assert seeded_deal(options, 1, "tuesday", 4) == seeded_deal(options, 1, "tuesday", 4)
    deals = {seeded_deal(options, 1, "tuesday", number).kitty for number in range(20)}
    deals |= {seeded_deal(options, 1, f"seed {number}", 0).kitty for number in range(20)}
    assert len(deals) == 40


def test_the_shuffle_is_the_same_in_every_version() -> None:
    """Shared seeds must go on meaning the deals they meant."""
    dealt = seeded_deal(defaults(3), 0, "a fixed seed", 0)
    assert [" ".join(map(str, pile)) for pile in (*dealt.hands, dealt.dummy, dealt.kitty)] == [
        "AC JS 9D QC KC",
        "KD QH AD KH QS",
        "AH 9H JC TS TC",
        "KS JD 9S QD 9C",
        "AS TD TH JH",
    ]


def test_every_card_comes_to_every_place() -> None:
    options = defaults(4)
    turned = Counter(seeded_deal(options, 0, str(seed), 0).upcard for seed in range(2400))
    assert set(turned) == set(deck_of(options))
    assert all(60 < times < 140 for times in turned.values())


def test_the_first_dealer_may_be_a_seat() -> None:
    for seat in range(3):
        options = house_rules({"players": 3, "first_dealer": seat})
        assert first_dealer(options, "any") == FirstDealerFound(seat)


@pytest.mark.parametrize("way", ["random", "first_black_jack"])
def test_chance_favors_no_first_dealer(way: str) -> None:
    options = house_rules({"players": 3, "first_dealer": way})
    times = Counter(first_dealer(options, str(seed)).dealer for seed in range(3000))
    assert set(times) == {0, 1, 2}
    assert all(900 < count < 1100 for count in times.values())


@pytest.mark.parametrize("way", ["random", "first_black_jack"])
def test_a_seed_stands_for_one_first_dealer_too(way: str) -> None:
    """Two players of the same seed play the same game, whoever chance lets deal."""
    options = house_rules({"players": 4, "first_dealer": way})
    assert first_dealer(options, "tuesday") == first_dealer(options, "tuesday")


def test_the_first_black_jack_dealt_around_the_table_deals() -> None:
    options = house_rules({"players": 4, "first_dealer": "first_black_jack"})
    for seed in range(50):
        chosen = first_dealer(options, str(seed))
        seats = [seat for seat, _ in chosen.shown]
        shown = [str(card) for _, card in chosen.shown]
        assert all((one + 1) % 4 == other for one, other in pairwise(seats))
        assert seats[-1] == chosen.dealer
        assert shown[-1] in ("JS", "JC")
        assert not {"JS", "JC"} & set(shown[:-1])
        assert len(set(shown)) == len(shown)


def test_a_first_dealer_found_by_chance_shows_no_cards() -> None:
    assert first_dealer(defaults(4), "any").shown == ()


GOOD = deal(defaults(3), dealer=2)


@pytest.mark.parametrize(
    ("bad", "message"),
    [
        pytest.param(replace(GOOD, dealer=3), "no seat 3", id="no such dealer"),
        pytest.param(replace(GOOD, dealer=-1), "no seat -1", id="a negative dealer"),
        pytest.param(
            replace(GOOD, hands=GOOD.hands[:2]), "3 hands are dealt, not 2", id="a hand too few"
        ),
        pytest.param(
            replace(GOOD, hands=(GOOD.hands[0][:4], *GOOD.hands[1:])),
            "seat 0 is dealt 5 cards, not 4",
            id="a card too few",
        ),
        pytest.param(
            replace(GOOD, dummy=()), "the dummy is dealt 5 cards, not 0", id="the dummy forgotten"
        ),
        pytest.param(
            replace(GOOD, kitty=GOOD.kitty[:3]), "is missing", id="a card of the kitty lost"
        ),
        pytest.param(
            replace(GOOD, kitty=(*GOOD.kitty[:3], GOOD.hands[0][0])),
            "9C appears 2 times",
            id="the same card twice",
        ),
        pytest.param(
            replace(GOOD, kitty=(*GOOD.kitty[:3], *cards("7S"))),
            "7S is not in this game's deck",
            id="a card of another deck",
        ),
    ],
)
def test_cards_that_are_not_one_deal_are_refused(bad: Deal, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        start_deal(new_game(defaults(3)), bad)


def test_no_deal_begins_before_the_last_is_over() -> None:
    state = table(3)
    with pytest.raises(ValueError, match="the deal before is unfinished"):
        start_deal(state, deal(state.options, dealer=1))


def test_no_deal_begins_after_the_end_of_the_game() -> None:
    state = new_game(defaults(2), (10, 3))
    with pytest.raises(ValueError, match="the game is over"):
        start_deal(state, deal(state.options))


@pytest.mark.parametrize("scores", [(0, 0), (0, 0, 0, 0), (), (0, -1, 0)])
def test_a_game_starts_at_one_score_per_player(scores: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="3 scores are kept, none below 0"):
        new_game(defaults(3), scores)
