"""Is the sound library asked for the right things, and does none of its errors escape?"""

from __future__ import annotations

import os.path
import sys
import threading
from array import array
from collections.abc import Generator
from types import ModuleType

import pytest

from euchre_desktop.app.sound import device
from euchre_desktop.app.sound.device import SoundError, SoundProblem, has_library, open_device
from euchre_desktop.app.sound.mixer import Samples


class FakeMiniaudio(ModuleType):
    """As much of miniaudio as is used; its devices fail in what `broken` names."""

    class MiniaudioError(Exception):
        pass

    class SampleFormat:
        SIGNED16 = 1

    class Backend:
        PULSEAUDIO, ALSA = "pulse", "alsa"

    def __init__(self, *broken: str) -> None:
        super().__init__("miniaudio")
        library = self

        class PlaybackDevice:
            def __init__(self, **options: object) -> None:
                library.options = options
                self._do("open")

            def start(self, stream: Generator[Samples, int, None]) -> None:
                self._do("start")
                library.stream = stream

            def stop(self) -> None:
                self._do("stop")

            def close(self) -> None:
                pass

            def _do(self, act: str) -> None:
                if act in broken:
                    raise library.MiniaudioError(act)

        self.options: dict[str, object] = {}
        self.stream: Generator[Samples, int, None] | None = None
        self.PlaybackDevice = PlaybackDevice


def test_the_library_is_asked_for_what_the_sounds_are(monkeypatch: pytest.MonkeyPatch) -> None:
    library = FakeMiniaudio()
    monkeypatch.setitem(sys.modules, "miniaudio", library)
    opened = open_device()
    opened.start(lambda wanted: array("h", [7] * wanted))
    assert (library.options["nchannels"], library.options["sample_rate"]) == (1, device.RATE)
    assert library.stream is not None
    assert library.stream.send(3) == array("h", [7, 7, 7])
    opened.stop()
    opened.close()


@pytest.mark.parametrize("act", ["open", "start", "stop"])
def test_whatever_the_library_fails_in_is_one_kind_of_error(
    monkeypatch: pytest.MonkeyPatch, act: str
) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", FakeMiniaudio(act))

    def use() -> None:
        opened = open_device()
        opened.start(lambda wanted: array("h", bytes(2 * wanted)))
        opened.stop()

    with pytest.raises(SoundError) as raised:
        use()
    assert raised.value.problem is SoundProblem.NO_DEVICE


def test_without_the_library_there_is_silence_and_a_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "miniaudio", None)  # its import then fails
    assert not has_library()
    with pytest.raises(SoundError) as raised:
        open_device()
    assert raised.value.problem is SoundProblem.NO_LIBRARY


@pytest.mark.parametrize(
    ("system", "has_cards", "tried"),
    [
        ("linux", True, ["pulse", "alsa"]),
        ("linux", False, ["pulse"]),
        ("win32", True, []),
        ("darwin", True, []),
    ],
)
def test_on_linux_nothing_is_tried_that_complains_at_length(
    monkeypatch: pytest.MonkeyPatch, system: str, has_cards: bool, tried: list[str]
) -> None:
    library = FakeMiniaudio()
    monkeypatch.setitem(sys.modules, "miniaudio", library)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(os.path, "isdir", lambda _folder: has_cards)
    open_device()
    assert library.options["backends"] == tried


def test_the_real_library_plays_through_a_thread_of_its_own() -> None:
    """Into nothing; where it is installed."""
    miniaudio = pytest.importorskip("miniaudio", exc_type=ImportError)
    opened = device.Loudspeaker(
        miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=device.RATE,
            buffersize_msec=10,
            backends=[miniaudio.Backend.NULL],
        )
    )
    asked, threads = threading.Semaphore(0), set()

    def source(wanted: int) -> Samples:
        threads.add(threading.get_ident())
        asked.release()
        return array("h", bytes(2 * wanted))

    for _ in range(2):
        opened.start(source)
        assert all(asked.acquire(timeout=10) for _ in range(3))
        opened.stop()
    opened.close()
    assert threading.get_ident() not in threads
