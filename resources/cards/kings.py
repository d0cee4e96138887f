"""How is each suit's king drawn?"""

from resources.cards.faces import BROAD, Features, face
from resources.cards.held import axe, orb, scepter, sword
from resources.cards.looks import Look
from resources.cards.shapes import (
    GOLD,
    GOLD_DARK,
    GOLD_PALE,
    INK,
    both,
    dot,
    moved,
    path,
    polygon,
    twin,
)
from resources.cards.symbols import symbol

_BROW = "M-20,58 C-15,52 -9,53 -3,60 C-9,58 -14,57.5 -20,61 Z"
_STERN_BROW = "M-20,54 C-14,53 -8,56 -2.5,62 C-9,60.5 -14,58.5 -20,59 Z"


def king(wearer: Look) -> str:
    """The upper half of the suit's king."""
    draw = {"S": _spades, "H": _hearts, "D": _diamonds, "C": _clubs}[wearer.suit]
    return _cape(wearer) + draw(wearer)


def _cape(wearer: Look) -> str:
    cape = twin(
        "M0,155 L-77,155 L-77,128 C-62,112 -44,104 -22,100 L0,100", wearer.robe, wearer.robe_dark
    )
    folds = both(
        path(
            "M-60,155 C-60,140 -56,128 -48,118 M-40,155 C-40,146 -38,140 -34,134",
            "none",
            wearer.robe_dark,
            1.8,
        )
    )
    piping = both(path("M-77,136 C-62,120 -52,114 -42,111", "none", GOLD, 3))
    ermine = twin("M0,98 L-22,96 L-52,112 C-44,128 -24,142 0,149", "#fbf7ec", "#e6dfcc")
    tails = "".join(
        path(f"M{x},{y} l-2,5 l2,3 l2,-3 Z", INK)
        for x, y in ((-40, 112), (-31, 122), (-19, 132), (19, 132), (31, 122), (40, 112))
    )
    medal = dot(0, 138, 8.5, GOLD, INK) + symbol(wearer.suit, 0, 138, 9.5, wearer.ink)
    return cape + folds + piping + ermine + tails + medal


def _band(wearer: Look, jewels: tuple[float, ...] = (-20, 0, 20)) -> str:
    band = twin(
        "M0,39 C-12,39 -24,37 -31,34 L-29,47 C-20,50 -10,51 0,51",
        wearer.accent,
        wearer.accent_dark,
    )
    edges = both(path("M0,39 C-12,39 -24,37 -31,34 M-29,47 C-20,50 -10,51 0,51", "none", GOLD, 2))
    gems = "".join(dot(x, 45.2 - abs(x) * 0.1, 2.8, GOLD_PALE, INK, 0.8) for x in jewels)
    return band + edges + gems


def _moustache(wearer: Look, left: str) -> str:
    return twin(left, wearer.hair, wearer.hair_dark, INK, 1.2)


def _spades(wearer: Look) -> str:
    hair = twin(
        "M0,40 L-28,40 C-37,56 -34,86 -38,104 L-24,108 L0,108", wearer.hair, wearer.hair_dark
    )
    beard = twin(
        "M0,89 C-8,86 -18,90 -24.5,74 L-25,110 L-17,132 L0,132", wearer.hair, wearer.hair_dark
    )
    plaits = "".join(
        path(f"M{x},{top} q-3,4 0,8 q3,4 0,8 q-3,4 0,{132 - top - 18}", "none", "#6d7180", 1.3)
        for x, top in ((-14, 100), (-5, 103), (5, 103), (14, 100))
    )
    bead = both(path("M-22,118 L0,118", "none", GOLD, 2.6))
    lips = _moustache(wearer, "M0,86 C-7,84 -17,88 -22,99 C-13,98 -6,96 0,91")
    crown = twin(
        "M0,9 L-7,19 L-13,25 L-21,8 L-24,25 L-37,12 L-31,36 C-20,39 -10,40 0,40", GOLD, GOLD_DARK
    )
    tips = dot(0, 9.5, 3.6, wearer.accent, INK) + both(
        dot(-21, 9, 3.4, wearer.accent, INK) + dot(-37, 12, 3.4, wearer.accent, INK)
    )
    return (
        hair
        + face(wearer, Features(BROAD, _STERN_BROW, "#3b4a5c", 1.4, 7))
        + beard
        + plaits
        + bead
        + lips
        + _mouth_line()
        + crown
        + tips
        + _band(wearer)
        + sword(wearer)
    )


