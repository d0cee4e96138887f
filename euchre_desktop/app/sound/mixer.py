"""How do several sounds at a time become one stream of samples?"""

from __future__ import annotations

import threading
from array import array
from typing import TypeAlias

MOST_AT_A_TIME = 3
"""The sounds are soft enough that as many never reach full scale."""

Samples: TypeAlias = "array[int]"
"""16 bits each, mono."""


class Mixer:
    """Adds up what sounds now. May be used from two threads: one adds, the other takes."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[Samples] = []
        self._untouched = True

    @property
    def is_stuck(self) -> bool:
        """Is it full of sounds of which nothing is taken?"""
        with self._lock:
            return self._untouched and len(self._voices) == MOST_AT_A_TIME

    def add(self, samples: Samples) -> None:
        """Let a sound begin with the next samples taken, unless too many sound already."""
        with self._lock:
            if len(self._voices) < MOST_AT_A_TIME:
                self._voices.append(samples)
                self._untouched = True

    def take(self, count: int) -> Samples:
        """The next `count` samples; silence where nothing sounds."""
        with self._lock:
            self._untouched = False
            parts = [voice[:count] for voice in self._voices]
            self._voices = [voice[count:] for voice in self._voices if len(voice) > count]
        mixed = array("h", bytes(2 * count))
        for part in parts:
            for at, value in enumerate(part):
                mixed[at] += value
        return mixed

    def clear(self) -> None:
        """Forget what has not been taken."""
        with self._lock:
            self._voices.clear()
