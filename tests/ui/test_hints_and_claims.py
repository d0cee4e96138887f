"""Hints, claims and reviews, in the real window."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QListWidget,
    QTableWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from euchre_desktop.ai.player import Level
from euchre_desktop.ai.weighing import advice
from euchre_desktop.app.game import recorded_game
from euchre_desktop.app.game_setup import LONGEST_NAME, standard_setup
from euchre_desktop.app.preferences import Loaded, Preferences, Speed
from euchre_desktop.app.review.reviewer import Reviewer
from euchre_desktop.app.statistics.games import played_game
from euchre_desktop.rules import Observation, PlayCard, Record, defaults
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.look import Look
from euchre_desktop.ui.program import Program
from euchre_desktop.ui.review_window import ReviewWindow
from euchre_desktop.ui.reviewing import over_only
from euchre_desktop.ui.spots import Pile, Spot
from euchre_desktop.ui.statistics_window import StatisticsWindow
from euchre_desktop.ui.style import apply_style
from tests.app.review.games import played
from tests.app.statistics.test_counting import entry_of
from tests.positions import play, table


@pytest.fixture
def program(qtbot: QtBot) -> Iterator[Program]:
    made = Program(Loaded(Preferences(speed=Speed.OFF)), None)
    made.window.resize(1280, 800)
    made.window.show()
    yield made
    made.close()
    made.window.close()


class Asked:
    def __init__(self, program: Program) -> None:
        self.seen: Observation | None = None
        program.table.person_to_act.connect(self._note)

    def _note(self, seen: Observation) -> None:
        self.seen = seen


def resumed(qtbot: QtBot, program: Program, hand: str) -> Observation:
    """The person, on lead as maker of hearts, holds `hand`."""
    state = table(2, dealer=1, hands=f"{hand} | 9C TC QC KC AD", upcard="9D")
    state = play(state, "pass pass name-H")
    setup = standard_setup(state.options, "Robin", Level.CASUAL)
    record = Record(setup.names, setup.options, (0, 0)).with_deal(state.dealt)
    for _, action in state.actions:
        record = record.with_action(action)
    asked = Asked(program)
    program.window.new_game(setup)
    program.table.resume(recorded_game(setup, "seed", record, (None,), 0))
    qtbot.waitUntil(lambda: asked.seen is not None)
    assert asked.seen is not None
    return asked.seen


def child(parent: QWidget, name: str) -> QAbstractButton:
    found = parent.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton)
    return found


def test_a_hint_marks_the_card_that_the_strongest_would_play(
    qtbot: QtBot, program: Program
) -> None:
    seen = resumed(qtbot, program, "JH AH KH QH AS")
    with qtbot.waitSignal(program.helping.hints.given):
        program.window.review_actions.hint.trigger()
    best = advice(seen).action
    assert isinstance(best, PlayCard)
    assert "suggested" in child(program.view, f"card_{best.card}").accessibleName()
    others = [card for card in seen.hand if card != best.card]
    for card in others:
        assert "suggested" not in child(program.view, f"card_{card}").accessibleName()


def test_a_second_wish_shows_what_every_choice_is_worth(qtbot: QtBot, program: Program) -> None:
    seen = resumed(qtbot, program, "JH AH KH QH AS")
    with qtbot.waitSignal(program.helping.hints.given):
        program.window.review_actions.hint.trigger()
    program.window.review_actions.hint.trigger()
    panel = program.view.findChild(QWidget, "estimates_panel")
    assert panel is not None and panel.isVisible()
    words = " ".join(label.text() for label in panel.findChildren(QLabel))
    for card in seen.hand:
        assert program.window.wording is not None
        named = program.window.wording.card(card, seen.made.trump)
        assert named[1:] in words
    child(panel, "close_estimates").click()
    assert not panel.isVisible()


def test_a_hint_in_the_bidding_marks_an_answer(qtbot: QtBot, program: Program) -> None:
    asked = Asked(program)
    program.start_game(standard_setup(defaults(2), "Robin", Level.CASUAL), "bid")
    qtbot.waitUntil(lambda: asked.seen is not None)
    with qtbot.waitSignal(program.helping.hints.given):
        child(program.window.decision_panel, "hint_button").click()
    suggested = [
        button
        for button in program.window.decision_panel.findChildren(QAbstractButton)
        if "suggested" in button.accessibleName()
    ]
    assert len(suggested) == 1


def test_a_hint_is_forgotten_with_the_decision(qtbot: QtBot, program: Program) -> None:
    seen = resumed(qtbot, program, "JH AH KH QH AS")
    with qtbot.assertNotEmitted(program.helping.hints.given):
        program.window.review_actions.hint.trigger()
        program.window.action_chosen.emit(seen.legal_actions[0])
        program.helping.advisor.close()
    assert program.helping.hints.found is None


def test_the_claim_is_offered_proof_or_not_and_refused_in_one_sentence(
    qtbot: QtBot, program: Program
) -> None:
    resumed(qtbot, program, "JH AH KH QH AS")
    assert program.window.review_actions.claim.isEnabled()
    before = program.table.record
    with qtbot.waitSignal(program.window.urged) as said:
        program.window.review_actions.claim.trigger()
    panel = program.view.findChild(QWidget, "claim_panel")
    assert panel is not None and not panel.isVisible()
    assert said.args == ["That cannot be shown from what you can see."]
    assert program.table.record == before


def test_a_proved_claim_is_confirmed_and_then_played_out(qtbot: QtBot, program: Program) -> None:
    resumed(qtbot, program, "JH JD AH KH QH")
    program.window.review_actions.claim.trigger()
    panel = program.view.findChild(QWidget, "claim_panel")
    assert panel is not None and panel.isVisible()
    child(panel, "keep_playing").click()
    assert not panel.isVisible()
    program.window.review_actions.claim.trigger()
    child(panel, "lay_down").click()
    qtbot.waitUntil(program.window.result_panel.isVisible)
    record = program.table.record
    assert record is not None and len(record.deals[0].actions) == 13


def test_a_deal_in_play_is_never_shown() -> None:
    record = played(3, "hidden", deals=3)
    last = record.deals[-1]
    unfinished = Record(
        record.players,
        record.options,
        record.initial_scores,
        (*record.deals[:-1], type(last)(last.deal, last.actions[:-2])),
    )
    assert len(over_only(unfinished).deals) == len(record.deals) - 1
    assert over_only(record) is record


@pytest.fixture
def review(qtbot: QtBot, art: CardArt) -> Iterator[ReviewWindow]:
    reviewer = Reviewer()
    window = ReviewWindow(art, reviewer)
    qtbot.addWidget(window)
    window.show()
    yield window
    window.close()
    reviewer.close()


def test_the_review_steps_by_keys_from_the_first_to_the_last_event(
    qtbot: QtBot, review: ReviewWindow
) -> None:
    review.show_record(played(3, "keys", deals=2), deal=0)
    review.activateWindow()
    qtbot.waitUntil(review.isActiveWindow)
    events = review.findChild(QListWidget, "review_events")
    assert isinstance(events, QListWidget)
    for key, place in (
        (Qt.Key.Key_End, events.count() - 1),
        (Qt.Key.Key_Left, events.count() - 2),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Right, 1),
    ):
        QTest.keyClick(review.windowHandle(), key)
        assert review.moment == place


def test_the_review_fits_a_small_screen_whatever_the_players_are_called(
    qtbot: QtBot, review: ReviewWindow
) -> None:
    record = replace(played(4, "small", deals=1), players=("W" * LONGEST_NAME,) * 4)
    review.show_record(record)

    def is_small() -> bool:
        review.resize(640, 480)
        return (review.width(), review.height()) == (640, 480)

    qtbot.waitUntil(is_small)
    for name in ("review_first", "review_last", "all_hands_open", "review_seat"):
        part = review.findChild(QWidget, name)
        assert part is not None, name
        around = part.parentWidget()
        assert around is not None and around.rect().contains(part.geometry()), name


def test_every_choice_of_the_deal_shown_gets_its_mark(qtbot: QtBot, review: ReviewWindow) -> None:
    judged: list[object] = []
    review.judged.connect(lambda _record, judgment: judged.append(judgment))
    record = played(4, "marks", deals=1)
    with qtbot.waitSignal(review._reviewer.finished):
        review.show_record(record)
    events = review.findChild(QListWidget, "review_events")
    assert isinstance(events, QListWidget)
    marked = [n for n in range(events.count()) if not events.item(n).icon().isNull()]
    assert len(marked) == len(judged) > 0
    summary = review.findChild(QLabel, "review_summary")
    assert isinstance(summary, QLabel) and summary.text().startswith("This deal: ")


def test_large_words_cut_no_sentence_of_the_review_off(
    qtbot: QtBot, qapp: QApplication, review: ReviewWindow
) -> None:
    look = Look(words=2.0)
    apply_style(qapp, look)
    try:
        review.hide()  # as it is when it is opened from the table
        review.wear(look)
        with qtbot.waitSignal(review._reviewer.finished):
            review.show_record(played(3, "marks", deals=1))
            review.resize(1000, 560)
            review.show()
        sentence = review.findChild(QLabel, "verdict_sentence")
        events = review.findChild(QListWidget, "review_events")
        assert isinstance(sentence, QLabel) and isinstance(events, QListWidget)

        def is_whole() -> bool:
            return sentence.height() >= sentence.heightForWidth(sentence.width())

        for number in range(events.count()):
            events.setCurrentRow(number)
            qtbot.waitUntil(is_whole)
    finally:
        apply_style(qapp)


def test_open_hands_show_every_card_and_closed_ones_only_ones_own(
    qtbot: QtBot, review: ReviewWindow
) -> None:
    review.show_record(played(4, "open", deals=1), open_hands=True)

    def faces() -> int:
        items = review.table.scene().items_by_slot.values()  # type: ignore[attr-defined]
        return sum(item.spot is not None and item.spot.card is not None for item in items)

    assert faces() == 4 * 5 + 1
    child(review, "all_hands_open").click()
    assert faces() == 5 + 1


def test_the_history_is_searched_and_leads_to_a_review(qtbot: QtBot, tmp_path: Path) -> None:
    window = StatisticsWindow()
    qtbot.addWidget(window)
    records = [played(players, "history", Level.CASUAL) for players in (2, 3)]
    window.show_games(
        [played_game(entry_of(record, n), record, {}, 0) for n, record in enumerate(records)]
    )
    games = window.findChild(QTableWidget, "history")
    search = window.findChild(QLineEdit, "history_search")
    assert isinstance(games, QTableWidget) and isinstance(search, QLineEdit)
    assert games.rowCount() == 2
    search.setText("three-handed east")
    assert games.rowCount() == 1
    with qtbot.waitSignal(window.review_wanted) as wanted:
        child(window, "open_review").click()
    assert wanted.args == [1, -1]
    search.setText("nobody")
    assert games.rowCount() == 0
    for suffix, begins in (("png", b"\x89PNG"), ("csv", b"At,Value")):
        window.charts.save(tmp_path / f"chart.{suffix}", suffix)
        assert (tmp_path / f"chart.{suffix}").read_bytes().startswith(begins)
    window.charts.save(tmp_path, "png")
    note = window.findChild(QLabel, "statistics_note")
    assert isinstance(note, QLabel) and "could not be written" in note.text()


def test_laid_open_hands_are_closed_with_the_next_deal_whatever_moves(
    qtbot: QtBot, program: Program
) -> None:
    program.window.set_preferences(Preferences(speed=Speed.FAST))
    resumed(qtbot, program, "JH JD AH KH QH")
    program.window.review_actions.claim.trigger()
    child(program.view, "lay_down").click()
    opened = [spot for spot in shown(program) if spot.slot.seat == 1 and spot.card is not None]
    assert len(opened) == 5
    qtbot.waitUntil(program.window.result_panel.isVisible, timeout=20_000)
    asked = Asked(program)
    program.window.move_on()
    dealt = [spot for spot in shown(program) if spot.slot.seat == 1]
    assert all(spot.card is None for spot in dealt)
    qtbot.waitUntil(lambda: asked.seen is not None, timeout=20_000)
    assert all(spot.card is None for spot in shown(program) if spot.slot.seat == 1)


def shown(program: Program) -> list[Spot]:
    """The spots of all hands on the table."""
    items = program.view.scene().items_by_slot  # type: ignore[attr-defined]
    return [item.spot for slot, item in items.items() if slot.pile is Pile.HAND and item.spot]
