"""Which of the actions that were weighed is done?

The one of the rules of thumb stays, unless another is better beyond doubt. How sure that has to
be is measured in docs/strength.md, and set so that what is done can be understood at the table.
"""

from __future__ import annotations

from collections.abc import Sequence

from euchre_desktop.ai.estimates import Estimate
from euchre_desktop.ai.fast.codes import EUCHRE, MADE
from euchre_desktop.ai.leaning import Leaning, at_stake
from euchre_desktop.ai.worth import Worth
from euchre_desktop.rules import Action, Observation, Pass

NOISE = 0.5
"""By so many standard errors an action must be better than that of the rules of thumb."""
TRUSTED = 0.015
"""Of what is at stake: by so much is the card of the rules of thumb usually worse than the best.
Where the standard error is more, few worlds can hardly overrule it, and more is asked for."""
CLOSE = 0.003
"""After the bids it must be better by so much of what is at stake, or few would see why, and by
one world more: of few worlds it may be but one or two in which there is a difference."""
HABIT = 0.02
"""A bid must be better by so much of what is at stake."""
WAITING = 0.1
"""And a pass by so much where what the rules of thumb would make is as good as made: what it is
worth rests on guesses of all that others will bid, and few would see why one waits with that."""
SURE = 0.75
"""What is made so often is as good as made."""


def chosen(
    seen: Observation, worth: Worth, estimates: Sequence[Estimate], worlds: int, lean: Leaning
) -> Action:
    """The action that is done; the first estimate is of that of the rules of thumb.

    `lean` is what is added to the chance to win of what one likes to do.
    """

    def liking(estimate: Estimate) -> float:
        return estimate.wins + lean(estimate.candidate.action)

    by_rule = estimates[0]
    best = max(estimates, key=liking)
    if seen.contract is None:
        doubt = NOISE * best.lead_error + at_stake(seen, worth) * _asked(by_rule, best)
    else:
        doubt = _doubt(best, _difference(worth, 6 * seen.contract.maker), worlds)
    if liking(best) - liking(by_rule) <= doubt:
        return by_rule.candidate.action
    return best.candidate.action


def _asked(by_rule: Estimate, best: Estimate) -> float:
    waits = isinstance(best.candidate.action, Pass)
    return WAITING if waits and by_rule.made >= SURE else HABIT


def _doubt(best: Estimate, played_for: float, worlds: int) -> float:
    doubt = NOISE * best.lead_error
    trusted = TRUSTED * played_for
    if best.lead_error > trusted > 0:
        doubt *= best.lead_error / trusted
    return doubt + (CLOSE + 1 / worlds) * played_for


def _difference(worth: Worth, at: int) -> float:
    """What making it and a euchre are worth, compared."""
    return abs(worth.wins[at + MADE] - worth.wins[at + EUCHRE])
