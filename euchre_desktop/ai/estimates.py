"""What has a search found of one thing that may be done?"""

from __future__ import annotations

from dataclasses import dataclass

from euchre_desktop.ai.candidates import Candidate
from euchre_desktop.ai.fast.codes import LONE_MARCH, MADE, MARCH, THROWN_IN
from euchre_desktop.rules import Seat

MADE_AT_ALL = (MADE, MARCH, LONE_MARCH)
"""The results in which the maker's side takes three tricks."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a candidate came to over all worlds; each error is a standard error of the mean."""

    candidate: Candidate
    points: float
    points_error: float
    wins: float
    wins_error: float
    lead: float
    """How much more often it wins than the first candidate does."""
    lead_error: float
    tricks: float
    """Of the maker's side, from the start of the deal."""
    results: tuple[float, ...]
    """How often each result came about; see `worth`."""

    @property
    def made(self) -> float:
        """How often the maker's side takes three tricks, when the deal is played."""
        played = 1 - self.results[THROWN_IN]
        return self.share(MADE_AT_ALL) / played if played else 0.0

    def share(self, codes: tuple[int, ...]) -> float:
        """How often it comes to these results, whoever is the maker."""
        return sum(self.share_of(maker, codes) for maker in range(4))

    def share_of(self, maker: Seat, codes: tuple[int, ...]) -> float:
        """How often it comes to these results with this maker."""
        return sum(self.results[6 * maker + code] for code in codes)
