"""Which sound belongs to what just happened, and may it be heard now?"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import assert_never

from euchre_desktop.rules import (
    CardPlayed,
    CardsDealt,
    DealScored,
    DefendedAlone,
    DefendedTogether,
    DummyMerged,
    Event,
    FirstDealerFound,
    GameWon,
    Observation,
    Outcome,
    Passed,
    ThrownIn,
    TookHelp,
    TrickWon,
    TrumpMade,
    UpcardDeclined,
    UpcardTaken,
    UpcardTurnedDown,
    WentAlone,
)


class Sound(StrEnum):
    """Each has a file of its name. Of several in one moment the later one here is heard."""

    KNOCK = "knock"
    CARD = "card"
    TRICK = "trick"
    DEAL = "deal"
    BID = "bid"
    EUCHRE = "euchre"
    LOSS = "loss"
    WIN = "win"


_EUCHRES = (Outcome.EUCHRE, Outcome.LONE_DEFENDER_EUCHRE, Outcome.LONE_DEFENDER_MARCH)

_FREQUENT = (Sound.KNOCK, Sound.CARD, Sound.TRICK)
_APART, _ALIKE_APART, _RARE_APART = 0.09, 0.14, 0.5
"""Seconds from any sound to a frequent one, to the same frequent one, to the same rare one."""


def sound_of(event: Event, seen: Observation) -> Sound | None:
    """What is heard of `event` at the seat of `seen`; many pass in silence."""
    match event:
        case FirstDealerFound(_, turned_up):
            return Sound.DEAL if turned_up else None
        case CardsDealt():
            return Sound.DEAL
        case Passed():
            return Sound.KNOCK
        case TrumpMade() | WentAlone() | DefendedAlone():
            return Sound.BID
        case UpcardTurnedDown() | UpcardTaken() | DummyMerged() | CardPlayed():
            return Sound.CARD
        case TrickWon():
            return Sound.TRICK
        case DealScored(outcome):
            return Sound.EUCHRE if outcome in _EUCHRES else None
        case GameWon(winners):
            return Sound.WIN if seen.seat in winners else Sound.LOSS
        case UpcardDeclined() | TookHelp() | DefendedTogether() | ThrownIn():
            return None
        case _ as never:
            assert_never(never)


def loudest(sounds: Iterable[Sound]) -> Sound | None:
    """The one sound of a moment in which several are due."""
    order = tuple(Sound)
    return max(sounds, key=order.index, default=None)


class Rhythm:
    """Keeps sounds apart, so that a table without motion does not rattle."""

    def __init__(self) -> None:
        self._last: dict[Sound, float] = {}

    def admits(self, sound: Sound, now: float) -> bool:
        """May `sound` be heard at `now`, in seconds? If so, it counts as heard."""
        if not self._has_room(sound, now):
            return False
        self._last[sound] = now
        return True

    def _has_room(self, sound: Sound, now: float) -> bool:
        since = now - self._last.get(sound, float("-inf"))
        if sound not in _FREQUENT:
            return since >= _RARE_APART
        since_any = now - max(self._last.values(), default=float("-inf"))
        return since >= _ALIKE_APART and since_any >= _APART
