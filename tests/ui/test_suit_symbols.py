"""Suits are drawn, sharp at every scale, and to be seen on paper and on dark ground."""

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from euchre_desktop.rules import Suit
from euchre_desktop.ui.suit_symbols import SvgSuitSymbols


@pytest.mark.parametrize("suit", list(Suit))
@pytest.mark.parametrize("dpr", [1.0, 1.25, 2.0])
def test_a_symbol_has_the_size_asked_for(
    qtbot: QtBot, symbols: SvgSuitSymbols, suit: Suit, dpr: float
) -> None:
    drawn = symbols.pixmap(suit, 20, dpr, on_dark=False)
    assert drawn.width() == round(20 * dpr)
    assert drawn.devicePixelRatio() == dpr


@pytest.mark.parametrize("suit", list(Suit))
def test_a_symbol_is_dark_on_paper_and_light_on_dark_ground(
    qtbot: QtBot, symbols: SvgSuitSymbols, suit: Suit
) -> None:
    def middle(on_dark: bool) -> QColor:
        return symbols.pixmap(suit, 64, 1.0, on_dark).toImage().pixelColor(32, 34)

    assert middle(True).alpha() == middle(False).alpha() == 255
    assert middle(True).lightness() > middle(False).lightness() + 40


def test_no_two_suits_look_the_same(qtbot: QtBot, symbols: SvgSuitSymbols) -> None:
    drawn = [symbols.pixmap(suit, 32, 1.0, False).toImage() for suit in Suit]
    assert all(one != other for one in drawn for other in drawn if one is not other)
