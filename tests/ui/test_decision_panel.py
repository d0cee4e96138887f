"""The decision panel offers what the rules allow, by pointer and by key, and nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from euchre_desktop.rules import (
    Action,
    Alone,
    Card,
    Decline,
    GameState,
    Keep,
    NameTrump,
    Observation,
    OrderUp,
    Pass,
    Phase,
    PickUp,
    Suit,
    WithHelp,
    observe,
)
from euchre_desktop.ui.choice_button import ChoiceButton
from euchre_desktop.ui.decision_panel import DecisionPanel
from euchre_desktop.ui.suit_symbols import SvgSuitSymbols
from euchre_desktop.ui.wording import Wording
from tests.positions import cards, play, table

NAMES = {
    2: ("You", "North"),
    3: ("You", "West", "East"),
    4: ("You", "West", "North", "East"),
}

HAND = "JS AS KS QH 9D"


def yours(state: GameState) -> Observation:
    assert state.turn == 0, "a position in which the person is to act"
    return observe(state, 0)


def ordering(players: int = 3, dealer: int = 2, **rules: object) -> Observation:
    state = table(players, rules, dealer=dealer, hands=HAND, upcard="TS")
    while state.turn != 0:
        state = play(state, "pass")
    return observe(state, 0)


def naming(players: int = 3, **rules: object) -> Observation:
    passes = " ".join(["pass"] * players)
    state = table(players, rules, dealer=players - 1, hands=HAND, upcard="TS")
    return yours(play(state, passes))


def stuck() -> Observation:
    state = table(3, dealer=0, hands=HAND, upcard="TS", stick_the_dealer=True)
    return yours(play(state, "pass pass pass pass pass"))


def picking_up(script: str = "order", **rules: object) -> Observation:
    return yours(play(table(3, rules, dealer=0, hands=HAND, upcard="TS"), script))


def declaring(players: int = 3, **rules: object) -> Observation:
    state = table(players, rules, dealer=players - 1, hands=HAND, upcard="TS")
    script = "order decline" if players == 3 else "order pickup-" + str(state.hands[-1][0])
    return yours(play(state, script))


def merging() -> Observation:
    state = table(3, dealer=2, hands=HAND, upcard="TS")
    return yours(play(state, "order decline with"))


def defending() -> Observation:
    state = table(3, dealer=2, hands=HAND, upcard="TS")
    return yours(play(state, "pass order decline alone with"))


@pytest.fixture
def panel(symbols: SvgSuitSymbols, cloth: QWidget) -> DecisionPanel:
    made = DecisionPanel(symbols, cloth)
    made.place(QRect(50, 200, 700, 140))
    return made


def ask(panel: DecisionPanel, seen: Observation) -> bool:
    return panel.ask(seen, Wording(NAMES[seen.players]))


def buttons(panel: DecisionPanel) -> list[ChoiceButton]:
    return [button for button in panel.findChildren(ChoiceButton) if button.isVisible()]


def names(panel: DecisionPanel) -> list[str]:
    return [button.objectName() for button in buttons(panel)]


def text(panel: DecisionPanel, part: str) -> str:
    label = panel.findChild(QLabel, f"decision_panel_{part}")
    assert isinstance(label, QLabel)
    return label.text()


def button(panel: DecisionPanel, name: str) -> ChoiceButton:
    (found,) = (each for each in buttons(panel) if each.objectName() == name)
    return found


def chosen_by_clicking(qtbot: QtBot, panel: DecisionPanel, seen: Observation) -> list[Action]:
    """What every button of the question leads to, each asked for anew."""
    assert ask(panel, seen)
    actions: list[Action] = []
    for name in names(panel):
        ask(panel, seen)
        with qtbot.waitSignal(panel.action_chosen) as answer:
            QTest.mouseClick(button(panel, name), Qt.MouseButton.LeftButton)
        assert answer.args is not None
        actions.append(answer.args[0])
    return actions


@pytest.mark.parametrize(
    "seen",
    [
        ordering(),
        ordering(4, dealer=2),
        ordering(2, dealer=1),
        naming(),
        naming(4, round_two_suits="any"),
        stuck(),
        yours(table(4, dealer=0, upcard="JK", joker=True)),
        yours(table(3, dealer=2, upcard="JK", joker=True, upturned_joker="in_turn")),
        declaring(),
        declaring(4),
        defending(),
    ],
)
def test_exactly_the_legal_actions_are_offered(
    qtbot: QtBot, panel: DecisionPanel, seen: Observation
) -> None:
    """From the weakest to the strongest, where the order is not the rules' own."""
    offered = chosen_by_clicking(qtbot, panel, seen)
    assert sorted(map(repr, offered)) == sorted(map(repr, seen.legal_actions))
    assert not panel.isVisible()


