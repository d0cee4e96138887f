"""What is decided before the first deal: rules, names, and who plays each seat."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_desktop.ai.player import Level
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.rules import RuleOptions, Seat, defaults, house_rules

PERSON: Seat = 0
"""The seat of the person at the screen."""

LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class GameSetup:
    """One game to be played."""

    options: RuleOptions
    names: tuple[str, ...]
    """By seat, the person's first."""
    levels: tuple[Level | None, ...]
    """How each seat's computer player plays; None where a person does."""
    temperaments: tuple[Temperament, ...] = ()
    """How willingly it bids, by seat; where nothing is said all are balanced."""

    def __post_init__(self) -> None:
        players = self.options.players
        if not self.temperaments:
            object.__setattr__(self, "temperaments", (Temperament.BALANCED,) * players)
        if not len(self.names) == len(self.levels) == len(self.temperaments) == players:
            raise ValueError(f"{players} names, levels and temperaments are needed")

    @property
    def watched(self) -> bool:
        """Do computer players play every seat?"""
        return None not in self.levels


@dataclass(frozen=True, slots=True)
class Preset:
    """A named set of house rules."""

    key: str
    options: RuleOptions


PRESETS: tuple[Preset, ...] = (
    Preset("three_handed", defaults(3)),
    Preset("two_handed", defaults(2)),
    Preset("four_handed", defaults(4)),
    Preset("british", house_rules({"players": 4, "joker": True})),
    Preset(
        "canadian",
        house_rules({"players": 4, "canadian_loner": True, "stick_the_dealer": True}),
    ),
    Preset("thirty_two", house_rules({"players": 4, "low_rank": 7})),
)


def compass(players: int) -> tuple[str, ...]:
    """Names for the opponents by where they sit, the person's own place left out."""
    return {2: ("North",), 3: ("West", "East"), 4: ("West", "North", "East")}[players]


def standard_setup(options: RuleOptions, person: str, level: Level) -> GameSetup:
    """The person against opponents named by where they sit, all of one level."""
    opponents = compass(options.players)
    return GameSetup(options, (person, *opponents), (None, *(level for _ in opponents)))
