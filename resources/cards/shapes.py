"""How is a shape written as SVG?

Only elements of SVG Tiny 1.2 are used, because that is what QtSvg draws: paths, circles, groups
and reuse; no fonts, clip paths, filters or gradients.
"""

import math
from collections.abc import Iterable

WIDTH, HEIGHT = 250, 350
INK = "#182233"
IVORY = "#fffdf7"
EDGE = "#b9b09c"
GOLD = "#e3ad3c"
GOLD_DARK = "#b57a1a"
GOLD_PALE = "#f7e0a0"
STEEL = "#d8dee5"
STEEL_DARK = "#98a4b1"

Point = tuple[float, float]


def number(value: float) -> str:
    """A coordinate with at most two decimals, always written the same way."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def path(d: str, fill: str = "none", line: str = "", width: float = 1.5) -> str:
    """A path, filled and outlined."""
    if not line:
        return f'<path d="{d}" fill="{fill}"/>'
    return (
        f'<path d="{d}" fill="{fill}" stroke="{line}" stroke-width="{number(width)}"'
        ' stroke-linejoin="round" stroke-linecap="round"/>'
    )


def polygon(points: Iterable[Point], fill: str, line: str = "", width: float = 1.5) -> str:
    """A closed polygon."""
    return path(
        f"M{' L'.join(f'{number(x)},{number(y)}' for x, y in points)} Z", fill, line, width
    )


def box(x: float, y: float, wide: float, high: float, fill: str, line: str = "") -> str:
    """An upright rectangle by its top left corner."""
    corners = ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))
    return polygon(corners, fill, line)


def dot(x: float, y: float, radius: float, fill: str, line: str = "", width: float = 1.2) -> str:
    """A disc."""
    outline = f' stroke="{line}" stroke-width="{number(width)}"' if line else ""
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"{outline}/>'
    )


def moved(drawing: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The drawing with its origin at a place, scaled and turned clockwise by degrees."""
    steps = f"translate({number(x)},{number(y)})"
    if turn:
        steps += f" rotate({number(turn)})"
    if scale != 1:
        steps += f" scale({scale:.4g})"
    return f'<g transform="{steps}">{drawing}</g>'


def mirrored(drawing: str) -> str:
    """The drawing reflected from left to right."""
    return f'<g transform="scale(-1,1)">{drawing}</g>'


def both(drawing: str) -> str:
    """The drawing and its reflection."""
    return drawing + mirrored(drawing)


def twin(left: str, light: str, dark: str, line: str = INK, width: float = 1.5) -> str:
    """A symmetrical form from its left outline, which starts and ends on the axis.

    The dark half reaches under the light one, or the background would shine through the seam.
    """
    shaded = path(f"{left} Z", dark, dark, 0.9)
    outline = both(path(left, "none", line, width)) if line else ""
    return mirrored(shaded) + path(left, light) + outline


def around(count: int, start: float = 0) -> list[float]:
    """Angles in radians, evenly spread over the full turn."""
    return [math.radians(start) + math.tau * step / count for step in range(count)]


def polar(radius: float, angle: float, x: float = 0, y: float = 0) -> Point:
    """The point at an angle, counted clockwise from the top."""
    return x + radius * math.sin(angle), y - radius * math.cos(angle)


def star(points: int, outer: float, inner: float, fill: str, line: str = "") -> str:
    """A star around the origin, one point up."""
    corners = [
        polar(inner if step % 2 else outer, angle) for step, angle in enumerate(around(2 * points))
    ]
    return polygon(corners, fill, line)


def two_fold(half: str) -> str:
    """The half and the same half turned about the middle of the card: exact by construction."""
    turn = f"rotate(180 {WIDTH // 2} {HEIGHT // 2})"
    return f'<g id="half">{half}</g><use xlink:href="#half" transform="{turn}"/>'


def document(body: str, view: tuple[float, float, float, float]) -> str:
    """A whole SVG file."""
    _, _, wide, high = view
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        f' viewBox="{" ".join(map(number, view))}"'
        f' width="{number(wide)}" height="{number(high)}">{body}</svg>\n'
    )


def card(body: str) -> str:
    """A card: the drawing upon a white sheet with round corners."""
    sheet = (
        f'<rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="17"'
        f' fill="{IVORY}" stroke="{EDGE}" stroke-width="2"/>'
    )
    return document(sheet + body, (0, 0, WIDTH, HEIGHT))
