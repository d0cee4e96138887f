"""What are a hand's features worth? ``python -m benchmarks.fit_hand_value [deals] [seed]``.

Somebody chosen at random is made the maker of a suit it could think of, the
deal is played by rule of thumb, and the tricks are explained by the features
by least squares. Prints the tables of `euchre_desktop.ai.weights`.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from typing import NamedTuple

from benchmarks.playing import seasoned
from euchre_desktop.ai.alone import lone_setting
from euchre_desktop.ai.bidding import as_maker
from euchre_desktop.ai.valuing import Setting, expected_tricks, features
from euchre_desktop.ai.weights import NAMES, Game
from euchre_desktop.rules import (
    Action,
    Alone,
    DealScored,
    GameState,
    Hand,
    NameTrump,
    OrderUp,
    Pass,
    Phase,
    Suit,
    WithHelp,
    apply,
    house_rules,
    new_game,
    observe,
    seeded_deal,
    start_deal,
)

THINKABLE = {"two": 1.6, "three": 1.6, "three with dummy": 1.4, "four": 1.4, "four alone": 1.4}
"""Hands below so many tricks, by the present weights, teach nothing: nobody bids on them."""
LONE_AT_LEAST = 2.2
RIDGE = 2.0
"""Keeps the weight of a feature that hardly ever occurs near zero."""
_GAMES: tuple[dict[str, object], ...] = (
    {"players": 2},
    {"players": 3, "dummy": "none"},
    {"players": 3},
    {"players": 4},
    {"players": 4},
    {"players": 4},
)
"""The last half is for lone makers, whose hands are rare."""


class Sample(NamedTuple):
    game: Game
    found: dict[str, float]
    tricks: int


def main() -> None:
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 20000
    seed = sys.argv[2] if len(sys.argv) > 2 else "fit"
    rng = random.Random(seed)
    samples: list[Sample] = []
    for number in range(deals):
        sample = _sample(rng, f"{seed}/{number}", number)
        if sample is not None:
            samples.append(sample)
    for game in THINKABLE:
        chosen = [sample for sample in samples if sample.game == game]
        weights, error = _least_squares(chosen)
        print(f"    # {len(chosen)} deals, standard error of a deal {error:.2f} tricks")
        print(f'    "{game}": {{')
        for name, weight in zip(NAMES, weights, strict=True):
            print(f'        "{name}": {weight:.2f},')
        print("    },", flush=True)


def _sample(rng: random.Random, seed: str, number: int) -> Sample | None:
    low_rank = (9, 9, 9, 8, 7)[int(rng.random() * 5)]
    options = house_rules(
        {**_GAMES[number % len(_GAMES)], "low_rank": low_rank, "joker": rng.random() < 0.2}
    )
    deal = seeded_deal(options, int(rng.random() * options.players), seed, 0)
    state = start_deal(new_game(options), deal).state
    second, seat = rng.random() < 0.5, int(rng.random() * options.players)
    if deal.upcard.suit is None:
        return None
    while state.turn != seat or (state.phase is Phase.NAMING) != second:
        state = apply(state, Pass()).state
    seen = observe(state, seat)
    suits = [Suit(suit) for suit in Suit if (suit is deal.upcard.suit) != second]
    trump = max(suits, key=lambda suit: _value(as_maker(seen, suit), suit))
    game, hand, setting = as_maker(seen, trump)
    if expected_tricks(game, hand, trump, setting) < THINKABLE[game]:
        return None
    found = features(hand, trump, setting)
    state = apply(state, NameTrump(trump) if second else OrderUp()).state
    if number % len(_GAMES) < 4:
        return Sample(game, found, _tricks(state, WithHelp(), rng))
    while state.phase is Phase.PICKING_UP:
        state = _by_rule(state, rng)
    seen = observe(state, seat)
    if expected_tricks("four alone", seen.hand, trump, lone_setting(seen)) < LONE_AT_LEAST:
        return None
    found = features(seen.hand, trump, lone_setting(seen))
    return Sample("four alone", found, _tricks(state, Alone(), rng))


def _value(valued: tuple[Game, Hand, Setting], suit: Suit) -> float:
    game, hand, setting = valued
    return expected_tricks(game, hand, suit, setting)


def _tricks(state: GameState, declared: Action, rng: random.Random) -> int:
    while state.turn is not None:
        if state.phase is Phase.DECLARING:
            state = apply(state, declared).state
        elif state.phase is Phase.DEFENDING:
            state = apply(state, WithHelp()).state
        else:
            state = _by_rule(state, rng)
    assert isinstance(state.result, DealScored)
    return state.result.makers_tricks


def _by_rule(state: GameState, rng: random.Random) -> GameState:
    assert state.turn is not None
    return apply(state, seasoned(observe(state, state.turn), rng)).state


def _least_squares(samples: Sequence[Sample]) -> tuple[list[float], float]:
    size = len(NAMES)
    matrix = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
    right = [0.0] * size
    for sample in samples:
        present = [(n, sample.found[name]) for n, name in enumerate(NAMES) if sample.found[name]]
        for row, value in present:
            right[row] += value * sample.tricks
            for column, other in present:
                matrix[row][column] += value * other
    weights = _solved(matrix, right)
    errors = [
        sample.tricks - sum(w * sample.found[name] for w, name in zip(weights, NAMES, strict=True))
        for sample in samples
    ]
    return weights, (sum(error * error for error in errors) / max(1, len(errors))) ** 0.5


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss and Jordan; the ridge on the diagonal makes pivots safe."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot in range(len(rows)):
        scale = rows[pivot][pivot]
        rows[pivot] = [value / scale for value in rows[pivot]]
        for row in range(len(rows)):
            if row != pivot:
                factor = rows[row][pivot]
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[pivot], strict=True)]
    return [row[-1] for row in rows]


if __name__ == "__main__":
    main()
