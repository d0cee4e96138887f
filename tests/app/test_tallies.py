"""The sums over all deals: what they count, and when they say that something is wrong."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterable
from dataclasses import replace
from itertools import combinations

import pytest

from euchre_desktop.app.game import fresh_game
from euchre_desktop.app.journal.schema import bring_up_to_date
from euchre_desktop.app.journal.tallies import (
    Measure,
    Tally,
    add_to_tallies,
    quadratic_form,
    tallies,
)
from euchre_desktop.app.journal.writing import GameWriter
from euchre_desktop.rules import Deal, DealCode, coded_deal, defaults, derived_code, house_rules
from tests.app.journal_games import Ticking, begun
from tests.positions import deal


def tallied(deals: Iterable[Deal]) -> dict[Measure, Tally]:
    database = sqlite3.connect(":memory:", isolation_level=None)
    bring_up_to_date(database)
    database.execute("BEGIN")
    for one in deals:
        add_to_tallies(database, one)
    found = {tally.measure: tally for tally in tallies(database)}
    database.close()
    return found


def random_deals(players: int, number: int, seed: str = "fair") -> list[Deal]:
    options = defaults(players)
    return [
        coded_deal(options, place % players, derived_code(seed, place)) for place in range(number)
    ]


def test_one_deal_is_counted_as_a_person_would_count_it() -> None:
    one = deal(
        defaults(4),
        dealer=2,
        hands="JH JD AS AC 9C | AH KH QH TS 9S | TH 9D TD QD KD | JS QS KS TC QC",
        upcard="9H",
    )
    found = tallied([one])
    assert [seat.observed for seat in found[Measure.BOWERS].seats] == [2, 0, 0, 0]
    assert [seat.observed for seat in found[Measure.ACES].seats] == [2, 1, 0, 0]
    assert [seat.observed for seat in found[Measure.TRUMPS].seats] == [2, 3, 1, 0]
    assert found[Measure.BOWERS].seats[0].expected == pytest.approx(2 * 5 / 23)
    assert found[Measure.ACES].seats[3].expected == pytest.approx(4 * 5 / 23)
    assert found[Measure.TRUMPS].seats[1].expected == pytest.approx(6 * 5 / 23)
    upcards = found[Measure.UPCARDS].seats
    assert [(seat.deals, seat.observed) for seat in upcards] == [(0, 0), (0, 0), (1, 0), (0, 0)]
    assert upcards[2].expected == pytest.approx(8 / 24)


def test_an_upturned_jack_is_no_bower_in_a_hand_and_high_for_its_dealer() -> None:
    found = tallied([deal(defaults(4), dealer=1, hands="JD | | |", upcard="JH")])
    assert found[Measure.BOWERS].seats[0].observed == 1
    assert found[Measure.BOWERS].seats[0].expected == pytest.approx(1 * 5 / 23)
    assert found[Measure.UPCARDS].seats[1].observed == 1


def test_an_upturned_joker_makes_no_trump() -> None:
    found = tallied([deal(house_rules({"players": 4, "joker": True}), upcard="JK")])
    assert set(found) == {Measure.ACES, Measure.UPCARDS}


def test_the_chi_square_has_its_distribution_over_every_way_to_deal() -> None:
    """Its mean is exactly the degrees of freedom: here two seats, of two in seven cards."""
    special, cards, hand = {0, 1, 2}, range(7), 2
    share = hand / 7
    spread = 3 * (7 - 3) / (7 - 1) * share
    values = [
        quadratic_form(
            [len(special & {*one}) - 3 * share, len(special & {*other}) - 3 * share],
            spread,
            spread * share,
        )
        for one in combinations(cards, hand)
        for other in combinations([card for card in cards if card not in one], hand)
    ]
    assert sum(values) / len(values) == pytest.approx(2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_shuffle_of_codes_is_fair(players: int) -> None:
    for tally in tallied(random_deals(players, 3000)).values():
        assert tally.probability is not None and 0.001 < tally.probability < 0.999
        assert len(tally.seats) == players


def test_over_many_histories_chances_are_spread_evenly() -> None:
    chances = [
        tally.probability
        for number in range(40)
        for tally in tallied(random_deals(3, 60, f"history {number}")).values()
        if tally.probability is not None
    ]
    assert len(chances) > 100
    assert 0.4 < sum(chances) / len(chances) < 0.6
    assert 0.02 < sum(chance < 0.1 for chance in chances) / len(chances) < 0.2


def test_a_seat_that_is_favored_shows() -> None:
    chance = random.Random(1)
    favored = []
    for one in random_deals(4, 400):
        best = max(range(4), key=lambda seat: sum(card.rank == 14 for card in one.hands[seat]))
        if chance.random() < 0.2:  # every fifth deal the person changes hands with the best
            hands = list(one.hands)
            hands[0], hands[best] = hands[best], hands[0]
            one = replace(one, hands=tuple(hands))
        favored.append(one)
    probability = tallied(favored)[Measure.ACES].probability
    assert probability is not None and probability < 0.01


def test_too_few_deals_say_nothing() -> None:
    assert all(tally.probability is None for tally in tallied(random_deals(4, 3)).values())


def test_deals_played_by_their_code_are_no_sample() -> None:
    database = sqlite3.connect(":memory:", isolation_level=None)
    bring_up_to_date(database)
    chance = begun()
    chosen, _ = fresh_game(chance.setup, "chosen").with_deal(0, DealCode(3))
    GameWriter(Ticking()).write(database, chosen)
    assert tallies(database) == ()
    GameWriter(Ticking()).write(database, chance)
    assert tallies(database) != ()
    database.close()
