"""How did the person do against the computer player that held the same cards?"""

from __future__ import annotations

import datetime
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Protocol

from euchre_desktop.app.challenge.challenge import Challenge
from euchre_desktop.app.game_setup import PERSON
from euchre_desktop.rules import Seat, score_slot


@dataclass(frozen=True, slots=True)
class Comparison:
    """The points of both in each deal, as far as they are known."""

    challenge: Challenge
    person: tuple[Fraction, ...] = ()
    """In the order of the deals."""
    computer: dict[int, Fraction] = field(default_factory=dict)
    """By the number of the deal: they need not be known in order."""

    def with_person(self, points: Fraction) -> Comparison:
        """The person has played one more deal."""
        return replace(self, person=(*self.person, points))

    def with_computer(self, number: int, points: Fraction) -> Comparison:
        """The computer player has played deal `number`."""
        return replace(self, computer={**self.computer, number: points})

    @property
    def played(self) -> bool:
        """Has the person played every deal?"""
        return len(self.person) == self.challenge.size

    @property
    def complete(self) -> bool:
        """Is everything known?"""
        return self.played and len(self.computer) == self.challenge.size

    def difference(self, number: int) -> Fraction | None:
        """The person's points in a deal less the computer's; None while either is not known."""
        if number >= len(self.person) or number not in self.computer:
            return None
        return self.person[number] - self.computer[number]

    def running(self, number: int) -> Fraction | None:
        """The sum of the differences up to a deal; None while one of them is not known."""
        differences = [self.difference(before) for before in range(number + 1)]
        known = [one for one in differences if one is not None]
        return sum(known, Fraction()) if len(known) == len(differences) else None

    @property
    def so_far(self) -> Fraction:
        """The sum of all differences that are known."""
        differences = (self.difference(number) for number in range(len(self.person)))
        return sum((one for one in differences if one is not None), Fraction())


class ChallengeKeeper(Protocol):
    """Remembers how challenges ended."""

    def keep_challenge(self, finished: Comparison) -> None:
        """A challenge was played to its end. Never raises."""

    def of_day(self, day: datetime.date) -> Comparison | None:
        """How the person first did in the challenge of a day; None if it was not played."""


def points_for(seat: Seat, points: tuple[int, ...], players: int) -> Fraction:
    """What a deal brought `seat`: its points less the mean of its opponents'.

    Own points alone would make it free to be euchred.
    """
    own = score_slot(seat, players)
    others = [gained for slot, gained in enumerate(points) if slot != own]
    return points[own] - Fraction(sum(others), len(others))


def person_points(points: tuple[int, ...], players: int) -> Fraction:
    """What a deal that began at no score brought the seat that is compared."""
    return points_for(PERSON, points, players)
