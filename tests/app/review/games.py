"""Recorded games for the tests of reviewing, played without thought or by one level."""

from __future__ import annotations

import random
from functools import cache

from euchre_desktop.ai.player import Level, decide
from euchre_desktop.rules import (
    Phase,
    Record,
    apply,
    defaults,
    first_dealer,
    new_game,
    next_dealer,
    observe,
    seeded_deal,
    start_deal,
)


@cache
def played(players: int, seed: str, level: Level = Level.BEGINNER, deals: int = 100) -> Record:
    """A game by the usual rules in which every seat plays like `level`."""
    options = defaults(players)
    state = new_game(options)
    record = Record(tuple(["Robin", "Ann", "Ben", "Cleo"][:players]), options, state.scores)
    dealer: int | None = first_dealer(options, seed).dealer
    rng = random.Random(seed)
    while state.phase is not Phase.GAME_OVER and state.deals_begun < deals:
        assert dealer is not None
        deal = seeded_deal(options, dealer, seed, state.deals_begun)
        state, record = start_deal(state, deal).state, record.with_deal(deal)
        while state.turn is not None:
            action = decide(observe(state, state.turn), level, rng).action
            state, record = apply(state, action).state, record.with_action(action)
        dealer = next_dealer(state)
    return record
