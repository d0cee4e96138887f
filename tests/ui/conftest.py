"""A table to look at, and pictures of cards."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from euchre_desktop.app.paths import resources
from euchre_desktop.app.preferences import Speed
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.table_view import TableView


@pytest.fixture
def art(qapp: QApplication) -> CardArt:
    return CardArt(resources())


@pytest.fixture
def view(qtbot: QtBot, art: CardArt) -> TableView:
    """A table on the screen, with motion off."""
    view = TableView(art)
    qtbot.addWidget(view)
    view.resize(1000, 700)
    view.set_motion(Speed.OFF, False)
    view.show()
    return view
