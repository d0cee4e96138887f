"""What is played in a match? All that its result derives from, as one value."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from euchre_desktop.ai.player import Level, worlds_imagined
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.rules import RuleOptions, score_slot, score_slots

BOT = "bot"
"""How the outside program is named where a level could stand."""


class Side(IntEnum):
    """The two that are compared."""

    A = 0
    B = 1


@dataclass(frozen=True, slots=True)
class Plan:
    """A match of so many units: deals at no score, or whole games.

    Each unit is played once in every seating, on the same cards.
    """

    options: RuleOptions
    levels: tuple[Level | None, Level | None]
    """How side A and side B play; None: somebody from outside does."""
    bot: str | None
    """The command that starts the outside program."""
    whole_games: bool
    size: int
    seed: str
    temperaments: tuple[Temperament, Temperament] = (Temperament.BALANCED, Temperament.BALANCED)
    """Of the levels' bidding; an outside program has its own."""

    def side_name(self, side: Side) -> str:
        level = self.levels[side]
        if level is None:
            return BOT
        temperament = self.temperaments[side]
        if temperament is Temperament.BALANCED:
            return level.value
        return f"{temperament.value} {level.value}"

    def side_worlds(self, side: Side) -> int | None:
        """How many worlds the side imagines for a card; None for an outside program."""
        level = self.levels[side]
        return None if level is None else worlds_imagined(level)

    @property
    def unit(self) -> str:
        return "games" if self.whole_games else "deals"


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where."""

    slot: int
    """Whose score is side A's."""
    sides: tuple[Side, ...]
    """By seat."""


def seatings(players: int) -> tuple[Seating, ...]:
    """Side A in every place once: at each seat, or at both sides with four."""
    return tuple(
        Seating(
            slot,
            tuple(
                Side.A if score_slot(seat, players) == slot else Side.B for seat in range(players)
            ),
        )
        for slot in range(score_slots(players))
    )
