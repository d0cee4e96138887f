"""Cards, bids, results and names as they are said at the table."""

from dataclasses import replace

import pytest

from euchre_desktop.ai.reasons import Reason
from euchre_desktop.rules import (
    ALL_CARDS,
    Action,
    Alone,
    Card,
    DealScored,
    Decline,
    GameState,
    Keep,
    NameTrump,
    OrderUp,
    Outcome,
    Pass,
    Passed,
    PickUp,
    PlayCard,
    Suit,
    WithHelp,
    observe,
)
from euchre_desktop.ui.names import in_a_sentence, initial
from euchre_desktop.ui.wording import Wording
from tests.positions import play, table

THREE = ("You", "West", "East")
FOUR = ("You", "West", "North", "East")


@pytest.mark.parametrize(
    ("card", "trump", "words"),
    [
        ("JD", None, "jack of diamonds"),
        ("JD", Suit.HEARTS, "jack of diamonds, left bower"),
        ("JH", Suit.HEARTS, "jack of hearts, right bower"),
        ("JS", Suit.HEARTS, "jack of spades"),
        ("TC", Suit.CLUBS, "ten of clubs"),
        ("JK", Suit.CLUBS, "joker"),
    ],
)
def test_bowers_are_called_so_once_there_is_trump(
    card: str, trump: Suit | None, words: str
) -> None:
    assert Wording(THREE).card(Card.parse(card), trump) == words


def test_no_two_cards_are_called_the_same() -> None:
    assert len({Wording(THREE).card(card) for card in ALL_CARDS}) == len(ALL_CARDS)


def test_trump_and_suits_in_words() -> None:
    assert Wording(THREE).trump(Suit.HEARTS) == "Hearts are trump"
    assert [Wording(THREE).suit(suit) for suit in Suit] == [
        "clubs",
        "diamonds",
        "hearts",
        "spades",
    ]


def bid(action: Action, seat: int, state: GameState) -> str:
    names = {2: ("You", "North"), 3: THREE, 4: FOUR}[state.options.players]
    return Wording(names).bid(action, observe(state, 0), seat)


@pytest.mark.parametrize(
    ("players", "seat", "dealer", "words"),
    [
        (4, 1, 0, "I order it up"),
        (4, 2, 0, "I assist"),
        (4, 3, 0, "I order it up"),
        (4, 0, 0, "I accept"),
        (3, 1, 0, "I order it up"),
        (3, 2, 0, "I assist"),
        (3, 0, 0, "I accept"),
        (2, 1, 0, "I order it up"),
        (2, 0, 0, "I accept"),
    ],
)
def test_ordering_up_is_said_in_three_ways(
    players: int, seat: int, dealer: int, words: str
) -> None:
    assert bid(OrderUp(), seat, table(players, dealer=dealer)) == words


def test_what_a_seat_says_during_the_bidding() -> None:
    state = table(3)
    assert bid(Pass(), 1, state) == "I pass"
    assert bid(NameTrump(Suit.HEARTS), 1, state) == "Hearts"
    assert bid(PickUp(None), 0, state) == "I take it"
    assert bid(Decline(), 0, state) == "I leave it"
    assert bid(Keep(None), 0, state) == "I keep five"
    assert bid(PlayCard(Card.parse("JD")), 0, state) == "jack of diamonds"


def test_alone_or_not_is_said_by_who_one_is() -> None:
    three = play(table(3, dealer=2, upcard="QH"), "order decline")
    assert bid(Alone(), 0, three) == "Alone"
    assert bid(WithHelp(), 0, three) == "With the dummy"
    assert bid(Alone(), 1, three) == "I defend alone"
    assert bid(WithHelp(), 1, three) == "With my partner"
    four = play(table(4, dealer=3, upcard="QH"), "order")
    assert bid(WithHelp(), 0, four) == "With my partner"
    none = play(table(3, dealer=2, upcard="QH", dummy="none"), "order decline")
    assert bid(WithHelp(), 0, none) == "Not alone"
    assert bid(PlayCard(Card.parse("JD")), 0, none) == "jack of diamonds, left bower"


