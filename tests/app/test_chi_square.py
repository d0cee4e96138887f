"""The chi-square's upper tail, against values from tables and closed forms."""

from __future__ import annotations

import math

import pytest

from euchre_desktop.app.chi_square import chi_square_tail


@pytest.mark.parametrize(
    ("value", "freedom", "tail"),
    [
        (3.841458820694124, 1, 0.05),
        (5.991464547107979, 2, 0.05),
        (7.814727903251179, 3, 0.05),
        (9.487729036781154, 4, 0.05),
        (13.276704135987622, 4, 0.01),
        (18.46682695290317, 4, 0.001),
        (0.7107230213973239, 4, 0.95),
        (18.307038053275146, 10, 0.05),
    ],
)
def test_the_quantiles_of_the_tables(value: float, freedom: int, tail: float) -> None:
    assert chi_square_tail(value, freedom) == pytest.approx(tail, rel=1e-9)


@pytest.mark.parametrize("value", [0.001, 0.5, 1, 2.9, 3.1, 4, 10, 50, 300])
def test_the_closed_forms_of_one_two_and_four_degrees(value: float) -> None:
    half = value / 2
    assert chi_square_tail(value, 1) == pytest.approx(math.erfc(math.sqrt(half)), rel=1e-9)
    assert chi_square_tail(value, 2) == pytest.approx(math.exp(-half), rel=1e-9)
    assert chi_square_tail(value, 4) == pytest.approx(math.exp(-half) * (1 + half), rel=1e-9)


def test_nothing_strays_less_than_not_at_all() -> None:
    assert chi_square_tail(0, 3) == 1
    with pytest.raises(ValueError, match="degree of freedom"):
        chi_square_tail(1, 0)
