"""The table: what is reported is shown, what is clicked is reported."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractAnimation, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QCursor, QEnterEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from euchre_desktop.app.preferences import Speed
from euchre_desktop.rules import (
    ALL_CARDS,
    Card,
    MustFollow,
    NotFiveOfTen,
    Observation,
    Phase,
    PlayCard,
    TrickWon,
    UpcardMayNotBeBuried,
    house_rules,
)
from euchre_desktop.ui.badges import Bubble, Words
from euchre_desktop.ui.hand_buttons import CardButton
from euchre_desktop.ui.layout import layout
from euchre_desktop.ui.plates import Plate
from euchre_desktop.ui.score_panel import ScorePanel
from euchre_desktop.ui.spots import Pile, Slot, Spot
from euchre_desktop.ui.table_scene import TableScene
from euchre_desktop.ui.table_view import TableView
from tests.ui.games import Shown, at_random, game, setup_for
from tests.ui.moments import NAMES, moment, options_of, steps_to

LEFT = Qt.MouseButton.LeftButton


def show(view: TableView, name: str, *, offered: bool = True) -> Observation:
    """Bring the table to a moment, and offer it if the person may act."""
    view.new_game(setup_for(options_of(name)))
    for seen, events in steps_to(name):
        view.show_step(seen, events)
    seen = moment(name)
    if offered and seen.turn == seen.seat:
        view.offer(seen)
    return seen


def begin(view: TableView, steps: list[Shown] | tuple[Shown, ...], speed: Speed) -> None:
    """Show all of `steps` at once but the last, which begins to move."""
    for seen, events in steps[:-1]:
        view.show_step(seen, events)
    view.set_motion(speed, False)
    view.show_step(*steps[-1])


def scene_of(view: TableView) -> TableScene:
    scene = view.scene()
    assert isinstance(scene, TableScene)
    return scene


def spots(view: TableView) -> dict[Slot, Spot]:
    found = {slot: item.spot for slot, item in scene_of(view).items_by_slot.items()}
    return {slot: spot for slot, spot in found.items() if spot is not None}


def button(view: TableView, card: Card) -> CardButton:
    found = view.viewport().findChild(CardButton, f"card_{card}")
    assert found is not None
    return found


def buttons(view: TableView) -> list[CardButton]:
    return [each for each in view.viewport().findChildren(CardButton) if not each.isHidden()]


def place_of(view: TableView, card: Card) -> QPoint:
    """Where to press to hit `card`: near its left edge, which no other card covers."""
    seen_spots = [spot for spot in spots(view).values() if spot.card == card]
    (spot,) = seen_spots
    return QPoint(round(spot.x - spot.width * 0.32), round(spot.y + spot.height * 0.1))


def click(view: TableView, card: Card) -> None:
    where = place_of(view, card)
    target = view.viewport().childAt(where)
    receiver: QWidget = target if target is not None else view.viewport()
    QTest.mouseClick(receiver, LEFT, pos=receiver.mapFrom(view.viewport(), where))


def playable(seen: Observation) -> list[Card]:
    return [action.card for action in seen.legal_actions if isinstance(action, PlayCard)]


def forbidden(seen: Observation) -> list[Card]:
    return [card for card in seen.hand if card not in playable(seen)]


def is_settled(view: TableView, seen: Observation) -> bool:
    """Is every card of the table where the layout says, choices aside?"""
    expected = layout(seen, view.viewport().size().toSizeF()).spots
    shown = spots(view)
    return shown.keys() == expected.keys() and all(
        abs(shown[slot].x - spot.x) < 0.01
        and abs(shown[slot].y - spot.y) < 0.01
        and shown[slot].faces_up == spot.faces_up
        and item.pos().x() == pytest.approx(spot.x, abs=1)
        and item.pos().y() == pytest.approx(spot.y, abs=1)
        and item.scale() == 1
        for slot, spot in expected.items()
        for item in [scene_of(view).items_by_slot[slot]]
    )


def running(view: TableView) -> list[QAbstractAnimation]:
    return [
        animation
        for animation in view.findChildren(QAbstractAnimation)
        if animation.state() is QAbstractAnimation.State.Running
    ]


def test_a_click_plays_the_card(view: TableView) -> None:
    seen = show(view, "must follow, three")
    chosen = QSignalSpy(view.action_chosen)
    click(view, playable(seen)[0])
    assert [chosen.at(0)[0]] == [PlayCard(playable(seen)[0])]


def test_clicking_twice_plays_once(view: TableView) -> None:
    seen = show(view, "must follow, three")
    chosen = QSignalSpy(view.action_chosen)
    card = playable(seen)[0]
    where = place_of(view, card)
    target = button(view, card)
    QTest.mouseClick(target, LEFT, pos=target.mapFrom(view.viewport(), where))
    QTest.mouseDClick(target, LEFT, pos=target.mapFrom(view.viewport(), where))
    QTest.mouseClick(target, LEFT, pos=target.mapFrom(view.viewport(), where))
    assert chosen.count() == 1


def test_a_card_that_may_not_be_played_is_refused_with_the_reason(view: TableView) -> None:
    seen = show(view, "must follow, three")
    chosen, refused = QSignalSpy(view.action_chosen), QSignalSpy(view.refused)
    click(view, forbidden(seen)[0])
    assert chosen.count() == 0
    assert isinstance(refused.at(0)[0], MustFollow)


def test_refusing_does_not_take_the_turn_away(view: TableView) -> None:
    seen = show(view, "must follow, three")
    click(view, forbidden(seen)[0])
    chosen = QSignalSpy(view.action_chosen)
    click(view, playable(seen)[0])
    assert chosen.count() == 1


def test_nothing_can_be_played_before_it_is_offered(view: TableView) -> None:
    seen = show(view, "must follow, three", offered=False)
    chosen, refused = QSignalSpy(view.action_chosen), QSignalSpy(view.refused)
    for card in seen.hand:
        click(view, card)
    assert chosen.count() == refused.count() == 0


def test_forbidden_cards_are_darkened_and_say_why(view: TableView) -> None:
    seen = show(view, "must follow, three")
    for card in seen.hand:
        spot = spots(view)[Slot(Pile.HAND, seen.seat, card)]
        assert spot.dimmed == (card not in playable(seen))
        assert bool(button(view, card).toolTip()) == (card not in playable(seen))
        assert button(view, card).accessibleName().endswith("playable") == (card in playable(seen))


def test_playable_cards_stand_up_and_the_one_pointed_at_stands_higher(view: TableView) -> None:
    seen = show(view, "must follow, three")
    at_rest = layout(seen, view.viewport().size().toSizeF())
    slot = Slot(Pile.HAND, seen.seat, playable(seen)[0])
    rest = at_rest.spots[slot].y
    assert rest - spots(view)[slot].y == pytest.approx(at_rest.frame.rise)
    button(view, playable(seen)[0]).setFocus(Qt.FocusReason.TabFocusReason)
    assert rest - spots(view)[slot].y == pytest.approx(at_rest.frame.lift)


def test_the_hand_can_be_played_by_keyboard_alone(view: TableView) -> None:
    seen = show(view, "must follow, three")
    chosen = QSignalSpy(view.action_chosen)
    names = [each.card for each in buttons(view)]
    view.setFocus()
    QTest.keyClick(view, Qt.Key.Key_2)
    assert button(view, names[1]).hasFocus()
    QTest.keyClick(button(view, names[1]), Qt.Key.Key_Left)
    assert button(view, names[0]).hasFocus()
    QTest.keyClick(button(view, names[0]), Qt.Key.Key_Tab)
    assert button(view, names[1]).hasFocus()
    button(view, playable(seen)[0]).setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button(view, playable(seen)[0]), Qt.Key.Key_Return)
    assert chosen.at(0)[0] == PlayCard(playable(seen)[0])


def test_space_plays_no_card_for_it_hurries_the_table(view: TableView) -> None:
    seen = show(view, "must follow, three")
    chosen = QSignalSpy(view.action_chosen)
    target = button(view, playable(seen)[0])
    target.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(target, Qt.Key.Key_Space)
    assert chosen.count() == 0


def test_a_screen_reader_can_play_a_card(qtbot: QtBot, view: TableView) -> None:
    seen = show(view, "must follow, three")
    found = QAccessible.queryAccessibleInterface(button(view, playable(seen)[0]))
    assert found is not None
    assert found.role() is QAccessible.Role.Button
    actions = found.actionInterface()
    assert actions is not None
    with qtbot.waitSignal(view.action_chosen) as played:
        actions.doAction("Press")
    assert played.args == [PlayCard(playable(seen)[0])]


def test_burying_marks_one_card_and_can_be_taken_back(view: TableView) -> None:
    seen = show(view, "picking up")
    selected = QSignalSpy(view.selection_changed)
    first, second = seen.hand[0], seen.hand[1]
    for card in (first, second, second):
        click(view, card)
    assert [selected.at(number)[0] for number in range(3)] == [(first,), (second,), ()]


def test_the_upcard_lies_with_the_hand_but_may_not_be_buried(view: TableView) -> None:
    seen = show(view, "picking up")
    assert [each.card for each in buttons(view)][-1] == seen.upcard
    assert len(buttons(view)) == 6
    refused = QSignalSpy(view.refused)
    click(view, seen.upcard)
    assert isinstance(refused.at(0)[0], UpcardMayNotBeBuried)


def test_five_of_ten_are_marked_and_a_sixth_is_refused(view: TableView) -> None:
    seen = show(view, "merging")
    selected, refused = QSignalSpy(view.selection_changed), QSignalSpy(view.refused)
    ten = [each.card for each in buttons(view)]
    assert sorted(ten) == sorted((*seen.hand, *seen.dummy))
    assert {card for card in ten if button(view, card).isChecked()} == {*seen.hand}
    click(view, seen.dummy[0])
    assert isinstance(refused.at(0)[0], NotFiveOfTen)
    assert {card for card in ten if button(view, card).isChecked()} == {*seen.hand}
    click(view, seen.hand[3])
    click(view, seen.dummy[0])
    kept = {*seen.hand, seen.dummy[0]} - {seen.hand[3]}
    assert {card for card in ten if button(view, card).isChecked()} == kept
    assert set(selected.at(selected.count() - 1)[0]) == kept


def test_a_maker_begins_with_the_five_cards_held(view: TableView) -> None:
    selected = QSignalSpy(view.selection_changed)
    seen = show(view, "merging")
    assert selected.at(selected.count() - 1)[0] == seen.hand


def test_a_maker_hears_which_cards_are_the_dummys(view: TableView) -> None:
    seen = show(view, "merging")
    named = {card: button(view, card).accessibleName() for card in (*seen.hand, *seen.dummy)}
    of_the_dummy = {card for card, name in named.items() if name.endswith(", from the dummy")}
    assert of_the_dummy == set(seen.dummy)


def test_a_hint_that_offers_again_keeps_what_is_marked(view: TableView) -> None:
    seen = show(view, "picking up")
    click(view, seen.hand[0])
    view.offer(seen)
    assert button(view, seen.hand[0]).isChecked()


@pytest.mark.parametrize("name", NAMES)
def test_with_motion_off_every_moment_is_reached_at_once(view: TableView, name: str) -> None:
    seen = show(view, name, offered=False)
    assert is_settled(view, seen)
    assert not running(view)


@pytest.mark.parametrize(
    "settings",
    [
        {"players": 2},
        {"players": 3, "first_dealer": "first_black_jack", "packets": "1"},
        {"players": 3, "dummy": "none", "low_rank": 7, "joker": True},
        {"players": 4, "defend_alone": True, "low_rank": 8, "packets": "2-3"},
        {"players": 4, "joker": True, "upturned_joker": "in_turn", "target": 25},
    ],
    ids=lambda settings: f"{settings['players']} players, {len(settings)} settings",
)
def test_whole_games_are_shown_step_by_step(view: TableView, settings: dict[str, object]) -> None:
    """Each step is settled and reported as shown exactly once; Qt has nothing to warn of."""
    options = house_rules(settings)
    view.new_game(setup_for(options))
    shown = QSignalSpy(view.ready)
    steps = 0
    for seed in ("one", "two"):
        for seen, events in game(options, seed, at_random(seed), deals=5):
            view.show_step(seen, events)
            steps += 1
            assert shown.count() == steps
            assert is_settled(view, seen)
            if seen.turn == seen.seat:
                view.offer(seen)


def test_finishing_a_deal_half_way_leaves_it_dealt(qtbot: QtBot, view: TableView) -> None:
    steps = steps_to("bidding of three")[:1]
    view.new_game(setup_for(options_of("bidding of three")))
    shown = QSignalSpy(view.ready)
    begin(view, steps, Speed.NORMAL)
    qtbot.waitUntil(lambda: any(item.pos() for item in scene_of(view).items_by_slot.values()))
    assert not is_settled(view, steps[-1][0])
    view.finish_motion()
    assert is_settled(view, steps[-1][0])
    assert shown.count() == 1
    assert not running(view)


@pytest.mark.parametrize("name", ["merging", "picking up", "the end of a deal of four"])
def test_motion_ends_settled_and_reports_once(qtbot: QtBot, view: TableView, name: str) -> None:
    view.new_game(setup_for(options_of(name)))
    steps = steps_to(name)
    begin(view, steps, Speed.FAST)
    with qtbot.waitSignal(view.ready, timeout=6000):
        pass
    assert is_settled(view, steps[-1][0])
    assert not running(view)


def test_changing_the_speed_in_mid_motion_is_safe(view: TableView) -> None:
    view.new_game(setup_for(options_of("bidding of three")))
    steps = steps_to("bidding of three")[:1]
    shown = QSignalSpy(view.ready)
    begin(view, steps, Speed.SLOW)
    view.set_motion(Speed.FAST, True)
    assert shown.count() == 0
    view.set_motion(Speed.OFF, False)
    assert shown.count() == 1
    assert is_settled(view, steps[-1][0])


def test_resizing_in_mid_motion_is_safe(view: TableView) -> None:
    view.new_game(setup_for(options_of("bidding of three")))
    steps = steps_to("bidding of three")[:1]
    shown = QSignalSpy(view.ready)
    begin(view, steps, Speed.SLOW)
    view.resize(700, 520)
    assert is_settled(view, steps[-1][0])
    assert shown.count() == 1


def test_a_new_deal_in_mid_motion_is_safe(view: TableView) -> None:
    options = house_rules({"players": 3})
    steps = list(game(options, "x", at_random("x"), deals=2))
    second = next(n for n, (seen, _) in enumerate(steps) if seen.deal_number == 2)
    view.new_game(setup_for(options))
    shown = QSignalSpy(view.ready)
    begin(view, steps[:second], Speed.SLOW)
    view.show_step(*steps[second])
    view.finish_motion()
    assert is_settled(view, steps[second][0])
    assert shown.count() == second + 1


def test_a_new_game_in_mid_motion_drops_it(view: TableView) -> None:
    view.new_game(setup_for(options_of("bidding of three")))
    begin(view, steps_to("bidding of three")[:1], Speed.SLOW)
    shown = QSignalSpy(view.ready)
    view.new_game(setup_for(house_rules({"players": 4})))
    assert not running(view)
    assert not scene_of(view).items_by_slot
    assert shown.count() == 0


def _full_trick() -> tuple[Shown, ...]:
    """The steps up to the one that completes a trick in the middle of a deal."""
    steps = list(game(house_rules({"players": 4}), "y", at_random("y"), deals=2))
    last = next(
        number
        for number, (seen, events) in enumerate(steps)
        if isinstance(events[-1], TrickWon) and seen.phase is Phase.PLAYING
    )
    return tuple(steps[: last + 1])


def _in_the_middle(view: TableView) -> int:
    return sum(slot.pile is Pile.TRICK for slot in spots(view))


def test_a_full_trick_stays_until_a_click_if_the_player_likes(view: TableView) -> None:
    steps = _full_trick()
    view.new_game(setup_for(house_rules({"players": 4})))
    for seen, events in steps[:-1]:
        view.show_step(seen, events)
    view.set_motion(Speed.OFF, True)
    shown = QSignalSpy(view.ready)
    view.show_step(*steps[-1])
    made = steps[-1][0].made
    assert _in_the_middle(view) == made.cards_in_trick
    assert shown.count() == 0
    view.resize(800, 600)
    assert _in_the_middle(view) == made.cards_in_trick
    QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(30, 300))
    assert _in_the_middle(view) == 0
    assert shown.count() == 1


def test_hurrying_a_played_card_still_shows_the_full_trick(view: TableView) -> None:
    """The last card must be seen, however impatient the player is."""
    steps = _full_trick()
    view.new_game(setup_for(house_rules({"players": 4})))
    begin(view, steps, Speed.SLOW)
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert _in_the_middle(view) == steps[-1][0].made.cards_in_trick
    QTest.keyClick(view, Qt.Key.Key_Space)
    view.finish_motion()
    assert _in_the_middle(view) == 0


def _trick(view: TableView) -> dict[int | None, Card | None]:
    found = spots(view).items()
    return {slot.seat: spot.card for slot, spot in found if slot.pile is Pile.TRICK}


def test_the_last_trick_can_be_laid_out_again(view: TableView) -> None:
    steps = _full_trick()
    view.new_game(setup_for(house_rules({"players": 4})))
    for seen, events in steps:
        view.show_step(seen, events)
    seen = steps[-1][0]
    assert view.show_last_trick(True)
    last = seen.tricks[-2]
    assert _trick(view) == dict(last.plays)
    view.resize(800, 600)
    assert _trick(view) == dict(last.plays)
    assert view.show_last_trick(False)
    assert is_settled(view, seen)


def test_the_last_trick_stays_while_the_person_is_asked(view: TableView) -> None:
    seen = show(view, "must follow, three", offered=False)
    assert view.show_last_trick(True)
    view.offer(seen)
    assert _trick(view) == dict(seen.tricks[-2].plays)


def test_no_trick_can_be_laid_out_again_before_one_is_complete(view: TableView) -> None:
    assert not view.show_last_trick(True)
    seen = show(view, "bidding of three")
    assert not view.show_last_trick(True)
    assert view.show_last_trick(False)
    assert is_settled(view, seen)


def test_no_trick_is_laid_out_again_while_cards_move(view: TableView) -> None:
    steps = _full_trick()
    view.new_game(setup_for(house_rules({"players": 4})))
    begin(view, steps, Speed.SLOW)
    assert not view.show_last_trick(True)
    while running(view):
        view.finish_motion()
    assert is_settled(view, steps[-1][0])


def test_no_turn_is_shown_before_the_cards_have_come_to_rest(view: TableView) -> None:
    view.new_game(setup_for(options_of("bidding of three")))
    begin(view, steps_to("bidding of three")[:1], Speed.SLOW)
    plates = view.viewport().findChildren(Plate)
    assert not any(plate.shown.is_now for plate in plates)
    view.finish_motion()
    assert [plate.shown.is_now for plate in plates].count(True) == 1


def test_the_score_waits_for_the_last_trick(view: TableView) -> None:
    steps = steps_to("the end of a deal")
    view.new_game(setup_for(options_of("the end of a deal")))
    for seen, events in steps[:-1]:
        view.show_step(seen, events)
    panel = view.viewport().findChild(ScorePanel)
    assert panel is not None
    before = [row.points for row in panel.rows]
    view.set_motion(Speed.SLOW, False)
    view.show_step(*steps[-1])
    assert [row.points for row in panel.rows] == before
    view.finish_motion()
    assert tuple(row.points for row in panel.rows) == steps[-1][0].scores


def test_a_bid_is_said_in_the_seats_own_words(view: TableView) -> None:
    show(view, "naming", offered=False)
    bubble = view.viewport().findChild(Bubble)
    assert bubble is not None
    assert bubble.words == "I pass"
    assert not bubble.isHidden()


def test_the_dummy_says_where_it_went(view: TableView) -> None:
    label = {}
    for name in ("bidding of three", "merged by another", "a defender sits out"):
        show(view, name)
        words = view.viewport().findChild(Words, "dummy_label")
        assert words is not None
        label[name] = words.words
    maker = setup_for(options_of("merged by another")).names[
        moment("merged by another").made.maker
    ]
    assert label["bidding of three"] == "Dummy"
    assert label["merged by another"] == f"Dummy merged by {maker}"
    assert label["a defender sits out"] == "Dummy left"


@pytest.mark.parametrize("name", NAMES)
def test_no_hidden_card_is_named_anywhere(view: TableView, name: str) -> None:
    """Neither object names nor tooltips nor what a screen reader gets give a card away."""
    seen = show(view, name)
    known = {*seen.hand, *seen.dummy, seen.upcard}
    texts = [
        (each.objectName(), each.accessibleName(), each.accessibleDescription(), each.toolTip())
        for each in [view, *view.findChildren(QWidget)]
    ]
    for card in ALL_CARDS:
        if card not in known:
            assert view.viewport().findChild(QWidget, f"card_{card}") is None
            assert not any(str(card) in part.split("_") for parts in texts for part in parts)


def test_the_panel_moves_with_the_window_and_with_the_merge(view: TableView) -> None:
    show(view, "bidding of three")
    moved = QSignalSpy(view.laid_out)
    before = view.panel_rect()
    view.resize(1400, 900)
    assert moved.count() == 1
    assert view.panel_rect() != before
    show(view, "merging")
    hand = top_of_the_hand(view)
    assert view.panel_rect().bottom() < hand


def top_of_the_hand(view: TableView) -> float:
    return min(each.geometry().top() for each in buttons(view))


def test_a_sentence_is_said_above_the_hand_until_something_happens(view: TableView) -> None:
    steps = steps_to("must follow, three")
    show(view, "must follow, three")
    view.say("Hearts were led: play a heart.")
    talk = view.viewport().findChild(Words, "table_talk")
    assert talk is not None
    assert talk.words == "Hearts were led: play a heart."
    assert talk.geometry().bottom() <= top_of_the_hand(view)
    view.show_step(*steps[-1])
    assert talk.isHidden()


def test_clicks_outside_the_cards_choose_nothing(view: TableView) -> None:
    show(view, "must follow, three")
    chosen = QSignalSpy(view.action_chosen)
    for where in (QPoint(5, 5), QPoint(500, 300), QPoint(60, 660)):
        QTest.mouseClick(view.viewport(), LEFT, pos=where)
    assert chosen.count() == 0


def point_at(view: TableView, card: Card) -> None:
    """Move the pointer to `card`."""
    target = button(view, card)
    where = QPointF(target.rect().center())
    QCursor.setPos(target.mapToGlobal(where.toPoint()))
    target.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    target.enterEvent(QEnterEvent(where, where, where))


def test_pointing_at_a_card_lifts_it(view: TableView) -> None:
    seen = show(view, "must follow, three")
    card = playable(seen)[0]
    slot = Slot(Pile.HAND, seen.seat, card)
    before = spots(view)[slot].y
    point_at(view, card)
    assert spots(view)[slot].y < before


def test_a_pressed_pile_of_tricks_asks_for_the_last_one(view: TableView) -> None:
    seen = show(view, "must follow, four")
    wanted = QSignalSpy(view.last_trick_wanted)
    pile = next(spot for slot, spot in spots(view).items() if slot.pile is Pile.TAKEN)
    place = QPoint(round(pile.x), round(pile.y))
    QTest.mousePress(view.viewport(), LEFT, pos=place)
    assert [wanted.at(n)[0] for n in range(wanted.count())] == [True]
    QTest.mouseRelease(view.viewport(), LEFT, pos=place)
    assert [wanted.at(n)[0] for n in range(wanted.count())] == [True, False]
    assert len(seen.tricks) > 1


def test_who_sits_out_may_look_at_the_cards_they_hold(view: TableView) -> None:
    seen = show(view, "the person sits out")
    assert not any(spots(view)[Slot(Pile.HAND, 0, card)].faces_up for card in seen.hand)
    QTest.keyClick(view, Qt.Key.Key_2)
    up = [card for card in seen.hand if spots(view)[Slot(Pile.HAND, 0, card)].faces_up]
    assert len(up) == 1
    assert button(view, up[0]).hasFocus()


def test_a_card_rises_under_the_pointer_and_is_caught_up_by_what_follows(view: TableView) -> None:
    """Its rise takes time, but nothing waits for it."""
    seen = show(view, "must follow, three")
    view.set_motion(Speed.NORMAL, False)
    card = playable(seen)[0]
    item = scene_of(view).items_by_slot[Slot(Pile.HAND, 0, card)]
    low = item.pos().y()
    point_at(view, card)
    assert item.pos().y() == low and item.spot is not None and item.spot.y < low - 5
    view.resize(900, 650)
    assert item.pos().y() == pytest.approx(item.spot.y)


def test_a_card_travels_on_a_curve(view: TableView) -> None:
    """It leans on its way, and lies straight in its place at the end."""
    steps = steps_to("must follow, four")
    number = max(
        n for n, (seen, _) in enumerate(steps) if seen.tricks and len(seen.trick.plays) == 1
    )
    view.new_game(setup_for(options_of("must follow, four")))
    begin(view, steps[: number + 1], Speed.NORMAL)
    seat, played = steps[number][0].trick.plays[0]
    item = scene_of(view).items_by_slot[Slot(Pile.TRICK, seat)]
    start, turned = item.pos(), item.rotation()
    (motion,) = [each for each in running(view) if each.group() is None]
    motion.setCurrentTime(motion.totalDuration() // 4)
    middle, leaning = item.pos(), item.rotation()
    motion.setCurrentTime(motion.totalDuration() - 1)
    end, lying = item.pos(), item.rotation()
    way, so_far = end - start, middle - start
    aside = abs(way.x() * so_far.y() - way.y() * so_far.x()) / (way.manhattanLength() or 1)
    assert aside > 2
    assert item.spot is not None and item.spot.card == played
    share = so_far.manhattanLength() / way.manhattanLength()
    assert abs(leaning - (turned + (lying - turned) * share)) > 0.5
    view.finish_motion()
    assert is_settled(view, steps[number][0])


@pytest.mark.parametrize("size", [(640, 410), (640, 480), (1000, 700), (600, 900)])
@pytest.mark.parametrize("name", [name for name in NAMES if moment(name).turn == 0])
def test_what_a_seat_said_is_not_half_hidden_by_a_question(
    view: TableView, name: str, size: tuple[int, int]
) -> None:
    view.resize(*size)
    seen = show(view, name)
    bubble = view.findChild(Bubble)
    assert bubble is not None
    if seen.phase is not Phase.PLAYING and not bubble.isHidden():
        assert not view.panel_rect().intersects(bubble.geometry())
