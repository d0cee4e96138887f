"""What do the tests of the panels share? The drawn suits, and a table to lie on."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from euchre_desktop.app.paths import resources
from euchre_desktop.ui.suit_symbols import SvgSuitSymbols


@pytest.fixture
def symbols() -> SvgSuitSymbols:
    return SvgSuitSymbols(resources() / "cards" / "pips")


@pytest.fixture
def cloth(qtbot: QtBot) -> QWidget:
    """A window of 800 x 600 with nothing on it, in front and listening to keys."""
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(QRect(0, 0, 800, 600))
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window
