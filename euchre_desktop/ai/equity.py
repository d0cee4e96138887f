"""What is a score worth: how likely does a seat win the game from here?

All are taken to play like casual opponents. A game won by several players at equal scores
counts as a part of a win for each: whoever can only share loses as much as somebody gains, so
that the chances of all always add up to 1, and no seat may prefer a shared win to a lone one.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Protocol

from euchre_desktop.ai.equity_deals import Deals, deals_under
from euchre_desktop.ai.equity_race import race_of
from euchre_desktop.ai.equity_tie import PlayedOnTie, even_share
from euchre_desktop.rules import RuleOptions, Seat, score_slot, score_slots

RECKONED_OUT = {2: 100, 3: 21}
"""By the scores kept: how many points from the target every end of the game is gone through."""

Scores = tuple[int, ...]


class Equity(Protocol):
    def worth(self, scores: Scores, next_dealer: Seat, seat: Seat) -> float:
        """The chance that `seat` wins the game, which goes on with the deal of `next_dealer`.

        Partners win together, so each has the whole chance of their side. When the game is
        over this is 1, 0 or a part of 1.
        """
        ...


@lru_cache(maxsize=16)
def equity_for(options: RuleOptions) -> Equity:
    """The equity of a game by these rules. Asking again for the same rules costs nothing."""
    return _Reckoned(options)


class _Reckoned:
    """Chances found backward from the target; those of a game still far from it, estimated.

    Throughout, the chance is that of the first score: for another the scores are turned
    until it comes first.
    """

    def __init__(self, options: RuleOptions) -> None:
        self._options = options
        self._slots = score_slots(options.players)
        deals = deals_under(options)
        self._tie = PlayedOnTie(deals, self._slots) if options.tie == "play_on" else None
        self._target = min(options.target, RECKONED_OUT[self._slots])
        self._highest = self._target + max((max(gain) for gain, _ in deals.gains), default=0)
        self._race = race_of(deals) if deals.gains else None
        if deals.gains:
            self._chances = self._finished()
            self._reckon(deals)

    def worth(self, scores: Scores, next_dealer: Seat, seat: Seat) -> float:
        slot = score_slot(seat, self._options.players)
        turned = scores[slot:] + scores[:slot]
        return self._chance(turned, (next_dealer - slot) % self._slots)

    def _chance(self, scores: Scores, dealer: int) -> float:
        if max(scores) >= self._options.target:
            return self._at_the_end(scores, dealer)
        if self._race is None:
            return 1 / self._slots  # Nobody ever scores: no reason to prefer any.
        near = tuple(score - self._options.target + self._target for score in scores)
        if min(near) < 0:
            return self._race.chance(scores, self._options.target)
        return self._chances[dealer][self._index(near)]

    def _at_the_end(self, scores: Scores, dealer: int) -> float:
        if self._tie is not None and scores.count(max(scores)) > 1:
            return self._tie.chance(scores, dealer)
        return even_share(scores)

    def _index(self, scores: Scores) -> int:
        """Where the chances at these scores are kept: as `product` counts them up."""
        index = 0
        for score in scores:
            index = index * self._highest + score
        return index

    def _finished(self) -> list[list[float]]:
        """By dealer: the chances at all scores with the target reached; 0 elsewhere."""
        cells = list(product(range(self._highest), repeat=self._slots))
        dealers = range(self._slots if self._tie is not None else 1)
        chances = [
            [
                self._at_the_end(cell, dealer) if max(cell) >= self._target else 0.0
                for cell in cells
            ]
            for dealer in dealers
        ]
        return [list(chances[dealer % len(chances)]) for dealer in range(self._slots)]

    def _reckon(self, deals: Deals) -> None:
        """Fill in the chances before the target, the latest scores first."""
        ways = [
            [(self._index(gain), chance) for gain, chance in deals.dealt_from(dealer)]
            for dealer in range(self._slots)
        ]
        dealers = range(self._slots)
        following = [self._chances[(dealer + 1) % self._slots] for dealer in dealers]
        turns = _recurring(deals.still, self._slots)
        for scores in product(reversed(range(self._target)), repeat=self._slots):
            at = self._index(scores)
            scored = [
                sum([chance * following[dealer][at + step] for step, chance in ways[dealer]])
                for dealer in dealers
            ]
            for dealer in dealers:
                self._chances[dealer][at] = sum(
                    weight * scored[(dealer + turn) % self._slots]
                    for turn, weight in enumerate(turns)
                )


def _recurring(still: float, slots: int) -> tuple[float, ...]:
    """How the deals of the coming dealers weigh when scores stand still with this chance.

    The scores may stand for whole rounds; the sum over all rounds is geometric.
    """
    return tuple(still**turn / (1 - still**slots) for turn in range(slots))
