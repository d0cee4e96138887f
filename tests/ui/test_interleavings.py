"""Whatever comes in between, in whatever order: in the end everything lies where it belongs.

Random games are shown while, at random moments, the window changes its size, the
speed changes, the person clicks and presses keys, and a new game begins.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem

from euchre_desktop.app.preferences import Speed
from euchre_desktop.rules import Observation, RuleOptions, house_rules
from euchre_desktop.ui.card_item import CardItem
from euchre_desktop.ui.hand_buttons import CardButton
from euchre_desktop.ui.layout import layout
from euchre_desktop.ui.table_scene import TableScene
from euchre_desktop.ui.table_view import TableView
from tests.ui.games import at_random, game, setup_for

KINDS: tuple[dict[str, object], ...] = (
    {"players": 2},
    {"players": 3},
    {"players": 3, "dummy": "none", "joker": True},
    {"players": 4, "defend_alone": True, "first_dealer": "first_black_jack"},
)
SIZES = ((640, 410), (800, 600), (1000, 700), (600, 900), (1600, 900))
KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_3, Qt.Key.Key_Escape)


class Meddler:
    """Does to a table what may be done to it at any time."""

    def __init__(self, view: TableView, chance: random.Random) -> None:
        self._view, self._chance = view, chance
        self._seen: Observation | None = None
        self._deeds: tuple[Callable[[], None], ...] = (
            self._resize,
            self._change_speed,
            self._click,
            self._press_a_key,
            self._point_at_a_card,
            self._look_back,
            self._let_time_pass,
            self._let_time_pass,
        )

    def meddle(self) -> None:
        for _ in range(self._chance.randrange(4)):
            self._chance.choice(self._deeds)()

    def _resize(self) -> None:
        self._view.resize(*self._chance.choice(SIZES))

    def _change_speed(self) -> None:
        self._view.set_motion(self._chance.choice(list(Speed)), self._chance.random() < 0.3)

    def _click(self) -> None:
        viewport = self._view.viewport()
        where = QPoint(
            self._chance.randrange(viewport.width()), self._chance.randrange(viewport.height())
        )
        target = viewport.childAt(where) or viewport
        QTest.mouseClick(target, Qt.MouseButton.LeftButton, pos=target.mapFrom(viewport, where))

    def _press_a_key(self) -> None:
        QTest.keyClick(self._view, self._chance.choice(KEYS))

    def _point_at_a_card(self) -> None:
        buttons = self._view.viewport().findChildren(CardButton)
        if buttons:
            self._chance.choice(buttons).setFocus(Qt.FocusReason.TabFocusReason)

    def _look_back(self) -> None:
        self._view.show_last_trick(self._chance.random() < 0.5)

    def _let_time_pass(self) -> None:
        """Some way on in whatever moves, as a timer would."""
        for animation in self._view.findChildren(QAbstractAnimation):
            running = animation.state() is QAbstractAnimation.State.Running
            if running and animation.parent() is not None and animation.group() is None:
                rest = animation.totalDuration() - animation.currentTime()
                animation.setCurrentTime(
                    animation.currentTime() + self._chance.randrange(max(1, rest))
                )
                return


def come_to_rest(view: TableView) -> None:
    """Motion off, every trick collected, and nothing laid out again."""
    view.set_motion(Speed.OFF, False)
    for _ in range(20):
        view.finish_motion()
        QTest.keyClick(view, Qt.Key.Key_Space)
    view.show_last_trick(False)


def items(view: TableView) -> list[QGraphicsItem]:
    return [item for item in view.scene().items() if isinstance(item, CardItem)]


def check_at_rest(view: TableView, seen: Observation) -> None:
    """Every card is where the layout says and as it says; there is none more."""
    expected = layout(seen, view.viewport().size().toSizeF())
    scene = view.scene()
    assert isinstance(scene, TableScene)
    assert scene.items_by_slot.keys() == expected.spots.keys()
    assert len(items(view)) == len(expected.spots)
    for slot, spot in expected.spots.items():
        item = scene.items_by_slot[slot]
        assert item.spot is not None
        assert (item.spot.card, item.spot.z) == (spot.card, spot.z)
        assert item.pos().x() == pytest.approx(spot.x, abs=1)
        # A card of the hand may stand up, if it has the person's attention.
        up = expected.frame.lift if spot.faces_up or spot.dimmed else 0
        assert spot.y - up - 1 <= item.pos().y() <= spot.y + 1
        assert item.rotation() == spot.rotation
        assert item.scale() == 1
        assert item.zValue() == spot.z
        assert item.opacity() == spot.opacity


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_nothing_is_left_behind_whatever_comes_in_between(
    view: TableView, kind: int, seed: int
) -> None:
    chance = random.Random(f"{kind}/{seed}")
    meddler = Meddler(view, chance)
    options: RuleOptions = house_rules(KINDS[kind])
    view.new_game(setup_for(options))
    for number, (seen, events) in enumerate(game(options, f"{seed}", at_random(f"{seed}"), 3)):
        view.show_step(seen, events)
        meddler.meddle()
        if chance.random() < 0.2:
            come_to_rest(view)
            check_at_rest(view, seen)
            if seen.turn == seen.seat:
                view.offer(seen)
                meddler.meddle()
        if number > 30 and chance.random() < 0.02:
            view.new_game(setup_for(options))
            assert not items(view)
            break
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    moving = [
        animation
        for animation in view.findChildren(QAbstractAnimation)
        if animation.state() is QAbstractAnimation.State.Running
    ]
    come_to_rest(view)
    assert all(animation.state() is not QAbstractAnimation.State.Running for animation in moving)


@pytest.mark.parametrize("seed", range(2))
def test_a_click_in_mid_motion_finishes_it_at_every_point_of_the_way(
    view: TableView, seed: int
) -> None:
    """Wherever a card is on its way, a click puts it where it belongs."""
    options = house_rules({"players": 4})
    steps = list(game(options, f"{seed}", at_random(f"{seed}"), 1))
    for share in (0.0, 0.3, 0.7, 0.99):
        view.set_motion(Speed.OFF, False)
        view.new_game(setup_for(options))
        for number, (seen, events) in enumerate(steps):
            view.set_motion(Speed.NORMAL if number % 5 == 0 else Speed.OFF, False)
            view.show_step(seen, events)
            for animation in view.findChildren(QAbstractAnimation):
                if (
                    animation.state() is QAbstractAnimation.State.Running
                    and animation.group() is None
                ):
                    animation.setCurrentTime(round(animation.totalDuration() * share))
            for _ in range(8):
                QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(2, 2))
            check_at_rest(view, seen)
