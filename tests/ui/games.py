"""Seeded games played out without opponents, as the person's seat sees them."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from euchre_desktop.ai.player import Level
from euchre_desktop.app.game_setup import PERSON, GameSetup, standard_setup
from euchre_desktop.rules import (
    Action,
    Event,
    Observation,
    Phase,
    RuleOptions,
    Seat,
    apply,
    first_dealer,
    legal_actions,
    new_game,
    next_dealer,
    observe,
    seeded_deal,
    start_deal,
)

Choose = Callable[[Seat, tuple[Action, ...]], Action]
Shown = tuple[Observation, tuple[Event, ...]]


def setup_for(options: RuleOptions) -> GameSetup:
    return standard_setup(options, "Robin", Level.CASUAL)


def at_random(seed: str) -> Choose:
    """Any legal action, the same ones for the same seed."""
    chance = random.Random(seed)
    return lambda _seat, legal: legal[int(chance.random() * len(legal))]


def preferring(*kinds: type[Action]) -> Choose:
    """The first of these kinds of action that is legal, else the first legal action."""

    def choose(_seat: Seat, legal: tuple[Action, ...]) -> Action:
        for kind in kinds:
            for action in legal:
                if isinstance(action, kind):
                    return action
        return legal[0]

    return choose


def game(options: RuleOptions, seed: str, choose: Choose, deals: int = 100) -> Iterator[Shown]:
    """Each step of a whole game, or of its first `deals` deals."""
    state = new_game(options)
    found = first_dealer(options, seed)
    before: tuple[Event, ...] = (found,)
    dealer = found.dealer
    while state.phase is not Phase.GAME_OVER and state.deals_begun < deals:
        state, events = start_deal(state, seeded_deal(options, dealer, seed, state.deals_begun))
        yield observe(state, PERSON), (*before, *events)
        while state.turn is not None:
            action = choose(state.turn, legal_actions(state))
            state, events = apply(state, action)
            yield observe(state, PERSON), events
        before = ()
        following = next_dealer(state)
        assert following is not None
        dealer = following


def find(
    options: RuleOptions,
    choose: Callable[[str], Choose],
    wanted: Callable[[Observation], bool],
) -> list[Shown]:
    """The steps of some game up to a moment that is `wanted`."""
    for number in range(300):
        seed = f"seed {number}"
        steps: list[Shown] = []
        for step in game(options, seed, choose(seed), deals=3):
            steps.append(step)
            if wanted(step[0]):
                return steps
    raise AssertionError("no such moment in 300 games")
