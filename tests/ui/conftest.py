"""What do the tests of the window share? The drawn deck and suits, and tables to lie on."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from euchre_desktop.app.paths import resources
from euchre_desktop.app.preferences import Speed
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.suit_symbols import SvgSuitSymbols
from euchre_desktop.ui.table_view import TableView
from tests.leftovers import no_dialog_is_left_open, nothing_is_left_running

__all__ = ["no_dialog_is_left_open", "nothing_is_left_running"]


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


@pytest.fixture
def art(qapp: QApplication) -> CardArt:
    return CardArt(resources())


@pytest.fixture
def view(qtbot: QtBot, art: CardArt) -> TableView:
    """The table in a window of 1000 x 700, with motion off, no pointer on its cards."""
    QCursor.setPos(0, 0)
    view = TableView(art)
    qtbot.addWidget(view)
    view.resize(1000, 700)
    view.set_motion(Speed.OFF, False)
    view.show()
    view.activateWindow()
    qtbot.waitUntil(view.isActiveWindow)
    return view
