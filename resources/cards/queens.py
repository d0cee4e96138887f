"""How is each suit's queen drawn?"""

import math

from resources.cards.faces import FINE, Features, face, twin_skin
from resources.cards.held import fan, lily, mirror, rose
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
    polar,
    polygon,
    twin,
)
from resources.cards.symbols import symbol

_ARCHED = "M-20,57 C-15,50 -8,51 -3.5,58 C-9,54.5 -14,54 -20,58.5 Z"
_LEVEL = "M-20,58 C-15,53 -9,53 -3.5,57.5 C-9,56 -14,56.5 -20,60 Z"


def queen(wearer: Look) -> str:
    """The upper half of the suit's queen."""
    draw = {"S": _spades, "H": _hearts, "D": _diamonds, "C": _clubs}[wearer.suit]
    return draw(wearer)


def _gown(wearer: Look) -> str:
    skin = twin_skin(wearer, "M0,96 L-10,96 L-11,111 C-24,114 -36,115 -46,122 L0,150")
    throat = path("M-9,104 C-4,110 6,110 10,103 L10,108 C4,115 -4,114 -9,108 Z", wearer.skin_dark)
    gown = twin(
        "M0,155 L-77,155 L-77,136 C-66,124 -54,117 -41,115 C-36,130 -18,138 -9,136 L0,144",
        wearer.robe,
        wearer.robe_dark,
    )
    fan = both(
        "".join(
            path(
                f"M{-6 - step * 9:g},155 L{-14 - step * 11.5:g},{139 - step * 3.2:g}",
                "none",
                GOLD,
                1.8,
            )
            for step in range(5)
        )
    )
    hem = both(path("M-41,115 C-36,130 -18,138 -9,136 L0,144", "none", GOLD, 3.4))
    return skin + throat + gown + fan + hem


def _pearls(count: int = 9, drop: float = 13) -> str:
    span = [(step / (count - 1)) * 2 - 1 for step in range(count)]
    return "".join(
        dot(20 * at, 114 + drop * (1 - at * at), 2.5, "#fffaf0", GOLD_DARK, 0.9) for at in span
    )


def _pendant(wearer: Look) -> str:
    chain = path("M-20,114 C-14,124 -6,128 0,129 C6,128 14,124 20,114", "none", GOLD, 1.8)
    return chain + polygon(((0, 124), (5, 131), (0, 138), (-5, 131)), wearer.accent, INK, 1)


def _spades(wearer: Look) -> str:
    long = "M0,22 C-24,22 -36,40 -36,70 C-36,96 -40,116 -50,132 L-26,140 C-20,126 -20,112 -19,98"
    hair = twin(f"{long} L0,98", wearer.hair, wearer.hair_dark)
    strands = both(
        path(
            "M-29,56 C-30,90 -30,112 -38,130 M-25,90 C-25,112 -26,122 -31,134",
            "none",
            "#5d6273",
            1.3,
        )
    )
    parting = twin("M0,34 L-22,34 L-22,72 C-20,58 -10,46 0,41", wearer.hair, wearer.hair_dark)
    comb = "".join(
        polygon(
            (
                polar(16, a, 0, 40),
                polar(32, a - 0.15, 0, 40),
                polar(35, a, 0, 40),
                polar(32, a + 0.15, 0, 40),
            ),
            GOLD if a <= 0.01 else GOLD_DARK,
            INK,
            1.2,
        )
        + dot(*polar(28, a, 0, 40), 2.5, wearer.accent, INK, 0.8)
        for a in (math.radians(step) for step in (-66, -44, -22, 0, 22, 44, 66))
    )
    band = twin("M0,25 C-10,25 -20,28 -26,35 L-24,42 C-18,35 -10,32 0,32", GOLD, GOLD_DARK)
    features = Features(FINE, _ARCHED, "#46506b", 1.4, 6.2, painted=True)
    return (
        hair
        + strands
        + _gown(wearer)
        + _pendant(wearer)
        + face(wearer, features)
        + parting
        + comb
        + band
        + dot(0, 29, 3.4, wearer.accent, INK, 1)
        + fan(wearer)
    )


def _hearts(wearer: Look) -> str:
    cloud = (
        "M0,20 C-16,14 -30,22 -31,32 C-42,36 -43,50 -37,56 C-45,62 -45,76 -38,80"
        " C-45,88 -43,102 -34,104 C-36,114 -28,120 -22,116 L-16,96"
    )
    hair = twin(f"{cloud} L0,96", wearer.hair, wearer.hair_dark)
    curls = both(
        path(
            "M-31,34 C-24,36 -24,44 -29,46 M-36,57 C-28,58 -27,66 -32,68"
            " M-37,80 C-29,80 -28,88 -32,91 M-33,104 C-27,104 -25,110 -28,112",
            "none",
            wearer.hair_dark,
            1.6,
        )
    )
    fringe = twin(
        "M0,34 L-22,34 L-23,66 C-16,64 -12,54 -11,48 C-8,52 -3,50 0,44",
        wearer.hair,
        wearer.hair_dark,
    )
    crown = twin(
        "M0,8 L-6,20 L-12,22 L-17,11 L-20,23 L-31,15 L-25,34 C-16,30 -8,29 0,29", GOLD, GOLD_DARK
    )
    hearts = (
        symbol("H", 0, 10, 12, wearer.robe)
        + symbol("H", -17, 12, 10, wearer.robe)
        + symbol("H", 17, 12, 10, wearer.robe)
    )
    band = both(path("M0,29 C-8,29 -16,30 -25,34", "none", wearer.accent, 4))
    ends = both(dot(-31, 15, 3.2, wearer.accent, INK))
    features = Features(FINE, _LEVEL, "#4d7a4f", -1.3, 6.6, painted=True)
    return (
        hair
        + curls
        + _gown(wearer)
        + _pearls()
        + face(wearer, features)
        + fringe
        + crown
        + hearts
        + band
        + ends
        + rose(wearer)
    )


