"""Write the sounds: `python resources/sounds/generate.py`.

The files lie beside this script and are committed; the same script always writes the same bytes.
All are soft, for they are heard a hundred times in an evening.
"""

from __future__ import annotations

import io
import os
import struct
import sys
import wave
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from resources.sounds.synthesis import (
    RATE,
    Samples,
    finished,
    rustle,
    struck,
    swelling,
    together,
)

HERE = Path(__file__).resolve().parent

C4, E4, G4, A4 = 261.63, 329.63, 392.00, 440.00
C5, E5, G5, C6 = 523.25, 659.26, 783.99, 1046.50


def card() -> Samples:
    """A card that slides over cloth and comes to lie."""
    slide = swelling(rustle("slide", 0.16, 2600, 1.6), 0.09, 0.025)
    touch = swelling(rustle("touch", 0.09, 900, 1.2), 0.006, 0.016)
    body = swelling(struck(150, 0.09, 0.03), 0.006, 0.02)
    return finished(together((0, 0.5, slide), (0.10, 1.0, touch), (0.10, 0.25, body)), -13)


def deal() -> Samples:
    """Two halves of the deck riffled together, faster and faster, and pushed straight."""
    parts, begins, step = [], 0.0, 0.052
    for number in range(24):
        leaf = swelling(rustle(f"leaf {number}", 0.05, 1500 + 45 * number, 1.1), 0.004, 0.010)
        parts.append((begins, 0.55 + 0.45 * (number % 3 == 0), leaf))
        begins += step
        step = max(0.018, step * 0.93)
    push = swelling(rustle("push", 0.24, 2000, 1.8), 0.10, 0.05)
    return finished(together(*parts, (begins, 0.7, push)), -14)


def trick() -> Samples:
    """Cards swept together, and one low bar."""
    sweep = swelling(rustle("sweep", 0.30, 1800, 1.7), 0.13, 0.05)
    bar = struck(G4, 0.45, 0.10)
    return finished(together((0, 0.8, sweep), (0.16, 0.5, bar)), -12)


def knock() -> Samples:
    """Knuckles on the table, twice: a pass."""
    tap = together(
        (0, 1.0, swelling(struck(185, 0.12, 0.028), 0.003, 0.03)),
        (0, 0.5, swelling(rustle("tap", 0.06, 480, 0.9), 0.003, 0.010)),
    )
    return finished(together((0, 1.0, tap), (0.12, 0.7, tap)), -13)


def bid() -> Samples:
    """Trump is made: two bars, rising."""
    return finished(
        together((0, 0.8, struck(G4, 0.4, 0.11)), (0.10, 1.0, struck(C5, 0.5, 0.13))), -11
    )


def euchre() -> Samples:
    """The makers are euchred: three bars down, in minor."""
    falling = ((0.0, 0.9, E5), (0.12, 0.9, C5), (0.30, 1.0, A4))
    return finished(_melody(falling, 0.16), -10.5)


def win() -> Samples:
    """The game is won: a chord, bar by bar, with its octave at the end."""
    rising = ((0.0, 0.8, C5), (0.11, 0.8, E5), (0.22, 0.8, G5), (0.40, 1.0, C6), (0.40, 0.5, C5))
    return finished(_melody(rising, 0.24), -10.5)


def loss() -> Samples:
    """The game is lost: home by small steps."""
    home = ((0.0, 0.8, G4), (0.16, 0.8, E4), (0.34, 1.0, C4))
    return finished(_melody(home, 0.22), -11)


SOUNDS: dict[str, Callable[[], Samples]] = {
    "card": card,
    "deal": deal,
    "trick": trick,
    "knock": knock,
    "bid": bid,
    "euchre": euchre,
    "win": win,
    "loss": loss,
}


def recorded(samples: Samples) -> bytes:
    """The samples as a WAV file of 16 bits, mono."""
    content = io.BytesIO()
    with wave.open(content, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        whole = [round(32767 * value) for value in samples]
        file.writeframes(struct.pack(f"<{len(whole)}h", *whole))
    return content.getvalue()


def write(folder: Path) -> None:
    """Write every sound into the folder, each file at once or not at all."""
    for name, make in SOUNDS.items():
        draft = folder / f"{name}.draft"
        draft.write_bytes(recorded(make()))
        os.replace(draft, folder / f"{name}.wav")


def _melody(bars: tuple[tuple[float, float, float], ...], ring: float) -> Samples:
    parts = [(begins, loud, struck(pitch, 4.2 * ring, ring)) for begins, loud, pitch in bars]
    return together(*parts)


if __name__ == "__main__":
    write(HERE)
