"""Let deciders play deals and games against each other, without a window."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from euchre_desktop.ai.player import Level, decide
from euchre_desktop.rules import (
    Action,
    Deal,
    GameState,
    Observation,
    Phase,
    RuleOptions,
    Seat,
    apply,
    new_game,
    next_dealer,
    observe,
    score_slot,
    score_slots,
    seeded_deal,
    start_deal,
    winners,
)

Decider = Callable[[Observation, random.Random], Action]


def by_level(level: Level) -> Decider:
    """The opponent of this level."""
    return lambda seen, rng: decide(seen, level, rng).action


def at_random(seen: Observation, rng: random.Random) -> Action:
    """Any legal action, all alike."""
    return seen.legal_actions[int(rng.random() * len(seen.legal_actions))]


def play_out(state: GameState, seats: Sequence[Decider], rng: random.Random) -> GameState:
    """The end of the deal that is on the table."""
    while state.turn is not None:
        action = seats[state.turn](observe(state, state.turn), rng)
        state = apply(state, action).state
    return state


def play_deal(
    options: RuleOptions, deal: Deal, seats: Sequence[Decider], rng: random.Random
) -> tuple[int, ...]:
    """The points of one deal, dealt at no score."""
    return play_out(start_deal(new_game(options), deal).state, seats, rng).scores


def play_game(
    options: RuleOptions,
    seed: str,
    dealer: Seat,
    seats: Sequence[Decider],
    scores: tuple[int, ...] | None = None,
) -> tuple[Seat, ...]:
    """The winners of a whole game, or of the rest of one that stands at `scores`."""
    rng = random.Random(seed)
    state, number = new_game(options, scores), 0
    while state.phase is not Phase.GAME_OVER:
        left = next_dealer(state)
        deal = seeded_deal(options, dealer if left is None else left, seed, number)
        state = play_out(start_deal(state, deal).state, seats, rng)
        number += 1
    return winners(options, state.scores)


def rotations(players: int, one: Decider, other: Decider) -> list[tuple[list[Decider], int]]:
    """Every seating of `one` (a side with four, one seat else) against `other`, and its slot."""
    seatings = []
    for slot in range(score_slots(players)):
        seats = [one if score_slot(seat, players) == slot else other for seat in range(players)]
        seatings.append((seats, slot))
    return seatings


class Measured(NamedTuple):
    """A mean and the half width of its 95 % confidence interval."""

    mean: float
    margin: float

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ±{self.margin:.3f}"


def measured(values: Sequence[float]) -> Measured:
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return Measured(mean, 1.96 * math.sqrt(spread / len(values)))


def lead_of(points: Sequence[int], slot: int) -> float:
    """The points of `slot` less the mean of the others'."""
    others = [score for other, score in enumerate(points) if other != slot]
    return points[slot] - sum(others) / len(others)


def compare(options: RuleOptions, one: Decider, other: Decider, deals: int, seed: str) -> Measured:
    """How many points a deal `one` is ahead of `other` on the same cards, seats exchanged."""
    results = []
    for number in range(deals):
        deal = seeded_deal(options, number % options.players, seed, number)
        leads = []
        for seats, slot in rotations(options.players, one, other):
            rng = random.Random(f"{seed}/{number}")
            leads.append(lead_of(play_deal(options, deal, seats, rng), slot))
        results.append(sum(leads) / len(leads))
    return measured(results)
