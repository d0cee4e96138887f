"""How a hand lies: trumps first with both bowers, then colors in turn."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre_desktop.rules import ALL_CARDS, Card, Suit, is_trump
from euchre_desktop.ui.sorting import sorted_hand


@pytest.mark.parametrize(
    ("held", "trump", "lies"),
    [
        ("9H AS KD JC TH", None, "AS TH 9H JC KD"),
        ("9H AS KD JC TH", Suit.HEARTS, "TH 9H AS KD JC"),
        ("JD AS KH JH JK", Suit.HEARTS, "JK JH JD KH AS"),
        ("AS AC 9D TD QD", Suit.SPADES, "AS QD TD 9D AC"),
        ("AC 9S KC", None, "9S AC KC"),
        ("JK 9S AH", None, "JK 9S AH"),
        ("JC 9C AD", Suit.SPADES, "JC AD 9C"),
    ],
)
def test_the_order_of_a_hand(held: str, trump: Suit | None, lies: str) -> None:
    cards = [Card.parse(text) for text in held.split()]
    assert " ".join(str(card) for card in sorted_hand(cards, trump)) == lies


@given(
    st.sets(st.sampled_from(ALL_CARDS), max_size=6),
    st.none() | st.sampled_from(Suit),
)
def test_no_card_is_lost_and_trumps_lie_together(held: set[Card], trump: Suit | None) -> None:
    lies = sorted_hand(held, trump)
    assert sorted(map(str, lies)) == sorted(map(str, held))
    if trump is not None:
        trumps = [is_trump(card, trump) for card in lies]
        assert trumps == sorted(trumps, reverse=True)
