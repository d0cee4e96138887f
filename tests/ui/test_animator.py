"""The queue of motions: in order, one at a time, and cut short safely at any moment."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QPauseAnimation
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from euchre_desktop.ui.animator import Animator, Kind, Make


class Diary:
    """Parts that write down when they begin."""

    def __init__(self) -> None:
        self.begun: list[str] = []

    def part(self, name: str, ms: int | None, kind: Kind = Kind.MOTION) -> tuple[Make, Kind]:
        def make() -> QAbstractAnimation | None:
            self.begun.append(name)
            return None if ms is None else QPauseAnimation(ms)

        return make, kind


@pytest.fixture
def animator(qtbot: QtBot) -> Iterator[Animator]:
    made = Animator()
    yield made
    made.drop()


def test_parts_follow_each_other_and_then_the_table_is_at_rest(
    qtbot: QtBot, animator: Animator
) -> None:
    diary = Diary()
    with qtbot.waitSignal(animator.idle):
        animator.play([diary.part("a", 20), diary.part("b", None), diary.part("c", 5)])
        assert diary.begun == ["a"]
    assert diary.begun == ["a", "b", "c"]
    assert animator.at_rest


def test_a_part_of_no_length_needs_no_timer(animator: Animator) -> None:
    idle = QSignalSpy(animator.idle)
    diary = Diary()
    animator.play([diary.part("a", None), diary.part("b", None)])
    assert diary.begun == ["a", "b"]
    assert idle.count() == 1


def test_finishing_goes_to_the_end_at_once_and_rests_once(animator: Animator) -> None:
    idle = QSignalSpy(animator.idle)
    diary = Diary()
    animator.play(
        [diary.part("a", 9000), diary.part("b", 9000, Kind.READING), diary.part("c", 9000)]
    )
    animator.finish_now()
    assert diary.begun == ["a", "b", "c"]
    assert idle.count() == 1


def test_hurrying_leads_to_the_next_pause_and_then_past_it(animator: Animator) -> None:
    diary = Diary()
    animator.play(
        [
            diary.part("a", 9000),
            diary.part("b", 9000),
            diary.part("read", 9000, Kind.READING),
            diary.part("c", 9000),
        ]
    )
    animator.hurry()
    assert diary.begun == ["a", "b", "read"]
    animator.hurry()
    assert animator.at_rest


def test_a_hold_lasts_until_hurried(animator: Animator) -> None:
    diary = Diary()
    animator.play(
        [diary.part("a", 9000), diary.part("hold", None, Kind.HOLD), diary.part("b", None)]
    )
    animator.finish_now()
    assert diary.begun == ["a", "hold"]
    assert not animator.at_rest
    animator.hurry()
    assert diary.begun == ["a", "hold", "b"]
    assert animator.at_rest


def test_what_is_dropped_neither_goes_on_nor_comes_to_rest(animator: Animator) -> None:
    idle = QSignalSpy(animator.idle)
    diary = Diary()
    animator.play([diary.part("a", 9000), diary.part("b", 9000)])
    animator.drop()
    assert animator.at_rest
    assert idle.count() == 0
    assert not [
        running
        for running in animator.findChildren(QAbstractAnimation)
        if running.state() is not QAbstractAnimation.State.Stopped
    ]


def test_whoever_plays_on_at_rest_is_not_hurried_too(animator: Animator) -> None:
    """Hurrying ends what was under way, not what it leads to."""
    diary = Diary()
    follow_ups = [diary.part("next", 9000)]

    def play_on() -> None:
        if follow_ups:
            animator.play([follow_ups.pop()])

    animator.idle.connect(play_on)
    animator.play([diary.part("a", 9000)])
    animator.finish_now()
    assert diary.begun == ["a", "next"]
    assert not animator.at_rest


def test_hurrying_a_table_at_rest_does_nothing(animator: Animator) -> None:
    idle = QSignalSpy(animator.idle)
    for at_rest in (animator.hurry, animator.finish_now, animator.skip_motion, animator.drop):
        at_rest()
    assert idle.count() == 0
