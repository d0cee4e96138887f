"""How is each suit's jack drawn?"""

from resources.cards.faces import YOUNG, Features, face, twin_skin
from resources.cards.held import arrow, halberd, horn, torch
from resources.cards.looks import Look
from resources.cards.shapes import (
    GOLD,
    GOLD_DARK,
    GOLD_PALE,
    INK,
    IVORY,
    both,
    dot,
    moved,
    path,
    polygon,
    twin,
)
from resources.cards.symbols import symbol

_BROW = "M-20,59 C-15,54 -9,54 -3,59 C-9,57.5 -14,58 -20,61.5 Z"
_RAISED = "M-20,56 C-15,50 -8,52 -3,59 C-9,55.5 -14,55 -20,59 Z"


def jack(wearer: Look) -> str:
    """The upper half of the suit's jack."""
    draw = {"S": _spades, "H": _hearts, "D": _diamonds, "C": _clubs}[wearer.suit]
    return _doublet(wearer) + draw(wearer)


def _doublet(wearer: Look) -> str:
    neck = twin_skin(wearer, "M0,96 L-11,96 L-12,116 L0,116")
    sleeves = twin(
        "M0,155 L-77,155 L-77,132 C-66,116 -50,111 -34,112 L0,116",
        wearer.accent,
        wearer.accent_dark,
    )
    slashes = both(
        "".join(
            path(
                f"M{x},{y} C{x - 3},{y + 10} {x - 3},{y + 18} {x - 1},155", "none", GOLD_PALE, 2.6
            )
            for x, y in ((-50, 121), (-59, 125), (-68, 131))
        )
    )
    chest = twin("M0,155 L-34,155 L-38,113 C-28,107 -12,108 0,112", wearer.robe, wearer.robe_dark)
    bars = both(
        "".join(
            path(f"M{-34 - (155 - y) * 0.09:.1f},{y} L-6,{y + 5}", "none", GOLD, 2)
            for y in (122, 131, 140)
        )
    )
    placket = path("M-5,112 L5,112 L5,155 L-5,155 Z", GOLD_PALE, INK, 1.2)
    buttons = "".join(dot(0, y, 2, wearer.accent, INK, 0.8) for y in (129, 138, 146.5))
    return neck + sleeves + slashes + chest + bars + placket + buttons


def _ruff(fill: str, shade: str) -> str:
    folds = "".join(
        path(
            f"M{x},{y} C{x - 9},{y + 2} {x - 9},{y + 15} {x},{y + 16} C{x + 9},{y + 15}"
            f" {x + 9},{y + 2} {x},{y} Z",
            fill if x <= 0 else shade,
            INK,
            1.2,
        )
        for x, y in ((-30, 99), (30, 99), (-20, 104), (20, 104), (-10, 107), (10, 107), (0, 108))
    )
    return folds


def _collar(wearer: Look) -> str:
    flap = "M0,110 L-12,103 L-34,110 L-26,128 C-16,126 -6,122 0,116"
    return twin(flap, IVORY, "#e6dfcc")


def _spades(wearer: Look) -> str:
    hair = twin(
        "M0,34 L-28,38 C-37,54 -36,80 -38,98 C-30,104 -22,104 -17,98 L0,90",
        wearer.hair,
        wearer.hair_dark,
    )
    strands = both(
        path(
            "M-29,60 C-31,76 -30,90 -31,100 M-25,80 C-25,90 -25,96 -25,101", "none", "#5d6273", 1.3
        )
    )
    fringe = twin(
        "M0,36 L-23,38 L-23,66 C-19,64 -17,58 -17,53 L0,52", wearer.hair, wearer.hair_dark
    )
    beret = path(
        "M-36,40 C-46,20 -22,4 6,6 C34,6 46,22 37,42 C20,34 -14,32 -36,40 Z", wearer.robe, INK, 1.5
    )
    beret += path(
        "M6,6 C34,6 46,22 37,42 C30,38 22,36.5 12,35.5 C22,28 20,12 6,6 Z", wearer.robe_dark
    )
    band = path("M-36,38 C-14,30 20,32 37,40 L35,48 C18,41 -14,40 -34,46 Z", GOLD, INK, 1.3)
    plume = path(
        "M-26,38 C-40,32 -44,18 -35,6 C-28,11 -24,18 -28,23 C-22,20 -20,30 -26,38 Z",
        wearer.accent,
        INK,
        1.3,
    ) + path("M-27,36 C-34,28 -36,18 -35,11", "none", IVORY, 1.4)
    pin = dot(-26, 40, 5, GOLD_PALE, INK, 1.2) + dot(-26, 40, 2.2, wearer.accent)
    features = Features(YOUNG, _BROW, "#46506b", 1.6, 6.4)
    whisker = twin(
        "M0,88.5 C-5,86.5 -10,88 -14,92 C-9,92.5 -4,92 0,90.5", wearer.hair, wearer.hair_dark, ""
    )
    return (
        hair
        + strands
        + _ruff("#fbf7ec", "#e0d9c8")
        + face(wearer, features)
        + whisker
        + fringe
        + beret
        + band
        + plume
        + pin
        + halberd(wearer)
    )