def test_a_reason_stands_beside_what_was_said() -> None:
    seen = observe(table(3), 0)
    said = Wording(THREE).reason(1, Pass(), Reason("no trumps"), seen)
    assert said == "West, \u201cI pass\u201d: no trumps."


MARCH = "JH AS JD KS AH QS KH TS TH 9S"
TWO = play(
    table(2, dealer=0, hands="AS KS QS TS 9S | JH JD AH KH TH", upcard="QH"), "order decline"
)


def test_the_result_says_who_made_what_and_how_it_went() -> None:
    state = play(TWO, MARCH)
    result = Wording(("You", "North")).result(observe(state, 0))
    assert result.title == "North took all five tricks, a march, and scores 2."
    assert result.lines == ("North made hearts trump.",)


def test_the_end_of_the_game_leads_its_result() -> None:
    state = table(2, dealer=0, hands="AS KS QS TS 9S | JH JD AH KH TH", upcard="QH", target=2)
    state = play(state, f"order decline {MARCH}")
    result = Wording(("You", "North")).result(observe(state, 0))
    assert result.title == "North wins the game."
    assert result.lines[0] == "North took all five tricks, a march, and scores 2."


def test_a_throw_in_is_a_result_too() -> None:
    state = play(table(2, dealer=0, upcard="QH"), "pass pass pass pass")
    result = Wording(("You", "North")).result(observe(state, 0))
    assert result.title == "Thrown in"
    assert result.lines == ("Nobody made trump. The cards are thrown in.",)


@pytest.mark.parametrize("name", ["{name}", "{0}", "%1 %n", "<b>Bo</b>", "A & B", "}{"])
def test_names_may_hold_anything(name: str) -> None:
    wording = Wording(("You", name, "East"))
    assert wording.event(Passed(1, 1), observe(table(3), 0)) == f"{name} passes."


def test_a_name_cannot_turn_the_sentence_around() -> None:
    said = Wording(("You", "\u202eevil", "East")).event(Passed(1, 1), observe(table(3), 0))
    assert said == "\u2068\u202eevil\u2069 passes."


def test_a_name_stays_on_one_line() -> None:
    said = Wording(("You", "Jo\nAnn", "East")).event(Passed(1, 1), observe(table(3), 0))
    assert said == "Jo Ann passes."


def test_names_are_listed_the_person_first() -> None:
    wording = Wording(THREE)
    assert wording.names.all_of((0, 1, 2)) == "You, West and East"
    assert wording.names.all_of((1, 0)) == "You and West"
    assert wording.names.all_of((2, 1)) == "West and East"
    assert Wording(FOUR).names.all_of((0, 1, 2, 3)) == "Everybody"


def test_tricks_of_none_are_said_in_words() -> None:
    state = play(TWO, MARCH)
    seen = observe(state, 0)
    assert seen.contract is not None
    lost = replace(seen, contract=replace(seen.contract, maker=0))
    assert isinstance(seen.result, DealScored)
    result = replace(seen.result, outcome=Outcome.EUCHRE, makers_tricks=0)
    assert (
        "You took no trick."
        in Wording(("You", "North")).result(replace(lost, result=result)).lines
    )


@pytest.mark.parametrize(
    ("name", "letter"),
    [
        ("anna", "A"),
        ("ßen", "S"),
        ("  bo", "B"),
        ("\u202e\u05d0\u05d1", "\u05d0"),
        ("\u200b\u2068", ""),
        ("", ""),
    ],
)
def test_a_disc_has_the_first_letter_that_can_be_seen(name: str, letter: str) -> None:
    assert initial(name) == letter
    assert initial(in_a_sentence(name)) == letter
