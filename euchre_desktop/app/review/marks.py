"""How good was a choice? Five marks by fixed limits.

What counts is the chance to win the game that was given away, in hundredths of a game, and
only the part of it that is certain: twice the standard error is taken off first, so that no
choice is called bad for what may be chance. In the middle of a game to ten a point is worth
about six hundredths.
"""

from __future__ import annotations

from enum import Enum

from euchre_desktop.ai.weighing import Loss

DOUBT = 2.0
"""So many standard errors are taken off a loss; one in forty losses is less than is left."""


class Mark(Enum):
    """In the order from good to bad."""

    BEST = "best"
    """What the strongest player does, or as good."""
    FINE = "fine"
    """Less than `LIMITS` ask, or not certainly worse."""
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


LIMITS = ((Mark.BLUNDER, 0.06), (Mark.MISTAKE, 0.025), (Mark.INACCURACY, 0.01))
"""From so much of a game on that is certainly lost; the worst first."""


def mark_of(loss: Loss) -> Mark:
    """The mark of a choice that loses this."""
    if loss.wins <= 0:
        return Mark.BEST
    certain = loss.wins - DOUBT * loss.error
    return next((mark for mark, limit in LIMITS if certain >= limit), Mark.FINE)
