"""Is it noticed when something is left running?"""

from __future__ import annotations

from PySide6.QtCore import QPauseAnimation, QThread
from pytestqt.qtbot import QtBot

from tests.leftovers import running


def test_a_running_thread_is_noticed(qtbot: QtBot) -> None:
    thread = QThread()
    thread.setObjectName("forgotten")
    thread.start()
    assert "forgotten" in running()
    thread.quit()
    thread.wait()
    assert "forgotten" not in running()


def test_a_running_animation_is_noticed(qtbot: QtBot) -> None:
    pause = QPauseAnimation(60_000)
    pause.setObjectName("under way")
    pause.start()
    assert "under way" in running()
    pause.stop()
    assert "under way" not in running()
