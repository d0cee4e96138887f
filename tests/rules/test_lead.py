"""Who leads first: all callers, all rules for the lead, whoever is alone."""

from __future__ import annotations

import pytest

from euchre_desktop.rules import Phase, WithHelp, apply, legal_actions
from tests.positions import play, table

LONER, DEALER, MAKER = "left_of_loner", "left_of_dealer", "maker"


def first_leader(players: int, lead: str, maker: int, alone: str) -> int:
    """Who leads when seat 0 dealt, `maker` named trump and `alone` names those who are.

    `alone` is "maker", "first" or "second" (defender from the maker's left), or
    two of them, or nothing.
    """
    state = table(
        players,
        dealer=0,
        upcard="QH",
        maker_alone=True,
        defend_alone=players != 2,
        dummy="none",
        alone_lead=lead,
    )
    state = play(state, "pass " * players + "pass " * ((maker - 1) % players) + "name-S")
    state = play(state, "alone" if "maker" in alone else "with")
    while state.phase is Phase.DEFENDING:
        who = ("first", "second")[state.made.defenders.index(state.acting)]
        state = play(state, "alone" if who in alone else "with")
    assert state.turn is not None and state.phase is Phase.PLAYING
    return state.turn


@pytest.mark.parametrize(
    ("alone", "lead", "leaders"),
    [
        # One leader for each maker: seats 1, 2, 3 and then the dealer, seat 0.
        pytest.param("", LONER, (1, 1, 1, 1), id="nobody alone: the dealer's left"),
        pytest.param("", DEALER, (1, 1, 1, 1), id="nobody alone, left_of_dealer"),
        pytest.param("", MAKER, (1, 1, 1, 1), id="nobody alone, maker: still the dealer's left"),
        pytest.param("maker", LONER, (2, 3, 0, 1), id="maker alone: the maker's left"),
        pytest.param(
            "maker", DEALER, (1, 1, 2, 1), id="maker alone: the dealer's left, if it plays"
        ),
        pytest.param("maker", MAKER, (1, 2, 3, 0), id="maker alone: the maker"),
        pytest.param("first", LONER, (3, 0, 1, 2), id="first defender alone: that one's left"),
        pytest.param("first", DEALER, (1, 2, 1, 1), id="first defender alone: the dealer's left"),
        pytest.param("first", MAKER, (1, 2, 3, 0), id="first defender alone: the maker"),
        pytest.param("second", LONER, (1, 2, 3, 0), id="second defender alone: that one's left"),
        pytest.param(
            "second", DEALER, (1, 1, 1, 2), id="second defender alone: the dealer's left"
        ),
        pytest.param("second", MAKER, (1, 2, 3, 0), id="second defender alone: the maker"),
        pytest.param("maker first", LONER, (2, 3, 0, 1), id="both alone: the maker's left"),
        pytest.param("maker first", DEALER, (1, 2, 3, 1), id="both alone: the next that plays"),
        pytest.param("maker first", MAKER, (1, 2, 3, 0), id="both alone: the maker"),
        pytest.param("maker second", LONER, (0, 1, 2, 3), id="both alone, the left sits out"),
        pytest.param("maker second", DEALER, (1, 1, 2, 3), id="both alone, the second, dealer's"),
        pytest.param("maker second", MAKER, (1, 2, 3, 0), id="both alone, the second, maker"),
    ],
)
def test_the_first_lead_with_four(alone: str, lead: str, leaders: tuple[int, ...]) -> None:
    assert tuple(first_leader(4, lead, maker, alone) for maker in (1, 2, 3, 0)) == leaders


@pytest.mark.parametrize(
    ("alone", "lead", "leaders"),
    [
        # One leader for each maker: seats 1, 2 and then the dealer, seat 0.
        pytest.param("", LONER, (1, 1, 1), id="nobody alone"),
        pytest.param("maker", LONER, (2, 0, 1), id="maker alone: the maker's left"),
        pytest.param("maker", DEALER, (1, 1, 1), id="maker alone: the dealer's left"),
        pytest.param("maker", MAKER, (1, 2, 0), id="maker alone: the maker"),
        pytest.param("first", LONER, (1, 2, 0), id="first alone: its left sits out"),
        pytest.param("first", DEALER, (1, 2, 1), id="first alone: the dealer's left, if it plays"),
        pytest.param("first", MAKER, (1, 2, 0), id="first alone: the maker"),
        pytest.param("second", LONER, (1, 2, 0), id="second alone: its left is the maker"),
        pytest.param("second", DEALER, (1, 1, 2), id="second alone: the dealer's left"),
        pytest.param("maker first", LONER, (2, 0, 1), id="both alone: the maker's left"),
        pytest.param("maker second", LONER, (0, 1, 2), id="both alone: the next that plays"),
        pytest.param("maker second", DEALER, (1, 1, 2), id="both alone: the dealer's left"),
    ],
)
def test_the_first_lead_with_three(alone: str, lead: str, leaders: tuple[int, ...]) -> None:
    assert tuple(first_leader(3, lead, maker, alone) for maker in (1, 2, 0)) == leaders


@pytest.mark.parametrize(
    ("alone", "lead", "leaders"),
    [
        pytest.param("", LONER, (1, 1), id="nobody alone: the dealer's left"),
        pytest.param("maker", LONER, (0, 1), id="maker alone: the maker's left"),
        pytest.param("maker", DEALER, (1, 1), id="maker alone: the dealer's left"),
        pytest.param("maker", MAKER, (1, 0), id="maker alone: the maker"),
    ],
)
def test_the_first_lead_with_two(alone: str, lead: str, leaders: tuple[int, ...]) -> None:
    assert tuple(first_leader(2, lead, maker, alone) for maker in (1, 0)) == leaders


def test_the_lead_moves_with_the_dealer() -> None:
    for dealer in range(4):
        state = play(table(4, dealer=dealer, upcard="QH", maker_alone=False), "order")
        state = apply(state, legal_actions(state)[0]).state
        assert state.turn == (dealer + 1) % 4


def test_the_dealers_right_alone_and_its_partner_on_lead() -> None:
    """Seat 3 is alone, so seat 1 sits out and may not be given the lead."""
    state = table(4, dealer=0, upcard="QH")
    state = play(state, "pass pass pass pass pass pass name-S alone")
    assert state.turn == 2
    assert WithHelp() not in legal_actions(state)
