"""What are sounds made of? Struck bars and filtered noise, as lists of numbers around 0."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable

RATE = 22050
"""Samples a second: nothing here reaches above 8 kHz."""

Samples = list[float]

_ATTACK = 0.006
_FADE = 0.012
"""Seconds at either end in which a sound comes and goes, so that nothing clicks."""


def struck(pitch: float, seconds: float, ring: float) -> Samples:
    """A wooden bar struck with a soft mallet; `ring` seconds until it is three times as soft.

    The second tone of such a bar is four times as high as the first, and gone sooner.
    """
    tones = ((1.0, 1.0, ring), (2.0, 0.06, ring * 0.5), (3.98, 0.16, ring * 0.22))
    return [
        sum(
            loud * math.exp(-at / lasts) * math.sin(math.tau * pitch * times * at)
            for times, loud, lasts in tones
        )
        for at in _moments(seconds)
    ]


def rustle(seed: str, seconds: float, pitch: float, width: float) -> Samples:
    """Noise around `pitch`, the more of it the larger `width`."""
    chance = random.Random(seed)
    noise = (2 * chance.random() - 1 for _ in _moments(seconds))
    return _around(noise, pitch, width)


def swelling(samples: Samples, peak: float, fall: float) -> Samples:
    """Rising for `peak` seconds, then three times as soft after every `fall`."""
    shaped = []
    for at, value in zip(_moments(len(samples) / RATE), samples, strict=True):
        rise = math.sin(math.pi / 2 * min(1.0, at / peak)) ** 2
        shaped.append(value * rise * math.exp(-max(0.0, at - peak) / fall))
    return shaped


def together(*parts: tuple[float, float, Samples]) -> Samples:
    """Several sounds, each beginning after so many seconds and so loud."""
    mixed = [0.0] * max(round(RATE * begins) + len(part) for begins, _, part in parts)
    for begins, loud, part in parts:
        for at, value in enumerate(part, round(RATE * begins)):
            mixed[at] += loud * value
    return mixed


def finished(samples: Samples, decibels: float) -> Samples:
    """Faded at both ends, its loudest moment so far below full scale."""
    faded = [
        value * _ramp(at, _ATTACK) * _ramp(len(samples) - 1 - at, _FADE)
        for at, value in enumerate(samples)
    ]
    scale = 10 ** (decibels / 20) / max(abs(value) for value in faded)
    return [value * scale for value in faded]


def _moments(seconds: float) -> list[float]:
    return [at / RATE for at in range(round(RATE * seconds))]


def _around(noise: Iterable[float], pitch: float, width: float) -> Samples:
    # A resonator of second order, whose poles lie at the pitch.
    turn = math.tau * pitch / RATE
    narrow = math.sin(turn) * width / 2
    gain, back, further = narrow, -2 * math.cos(turn), 1 - narrow
    filtered = []
    before = earlier = last = second_last = 0.0
    for value in noise:
        now = (gain * (value - earlier) - back * last - further * second_last) / (1 + narrow)
        filtered.append(now)
        earlier, before = before, value
        second_last, last = last, now
    return filtered


def _ramp(samples: int, seconds: float) -> float:
    return math.sin(math.pi / 2 * min(1.0, samples / (RATE * seconds))) ** 2