def _diamonds(wearer: Look) -> str:
    bob = "M0,18 C-28,18 -37,40 -36,64 C-36,80 -37,90 -32,99 C-24,99 -19,94 -17,86 L0,86"
    hair = twin(bob, wearer.hair, wearer.hair_dark)
    fringe = twin(
        "M0,24 L-24,28 L-25,72 C-21,74 -19,68 -20,58 C-14,56 -6,53 0,53",
        wearer.hair,
        wearer.hair_dark,
    )
    strands = both(
        path(
            "M-30,46 C-32,64 -31,82 -29,94 M-12,44 L-13,54 M-5,44 L-5,53",
            "none",
            wearer.hair_dark,
            1.4,
        )
    )
    band = twin(
        "M0,34 C-12,34 -24,36 -34,42 L-35,50 C-26,45 -12,43 0,43",
        wearer.accent,
        wearer.accent_dark,
    )
    gems = "".join(
        polygon(((x, y - 4), (x + 3, y), (x, y + 4), (x - 3, y)), GOLD_PALE, INK, 0.8)
        for x, y in ((-26, 42), (-14, 39.5), (14, 39.5), (26, 42))
    )
    plume = "".join(
        moved(
            path("M0,0 C-8,-10 -7,-24 0,-34 C7,-24 8,-10 0,0 Z", fill, INK, 1.2)
            + path("M0,0 L0,-26", "none", GOLD, 1.3),
            0,
            36,
            size,
            turn,
        )
        for fill, size, turn in (
            (wearer.robe_dark, 0.9, 46),
            (wearer.robe, 0.9, -46),
            (wearer.robe_dark, 0.9, 23),
            (wearer.robe, 0.9, -23),
            (wearer.accent, 0.92, 0),
        )
    )
    jewel = polygon(((0, 28), (8, 38), (0, 48), (-8, 38)), GOLD, INK, 1.2)
    jewel += polygon(((0, 32), (5, 38), (0, 44), (-5, 38)), wearer.robe, INK, 0.8)
    drops = both(polygon(((-26, 96), (-22.5, 103), (-26, 110), (-29.5, 103)), GOLD, INK, 1))
    features = Features(FINE, _ARCHED, "#3b6f93", 1.3, 5.6, painted=True)
    return (
        hair
        + _gown(wearer)
        + _pearls(11, 20)
        + _pearls(9, 10)
        + face(wearer, features)
        + fringe
        + strands
        + plume
        + band
        + gems
        + jewel
        + drops
        + mirror(wearer)
    )


def _clubs(wearer: Look) -> str:
    wrap = twin(
        "M0,14 C-22,14 -31,28 -28,46 C-36,62 -32,76 -29,84 L-18,84 L0,60",
        wearer.hair,
        wearer.hair_dark,
    )
    braids = both(
        "".join(
            path(
                f"M{-27 - step * 1.6:g},{84 + step * 11} c-9,2 -9,11 0,12 c9,-1 9,-10 0,-12 Z",
                wearer.hair if step % 2 else wearer.hair_dark,
                INK,
                1.2,
            )
            for step in range(5)
        )
    )
    ties = both(path("M-40,138 L-29,139 L-31,147 L-40,146 Z", GOLD, INK, 1.2))
    parting = twin("M0,36 L-22,36 L-23,70 C-21,56 -12,46 0,44", wearer.hair, wearer.hair_dark)
    turban = twin(
        "M0,10 C-20,8 -34,16 -32,38 C-22,32 -10,34 0,40", wearer.accent, wearer.accent_dark
    )
    folds = both(path("M-31,28 C-20,16 -10,24 0,34 M-27,18 C-16,12 -8,18 0,28", "none", GOLD, 2))
    jewel = dot(0, 27, 8.5, GOLD, INK, 1.3) + symbol("C", 0, 26.5, 10, wearer.robe_dark)
    spray = "".join(
        path(f"M0,24 C{x / 3:g},16 {x * 0.8:g},12 {x},{y}", "none", GOLD, 1.8)
        + dot(x, y, 2.6, IVORY, INK, 0.9)
        for x, y in ((-13, 9), (0, 6), (13, 9))
    )
    hoops = both(path("M-25,88 a5,6 0 1 0 0.1,0 Z", "none", GOLD, 2.4))
    features = Features(FINE, _LEVEL, "#3a2418", -1.3, 7, painted=True)
    return (
        wrap
        + _gown(wearer)
        + braids
        + ties
        + _pendant(wearer)
        + face(wearer, features)
        + parting
        + turban
        + folds
        + spray
        + jewel
        + hoops
        + lily(wearer)
    )
