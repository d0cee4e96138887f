"""The reviewing thread: judgments in order, withdrawal, giving way, errors, the end."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from euchre_desktop.app.review import reviewer as reviewer_module
from euchre_desktop.app.review.judgments import Decided, Judgment, decisions_of, judge
from euchre_desktop.app.review.reviewer import Reviewer
from tests.app.review.games import played


def decisions() -> list[Decided]:
    return list(decisions_of(played(2, "thread", deals=1), 0))


@pytest.fixture
def reviewer(qtbot: QtBot) -> Iterator[Reviewer]:
    made = Reviewer()
    yield made
    made.close()


def test_every_decision_is_judged_in_order(qtbot: QtBot, reviewer: Reviewer) -> None:
    told: list[Judgment] = []
    progress: list[tuple[int, int]] = []
    reviewer.judged.connect(told.append)
    reviewer.progressed.connect(lambda done, of: progress.append((done, of)))
    with qtbot.waitSignal(reviewer.finished):
        reviewer.review(decisions())
    assert told == [judge(decided) for decided in decisions()]
    number = len(decisions())
    assert progress == [(done, number) for done in range(1, number + 1)]
    assert not reviewer.is_busy


def test_a_withdrawn_request_says_nothing_more(qtbot: QtBot, reviewer: Reviewer) -> None:
    with qtbot.assertNotEmitted(reviewer.judged), qtbot.assertNotEmitted(reviewer.finished):
        reviewer.review(decisions())
        reviewer.withdraw()
        reviewer.close()
        QCoreApplication.sendPostedEvents()


def test_it_stands_still_while_an_opponent_thinks(
    qtbot: QtBot, reviewer: Reviewer, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = threading.Event()

    def noted(decided: Decided, cancelled: Callable[[], bool]) -> Judgment:
        begun.set()
        return judge(decided, cancelled)

    monkeypatch.setattr(reviewer_module, "judge", noted)
    opponent, hint = QObject(), QObject()
    reviewer.give_way(opponent, True)
    reviewer.give_way(hint, True)
    reviewer.review(decisions())
    reviewer.give_way(hint, False)
    assert not begun.wait(0.15)
    with qtbot.waitSignal(reviewer.finished):
        reviewer.give_way(opponent, False)
    assert begun.is_set()


def test_closing_while_it_stands_still_ends_the_thread(reviewer: Reviewer) -> None:
    reviewer.give_way(QObject(), True)
    reviewer.review(decisions())
    reviewer.close()
    assert not reviewer.is_running


def test_an_error_is_told_in_the_window_thread(qtbot: QtBot, reviewer: Reviewer) -> None:
    decided = decisions()[0]
    nobodys_turn = replace(decided, seen=replace(decided.seen, legal_actions=()))
    with qtbot.waitSignal(reviewer.failed) as failed:
        reviewer.review([nobodys_turn])
    assert isinstance(failed.args[0], ValueError)
    assert not reviewer.is_busy
