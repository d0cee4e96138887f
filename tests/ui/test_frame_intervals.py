"""Are the frames counted that belong to one motion, and no others?"""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QObject, QParallelAnimationGroup, QPauseAnimation
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from euchre_desktop.app.paths import resources
from euchre_desktop.ui.animator import Animator, Kind, Make
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.first_painting import FirstPainting
from euchre_desktop.ui.frame_intervals import IntervalWatch
from euchre_desktop.ui.table_view import TableView


class Still(TableView):
    """A table whose motion is what a test says."""

    said: int | None = None

    @property
    def stretch(self) -> int | None:
        return self.said


def test_only_frames_of_one_unbroken_motion_are_compared(qtbot: QtBot) -> None:
    view = Still(CardArt(resources()))
    qtbot.addWidget(view)
    with qtbot.waitExposed(view):
        view.show()
    watch = IntervalWatch(view)
    counted = []
    for view.said in (None, 1, 1, 1, None, 2, 2, 3):
        view.viewport().repaint()
        counted.append(len(watch.intervals))
    assert counted == [0, 0, 1, 2, 2, 2, 3, 3]
    assert all(interval >= 0 for interval in watch.intervals)


def test_a_pause_ends_a_stretch_of_motion_and_a_following_motion_does_not(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    animator = Animator(table)
    stretches: list[int | None] = []

    def noting(make: Make) -> Make:
        def made() -> QAbstractAnimation | None:
            animation = make()
            if animation is not None:
                animation.finished.connect(lambda: stretches.append(animator.stretch))
            return animation

        return made

    def move() -> QAbstractAnimation:
        moving = QParallelAnimationGroup()
        moving.addAnimation(QPauseAnimation(20))
        return moving

    parts = [move, move, lambda: QPauseAnimation(5), move]
    with qtbot.waitSignal(animator.idle):
        animator.play([(noting(part), Kind.MOTION) for part in parts])
    assert stretches[0] is not None
    assert stretches[0] == stretches[1]
    assert stretches[2] is None
    assert stretches[3] not in (None, stretches[0])
    assert animator.stretch is None


def test_a_first_painting_is_told_once(qtbot: QtBot) -> None:
    view = Still(CardArt(resources()))
    qtbot.addWidget(view)
    told: list[QObject] = []
    painting = FirstPainting(view.viewport())
    painting.over.connect(lambda: told.append(view))
    with qtbot.waitSignal(painting.over):
        view.show()
    second = FirstPainting(view.viewport())
    with qtbot.waitSignal(second.over):
        view.viewport().repaint()
    assert told == [view]
