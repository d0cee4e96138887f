"""How do opponents think without stopping the window? Questions in, answers out."""

from __future__ import annotations

import random
import threading
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QThread, Signal, Slot

from euchre_desktop.ai.equity import equity_for
from euchre_desktop.ai.player import Decision, Level, decide
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.rules import Event, Observation, RuleOptions


@dataclass(frozen=True, slots=True)
class _Question:
    seen: Observation
    level: Level
    seed: str
    temperament: Temperament
    withdrawn: threading.Event = field(default_factory=threading.Event)


class Thinker(QObject):
    """Answers one question at a time, off the GUI thread.

    Signals:
        thinking: whether there is a question, each time that changes.
        decided: the Decision; never emitted for a withdrawn question.
        failed: the exception an opponent raised instead.
    """

    thinking = Signal(bool)
    decided = Signal(object)
    failed = Signal(object)

    _asked = Signal(object)
    _new_rules = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._question: _Question | None = None
        self._prepared: RuleOptions | None = None
        self._thread = QThread()
        self._thread.setObjectName("thinker")
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.answer)
        self._new_rules.connect(self._worker.prepare)
        self._worker.answered.connect(self._on_answered)
        self._worker.raised.connect(self._on_raised)
        self._thread.start()

    @property
    def is_running(self) -> bool:
        """Is the thread there? From the start until `close`."""
        return self._thread.isRunning()

    @Slot(object, object)
    def prepare(self, seen: Observation, _events: tuple[Event, ...] = ()) -> None:
        """Reckon, in the thread, what scores are worth by the rules of the game on the table.

        Costs nothing where that was the last done. It takes some time, and a question could
        not be given up meanwhile: so it is done when a game begins, not with the first question.
        """
        if seen.options != self._prepared:
            self._prepared = seen.options
            self._new_rules.emit(seen.options)

    def think(
        self,
        seen: Observation,
        level: Level,
        seed: str,
        temperament: Temperament = Temperament.BALANCED,
    ) -> None:
        """Start choosing an action; withdraws any earlier question."""
        self.withdraw()
        self._question = _Question(seen, level, seed, temperament)
        self.thinking.emit(True)
        self._asked.emit(self._question)

    def withdraw(self) -> None:
        """Forget the question; its answer, if it still comes, is dropped."""
        if self._question is not None:
            self._question.withdrawn.set()
            self._forget()

    @Slot()
    def close(self) -> None:
        """Stop the thread and wait for it: a running QThread aborts the process at exit."""
        self.withdraw()
        self._thread.quit()
        self._thread.wait()

    def _forget(self) -> None:
        self._question = None
        self.thinking.emit(False)

    @Slot(object, object)
    def _on_answered(self, question: _Question, decision: Decision) -> None:
        if question is self._question:
            self._forget()
            self.decided.emit(decision)

    @Slot(object, object)
    def _on_raised(self, question: _Question, error: Exception) -> None:
        if question is self._question:
            self._forget()
            self.failed.emit(error)


class _Worker(QObject):
    """Lives in the thinking thread; sees only an Observation."""

    answered = Signal(object, object)
    raised = Signal(object, object)

    @Slot(object)
    def prepare(self, options: RuleOptions) -> None:
        equity_for(options)

    @Slot(object)
    def answer(self, question: _Question) -> None:
        if question.withdrawn.is_set():
            return
        try:
            decision = decide(
                question.seen,
                question.level,
                random.Random(question.seed),
                cancelled=question.withdrawn.is_set,
                temperament=question.temperament,
            )
        except Exception as error:  # told on the GUI thread, never lost in this one
            self.raised.emit(question, error)
        else:
            self.answered.emit(question, decision)
