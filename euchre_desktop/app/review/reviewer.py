"""How are decisions judged without slowing the table? One by one, in a thread that gives way."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QThread, Signal, Slot

from euchre_desktop.app.review.judgments import Decided, Judgment, judge


@dataclass(frozen=True, slots=True)
class _Request:
    decisions: tuple[Decided, ...]
    withdrawn: threading.Event = field(default_factory=threading.Event)


class Reviewer(QObject):
    """Works through one request at a time, off the GUI thread.

    While an opponent or a hint is being thought about, it stands still (`give_way`).

    Signals:
        judged: each Judgment, in the order asked for; never one of a withdrawn request.
        progressed: (int, int) so many done, of so many.
        finished: the request is done.
        failed: the exception that ended the request instead.
    """

    judged = Signal(object)
    progressed = Signal(int, int)
    finished = Signal()
    failed = Signal(object)

    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._request: _Request | None = None
        self._done = 0
        self._claims: set[int] = set()
        self._way = _Way()
        self._thread = QThread()
        self._thread.setObjectName("reviewer")
        self._worker = _Worker(self._way)
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.work_through)
        self._worker.judged.connect(self._on_judged)
        self._worker.finished.connect(self._on_finished)
        self._worker.raised.connect(self._on_raised)
        self._thread.start(QThread.Priority.LowPriority)

    @property
    def is_running(self) -> bool:
        """Is the thread there? From the start until `close`."""
        return self._thread.isRunning()

    @property
    def is_busy(self) -> bool:
        """Is there a request that is not done?"""
        return self._request is not None

    def review(self, decisions: Sequence[Decided]) -> None:
        """Start judging these; withdraws any earlier request."""
        self.withdraw()
        self._request, self._done = _Request(tuple(decisions)), 0
        self._asked.emit(self._request)

    @Slot()
    def withdraw(self) -> None:
        """Forget the request; judgments that still come are dropped."""
        if self._request is not None:
            self._request.withdrawn.set()
            self._request = None

    def give_way(self, to: QObject, thinking: bool) -> None:
        """Stand still as long as anybody who once said so is `thinking`."""
        if thinking:
            self._claims.add(id(to))
        else:
            self._claims.discard(id(to))
        self._way.open_if(not self._claims)

    @Slot()
    def close(self) -> None:
        """Stop the thread and wait for it: a running QThread aborts the process at exit."""
        self.withdraw()
        self._thread.quit()
        self._thread.wait()

    @Slot(object, object)
    def _on_judged(self, request: _Request, judgment: Judgment) -> None:
        if request is self._request:
            self._done += 1
            self.judged.emit(judgment)
            self.progressed.emit(self._done, len(request.decisions))

    @Slot(object)
    def _on_finished(self, request: _Request) -> None:
        if request is self._request:
            self._request = None
            self.finished.emit()

    @Slot(object, object)
    def _on_raised(self, request: _Request, error: Exception) -> None:
        if request is self._request:
            self._request = None
            self.failed.emit(error)


class _Way:
    """Free or taken, as one thread says and another asks."""

    def __init__(self) -> None:
        self._free = threading.Event()
        self._free.set()

    def open_if(self, free: bool) -> None:
        if free:
            self._free.set()
        else:
            self._free.clear()

    def given_up(self, withdrawn: threading.Event) -> bool:
        """Wait until the way is free; True as soon as nobody wants the answer any more."""
        while not withdrawn.is_set() and not self._free.wait(_LOOK_AGAIN):
            pass
        return withdrawn.is_set()


_LOOK_AGAIN = 0.05
"""Seconds after which a thread that waits asks whether it is still wanted."""


class _Worker(QObject):
    """Lives in the reviewing thread; sees only what each decision's seat saw."""

    judged = Signal(object, object)
    finished = Signal(object)
    raised = Signal(object, object)

    def __init__(self, way: _Way) -> None:
        super().__init__()
        self._way = way

    @Slot(object)
    def work_through(self, request: _Request) -> None:
        def given_up() -> bool:
            return self._way.given_up(request.withdrawn)

        try:
            for decided in request.decisions:
                if given_up():
                    return
                judgment = judge(decided, given_up)
                if request.withdrawn.is_set():
                    return
                self.judged.emit(request, judgment)
        except Exception as error:  # told on the GUI thread, never lost in this one
            self.raised.emit(request, error)
        else:
            self.finished.emit(request)