def _hearts(wearer: Look) -> str:
    curls = "M0,40 L-27,38 C-40,42 -40,54 -36,60 C-43,66 -43,76 -37,80 C-43,86 -42,96 -35,98"
    hair = twin(f"{curls} C-36,106 -28,110 -22,106 L0,106", wearer.hair, wearer.hair_dark)
    beard = twin(
        "M0,90 C-10,88 -20,86 -25,72 C-31,82 -30,92 -26,98 C-28,108 -22,116 -16,117"
        " C-13,125 -5,129 0,129",
        wearer.hair,
        wearer.hair_dark,
    )
    waves = both(
        path(
            "M-21,97 C-18,103 -13,103 -11,98 M-16,112 C-13,116 -7,116 -5,110"
            " M-6,122 C-4,124 -1,124 0,121",
            "none",
            wearer.hair_dark,
            1.5,
        )
    )
    lips = _moustache(
        wearer,
        "M0,87 C-5,83 -13,84 -16,90 C-19,94 -23,93 -24,89"
        " C-25,97 -17,101 -11,98 C-6,97 -2,95 0,92",
    )
    caps = twin(
        "M0,12 C-8,12 -14,15 -15,22 C-22,12 -33,14 -34,22 C-34,27 -32,31 -31,36"
        " C-20,39 -10,40 0,40",
        wearer.robe,
        wearer.robe_dark,
    )
    arches = twin("M0,14 C-4,20 -5,30 -4,39", GOLD, GOLD_DARK) + both(
        path("M-15,22 C-19,28 -20,33 -20,37 M-34,22 C-33,28 -32,33 -31,36", "none", GOLD, 3)
    )
    cross = path(
        "M-2,-1 L2,-1 L2,2 L5,2 L5,6 L2,6 L2,11 L-2,11 L-2,6 L-5,6 L-5,2 L-2,2 Z", GOLD, INK, 1
    )
    return (
        hair
        + face(wearer, Features(BROAD, _BROW, "#3e6a86", -1.2, 7))
        + beard
        + waves
        + lips
        + _mouth_line()
        + caps
        + arches
        + moved(cross, 0, 6)
        + _band(wearer)
        + scepter(wearer)
    )


def _diamonds(wearer: Look) -> str:
    hair = twin(
        "M0,40 L-27,40 C-37,48 -37,70 -40,82 C-42,92 -40,100 -33,100"
        " C-29,100 -29,94 -33,93 C-26,92 -24,84 -24,72 L0,72",
        wearer.hair,
        wearer.hair_dark,
    )
    beard = twin(
        "M0,91 C-10,90 -20,88 -24.5,74 L-25,92 C-24,104 -18,110 -17,116"
        " C-16,123 -12,128 -7,131 C-8,122 -4,114 0,112",
        wearer.hair,
        wearer.hair_dark,
    )
    strands = both(path("M-19,96 C-15,106 -12,114 -10,122", "none", wearer.hair_dark, 1.5))
    lips = _moustache(wearer, "M0,86 C-8,83 -18,86 -27,98 C-16,100 -6,98 0,92")
    crown = twin(
        "M0,9 L-9,22 L-19,17 L-22,27 L-36,18 L-31,36 C-20,39 -10,40 0,40", GOLD, GOLD_DARK
    )
    lozenges = "".join(
        polygon(((x, y - 6), (x + 4, y), (x, y + 6), (x - 4, y)), wearer.accent, INK, 1)
        for x, y in ((0, 27), (-36, 17), (36, 17), (-19, 17), (19, 17), (0, 12))
    )
    return (
        hair
        + face(wearer, Features(BROAD, _BROW, "#4a7a5a", 1.6, 7))
        + beard
        + strands
        + lips
        + _mouth_line()
        + crown
        + lozenges
        + _band(wearer, (-24, -12, 0, 12, 24))
        + axe(wearer)
    )


def _clubs(wearer: Look) -> str:
    hair = twin(
        "M0,40 L-27,40 C-34,46 -34,60 -33,70 C-32,80 -29,86 -24,88 L0,88",
        wearer.hair,
        wearer.hair_dark,
    )
    beard = twin(
        "M0,98 C-5,98 -10,99 -12,101 C-14,112 -7,124 0,133", wearer.hair, wearer.hair_dark
    )
    lips = _moustache(
        wearer,
        "M0,86 C-6,84 -13,86 -18,92 C-22,95 -27,93 -28,87"
        " C-32,95 -25,102 -17,99 C-9,98 -4,95 0,92",
    )
    rays = "".join(
        polygon(((x - 4.5, 38), (tip, y), (x + 4.5, 38)), GOLD if x <= 0 else GOLD_DARK, INK, 1.3)
        for x, tip, y in (
            (-26, -38, 16),
            (26, 38, 16),
            (-18, -25, 11),
            (18, 25, 11),
            (-9, -12.5, 8),
            (9, 12.5, 8),
            (0, 0, 6),
        )
    )
    earrings = both(dot(-27, 92, 3.4, GOLD, INK))
    return (
        hair
        + face(wearer, Features(BROAD, _STERN_BROW, "#3a2418", -1.4, 8))
        + beard
        + lips
        + rays
        + _band(wearer, (-22, -11, 0, 11, 22))
        + earrings
        + orb(wearer)
    )


def _mouth_line() -> str:
    return path("M-6,94 C-3,97.5 3,97.5 6,94 C3,93 -3,93 -6,94 Z", "#a83d3a")
