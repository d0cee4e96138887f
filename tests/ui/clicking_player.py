"""A person who plays by clicking what can be clicked and pressing what can be pressed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Slot
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QWidget

from euchre_desktop.rules import Card, Observation, Phase, PickUp, PlayCard
from euchre_desktop.ui.hand_buttons import CardButton
from euchre_desktop.ui.program import Program

T = TypeVar("T")


class ClickingPlayer(QObject):
    """Chooses at random among what the rules allow, half by mouse and half by keyboard.

    It reaches cards and buttons the way a person does: through the widget that
    lies uppermost where it clicks.
    """

    def __init__(self, program: Program, seed: str) -> None:
        super().__init__()
        self._window = program.window
        self._chance = random.Random(seed)
        self.moves = 0
        program.table.person_to_act.connect(self._on_offer, Qt.ConnectionType.QueuedConnection)
        program.view.ready.connect(self._on_ready, Qt.ConnectionType.QueuedConnection)

    @Slot(object)
    def _on_offer(self, seen: Observation) -> None:
        self.moves += 1
        match seen.phase:
            case Phase.PLAYING:
                action = self._any_of(seen.legal_actions)
                assert isinstance(action, PlayCard)
                self._press(self._card(action.card))
            case Phase.PICKING_UP:
                self._pick_up(seen)
            case Phase.MERGING:
                self._merge(seen)
            case _:
                self._press(self._any_of(self._choices()))

    @Slot()
    def _on_ready(self) -> None:
        if self._window.result_panel.isVisible():
            # Not from within the slot that showed it: a person takes a moment, too.
            QTimer.singleShot(0, self._leave_result)

    def _leave_result(self) -> None:
        panel = self._window.result_panel
        if not panel.isVisible():
            return
        if self._chance.random() < 0.5:
            QTest.keyClick(panel, Qt.Key.Key_Space)
        else:
            _click(panel, QPoint(panel.width() // 2, 8))

    def _pick_up(self, seen: Observation) -> None:
        action = self._any_of(seen.legal_actions)
        if isinstance(action, PickUp):
            assert action.bury is not None
            self._press(self._card(action.bury))
            self._press(self._choice("pickup_bury"))
        else:
            self._press(self._choice("pickup_decline"))

    def _merge(self, seen: Observation) -> None:
        """Put some of the marked cards back and mark as many others."""
        for out, into in zip(self._sample(seen.hand), self._sample(seen.dummy), strict=False):
            if self._card(out).isChecked() and not self._card(into).isChecked():
                self._press(self._card(out))
                self._press(self._card(into))
        self._press(self._choice("keep_five"))

    def _sample(self, cards: tuple[Card, ...]) -> list[Card]:
        return self._chance.sample(cards, self._chance.randrange(len(cards)))

    def _card(self, card: Card) -> QAbstractButton:
        found = self._window.findChild(QAbstractButton, f"card_{card}")
        assert isinstance(found, QAbstractButton), f"{card} cannot be clicked"
        return found

    def _choice(self, name: str) -> QAbstractButton:
        found = self._window.decision_panel.findChild(QAbstractButton, name)
        assert isinstance(found, QAbstractButton), f"{name} is not offered"
        return found

    def _choices(self) -> list[QAbstractButton]:
        found = self._window.decision_panel.findChildren(QAbstractButton)
        buttons = [button for button in found if button.objectName() != "hint_button"]
        return [button for button in buttons if button.isVisible() and button.isEnabled()]

    def _press(self, button: QAbstractButton) -> None:
        if self._chance.random() < 0.5:
            _click(button, reachable_point(button))
        else:
            button.setFocus(Qt.FocusReason.TabFocusReason)
            plays = isinstance(button, CardButton) and not button.isCheckable()
            QTest.keyClick(button, Qt.Key.Key_Return if plays else Qt.Key.Key_Space)

    def _any_of(self, things: Sequence[T]) -> T:
        return things[int(self._chance.random() * len(things))]


def reachable_point(widget: QWidget) -> QPoint:
    """A point of `widget` at which a click in the window reaches it."""
    window = widget.window()
    for y in range(4, widget.height(), 8):
        for x in range(4, widget.width(), 8):
            point = QPoint(x, y)
            uppermost = window.childAt(widget.mapTo(window, point))
            if uppermost is not None and (uppermost is widget or widget.isAncestorOf(uppermost)):
                return point
    raise AssertionError(f"{widget.objectName()} is covered")


def _click(widget: QWidget, point: QPoint) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=point)
