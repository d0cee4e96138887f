"""Suits are drawn, sharp at every scale, and to be seen on paper and on dark ground."""

import ast
from pathlib import Path

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

import euchre_desktop.ui
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


def typed_suits(source: str) -> list[str]:
    """The strings of a module that hold a suit, or another card sign, as a character."""
    strings = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant))
    return [
        node.value
        for node in strings
        if isinstance(node.value, str)
        and any(0x2660 <= ord(letter) <= 0x2667 or ord(letter) >= 0x1F0A0 for letter in node.value)
    ]


def test_a_typed_suit_is_found() -> None:
    assert typed_suits('text = "the ace of \\u2660"') == ["the ace of \u2660"]


def test_suits_are_drawn_and_never_typed() -> None:
    """No font of the system need have them, and on some they would be emoji."""
    modules = sorted(Path(*euchre_desktop.ui.__path__).glob("*.py"))
    assert len(modules) > 50
    for module in modules:
        assert typed_suits(module.read_text(encoding="utf-8")) == [], module.name
