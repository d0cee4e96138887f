"""How are samples made audible? By the optional `miniaudio`, loaded with the first sound."""

from __future__ import annotations

import os
import sys
from array import array
from collections.abc import Callable, Generator
from enum import Enum, auto
from typing import Protocol

from euchre_desktop.app.sound.mixer import Samples

RATE = 22050
"""Samples a second of every sound."""

_BUFFER_MS = 40

Source = Callable[[int], Samples]
"""Gives the next so many samples; called in a thread of the device's own."""


class SoundProblem(Enum):
    """Why nothing is heard."""

    NO_LIBRARY = auto()
    NO_DEVICE = auto()
    NO_FILE = auto()


class SoundError(Exception):
    """Nothing can be heard, for the reason given."""

    def __init__(self, problem: SoundProblem) -> None:
        super().__init__(problem.name)
        self.problem = problem


class Device(Protocol):
    """A loudspeaker. Every method may take its time, and may raise SoundError but `close`."""

    def start(self, source: Source) -> None:
        """Play what `source` gives until `stop`."""

    def stop(self) -> None: ...

    def close(self) -> None: ...


OpenDevice = Callable[[], Device]
"""May raise SoundError."""


def has_library() -> bool:
    """Can `miniaudio` be loaded here? Loads it, to be sure."""
    try:
        import miniaudio  # noqa: F401
    except (ImportError, OSError):  # OSError: a library that it needs is missing
        return False
    return True


def open_device() -> Device:
    """The system's loudspeaker."""
    if not has_library():
        raise SoundError(SoundProblem.NO_LIBRARY)
    import miniaudio

    try:
        device = miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=_BUFFER_MS,
            backends=_backends(),
            app_name="Euchre Desktop",
        )
    except miniaudio.MiniaudioError:
        raise SoundError(SoundProblem.NO_DEVICE) from None
    return Loudspeaker(device)


class _PlaybackDevice(Protocol):
    """As much of miniaudio's as is used here."""

    def start(self, stream: Generator[Samples, int, None]) -> None: ...
    def stop(self) -> None: ...
    def close(self) -> None: ...


class Loudspeaker:
    """A device of miniaudio's, whose errors are one kind here."""

    def __init__(self, device: _PlaybackDevice) -> None:
        self._device = device

    def start(self, source: Source) -> None:
        from miniaudio import MiniaudioError

        stream = _stream(source)
        next(stream)
        try:
            self._device.start(stream)
        except MiniaudioError:
            raise SoundError(SoundProblem.NO_DEVICE) from None

    def stop(self) -> None:
        from miniaudio import MiniaudioError

        try:
            self._device.stop()
        except MiniaudioError:
            raise SoundError(SoundProblem.NO_DEVICE) from None

    def close(self) -> None:
        self._device.close()


def _backends() -> list[object]:
    """An empty list lets miniaudio choose; on Linux it would try what prints a page of errors."""
    from miniaudio import Backend

    if not sys.platform.startswith("linux"):
        return []
    # ALSA complains to standard error, and at length, where there is no card.
    return [Backend.PULSEAUDIO, *([Backend.ALSA] if os.path.isdir("/dev/snd") else [])]


def _stream(source: Source) -> Generator[Samples, int, None]:
    wanted = yield array("h")
    while True:
        wanted = yield source(wanted)
