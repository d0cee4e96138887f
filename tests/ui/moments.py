"""Named moments of seeded games, each with the steps that lead to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from euchre_desktop.rules import (
    Alone,
    DealScored,
    Decline,
    Observation,
    OrderUp,
    Pass,
    Phase,
    PickUp,
    RuleOptions,
    WithHelp,
    house_rules,
)
from tests.ui.games import Choose, Shown, at_random, find, preferring

Wanted = Callable[[Observation], bool]


def _passing(_seed: str) -> Choose:
    return preferring(Pass, Decline, WithHelp)


def _helped(_seed: str) -> Choose:
    return preferring(OrderUp, PickUp, WithHelp)


def _lone(_seed: str) -> Choose:
    return preferring(OrderUp, PickUp, Alone)


def _mine(phase: Phase) -> Wanted:
    return lambda seen: seen.turn == seen.seat and seen.phase is phase


def _restricted(seen: Observation) -> bool:
    """Must the person follow suit with some cards, while others may not be played?"""
    return (
        _mine(Phase.PLAYING)(seen)
        and len(seen.tricks) > 1
        and 0 < len(seen.legal_actions) < len(seen.hand)
    )


_MOMENTS: dict[str, tuple[dict[str, object], Callable[[str], Choose], Wanted]] = {
    "bidding of two": ({"players": 2}, _passing, _mine(Phase.ORDERING)),
    "bidding of three": ({"players": 3}, _passing, _mine(Phase.ORDERING)),
    "bidding of four": ({"players": 4}, _passing, _mine(Phase.ORDERING)),
    "naming": ({"players": 3}, _passing, _mine(Phase.NAMING)),
    "32 cards": ({"players": 3, "low_rank": 7, "joker": True}, _passing, _mine(Phase.NAMING)),
    "without a dummy": ({"players": 3, "dummy": "none"}, _passing, _mine(Phase.NAMING)),
    "picking up": ({"players": 3}, _helped, _mine(Phase.PICKING_UP)),
    "picking up of four": ({"players": 4}, _helped, _mine(Phase.PICKING_UP)),
    "merging": ({"players": 3}, _helped, _mine(Phase.MERGING)),
    "merging unasked": ({"players": 3, "maker_alone": False}, _helped, _mine(Phase.MERGING)),
    "must follow, two": ({"players": 2}, at_random, _restricted),
    "must follow, three": ({"players": 3}, at_random, _restricted),
    "must follow, four": ({"players": 4}, at_random, _restricted),
    "merged by another": (
        {"players": 3},
        _helped,
        lambda seen: seen.phase is Phase.PLAYING and seen.made.maker != 0,
    ),
    "a defender sits out": (
        {"players": 3},
        _lone,
        lambda seen: seen.phase is Phase.PLAYING and bool(seen.made.sitting_out),
    ),
    "the partner sits out": (
        {"players": 4},
        _lone,
        lambda seen: seen.phase is Phase.PLAYING and bool(seen.made.sitting_out),
    ),
    "the person sits out": (
        {"players": 4},
        _lone,
        lambda seen: seen.phase is Phase.PLAYING and 0 in seen.made.sitting_out,
    ),
    "declined": (
        {"players": 3},
        at_random,
        lambda seen: (
            seen.phase is Phase.PLAYING and seen.made.bidding_round == 1 and not seen.upcard_taken
        ),
    ),
    "the end of a deal": (
        {"players": 3},
        at_random,
        lambda seen: isinstance(seen.result, DealScored),
    ),
    "the end of a deal of four": (
        {"players": 4},
        at_random,
        lambda seen: isinstance(seen.result, DealScored),
    ),
}

NAMES = tuple(_MOMENTS)


@cache
def options_of(name: str) -> RuleOptions:
    return house_rules(_MOMENTS[name][0])


@cache
def steps_to(name: str) -> tuple[Shown, ...]:
    """All that was shown up to the moment."""
    _, choose, wanted = _MOMENTS[name]
    return tuple(find(options_of(name), choose, wanted))


def moment(name: str) -> Observation:
    """What the person sees at the moment."""
    return steps_to(name)[-1][0]
