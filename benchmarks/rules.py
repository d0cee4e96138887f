"""How many decisions a second do the rules apply? Run `python -m benchmarks.rules`.

Games of each size are played at random on one core, several rounds of the same
games; the median is the figure to compare. `actions/s` counts listing what is
legal, choosing and applying, as an opponent that looks ahead does it;
`apply/s` counts `apply` alone.
"""

from __future__ import annotations

import random
import statistics
import time

from euchre_desktop.rules import (
    Action,
    GameState,
    Phase,
    RuleOptions,
    apply,
    defaults,
    legal_actions,
    new_game,
    next_dealer,
    seeded_deal,
    start_deal,
)

ROUNDS = 5
DEALS = 150

Played = list[tuple[GameState, Action]]


def main() -> None:
    print(f"{'players':>7} {'actions':>8} {'actions/s':>10} {'apply/s':>10}")
    for players in (2, 3, 4):
        options = defaults(players)
        whole, alone = [], []
        for _ in range(ROUNDS):
            start = time.perf_counter()
            played = play(options)
            whole.append(len(played) / (time.perf_counter() - start))
            start = time.perf_counter()
            for state, action in played:
                apply(state, action)
            alone.append(len(played) / (time.perf_counter() - start))
        print(
            f"{players:>7} {len(played):>8}"
            f" {statistics.median(whole):>10,.0f} {statistics.median(alone):>10,.0f}"
        )


def play(options: RuleOptions) -> Played:
    """The same deals at every call, each decision drawn from the legal ones."""
    rng = random.Random(1)
    state = new_game(options)
    played: Played = []
    for number in range(DEALS):
        if state.phase is Phase.GAME_OVER:
            state = new_game(options)
        dealer = next_dealer(state) or 0
        state = start_deal(state, seeded_deal(options, dealer, "benchmark", number)).state
        while state.turn is not None:
            choices = legal_actions(state)
            action = choices[int(rng.random() * len(choices))]
            played.append((state, action))
            state = apply(state, action).state
    return played


if __name__ == "__main__":
    main()
