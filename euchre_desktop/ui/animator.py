"""What moves now, what moves next, and when is the table at rest?"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QAbstractAnimation, QObject, QPauseAnimation, Signal


class Kind(Enum):
    """How a motion takes to being hurried."""

    MOTION = auto()
    READING = auto()
    """Time to look: hurrying the motion before it leads here, not past it."""
    HOLD = auto()
    """Lasts until hurried."""


Make = Callable[[], QAbstractAnimation | None]
"""Begins a part when its turn comes; None if there is nothing to wait for."""


@dataclass(frozen=True, slots=True)
class _Part:
    make: Make
    kind: Kind


class Animator(QObject):
    """A queue of animations, each made only when its turn comes; owns every one of them.

    Signals:
        idle: the last part of the queue is over.
    """

    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[_Part] = deque()
        self._current: _Part | None = None
        self._running: QAbstractAnimation | None = None
        self._rests = 0
        self._stretch = 0

    @property
    def _kind(self) -> Kind | None:
        return None if self._current is None else self._current.kind

    @property
    def at_rest(self) -> bool:
        """Is nothing under way or waiting?"""
        return self._current is None

    @property
    def stretch(self) -> int | None:
        """The number of the stretch of unbroken motion that is under way; None while all lies."""
        waits = self._running is None or isinstance(self._running, QPauseAnimation)
        return None if waits else self._stretch

    def play(self, parts: list[tuple[Make, Kind]]) -> None:
        """Do these one after the other, after whatever is waiting; then `idle`."""
        self._waiting.extend(_Part(make, kind) for make, kind in parts)
        if self._current is None:
            self._go_on()

    def hurry(self) -> None:
        """End a pause, or go straight to the next pause or hold, or to the end."""
        if self._current is None:
            return
        rests = self._rests
        self.cut()
        if rests == self._rests:
            self.skip_motion()

    def skip_motion(self) -> None:
        """Go straight to the next pause or hold, or to the end."""
        rests = self._rests
        while rests == self._rests and self._kind is Kind.MOTION:
            self.cut()

    def finish_now(self) -> None:
        """Jump to the end of everything; a hold that has not begun yet stops it."""
        if self._current is None:
            return
        rests = self._rests
        self.cut()
        while rests == self._rests and self._kind is not Kind.HOLD:
            self.cut()

    def cut(self) -> None:
        """Jump to the end of what is under way, and begin the next part."""
        running = self._running
        if running is not None:
            running.setCurrentTime(running.totalDuration())
        if self._running is running and self._current is not None:
            self._end_current()

    def drop(self) -> None:
        """Forget everything, wherever it is, without `idle`."""
        self._waiting.clear()
        self._current = None
        self._release()

    def _go_on(self) -> None:
        while self._waiting:
            self._current = self._waiting.popleft()
            self._running = self._current.make()
            if self._running is not None:
                self._running.setParent(self)
                self._running.finished.connect(self._end_current)
                self._stretch += isinstance(self._running, QPauseAnimation)
                self._running.start()
                return
            if self._current is not None and self._current.kind is Kind.HOLD:
                return
        self._current = None
        self._stretch += 1
        # Whoever hurries stops here, even if `idle` brings new parts at once.
        self._rests += 1
        self.idle.emit()

    def _end_current(self) -> None:
        self._release()
        self._go_on()

    def _release(self) -> None:
        if self._running is not None:
            self._running.finished.disconnect(self._end_current)
            self._running.stop()
            self._running.deleteLater()
            self._running = None
