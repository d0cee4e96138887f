"""Does this Qt keep the interpreter alive?

PySide6 6.12.0 drops one reference to None or True at every call on Python
before 3.12, and the process aborts after some thousands of them, long after
any short test has passed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

CALLS = 300
SLACK = 50
"""Other code may hold or release a few references meanwhile; a leak loses one a call."""


class Bell(QObject):
    rung = Signal(bool)


def lost(singleton: object, call: Callable[[], object]) -> int:
    before = sys.getrefcount(singleton)
    for _ in range(CALLS):
        call()
    return before - sys.getrefcount(singleton)


@pytest.mark.parametrize("singleton", [None, True, False], ids=str)
def test_calls_and_signals_keep_the_singletons(qtbot: QtBot, singleton: object) -> None:
    label, bell = QLabel(), Bell()
    qtbot.addWidget(label)
    bell.rung.connect(label.setEnabled)
    assert lost(singleton, lambda: label.setText("a card")) < SLACK
    assert lost(singleton, label.update) < SLACK
    assert lost(singleton, lambda: bell.rung.emit(True)) < SLACK
    assert lost(singleton, lambda: bell.rung.connect(label.setVisible)) < SLACK
