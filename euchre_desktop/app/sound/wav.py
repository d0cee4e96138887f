"""What does a sound consist of, at this volume?"""

from __future__ import annotations

import sys
import wave
from array import array
from pathlib import Path

from euchre_desktop.app.sound.device import RATE, SoundError, SoundProblem
from euchre_desktop.app.sound.mixer import Samples
from euchre_desktop.app.sound.moments import Sound


class Shelf:
    """The sounds that were read from their files, as loud as they were last wanted."""

    def __init__(self, folder: Path) -> None:
        """`folder` holds a WAV file for every Sound."""
        self._folder = folder
        self._kept: dict[Sound, tuple[int, Samples]] = {}

    def samples(self, sound: Sound, volume: int) -> Samples:
        """The sound at a volume of 0 to 100. Raises SoundError if its file cannot be read."""
        kept = self._kept.get(sound)
        if kept is None or kept[0] != volume:
            kept = volume, _louder(_read(self._folder / f"{sound}.wav"), volume)
            self._kept[sound] = kept
        return kept[1]


def read_every_sound(folder: Path) -> None:
    """Raises SoundError if one is missing or not as it should be."""
    shelf = Shelf(folder)
    for sound in Sound:
        shelf.samples(sound, 100)


def _read(path: Path) -> Samples:
    try:
        with wave.open(str(path), "rb") as file:
            if (file.getnchannels(), file.getsampwidth(), file.getframerate()) != (1, 2, RATE):
                raise SoundError(SoundProblem.NO_FILE)
            samples = array("h", file.readframes(file.getnframes()))
    except (OSError, EOFError, wave.Error):
        raise SoundError(SoundProblem.NO_FILE) from None
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def _louder(samples: Samples, percent: int) -> Samples:
    # Squared, because ears count loudness by ratios: 50 then sounds about half as loud.
    factor = (percent / 100) ** 2
    return array("h", (round(factor * value) for value in samples))
