"""The points: every cell of the table, in deals that are played out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from euchre_desktop.rules import (
    Card,
    DealScored,
    GameState,
    Outcome,
    Phase,
    apply,
    defaults,
    legal_actions,
    seeded_deal,
    start_deal,
)
from euchre_desktop.rules.state import tricks_taken
from tests.positions import play, seen, table

# Spades are trump in every deal below, and there are five of them to share out: a seat
# that shall take three tricks holds three, and nobody has to win with anything else.
SPADES = ("JS", "JC", "AS", "KS", "QS")
SIDE = ("9H", "TH", "QH", "KH", "AH", "9D", "TD", "QD", "KD", "AD", "9C", "TC", "QC", "KC", "AC")


def hands_that_take(tricks: tuple[int, ...]) -> str:
    """Hands that hold as many spades each as tricks are wanted of them."""
    spades, side, hands = list(SPADES), list(SIDE), []
    for count in tricks:
        hands.append([*spades[:count], *side[: 5 - count]])
        del spades[:count], side[: 5 - count]
    return " | ".join(" ".join(hand) for hand in hands)


def played_out(players: int, tricks: tuple[int, ...], calls: str, **settings: object) -> GameState:
    """The end of a deal that seat 0 dealt, in which each seat took so many tricks."""
    rules = {"dummy": "none", "low_rank": 7, **settings}
    state = table(players, rules, dealer=0, hands=hands_that_take(tricks), upcard="7H")
    ended = _line_of_play(play(state, "pass " * players + calls), tricks)
    assert ended is not None, "no play of these cards gives everybody these tricks"
    return ended


def _line_of_play(state: GameState, tricks: tuple[int, ...]) -> GameState | None:
    """The end of the first line of play found in which each seat takes so many tricks."""
    taken = tricks_taken(state.tricks, state.contract, state.options.players)
    if any(one > other for one, other in zip(taken, tricks, strict=True)):
        return None
    if state.phase is not Phase.PLAYING:
        return state
    for action in legal_actions(state):
        ended = _line_of_play(apply(state, action).state, tricks)
        if ended is not None:
            return ended
    return None


MADE, MARCH, LONE_MARCH = Outcome.MADE, Outcome.MARCH, Outcome.LONE_MARCH
EUCHRE = Outcome.EUCHRE
BY_ONE, NONE_TAKEN = Outcome.LONE_DEFENDER_EUCHRE, Outcome.LONE_DEFENDER_MARCH

# Seat 1 is the maker; with three the defenders are asked from seat 2 on, with four too.
WITH, ALONE = "name-S with ", "name-S alone "
TOGETHER, FIRST, SECOND = "with with", "alone", "with alone"

TWO = [
    pytest.param((2, 3), "name-S", (0, 1), MADE, id="2: three tricks make 1"),
    pytest.param((1, 4), "name-S", (0, 1), MADE, id="2: four tricks make 1"),
    pytest.param((0, 5), "name-S", (0, 2), MARCH, id="2: a march 2"),
    pytest.param((3, 2), "name-S", (2, 0), EUCHRE, id="2: two tricks, a euchre, 2"),
    pytest.param((5, 0), "name-S", (2, 0), EUCHRE, id="2: no trick, a euchre, 2"),
    pytest.param((5, 0), "pass name-S", (2, 0), MARCH, id="2: the dealer marches"),
]
THREE = [
    pytest.param((1, 3, 1), WITH + TOGETHER, (0, 1, 0), MADE, id="3: three tricks make 1"),
    pytest.param((0, 4, 1), WITH + TOGETHER, (0, 1, 0), MADE, id="3: four tricks make 1"),
    pytest.param((0, 5, 0), WITH + TOGETHER, (0, 3, 0), MARCH, id="3: a march 3"),
    pytest.param((1, 3, 1), ALONE + TOGETHER, (0, 1, 0), MADE, id="3: alone, three make 1"),
    pytest.param((0, 4, 1), ALONE + TOGETHER, (0, 1, 0), MADE, id="3: alone, four make 1"),
    pytest.param((0, 5, 0), ALONE + TOGETHER, (0, 3, 0), LONE_MARCH, id="3: alone, a march 3"),
    pytest.param((1, 2, 2), WITH + TOGETHER, (2, 0, 2), EUCHRE, id="3: a euchre, 2 to each"),
    pytest.param((3, 0, 2), WITH + TOGETHER, (2, 0, 2), EUCHRE, id="3: no trick, 2 to each"),
    pytest.param((1, 2, 2), ALONE + TOGETHER, (2, 0, 2), EUCHRE, id="3: a loner's euchre, 2"),
    pytest.param((0, 2, 3), WITH + FIRST, (2, 0, 2), BY_ONE, id="3: alone against two tricks 2"),
    pytest.param((0, 1, 4), WITH + FIRST, (2, 0, 2), BY_ONE, id="3: alone against one trick 2"),
    pytest.param((0, 0, 5), WITH + FIRST, (4, 0, 4), NONE_TAKEN, id="3: alone, all five, 4 each"),
    pytest.param((5, 0, 0), WITH + SECOND, (4, 0, 4), NONE_TAKEN, id="3: the second, all five"),
    pytest.param((3, 2, 0), ALONE + SECOND, (2, 0, 2), BY_ONE, id="3: both alone, 2 each"),
    pytest.param((0, 3, 2), WITH + FIRST, (0, 1, 0), MADE, id="3: a lone defender fails free"),
    pytest.param((0, 5, 0), WITH + FIRST, (0, 3, 0), MARCH, id="3: fails free against a march"),
    pytest.param((0, 5, 0), ALONE + FIRST, (0, 3, 0), LONE_MARCH, id="3: and a lone march"),
]
FOUR = [
    pytest.param((1, 2, 1, 1), WITH + TOGETHER, (0, 1), MADE, id="4: three together make 1"),
    pytest.param((1, 2, 0, 2), WITH + TOGETHER, (0, 1), MADE, id="4: four together make 1"),
    pytest.param((0, 3, 0, 2), WITH + TOGETHER, (0, 2), MARCH, id="4: a march 2"),
    pytest.param((1, 3, 1, 0), ALONE + TOGETHER, (0, 1), MADE, id="4: alone, three make 1"),
    pytest.param((1, 4, 0, 0), ALONE + TOGETHER, (0, 1), MADE, id="4: alone, four make 1"),
    pytest.param((0, 5, 0, 0), ALONE + TOGETHER, (0, 4), LONE_MARCH, id="4: alone, a march 4"),
    pytest.param((2, 1, 1, 1), WITH + TOGETHER, (2, 0), EUCHRE, id="4: a euchre 2"),
    pytest.param((2, 0, 3, 0), WITH + TOGETHER, (2, 0), EUCHRE, id="4: no trick, a euchre 2"),
    pytest.param((2, 2, 1, 0), ALONE + TOGETHER, (2, 0), EUCHRE, id="4: a loner's euchre 2"),
    pytest.param((0, 1, 3, 1), WITH + FIRST, (4, 0), BY_ONE, id="4: a lone defender 4"),
    pytest.param((4, 0, 0, 1), WITH + SECOND, (4, 0), BY_ONE, id="4: the second, one trick, 4"),
    pytest.param((0, 0, 5, 0), WITH + FIRST, (4, 0), NONE_TAKEN, id="4: alone, all five, 4"),
    pytest.param((0, 2, 3, 0), ALONE + FIRST, (4, 0), BY_ONE, id="4: alone beats a loner, 4"),
    pytest.param((0, 3, 2, 0), WITH + FIRST, (0, 1), MADE, id="4: a lone defender fails free"),
    pytest.param((0, 5, 0, 0), ALONE + FIRST, (0, 4), LONE_MARCH, id="4: against a lone march"),
]


@pytest.mark.parametrize(("tricks", "calls", "points", "outcome"), TWO)
def test_the_points_with_two(
    tricks: tuple[int, ...], calls: str, points: tuple[int, ...], outcome: Outcome
) -> None:
    _scores(played_out(2, tricks, calls), tricks, points, outcome)


@pytest.mark.parametrize(("tricks", "calls", "points", "outcome"), THREE)
def test_the_points_with_three(
    tricks: tuple[int, ...], calls: str, points: tuple[int, ...], outcome: Outcome
) -> None:
    _scores(played_out(3, tricks, calls), tricks, points, outcome)


@pytest.mark.parametrize(("tricks", "calls", "points", "outcome"), FOUR)
def test_the_points_with_four(
    tricks: tuple[int, ...], calls: str, points: tuple[int, ...], outcome: Outcome
) -> None:
    _scores(played_out(4, tricks, calls, defend_alone=True), tricks, points, outcome)


def _scores(
    state: GameState, tricks: tuple[int, ...], points: tuple[int, ...], outcome: Outcome
) -> None:
    result = state.result
    assert isinstance(result, DealScored)
    assert result.makers_tricks == sum(tricks[seat] for seat in state.made.makers)
    assert (result.points, result.outcome) == (points, outcome)
    assert result.maker == state.made.maker
    assert result.scores == state.scores == points


def test_alone_with_two_is_worth_the_lone_march() -> None:
    ended = played_out(2, (0, 5), "name-S alone", maker_alone=True, lone_march_points=7)
    assert ended.scores == (0, 7)


def test_points_are_added_to_what_there_was() -> None:
    ended = played_out(3, (0, 5, 0), WITH + TOGETHER)
    following = seeded_deal(ended.options, 1, "any", 0)
    state = play(start_deal(ended, following).state, "pass " * 6)
    assert state.scores == ended.scores == (0, 3, 0)
    assert isinstance(ended.result, DealScored)
    assert ended.result == replace(ended.result, scores=(0, 3, 0))


def test_everybody_sees_how_a_deal_ended() -> None:
    hand = "JS JC AS KS QS"
    state = table(2, dealer=0, hands=f"9H TH 9D TD 9C | {hand}", upcard="AH")
    state = play(state, "pass pass name-S JS 9H JC TH AS 9D KS TD")
    events = seen(state, "QS 9C")
    assert events[-1] == DealScored(Outcome.MARCH, 1, 5, (0, 2), (0, 2))


@pytest.mark.parametrize(
    ("setting", "two", "three", "four"),
    [
        ("make_points", 1, 1, 1),
        ("march_points", 2, 3, 2),
        ("lone_march_points", 2, 3, 4),
        ("euchre_points", 2, 2, 2),
        ("lone_defender_euchre_points", 2, 2, 4),
        ("lone_defender_march_points", 4, 4, 4),
    ],
)
def test_the_points_of_the_three_games(setting: str, two: int, three: int, four: int) -> None:
    assert [getattr(defaults(players), setting) for players in (2, 3, 4)] == [two, three, four]


def test_who_plays_the_card_gets_the_trick_not_who_would_have_won() -> None:
    """The lone maker's partner holds the right bower and sits out."""
    hands = "9H TH 9D TD 9C | JC AS KS QS TS | TC QC KC QD KD | JS QH KH JD JH"
    state = table(4, dealer=0, hands=hands, upcard="AH")
    state = play(state, "pass pass pass pass name-S alone")
    while state.phase is Phase.PLAYING:
        state = apply(state, legal_actions(state)[0]).state
    assert state.scores == (0, 4)
    assert Card.parse("JS") in state.hands[3]
