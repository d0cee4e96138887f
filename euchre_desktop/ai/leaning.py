"""By how much may temperament sway a choice between actions that were weighed?"""

from __future__ import annotations

from collections.abc import Callable

from euchre_desktop.ai.fast.codes import (
    EUCHRE,
    LONE_DEFENDER_EUCHRE,
    LONE_MARCH,
    MADE,
    MARCH,
)
from euchre_desktop.ai.temperament import Temperament, suits
from euchre_desktop.ai.worth import Worth
from euchre_desktop.rules import Action, Observation, Phase

SHARE = 0.08
"""Of what is at stake: so a score at which the deal hardly matters excuses nothing."""
MOST = 0.015
"""In chances to win the game. An action worse than another by more is never preferred to it."""

Leaning = Callable[[Action], float]
"""What is added to the chance to win of an action."""


def leaning(seen: Observation, temperament: Temperament, worth: Worth) -> Leaning:
    """What `seen.seat`, of this temperament, adds to the chances of what it may do."""
    extra = max(0.0, min(MOST, SHARE * at_stake(seen, worth)))
    return lambda action: extra if suits(temperament, action) else 0.0


def at_stake(seen: Observation, worth: Worth) -> float:
    """How much more the success that is dared is worth than what it is dared for."""
    match seen.phase:
        case Phase.ORDERING | Phase.NAMING:
            return worth.wins[6 * seen.seat + MADE] - worth.wins[6 * seen.seat + EUCHRE]
        case Phase.DECLARING if _gives_up_help(seen):
            return worth.wins[6 * seen.seat + LONE_MARCH] - worth.wins[6 * seen.seat + MARCH]
        case Phase.DEFENDING:
            maker = 6 * seen.made.maker
            return worth.wins[maker + LONE_DEFENDER_EUCHRE] - worth.wins[maker + EUCHRE]
        case _:
            return 0.0


def _gives_up_help(seen: Observation) -> bool:
    """Does alone mean to play without a partner or dummy? Else there is nothing to be bold in."""
    return seen.players == 4 or seen.options.merges_dummy(seen.made.bidding_round)
