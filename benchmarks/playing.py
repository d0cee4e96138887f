"""How do deciders play a deal, or the rest of a game, to its end?"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from euchre_desktop.ai.player import Level, decide
from euchre_desktop.ai.seasoned import by_rule_of_thumb
from euchre_desktop.rules import (
    Action,
    GameState,
    Observation,
    Phase,
    RuleOptions,
    Seat,
    apply,
    new_game,
    next_dealer,
    observe,
    seeded_deal,
    start_deal,
    winners,
)

Decider = Callable[[Observation, random.Random], Action]


def by_level(level: Level) -> Decider:
    """The opponent of this level."""
    return lambda seen, rng: decide(seen, level, rng).action


def seasoned(seen: Observation, rng: random.Random) -> Action:
    """The seasoned rules of thumb, which no level plays by alone: the former casual level."""
    return by_rule_of_thumb(seen)[0]


def at_random(seen: Observation, rng: random.Random) -> Action:
    """Any legal action, all alike."""
    return seen.legal_actions[int(rng.random() * len(seen.legal_actions))]


def play_out(state: GameState, seats: Sequence[Decider], rng: random.Random) -> GameState:
    """The end of the deal that is on the table."""
    while state.turn is not None:
        action = seats[state.turn](observe(state, state.turn), rng)
        state = apply(state, action).state
    return state


def play_game(
    options: RuleOptions,
    seed: str,
    dealer: Seat,
    seats: Sequence[Decider],
    scores: tuple[int, ...],
) -> tuple[Seat, ...]:
    """The winners of a game that stands at `scores`."""
    rng = random.Random(seed)
    state, number = new_game(options, scores), 0
    while state.phase is not Phase.GAME_OVER:
        left = next_dealer(state)
        deal = seeded_deal(options, dealer if left is None else left, seed, number)
        state = play_out(start_deal(state, deal).state, seats, rng)
        number += 1
    return winners(options, state.scores)
