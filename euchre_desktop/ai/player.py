"""What does a computer player do? The one door to the opponents."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from euchre_desktop.rules import Action, Observation


class Level(StrEnum):
    """How well a computer player plays."""

    BEGINNER = "beginner"
    CASUAL = "casual"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action was chosen, in words."""

    text: str


@dataclass(frozen=True, slots=True)
class Decision:
    """An action and why it was chosen."""

    action: Action
    reason: Reason


def _never() -> bool:
    return False


def decide(
    seen: Observation,
    level: Level,
    rng: random.Random,
    cancelled: Callable[[], bool] = _never,
) -> Decision:
    """Choose one of `seen.legal_actions`; raise ValueError if it is not this seat's turn."""
    if not seen.legal_actions:
        raise ValueError(f"seat {seen.seat} is not to act")
    return Decision(rng.choice(seen.legal_actions), Reason("one of the legal actions"))