def test_pass_stands_first_and_is_absent_for_a_stuck_dealer(panel: DecisionPanel) -> None:
    ask(panel, naming())
    assert names(panel) == ["bid_pass", "name_clubs", "name_diamonds", "name_hearts"]
    ask(panel, stuck())
    assert names(panel) == ["name_clubs", "name_diamonds", "name_hearts"]
    assert text(panel, "title") == "Second round: you deal and must name a suit"


@pytest.mark.parametrize(
    ("seen", "key", "action"),
    [
        (ordering(), "P", Pass()),
        (ordering(dealer=2), "O", OrderUp()),
        (ordering(4, dealer=2), "A", OrderUp()),
        (naming(), "C", NameTrump(Suit.CLUBS)),
        (naming(), "D", NameTrump(Suit.DIAMONDS)),
        (naming(), "H", NameTrump(Suit.HEARTS)),
        (naming(round_two_suits="any"), "S", NameTrump(Suit.SPADES)),
        (picking_up(), "D", Decline()),
        (declaring(), "L", Alone()),
        (declaring(), "W", WithHelp()),
        (defending(), "L", Alone()),
        (defending(), "W", WithHelp()),
    ],
)
def test_every_choice_has_its_key(
    qtbot: QtBot, panel: DecisionPanel, seen: Observation, key: str, action: Action
) -> None:
    ask(panel, seen)
    with qtbot.waitSignal(panel.action_chosen) as answer:
        QTest.keyClick(panel, Qt.Key(ord(key)))
    assert answer.args == [action]
    assert not panel.isVisible()


def test_enter_and_space_alone_decide_nothing(qtbot: QtBot, panel: DecisionPanel) -> None:
    ask(panel, ordering())
    with qtbot.assertNotEmitted(panel.action_chosen):
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            QTest.keyClick(panel, key)
    assert panel.hasFocus()
    assert not any(each.isDefault() or each.autoDefault() for each in buttons(panel))


def test_a_question_is_answered_once(qtbot: QtBot, panel: DecisionPanel) -> None:
    ask(panel, ordering())
    passing = button(panel, "bid_pass")
    heard: list[object] = []
    panel.action_chosen.connect(heard.append)
    passing.click()
    passing.click()
    assert heard == [Pass()]


def test_nothing_is_asked_while_cards_are_played(panel: DecisionPanel) -> None:
    ask(panel, ordering())
    state = play(table(2, dealer=1, hands=HAND, upcard="TS"), "order decline")
    assert state.phase is Phase.PLAYING
    assert not ask(panel, observe(state, 0))
    assert not panel.isVisible()


def test_nothing_is_asked_of_a_seat_that_is_not_to_act(panel: DecisionPanel) -> None:
    assert not ask(panel, observe(table(3, dealer=0), 0))
    assert not panel.isVisible()


def test_the_dealer_chooses_a_card_to_bury(qtbot: QtBot, panel: DecisionPanel) -> None:
    ask(panel, picking_up())
    assert names(panel) == ["pickup_decline", "pickup_bury"]
    assert not button(panel, "pickup_bury").isEnabled()
    panel.set_selection(cards("9D"))
    assert button(panel, "pickup_bury").text() == "Bury the nine of diamonds"
    with qtbot.waitSignal(panel.action_chosen) as answer:
        QTest.keyClick(panel, Qt.Key.Key_B)
    assert answer.args == [PickUp(Card.parse("9D"))]


def test_the_upcard_itself_is_buried_only_where_the_rules_allow_it(panel: DecisionPanel) -> None:
    ask(panel, picking_up())
    panel.set_selection(cards("TS"))
    assert not button(panel, "pickup_bury").isEnabled()
    ask(panel, picking_up(may_bury_upcard=True))
    panel.set_selection(cards("TS"))
    assert button(panel, "pickup_bury").isEnabled()


def test_a_dealer_who_accepted_cannot_leave_the_upcard(panel: DecisionPanel) -> None:
    ask(panel, picking_up("pass pass order"))
    assert names(panel) == ["pickup_bury"]
    assert text(panel, "title") == "You take the ten of spades: bury a card"


def test_five_of_ten_are_kept_no_fewer(qtbot: QtBot, panel: DecisionPanel) -> None:
    seen = merging()
    ten = (*seen.hand, *seen.dummy)
    ask(panel, seen)
    for count in range(5):
        panel.set_selection(ten[:count])
        assert not button(panel, "keep_five").isEnabled()
        assert text(panel, "context").startswith(f"{5 - count} more to choose")
    panel.set_selection(ten[:6])
    assert not button(panel, "keep_five").isEnabled()
    panel.set_selection(ten[3:8])
    assert button(panel, "keep_five").isEnabled()
    with qtbot.waitSignal(panel.action_chosen) as answer:
        QTest.keyClick(panel, Qt.Key.Key_K)
    assert answer.args == [Keep(ten[3:8])]


