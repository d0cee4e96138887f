"""Do tests leave something running: a thread, or a card on its way?"""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QThread
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

__all__ = ["no_dialog_is_left_open", "nothing_is_left_running"]


def running() -> list[str]:
    """What runs now, by object name or kind."""
    kinds = (QThread, QAbstractAnimation)
    found = [thing for thing in gc.get_objects() if isinstance(thing, kinds) and isValid(thing)]
    return [thing.objectName() or type(thing).__name__ for thing in found if _runs(thing)]


def _runs(thing: QThread | QAbstractAnimation) -> bool:
    if isinstance(thing, QAbstractAnimation):
        return thing.state() is QAbstractAnimation.State.Running
    application = QCoreApplication.instance()
    is_main = application is not None and thing is application.thread()
    return thing.isRunning() and not is_main


@pytest.fixture(autouse=True, scope="module")
def nothing_is_left_running() -> Iterator[None]:
    """Fails a file of tests after which a thread or an animation still runs.

    Once for each file: to look through all objects takes a quarter of a second.
    """
    yield
    left = running()
    assert not left, f"still running: {left}"


@pytest.fixture(autouse=True)
def no_dialog_is_left_open() -> Iterator[None]:
    """Fails a test after which a dialog waits: the clocks of the tests that follow would, too.

    Set up before the fixtures of the test, and so looked at after they were taken down.
    """
    yield
    left = []
    while (waiting := QApplication.activeModalWidget()) is not None:
        left.append(waiting.objectName() or type(waiting).__name__)
        waiting.close()
        if QApplication.activeModalWidget() is waiting:
            break
    assert not left, f"still open: {left}"
