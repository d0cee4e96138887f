"""What people have complained of in other programs of this kind cannot happen here.

Each test is named for a complaint, by its number in the list that the project keeps of them.
Others are shown to be impossible where their matter is tested anyway:

U02, blurred at a fractional scale: `test_card_art`, a picture has a pixel for every pixel.
U03, cards that overlap or are cut off: all of `test_layout`.
U05, the last card of a trick gone too soon: `test_choreography`, a full trick is looked at
before it is swept; `test_table_view`, hurrying a played card still shows the full trick.
U06, too slow: `test_choreography`, speeds are half, double and nothing; `test_table_view`, a full
trick stays until a click if the player likes.
U08, two motions at once: all of `test_interleavings`.
U15, the first choice is not to pass: `test_decision_panel`, pass stands first.
U16, something decided by accident: `test_decision_panel`, Enter and Space alone decide nothing;
`test_table_view`, Space plays no card for it hurries the table.
U18, no keys and no speech: `test_keys_of_the_table` and `test_announcements`.
U19, a failure that tells nothing: `test_program`, an opponent that fails is told and raised.
U20, what is packed does not start: `test_packaging` and `test_smoke_test`.
U21, an upright screen must be turned: the portrait sizes of `test_layout`.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QSizeF, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from euchre_desktop.ai.player import Level
from euchre_desktop.app.game_setup import standard_setup
from euchre_desktop.app.preferences import Loaded, Preferences, Speed
from euchre_desktop.rules import (
    CardPlayed,
    CardsDealt,
    DealScored,
    Observation,
    Phase,
    PickUp,
    TrickWon,
    defaults,
    house_rules,
)
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.card_item import CardItem
from euchre_desktop.ui.layout import layout
from euchre_desktop.ui.main_window import MainWindow
from euchre_desktop.ui.plates import Plate
from euchre_desktop.ui.program import Program
from euchre_desktop.ui.score_panel import ScorePanel
from euchre_desktop.ui.spots import Pile
from euchre_desktop.ui.still import table_font
from euchre_desktop.ui.table_scene import TableScene
from euchre_desktop.ui.table_view import TableView
from tests.ui.games import Shown, at_random, game, setup_for
from tests.ui.moments import moment, options_of, steps_to


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Program]:
    made = Program(Loaded(Preferences(speed=Speed.OFF)), None)
    made.window.show()
    yield made
    made.close()
    made.window.close()


@pytest.fixture
def window(program: Program) -> MainWindow:
    return program.window


def show(window: MainWindow, name: str) -> Observation:
    window.new_game(setup_for(options_of(name)))
    for step in steps_to(name):
        window.show_step(*step)
    return moment(name)


def cards_shown(view: TableView) -> list[CardItem]:
    return [item for item in view.scene().items() if isinstance(item, CardItem)]


def a_game(seed: str, **settings: object) -> list[Shown]:
    return list(game(house_rules(settings), seed, at_random(seed), deals=2))


@pytest.mark.parametrize("size", [(1280, 770), (2560, 1540), (3840, 2160)])
def test_u01_cards_are_no_smaller_a_part_of_a_large_screen(size: tuple[int, int]) -> None:
    """Cards tiny on a screen of many pixels."""
    frame = layout(moment("bidding of three"), QSizeF(*size)).frame
    assert frame.hand_height >= 0.2 * size[1]
    assert frame.scale >= size[1] / 770 * 0.99


def test_u04_a_new_game_does_not_change_the_window(window: MainWindow) -> None:
    """The window shrinks with every new game; its size is forgotten.

    That it is kept from one start to the next: `test_main_window`, size and place are kept.
    """
    window.resize(1100, 750)
    for name in ("bidding of four", "merging", "bidding of two"):
        show(window, name)
        assert (window.width(), window.height()) == (1100, 750)


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.SLOW])
def test_u07_the_lead_to_a_trick_is_not_swept_away_with_the_one_before(
    view: TableView, speed: Speed
) -> None:
    """The lead of the next trick vanishes with the last trick."""
    steps = a_game("lead", players=4)
    found = 0
    view.new_game(setup_for(house_rules({"players": 4})))
    for (seen, events), (after, following) in pairwise(steps):
        view.set_motion(Speed.OFF, False)
        view.show_step(seen, events)
        lead = isinstance(following[0], CardPlayed) and len(after.trick.plays) == 1
        if any(isinstance(event, TrickWon) for event in events) and lead:
            found += 1
            view.set_motion(speed, False)
            view.show_step(seen, events)
            view.show_step(after, following)
            view.finish_motion()
            (seat, card) = after.trick.plays[0]
            (led,) = [
                item.spot
                for item in cards_shown(view)
                if item.spot is not None and item.spot.slot.pile is Pile.TRICK
            ]
            assert led.slot.seat == seat and led.card == card
    assert found >= 3


def test_u09_a_played_card_is_in_one_place_only(view: TableView) -> None:
    """A played card is for a moment also in the hand it came from."""
    view.new_game(setup_for(house_rules({"players": 4})))
    plays = 0
    for seen, events in a_game("once", players=4):
        if isinstance(events[0], CardPlayed):
            plays += 1
            before = len(cards_shown(view))
            view.set_motion(Speed.SLOW, False)
            view.show_step(seen, events)
            assert len(cards_shown(view)) == before
            spots = [item.spot for item in cards_shown(view) if item.spot is not None]
            assert [spot.card for spot in spots].count(events[0].card) == 1
            held = [s for s in spots if s.slot.pile is Pile.HAND and s.slot.seat == events[0].seat]
            assert len(held) == seen.cards_held[events[0].seat]
        else:
            view.show_step(seen, events)
        view.set_motion(Speed.OFF, False)
    assert plays > 20


def test_u10_nobody_bids_before_the_cards_are_dealt(view: TableView) -> None:
    """The computers bid while the first hand is still being dealt."""
    seen, events = a_game("dealt", players=3)[0]
    assert any(isinstance(event, CardsDealt) for event in events)
    ready = QSignalSpy(view.ready)
    view.set_motion(Speed.SLOW, False)
    view.new_game(setup_for(defaults(3)))
    view.show_step(seen, events)
    QCoreApplication.processEvents()
    assert ready.count() == 0
    view.finish_motion()
    assert ready.count() == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_u11_it_is_your_turn_only_when_it_is(window: MainWindow, players: int) -> None:
    """ "Your turn" stands there while another seat discards."""
    window.new_game(setup_for(defaults(players)))
    yours = discarding = 0
    for seen, events in a_game("turns", players=players):
        window.show_step(seen, events)
        (plate,) = [p for p in window.findChildren(Plate) if p.objectName() == "plate_0"]
        says_so = "your" in plate.shown.state
        assert says_so == (seen.turn == 0) == plate.shown.is_now
        assert not window.decision_panel.isVisible()
        yours += says_so
        discarding += seen.phase in (Phase.PICKING_UP, Phase.MERGING) and seen.turn != 0
    assert yours and discarding


@pytest.mark.parametrize("name", ["picking up", "picking up of four"])
@pytest.mark.parametrize("speed", list(Speed))
def test_u12_the_dealer_is_always_asked_what_to_bury(
    window: MainWindow, name: str, speed: Speed
) -> None:
    """The question what to discard is not asked, because something still "moves"."""
    *before, last = steps_to(name)
    window.new_game(setup_for(options_of(name)))
    for step in before:
        window.show_step(*step)
    window.view.set_motion(speed, False)
    window.show_step(*last)
    window.move_on()
    window.offer(moment(name))
    assert window.decision_panel.isVisible()
    chosen = QSignalSpy(window.action_chosen)
    QTest.keyClick(window.view, Qt.Key.Key_1)
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Space)
    QTest.keySequence(window, "B")
    assert chosen.count() == 1 and isinstance(chosen.at(0)[0], PickUp)


@pytest.mark.parametrize("name", ["bidding of four", "merged by another", "must follow, three"])
def test_u13_cards_of_others_show_their_backs(view: TableView, art: CardArt, name: str) -> None:
    """Some card shows through where a back belongs."""
    view.new_game(setup_for(options_of(name)))
    for step in steps_to(name):
        view.show_step(*step)
    scene = view.scene()
    assert isinstance(scene, TableScene)
    hidden = [
        item
        for slot, item in scene.items_by_slot.items()
        if slot.pile in (Pile.DUMMY, Pile.KITTY) or (slot.pile is Pile.HAND and slot.seat != 0)
    ]
    assert len(hidden) > 5
    for item in hidden:
        assert item.spot is not None
        back = art.back(item.spot.height)
        assert item.picture.toImage() == back.toImage()


@pytest.mark.parametrize("size", [(640, 480), (1280, 800), (800, 1100), (3000, 2000)])
def test_u14_the_score_is_always_there_and_large_enough(
    window: MainWindow, size: tuple[int, int]
) -> None:
    """Score too small, or hidden; tiny type."""
    window.resize(*size)
    show(window, "must follow, four")
    (panel,) = window.findChildren(ScorePanel)
    assert panel.isVisible() and panel.width() >= 100 and panel.height() >= 40
    assert all(str(row.points) in panel.accessibleName() for row in panel.rows)
    assert table_font(1, 0.5).pixelSize() >= 11


@pytest.mark.parametrize("players", [2, 3, 4])
def test_u17_every_deal_is_played_to_its_last_card(players: int) -> None:
    """The rest is claimed by the program: what others held is hidden, or given away."""
    deals = 0
    for number in range(10):
        for seen, events in a_game(f"claim {number}", players=players):
            if isinstance(seen.result, DealScored) and isinstance(events[0], CardPlayed):
                deals += 1
                assert len(seen.tricks) == 5
                assert all(len(t.plays) == seen.made.cards_in_trick for t in seen.tricks)
    assert deals >= 10


def test_u22_a_hasty_player_gets_one_deal_at_a_time(qtbot: QtBot, program: Program) -> None:
    """Who presses twice to go on gets two deals at once."""
    program.start_game(
        standard_setup(
            defaults(3),
            "Robin",
            Level.BEGINNER,
        ),
        "hasty",
    )
    program.table.person_to_act.connect(
        lambda seen: program.table.choose(seen.legal_actions[0]),
        Qt.ConnectionType.QueuedConnection,
    )
    panel = program.window.result_panel
    for number in range(1, 4):
        qtbot.waitUntil(panel.isVisible, timeout=20_000)
        record = program.table.record
        assert record is not None and len(record.deals) == number
        for _ in range(3):
            QTest.keyClick(panel, Qt.Key.Key_Space)
            panel.move_on()
