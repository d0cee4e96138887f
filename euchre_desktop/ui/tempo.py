"""How fast does each kind of movement go for this person, and do cards fly at all?"""

from __future__ import annotations

from dataclasses import dataclass

from euchre_desktop.app.preferences import Preferences, Speed
from euchre_desktop.rules import CardPlayed, CardsDealt, Event, FirstDealerFound, TrickWon

_FACTORS = {Speed.OFF: 0.0, Speed.FAST: 0.5, Speed.NORMAL: 1.0, Speed.SLOW: 2.0}


@dataclass(frozen=True, slots=True)
class Tempo:
    """Speeds that multiply: the one of everything, and those of one kind of movement."""

    speed: Speed = Speed.NORMAL
    deal: Speed = Speed.NORMAL
    play: Speed = Speed.NORMAL
    sweep: Speed = Speed.NORMAL
    trick_pause: Speed = Speed.NORMAL
    click_to_collect: bool = False
    """A full trick waits for a click, however fast the rest is."""
    reduced: bool = False
    """Cards are in their new place at once, and the table rests as long as they would move."""

    @property
    def is_immediate(self) -> bool:
        """Is nothing to be seen between two steps?"""
        return self.speed is Speed.OFF and not self.click_to_collect

    @property
    def for_the_rest(self) -> Tempo:
        """Of tricks that cannot come out otherwise: fast, and waiting for nobody.

        Where cards do not fly, or are there at once, it stays so.
        """
        speed = Speed.OFF if self.speed is Speed.OFF else Speed.FAST
        return Tempo(speed, reduced=self.reduced)

    @property
    def of_plays(self) -> float:
        """By how much a card's play lasts longer."""
        return _FACTORS[self.speed] * _FACTORS[self.play]

    def factor(self, event: Event, *, reading: bool = False) -> float:
        """By how much what shows `event` lasts longer; `reading` is the look at a full trick."""
        return _FACTORS[self.speed] * _FACTORS[self._own(event, reading)]

    def _own(self, event: Event, reading: bool) -> Speed:
        match event:
            case CardsDealt() | FirstDealerFound():
                return self.deal
            case CardPlayed():
                return self.play
            case TrickWon():
                return self.trick_pause if reading else self.sweep
            case _:
                return Speed.NORMAL


def tempo_of(preferences: Preferences) -> Tempo:
    """What `preferences` ask for."""
    return Tempo(
        preferences.speed,
        preferences.deal_speed,
        preferences.play_speed,
        preferences.sweep_speed,
        preferences.trick_pause,
        preferences.click_to_collect,
        preferences.reduced_motion,
    )
