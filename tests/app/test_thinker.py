"""The thinking thread: answers, withdrawal, errors, and the end of the program."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from euchre_desktop.ai.player import Decision, Level, decide
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.app import thinker as thinker_module
from euchre_desktop.app.thinker import Thinker
from euchre_desktop.rules import (
    Observation,
    RuleOptions,
    defaults,
    new_game,
    observe,
    seeded_deal,
    start_deal,
)


def position(deal_number: int = 0) -> Observation:
    """The dealer's left is to bid."""
    options = defaults(4)
    state = start_deal(new_game(options), seeded_deal(options, 0, "t", deal_number)).state
    return observe(state, 1)


@pytest.fixture
def thinker(qtbot: QtBot) -> Iterator[Thinker]:
    made = Thinker()
    yield made
    made.close()


def test_the_answer_is_legal(qtbot: QtBot, thinker: Thinker) -> None:
    with qtbot.waitSignal(thinker.decided) as answered:
        thinker.think(position(), Level.CASUAL, "1")
    (decision,) = answered.args
    assert isinstance(decision, Decision)
    assert decision.action in position().legal_actions


def test_what_scores_are_worth_is_reckoned_in_the_thread_when_a_game_begins(
    qtbot: QtBot, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that no question, which may be given up, waits for it; and once for each game's rules."""
    reckoned: list[tuple[int, RuleOptions]] = []

    def noted(options: RuleOptions) -> None:
        reckoned.append((threading.get_ident(), options))

    monkeypatch.setattr(thinker_module, "equity_for", noted)
    for _ in range(3):
        thinker.prepare(position())
    with qtbot.waitSignal(thinker.decided):
        thinker.think(position(), Level.CASUAL, "1")
    ((thread, options),) = reckoned
    assert thread != threading.get_ident()
    assert options == position().options


def test_thinking_happens_in_another_thread(
    qtbot: QtBot, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []

    def noted(*arguments: object, **named: object) -> Decision:
        threads.append(threading.get_ident())
        return decide(*arguments, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(thinker_module, "decide", noted)
    with qtbot.waitSignal(thinker.decided):
        thinker.think(position(), Level.CASUAL, "1")
    assert threads and threads[0] != threading.get_ident()


def test_the_temperament_is_passed_on(
    qtbot: QtBot, thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []

    def noted(*arguments: object, **named: object) -> Decision:
        told.append(named["temperament"])
        return decide(*arguments, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(thinker_module, "decide", noted)
    with qtbot.waitSignal(thinker.decided):
        thinker.think(position(), Level.CASUAL, "1", Temperament.BOLD)
    assert told == [Temperament.BOLD]


def test_a_withdrawn_question_is_never_answered(qtbot: QtBot, thinker: Thinker) -> None:
    with qtbot.assertNotEmitted(thinker.decided):
        thinker.think(position(), Level.CASUAL, "1")
        thinker.withdraw()
        thinker.close()  # every answer there will ever be is now queued
        QCoreApplication.sendPostedEvents()


def test_only_the_last_question_is_answered(qtbot: QtBot, thinker: Thinker) -> None:
    answers: list[Decision] = []
    thinker.decided.connect(answers.append)
    with qtbot.waitSignal(thinker.decided):
        for number in range(5):
            thinker.think(position(number), Level.CASUAL, "1")
    thinker.close()
    QCoreApplication.sendPostedEvents()
    assert len(answers) == 1


def test_an_error_is_told_in_the_window_thread(qtbot: QtBot, thinker: Thinker) -> None:
    nobodys_turn = replace(position(), legal_actions=())
    with qtbot.waitSignal(thinker.failed) as failed:
        thinker.think(nobodys_turn, Level.CASUAL, "1")
    assert isinstance(failed.args[0], ValueError)


def test_closing_while_thinking_waits_for_the_thread(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, stop = threading.Event(), threading.Event()

    def slow(
        seen: Observation, level: Level, rng: object, cancelled: object, temperament: object
    ) -> Decision:
        begun.set()
        assert callable(cancelled)
        while not cancelled():
            stop.wait(0.001)
        raise ValueError("withdrawn")

    monkeypatch.setattr(thinker_module, "decide", slow)
    thinker = Thinker()
    thinker.think(position(), Level.CASUAL, "1")
    assert begun.wait(10)
    thinker.close()
    assert not thinker.is_running
