"""What does each king, queen and jack hold?

Each object stands in its owner's right hand as seen, around x 57, and comes with the fist.
"""

import math

from resources.cards.faces import fist
from resources.cards.looks import Look
from resources.cards.shapes import (
    GOLD,
    GOLD_DARK,
    GOLD_PALE,
    INK,
    IVORY,
    STEEL,
    STEEL_DARK,
    around,
    both,
    dot,
    moved,
    path,
    polar,
    polygon,
)
from resources.cards.symbols import symbol

_LEAF, _STEM, _WOOD = "#3c7a47", "#2f6239", "#8a5a2b"


def sword(wearer: Look) -> str:
    """The king of spades' sword."""
    blade = polygon(((53, 104), (53, 20), (58, 10), (58, 104)), STEEL, INK, 1.2)
    blade += polygon(((58, 104), (58, 10), (63, 20), (63, 104)), STEEL_DARK, INK, 1.2)
    guard = path("M45,101 C50,105 66,105 71,101 L71,107 C66,111 50,111 45,107 Z", GOLD, INK, 1.3)
    return blade + guard + dot(58, 106, 3, wearer.accent, INK, 0.9) + fist(wearer, 58, 121)


def scepter(wearer: Look) -> str:
    """The king of hearts' scepter."""
    rod = path("M55,150 L55,42 L59,42 L59,150 Z", GOLD, INK, 1.2)
    knops = "".join(
        path(f"M50,{y} L64,{y} L62,{y + 5} L52,{y + 5} Z", GOLD, INK, 1.2) for y in (44, 72)
    )
    head = dot(57, 28, 14.5, GOLD, INK, 1.4) + dot(57, 28, 11, IVORY, INK, 1)
    return rod + knops + head + symbol("H", 57, 29, 13, wearer.robe) + fist(wearer, 57, 121)


def axe(wearer: Look) -> str:
    """The king of diamonds' axe."""
    haft = path("M54,150 L54,10 L59,10 L59,150 Z", "#8a5a2b", INK, 1.2)
    blade = path(
        "M59,22 C64,20 66,15 67,10 C74,22 74,46 67,58 C66,52 64,46 59,44 Z", STEEL, INK, 1.4
    )
    edge = path("M67,10 C74,22 74,46 67,58 C69.5,44 69.5,24 67,10 Z", STEEL_DARK)
    back = path("M54,24 L44,18 L44,46 L54,42 Z", STEEL_DARK, INK, 1.4)
    return back + haft + blade + edge + dot(56.5, 33, 3.6, GOLD, INK) + fist(wearer, 56.5, 121)


def orb(wearer: Look) -> str:
    """The king of clubs' orb."""
    globe = dot(55, 94, 17, wearer.accent, INK, 1.5)
    globe += path("M55,77 A17,17 0 0 1 55,111 A38,38 0 0 0 55,77 Z", wearer.accent_dark)
    bands = path("M38.5,92 C48,97 62,97 71.5,92 M55,77 L55,95", "none", GOLD, 3.4)
    cross = path(
        "M52.8,55 L57.2,55 L57.2,60 L63,60 L63,65 L57.2,65 L57.2,76 L52.8,76"
        " L52.8,65 L47,65 L47,60 L52.8,60 Z",
        GOLD,
        INK,
        1.2,
    )
    hand = fist(wearer, 55, 122)
    return hand + globe + bands + cross


def fan(wearer: Look) -> str:
    """The queen of spades' fan."""
    angles = [math.radians(step) for step in range(-25, 18, 7)]
    leaves = "".join(
        polygon(
            (
                polar(6, a - 0.075, 52, 114),
                polar(62, a - 0.075, 52, 114),
                polar(66, a, 52, 114),
                polar(62, a + 0.075, 52, 114),
                polar(6, a + 0.075, 52, 114),
            ),
            wearer.accent if step % 2 else wearer.accent_dark,
            INK,
            1.1,
        )
        + dot(*polar(57, a, 52, 114), 2, GOLD)
        for step, a in enumerate(angles)
    )
    return leaves + fist(wearer, 54, 122)


def rose(wearer: Look) -> str:
    """The queen of hearts' rose."""
    stem = path("M58,150 C60,120 60,90 58,50", "none", _STEM, 3.4)
    leaves = path(
        "M59,92 C68,90 75,82 75,72 C65,74 59,82 59,92 Z"
        " M59,104 C50,102 44,95 43,86 C53,88 59,95 59,104 Z",
        _LEAF,
        INK,
        1.1,
    )
    petals = "".join(dot(*polar(10, a, 58, 38), 8.6, wearer.robe, INK, 1.2) for a in around(5))
    heart = dot(58, 38, 9, wearer.robe_dark, INK, 1.1) + path(
        "M53,38 C53,33 62,32 63,38 C63,43 56,43 56,39 C56,37 60,36 60,39", "none", GOLD_PALE, 1.4
    )
    return stem + leaves + petals + heart + fist(wearer, 58, 122)


