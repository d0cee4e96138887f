"""The first round of bidding, and what becomes of the upcard."""

from __future__ import annotations

import pytest

from euchre_desktop.rules import (
    Card,
    Contract,
    MustTakeUpcard,
    Passed,
    PickUp,
    Suit,
    TrumpMade,
    UpcardDeclined,
    UpcardMayNotBeBuried,
    UpcardTaken,
    UpcardTurnedDown,
    refusal,
)
from tests.positions import actions, asked, laid_out, play, seen, table


@pytest.mark.parametrize(
    ("players", "dealer", "script", "expected"),
    [
        pytest.param(2, 0, "", "1: pass order", id="2: the dealer's left speaks first"),
        pytest.param(2, 0, "pass", "0: pass order", id="2: then the dealer"),
        pytest.param(3, 2, "", "0: pass order", id="3: seat 2 deals, seat 0 speaks first"),
        pytest.param(3, 2, "pass", "1: pass order", id="3: clockwise"),
        pytest.param(3, 2, "pass pass", "2: pass order", id="3: the dealer last, never a dummy"),
        pytest.param(4, 3, "", "0: pass order", id="4: seat 3 deals, seat 0 speaks first"),
        pytest.param(4, 3, "pass", "1: pass order", id="4: second"),
        pytest.param(4, 3, "pass pass", "2: pass order", id="4: third"),
        pytest.param(4, 3, "pass pass pass", "3: pass order", id="4: the dealer last"),
    ],
)
def test_each_may_pass_or_order(players: int, dealer: int, script: str, expected: str) -> None:
    assert asked(play(table(players, dealer=dealer), script)) == expected


@pytest.mark.parametrize(
    ("players", "dealer", "passes", "maker"),
    [
        pytest.param(4, 3, 0, 0, id="4: the dealer's left orders it up"),
        pytest.param(4, 3, 1, 1, id="4: the dealer's partner assists"),
        pytest.param(4, 3, 2, 2, id="4: the dealer's right orders it up"),
        pytest.param(4, 3, 3, 3, id="4: the dealer accepts"),
        pytest.param(3, 2, 0, 0, id="3: the first to speak orders it up"),
        pytest.param(3, 2, 1, 1, id="3: the second to speak assists"),
        pytest.param(3, 2, 2, 2, id="3: the dealer accepts"),
        pytest.param(2, 1, 0, 0, id="2: the opponent orders it up"),
        pytest.param(2, 1, 1, 1, id="2: the dealer accepts"),
    ],
)
def test_the_first_to_order_is_the_maker_and_the_bidding_ends(
    players: int, dealer: int, passes: int, maker: int
) -> None:
    before = play(table(players, dealer=dealer, upcard="QH"), "pass " * passes)
    state = play(before, "order")
    assert state.contract == Contract(players, maker, Suit.HEARTS, 1)
    assert seen(before, "order") == (TrumpMade(maker, Suit.HEARTS, 1),)
    assert state.turn == dealer
    assert "order" not in asked(state) and "pass" not in asked(state)


def test_the_maker_is_who_ordered_even_after_the_dealer_acted() -> None:
    """The dealer acts last, yet seat 1 ordered."""
    state = table(4, dealer=3, hands="|||9S TS AS KS QS", upcard="QH")
    state = play(state, "pass order pickup-9S")
    assert state.made.maker == 1


def test_all_passed_turns_the_upcard_down() -> None:
    state = table(3, dealer=0, upcard="QH")
    assert seen(state, "pass pass pass") == (
        Passed(1, 1),
        Passed(2, 1),
        Passed(0, 1),
        UpcardTurnedDown(Card.parse("QH")),
    )


HANDS = "9S TS JS QS KS | 9D TD JD QD KD | 9C TC JC QC KC | AC AD AS AH KH"


