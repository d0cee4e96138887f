"""How is the joker's jester drawn?"""

from resources.cards.faces import YOUNG, Features, face, fist
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
    star,
    twin,
)
from resources.cards.symbols import FOUR_COLORS, symbol

_RED, _RED_DARK = "#cc2236", "#951226"
_BLUE, _BLUE_DARK = "#2a6fc9", "#17498e"
_GREEN, _GREEN_DARK = "#2b9157", "#14613a"


def jester(wearer: Look) -> str:
    """The upper half of the joker."""
    features = Features(
        YOUNG, "M-20,56 C-15,48 -8,50 -3,58 C-9,54 -14,53 -20,59 Z", "#2f7a64", 1.8, 8
    )
    return (
        _suit(wearer)
        + _bells_around()
        + face(wearer, features)
        + _grin()
        + _cap(wearer)
        + (_juggled(wearer) + _bauble(wearer))
    )


def _suit(wearer: Look) -> str:
    body = twin(
        "M0,155 L-77,155 L-77,132 C-66,116 -50,110 -30,108 L0,110", wearer.robe, wearer.robe_dark
    )
    diamonds = "".join(
        polygon(((x, y - 12), (x + 8, y), (x, y + 12), (x - 8, y)), fill, INK, 1)
        for x, y, fill in (
            (-60, 138, GOLD),
            (-44, 138, _RED),
            (-28, 138, GOLD),
            (28, 138, _BLUE),
            (44, 138, GOLD),
        )
    )
    return body + diamonds


def _bells_around() -> str:
    fills = (_RED, _RED_DARK, _BLUE, _BLUE_DARK, GOLD, GOLD_DARK)
    points = ""
    for place, (x, y) in enumerate(((-38, 118), (38, 118), (-21, 126), (21, 126), (0, 130))):
        points += polygon(
            ((x * 0.45 - 11, 100), (x * 0.45 + 11, 100), (x, y)), fills[place], INK, 1.3
        )
        points += dot(x, y + 3, 4.2, GOLD, INK, 1.1)
    return points


def _grin() -> str:
    smile = path("M-12,91 C-7,103 7,103 12,91 C6,95 -6,95 -12,91 Z", "#8e2327", INK, 1.1)
    teeth = path("M-9,94 C-4,97 4,97 9,94 C5,99 -5,99 -9,94 Z", IVORY)
    dimples = both(path("M-13.5,88.5 C-12,89 -11.5,91 -12,93", "none", INK, 1.3))
    return smile + teeth + dimples + both(dot(-15.5, 83, 4, "#e89a86"))


def _cap(wearer: Look) -> str:
    left = path(
        "M-6,40 C-10,14 -34,8 -47,34 C-52,44 -51,54 -46,62 C-42,46 -32,48 -24,62 L-22,46 Z",
        _RED,
        INK,
        1.5,
    )
    right = path(
        "M6,40 C10,14 34,8 47,34 C52,44 51,54 46,62 C42,46 32,48 24,62 L22,46 Z", _BLUE, INK, 1.5
    )
    middle = twin("M0,8 C-15,16 -22,30 -23,46 L0,42", _GREEN, _GREEN_DARK)
    band = twin("M0,40 C-9,40 -17,42 -24,45 L-24,53 C-16,50 -8,49 0,49", GOLD, GOLD_DARK)
    gems = "".join(
        polygon(((x, y - 3), (x + 2.6, y), (x, y + 3), (x - 2.6, y)), fill)
        for x, y, fill in (
            (-16, 46.8, _RED),
            (-8, 45, _BLUE),
            (0, 44.6, _GREEN_DARK),
            (8, 45, _RED),
            (16, 46.8, _BLUE),
        )
    )
    bells = "".join(
        dot(x, y, 5.4, GOLD, INK, 1.2)
        + path(f"M{x - 3},{y + 1} L{x + 3},{y + 1}", "none", INK, 1.1)
        for x, y in ((-46, 64), (46, 64), (0, 9))
    )
    return left + right + middle + band + gems + bells


def _juggled(wearer: Look) -> str:
    hung = moved(star(5, 13, 5.6, wearer.robe, INK), -58, 24)
    return hung + "".join(
        symbol(suit, x, y, 13, FOUR_COLORS[suit])
        for suit, x, y in (("S", -63, 50), ("H", -65, 67), ("C", -65, 84), ("D", -63, 101))
    )


def _bauble(wearer: Look) -> str:
    rod = path("M56,150 L56,52 L60,52 L60,150 Z", GOLD, INK, 1.2)
    ribbon = path("M58,60 C48,66 48,76 52,82 M58,60 C68,66 68,76 64,82", "none", _RED, 2.6)
    head = moved(star(8, 15, 8.5, GOLD, INK), 58, 36) + dot(58, 36, 7.5, GOLD_PALE, INK, 1)
    face_lines = path(
        "M55,35 L55.2,35 M61,35 L61.2,35 M54.6,38.5 C56,41 60,41 61.4,38.5", "none", INK, 1.3
    )
    return rod + ribbon + head + face_lines + fist(wearer, 58, 122)
