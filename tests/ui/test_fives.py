"""A pair of fives shows the score by the pips that can be seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from euchre_desktop.rules import Suit
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.fives import LONG, PIP_SIZE, PIPS, Pair, draw_fives, pair_for
from euchre_desktop.ui.theme import seat_color

_CARD = QRectF(-LONG / 2, -0.5, LONG, 1)


def corners(pip: QPointF) -> list[QPointF]:
    half = PIP_SIZE / 2
    return [pip + QPointF(x, y) for x in (-half, half) for y in (-half, half)]


def free_of(pair: Pair) -> list[QPointF]:
    """The pips of the lower five that the upper one leaves free; none may be cut."""
    seen_from_above, possible = pair.upper.inverted()
    assert possible
    free = []
    for pip in PIPS:
        covered = [_CARD.contains(seen_from_above.map(corner)) for corner in corners(pip)]
        assert all(covered) or not any(covered), (pair, pip)
        if not any(covered):
            free.append(pip)
    return free


@pytest.mark.parametrize("points", range(11))
def test_the_pips_that_can_be_seen_are_the_score(points: int) -> None:
    pair = pair_for(points)
    seen = len(free_of(pair)) if pair.lower_faces_up else 0
    assert seen + (len(PIPS) if pair.upper_faces_up else 0) == points


def test_a_score_beyond_ten_shows_all_pips() -> None:
    assert pair_for(13) == pair_for(10)


@pytest.mark.parametrize("points", range(11))
def test_a_pair_stays_in_its_place(qapp: QApplication, art: CardArt, points: int) -> None:
    """Nothing is drawn outside the area, whatever the score."""
    around = 20
    picture = QPixmap(120 + 2 * around, 34 + 2 * around)
    picture.fill(seat_color(0))
    blank = picture.toImage()
    painter = QPainter(picture)
    pip = art.suit(Suit.HEARTS, 8, on_dark=False)
    draw_fives(painter, QRectF(around, around, 120, 34), points, pip, seat_color(1))
    painter.end()
    drawn = picture.toImage()
    changed = [
        (x, y)
        for x in range(drawn.width())
        for y in range(drawn.height())
        if drawn.pixel(x, y) != blank.pixel(x, y)
    ]
    assert changed
    for x, y in changed:
        assert around - 1 <= x <= around + 120 and around - 1 <= y <= around + 34
