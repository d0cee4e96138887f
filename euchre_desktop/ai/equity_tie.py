"""Who wins when equal scores at the target play on?"""

from __future__ import annotations

from itertools import product

from euchre_desktop.ai.equity_deals import Deals, most_points

_ROUNDS = 200
"""By then only rules that hardly ever let one lead alone are unsettled."""
_SETTLED = 1e-10

Gaps = tuple[int, ...]
"""How far each score is behind the highest: some number of zeros and numbers below."""


class PlayedOnTie:
    """The chances once the target is reached by several: the first to lead alone wins."""

    def __init__(self, deals: Deals, slots: int) -> None:
        self._slots = slots
        # Whoever is two of the greatest gains behind has no chance worth telling apart.
        self._farthest = min(-1, -2 * most_points(deals))
        behind = range(self._farthest, 1)
        self._gaps = [gaps for gaps in product(behind, repeat=slots) if gaps.count(0) > 1]
        self._chances = [{gaps: even_share(gaps) for gaps in self._gaps} for _ in range(slots)]
        self._settle(deals)

    def chance(self, scores: tuple[int, ...], dealer: int) -> float:
        """How likely the first score wins, if several are equal and highest."""
        return self._chances[dealer][self._gaps_of(scores)]

    def _gaps_of(self, scores: tuple[int, ...]) -> Gaps:
        highest = max(scores)
        return tuple(max(score - highest, self._farthest) for score in scores)

    def _settle(self, deals: Deals) -> None:
        dealt = [deals.dealt_from(dealer) for dealer in range(self._slots)]
        ways = [
            (dealer, gaps, [(self._after(gaps, gain), chance) for gain, chance in dealt[dealer]])
            for dealer in reversed(range(self._slots))
            for gaps in self._gaps
        ]
        for _ in range(_ROUNDS):
            if self._round(ways, deals.still) < _SETTLED:
                break

    def _after(self, gaps: Gaps, gain: tuple[int, ...]) -> Gaps:
        return self._gaps_of(tuple(map(sum, zip(gaps, gain, strict=True))))

    def _round(
        self, ways: list[tuple[int, Gaps, list[tuple[Gaps, float]]]], still: float
    ) -> float:
        """One deal more is foreseen from everywhere; the greatest change is returned."""
        change = 0.0
        for dealer, gaps, steps in ways:
            following = self._chances[(dealer + 1) % self._slots]
            chance = still * following[gaps]
            for after, weight in steps:
                # One that leads alone has won, and is not among the ties.
                chance += weight * (following[after] if after in following else even_share(after))
            change = max(change, abs(chance - self._chances[dealer][gaps]))
            self._chances[dealer][gaps] = chance
        return change


def even_share(scores: tuple[int, ...]) -> float:
    """What the first score has of a win that the equal highest share."""
    return 1 / scores.count(scores[0]) if scores[0] == max(scores) else 0.0
