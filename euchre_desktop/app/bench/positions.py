"""Which decisions is thinking measured by? Seeded ones of every kind."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import count, islice

from euchre_desktop.ai.player import Level, decide
from euchre_desktop.rules import (
    Observation,
    Phase,
    RuleOptions,
    apply,
    defaults,
    house_rules,
    new_game,
    observe,
    score_slots,
    seeded_deal,
    start_deal,
)

KINDS = {2: 4, 3: 6, 4: 6}
"""How many phases ask a seat something by the `RULES` below."""
RULES: dict[int, tuple[RuleOptions, ...]] = {
    2: (defaults(2), house_rules({"players": 2, "low_rank": 7, "joker": True})),
    3: (
        defaults(3),
        house_rules({"players": 3, "dummy": "none", "low_rank": 8}),
        house_rules({"players": 3, "low_rank": 7, "joker": True}),
    ),
    4: (
        defaults(4),
        house_rules({"players": 4, "defend_alone": True, "dealer_pickup": "optional"}),
        house_rules({"players": 4, "low_rank": 7, "joker": True, "stick_the_dealer": True}),
    ),
}
"""The games as they come, and what makes them larger."""
MOST_MET = 12
"""So many times as many as are wanted are looked at: a rare kind stays rare."""


def positions(players: int, number: int) -> tuple[Observation, ...]:
    """About so many decisions that leave a choice, as many of every phase; always the same."""
    share = -(-number // KINDS[players])
    found: defaultdict[Phase, list[Observation]] = defaultdict(list)
    for seen in islice(_met(players), MOST_MET * number):
        if len(found[seen.phase]) < share:
            found[seen.phase].append(seen)
        if len(found) == KINDS[players] and all(len(kind) == share for kind in found.values()):
            break
    return tuple(seen for kind in found.values() for seen in kind)


def _met(players: int) -> Iterator[Observation]:
    """What seats are asked, deal after deal, when all play by rule of thumb."""
    for number in count():
        options = RULES[players][number % len(RULES[players])]
        sides = range(score_slots(players))
        scores = tuple((3 * number + 5 * side) % options.target for side in sides)
        deal = seeded_deal(options, number % players, "bench", number)
        state = start_deal(new_game(options, scores), deal).state
        while state.turn is not None:
            seen = observe(state, state.turn)
            if len(seen.legal_actions) > 1:
                yield seen
            # The rules of thumb draw no chance.
            state = apply(state, decide(seen, Level.CASUAL, random.Random(0)).action).state
