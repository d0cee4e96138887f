"""What do the suit symbols and the letters of the index look like?"""

from resources.cards.shapes import moved, number, path, star

SUITS = "SHDC"
RANKS = "789TJQKA"
JOKER = "JK"

TWO_COLORS = {"S": "#16202e", "H": "#c0162c", "D": "#c0162c", "C": "#16202e"}
FOUR_COLORS = {"S": "#16202e", "H": "#c0162c", "D": "#1457b3", "C": "#0b7439"}
JOKER_COLOR = "#6a2c8f"
# The same colors for dark ground.
TWO_COLORS_LIGHT = {"S": "#f4f1e6", "H": "#ff8590", "D": "#ff8590", "C": "#f4f1e6"}
FOUR_COLORS_LIGHT = {"S": "#f4f1e6", "H": "#ff8590", "D": "#8cc0ff", "C": "#7fdc9b"}
JOKER_COLOR_LIGHT = "#cfa5ec"

# Each symbol fills a square of 100 around the origin.
_SYMBOLS = {
    "S": (
        "M0,-50 C7,-30 46,-10 46,18 C46,32 36,40 25,40 C15,40 8,35 5,28"
        " C6,38 10,46 18,50 L-18,50 C-10,46 -6,38 -5,28 C-8,35 -15,40 -25,40"
        " C-36,40 -46,32 -46,18 C-46,-10 -7,-30 0,-50 Z"
    ),
    "H": (
        "M0,48 C-7,28 -48,8 -48,-20 C-48,-37 -36,-47 -23,-47 C-11,-47 -3,-39 0,-28"
        " C3,-39 11,-47 23,-47 C36,-47 48,-37 48,-20 C48,8 7,28 0,48 Z"
    ),
    "D": "M0,-52 C9,-32 24,-13 40,0 C24,13 9,32 0,52 C-9,32 -24,13 -40,0 C-24,-13 -9,-32 0,-52 Z",
    "C": (
        "M0,-50 C13,-50 23,-40 23,-27 C23,-19 19,-13 13,-8 C17,-11 21,-12 25,-12"
        " C38,-12 48,-2 48,11 C48,24 38,34 25,34 C16,34 9,29 5,22"
        " C6,36 10,45 18,50 L-18,50 C-10,45 -6,36 -5,22 C-9,29 -16,34 -25,34"
        " C-38,34 -48,24 -48,11 C-48,-2 -38,-12 -25,-12 C-21,-12 -17,-11 -13,-8"
        " C-19,-13 -23,-19 -23,-27 C-23,-40 -13,-50 0,-50 Z"
    ),
}

# Where a symbol stands upon its foot; two symbols foot to foot make the double-headed spot.
_FOOT = {"S": 50, "H": 48, "D": 52, "C": 50}

# Letters are strokes in a box 30 wide and 40 high around the origin.
_GLYPHS = {
    "A": "M-13,20 L0,-20 L13,20 M-8.5,7.5 L8.5,7.5",
    "K": "M-10.5,-20 L-10.5,20 M11.5,-20 L-9,4 M-3,-3 L12.5,20",
    "Q": (
        "M0,-19 C8.5,-19 12.5,-12 12.5,0 C12.5,12 8.5,19 0,19 C-8.5,19 -12.5,12 -12.5,0"
        " C-12.5,-12 -8.5,-19 0,-19 Z M3,9 L13,21"
    ),
    "J": "M-1,-20 L10,-20 M7,-20 L7,8 C7,23 -11,23 -11,8",
    "9": (
        "M10.5,-8 C10.5,-23.5 -10.5,-23.5 -10.5,-8 C-10.5,6 10.5,6 10.5,-8"
        " L10.5,3 C10.5,24 -8,23 -10,11"
    ),
    "8": (
        "M0,-19 C13,-19 13,-1.5 0,-1.5 C-13,-1.5 -13,-19 0,-19 Z"
        " M0,-1.5 C15.5,-1.5 15.5,19 0,19 C-15.5,19 -15.5,-1.5 0,-1.5 Z"
    ),
    "7": "M-11.5,-19 L11.5,-19 L-3,20",
    "1": "M-5,-13 L1,-19 L1,20",
    "0": (
        "M0,-19 C7.5,-19 9.5,-10 9.5,0 C9.5,10 7.5,19 0,19 C-7.5,19 -9.5,10 -9.5,0"
        " C-9.5,-10 -7.5,-19 0,-19 Z"
    ),
    "O": "M0,-19 C17,-19 17,19 0,19 C-17,19 -17,-19 0,-19 Z",
    "E": "M11,-19 L-10,-19 L-10,19 L11,19 M-10,-1 L7,-1",
    "R": "M-10,20 L-10,-19 L0,-19 C15,-19 15,2 0,2 L-10,2 M0,2 L12,20",
}


def symbol(suit: str, x: float, y: float, size: float, color: str, turn: float = 0) -> str:
    """A suit symbol around a point, or the star that stands for the joker."""
    drawing = star(5, 52, 23, color) if suit == JOKER else path(_SYMBOLS[suit], color)
    return moved(drawing, x, y, size / 100, turn)


def double_symbol(suit: str, x: float, y: float, size: float, color: str) -> str:
    """One spot that reads alike from both ends of the table.

    A diamond is its own half turn; the others are two symbols sharing one foot.
    """
    if suit == "D":
        return symbol(suit, x, y, size * 1.45, color)
    reach = size * (_FOOT[suit] - 1) / 100
    upright = symbol(suit, x, y - reach, size, color)
    return upright + symbol(suit, x, y + reach, size, color, turn=180)


def letters(text: str, x: float, y: float, scale: float, color: str, weight: float) -> str:
    """The rank as it stands in a corner; T is written as ten."""
    if text == "T":
        one = letters("1", x - 12 * scale, y, scale, color, weight)
        return one + letters("0", x + 7.5 * scale, y, scale, color, weight)
    stroke = (
        f'<path d="{_GLYPHS[text]}" fill="none" stroke="{color}" stroke-width="{number(weight)}"'
        ' stroke-linejoin="round" stroke-linecap="square"/>'
    )
    return moved(stroke, x, y, scale)