def test_a_key_of_a_disabled_choice_does_nothing(qtbot: QtBot, panel: DecisionPanel) -> None:
    ask(panel, merging())
    with qtbot.assertNotEmitted(panel.action_chosen):
        QTest.keyClick(panel, Qt.Key.Key_K)
    assert panel.isVisible()


@pytest.mark.parametrize(
    ("seen", "title", "context"),
    [
        (
            ordering(),
            "First round: should spades be trump?",
            "You speak first. East deals and may take the ten.",
        ),
        (
            yours(play(table(3, dealer=1, hands=HAND, upcard="TS"), "pass")),
            "First round: should spades be trump?",
            "East passed. West deals and may take the ten.",
        ),
        (
            ordering(2, dealer=1, dealer_pickup="required"),
            "First round: should spades be trump?",
            "You speak first. North deals and takes the ten.",
        ),
        (
            yours(play(table(4, dealer=2, hands=HAND, upcard="TS"), "pass")),
            "First round: should spades be trump?",
            "East passed. North, your partner, deals and takes the ten.",
        ),
        (
            yours(play(table(4, {"canadian_loner": True}, dealer=2, upcard="TS"), "pass")),
            "First round: should spades be trump?",
            "East passed. North, your partner, deals; if you assist, you play alone.",
        ),
        (
            yours(play(table(3, dealer=0, hands=HAND, upcard="TS"), "pass pass")),
            "First round: should spades be trump?",
            "West and East passed. You deal; if you accept, you take the ten.",
        ),
        (
            naming(),
            "Second round: do you name a suit?",
            "East deals; spades were turned down. You speak first.",
        ),
        (
            declaring(),
            "Do you play alone?",
            "Alone, you leave the dummy untouched; all five tricks score 3.",
        ),
        (declaring(4), "Do you play alone?", "Alone, North sits out; all five tricks score 4."),
        (
            defending(),
            "Do you defend alone?",
            "West made spades trump and plays alone. Alone, East sits out; a euchre scores 2.",
        ),
        (
            picking_up(),
            "Take the ten of spades?",
            "West made spades trump. Choose a card in your hand to bury.",
        ),
    ],
)
def test_one_question_and_one_line_of_context(
    panel: DecisionPanel, seen: Observation, title: str, context: str
) -> None:
    ask(panel, seen)
    assert (text(panel, "title"), text(panel, "context")) == (title, context)
    assert panel.accessibleName() == title
    assert panel.accessibleDescription() == context


@pytest.mark.parametrize("seen", [ordering(), naming(), stuck(), merging(), picking_up()])
@pytest.mark.parametrize("width", [300, 380, 480, 700])
def test_a_panel_is_never_cut_off(
    symbols: SvgSuitSymbols, cloth: QWidget, seen: Observation, width: int
) -> None:
    """Not even with the longest names in the smallest window."""
    cloth.resize(640, 440)
    made = DecisionPanel(symbols, cloth)
    made.place(QRect((640 - width) // 2, 180, width, 100))
    longest = ("You", *("W" * 24 for _ in range(seen.players - 1)))
    made.ask(seen, Wording(longest))
    assert cloth.rect().contains(made.geometry())
    for each in buttons(made):
        inside = QRect(each.mapTo(made, each.rect().topLeft()), each.size())
        assert made.rect().contains(inside)
        assert each.width() >= each.minimumSizeHint().width()
    context = made.findChild(QLabel, "decision_panel_context")
    assert isinstance(context, QLabel)
    assert context.height() >= context.heightForWidth(context.width())


def test_every_suit_and_the_hint_stand_in_one_row_of_the_smallest_window(
    symbols: SvgSuitSymbols, cloth: QWidget
) -> None:
    """A second row would cover what the neighbors and the dealer just did."""
    cloth.resize(640, 406)
    made = DecisionPanel(symbols, cloth)
    made.set_hint_key("F2")
    made.place(QRect(7, 180, 626, 95))
    made.ask(naming(4), Wording(NAMES[4]))
    offered = buttons(made)
    assert len(offered) == 5
    assert len({each.y() for each in offered}) == 1


def test_the_sheet_keeps_its_width_while_cards_are_chosen(panel: DecisionPanel) -> None:
    seen = merging()
    ask(panel, seen)
    before = panel.width()
    panel.set_selection(seen.hand)
    assert panel.width() == before


def test_every_choice_is_named_for_those_who_cannot_see_it(panel: DecisionPanel) -> None:
    ask(panel, ordering(4, dealer=2))
    order = button(panel, "bid_order")
    assert order.accessibleName() == "I assist"
    assert order.accessibleDescription() == "Key A"
