"""Does the fast play-out play like the rules of thumb, and within the rules?"""

from __future__ import annotations

import random

import pytest

from benchmarks.playing import play_out, seasoned
from euchre_desktop.ai.fast.playout import Playout
from euchre_desktop.ai.fast.solver import Solver
from euchre_desktop.ai.seasoned import by_rule_of_thumb
from euchre_desktop.ai.situation import boards, mask_of
from euchre_desktop.rules import (
    Card,
    GameState,
    Phase,
    Suit,
    apply,
    around,
    deck_of,
    defaults,
    new_game,
    observe,
    seeded_deal,
    start_deal,
)


def first_leads(players: int, deals: int) -> list[GameState]:
    """Deals as the rules of thumb bid them, at no score: at some, a euchre is not to be wanted."""
    options = defaults(players)
    states = []
    for number in range(deals):
        deal = seeded_deal(options, number % players, "playout", number)
        state = start_deal(new_game(options), deal).state
        while state.turn is not None and state.phase is not Phase.PLAYING:
            seen = observe(state, state.turn)
            state = apply(state, by_rule_of_thumb(seen)[0]).state
        if state.phase is Phase.PLAYING:
            states.append(state)
    return states


def tricks_by_playout(state: GameState) -> int:
    made = state.made
    seats = [s for s in around(state.acting, made.players) if s not in made.sitting_out]
    hands = [boards().of(mask_of(state.hands[seat]), made.trump) for seat in seats]
    makers = sum(1 << place for place, seat in enumerate(seats) if seat in made.makers)
    seen = () if state.upcard_taken else (state.upcard,)
    unseen = mask_of(card for card in deck_of(state.options) if card not in seen)
    first, second, third, fourth = (*hands, 0, 0)[:4]
    playout = Playout()
    playout.begin(
        len(seats),
        first,
        second,
        third,
        fourth,
        makers,
        seats.index(made.maker),
        0,
        boards().of(unseen, made.trump),
    )
    playout.defenders_have(0)
    return playout.total(0, 0)


def tricks_by_rule(state: GameState) -> int:
    seats = [seasoned] * state.options.players
    ended = play_out(state, seats, random.Random(0))
    return sum(trick.winner(state.made.trump) in state.made.makers for trick in ended.tricks)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_comes_to_the_same_as_the_rules_of_thumb(players: int) -> None:
    """It is a shorter form of them: few deals differ."""
    states = first_leads(players, 200)
    alike = sum(tricks_by_playout(state) == tricks_by_rule(state) for state in states)
    assert alike > 0.96 * len(states)


def board(text: str) -> int:
    return boards().of(mask_of(Card.parse(card) for card in text.split()), Suit.SPADES)


def test_the_last_trick_goes_to_the_highest_trump() -> None:
    playout = Playout()
    playout.begin(2, board("AH"), board("9S"), 0, 0, 0b10, 1, 0, board("AH 9S KC"))
    playout.defenders_have(2)
    assert playout.total(0, 2) == 3


def test_a_trick_under_way_is_finished_first() -> None:
    """The nine of hearts has been led to the ace; the maker has nothing left but the ace."""
    playout = Playout()
    playout.begin(2, board("KC"), board("AH AC"), 0, 0, 0b10, 1, 0, board("9H KC AH AC"))
    playout.lay(board("9H"))
    playout.defenders_have(3)
    assert playout.total(0, 0) == 2


def test_a_question_asked_twice_is_answered_alike() -> None:
    for state in first_leads(4, 12):
        assert tricks_by_playout(state) == tricks_by_playout(state)


def test_it_takes_no_more_than_all_see_to_be_possible() -> None:
    """A lone maker with five sure tricks takes them, whoever plays how."""
    hands = [board("JS JC AS KS QS"), board("TS AH KH QH TH"), board("9S AD KD QD TD")]
    playout, solver = Playout(), Solver()
    playout.begin(3, hands[0], hands[1], hands[2], 0, 0b001, 0, 0, sum(hands))
    playout.defenders_have(0)
    assert playout.total(0, 0) == solver.tricks(hands, 0b001, 0) == 5
