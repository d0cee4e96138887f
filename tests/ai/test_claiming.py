"""A claim is granted only where no deal of the hidden cards and no play could refute it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from euchre_desktop.ai.claiming import claim_is_proven, proven_line
from euchre_desktop.rules import (
    GameState,
    Phase,
    PlayCard,
    RuleOptions,
    Seat,
    apply,
    deck_of,
    house_rules,
    is_trump,
    legal_actions,
    new_game,
    observe,
    start_deal,
)
from euchre_desktop.rules.dealing import deal_from
from tests.positions import play, table
from tests.redeal import redeal

GAMES: dict[str, dict[str, object]] = {
    "two": {"players": 2},
    "three": {"players": 3},
    "three, 32 cards and joker": {"players": 3, "low_rank": 7, "joker": True},
    "three, nobody merges": {"players": 3, "dummy": "none", "may_bury_upcard": True},
    "four": {"players": 4},
    "four, alone on both sides": {"players": 4, "defend_alone": True, "joker": True},
}


def claims(options: RuleOptions, seed: int, most: int) -> Iterator[tuple[GameState, Seat]]:
    """Moments of random play with strong hands at which the seat to play may claim."""
    rng = random.Random(seed)
    found = 0
    while found < most:
        deck = sorted(deck_of(options), key=lambda card: card.rank - 9 * rng.random())
        # The strongest cards come last: to the dealer, as a rule.
        places = 5 * options.players
        deck = [*deck[len(deck) - places :], *deck[: len(deck) - places]]
        deal = deal_from(options, int(rng.random() * options.players), tuple(deck))
        state = start_deal(new_game(options), deal).state
        while state.turn is not None:
            if state.phase is Phase.PLAYING and claim_is_proven(observe(state, state.turn)):
                if len(state.hands[state.turn]) > 1:
                    found += 1
                    yield state, state.turn
                break
            state = apply(state, rng.choice(legal_actions(state))).state


def takes_all(state: GameState, seat: Seat, rng: random.Random, width: int) -> bool:
    """Does the seat, playing its line, win every trick, whatever others play?

    Others try `width` of their cards at most, drawn by chance.
    """
    if state.turn is None:
        return True
    if state.turn == seat:
        line = proven_line(observe(state, seat))
        assert line is not None, "what was proved stays proved"
        choices = [PlayCard(line[0])]
    else:
        legal = [action for action in legal_actions(state) if isinstance(action, PlayCard)]
        choices = rng.sample(legal, min(width, len(legal)))
    return all(
        _keeps_winning(state, apply(state, action).state, seat)
        and takes_all(apply(state, action).state, seat, rng, width)
        for action in choices
    )


def _keeps_winning(before: GameState, after: GameState, seat: Seat) -> bool:
    complete = len(before.trick.plays) + 1 == before.made.cards_in_trick
    if not complete:
        return True
    number = len(before.tricks) - 1
    return after.tricks[number].winner(before.made.trump) == seat


@pytest.mark.parametrize("name", GAMES)
def test_no_world_and_no_play_refutes_a_claim(name: str) -> None:
    options = house_rules(GAMES[name])
    rng = random.Random(name)
    for state, seat in claims(options, 1, 25):
        width = 9 if len(state.hands[seat]) <= 3 else 2
        for _ in range(6):
            assert takes_all(redeal(state, seat, rng), seat, rng, width)


@pytest.mark.parametrize("name", GAMES)
def test_whether_a_claim_is_granted_does_not_depend_on_hidden_cards(name: str) -> None:
    options = house_rules(GAMES[name])
    rng = random.Random(name)
    state = start_deal(
        new_game(options),
        deal_from(options, 0, tuple(rng.sample(deck_of(options), len(deck_of(options))))),
    ).state
    while state.turn is not None:
        other = redeal(state, state.turn, rng)
        assert proven_line(observe(other, state.turn)) == proven_line(observe(state, state.turn))
        state = apply(state, rng.choice(legal_actions(state))).state


def lead_of_three(
    hand: str, upcard: str = "9H", script: str = "order pickup-9C with"
) -> GameState:
    """Four players, seat 1 (on the dealer's left) has ordered and leads."""
    state = table(4, dealer=0, hands=f"9C TC QC KC 9D | {hand}", upcard=upcard)
    return play(state, script)


def test_the_highest_five_trumps_are_claimed_at_once() -> None:
    state = lead_of_three("JH JD AH KH QH")
    assert proven_line(observe(state, 1)) is not None


def test_three_high_trumps_and_two_aces_are_claimed_if_no_trump_can_be_left() -> None:
    """Four trumps are unseen; after three rounds one seat may still hold the fourth."""
    assert not claim_is_proven(observe(lead_of_three("JH JD AH AS AC"), 1))
    assert claim_is_proven(observe(lead_of_three("JH JD AH KH AC"), 1))


def test_a_void_that_was_shown_counts() -> None:
    """With two players, an opponent who has failed to follow trump holds none."""
    state = table(2, dealer=1, hands="JH AH AS KS QS | 9C TC QC KC AD", upcard="9D")
    state = play(state, "pass pass name-H")
    assert not claim_is_proven(observe(state, 0))
    state = play(state, "JH 9C")
    line = proven_line(observe(state, 0))
    assert line is not None
    assert not is_trump(line[-1], state.made.trump)


def test_the_left_bower_is_reckoned_a_trump() -> None:
    """The right bower, ace and king: the left may be anywhere."""
    assert not claim_is_proven(observe(lead_of_three("JH AH KH QH TH"), 1))


def test_a_joker_in_the_deck_stands_against_the_right_bower() -> None:
    state = table(
        4, {"joker": True}, dealer=0, hands="9C TC QC KC 9D | JH JD AH KH QH", upcard="9H"
    )
    state = play(state, "order pickup-9C with")
    assert not claim_is_proven(observe(state, 1))


def test_nobody_claims_out_of_turn_or_before_play() -> None:
    state = lead_of_three("JH JD AH KH QH")
    assert not claim_is_proven(observe(state, 0))
    assert not claim_is_proven(observe(table(4, hands="JH JD AH KH QH", dealer=3), 0))


def test_a_trick_in_progress_may_be_claimed_by_whoever_wins_it_for_certain() -> None:
    state = table(2, dealer=0, hands="JH JD AH KH QH | 9S TS QS KS AC", upcard="9H")
    state = play(state, "pass order pickup-QH 9S")
    line = proven_line(observe(state, 0))
    assert line is not None and len(line) == 5
