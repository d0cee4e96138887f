"""The program put together: what it says when something in it goes wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from euchre_desktop.app.preferences import Loaded, Preferences, Speed
from euchre_desktop.ui.program import Program


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Program]:
    made = Program(Loaded(Preferences(speed=Speed.OFF)), None)
    made.window.show()
    yield made
    made.close()
    made.window.close()


def test_an_opponent_that_fails_is_told_to_the_person_and_raised(
    qtbot: QtBot, program: Program
) -> None:
    with qtbot.captureExceptions() as raised:
        program.thinker.failed.emit(LookupError("planted"))
    assert [kind for kind, *_ in raised] == [LookupError]
    assert program.window.notice.isVisible()
    assert "could not decide" in program.window.notice.text()
