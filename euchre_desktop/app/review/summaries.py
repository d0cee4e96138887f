"""What do the judgments of a deal, or of a whole game, come to?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from euchre_desktop.app.review.judgments import Judgment
from euchre_desktop.app.review.marks import Mark


@dataclass(frozen=True, slots=True)
class Summary:
    """The choices of one seat added up."""

    weighed: int
    """How many choices could be judged."""
    counts: dict[Mark, int]
    wins: float
    """What they lost of the chance to win the game, added up."""
    points: float
    """What they lost in points, added up."""
    worst: Judgment | None
    """The choice that lost most, of those that are more than fine; None if all were good."""

    @property
    def wins_each(self) -> float:
        """The average loss of a choice, of the chance to win the game."""
        return self.wins / self.weighed if self.weighed else 0.0

    @property
    def points_each(self) -> float:
        """The average loss of a choice, in points."""
        return self.points / self.weighed if self.weighed else 0.0


def summary_of(judgments: Iterable[Judgment]) -> Summary:
    """Add up what could be judged; what could not is left out."""
    counts = dict.fromkeys(Mark, 0)
    number, wins, points = 0, 0.0, 0.0
    worst: tuple[float, Judgment] | None = None
    for judgment in judgments:
        loss, mark = judgment.weighed.loss, judgment.mark
        if loss is None or mark is None:
            continue
        number, wins, points = number + 1, wins + loss.wins, points + loss.points
        counts[mark] += 1
        bad = mark not in (Mark.BEST, Mark.FINE)
        if bad and (worst is None or loss.wins > worst[0]):
            worst = (loss.wins, judgment)
    return Summary(number, counts, wins, points, None if worst is None else worst[1])
