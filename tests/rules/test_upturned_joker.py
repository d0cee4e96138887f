"""The joker turned up: one round only, and the dealer takes it."""

from __future__ import annotations

import pytest

from euchre_desktop.rules import (
    JOKER,
    DealerIsStuck,
    Decline,
    MustTakeUpcard,
    Pass,
    Phase,
    Suit,
    ThrownIn,
    TrumpMade,
    UpcardTaken,
    refusal,
)
from tests.positions import asked, play, seen, table

HANDS = {
    2: "9S TS JS QS KS | 9D TD JD QD KD",
    3: "9S TS JS QS KS | 9D TD JD QD KD | 9C TC JC QC KC",
    4: "9S TS JS QS KS | 9D TD JD QD KD | 9C TC JC QC KC | 9H TH JH QH KH",
}
NAMES = "name-C name-D name-H name-S"
PICKUPS = "pickup-9S pickup-TS pickup-JS pickup-QS pickup-KS"


@pytest.mark.parametrize(
    ("players", "settings", "script", "expected"),
    [
        pytest.param(2, {}, "", f"0: {NAMES}", id="2: the dealer must name, all four allowed"),
        pytest.param(3, {}, "", f"0: {NAMES}", id="3: the dealer must name, all four allowed"),
        pytest.param(4, {}, "", f"0: {NAMES}", id="4: the dealer must name, all four allowed"),
        pytest.param(3, {}, "name-H", f"0: {PICKUPS}", id="takes the joker and buries a card"),
        pytest.param(
            3,
            {"may_bury_upcard": True},
            "name-H",
            f"0: {PICKUPS} pickup-JK",
            id="may bury even the joker by house rule",
        ),
        pytest.param(
            4, {"upturned_joker": "in_turn"}, "", f"1: pass {NAMES}", id="in turn: from the left"
        ),
        pytest.param(
            4, {"upturned_joker": "in_turn"}, "pass", f"2: pass {NAMES}", id="in turn: clockwise"
        ),
        pytest.param(
            4,
            {"upturned_joker": "in_turn"},
            "pass pass pass",
            f"0: pass {NAMES}",
            id="in turn: the dealer may pass too",
        ),
        pytest.param(
            4,
            {"upturned_joker": "in_turn", "stick_the_dealer": True},
            "pass pass pass",
            f"0: {NAMES}",
            id="in turn: or is stuck",
        ),
        pytest.param(
            4,
            {"upturned_joker": "in_turn", "round_two_suits": "other"},
            "",
            f"1: pass {NAMES}",
            id="no suit was turned down",
        ),
        pytest.param(
            4,
            {"upturned_joker": "in_turn", "dealer_pickup": "optional"},
            "pass name-H",
            f"0: {PICKUPS}",
            id="the dealer takes it whoever named, also where picking up is optional",
        ),
        pytest.param(
            2,
            {"upturned_joker": "in_turn"},
            "name-H",
            f"0: {PICKUPS}",
            id="2: the opponent named, the dealer takes it",
        ),
    ],
)
def test_the_joker_turned_up(
    players: int, settings: dict[str, object], script: str, expected: str
) -> None:
    rules = {"joker": True, **settings}
    state = table(players, rules, dealer=0, hands=HANDS[players], upcard="JK")
    assert asked(play(state, script)) == expected


def test_all_passed_over_the_joker_is_a_throw_in() -> None:
    state = table(3, dealer=0, upcard="JK", joker=True, upturned_joker="in_turn", low_rank=8)
    thrown = play(state, "pass pass pass")
    assert thrown.result == ThrownIn() and thrown.phase is Phase.BETWEEN_DEALS


def test_it_counts_as_the_first_round() -> None:
    state = table(3, dealer=0, hands=HANDS[3], upcard="JK", joker=True, dummy="maker_round_one")
    assert state.bidding_round == 1
    assert seen(state, "name-H pickup-9S") == (
        TrumpMade(0, Suit.HEARTS, 1),
        UpcardTaken(0, JOKER),
    )
    assert asked(play(state, "name-H pickup-9S with")) == "0: keep"


def test_the_dealer_is_the_maker_when_the_dealer_must_name() -> None:
    state = table(4, dealer=3, upcard="JK", joker=True)
    assert asked(state).startswith("3: name")
    assert play(state, "name-S").made.maker == 3


def test_a_dealers_partner_who_names_over_the_joker_plays_alone_by_the_canadian_rule() -> None:
    rules = {"joker": True, "upturned_joker": "in_turn", "canadian_loner": True}
    state = table(4, rules, dealer=0, hands=HANDS[4], upcard="JK")
    assert play(state, "pass name-H pickup-9S").made.alone
    assert asked(play(state, "name-H pickup-9S")) == "1: alone with"


def test_refusals_over_the_joker() -> None:
    state = table(2, dealer=0, hands=HANDS[2], upcard="JK", joker=True)
    assert refusal(state, state.hands[0], Pass()) == DealerIsStuck()
    named = play(state, "name-H")
    assert refusal(named, named.hands[0], Decline()) == MustTakeUpcard(as_maker=True)
    in_turn = table(2, dealer=0, hands=HANDS[2], upcard="JK", joker=True, upturned_joker="in_turn")
    ordered = play(in_turn, "name-H")
    assert refusal(ordered, ordered.hands[0], Decline()) == MustTakeUpcard(as_maker=False)


def test_a_joker_in_hand_changes_nothing_about_the_bidding() -> None:
    state = table(2, dealer=0, hands="JK | 9D", upcard="QH", joker=True)
    assert asked(state) == "1: pass order"
