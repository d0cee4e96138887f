"""How is a court's face, and the fist that holds something, drawn?

A half figure stands in its own coordinates: x from -77 to 77 with the nose at 0, y from 0 at the
top of the panel to 155 at the middle of the card. The face lies between y 40 and y 108.
"""

from dataclasses import dataclass

from resources.cards.looks import Look
from resources.cards.shapes import INK, IVORY, both, dot, mirrored, path

LIPS = "#b23c3a"


@dataclass(frozen=True, slots=True)
class Features:
    """What makes one face differ from another."""

    jaw: str
    """The left outline from the forehead to the chin."""
    brow: str
    """The left eyebrow, a closed form."""
    iris: str
    gaze: float
    """How far the eyes look to the right."""
    lips: float
    """Half the width of the mouth; its fullness follows."""
    painted: bool = False
    """Long lashes and color upon the lids."""


BROAD = "M0,38 L-24,38 L-24,80 C-24,96 -12,108 0,108"
FINE = "M0,38 L-21,38 L-21,74 C-21,88 -9,103 0,107"
YOUNG = "M0,38 L-22,38 L-22,78 C-22,91 -11,104 0,107"


def face(wearer: Look, features: Features) -> str:
    """The face from forehead to chin; its right side lies in shadow."""
    nose = path("M1,56 L1,64 L-5.5,83 L2,86 L1,96 L4,96 L4,56 Z", wearer.skin_dark)
    tip = path("M-5.5,83 L2.5,86", "none", INK, 1.3)
    base = twin_skin(wearer, features.jaw)
    return base + nose + tip + _eyes(wearer, features) + _mouth(features)


def twin_skin(wearer: Look, left: str) -> str:
    """Skin between a left outline and its reflection, without a seam."""
    shaded = mirrored(path(f"{left} Z", wearer.skin_dark, wearer.skin_dark, 0.9))
    return shaded + path(left, wearer.skin) + both(path(left, "none", INK, 1.4))


def fist(wearer: Look, x: float, y: float) -> str:
    """A closed hand with its cuff, coming up from below the belt."""
    cuff = path("M-11,8 L11,8 L15,34 L-15,34 Z", wearer.robe_dark, INK, 1.4)
    trim = path("M-12,5 L12,5 L13,13 L-13,13 Z", wearer.accent, INK, 1.4)
    hand = path(
        "M-9,-7 C-10,-11 9,-11 10,-7 C12,-2 11,4 8,7 L-8,7 C-11,4 -11,-2 -9,-7 Z",
        wearer.skin,
        INK,
        1.4,
    )
    fingers = path("M-4,-9 L-4,0 M1,-9.5 L1,0 M6,-9 L6,0", "none", INK, 1)
    return f'<g transform="translate({x:g},{y:g})">{cuff}{trim}{hand}{fingers}</g>'


def _eyes(wearer: Look, features: Features) -> str:
    white = path("M-17.5,67.5 C-14,62 -8,62 -4.5,68.5 C-9,71.2 -14,70.6 -17.5,67.5 Z", IVORY)
    lid = path("M-18.5,67 C-14,61.6 -8,61.6 -4.2,68.7", "none", INK, 2.3)
    brow = path(features.brow, wearer.hair_dark)
    if features.painted:
        shadow = path("M-18,65 C-14,55 -7,56 -4,66 C-8,60 -14,60 -18,65 Z", wearer.accent)
        flick = path("M-17.5,67.5 L-21,64", "none", INK, 1.8)
        brow = shadow + flick + brow
    irises = "".join(
        dot(x + features.gaze, 66.8, 3.4, features.iris) + dot(x + features.gaze, 66.8, 1.7, INK)
        for x in (-11, 11)
    )
    return both(white) + irises + both(lid + brow)


def _mouth(features: Features) -> str:
    wide = features.lips
    full = wide * 0.45
    upper = f"M{-wide:g},94 Q{-wide / 2:g},{94 - full:g} 0,{94 - full * 0.5:g}"
    upper += f" Q{wide / 2:g},{94 - full:g} {wide:g},94"
    lips = path(f"{upper} Q0,{94 + full * 1.9:g} {-wide:g},94 Z", LIPS)
    return lips + path(
        f"M{-wide:g},94 Q0,{94 + full * 0.35:g} {wide:g},94", "none", "#7c2226", 1.1
    )
