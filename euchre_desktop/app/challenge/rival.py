"""How does a computer player fare in the person's seat? Played in a thread, unseen."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction

from PySide6.QtCore import QObject, QThread, Signal, Slot

from euchre_desktop.ai.player import decide, never
from euchre_desktop.app.challenge.challenge import Challenge
from euchre_desktop.app.challenge.comparing import person_points
from euchre_desktop.rules import apply, new_game, observe, start_deal


def computer_points(
    challenge: Challenge, number: int, cancelled: Callable[[], bool] = never
) -> Fraction | None:
    """What deal `number` brings a computer player in the person's seat; None if cancelled."""
    state = start_deal(new_game(challenge.options), challenge.deal(number)).state
    while state.turn is not None:
        chance = random.Random(challenge.thought_seed(number, len(state.actions)))
        decision = decide(observe(state, state.turn), challenge.level, chance, cancelled)
        if cancelled():
            return None
        state = apply(state, decision.action).state
    return person_points(state.scores, challenge.options.players)


@dataclass(frozen=True, slots=True)
class _Task:
    challenge: Challenge
    number: int
    withdrawn: threading.Event = field(default_factory=threading.Event)


class Rival(QObject):
    """Plays the deals it is asked for, one after another, off the GUI thread.

    Signals:
        played: (number of the deal, Fraction) for each; never for a challenge given up.
        failed: the exception a computer player raised instead.
    """

    played = Signal(int, object)
    failed = Signal(object)

    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tasks: list[_Task] = []
        self._thread = QThread()
        self._thread.setObjectName("rival")
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.play)
        self._worker.played.connect(self._on_played)
        self._worker.raised.connect(self._on_raised)
        # Low: the opponents at the table are waited for, and this is not.
        self._thread.start(QThread.Priority.LowPriority)

    def play(self, challenge: Challenge, number: int) -> None:
        """Play a deal as soon as those asked for before are played."""
        task = _Task(challenge, number)
        self._tasks.append(task)
        self._asked.emit(task)

    def give_up(self) -> None:
        """Play none of the deals asked for any more."""
        for task in self._tasks:
            task.withdrawn.set()
        self._tasks.clear()

    @Slot()
    def close(self) -> None:
        """Stop the thread and wait for it: a running QThread aborts the process at exit."""
        self.give_up()
        self._thread.quit()
        self._thread.wait()

    @Slot(object, object)
    def _on_played(self, task: _Task, points: Fraction) -> None:
        if any(task is one for one in self._tasks):
            self._tasks.remove(task)
            self.played.emit(task.number, points)

    @Slot(object, object)
    def _on_raised(self, task: _Task, error: Exception) -> None:
        if any(task is one for one in self._tasks):
            self._tasks.remove(task)
            self.failed.emit(error)


class _Worker(QObject):
    """Lives in the rival's thread."""

    played = Signal(object, object)
    raised = Signal(object, object)

    @Slot(object)
    def play(self, task: _Task) -> None:
        if task.withdrawn.is_set():
            return
        try:
            points = computer_points(task.challenge, task.number, task.withdrawn.is_set)
        except Exception as error:  # told on the GUI thread, never lost in this one
            self.raised.emit(task, error)
        else:
            if points is not None:
                self.played.emit(task, points)
