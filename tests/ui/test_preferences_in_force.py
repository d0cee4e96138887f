"""Every preference changes something in the running window, at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace

import pytest
from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QMessageBox, QStyle
from pytestqt.qtbot import QtBot

from euchre_desktop.ai.player import Level
from euchre_desktop.app.game_setup import GameSetup, standard_setup
from euchre_desktop.app.preferences import (
    Back,
    ClothColor,
    DeckColors,
    IndexSize,
    Loaded,
    Preferences,
    Speed,
    SuitOrder,
    Theme,
    TrumpSide,
)
from euchre_desktop.app.sound.moments import Sound
from euchre_desktop.rules import Observation, Phase, PlayCard, defaults, legal_actions
from euchre_desktop.ui.choice_button import ChoiceButton
from euchre_desktop.ui.look import look_of
from euchre_desktop.ui.panel_frame import PanelFrame
from euchre_desktop.ui.program import Program
from euchre_desktop.ui.spots import Pile
from euchre_desktop.ui.style import apply_style
from euchre_desktop.ui.tempo import Tempo, tempo_of
from tests.ui.test_style import READABLE, contrast


class Listener:
    """A player of sounds that remembers how it was set."""

    problem = None

    def __init__(self) -> None:
        self.volume, self.muted = -1, False

    def play(self, sound: Sound) -> None: ...

    def set_volume(self, percent: int) -> None:
        self.volume = percent

    def set_muted(self, muted: bool) -> None:
        self.muted = muted

    def close(self) -> None: ...


AUTO_PLAY_AT_MOST = 300
"""Milliseconds; a card that plays itself without motion takes 20."""

QUIET = Preferences(speed=Speed.OFF, theme=Theme.LIGHT)


def with_value(preferences: Preferences, name: str, value: object) -> Preferences:
    """The same, but for one field."""
    return replace(preferences, **{name: value})  # type: ignore[arg-type]


@pytest.fixture
def listener() -> Listener:
    return Listener()


@pytest.fixture
def opened(qapp: QApplication, listener: Listener) -> Iterator[Callable[[Preferences], Program]]:
    """Opens the program with these preferences, as often as wanted."""
    made: list[Program] = []

    def opened(preferences: Preferences) -> Program:
        program = Program(Loaded(preferences), None, player=listener)
        made.append(program)
        program.window.resize(1000, 700)
        program.window.show()
        return program

    yield opened
    for program in made:
        program.close()
        program.window.close()
    apply_style(qapp)


@pytest.fixture
def program(opened: Callable[[Preferences], Program]) -> Program:
    return opened(QUIET)


def a_game() -> GameSetup:
    return standard_setup(defaults(3), "Robin", Level.CASUAL)


def begun(qtbot: QtBot, program: Program, seed: str = "look") -> Observation:
    """A game on the table, with the person asked for their first choice."""
    with qtbot.waitSignal(program.table.person_to_act) as asked:
        program.start_game(a_game(), seed)
    qtbot.waitUntil(program.window.isVisible)
    assert asked.args is not None
    seen = asked.args[0]
    assert isinstance(seen, Observation)
    return seen


def picture(program: Program) -> QImage:
    return program.window.grab().toImage()


LOOKS = {
    "deck_colors": DeckColors.FOUR,
    "index_size": IndexSize.LARGE,
    "back": Back.CRIMSON,
    "cloth": ClothColor.SAGE,
    "theme": Theme.DARK,
    "high_contrast": True,
    "font_scale": 150,
    "trump_side": TrumpSide.RIGHT,
    "suit_order": SuitOrder.ASCENDING,
    "show_log": True,
}
"""What is to be seen at once, and another value than at first."""

HEARD = {"sound", "volume"}
PACES = {
    "speed",
    "deal_speed",
    "play_speed",
    "sweep_speed",
    "trick_pause",
    "click_to_collect",
    "reduced_motion",
}
TESTED_HERE = {"auto_play", "confirm"}
ELSEWHERE = {
    "result_seconds",
    "show_reasons",
    "without_undone",
    "without_hints",
    "last_game",
    "geometry",
}
"""test_main_window, test_reasons, test_looking_back, and what is not chosen in words."""


def test_no_preference_is_without_a_test() -> None:
    tested = {*LOOKS, *HEARD, *PACES, *TESTED_HERE, *ELSEWHERE}
    assert tested == {entry.name for entry in fields(Preferences)}


@pytest.mark.parametrize("name", LOOKS)
def test_a_look_changes_at_once_and_can_be_taken_back(
    qtbot: QtBot, program: Program, name: str
) -> None:
    seed = "order" if name in ("trump_side", "suit_order") else "look"
    begun(qtbot, program, seed)
    if name == "trump_side":
        qtbot.waitUntil(lambda: _made(qtbot, program))
    before = picture(program)
    changed = with_value(program.window.preferences, name, LOOKS[name])
    program.window.set_preferences(changed)
    after = picture(program)
    assert after != before
    program.window.set_preferences(with_value(changed, name, getattr(QUIET, name)))
    assert picture(program) != after


@pytest.mark.parametrize("strong", [False, True], ids=["usual", "high contrast"])
@pytest.mark.parametrize("theme", [Theme.LIGHT, Theme.DARK])
@pytest.mark.parametrize("when", ["from the start", "later"])
def test_sheets_over_the_table_can_be_read_in_every_theme(
    qtbot: QtBot,
    qapp: QApplication,
    opened: Callable[[Preferences], Program],
    when: str,
    theme: Theme,
    strong: bool,
) -> None:
    """Of the widgets themselves: a color that is right in a table may not have reached them."""
    wanted = replace(QUIET, theme=theme, high_contrast=strong)
    other = replace(QUIET, theme=Theme.DARK if theme is Theme.LIGHT else Theme.LIGHT)
    # A style sheet that is set anew may give widgets an earlier palette back.
    apply_style(qapp)
    program = opened(wanted if when == "from the start" else other)
    program.window.set_preferences(wanted)
    begun(qtbot, program)
    paper = look_of(wanted).paper
    panels = program.view.findChildren(PanelFrame)
    assert len(panels) == 4
    for label in (label for panel in panels for label in panel.findChildren(QLabel)):
        ink = label.palette().color(label.foregroundRole())
        assert contrast(ink, paper.paper) >= READABLE, label.objectName()
    for button in (one for panel in panels for one in panel.findChildren(ChoiceButton)):
        button.resize(button.sizeHint())
        ground = button.grab().toImage().pixelColor(8, button.height() // 2)
        assert ground in (paper.field, paper.choice, paper.off), button.objectName()


def test_boxes_to_be_ticked_grow_with_the_words_beside_them(
    qtbot: QtBot, program: Program
) -> None:
    def sizes() -> list[int]:
        widths = []
        for ticked in (True, False):
            box = QCheckBox("words")
            qtbot.addWidget(box)
            box.setChecked(ticked)
            box.ensurePolished()
            indicator = QStyle.PixelMetric.PM_IndicatorWidth
            widths.append(box.style().pixelMetric(indicator, None, box))
        return widths

    program.window.set_preferences(replace(QUIET, font_scale=125))
    before = sizes()
    program.window.set_preferences(replace(QUIET, font_scale=200))
    assert sizes() == pytest.approx([width * 200 / 125 for width in before], abs=1)


def _made(qtbot: QtBot, program: Program) -> bool:
    """Choose the last of what is offered until trump is made and the person may play."""
    game = program.table.game
    assert game is not None
    if game.state.phase is Phase.PLAYING and game.state.turn == 0:
        return True
    if game.state.turn == 0:
        program.table.choose(legal_actions(game.state)[-1])
    elif game.state.turn is None:
        program.window.move_on()
    return False


@pytest.mark.parametrize("name", sorted(PACES))
def test_every_pace_reaches_the_table_at_once(
    program: Program, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """What the table makes of it is tested in test_paces."""
    heard: list[Tempo] = []
    monkeypatch.setattr(program.view, "set_tempo", heard.append)
    value = True if name in ("click_to_collect", "reduced_motion") else Speed.SLOW
    changed = with_value(QUIET, name, value)
    program.window.set_preferences(changed)
    assert heard == [tempo_of(changed)]
    assert heard[0] != tempo_of(QUIET)


def test_sounds_are_muted_and_made_louder(program: Program, listener: Listener) -> None:
    assert (listener.muted, listener.volume) == (False, QUIET.volume)
    program.window.set_preferences(replace(QUIET, sound=False, volume=15))
    assert (listener.muted, listener.volume) == (True, 15)


def test_a_deck_can_change_while_cards_move(qtbot: QtBot, program: Program) -> None:
    program.window.set_preferences(replace(QUIET, speed=Speed.NORMAL))
    program.start_game(a_game(), "moving")
    assert program.view.stretch is not None or not program.view.isHidden()
    for back in Back:
        for cloth in ClothColor:
            program.window.set_preferences(
                replace(program.window.preferences, back=back, cloth=cloth, font_scale=125)
            )
    with qtbot.waitSignal(program.table.person_to_act, timeout=20_000):
        program.window.set_preferences(replace(program.window.preferences, speed=Speed.OFF))


def plays_by_itself(qtbot: QtBot, program: Program) -> tuple[int, int]:
    """Play some deals; how often one card alone was offered, and how often a choice was."""
    alone = others = 0
    program.start_game(a_game(), "only")

    def offered(seen: Observation) -> None:
        nonlocal alone, others
        match seen.legal_actions:
            case (PlayCard(),):
                alone += 1
            case _:
                others += 1
                program.table.choose(seen.legal_actions[0])

    program.table.person_to_act.connect(offered)

    def enough() -> bool:
        program.window.move_on()
        return alone >= 3

    qtbot.waitUntil(enough, timeout=20_000)
    return alone, others


def test_the_only_card_plays_itself_and_nothing_else_does(qtbot: QtBot, program: Program) -> None:
    program.window.set_preferences(replace(QUIET, auto_play=True))
    alone, others = plays_by_itself(qtbot, program)
    assert alone >= 3 and others


def test_the_only_card_waits_where_that_is_not_wanted(qtbot: QtBot, program: Program) -> None:
    """In its time another preference would have played it."""
    waiting: list[Observation] = []
    program.start_game(a_game(), "only")

    def offered(seen: Observation) -> None:
        if len(seen.legal_actions) == 1:
            waiting.append(seen)
        else:
            program.table.choose(seen.legal_actions[0])

    program.table.person_to_act.connect(offered)

    def enough() -> bool:
        program.window.move_on()
        return bool(waiting)

    qtbot.waitUntil(enough, timeout=20_000)
    time_up = QTimer(program, singleShot=True, interval=AUTO_PLAY_AT_MOST)
    with qtbot.waitSignal(time_up.timeout):
        time_up.start()
    assert len(waiting) == 1


def one_card_alone(qtbot: QtBot, program: Program) -> Observation:
    """Play until a single card may be chosen."""
    waiting: list[Observation] = []
    program.start_game(a_game(), "only")

    def offered(seen: Observation) -> None:
        match seen.legal_actions:
            case (PlayCard(),):
                waiting.append(seen)
            case _:
                program.table.choose(seen.legal_actions[0])

    program.table.person_to_act.connect(offered)

    def enough() -> bool:
        program.window.move_on()
        return bool(waiting)

    qtbot.waitUntil(enough, timeout=20_000)
    program.table.person_to_act.disconnect(offered)
    return waiting[0]


def test_a_card_that_waits_plays_itself_once_that_is_wanted(
    qtbot: QtBot, program: Program
) -> None:
    one_card_alone(qtbot, program)
    with qtbot.waitSignal(program.window.action_chosen):
        program.window.set_preferences(replace(QUIET, auto_play=True))


def test_a_card_about_to_play_itself_waits_once_that_is_not_wanted(
    qtbot: QtBot, program: Program
) -> None:
    one_card_alone(qtbot, program)
    program.window.set_preferences(replace(QUIET, auto_play=True))
    program.window.set_preferences(QUIET)
    time_up = QTimer(program, singleShot=True, interval=AUTO_PLAY_AT_MOST)
    chosen: list[object] = []
    program.window.action_chosen.connect(chosen.append)
    with qtbot.waitSignal(time_up.timeout):
        time_up.start()
    assert not chosen


@pytest.mark.parametrize("confirm", [True, False])
def test_a_game_is_left_with_or_without_a_question(
    qtbot: QtBot, program: Program, confirm: bool
) -> None:
    program.window.set_preferences(replace(QUIET, confirm=confirm))
    begun(qtbot, program)
    left: list[bool] = []
    program.dialogs.ask_before_leaving(lambda: left.append(True))
    box = program.window.findChild(QMessageBox, "leave_dialog")
    assert (box is not None) is confirm
    if box is None:
        assert left == [True]
        return
    assert not left
    stay = next(button for button in box.buttons() if button.objectName() == "stay_in_game")
    leave = next(button for button in box.buttons() if button.objectName() == "leave_game")
    stay.click()
    assert not left
    program.dialogs.ask_before_leaving(lambda: left.append(True))
    again = program.window.findChildren(QMessageBox, "leave_dialog")[-1]
    next(one for one in again.buttons() if one.objectName() == leave.objectName()).click()
    assert left == [True]


@pytest.mark.parametrize("size", [QSize(640, 480), QSize(1280, 800), QSize(800, 1100)])
def test_the_window_can_be_drawn_with_the_largest_words(
    qtbot: QtBot, program: Program, size: QSize
) -> None:
    program.window.set_preferences(replace(QUIET, font_scale=200))
    program.window.resize(size)
    begun(qtbot, program)
    panel = program.window.decision_panel
    assert panel.isVisible()
    backs = [
        item.spot.height
        for slot, item in program.view.scene().items_by_slot.items()  # type: ignore[attr-defined]
        if slot.pile is Pile.HAND and slot.seat != 0 and item.spot is not None
    ]
    assert min(backs) > 20, "opponents still hold cards that can be seen"
    assert program.view.viewport().rect().contains(panel.geometry())
