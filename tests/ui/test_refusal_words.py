"""A refusal says the rule, and reminds of the card whose suit people forget."""

from dataclasses import replace
from typing import get_args

import pytest

from euchre_desktop.rules import (
    JOKER,
    Card,
    Contract,
    DealerIsStuck,
    MustFollow,
    MustTakeUpcard,
    NotAsked,
    NotFiveOfTen,
    NotHeld,
    Observation,
    Phase,
    Refusal,
    Suit,
    SuitTurnedDown,
    UpcardMayNotBeBuried,
    observe,
)
from euchre_desktop.ui.wording import Wording
from tests.positions import cards, table


def holding(hand: str, upcard: str = "QH") -> Observation:
    """Hearts are trump, and you hold these cards."""
    dealt = observe(table(3, {"joker": True}, dealer=2, upcard=upcard), 0)
    return replace(dealt, hand=cards(hand), contract=Contract(3, 1, Suit.HEARTS, 1))


FOLLOW: list[tuple[Suit, str, str]] = [
    (
        Suit.HEARTS,
        "JD AS KC",
        "Hearts were led: play a heart. Your jack of diamonds is the left bower.",
    ),
    (
        Suit.HEARTS,
        "JH JD AS KC",
        "Hearts were led: play a heart. Your jack of diamonds is the left bower.",
    ),
    (Suit.HEARTS, "9H AS", "Hearts were led: play a heart."),
    (Suit.HEARTS, "JK AS", "Hearts were led: play a heart. Your joker is a trump."),
    (Suit.HEARTS, "JK 9H AS", "Hearts were led: play a heart."),
    (
        Suit.DIAMONDS,
        "JD 9D AS",
        "Diamonds were led: play a diamond."
        " Your jack of diamonds is the left bower and counts as trump.",
    ),
    (Suit.DIAMONDS, "9D AS", "Diamonds were led: play a diamond."),
    (Suit.CLUBS, "9C JD", "Clubs were led: play a club."),
    (Suit.SPADES, "9S JD", "Spades were led: play a spade."),
]


@pytest.mark.parametrize(("led", "hand", "sentence"), FOLLOW)
def test_who_can_follow_must(led: Suit, hand: str, sentence: str) -> None:
    only = [card for card in cards(hand) if card.suit is led] == [] and JOKER not in cards(hand)
    assert Wording(("You", "West", "East")).refusal(MustFollow(led, only), holding(hand)) == (
        sentence
    )


ROWS: list[tuple[Refusal, str]] = [
    (NotAsked(Phase.ORDERING), "The bidding comes first."),
    (NotAsked(Phase.NAMING), "The bidding comes first."),
    (NotAsked(Phase.PICKING_UP), "The upcard comes first."),
    (NotAsked(Phase.DECLARING), "First say whether you play alone."),
    (NotAsked(Phase.DEFENDING), "First say whether you play alone."),
    (NotAsked(Phase.MERGING), "First choose the five cards to keep."),
    (NotAsked(Phase.PLAYING), "Now a card is played."),
    (NotAsked(Phase.BETWEEN_DEALS), "The deal is over."),
    (NotAsked(Phase.GAME_OVER), "The game is over."),
    (NotHeld(Card.parse("TS")), "You do not hold the ten of spades."),
    (
        UpcardMayNotBeBuried(Card.parse("QH")),
        "The queen of hearts was just taken up: bury another card.",
    ),
    (MustTakeUpcard(as_maker=True), "You made trump, so you take the upcard."),
    (MustTakeUpcard(as_maker=False), "In this game the dealer must take the upcard."),
    (DealerIsStuck(), "The dealer may not pass here: name a suit."),
    (SuitTurnedDown(Suit.HEARTS), "Hearts were turned down: name another suit."),
    (NotFiveOfTen(), "Five of the ten cards are kept, no more and no fewer."),
]


@pytest.mark.parametrize(("refused", "sentence"), ROWS)
def test_every_refusal_says_the_rule(refused: Refusal, sentence: str) -> None:
    assert Wording(("You", "West", "East")).refusal(refused, holding("9H")) == sentence


def test_a_joker_turned_up_is_taken() -> None:
    seen = holding("9H", upcard="JK")
    said = Wording(("You", "West", "East")).refusal(MustTakeUpcard(as_maker=False), seen)
    assert said == "The dealer takes an upturned joker."


def test_no_kind_of_refusal_or_phase_is_left_out() -> None:
    assert {type(refused) for refused, _ in ROWS} | {MustFollow} == set(get_args(Refusal))
    phases = {refused.phase for refused, _ in ROWS if isinstance(refused, NotAsked)}
    assert phases == set(Phase)
