"""How far is it? One line on a terminal, drawn again and again; nothing anywhere else."""

from __future__ import annotations

import time
from typing import TextIO

_WIDTH = 30
_PATIENCE = 1.0
"""Seconds before the bar appears: what is over sooner needs none."""
_PAUSE = 0.1
"""Seconds between two drawings."""


class ProgressBar:
    """Progress through `total` things called `unit`."""

    def __init__(self, stream: TextIO, total: int, unit: str) -> None:
        self._stream = stream
        self._total = total
        self._unit = unit
        self._started = time.monotonic()
        self._next = self._started + _PATIENCE if stream.isatty() else None
        self._shown = ""

    def show(self, done: int) -> None:
        """`done` of the total are finished."""
        now = time.monotonic()
        if self._next is None or now < self._next:
            return
        self._next = now + _PAUSE
        left = (now - self._started) / done * (self._total - done) if done else 0.0
        filled = _WIDTH * done // self._total
        bar = "#" * filled + "-" * (_WIDTH - filled)
        self._draw(f"[{bar}] {done} of {self._total} {self._unit}, {left:.0f} s left")

    def clear(self) -> None:
        """Leave the line as it was before."""
        if self._shown:
            self._draw("")
            self._stream.write("\r")
            self._stream.flush()

    def _draw(self, line: str) -> None:
        self._stream.write(f"\r{line.ljust(len(self._shown))}")
        self._stream.flush()
        self._shown = line
