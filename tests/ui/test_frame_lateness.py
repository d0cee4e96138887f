"""Are frames counted as they come, and does the opponent think meanwhile?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from euchre_desktop.ui import frame_lateness
from euchre_desktop.ui.frame_lateness import FrameClock, Frames


def test_every_frame_that_is_due_is_shown_or_counted_as_dropped(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    clock, frames = FrameClock(widget, QRect(0, 0, 10, 10)), Frames()
    with qtbot.waitSignal(clock.over):
        clock.run(0.25, frames)
    assert len(frames.late_ms) + frames.dropped >= 15
    assert len(frames.late_ms) == len(frames.painting_ms)
    assert min(frames.late_ms) >= 0


def test_a_frame_that_was_kept_waiting_is_late_and_those_after_it_are_dropped(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [10.0]
    monkeypatch.setattr(frame_lateness, "perf_counter", lambda: now[0])
    widget = QWidget()
    qtbot.addWidget(widget)
    clock, frames = FrameClock(widget, QRect(0, 0, 10, 10)), Frames()
    with qtbot.waitSignal(clock.over):
        clock.run(0.01, frames)
        now[0] += 4.5 / frame_lateness.FRAMES_A_SECOND
    assert frames.late_ms == pytest.approx([1000 * 3.5 / frame_lateness.FRAMES_A_SECOND])
    assert frames.dropped == 3
