"""Which files make up the deck?"""

from resources.cards.backs import backs
from resources.cards.courts import court
from resources.cards.looks import JESTER, look
from resources.cards.shapes import document
from resources.cards.spots import ace, spots
from resources.cards.symbols import (
    FOUR_COLORS,
    FOUR_COLORS_LIGHT,
    JOKER,
    JOKER_COLOR,
    JOKER_COLOR_LIGHT,
    RANKS,
    SUITS,
    TWO_COLORS,
    TWO_COLORS_LIGHT,
    letters,
    symbol,
)

_LARGE_SHIFT = 33
_PIPS = (
    ("pips", FOUR_COLORS, JOKER_COLOR),
    ("pips_two", TWO_COLORS, JOKER_COLOR),
    ("pips_light", FOUR_COLORS_LIGHT, JOKER_COLOR_LIGHT),
    ("pips_two_light", TWO_COLORS_LIGHT, JOKER_COLOR_LIGHT),
)


def files() -> dict[str, str]:
    """The text of every file by its path, such as `four/JS.svg`."""
    found = {}
    for folder, colors in (("two", TWO_COLORS), ("four", FOUR_COLORS)):
        for suffix, large in (("", False), ("_large", True)):
            for name, text in _faces(colors, large).items():
                found[f"{folder}{suffix}/{name}.svg"] = text
    found |= {f"backs/{name}.svg": text for name, text in backs().items()}
    for folder, colors, joker in _PIPS:
        for name, text in _pips(colors, joker).items():
            found[f"{folder}/{name}.svg"] = text
    return found


def _faces(colors: dict[str, str], large: bool) -> dict[str, str]:
    return {JOKER: _joker(large)} | {
        rank + suit: _face(rank, suit, colors, large) for suit in SUITS for rank in RANKS
    }


def _face(rank: str, suit: str, colors: dict[str, str], large: bool) -> str:
    color = colors[suit]
    corner = _large_corner(rank, suit, color) if large else _corner(rank, suit, color)
    shift = _LARGE_SHIFT if large else 0
    if rank in "KQJ":
        return court(rank, look(suit, color, colors is FOUR_COLORS), corner, shift)
    if rank == "A":
        return ace(suit, color, corner, 0.62 if large else 1)
    return spots(rank, suit, color, corner, shift)


def _corner(rank: str, suit: str, color: str) -> str:
    return letters(rank, 27, 39, 0.98, color, 6.6) + symbol(suit, 27, 82, 32, color)


def _large_corner(rank: str, suit: str, color: str) -> str:
    scale = 1.7 if rank == "T" else 2
    return letters(rank, 43, 61, scale, color, 6.4) + symbol(suit, 43, 140, 56, color)


def _joker(large: bool) -> str:
    x, size, step, scale = (43, 58, 15.5, 0.32) if large else (27, 36, 18, 0.36)
    top = 46 if large else 36
    word = "".join(
        letters(letter, x, top + size * 0.72 + step * (place + 0.1), scale, JOKER_COLOR, 7)
        for place, letter in enumerate("JOKER")
    )
    corner = symbol(JOKER, x, top, size, JOKER_COLOR) + word
    return court(JOKER, JESTER, corner, _LARGE_SHIFT if large else 0)


def _pips(colors: dict[str, str], joker: str) -> dict[str, str]:
    view = (-52, -52, 104, 104)
    drawn = {suit: document(symbol(suit, 0, 0, 100, colors[suit]), view) for suit in SUITS}
    return drawn | {JOKER: document(symbol(JOKER, 0, 4, 100, joker), view)}
