"""How sure is a mean? Estimates over clusters of results that belong together."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

_TWO_SIDED_95 = 1.959964


class Estimate(NamedTuple):
    """A mean and the half width of its 95 % interval (normal approximation)."""

    mean: float
    margin: float | None
    """None with fewer than two clusters, which say nothing about their spread."""


def ratio(amounts: Sequence[float], counts: Sequence[float]) -> Estimate:
    """The mean amount per count, where each cluster has an amount and a count above 0.

    Clusters are independent; what is inside one (the same cards in other seats) is
    not. With equal counts this is the mean of the clusters' means; else the usual
    linear approximation for a ratio of two sums.
    """
    clusters, total = len(amounts), sum(counts)
    mean = sum(amounts) / total
    if clusters < 2:
        return Estimate(mean, None)
    off = (amount - mean * count for amount, count in zip(amounts, counts, strict=True))
    variance = sum(value * value for value in off) * clusters / (clusters - 1)
    return Estimate(mean, _TWO_SIDED_95 * math.sqrt(variance) / total)


def percentile(ordered: Sequence[float], share: float) -> float:
    """The smallest of the `ordered` values that at least `share` of them do not exceed."""
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]
