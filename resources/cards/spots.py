"""How are the number cards and the aces laid out?

A card must read alike from both ends of the table. So every layout is a half and its half turn;
only the one spot in the middle of a seven, a nine or an ace stands upright, as on any deck.
"""

from resources.cards.shapes import (
    GOLD,
    HEIGHT,
    WIDTH,
    around,
    card,
    dot,
    moved,
    polar,
    polygon,
    two_fold,
)
from resources.cards.symbols import symbol

Place = tuple[float, float]

_UPPER: dict[str, tuple[Place, ...]] = {
    "7": ((-1, 68), (1, 68), (0, 114)),
    "8": ((-1, 68), (1, 68), (-1, 139), (1, 139)),
    "9": ((-1, 68), (1, 68), (-1, 130), (1, 130)),
    "T": ((-1, 68), (1, 68), (0, 103), (-1, 139), (1, 139)),
}
# Beside a large index the upper spots must stay clear of the one in the middle of the card.
_UPPER_LARGE: dict[str, tuple[Place, ...]] = {
    "7": ((-1, 54), (1, 54), (0, 100)),
    "8": ((-1, 62), (1, 62), (-1, 126), (1, 126)),
    "9": ((-1, 52), (1, 52), (-1, 108), (1, 108)),
    "T": ((-1, 56), (1, 56), (0, 92), (-1, 128), (1, 128)),
}


def spots(rank: str, suit: str, color: str, corner: str, shift: float) -> str:
    """A number card; the shift is how far its upper half stands to the right."""
    middle = WIDTH / 2 + shift
    upper, side, size = (_UPPER_LARGE, 40, 44) if shift else (_UPPER, 42, 49)
    half = corner + "".join(
        symbol(suit, middle + x * side, y, size, color) for x, y in upper[rank]
    )
    odd = symbol(suit, WIDTH / 2, HEIGHT / 2, size, color) if rank in "79" else ""
    return card(two_fold(half) + odd)


def ace(suit: str, color: str, corner: str, scale: float) -> str:
    """An ace: one great spot in a sunburst."""
    burst = "".join(
        polygon(
            (polar(72, a - 0.045), polar(98 if ray % 2 else 86, a), polar(72, a + 0.045)),
            GOLD if ray % 2 else "#eec878",
        )
        for ray, a in enumerate(around(36, start=5))
    )
    ring = dot(0, 0, 68, "#fdf6e3", GOLD, 3)
    beads = "".join(dot(*polar(63, a), 1.5, GOLD) for a in around(36))
    medallion = moved(
        burst + ring + beads + symbol(suit, 0, 0, 84, color), WIDTH / 2, HEIGHT / 2, scale
    )
    return card(two_fold(corner) + medallion)
