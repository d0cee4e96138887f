"""The cards: which there are, and which beats which."""

from __future__ import annotations

import pytest

from euchre_desktop.rules import (
    JOKER,
    Card,
    Suit,
    Trick,
    deck_of,
    effective_suit,
    house_rules,
    is_trump,
    left_bower,
    right_bower,
    strength,
    trump_rank,
)
from tests.positions import asked, cards, play, table

SUITS = {suit.letter: suit for suit in Suit}


@pytest.mark.parametrize(
    ("low_rank", "joker", "size", "lowest"),
    [
        pytest.param(9, False, 24, "9", id="24 cards from the nine up"),
        pytest.param(8, False, 28, "8", id="28 cards from the eight up"),
        pytest.param(7, False, 32, "7", id="32 cards from the seven up"),
        pytest.param(9, True, 25, "9", id="25 with a joker"),
        pytest.param(8, True, 29, "8", id="29 with a joker"),
        pytest.param(7, True, 33, "7", id="33 with a joker"),
    ],
)
def test_the_deck(low_rank: int, joker: bool, size: int, lowest: str) -> None:
    deck = deck_of(house_rules({"players": 4, "low_rank": low_rank, "joker": joker}))
    assert len(deck) == len(set(deck)) == size
    assert deck.count(JOKER) == joker
    suited = [str(card) for card in deck if card != JOKER]
    ranks = "789TJQKA"["789".index(lowest) :]
    assert sorted(suited) == sorted(rank + suit for suit in "SHDC" for rank in ranks)


@pytest.mark.parametrize(
    ("trump", "order"),
    [
        pytest.param("S", "JK JS JC AS KS QS TS 9S 8S 7S", id="spades: the left bower is clubs"),
        pytest.param("C", "JK JC JS AC KC QC TC 9C 8C 7C", id="clubs: the left bower is spades"),
        pytest.param("H", "JK JH JD AH KH QH TH 9H 8H 7H", id="hearts: the left is diamonds"),
        pytest.param("D", "JK JD JH AD KD QD TD 9D 8D 7D", id="diamonds: the left is hearts"),
    ],
)
def test_trump_runs_from_the_joker_over_the_bowers_to_the_seven(trump: str, order: str) -> None:
    suit = SUITS[trump]
    trumps = cards(order)
    assert sorted(trumps, key=lambda card: -strength(card, suit, suit)) == list(trumps)
    assert sorted(trumps, key=lambda card: -trump_rank(card, suit)) == list(trumps)
    assert all(is_trump(card, suit) for card in trumps)
    assert right_bower(suit) == trumps[1] and left_bower(suit) == trumps[2]


@pytest.mark.parametrize(
    ("suit", "order"),
    [
        pytest.param("H", "AH KH QH JH TH 9H 8H 7H", id="the other color keeps its jack"),
        pytest.param("D", "AD KD QD JD TD 9D 8D 7D", id="both suits of the other color do"),
        pytest.param("C", "AC KC QC TC 9C 8C 7C", id="the same color lacks the left bower"),
    ],
)
def test_a_side_suit_while_spades_are_trump(suit: str, order: str) -> None:
    side = cards(order)
    assert sorted(side, key=lambda card: -strength(card, Suit.SPADES, SUITS[suit])) == list(side)
    belonging = {
        card
        for card in deck_of(house_rules({"players": 4, "low_rank": 7, "joker": True}))
        if effective_suit(card, Suit.SPADES) is SUITS[suit]
    }
    assert belonging == set(side)


@pytest.mark.parametrize(
    ("trump", "plays", "winner"),
    [
        pytest.param("D", "JH JC 9D JD", "JD", id="left bower led: the right bower wins"),
        pytest.param("D", "JH JC 9D AD", "JH", id="left bower led: the ace of trump does not"),
        pytest.param("H", "9C AC 9H KC", "9H", id="the lowest trump beats an ace led"),
        pytest.param("H", "9C AS AD KC", "KC", id="an ace of another suit never wins"),
        pytest.param("S", "AS JC JS JK", "JK", id="the joker beats both bowers"),
        pytest.param("S", "JS TS AS", "JS", id="the jack of trump is no plain jack"),
        pytest.param("S", "AH JH KH QH", "AH", id="a jack of the other color is a plain jack"),
        pytest.param("C", "7D 8D 9H TS", "8D", id="highest of the suit led without trump"),
        pytest.param("C", "AS JS KS", "JS", id="the left bower takes its printed suit's ace"),
    ],
)
def test_the_highest_trump_wins_else_the_highest_of_the_suit_led(
    trump: str, plays: str, winner: str
) -> None:
    trick = Trick(0, tuple(enumerate(cards(plays))))
    assert trick.winning_play(SUITS[trump])[1] == Card.parse(winner)


@pytest.mark.parametrize(
    ("trump", "lead", "hand", "may_play"),
    [
        pytest.param("H", "JD", "9D AD TH KH 9S", "TH KH", id="left bower led asks for trump"),
        pytest.param("H", "JD", "9D AD KD QD 9S", "9D AD KD QD 9S", id="no trump: any card"),
        pytest.param("H", "AD", "JD TH 9S KS AS", "JD TH 9S KS AS", id="the left is no diamond"),
        pytest.param("H", "AH", "JD TS 9S KS AS", "JD", id="the left bower alone must follow"),
        pytest.param("H", "AH", "JK TS 9S KS AS", "JK", id="the joker alone must follow trump"),
        pytest.param("H", "JK", "JD TS 9H KS AS", "JD 9H", id="the joker led asks for trump"),
        pytest.param("H", "AC", "9C JC TS 9H JH", "9C JC", id="a plain jack follows its suit"),
        pytest.param("H", "AC", "JK JD TS 9H JH", "JK JD TS 9H JH", id="void: trump or not"),
    ],
)
def test_follow_the_effective_suit_led_if_able(
    trump: str, lead: str, hand: str, may_play: str
) -> None:
    state = table(2, dealer=0, hands=f"{hand} | {lead}", joker=True, upcard="8C", low_rank=7)
    state = play(state, f"pass pass name-{trump} {lead}")
    assert asked(state) == f"0: {may_play}"


@pytest.mark.parametrize("text", ["", "1S", "SJ", "10S", "js", "JX", "9", "JKS", "🂫", " 9S"])
def test_what_is_not_a_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a card"):
        Card.parse(text)
