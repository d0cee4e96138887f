"""The menus Deal and History in the real window, with a real journal behind it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from euchre_desktop.ai.player import Level
from euchre_desktop.app.fairness import commitment
from euchre_desktop.app.game import Game
from euchre_desktop.app.game_setup import PERSON, standard_setup
from euchre_desktop.app.journal.entries import Standing
from euchre_desktop.app.journal.keeping import Journal
from euchre_desktop.app.journal.trouble import Trouble
from euchre_desktop.app.preferences import Loaded, Preferences, Speed
from euchre_desktop.rules import (
    DealCode,
    RuleOptions,
    coded_deal,
    defaults,
    house_rules,
    legal_actions,
)
from euchre_desktop.ui.deal_dialogs import last_deal_over
from euchre_desktop.ui.program import Program
from euchre_desktop.ui.window_texts import trouble_sentence
from tests.app.journal_games import begun, finished, played, stepped
from tests.ui.test_main_window import nameless

STUCK = house_rules({"players": 3, "stick_the_dealer": True})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.sqlite"


@pytest.fixture
def open_program(qtbot: QtBot, path: Path) -> Iterator[Callable[[], Program]]:
    """Starts the program with the journal as it is by then; closes it after the test."""
    made: list[Program] = []

    def opened() -> Program:
        one = Program(Loaded(Preferences(speed=Speed.OFF)), None, Journal(path))
        made.append(one)
        with qtbot.waitActive(one.window):
            one.window.show()
            one.window.activateWindow()
        return one

    yield opened
    for one in made:
        one.close()
        one.window.close()


@pytest.fixture
def program(open_program: Callable[[], Program]) -> Program:
    return open_program()


def kept(path: Path, game: Game) -> None:
    """The journal as a program that was killed in the middle of `game` leaves it."""
    journal = Journal(path)
    journal.begin(game)
    journal.close()


def dialog(program: Program, name: str) -> QDialog:
    found = program.window.findChild(QDialog, name)
    assert isinstance(found, QDialog) and found.isVisible()
    return found


def press(parent: QWidget, name: str) -> None:
    found = parent.findChild(QPushButton, name)
    assert isinstance(found, QPushButton) and found.isEnabled(), name
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


def text_of(parent: QWidget, name: str) -> str:
    found = parent.findChild(QWidget, name)
    assert isinstance(found, QLabel | QLineEdit), name
    return found.text()


def action(program: Program, name: str) -> QAction:
    found = program.window.findChild(QAction, name)
    assert isinstance(found, QAction)
    return found


def current(program: Program) -> Game:
    assert program.table.game is not None
    return program.table.game


def start(qtbot: QtBot, program: Program, options: RuleOptions = STUCK) -> None:
    program.start_game(standard_setup(options, "You", Level.BEGINNER), "menu")
    until_offered(qtbot, program)


def until_offered(qtbot: QtBot, program: Program) -> None:
    qtbot.waitUntil(lambda: current(program).state.turn == PERSON)
    qtbot.waitUntil(lambda: program.view.panel_rect().isValid())


def choose_any(qtbot: QtBot, program: Program) -> None:
    """The person does the first thing there is to do, then the others answer."""
    until_offered(qtbot, program)
    state = current(program).state
    program.table.choose(legal_actions(state)[0])
    qtbot.waitUntil(lambda: current(program).state is not state)


def until_deal_over(qtbot: QtBot, program: Program) -> None:
    while current(program).state.result is None:
        qtbot.waitUntil(
            lambda: (
                current(program).state.turn == PERSON or current(program).state.result is not None
            )
        )
        if current(program).state.result is None:
            program.table.choose(legal_actions(current(program).state)[0])
    qtbot.waitUntil(program.window.result_panel.isVisible)


def test_an_interrupted_game_is_offered_and_laid_out_at_once(
    open_program: Callable[[], Program], qtbot: QtBot, path: Path
) -> None:
    game = played(begun(STUCK), 40)
    kept(path, game)
    program = open_program()
    program.welcome()
    offer = dialog(program, "resume_dialog")
    scores = " : ".join(map(str, game.state.scores))
    expected = f"Three-handed, {scores}, deal {game.state.deals_begun}"
    assert text_of(offer, "resume_standing") == expected
    assert nameless(offer) == []
    assert program.table.game is None, "nobody acts before it is wanted"
    program.table.happened.connect(lambda *_: pytest.fail("something happened by itself"))
    program.thinker.withdraw()
    stood: list[Game] = []
    program.table.restored.connect(lambda *_: stood.append(current(program)))
    QTest.keyClick(offer, Qt.Key.Key_Return)
    assert stood == [game]
    shown = program.view.scene().items_by_slot  # type: ignore[attr-defined]
    faces = {item.spot.card for item in shown.values() if item.spot.card is not None}
    assert set(game.state.hands[PERSON]) <= faces
    assert program.window.log_panel.lines()
    program.table.happened.disconnect()


def test_a_game_between_two_deals_goes_on_with_its_result(
    open_program: Callable[[], Program], qtbot: QtBot, path: Path
) -> None:
    game = begun(STUCK)
    chance = random.Random(6)
    while game.state.result is None:
        game = stepped(game, chance)
    kept(path, game)
    program = open_program()
    program.welcome()
    press(dialog(program, "resume_dialog"), "resume_game")
    assert program.window.result_panel.isVisible()
    program.window.move_on()
    qtbot.waitUntil(lambda: current(program).state.deals_begun == 2)


@pytest.mark.parametrize(
    ("pressed", "standing"),
    [("resume_new_game", Standing.LEFT), ("resume_give_up", Standing.ABANDONED)],
)
def test_another_game_leaves_the_offered_one_and_giving_up_is_said_in_words(
    open_program: Callable[[], Program], qtbot: QtBot, path: Path, pressed: str, standing: Standing
) -> None:
    kept(path, played(begun(), 12))
    program = open_program()
    program.welcome()
    press(dialog(program, "resume_dialog"), pressed)
    press(dialog(program, "new_game_dialog"), "start_game")
    assert program.journal is not None
    history = program.journal.history()
    assert history is not None
    assert [entry.standing for entry in history.games()] == [Standing.RUNNING, standing]


def test_without_an_interrupted_game_a_new_one_is_offered(path: Path, program: Program) -> None:
    program.welcome()
    assert dialog(program, "new_game_dialog").isVisible()
    dialog(program, "new_game_dialog").close()


def test_the_keys_take_back_and_do_again(qtbot: QtBot, program: Program) -> None:
    start(qtbot, program)
    before = current(program)
    choose_any(qtbot, program)
    assert action(program, "undo").isEnabled() and not action(program, "redo").isEnabled()
    QTest.keySequence(program.window, QKeySequence("Ctrl+Z"))
    assert current(program).state.actions == before.state.actions
    assert program.window.log_panel.lines()[-1] == "Taken back."
    assert action(program, "redo").isEnabled()
    until_offered(qtbot, program)
    QTest.keySequence(program.window, QKeySequence("Ctrl+Shift+Z"))
    assert len(current(program).state.actions) > len(before.state.actions)
    assert "Done again." in program.window.log_panel.lines()
    QTest.keySequence(program.window, QKeySequence("Ctrl+R"))
    assert current(program).state.actions == ()
    assert current(program).undone == 2


def test_a_step_back_stops_what_moves_and_asks_again_at_once(
    qtbot: QtBot, program: Program
) -> None:
    options = house_rules({"players": 3, "first_dealer": 2, "stick_the_dealer": True})
    program.window.set_preferences(replace(program.window.preferences, speed=Speed.SLOW))
    program.start_game(standard_setup(options, "You", Level.BEGINNER), "moving")
    program.view.finish_motion()
    qtbot.waitUntil(program.window.decision_panel.isVisible)
    lay = places(program)
    program.table.choose(legal_actions(current(program).state)[0])
    action(program, "restart_deal").trigger()
    assert places(program) == lay
    qtbot.waitUntil(program.window.decision_panel.isVisible)
    program.window.set_preferences(replace(program.window.preferences, speed=Speed.OFF))


def places(program: Program) -> dict[str, tuple[float, float]]:
    """Where every card lies."""
    items = program.view.scene().items_by_slot  # type: ignore[attr-defined]
    return {str(slot): (item.pos().x(), item.pos().y()) for slot, item in items.items()}


def test_a_decision_is_asked_again_after_it_was_taken_back(qtbot: QtBot, program: Program) -> None:
    start(qtbot, program)
    qtbot.waitUntil(program.window.decision_panel.isVisible)
    choose_any(qtbot, program)
    action(program, "undo").trigger()
    qtbot.waitUntil(program.window.decision_panel.isVisible)
    assert current(program).state.turn == PERSON


def test_the_last_trick_is_taken_back_while_its_result_is_shown(
    qtbot: QtBot, program: Program
) -> None:
    start(qtbot, program)
    until_deal_over(qtbot, program)
    QTest.keySequence(program.window, QKeySequence("Ctrl+Z"))
    assert not program.window.result_panel.isVisible()
    assert current(program).state.result is None
    until_offered(qtbot, program)


def test_a_code_is_copied_and_played_again_with_the_same_cards(
    qtbot: QtBot, program: Program
) -> None:
    start(qtbot, program)
    action(program, "copy_deal_code").trigger()
    copied = QGuiApplication.clipboard().text()
    played_deal = current(program).record.deals[0].deal
    action(program, "play_deal_code").trigger()
    asked = dialog(program, "play_code_dialog")
    assert nameless(asked) == []
    code, dealer = asked.findChild(QLineEdit, "deal_code"), asked.findChild(QComboBox)
    assert isinstance(code, QLineEdit) and dealer is not None
    assert not asked.findChild(QPushButton, "play_code").isEnabled()  # type: ignore[union-attr]
    QTest.keyClicks(code, copied.lower()[:-1])
    assert text_of(asked, "code_problem") == "A deal code has sixteen letters and digits."
    QTest.keyClicks(code, copied[-1])
    assert text_of(asked, "code_problem") == ""
    choose_dealer(asked, played_deal.dealer)
    before, left = program.window.preferences.last_game, current(program)
    press(asked, "play_code")
    press(dialog(program, "leave_dialog"), "leave_game")
    assert current(program) is not left
    assert current(program).record.deals[0].deal == played_deal
    assert program.window.preferences.last_game == before


def choose_dealer(asked: QDialog, seat: int) -> None:
    dealers = asked.findChild(QComboBox, "code_dealer")
    assert isinstance(dealers, QComboBox)
    dealers.setCurrentIndex(seat)


def test_a_code_is_played_in_any_game_from_the_first_start_on(
    qtbot: QtBot, program: Program
) -> None:
    action(program, "play_deal_code").trigger()
    asked = dialog(program, "play_code_dialog")
    games, code = asked.findChild(QComboBox, "code_game"), asked.findChild(QLineEdit, "deal_code")
    assert isinstance(games, QComboBox) and isinstance(code, QLineEdit)
    games.setCurrentIndex(games.findText("Two-handed"))
    code.setText(str(DealCode(5)))
    choose_dealer(asked, 1)
    press(asked, "play_code")
    assert current(program).record.deals[0].deal == coded_deal(defaults(2), 1, DealCode(5))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("0000-0000-0000-0001", "Something in this code is mistyped."),
        ("0000-0000-0000-000U", "A deal code has only letters and digits, and no U."),
    ],
)
def test_what_is_wrong_with_a_code_is_said(program: Program, text: str, told: str) -> None:
    action(program, "play_deal_code").trigger()
    asked = dialog(program, "play_code_dialog")
    code = asked.findChild(QLineEdit, "deal_code")
    assert isinstance(code, QLineEdit)
    code.setText(text)
    assert text_of(asked, "code_problem") == told
    asked.close()


def test_all_hands_are_shown_only_of_a_deal_that_is_over(qtbot: QtBot, program: Program) -> None:
    start(qtbot, program)
    action(program, "show_all_hands").trigger()
    assert program.window.findChild(QDialog, "all_hands_dialog") is None
    assert program.window.statusBar().currentMessage() == "No deal of this game is over yet."
    until_deal_over(qtbot, program)
    deal = current(program).record.deals[0].deal
    action(program, "show_all_hands").trigger()
    shown = dialog(program, "all_hands_dialog")
    assert nameless(shown) == []
    wording = program.window.wording
    assert wording is not None
    piles = (*deal.hands, deal.dummy, deal.kitty)
    names = ("seat_0", "seat_1", "seat_2", "dummy", "kitty")
    for name, cards in zip(names, piles, strict=True):
        row = shown.findChild(QWidget, f"hand_of_{name}")
        assert isinstance(row, QWidget)
        assert all(wording.card(card) in row.accessibleName() for card in cards)
    shown.close()


def test_the_deal_on_the_table_stays_hidden_while_it_is_played() -> None:
    game = played(begun(STUCK), 60)
    while game.state.result is not None:
        game = played(game, 1)
    assert len(game.record.deals) > 1
    shown = last_deal_over(game)
    assert shown == game.record.deals[-2].deal
    assert last_deal_over(begun()) is None


def test_fair_deals_keep_the_order_sealed_until_the_deal_is_over(
    qtbot: QtBot, program: Program
) -> None:
    start(qtbot, program)
    (sealed,) = current(program).record.deals
    (source,) = current(program).sources
    assert source is not None
    action(program, "fair_deals").trigger()
    shown = dialog(program, "fair_deals_dialog")
    assert nameless(shown) == []
    assert "only what their seat may see" in text_of(shown, "fair_promise")
    assert text_of(shown, "fair_commitment") == commitment(sealed.deal, source)
    assert shown.findChild(QLineEdit, "fair_order") is None
    assert all(source.nonce not in field.text() for field in shown.findChildren(QLineEdit))
    shown.close()
    until_deal_over(qtbot, program)
    action(program, "fair_deals").trigger()
    shown = [one for one in program.window.findChildren(QDialog) if one.isVisible()][-1]
    assert source.nonce in text_of(shown, "fair_order")
    assert text_of(shown, "fair_line").startswith("python3 -c ")
    shown.close()


def test_fair_deals_count_every_seat_over_the_whole_history(
    open_program: Callable[[], Program], qtbot: QtBot, path: Path
) -> None:
    for number in range(6):
        kept(path, finished(defaults(4), f"{number}"))
    program = open_program()
    action(program, "fair_deals").trigger()
    shown = dialog(program, "fair_deals_dialog")
    table = shown.findChild(QTableWidget, "fair_table")
    assert isinstance(table, QTableWidget)
    assert (table.rowCount(), table.columnCount()) == (4, 5)
    cells = [table.item(row, column) for row in range(4) for column in range(5)]
    assert all(cell is not None and cell.text() for cell in cells)
    chance = table.item(2, 4)
    assert chance is not None and chance.text().endswith("%")
    shown.close()


def test_trouble_with_the_journal_is_said_once_and_the_game_goes_on(
    open_program: Callable[[], Program], qtbot: QtBot, path: Path
) -> None:
    path.write_bytes(b"damaged " * 100)
    program = open_program()
    start(qtbot, program)
    assert program.window.notice.text() == trouble_sentence(Trouble.DAMAGED)
    choose_any(qtbot, program)
    assert program.window.notice.text() == trouble_sentence(Trouble.DAMAGED)


def test_every_trouble_has_a_sentence_of_its_own(qapp: QApplication) -> None:
    assert len({trouble_sentence(trouble) for trouble in Trouble}) == len(Trouble)


def test_a_history_is_exported_deleted_and_imported_again(
    open_program: Callable[[], Program], qtbot: QtBot, tmp_path: Path, path: Path
) -> None:
    for number in range(45):
        kept(path, finished(house_rules({"players": 2, "target": 1}), f"{number}"))
    program = open_program()
    assert program.journal is not None
    history = program.journal.history()
    assert history is not None
    file = tmp_path / "all.zip"
    action(program, "export_history").trigger()
    dialog(program, "export_dialog").fileSelected.emit(str(file))  # type: ignore[attr-defined]
    qtbot.waitUntil(file.exists)
    dialog(program, "export_dialog").close()
    action(program, "delete_history").trigger()
    press(dialog(program, "delete_history_dialog"), "keep_history")
    assert history.count() == 45
    action(program, "delete_history").trigger()
    visible = [one for one in program.window.findChildren(QDialog) if one.isVisible()]
    press(visible[-1], "delete_history_now")
    assert history.count() == 0
    action(program, "import_history").trigger()
    dialog(program, "import_dialog").fileSelected.emit(str(file))  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: history.count() == 45)
    told = "Games: 45; already there: 0; not readable: 0."
    qtbot.waitUntil(lambda: program.window.statusBar().currentMessage() == told)
    dialog(program, "import_dialog").close()


def test_a_file_that_cannot_be_imported_is_one_sentence(
    qtbot: QtBot, tmp_path: Path, program: Program
) -> None:
    action(program, "import_history").trigger()
    dialog(program, "import_dialog").fileSelected.emit(str(tmp_path))  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: program.window.findChild(QDialog, "transfer_failed") is not None)
    box = dialog(program, "transfer_failed")
    assert box.text() == "This is neither a history nor a record of a game."  # type: ignore[attr-defined]
    box.close()
    dialog(program, "import_dialog").close()


def test_without_a_journal_there_is_no_history_to_export(qapp: QApplication) -> None:
    program = Program(Loaded(replace(Preferences(), speed=Speed.OFF)), None)
    for name in ("export_history", "import_history", "delete_history"):
        assert not action(program, name).isEnabled()
    action(program, "fair_deals").trigger()
    assert text_of(program.window, "fair_nothing") == "No deals have been kept yet."
    dialog(program, "fair_deals_dialog").close()
    program.close()
    program.window.close()
