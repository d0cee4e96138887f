"""Who wins a game too long to be reckoned out deal by deal?"""

from __future__ import annotations

import math
from dataclasses import dataclass

from euchre_desktop.ai.equity_deals import Deals

_FARTHEST = 10**15
"""Points to go beyond which more make no difference; a float holds them exactly."""
_STEPS = tuple(step / 4 for step in range(-24, 25))
"""Standard deviations around a mean, over which chances are summed up."""


@dataclass(frozen=True, slots=True)
class Race:
    """A game seen from far off: each score takes its time to the target, give or take.

    All grow at the same pace. The time a score takes is spread like a bell curve, the wider the
    farther it is from the target; the shortest time wins.
    """

    pace: float
    """Points that one score grows by in a deal, on average over who deals."""
    scatter: float
    """The variance of the difference of two scores after a deal."""

    def chance(self, scores: tuple[int, ...], target: int) -> float:
        """How likely the first score is the first to reach the target, which none has.

        The chances of all scores, each put first in turn, add up to 1.
        """
        missing = [min(_FARTHEST, target - score) for score in scores]
        chances = [self._first(missing[n:] + missing[:n]) for n in range(len(missing))]
        return chances[0] / sum(chances)

    def _first(self, missing: list[int]) -> float:
        own, *others = (math.sqrt(self.scatter / 2 * points / self.pace) for points in missing)
        return sum(
            math.exp(-step * step / 2)
            * math.prod(
                _below((points - missing[0] + step * own) / other)
                for points, other in zip(missing[1:], others, strict=True)
            )
            for step in _STEPS
        )


def race_of(deals: Deals) -> Race:
    """The race of a game with deals like these; somebody must score sometimes."""
    pace = sum(chance * sum(gain) / len(gain) for gain, chance in deals.gains)
    scatter = sum(chance * _spread(gain) for gain, chance in deals.gains)
    return Race(pace, scatter)


def _spread(gain: tuple[int, ...]) -> float:
    """The mean square of the differences between two of these."""
    differences = [(one - gain[n - 1]) ** 2 for n, one in enumerate(gain)]
    return sum(differences) / len(differences)


def _below(deviations: float) -> float:
    """How much of a bell curve lies below this."""
    return math.erfc(-deviations / math.sqrt(2)) / 2
