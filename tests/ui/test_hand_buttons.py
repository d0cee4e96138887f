"""Do the buttons over the hand stay with their cards when one hand follows another?"""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QCursor, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from euchre_desktop.rules import Card
from euchre_desktop.ui.hand_buttons import CardButton, Grip, HandButtons
from euchre_desktop.ui.spots import Pile, Slot, Spot


def grips(*cards: str) -> list[Grip]:
    made = []
    for place, card in enumerate(map(Card.parse, cards)):
        spot = Spot(Slot(Pile.HAND, 0, card), 60.0 + 80 * place, 100, 120, 0, card)
        made.append(Grip(card, spot, str(card)))
    return made


@pytest.fixture
def held(qtbot: QtBot) -> HandButtons:
    """The buttons over a hand of three cards, in a window in front."""
    viewport = QWidget()
    qtbot.addWidget(viewport)
    buttons = HandButtons(viewport)
    buttons.show(grips("AS", "QS", "9H"))
    with qtbot.waitActive(viewport):
        viewport.show()
        viewport.activateWindow()
    return buttons


def shown(buttons: HandButtons) -> set[str]:
    viewport = buttons.parent()
    assert isinstance(viewport, QWidget)
    return {str(b.card) for b in viewport.findChildren(CardButton) if not b.isHidden()}


@pytest.mark.parametrize("focused", [Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3])
@pytest.mark.parametrize("following", [("KD", "QS", "TC"), ("KD", "TC", "JH")])
def test_nobody_attends_to_a_card_while_one_hand_follows_another(
    qtbot: QtBot, held: HandButtons, focused: Qt.Key, following: tuple[str, ...]
) -> None:
    assert held.move_focus(focused)
    with qtbot.assertNotEmitted(held.attended):
        held.show(grips(*following))
    assert shown(held) == set(following)


def test_nobody_attends_to_a_card_that_comes_to_lie_under_the_pointer(
    qtbot: QtBot, held: HandButtons
) -> None:
    viewport = held.parent()
    assert isinstance(viewport, QWidget)
    place = QPoint(140, 100)
    QCursor.setPos(viewport.mapToGlobal(place))
    with qtbot.waitSignal(held.attended):
        QTest.mouseMove(viewport, place)
    with qtbot.assertNotEmitted(held.attended):
        held.show(grips("KD", "TC", "JH"))
    assert held.attention == Card.parse("TC")


@pytest.mark.parametrize("focused", [Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3])
def test_nobody_attends_to_a_card_while_others_are_let_go(
    qtbot: QtBot, held: HandButtons, focused: Qt.Key
) -> None:
    assert held.move_focus(focused)
    with qtbot.assertNotEmitted(held.attended):
        held.let_go({Card.parse("QS")})
    assert shown(held) == {"QS"}


def test_the_focus_of_a_card_let_go_passes_to_its_neighbor(held: HandButtons) -> None:
    assert held.move_focus(Qt.Key.Key_2)
    held.let_go({Card.parse("AS"), Card.parse("9H")})
    assert held.attention == Card.parse("9H")


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_held_down_presses_one_card_once(held: HandButtons, key: Qt.Key) -> None:
    pressed: list[str] = []
    held.pressed.connect(lambda card: pressed.append(str(card)))
    assert held.move_focus(Qt.Key.Key_2)
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyPress(focused, key)
    for _ in range(5):
        for kind in (QEvent.Type.KeyRelease, QEvent.Type.KeyPress):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True)
            QApplication.sendEvent(focused, event)
    QTest.keyRelease(focused, key)
    assert pressed == ["QS"]
