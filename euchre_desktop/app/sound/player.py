"""How are sounds played without the game ever waiting for, or hearing of, a loudspeaker?"""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from time import monotonic
from typing import Protocol

from euchre_desktop.app.sound.device import (
    Device,
    OpenDevice,
    SoundError,
    SoundProblem,
)
from euchre_desktop.app.sound.mixer import Mixer, Samples
from euchre_desktop.app.sound.moments import Sound
from euchre_desktop.app.sound.wav import Shelf

TOO_LATE_SECONDS = 0.4
"""A sound that had to wait longer, say for a device to open, belongs to another moment."""

QUIET_SECONDS = 3.0
"""After so long the device is stopped, so that a table at rest wakes nobody. Longer than any
sound."""

_CLOSING_SECONDS = 1.0


class Player(Protocol):
    """Whoever makes sounds heard, or does not."""

    @property
    def problem(self) -> SoundProblem | None: ...
    def play(self, sound: Sound) -> None: ...
    def set_volume(self, percent: int) -> None: ...
    def set_muted(self, muted: bool) -> None: ...
    def close(self) -> None: ...


class Silence:
    """Plays nothing, where nobody is there to hear it."""

    problem = None

    def play(self, sound: Sound) -> None:
        pass

    def set_volume(self, percent: int) -> None:
        pass

    def set_muted(self, muted: bool) -> None:
        pass

    def close(self) -> None:
        pass


class SoundPlayer:
    """Plays sounds from a thread of its own, which begins with the first of them.

    A device that cannot be opened is given up until sounds are switched on again; one that
    breaks later is opened once more. The game notices neither.
    """

    def __init__(
        self,
        folder: Path,
        open_device: OpenDevice,
        now: Callable[[], float] = monotonic,
        quiet_seconds: float = QUIET_SECONDS,
    ) -> None:
        """`folder` holds a WAV file for every Sound."""
        self._folder = folder
        self._open_device = open_device
        self._now = now
        self._quiet_seconds = quiet_seconds
        self._volume, self._muted = 100, False
        self._problem: SoundProblem | None = None
        self._asked: SimpleQueue[_Asked | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    @property
    def problem(self) -> SoundProblem | None:
        """Why nothing is heard; None if all is well, or nothing has been tried yet."""
        return self._problem

    def play(self, sound: Sound) -> None:
        """Let `sound` be heard soon, or not at all; returns at once."""
        if self._muted or not self._volume or self._problem is not None:
            return
        if self._thread is None:
            # A daemon: a device that never answers must not keep the program from ending.
            self._thread = threading.Thread(target=self._serve, name="sound", daemon=True)
            self._thread.start()
        self._asked.put((sound, self._volume, self._now()))

    def set_volume(self, percent: int) -> None:
        """How loud sounds are from now on, 0 to 100."""
        self._volume = percent

    def set_muted(self, muted: bool) -> None:
        """Play nothing from now on. Unmuted, a device that was given up is tried again."""
        if self._muted and not muted:
            self._problem = None
        self._muted = muted

    def close(self) -> None:
        """Let go of the device; nothing is played any more."""
        self._muted = True
        if self._thread is not None:
            self._asked.put(None)
            self._thread.join(_CLOSING_SECONDS)
            self._thread = None

    def _serve(self) -> None:
        outlet = _Outlet(self._open_device)
        shelf = Shelf(self._folder)
        while True:
            try:
                asked = self._asked.get(timeout=self._quiet_seconds if outlet.is_on else None)
            except Empty:
                outlet.turn_off()
                continue
            if asked is None:
                break
            sound, volume, when = asked
            if self._problem is None and self._now() - when <= TOO_LATE_SECONDS:
                try:
                    outlet.play(shelf.samples(sound, volume))
                except SoundError as error:
                    self._problem = error.problem
        outlet.close()


_Asked = tuple[Sound, int, float]
"""What, how loud, and when it was asked for."""


class _Outlet:
    """The device while it is there; used from one thread."""

    def __init__(self, open_device: OpenDevice) -> None:
        self._open_device = open_device
        self._device: Device | None = None
        self._mixer = Mixer()
        self.is_on = False

    def play(self, samples: Samples) -> None:
        """Let it be heard now. Raises SoundError if that is not possible."""
        if self.is_on and self._mixer.is_stuck:  # gone without a word
            self.close()
        was_open = self._device is not None
        try:
            self._turn_on()
        except SoundError:
            if not was_open:
                raise
            self._turn_on()  # what was there is unplugged, perhaps, and there is another
        self._mixer.add(samples)

    def turn_off(self) -> None:
        """Stop, and forget what the device did not take."""
        self.is_on = False
        self._mixer.clear()
        if self._device is not None:
            try:
                self._device.stop()
            except SoundError:
                self.close()

    def close(self) -> None:
        self.is_on = False
        self._mixer.clear()
        if self._device is not None:
            self._device.close()
            self._device = None

    def _turn_on(self) -> None:
        if self._device is None:
            self._device = self._open_device()
        if not self.is_on:
            try:
                self._device.start(self._mixer.take)
            except SoundError:
                self.close()
                raise
            self.is_on = True
