"""Are the reasons of the levels that weigh true, and do they keep hidden cards hidden?"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from euchre_desktop.ai.player import Decision, Level, decide
from euchre_desktop.rules import (
    GameState,
    Observation,
    PlayCard,
    Suit,
    apply,
    deck_of,
    defaults,
    new_game,
    observe,
    seeded_deal,
    start_deal,
)
from tests.ai.positions import position

DEALS = 12
TOLD = re.compile(r"about (\d+) % ([\w' ]+), not about (\d+) %")


def explained(players: int, seed: str) -> Iterator[tuple[Observation, Decision]]:
    """What strong opponents do and say, at all kinds of scores."""
    rng = random.Random(seed)
    for number in range(DEALS):
        start = new_game(defaults(players))
        scores = tuple(rng.randrange(10) for _ in start.scores)
        deal = seeded_deal(start.options, number % players, seed, number)
        state: GameState = start_deal(new_game(start.options, scores), deal).state
        while state.turn is not None:
            seen = observe(state, state.turn)
            decision = decide(seen, Level.STRONG, random.Random(number))
            yield seen, decision
            state = apply(state, decision.action).state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_hidden_card_is_named(players: int) -> None:
    for seen, decision in explained(players, "hidden"):
        known = {*seen.hand, *seen.dummy, *seen.own_buried, seen.upcard}
        known |= {card for trick in seen.tricks for _, card in trick.plays}
        for card in set(deck_of(seen.options)) - known:
            assert card.suit is not None
            name = f"the {card.rank.name.lower()} of {card.suit.name.lower()}"
            assert name not in decision.reason.text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_said_to_be_gained_is_a_gain(players: int) -> None:
    told = 0
    for _, decision in explained(players, "gain"):
        for now, _, before in TOLD.findall(decision.reason.text):
            told += 1
            assert int(now) > int(before)
    assert told > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_card_is_named_that_is_played(players: int) -> None:
    for seen, decision in explained(players, "named"):
        if (
            not isinstance(decision.action, PlayCard)
            or " rather than " not in decision.reason.text
        ):
            continue
        card, trump = decision.action.card, seen.made.trump
        named = decision.reason.text.split(" rather than ")[0]
        if not named.endswith("bower"):
            assert named == f"the {card.rank.name.lower()} of {_name(card.suit)}"
        else:
            assert card.suit in (trump, trump.same_color)


def _name(suit: Suit | None) -> str:
    assert suit is not None
    return suit.name.lower()


def test_who_passes_a_good_hand_says_that_waiting_is_better() -> None:
    """With joker and left bower, clubs will be better still than spades."""
    seen = position("|JK JC AS AH 9D||", "9S", joker=True)
    decision = decide(seen, Level.EXPERT, random.Random(0))
    assert "only" not in decision.reason.text