def mirror(wearer: Look) -> str:
    """The queen of diamonds' mirror."""
    handle = path("M54,116 L54,60 L58,60 L59,116 Z", GOLD, INK, 1.2)
    frame = "".join(dot(*polar(15.5, a, 56, 44), 2.4, GOLD, INK, 0.9) for a in around(12))
    glass = dot(56, 44, 15, GOLD, INK, 1.3) + dot(56, 44, 11.5, "#dfeaf0", INK, 1)
    shine = path("M49,47 L59,37 M53,51 L63,41", "none", "#ffffff", 2.4)
    return handle + frame + glass + shine + fist(wearer, 56.5, 122)


def lily(wearer: Look) -> str:
    """The queen of clubs' lily."""
    stem = path("M58,150 C56,120 56,90 58,56", "none", _STEM, 3.4)
    leaves = path(
        "M57,112 C66,104 72,94 74,78 C63,86 57,98 57,112 Z"
        " M57,104 C48,98 44,88 43,76 C52,84 57,92 57,104 Z",
        _LEAF,
        INK,
        1.1,
    )
    outer = path(
        "M58,60 C44,54 40,40 44,26 C53,32 57,44 58,60 Z"
        " M58,60 C72,54 76,40 72,26 C63,32 59,44 58,60 Z",
        "#fff6e4",
        INK,
        1.2,
    )
    inner = path("M58,60 C48,48 48,30 58,16 C68,30 68,48 58,60 Z", IVORY, INK, 1.2)
    pistil = path("M58,58 L58,34", "none", GOLD, 2.2) + dot(58, 33, 2.6, wearer.accent, INK, 0.8)
    return stem + leaves + outer + inner + pistil + fist(wearer, 58, 122)


def halberd(wearer: Look) -> str:
    """The jack of spades' halberd."""
    pole = path("M56.5,150 L56.5,30 L61.5,30 L61.5,150 Z", _WOOD, INK, 1.2)
    spike = polygon(((59, 7), (63.5, 32), (54.5, 32)), STEEL, INK, 1.2)
    blade = path(
        "M61,34 C65,34 68,31 70,27 C73,40 72,54 67,63 C66,58 64,55 61,54 Z", STEEL, INK, 1.3
    )
    beak = path("M57,36 L43,44 L57,52 Z", STEEL_DARK, INK, 1.3)
    return pole + spike + blade + beak + dot(59, 44, 3, GOLD, INK, 1) + fist(wearer, 59, 122)


def torch(wearer: Look) -> str:
    """The jack of hearts' torch."""
    grip = path("M55,150 L52,70 L66,70 L63,150 Z", _WOOD, INK, 1.2)
    cup = path("M46,58 L72,58 L68,72 L50,72 Z", GOLD, INK, 1.3)
    flame = path(
        "M59,58 C42,56 42,38 52,30 C52,36 55,38 57,36 C54,26 58,16 66,10"
        " C64,22 76,32 74,44 C73,54 67,58 59,58 Z",
        "#e2571f",
        INK,
        1.3,
    )
    core = path("M60,58 C51,56 52,46 58,42 C59,45 61,45 62,42 C67,48 68,56 60,58 Z", GOLD_PALE)
    return grip + cup + flame + core + fist(wearer, 59, 122)


def arrow(wearer: Look) -> str:
    """The jack of diamonds' arrow."""
    shaft = path("M59,150 L59,24", "none", _WOOD, 3.6)
    head = polygon(((59, 9), (68, 31), (59, 26), (50, 31)), STEEL, INK, 1.3)
    fletching = both(path("M-1,0 L-12,-8 L-12,18 L-1,26 Z", wearer.robe, INK, 1.2))
    return shaft + head + moved(fletching, 59, 76) + fist(wearer, 59, 122)


def horn(wearer: Look) -> str:
    """The jack of clubs' horn."""
    horn = path(
        "M50,120 C48,100 53,74 43,40 C50,30 62,28 71,34 C72,74 68,100 64,120 Z",
        GOLD_PALE,
        INK,
        1.4,
    )
    rim = path("M41,39 C48,28 64,26 73,34 C69,42 51,47 41,39 Z", GOLD, INK, 1.3)
    mouth = path("M46,38.5 C52,32 63,30 68,34 C63,39 53,42 46,38.5 Z", "#6b4320")
    bands = path("M49,64 C56,67 65,66 70.5,62 M50.4,88 C56,91 63,90 68.5,86", "none", GOLD_DARK, 4)
    return horn + rim + mouth + bands + fist(wearer, 58, 122)
