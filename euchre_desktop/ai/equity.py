"""What is a score worth: how likely does a seat win the game from here?

All are taken to play by the seasoned rules of thumb. A game won by several players at equal
scores counts as a part of a win for each: whoever can only share loses as much as somebody gains,
so that the chances of all always add up to 1, and no seat may prefer a shared win to a lone one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import Protocol

from euchre_desktop.ai.equity_deals import Deals, Nearness, deals_under, most_points, near
from euchre_desktop.ai.equity_race import race_of
from euchre_desktop.ai.equity_tie import PlayedOnTie, even_share
from euchre_desktop.rules import RuleOptions, Seat, score_slot, score_slots

RECKONED_OUT = {2: 80, 3: 20}
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
        far = deals[(0,) * self._slots]
        self._tie = PlayedOnTie(far, self._slots) if options.tie == "play_on" else None
        self._target = min(options.target, RECKONED_OUT[self._slots])
        self._beyond = self._target + max(most_points(dealt) for dealt in deals.values())
        self._race = race_of(far) if far.gains else None
        if far.gains:
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
            index = index * self._beyond + score
        return index

    def _finished(self) -> list[list[float]]:
        """By dealer: the chances at all scores with the target reached; 0 elsewhere."""
        cells = list(product(range(self._beyond), repeat=self._slots))
        dealers = range(self._slots if self._tie is not None else 1)
        chances = [
            [
                self._at_the_end(cell, dealer) if max(cell) >= self._target else 0.0
                for cell in cells
            ]
            for dealer in dealers
        ]
        return [list(chances[dealer % len(chances)]) for dealer in range(self._slots)]

    def _reckon(self, deals: Mapping[Nearness, Deals]) -> None:
        """Fill in the chances before the target, the latest scores first."""
        near_at = [near(self._options, self._target - score) for score in range(self._target)]
        ways = [self._ways(deals, dealer) for dealer in range(self._slots)]
        following = self._chances[1:] + self._chances[:1]
        for scores in product(reversed(range(self._target)), repeat=self._slots):
            at, nearness = self._index(scores), tuple([near_at[score] for score in scores])
            scored, still = [], []
            for way, chances in zip(ways, following, strict=True):
                steps, stand = way[nearness]
                scored.append(sum([chance * chances[at + step] for step, chance in steps]))
                still.append(stand)
            for dealer, chance in enumerate(_after_standstill(scored, still)):
                self._chances[dealer][at] = chance

    def _ways(self, deals: Mapping[Nearness, Deals], dealer: int) -> dict[Nearness, _Ways]:
        """By nearness, the first score's first: how a deal of this dealer changes the scores."""
        ways = {}
        for nearness, dealt in deals.items():
            turned = nearness[-dealer:] + nearness[:-dealer]
            steps = [(self._index(gain), chance) for gain, chance in dealt.dealt_from(dealer)]
            ways[turned] = steps, dealt.still
        return ways


_Ways = tuple[list[tuple[int, float]], float]
"""How far the index moves and how likely; and the chance that it does not."""


def _after_standstill(scored: list[float], still: list[float]) -> Iterator[float]:
    """The chance before the deal of each dealer, if scores may stand still for whole rounds.

    `scored` is what comes of deals that change the scores; the sum over rounds is geometric.
    """
    slots = len(scored)
    for dealer in range(slots):
        chance, weight = 0.0, 1.0
        for place in (*range(dealer, slots), *range(dealer)):
            chance += weight * scored[place]
            weight *= still[place]
        yield chance / (1 - weight) if weight < 1 else 1 / slots
