"""How likely is chance alone to stray as far as this? The upper tail of the chi-square."""

from __future__ import annotations

import math

_ENOUGH = 1e-15
_MOST_TERMS = 10_000


def chi_square_tail(value: float, freedom: int) -> float:
    """The probability that chi-square with `freedom` degrees of freedom is at least `value`.

    Q(freedom / 2, value / 2), the regularized upper incomplete gamma function: by its series
    (Abramowitz and Stegun 6.5.29) where that converges fast, else by Legendre's continued
    fraction (6.5.31), evaluated as Lentz proposed.
    """
    if freedom < 1:
        raise ValueError("there is no chi-square without a degree of freedom")
    if value <= 0:
        return 1.0
    a, x = freedom / 2, value / 2
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    tail = 1 - scale * _series(a, x) if x < a + 1 else scale * _fraction(a, x)
    return min(1.0, max(0.0, tail))


def _series(a: float, x: float) -> float:
    term = total = 1 / a
    for number in range(1, _MOST_TERMS):
        term *= x / (a + number)
        total += term
        if term < total * _ENOUGH:
            break
    return total


def _fraction(a: float, x: float) -> float:
    """1/(x+1-a - 1(1-a)/(x+3-a - 2(2-a)/(x+5-a - ...))), contracted to every second term.

    No denominator comes near zero where it is used, for x >= a + 1.
    """
    b = x + 1 - a
    c, d = math.inf, 1 / b
    value = d
    for number in range(1, _MOST_TERMS):
        factor = number * (a - number)
        b += 2
        d = 1 / (b + factor * d)
        c = b + factor / c
        value *= c * d
        if abs(c * d - 1) < _ENOUGH:
            break
    return value
