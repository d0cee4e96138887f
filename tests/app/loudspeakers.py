"""Loudspeakers for tests: nothing is heard, and they break when they are told to."""

from __future__ import annotations

import threading
from array import array

from euchre_desktop.app.sound.device import Device, SoundError, SoundProblem, Source
from euchre_desktop.app.sound.mixer import Samples
from euchre_desktop.app.sound.moments import Sound


class Loudspeaker:
    """Takes samples only when `heard` is called."""

    def __init__(self, shop: Shop) -> None:
        self._shop = shop
        self._source: Source | None = None

    def start(self, source: Source) -> None:
        self._shop.note("start")
        self._source = source

    def stop(self) -> None:
        self._source = None
        self._shop.note("stop")

    def close(self) -> None:
        self._source = None
        self._shop.note("close", may_break=False)

    def heard(self, count: int) -> Samples:
        """What it would make audible next; nothing if it is off."""
        return array("h") if self._source is None else self._source(count)


class Shop:
    """Where loudspeakers come from. What is `broken` fails, until it is mended."""

    def __init__(self, *broken: str) -> None:
        self.broken = set(broken)
        self.log: list[str] = []
        self.bought: list[Loudspeaker] = []
        self._changed = threading.Condition()

    def open(self) -> Device:
        self.note("open")
        self.bought.append(Loudspeaker(self))
        return self.bought[-1]

    def note(self, act: str, *, may_break: bool = True) -> None:
        """Something is asked of a loudspeaker, in the player's thread."""
        with self._changed:
            self.log.append(act)
            self._changed.notify_all()
        if may_break and act in self.broken:
            raise SoundError(SoundProblem.NO_DEVICE)

    def wait_for(self, *acts: str) -> None:
        """Until exactly these things were asked, in this order; fails if it takes too long."""
        with self._changed:
            assert self._changed.wait_for(lambda: self.log == list(acts), 10), self.log


class Listener:
    """A player that remembers what it was to play."""

    problem = None

    def __init__(self) -> None:
        self.heard: list[Sound] = []
        self.volume, self.muted, self.closed = 100, False, False

    def play(self, sound: Sound) -> None:
        self.heard.append(sound)

    def set_volume(self, percent: int) -> None:
        self.volume = percent

    def set_muted(self, muted: bool) -> None:
        self.muted = muted

    def close(self) -> None:
        self.closed = True
