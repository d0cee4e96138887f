"""The play: turns, tricks, leads, and seats that sit out."""

from __future__ import annotations

import pytest

from euchre_desktop.rules import (
    CardPlayed,
    DealScored,
    GameState,
    MustFollow,
    NotAsked,
    NotHeld,
    Phase,
    Suit,
    TrickWon,
    apply,
    legal_actions,
    refusal,
)
from tests.positions import actions, asked, play, seen, table

HANDS = "9S TS JS QS KS | 9D TD JD QD KD | 9C TC JC QC KC | 9H TH JH AH KH"


def led_by_seat_1(**settings: object) -> GameState:
    """Seat 0 dealt and took the queen of hearts; seat 1 made hearts trump and leads."""
    state = table(4, settings, dealer=0, hands=HANDS, upcard="QH", maker_alone=False)
    return play(state, "order pickup-9S")


def test_everybody_plays_one_card_clockwise() -> None:
    state = led_by_seat_1()
    turns = []
    for card in ("9D", "9C", "9H", "TS"):
        turns.append(state.turn)
        state = play(state, card)
    assert turns == [1, 2, 3, 0]


def test_the_winner_leads_next() -> None:
    state = led_by_seat_1()
    played = play(state, "9D 9C 9H TS")
    assert seen(state, "9D 9C 9H TS")[-1] == TrickWon(3, trick_number=1)
    assert played.turn == played.trick.leader == 3
    assert asked(played) == "3: TH JH AH KH"


def test_five_tricks_are_always_played() -> None:
    state = led_by_seat_1()
    tricks = []
    while state.phase is Phase.PLAYING:
        step = apply(state, legal_actions(state)[0])
        tricks += [event.trick_number for event in step.events if isinstance(event, TrickWon)]
        state = step.state
    assert tricks == [1, 2, 3, 4, 5]
    assert all(hand == () for hand in state.hands)
    assert legal_actions(state) == ()


def test_everybody_sees_each_card_played() -> None:
    assert seen(led_by_seat_1(), "JD")[0] == CardPlayed(1, actions("JD")[0].card)  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("script", "wrong", "why"),
    [
        pytest.param("", "9C", "NotHeld", id="another's card"),
        pytest.param("", "AS", "NotHeld", id="a card nobody holds"),
        pytest.param("9D 9C 9H TS 9H", "9H", "NotHeld", id="a card played before"),
        pytest.param("", "pass", "NotAsked", id="the bidding is over"),
        pytest.param("", "alone", "NotAsked", id="too late to go alone"),
    ],
)
def test_what_may_not_be_played(script: str, wrong: str, why: str) -> None:
    state = led_by_seat_1()
    for action in actions(script)[:4]:
        state = apply(state, action).state
    (action,) = actions(wrong)
    refused = refusal(state, state.hands[state.acting], action)
    assert isinstance(refused, NotHeld | NotAsked) and type(refused).__name__ == why


@pytest.mark.parametrize(
    ("hand", "wrong", "why"),
    [
        pytest.param(
            "9H TH 9D TD JD",
            "9D",
            MustFollow(Suit.HEARTS, only_left_bower=False),
            id="renege with trumps as printed",
        ),
        pytest.param(
            "JD 9D TD QD KD",
            "9D",
            MustFollow(Suit.HEARTS, only_left_bower=True),
            id="the left bower is the only card that follows",
        ),
        pytest.param(
            "JD JK TD QD KD",
            "TD",
            MustFollow(Suit.HEARTS, only_left_bower=False),
            id="with the joker it is not",
        ),
        pytest.param(
            "JK 9D TD QD KD",
            "TD",
            MustFollow(Suit.HEARTS, only_left_bower=False),
            id="the joker alone is no left bower",
        ),
    ],
)
def test_a_renege_is_impossible(hand: str, wrong: str, why: MustFollow) -> None:
    state = table(
        2, dealer=0, hands=f"{hand} | AH", upcard="9C", joker=True, round_two_suits="any"
    )
    state = play(state, "pass pass name-H AH")
    assert refusal(state, state.hands[0], actions(wrong)[0]) == why


def test_the_left_bower_led_asks_for_trump() -> None:
    """Hearts are trump and the jack of diamonds is led: hearts are followed, not diamonds."""
    state = play(led_by_seat_1(), "JD 9C")
    assert state.trick.led(Suit.HEARTS) is Suit.HEARTS
    assert asked(state) == "3: 9H TH JH AH KH"


@pytest.mark.parametrize(
    ("fourth", "winner"),
    [
        pytest.param("JD", 0, id="the right bower takes the left bower"),
        pytest.param("AD", 1, id="the ace of trump does not"),
    ],
)
def test_the_left_bower_led_is_beaten_by_the_right_alone(fourth: str, winner: int) -> None:
    hands = f"{fourth} 9S TS QS KS | JH AS 9H TH QH | JC 9C TC QC KC | 9D AH KH AC JS"
    state = table(4, dealer=0, hands=hands, upcard="TD", maker_alone=False)
    state = play(state, f"order pickup-9S JH JC 9D {fourth}")
    assert state.turn == winner


@pytest.mark.parametrize(
    ("settings", "script", "turns"),
    [
        pytest.param({}, "order pickup-9S alone", [1, 2, 0], id="the loner's partner is skipped"),
        pytest.param(
            {"defend_alone": True},
            "order pickup-9S with alone",
            [3, 1, 2],
            id="the lone defender's partner is skipped",
        ),
        pytest.param(
            {"defend_alone": True},
            "order pickup-9S alone alone",
            [1, 2],
            id="both alone: two cards make a trick",
        ),
    ],
)
def test_a_seat_that_sits_out_is_skipped(
    settings: dict[str, object], script: str, turns: list[int]
) -> None:
    rules: dict[str, object] = {"alone_lead": "left_of_dealer", **settings}
    if turns[0] == 3:
        rules["alone_lead"] = "left_of_loner"
    state = play(table(4, rules, dealer=0, hands=HANDS, upcard="QH"), script)
    took = []
    for _ in turns:
        assert state.turn is not None
        took.append(state.turn)
        state = apply(state, legal_actions(state)[0]).state
    assert took == turns
    assert len(state.tricks) == 2


def test_a_lone_deal_ends_though_the_partner_still_holds_five_cards() -> None:
    state = play(table(4, dealer=0, hands=HANDS, upcard="QH"), "order pickup-9S alone")
    while state.phase is Phase.PLAYING:
        state = apply(state, legal_actions(state)[0]).state
    assert isinstance(state.result, DealScored)
    assert [len(hand) for hand in state.hands] == [0, 0, 0, 5]


def test_the_card_buried_or_left_is_never_played() -> None:
    state = led_by_seat_1()
    assert refusal(state, state.hands[0], actions("9S")[0]) == NotHeld(actions("9S")[0].card)  # type: ignore[union-attr]
    assert state.buried not in state.hands[0]