def _hearts(wearer: Look) -> str:
    hair = twin(
        "M0,30 L-27,36 C-40,52 -38,76 -36,88 C-44,90 -44,102 -34,102 C-26,102 -22,96 -22,88 L0,88",
        wearer.hair,
        wearer.hair_dark,
    )
    rolls = both(
        path(
            "M-36,89 C-30,88 -28,95 -33,97 M-30,54 C-31,66 -30,76 -28,84",
            "none",
            wearer.hair_dark,
            1.6,
        )
    )
    fringe = twin(
        "M0,34 L-24,36 L-24,60 C-18,62 -14,60 -12,56 C-8,61 -3,60 0,57",
        wearer.hair,
        wearer.hair_dark,
    )
    cap = twin(
        "M0,8 C-14,8 -26,12 -28,30 L-40,32 C-42,36 -41,41 -38,44 C-26,39 -12,38 0,38",
        wearer.robe,
        wearer.robe_dark,
    )
    brim = both(path("M-38,43 C-26,38 -12,37 0,37 M-28,31 C-18,28 -8,27 0,27", "none", GOLD, 2.4))
    leaf = moved(
        path("M0,0 C-14,-8 -14,-26 0,-38 C14,-26 14,-8 0,0 Z", wearer.accent, INK, 1.3)
        + path(
            "M0,2 L0,-30 M0,-8 L-6,-15 M0,-8 L6,-15 M0,-17 L-5,-23 M0,-17 L5,-23",
            "none",
            IVORY,
            1.2,
        ),
        24,
        34,
        1,
        24,
    )
    badge = dot(24, 33, 5, GOLD, INK, 1.2) + symbol("H", 24, 33.2, 6, wearer.robe)
    features = Features(YOUNG, _RAISED, "#3e6a86", -1.6, 6.8)
    return (
        hair
        + rolls
        + _collar(wearer)
        + face(wearer, features)
        + fringe
        + cap
        + brim
        + leaf
        + badge
        + torch(wearer)
    )


def _diamonds(wearer: Look) -> str:
    hair = twin(
        "M0,34 L-26,36 C-36,48 -38,60 -33,70 C-40,76 -38,88 -30,88 C-24,88 -22,80 -22,70 L0,70",
        wearer.hair,
        wearer.hair_dark,
    )
    fringe = path(
        "M-23,38 L23,38 L24,64 C19,62 17,56 16,52 C6,60 -6,60 -12,54 C-14,60 -18,64 -24,66 Z",
        wearer.hair,
        INK,
        1.3,
    )
    parted = path(
        "M-8,44 C-2,54 8,54 15,49 M-14,46 C-16,54 -18,58 -20,60", "none", wearer.hair_dark, 1.4
    )
    hat = path(
        "M-42,44 C-30,30 -26,12 2,7.5 C22,4 34,17 32,32 L50,40 C30,46 -16,38 -42,44 Z",
        wearer.robe,
        INK,
        1.5,
    )
    hat += path(
        "M2,7.5 C22,4 34,17 32,32 L50,40 C40,43 24,42.6 8,41.6 C20,32 16,14 2,7.5 Z",
        wearer.robe_dark,
    )
    brim = path(
        "M-42,45 C-32,34 -20,31 -2,32 C20,33 34,36 52,40 C30,50 -16,40 -42,45 Z",
        wearer.accent,
        INK,
        1.4,
    )
    quill = path("M-14,34 C-28,26 -36,20 -42,8 C-26,6 -14,14 -10,32 Z", GOLD_PALE, INK, 1.2)
    quill += path("M-13,33 C-20,22 -28,16 -38,11", "none", GOLD_DARK, 1.3)
    pin = polygon(((-12, 29), (-7, 36), (-12, 43), (-17, 36)), wearer.robe, INK, 1)
    features = Features(YOUNG, _RAISED, "#4a7a5a", 1.6, 6)
    return (
        hair
        + _ruff(GOLD_PALE, GOLD)
        + face(wearer, features)
        + fringe
        + parted
        + hat
        + quill
        + brim
        + pin
        + arrow(wearer)
    )


def _clubs(wearer: Look) -> str:
    curls = "".join(
        dot(x, y, 8.5, wearer.hair if x <= 0 else wearer.hair_dark, INK, 1.2)
        for x, y in ((-27, 50), (27, 50), (-29, 62), (29, 62), (-27, 74), (27, 74))
    )
    curls += path("M-26,40 L26,40 L26,74 L-26,74 Z", wearer.hair_dark)
    locks = "".join(
        dot(x, y, 6.4, wearer.hair if x <= 0 else wearer.hair_dark, INK, 1.1)
        for x, y in ((-19, 47), (19, 47), (-10, 50), (10, 50), (0, 51))
    )
    cap = twin("M0,8 C-22,7 -32,20 -31,42 C-20,36 -10,36 0,36", wearer.robe, wearer.robe_dark)
    ribs = both(path("M0,8 C-12,13 -16,25 -15,37", "none", GOLD, 1.8))
    band = twin(
        "M0,33 C-12,33 -24,35 -33,40 L-33,48 C-22,43 -10,42 0,42",
        wearer.accent,
        wearer.accent_dark,
    )
    studs = "".join(
        dot(x, 38 + abs(x) * 0.13, 2.2, GOLD_PALE, INK, 0.8) for x in (-24, -12, 0, 12, 24)
    )
    tassel = path("M0,8 C16,4 30,8 35,20", "none", GOLD, 2.4) + path(
        "M31.5,19 L38.5,19 L40,34 L30,34 Z", GOLD, INK, 1.1
    )
    knob = dot(0, 8, 3.6, GOLD, INK, 1.1)
    features = Features(YOUNG, _BROW, "#3a2418", -1.6, 7.6)
    goatee = path(
        "M-4,101.5 C-2,100 2,100 4,101.5 C3,106 1,109 0,110 C-1,109 -3,106 -4,101.5 Z",
        wearer.hair_dark,
    )
    return (
        curls
        + _collar(wearer)
        + face(wearer, features)
        + goatee
        + locks
        + cap
        + ribs
        + tassel
        + band
        + studs
        + knob
        + horn(wearer)
    )
