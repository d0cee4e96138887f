"""How long the table takes to show a step: each speed lengthens what it is of, nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QAbstractAnimation, QPauseAnimation
from PySide6.QtTest import QSignalSpy

from euchre_desktop.app.preferences import Preferences, Speed
from euchre_desktop.rules import CardPlayed, CardsDealt, Event, TrickWon, house_rules
from euchre_desktop.ui.animator import Animator
from euchre_desktop.ui.table_view import TableView
from euchre_desktop.ui.tempo import tempo_of
from tests.ui.games import Shown, at_random, game, setup_for

OPTIONS = house_rules({"players": 3})
USUAL = Preferences()


@dataclass(frozen=True, slots=True)
class Lasting:
    """Milliseconds of one step."""

    moving: int
    resting: int


def steps_to(kind: type[Event], *, alone: bool = False) -> list[Shown]:
    """Some game up to the first step in which this happens, and nothing else if `alone`."""
    steps: list[Shown] = []
    for step in game(OPTIONS, "paces", at_random("paces"), deals=3):
        steps.append(step)
        _, events = step
        if any(isinstance(event, kind) for event in events) and not (alone and len(events) > 1):
            return steps
    raise AssertionError("it never happens")


def under_way(view: TableView) -> QAbstractAnimation | None:
    """What moves on the table now."""
    for animator in view.findChildren(Animator):
        for animation in animator.children():
            if not isinstance(animation, QAbstractAnimation):
                continue
            if animation.state() is QAbstractAnimation.State.Running:
                return animation
    return None


def begun(view: TableView, preferences: Preferences, steps: list[Shown]) -> None:
    """Show all but the last step at once, and begin with that one."""
    view.new_game(setup_for(OPTIONS))
    view.set_tempo(tempo_of(Preferences(speed=Speed.OFF)))
    for step in steps[:-1]:
        view.show_step(*step)
    view.set_tempo(tempo_of(preferences))
    view.show_step(*steps[-1])


def lasting(view: TableView, preferences: Preferences, steps: list[Shown]) -> Lasting:
    """How long the last of the steps is shown, until the table is at rest or waits."""
    begun(view, preferences, steps)
    moving = resting = 0
    while (animation := under_way(view)) is not None:
        if isinstance(animation, QPauseAnimation):
            resting += animation.totalDuration()
        else:
            moving += animation.totalDuration()
        animation.setCurrentTime(animation.totalDuration())
    return Lasting(moving, resting)


KINDS: dict[str, type[Event]] = {
    "deal_speed": CardsDealt,
    "play_speed": CardPlayed,
    "sweep_speed": TrickWon,
    "trick_pause": TrickWon,
}
every_kind = pytest.mark.parametrize(
    "kind", [CardsDealt, CardPlayed, TrickWon], ids=lambda kind: kind.__name__
)


@pytest.mark.parametrize("name", KINDS)
def test_a_speed_lengthens_what_it_is_of(view: TableView, name: str) -> None:
    steps = steps_to(KINDS[name])
    usual = lasting(view, USUAL, steps)
    slow = lasting(view, replace(USUAL, **{name: Speed.SLOW}), steps)  # type: ignore[arg-type]
    if name == "trick_pause":
        assert slow.resting > usual.resting
        assert slow.moving == usual.moving
    else:
        assert slow.moving > usual.moving


@pytest.mark.parametrize("name", KINDS)
def test_a_speed_leaves_everything_else_as_it_is(view: TableView, name: str) -> None:
    """A card that is played alone is neither dealt, nor gathered, nor looked at."""
    steps = steps_to(CardPlayed, alone=True)
    usual = lasting(view, USUAL, steps)
    slow = lasting(view, replace(USUAL, **{name: Speed.SLOW}), steps)  # type: ignore[arg-type]
    assert (slow == usual) is (name != "play_speed")


@every_kind
def test_the_speed_of_everything_doubles_or_ends_it(view: TableView, kind: type[Event]) -> None:
    steps = steps_to(kind)
    usual = lasting(view, USUAL, steps)
    slow = lasting(view, replace(USUAL, speed=Speed.SLOW), steps)
    assert slow.moving == pytest.approx(2 * usual.moving, abs=4)
    assert slow.resting == pytest.approx(2 * usual.resting, abs=4)
    assert lasting(view, replace(USUAL, speed=Speed.OFF), steps) == Lasting(0, 0)


@every_kind
def test_with_reduced_motion_nothing_moves_but_there_is_time_to_look(
    view: TableView, kind: type[Event]
) -> None:
    steps = steps_to(kind)
    usual = lasting(view, USUAL, steps)
    reduced = lasting(view, replace(USUAL, reduced_motion=True), steps)
    assert usual.moving > 0
    assert reduced.moving == 0
    assert reduced.resting > usual.resting


def test_a_full_trick_waits_for_a_click_where_that_is_wanted(view: TableView) -> None:
    steps = steps_to(TrickWon)
    ready = QSignalSpy(view.ready)
    lasting(view, USUAL, steps)
    shown = ready.count()
    lasting(view, replace(USUAL, click_to_collect=True), steps)
    assert ready.count() == 2 * shown - 1
    view.finish_motion()
    assert ready.count() == 2 * shown
