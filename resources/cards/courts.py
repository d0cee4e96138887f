"""How is a court card composed?

A half figure behind its frame, the same half turned, and a belt over the seam. In the deck with
large indices each half moves aside, so that the index has room of its own.
"""

import math
from collections.abc import Callable

from resources.cards.jacks import jack
from resources.cards.jesters import jester
from resources.cards.kings import king
from resources.cards.looks import Look
from resources.cards.queens import queen
from resources.cards.shapes import (
    GOLD,
    GOLD_PALE,
    HEIGHT,
    INK,
    WIDTH,
    Point,
    box,
    card,
    dot,
    moved,
    number,
    path,
    polygon,
    two_fold,
)
from resources.cards.symbols import JOKER, symbol

HALF_WIDE, HALF_HIGH, TOP = 77, 155, 20
_BELT = 7
_PAPER, _PAPER_DARK = "#fdf5e0", "#f6e8c4"


def court(rank: str, wearer: Look, corner: str, shift: float) -> str:
    """A court card or the joker; the shift is how far its upper half stands to the right."""
    draw: Callable[[Look], str] = {"K": king, "Q": queen, "J": jack, JOKER: jester}[rank]
    figure = box(-HALF_WIDE, 0, 2 * HALF_WIDE, HALF_HIGH, _PAPER) + _background(rank)
    if rank != JOKER:
        figure += symbol(wearer.suit, -55, 24, 34, wearer.ink)
    half = corner + moved(figure + draw(wearer) + _frame(wearer), WIDTH / 2 + shift, TOP)
    return card(two_fold(half) + _belt(rank, wearer, shift))


def _frame(wearer: Look) -> str:
    edge, foot, inner = HALF_WIDE, HALF_HIGH, HALF_WIDE - 4
    outer = path(f"M{-edge},{foot} L{-edge},0 L{edge},0 L{edge},{foot}", "none", wearer.ink, 2.4)
    return outer + path(
        f"M{-inner},{foot} L{-inner},4 L{inner},4 L{inner},{foot}", "none", GOLD, 1.3
    )


def _background(rank: str) -> str:
    match rank:
        case "K" | "JK":
            edges = [_edge(math.radians(step * 10 - 5)) for step in range(-12, 14)]
            pairs = zip(edges[::2], edges[1::2], strict=True)
            return "".join(polygon(((0, 70), *pair), _PAPER_DARK) for pair in pairs)
        case "Q":
            rings = ((66, _PAPER_DARK), (60, _PAPER), (56, _PAPER_DARK))
            return "".join(dot(0, 70, radius, fill) for radius, fill in rings)
        case _:
            stripes = range(-HALF_WIDE + 11, HALF_WIDE, 22)
            return "".join(box(x, 0, 11, HALF_HIGH, _PAPER_DARK) for x in stripes)


def _edge(angle: float) -> Point:
    """Where a ray from behind the head meets the frame."""
    across, up = math.sin(angle), -math.cos(angle)
    reach = min(
        HALF_WIDE / abs(across) if across else math.inf,
        (70 / -up if up < 0 else 85 / up) if up else math.inf,
    )
    return across * reach, 70 + up * reach


def _belt(rank: str, wearer: Look, shift: float) -> str:
    left, right = WIDTH / 2 - HALF_WIDE - shift, WIDTH / 2 + HALF_WIDE + shift
    middle = HEIGHT / 2
    band = box(left, middle - _BELT, right - left, 2 * _BELT, wearer.accent_dark, INK)
    lines = "".join(
        path(f"M{number(left)},{number(y)} L{number(right)},{number(y)}", "none", GOLD, 2)
        for y in (middle - _BELT + 2, middle + _BELT - 2)
    )
    count = 10 if not shift else 14
    step = (right - left) / count
    places = [left + step * (place + 0.5) for place in range(count)]
    return band + lines + "".join(_stud(rank, x, middle) for x in places) + _clasp(wearer)


def _stud(rank: str, x: float, y: float) -> str:
    if rank == "Q":
        return dot(x, y, 2.8, "#fffaf0")
    high, wide = (4, 5) if rank in ("K", JOKER) else (2, 3)
    return polygon(((x - wide, y), (x, y - high), (x + wide, y), (x, y + high)), GOLD_PALE)


def _clasp(wearer: Look) -> str:
    x, y = WIDTH / 2, HEIGHT / 2
    plate = polygon(((x - 17, y), (x, y - 12), (x + 17, y), (x, y + 12)), GOLD, INK)
    return plate + polygon(
        ((x - 9, y), (x, y - 6.5), (x + 9, y), (x, y + 6.5)), wearer.robe, INK, 1
    )
