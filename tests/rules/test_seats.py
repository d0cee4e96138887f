"""The seats: neighbors, sides, partners of one deal."""

from __future__ import annotations

import pytest

from euchre_desktop.rules import (
    Contract,
    Suit,
    around,
    left_of,
    partner_of,
    score_slot,
    score_slots,
    seats_of_slot,
)


@pytest.mark.parametrize(
    ("players", "seat", "left"),
    [(2, 0, 1), (2, 1, 0), (3, 1, 2), (3, 2, 0), (4, 0, 1), (4, 3, 0)],
)
def test_the_left_is_the_next_seat_clockwise(players: int, seat: int, left: int) -> None:
    assert left_of(seat, players) == left
    assert around(seat, players)[:2] == (seat, left)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_around_the_table_visits_everybody_once(players: int) -> None:
    for seat in range(players):
        assert sorted(around(seat, players)) == list(range(players))


@pytest.mark.parametrize(
    ("players", "maker", "makers", "defenders"),
    [
        pytest.param(2, 0, (0,), (1,), id="2: everyone alone"),
        pytest.param(2, 1, (1,), (0,), id="2: everyone alone, seat 1"),
        pytest.param(3, 0, (0,), (1, 2), id="3: the other two against the maker"),
        pytest.param(3, 1, (1,), (2, 0), id="3: defenders from the maker's left"),
        pytest.param(3, 2, (2,), (0, 1), id="3: whoever the maker is"),
        pytest.param(4, 0, (0, 2), (1, 3), id="4: 0 and 2 against 1 and 3"),
        pytest.param(4, 1, (1, 3), (2, 0), id="4: 1 and 3 against 2 and 0"),
        pytest.param(4, 2, (2, 0), (3, 1), id="4: the maker named first"),
        pytest.param(4, 3, (3, 1), (0, 2), id="4: around the corner"),
    ],
)
def test_who_plays_with_whom(
    players: int, maker: int, makers: tuple[int, ...], defenders: tuple[int, ...]
) -> None:
    contract = Contract(players, maker, Suit.HEARTS, 1)
    assert (contract.makers, contract.defenders) == (makers, defenders)
    for seat in range(players):
        assert contract.same_side(seat, maker) == (seat in makers)
    if players == 3:
        assert contract.same_side(*defenders)


@pytest.mark.parametrize(
    ("players", "slots"),
    [
        pytest.param(2, ((0,), (1,)), id="2: a score each"),
        pytest.param(3, ((0,), (1,), (2,)), id="3: a score each"),
        pytest.param(4, ((0, 2), (1, 3)), id="4: one score per side"),
    ],
)
def test_whose_score_is_whose(players: int, slots: tuple[tuple[int, ...], ...]) -> None:
    assert score_slots(players) == len(slots)
    for slot, seats in enumerate(slots):
        assert seats_of_slot(slot, players) == seats
        assert all(score_slot(seat, players) == slot for seat in seats)


@pytest.mark.parametrize(("seat", "partner"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_only_four_have_lasting_partners(seat: int, partner: int) -> None:
    assert partner_of(seat, 4) == partner
    assert partner_of(seat, 3) is None and partner_of(seat, 2) is None


@pytest.mark.parametrize(
    ("players", "alone", "lone_defender", "out"),
    [
        pytest.param(4, True, None, (2,), id="4: the loner's partner sits out"),
        pytest.param(4, False, 3, (1,), id="4: the lone defender's partner sits out"),
        pytest.param(4, True, 1, (2, 3), id="4: both alone, two sit out"),
        pytest.param(4, False, None, (), id="4: nobody alone, nobody sits out"),
        pytest.param(3, True, None, (), id="3: a lone maker has nobody to sit out"),
        pytest.param(3, False, 2, (1,), id="3: the other defender sits out"),
        pytest.param(3, True, 1, (2,), id="3: both alone"),
        pytest.param(2, True, None, (), id="2: a declaration only"),
    ],
)
def test_who_sits_out(
    players: int, alone: bool, lone_defender: int | None, out: tuple[int, ...]
) -> None:
    contract = Contract(players, 0, Suit.CLUBS, 1, alone, lone_defender)
    assert contract.sitting_out == out
    assert contract.cards_in_trick == players - len(out)
    assert contract.somebody_alone == (alone or lone_defender is not None)
