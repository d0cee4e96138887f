"""What do the backs of the cards look like?"""

import math

from resources.cards.shapes import (
    HEIGHT,
    WIDTH,
    around,
    box,
    card,
    dot,
    moved,
    number,
    path,
    polar,
    polygon,
    star,
    two_fold,
)
from resources.cards.symbols import double_symbol

_X, _Y = WIDTH / 2, HEIGHT / 2
_WIDE, _HIGH = 206.0, 306.0
_LEFT, _TOP = (WIDTH - _WIDE) / 2, (HEIGHT - _HIGH) / 2


def backs() -> dict[str, str]:
    """Every back by its name."""
    return {
        "sunburst": card(_sunburst("#17406f", "#0d2747", "#e0a83a", "#f6dc9c")),
        "crimson": card(_lozenges("#a3172d", "#7a0f20", "#f3e3c3", "#e0a83a")),
        "forest": card(_scales("#1b6b4c", "#0f4a34", "#0a3626", "#e9d9a6")),
    }


def _field(rim: str, ground: str, line: str) -> str:
    margin = 11
    sheet = (
        f'<rect x="{margin}" y="{margin}" width="{WIDTH - 2 * margin}"'
        f' height="{HEIGHT - 2 * margin}" rx="9" fill="{rim}"/>'
    )
    return sheet + box(_LEFT - 4, _TOP - 4, _WIDE + 8, _HIGH + 8, ground, line)


def _sunburst(blue: str, night: str, gold: str, pale: str) -> str:
    columns, rows = 11, 15
    # Both odd, or the half turn would swap lozenges and dots.
    wide, high = _WIDE / columns, _HIGH / rows
    half = ""
    for row in range(rows):
        for column in range(columns):
            x, y = _LEFT + wide * (column + 0.5), _TOP + high * (row + 0.5)
            if (row + column) % 2 == 0:
                half += moved(_lozenge(wide / 2, high / 2, blue, gold, 1.1), x, y)
                half += moved(_lozenge(wide / 4, high / 4, gold), x, y)
            else:
                half += dot(x, y, 2, gold)
    rays = "".join(
        polygon(
            (polar(57, a - 0.062), polar(57, a + 0.062), polar(31 if ray % 2 else 25, a)),
            pale if ray % 2 else gold,
        )
        for ray, a in enumerate(around(24))
    )
    points = "".join(
        polygon((polar(64, a - 0.09), polar(76, a), polar(64, a + 0.09)), gold, night)
        for a in around(24, start=7.5)
    )
    medallion = points + dot(0, 0, 65, blue, gold, 3) + dot(0, 0, 60, night, gold, 1) + rays
    medallion += dot(0, 0, 23, blue, gold, 2) + double_symbol("S", 0, 0, 17, pale)
    return _field(blue, night, gold) + half + moved(medallion, _X, _Y)


def _lozenge(wide: float, high: float, fill: str, line: str = "", width: float = 1.5) -> str:
    return polygon(((0, -high), (wide, 0), (0, high), (-wide, 0)), fill, line, width)


def _lozenges(red: str, dark: str, cream: str, gold: str) -> str:
    fills = (gold, dark, cream, red, gold, dark, red, cream, dark, gold, red)
    sizes = (1.0, 0.975, 0.86, 0.835, 0.7, 0.675, 0.62, 0.48, 0.455, 0.34, 0.315)
    nested = "".join(
        _lozenge(_WIDE / 2 * size, _HIGH / 2 * size, fill)
        for fill, size in zip(fills, sizes, strict=True)
    )
    fans = "".join(
        moved(_corner_fan(cream, gold, flip), x * _WIDE / 2, y * _HIGH / 2, 1, turn)
        for x, y, turn, flip in (
            (-1, -1, 90, False),
            (1, -1, 180, True),
            (1, 1, 270, False),
            (-1, 1, 0, True),
        )
    )
    studs = "".join(
        dot(x * _WIDE / 2 * at, y * _HIGH / 2 * (1 - at), 2.3, gold)
        for at in (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9)
        for x, y in ((0.917, 0.917), (-0.917, 0.917), (0.917, -0.917), (-0.917, -0.917))
    )
    heart = star(8, 28, 13, cream, gold) + dot(0, 0, 9, dark, gold, 2)
    tips = "".join(moved(_lozenge(7, 11, gold), x, y) for x, y in ((0, -58), (0, 58)))
    return _field(red, red, gold) + moved(fans + nested + studs + tips + heart, _X, _Y)


def _corner_fan(cream: str, gold: str, flip: bool) -> str:
    # The fan's box stands upright, so after a quarter turn its sides change places.
    wide, high = (_WIDE, _HIGH) if flip else (_HIGH, _WIDE)
    rays = ""
    for step in range(1, 12, 2):
        near, far = (math.radians(90 * at / 12) for at in (step, step + 1))
        points = [(0.0, 0.0)]
        for angle in (near, far):
            across, up = math.sin(angle), math.cos(angle)
            reach = 0.94 / (across / (wide / 2) + up / (high / 2))
            points.append((across * reach, -up * reach))
        rays += polygon(points, cream if step % 4 == 1 else gold)
    return rays


def _scales(green: str, deep: str, night: str, cream: str) -> str:
    across = 8
    radius = _WIDE / across / 2
    half = ""
    rows = int((_HIGH / 2) // (radius / 2)) - 1
    for row in range(rows):
        y = _Y - (rows - 1 - row) * radius / 2
        offset = radius if row % 2 == 0 else 0.0
        for place in range(across + 1 if row % 2 else across):
            x = _LEFT + offset + place * 2 * radius
            half += _scale(x, y, radius, (green, cream, deep, night, cream))
    band = box(_LEFT, _Y - 11, _WIDE, 22, night, cream)
    beads = "".join(
        moved(_lozenge(7, 5, cream), _LEFT + _WIDE * (at + 0.5) / 13, _Y) for at in range(13)
    )
    plate = _lozenge(66, 78, night, cream, 2.5) + _lozenge(57, 67, deep, cream, 1.2)
    leaves = "".join(
        moved(
            path("M0,-8 C-9,-20 -7,-34 0,-46 C7,-34 9,-20 0,-8 Z", fill, night, 1)
            + path("M0,-10 L0,-36", "none", night, 1.2),
            0,
            0,
            1,
            turn,
        )
        for turn, fill in (
            (0, cream),
            (180, cream),
            (90, green),
            (270, green),
            (45, "#b9a968"),
            (225, "#b9a968"),
            (135, "#b9a968"),
            (315, "#b9a968"),
        )
    )
    medallion = plate + leaves + dot(0, 0, 8, cream, night, 2)
    return _field(green, night, cream) + two_fold(half) + band + beads + moved(medallion, _X, _Y)


def _scale(x: float, y: float, radius: float, fills: tuple[str, ...]) -> str:
    left = 0.0 if x - radius < _LEFT - 0.01 else 1.0
    right = 0.0 if x + radius > _LEFT + _WIDE + 0.01 else 1.0
    rings = ""
    for fill, size in zip(fills, (1.0, 0.9, 0.82, 0.5, 0.22), strict=True):
        r = radius * size
        arc = f"A{number(r)},{number(r)} 0 0 1"
        top = f"{number(x)},{number(y - r)}"
        rise = (
            f"M{number(x - r)},{number(y)} {arc} {top}"
            if left
            else f"M{number(x)},{number(y)} L{top}"
        )
        fall = f"{arc} {number(x + r)},{number(y)}" if right else f"L{number(x)},{number(y)}"
        rings += path(f"{rise} {fall} Z", fill)
    return rings
