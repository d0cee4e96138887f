"""The second round of bidding, the throw-in, and a dealer who is stuck."""

from __future__ import annotations

import pytest

from euchre_desktop.rules import (
    Contract,
    DealerIsStuck,
    NameTrump,
    Pass,
    Passed,
    Phase,
    Suit,
    SuitTurnedDown,
    ThrownIn,
    TrumpMade,
    is_legal,
    legal_actions,
    next_dealer,
    refusal,
)
from tests.positions import asked, play, seen, table


@pytest.mark.parametrize(
    ("players", "settings", "passes", "expected"),
    [
        pytest.param(2, {}, 2, "1: pass name-C name-D name-S", id="2: from the dealer's left"),
        pytest.param(2, {}, 3, "0: pass name-C name-D name-S", id="2: the dealer last"),
        pytest.param(3, {}, 3, "1: pass name-C name-D name-S", id="3: from the dealer's left"),
        pytest.param(3, {}, 5, "0: pass name-C name-D name-S", id="3: the dealer last"),
        pytest.param(4, {}, 4, "1: pass name-C name-D name-S", id="4: from the dealer's left"),
        pytest.param(4, {}, 7, "0: pass name-C name-D name-S", id="4: the dealer last"),
        pytest.param(
            4,
            {"round_two_suits": "any"},
            4,
            "1: pass name-C name-D name-H name-S",
            id="any: all four, the turned-down one too",
        ),
        pytest.param(
            4, {"stick_the_dealer": True}, 7, "0: name-C name-D name-S", id="stuck: must name"
        ),
        pytest.param(
            4,
            {"stick_the_dealer": True},
            6,
            "3: pass name-C name-D name-S",
            id="stick the dealer binds nobody else",
        ),
        pytest.param(
            4, {"stick_the_dealer": True}, 3, "0: pass order", id="nor the dealer in round one"
        ),
        pytest.param(
            2,
            {"stick_the_dealer": True, "round_two_suits": "any"},
            3,
            "0: name-C name-D name-H name-S",
            id="stuck with four suits to name",
        ),
    ],
)
def test_each_may_pass_or_name_a_suit(
    players: int, settings: dict[str, object], passes: int, expected: str
) -> None:
    state = table(players, settings, dealer=0, upcard="QH")
    assert asked(play(state, "pass " * passes)) == expected


@pytest.mark.parametrize("upcard", ["9C", "9D", "9H", "9S"])
def test_any_suit_but_the_one_turned_down(upcard: str) -> None:
    state = play(table(3, dealer=0, upcard=upcard), "pass pass pass")
    named = {
        action.suit.letter for action in legal_actions(state) if isinstance(action, NameTrump)
    }
    assert named == set("CDHS") - {upcard[1]}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_names_is_the_maker_and_the_upcard_stays_down(players: int) -> None:
    for passes in range(players):
        state = play(table(players, dealer=0, upcard="QH"), "pass " * (players + passes))
        maker = (1 + passes) % players
        named = play(state, "name-S")
        assert named.contract == Contract(players, maker, Suit.SPADES, 2)
        assert seen(state, "name-S") == (TrumpMade(maker, Suit.SPADES, 2),)
        assert named.phase is not Phase.PICKING_UP
        assert not named.upcard_taken and named.hands == state.hands


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_passed_again_is_a_throw_in_and_nobody_scores(players: int) -> None:
    scores = tuple(range(2 if players == 4 else players))
    state = table(players, dealer=0, scores=scores)
    thrown = play(state, "pass " * players * 2)
    assert seen(state, "pass " * players * 2)[-2:] == (Passed(0, 2), ThrownIn())
    assert thrown.result == ThrownIn() and thrown.scores == scores
    assert thrown.phase is Phase.BETWEEN_DEALS and thrown.turn is None
    assert legal_actions(thrown) == ()
    assert next_dealer(thrown) == 1


def test_with_a_dealer_stuck_no_deal_is_thrown_in() -> None:
    state = play(table(3, dealer=0, upcard="QH", stick_the_dealer=True), "pass " * 5)
    assert refusal(state, state.hands[0], Pass()) == DealerIsStuck()
    assert play(state, "name-D").made.maker == 0


def test_naming_needs_no_card_of_the_suit() -> None:
    state = table(2, dealer=0, hands="9H TH JH QH KH | 9C", upcard="AH", stick_the_dealer=True)
    assert asked(play(state, "pass pass pass")) == "0: name-C name-D name-S"


def test_the_turned_down_suit_is_refused_by_name() -> None:
    state = play(table(3, dealer=0, upcard="QH"), "pass pass pass")
    assert refusal(state, state.hands[1], NameTrump(Suit.HEARTS)) == SuitTurnedDown(Suit.HEARTS)
    assert not is_legal(state, NameTrump(Suit.HEARTS))


def test_which_round_it_is() -> None:
    state = table(2, dealer=0, upcard="QH")
    assert [play(state, "pass " * passes).bidding_round for passes in range(4)] == [1, 1, 2, 2]
