"""What do the players at the table look like? A head and shoulders each, for a disc of 100.

Heads stand in their own coordinates: x is 0 at the nose, y runs from 0 at the top of the disc to
100. Shoulders end on the rim of the disc, so no clipping is needed. A portrait is mostly seen 40
pixels high: few forms, large, and told apart by their outline before their colors.
"""

from resources.cards.shapes import GOLD, INK, both, dot, mirrored, path

_RIM = "A50,50 0 0 1"
"""Along the disc's rim, from right to left over the bottom."""

_CURLS = ((14, 23, 13), (25, 33, 12), (29, 46, 11), (27, 58, 9))


def librarian() -> str:
    """A young woman with a cloud of dark curls and round glasses."""
    skin, dark = "#c98d5f", "#ab7046"
    curls = "".join(
        dot(x, y, radius, "#38262a")
        for x, y, radius in (
            (0, 21, 15),
            *((side * x, y, r) for side in (-1, 1) for x, y, r in _CURLS),
        )
    )
    fringe = path(
        "M-23,43 L-24,23 L24,23 L23,43 C17,36 6,39 0,34 C-6,39 -17,36 -23,43 Z", "#38262a"
    )
    glasses = both(dot(-9.5, 51, 7.6, "none", "#f3d38a", 2.4)) + path(
        "M-2,50 C-1,48.5 1,48.5 2,50", "none", "#f3d38a", 2.4
    )
    return (
        curls
        + _shoulders("#e7b64a", "#c48f2a")
        + _neck(skin, dark)
        + _head(skin, dark)
        + fringe
        + _eyes(51)
        + glasses
        + _nose(dark)
        + path("M-8,66 Q0,75 8,66 Q0,69 -8,66 Z", "#fff3e6", "#8c3b33", 1.6)
    )


def fisherman() -> str:
    """An old man with a flat cap and a full white beard."""
    skin, dark = "#f0c9a4", "#dba87e"
    beard = path(
        "M-22,50 C-27,72 -17,92 0,94 C17,92 27,72 22,50 C20,60 13,62 0,62 C-13,62 -20,60 -22,50 Z",
        "#f4f1ea",
        "#b9b3a6",
        1.6,
    )
    mustache = both(
        path("M0,63 C-6,58 -15,60 -18,67 C-12,70 -4,69 0,65 Z", "#ffffff", "#b9b3a6", 1.2)
    )
    cap = path("M-27,36 C-29,14 -8,9 4,11 C22,12 29,22 28,36 Z", "#3b4d63", INK, 1.6)
    peak = path("M-31,40 C-32,33 -14,31 4,32 C18,33 28,34 28,38 C10,36 -14,37 -31,40 Z", "#26354a")
    return (
        _shoulders("#2f5d7c", "#214760")
        + path("M-14,84 L14,84 L10,96 L-10,96 Z", "#e9e4d8")
        + _head(skin, dark)
        + both(path("M-19,47 C-16,43 -9,43 -5,46 L-6,48 C-10,46 -15,46 -18,49 Z", "#ded8cb"))
        + _eyes(52)
        + beard
        + _nose(dark, broad=True)
        + mustache
        + path("M-4,70.5 Q0,73 4,70.5", "none", "#a2584c", 2.2)
        + cap
        + peak
    )


def gardener() -> str:
    """A woman with copper hair in a knot, large earrings and a green collar."""
    skin, dark = "#f6d7bd", "#e3b391"
    hair, deep = "#b5512a", "#8d3b1c"
    knot = dot(0, 13, 12, hair, deep, 1.6) + path("M-8,10 Q0,4 8,11", "none", deep, 1.6)
    back = path("M-27,60 C-32,28 -17,17 0,17 C17,17 32,28 27,60 C22,66 -22,66 -27,60 Z", deep)
    parting = path(
        "M-24,50 C-25,29 -12,21 3,21 C18,22 25,32 24,50 C20,40 12,33 3,30 C-6,38 -18,38 -24,50 Z",
        hair,
    )
    return (
        knot
        + back
        + _shoulders("#2f7d55", "#1f5f3e")
        + _neck(skin, dark)
        + both(path("M0,97 L-17,83 L-7,79 L0,88 Z", "#f1ead6"))
        + _head(skin, dark)
        + parting
        + both(path("M-16,47 Q-11,43.5 -5,46", "none", deep, 2))
        + _eyes(52)
        + _nose(dark)
        + path("M-7,68 Q0,75 7,68 Q0,66 -7,68 Z", "#c2413f")
        + both(dot(-25, 66, 4.4, GOLD, "#a8741a", 1.4))
    )


def musician() -> str:
    """A man with dark skin, a mustache, a brimmed hat and a bow tie."""
    skin, dark = "#8a5a3c", "#6e442b"
    hat = path("M-21,33 C-22,9 -12,8 0,11 C12,8 22,9 21,33 Z", "#efe3c6", "#a99a72", 1.6)
    band = path("M-21.5,27 L21.5,27 L21.5,35 L-21.5,35 Z", "#a23038")
    brim = path("M-37,37 C-22,31 22,31 37,37 C26,43 -26,43 -37,37 Z", "#f6ecd3", "#a99a72", 1.6)
    tie = both(path("M0,85 L-14,78 L-14,93 Z", "#a23038")) + dot(0, 85.5, 3.6, "#7c2229")
    return (
        _shoulders("#4b3c63", "#382b4d")
        + path("M-13,76 L13,76 L0,99 Z", "#f2ecdf")
        + _neck(skin, dark)
        + _head(skin, dark)
        + _eyes(51)
        + both(path("M-16,46 Q-11,42.5 -5,45.5", "none", "#24170f", 2.2))
        + _nose(dark, broad=True)
        + both(path("M0,64 C-4,61 -11,62 -14,68 C-9,68 -4,68 0,66.5 Z", "#24170f"))
        + path("M-6,70.5 Q0,74 6,70.5", "none", "#4e1f1a", 2)
        + hat
        + band
        + brim
        + tie
    )


def _head(skin: str, dark: str) -> str:
    """Ears and face; its right side lies in shadow."""
    left = "M0,26 L-22,30 L-22,56 C-22,70 -11,80 0,80"
    ears = both(dot(-22.5, 54, 5, dark))
    return ears + mirrored(path(f"{left} Z", dark, dark, 0.9)) + path(left, skin)


def _neck(skin: str, dark: str) -> str:
    return path("M-9,70 L9,70 L10,86 Q0,93 -10,86 Z", dark) + path(
        "M-9,70 L0,74 L0,90 L-10,86 Z", skin
    )


def _shoulders(robe: str, shade: str) -> str:
    """From rim to rim of the disc, the right half in shadow."""
    whole = f"M-38,82.5 C-32,76 -16,78 -9,76 L9,76 C16,78 32,76 38,82.5 {_RIM} -38,82.5 Z"
    half = f"M0,76 L9,76 C16,78 32,76 38,82.5 {_RIM} 0,100 Z"
    return path(whole, robe) + path(half, shade)


def _eyes(y: float) -> str:
    return (
        both(dot(-9.5, y, 2.7, INK))
        + dot(-8.6, y - 0.9, 0.9, "#ffffff")
        + dot(10.4, y - 0.9, 0.9, "#ffffff")
    )


def _nose(dark: str, *, broad: bool = False) -> str:
    wide = 5.5 if broad else 4
    return path(f"M1,50 L{-wide},62 Q0,65.5 3,62 Z", dark)


PEOPLE = (librarian, fisherman, gardener, musician)
"""By seat: the first sits where the person does, and is seen only in a watched game."""