@pytest.mark.parametrize(
    ("players", "settings", "script", "expected"),
    [
        pytest.param(
            3,
            {},
            "pass pass order",
            "0: pickup-9S pickup-TS pickup-JS pickup-QS pickup-KS",
            id="a dealer who is the maker takes it",
        ),
        pytest.param(
            3,
            {},
            "order",
            "0: pickup-9S pickup-TS pickup-JS pickup-QS pickup-KS decline",
            id="optional: another made it, the dealer may decline",
        ),
        pytest.param(
            3,
            {"dealer_pickup": "required"},
            "order",
            "0: pickup-9S pickup-TS pickup-JS pickup-QS pickup-KS",
            id="required: the dealer must take it",
        ),
        pytest.param(
            4,
            {},
            "pass order",
            "0: pickup-9S pickup-TS pickup-JS pickup-QS pickup-KS",
            id="required is the standard with four",
        ),
        pytest.param(
            4,
            {"dealer_pickup": "optional"},
            "pass order",
            "0: pickup-9S pickup-TS pickup-JS pickup-QS pickup-KS decline",
            id="optional: not even the partner's order binds",
        ),
        pytest.param(
            2,
            {"may_bury_upcard": True},
            "order",
            "0: pickup-9S pickup-TS pickup-JS pickup-QS pickup-KS pickup-QH decline",
            id="the upcard just taken may be buried by house rule",
        ),
        pytest.param(
            2,
            {"may_bury_upcard": True},
            "pass order",
            "0: pickup-9S pickup-TS pickup-JS pickup-QS pickup-KS pickup-QH",
            id="by the maker too, who still may not decline",
        ),
    ],
)
def test_what_the_dealer_may_do_with_the_upcard(
    players: int, settings: dict[str, object], script: str, expected: str
) -> None:
    hands = "|".join(HANDS.split("|")[:players])
    state = table(players, settings, dealer=0, hands=hands, upcard="QH")
    assert asked(play(state, script)) == expected


def test_the_upcard_goes_to_the_dealer_whoever_ordered() -> None:
    state = table(4, dealer=0, hands=HANDS, upcard="QH")
    for script in ("order", "pass order", "pass pass order", "pass pass pass order"):
        taken = play(state, f"{script} pickup-JS")
        assert [str(card) for card in taken.hands[0]] == ["9S", "TS", "QS", "KS", "QH"]
        assert taken.hands[1:] == state.hands[1:]
        assert taken.buried == Card.parse("JS") and taken.upcard_taken


def test_passing_gives_the_upcard_to_nobody() -> None:
    state = table(4, dealer=0, hands=HANDS, upcard="QH")
    for _ in range(7):
        state = play(state, "pass")
        assert all(len(hand) == 5 for hand in state.hands)
        assert not state.upcard_taken
        assert len(set(laid_out(state))) == len(laid_out(state)) == 24


def test_nobody_else_sees_what_was_buried() -> None:
    state = table(3, dealer=0, hands=HANDS.rsplit("|", 1)[0], upcard="QH")
    assert seen(state, "order pickup-9S")[1:] == (UpcardTaken(0, Card.parse("QH")),)


def test_declined_its_suit_is_trump_all_the_same() -> None:
    state = table(3, dealer=0, hands=HANDS.rsplit("|", 1)[0], upcard="QH")
    declined = play(state, "order decline")
    assert seen(state, "order decline")[1:] == (UpcardDeclined(0),)
    assert declined.made.trump is Suit.HEARTS
    assert declined.hands == state.hands
    assert not declined.upcard_taken and declined.buried is None


@pytest.mark.parametrize(
    ("settings", "script", "wrong", "why"),
    [
        pytest.param(
            {}, "order", "pickup-QH", UpcardMayNotBeBuried(Card.parse("QH")), id="just taken"
        ),
        pytest.param(
            {},
            "pass pass order",
            "decline",
            MustTakeUpcard(as_maker=True),
            id="the maker declines",
        ),
        pytest.param(
            {"dealer_pickup": "required"},
            "order",
            "decline",
            MustTakeUpcard(as_maker=False),
            id="declining where it is required",
        ),
    ],
)
def test_a_refusal_says_why(
    settings: dict[str, object], script: str, wrong: str, why: object
) -> None:
    state = play(table(3, settings, dealer=0, upcard="QH"), script)
    (action,) = actions(wrong)
    assert refusal(state, state.hands[0], action) == why


def test_a_burial_is_of_a_known_card() -> None:
    """What an observer sees of another's burial is not something a dealer can do."""
    state = play(table(3, dealer=0, upcard="QH"), "order")
    assert refusal(state, state.hands[0], PickUp(None)) is not None
