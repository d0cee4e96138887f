"""How many actions a second do the rules apply?

Games of each size are played at random on one core, the same ones in every round.
"""

from __future__ import annotations

import random
import statistics
from time import process_time

from euchre_desktop.app.bench.figures import Figure, Section
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


def applying(*, quick: bool) -> Section:
    """With and without listing what is legal, as one who looks ahead has to."""
    rounds, deals = (1, 15) if quick else (ROUNDS, DEALS)
    figures: list[Figure] = []
    for players in (2, 3, 4):
        options = defaults(players)
        choosing, alone = [], []
        for _ in range(rounds):
            start = process_time()
            played = _play(options, deals)
            choosing.append(len(played) / (process_time() - start))
            start = process_time()
            for state, action in played:
                apply(state, action)
            alone.append(len(played) / (process_time() - start))
        name, label = f"rules.{players}", f"{players} players"
        figures += [
            Figure(f"{name}.apply", label, statistics.median(alone), "actions/s"),
            Figure(
                f"{name}.choose_and_apply",
                f"{label}, chosen from the legal",
                statistics.median(choosing),
                "actions/s",
            ),
        ]
    return Section("Rules: actions applied, processor time", tuple(figures))


def _play(options: RuleOptions, deals: int) -> Played:
    """The same deals at every call, each decision drawn from the legal ones."""
    rng = random.Random(1)
    state = new_game(options)
    played: Played = []
    for number in range(deals):
        if state.phase is Phase.GAME_OVER:
            state = new_game(options)
        dealer = next_dealer(state) or 0
        state = start_deal(state, seeded_deal(options, dealer, "bench", number)).state
        while state.turn is not None:
            choices = legal_actions(state)
            action = choices[int(rng.random() * len(choices))]
            played.append((state, action))
            state = apply(state, action).state
    return played
