"""Are the cards told apart that the rules of thumb would have played from those they would not?"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise

import pytest

from euchre_desktop.ai.fast.trace import Trace
from euchre_desktop.ai.seasoned import by_rule_of_thumb
from euchre_desktop.ai.situation import boards, mask_of
from euchre_desktop.ai.worlds import imagine, trace_of
from euchre_desktop.rules import (
    Card,
    GameState,
    Observation,
    Phase,
    PlayCard,
    Seat,
    Suit,
    apply,
    deck_of,
    defaults,
    effective_suit,
    new_game,
    observe,
    seeded_deal,
    start_deal,
    strength,
)
from tests.ai.positions import position

Chooser = Callable[[Observation, random.Random], PlayCard]


def by_rule(seen: Observation, rng: random.Random) -> PlayCard:
    action = by_rule_of_thumb(seen)[0]
    assert isinstance(action, PlayCard)
    return action


def at_random(seen: Observation, rng: random.Random) -> PlayCard:
    action = rng.choice(seen.legal_actions)
    assert isinstance(action, PlayCard)
    return action


def courses(players: int, deals: int, choose: Chooser) -> list[list[GameState]]:
    """Deals bid by rule of thumb: the states before each card, and the last."""
    options = defaults(players)
    found = []
    for number in range(deals):
        rng = random.Random(number)
        deal = seeded_deal(options, number % players, "trace", number)
        state = start_deal(new_game(options), deal).state
        while state.turn is not None and state.phase is not Phase.PLAYING:
            state = apply(state, by_rule_of_thumb(observe(state, state.turn))[0]).state
        course = [state]
        while state.turn is not None:
            state = apply(state, choose(observe(state, state.turn), rng)).state
            course.append(state)
        if len(course) > 1:
            found.append(course)
    return found


def strays(course: list[GameState], until: int, seat: Seat) -> int:
    """As `seat` counts them before card number `until`, with the hands that the others had."""
    trace, active = trace_of(observe(course[until], seat))
    trump = course[0].made.trump
    hands = [boards().of(mask_of(course[0].hands[one]), trump) for one in active]
    first, second, third, fourth = (*hands, 0, 0)[:4]
    return trace.strays(first, second, third, fourth)


def strays_by_rule(course: list[GameState], until: int, seat: Seat) -> int:
    """The same, by asking the rules of thumb each time."""
    number = 0
    for before, after in pairwise(course[: until + 1]):
        played = after.actions[-1][1]
        assert isinstance(played, PlayCard)
        seen = observe(before, before.acting)
        if before.acting != seat:
            number += not alike(seen, by_rule_of_thumb(seen)[0], played)
    return number


def alike(seen: Observation, usual: object, played: PlayCard) -> bool:
    """Is there no card between the two that has not been played, or that wins the trick so far?"""
    assert isinstance(usual, PlayCard)
    trump = seen.made.trump
    suit = effective_suit(played.card, trump)
    if effective_suit(usual.card, trump) is not suit:
        return False
    low, high = sorted(strength(card, trump, suit) for card in (usual.card, played.card))
    gone = {card for trick in seen.tricks for _, card in trick.plays}
    if not seen.upcard_taken:
        gone.add(seen.upcard)
    if seen.trick.plays:
        gone.discard(seen.trick.winning_play(trump)[1])
    others = (card for card in deck_of(seen.options) if card not in (*gone, *seen.hand))
    return not any(low < strength(card, trump, suit) < high for card in others)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_plays_by_the_rules_of_thumb_never_strays(players: int) -> None:
    """The short form of the rules of thumb differs from them in few deals."""
    found = courses(players, 120, by_rule)
    straight = sum(strays(course, len(course) - 1, course[0].acting) == 0 for course in found)
    assert straight > 0.96 * len(found)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_others_stray_as_often_as_the_rules_of_thumb_say(players: int) -> None:
    """Counted before every card, from the seat whose turn it is."""
    asked = same = total = 0
    for course in courses(players, 60, at_random):
        for until in range(1, len(course) - 1):
            counted = strays(course, until, course[until].acting)
            asked += 1
            total += counted
            same += counted == strays_by_rule(course, until, course[until].acting)
    assert total > asked
    assert same > 0.96 * asked


ACE_LED = "pass, pass, pass, pass, name S, with, AH, 9H, KH"
"""To seat 1's ace of hearts seat 2 plays the nine and seat 3 the king."""


def test_who_throws_a_king_is_believed_to_have_nothing_lower() -> None:
    """But the queen, which is worth the same then."""
    seen = position("JD QD TC 9D TD|AH JS AS KS 9C|9H|KH", "AC", ACE_LED)
    hearts = [Card.parse("TH"), Card.parse("JH")]
    believed, plain = (
        sum(
            any(card in imagine(seen, seed, believing).hands[3] for card in hearts)
            for seed in range(400)
        )
        for believing in (True, False)
    )
    assert believed < 0.6 * plain


@pytest.mark.parametrize(
    ("hand", "strayed"), [("QH KH 9C", 0), ("TH KH 9C", 1), ("TH JH QH KH", 0)]
)
def test_cards_that_nothing_divides_are_not_told_apart(hand: str, strayed: int) -> None:
    """Last to play, the rules of thumb win the nine of hearts with the lowest, others the king."""
    trace = Trace()
    trace.recall(2, 0b01, 0, 0, board("9H TH JH QH KH AH 9C AS"), [board("9H"), board("KH")])
    assert trace.strays(board("9H AS"), board(hand), 0, 0) == strayed


def board(text: str) -> int:
    return boards().of(mask_of(Card.parse(card) for card in text.split()), Suit.SPADES)
