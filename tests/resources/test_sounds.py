"""Are the committed sounds what the script makes: soft, short, without a click?"""

from __future__ import annotations

import array
import math
import sys
import wave
from itertools import pairwise
from pathlib import Path

import pytest

from resources.sounds import generate as sounds
from resources.sounds.synthesis import RATE, finished, rustle

FOLDER = Path(sounds.__file__).parent
FULL_SCALE = 32767
HUSHED = FULL_SCALE * 10 ** (-40 / 20)


def _samples(path: Path) -> array.array[int]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        read = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        read.byteswap()
    return read


def _crossings(samples: array.array[int]) -> int:
    return sum((one < 0) != (other < 0) for one, other in pairwise(samples))


def test_the_committed_files_are_what_the_script_writes(tmp_path: Path) -> None:
    sounds.write(tmp_path)
    written = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert written == {path.name: path.read_bytes() for path in FOLDER.glob("*.wav")}
    assert len(written) == len(sounds.SOUNDS)


def test_all_of_them_take_less_than_300_kilobytes() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.wav")) < 300_000


@pytest.mark.parametrize("name", sounds.SOUNDS)
def test_a_sound_is_short_and_quiet_but_heard(name: str) -> None:
    samples = _samples(FOLDER / f"{name}.wav")
    assert 0.1 <= len(samples) / RATE <= 1.5
    loudest = 20 * math.log10(max(map(abs, samples)) / FULL_SCALE)
    assert -24 <= loudest <= -10, "three at a time stay below full scale"


@pytest.mark.parametrize("name", sounds.SOUNDS)
def test_a_sound_neither_begins_nor_ends_with_a_click(name: str) -> None:
    samples = _samples(FOLDER / f"{name}.wav")
    assert samples[0] == samples[-1] == 0
    assert max(map(abs, samples[: RATE // 1000])) < HUSHED
    assert max(map(abs, samples[-RATE // 100 :])) < HUSHED


@pytest.mark.parametrize("name", sounds.SOUNDS)
def test_a_sound_hangs_in_the_air_around_nothing(name: str) -> None:
    samples = _samples(FOLDER / f"{name}.wav")
    assert abs(sum(samples)) / len(samples) < 30


def test_cards_rustle_and_bars_ring() -> None:
    def pitch(name: str) -> float:
        samples = _samples(FOLDER / f"{name}.wav")
        return _crossings(samples) / 2 / (len(samples) / RATE)

    assert min(pitch("card"), pitch("deal")) > 1000
    assert max(pitch("bid"), pitch("win"), pitch("euchre"), pitch("loss")) < 1000


def test_the_same_seed_rustles_alike_and_another_differently() -> None:
    assert rustle("one", 0.05, 1000, 1) == rustle("one", 0.05, 1000, 1)
    assert rustle("one", 0.05, 1000, 1) != rustle("other", 0.05, 1000, 1)


def test_a_finished_sound_has_its_peak_where_it_was_asked_for() -> None:
    samples = finished(rustle("peak", 0.3, 1000, 1), -20)
    assert max(map(abs, samples)) == pytest.approx(0.1)
