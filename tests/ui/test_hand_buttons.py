"""Do the buttons over the hand stay with their cards when one hand follows another?"""

from __future__ import annotations

import pytest
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


@pytest.mark.parametrize("focused", ["AS", "QS"])
@pytest.mark.parametrize("following", [("KD", "QS", "TC"), ("KD", "TC", "JH")])
def test_every_card_of_the_new_hand_can_be_followed_while_the_focus_moves(
    qtbot: QtBot, focused: str, following: tuple[str, ...]
) -> None:
    viewport = QWidget()
    qtbot.addWidget(viewport)
    buttons = HandButtons(viewport)
    buttons.show(grips("AS", "QS", "9H"))
    with qtbot.waitActive(viewport):
        viewport.show()
        viewport.activateWindow()
    held = {str(button.card): button for button in viewport.findChildren(CardButton)}
    held[focused].setFocus()
    assert QApplication.focusWidget() is held[focused]
    new = grips(*following)

    def follow_all() -> None:
        for grip in new:
            buttons.follow(grip)

    buttons.attended.connect(follow_all)
    buttons.show(new)
    shown = [button for button in viewport.findChildren(CardButton) if not button.isHidden()]
    assert {str(button.card) for button in shown} == set(following)
