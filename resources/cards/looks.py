"""Which colors does each suit's court wear?"""

from dataclasses import dataclass, replace

FAIR, FAIR_DARK = "#f8dfc4", "#e8bf9a"
OLIVE, OLIVE_DARK = "#eecba2", "#d6a87a"
BROWN, BROWN_DARK = "#b97f55", "#9a6440"


@dataclass(frozen=True, slots=True)
class Look:
    """The colors of one suit's king, queen and jack."""

    suit: str
    robe: str
    robe_dark: str
    accent: str
    accent_dark: str
    hair: str
    hair_dark: str
    skin: str
    skin_dark: str
    ink: str
    """The color of the suit symbol."""


_SPADES = Look(
    "S", "#34507f", "#1d3055", "#b3202f", "#86141f", "#33333f", "#1f1f28", OLIVE, OLIVE_DARK, ""
)
_HEARTS = Look(
    "H", "#cc2236", "#951226", "#24528f", "#163763", "#9a5a2c", "#74401c", FAIR, FAIR_DARK, ""
)
_DIAMONDS = Look(
    "D", "#dd6a2c", "#ad4617", "#1d6f78", "#114c53", "#eac267", "#cb9a3c", FAIR, FAIR_DARK, ""
)
_CLUBS = Look(
    "C", "#2f7a64", "#1a5142", "#cf7a2d", "#a0581a", "#4a3630", "#2f211d", BROWN, BROWN_DARK, ""
)

JESTER = Look(
    "JK",
    "#6a2c8f",
    "#4a1b68",
    "#d89a2b",
    "#a56d14",
    "#7a3a1c",
    "#5a2811",
    FAIR,
    FAIR_DARK,
    "#6a2c8f",
)


def look(suit: str, ink: str, four_colors: bool) -> Look:
    """The suit's colors; in the four-color deck the robes follow the symbols."""
    base = {"S": _SPADES, "H": _HEARTS, "D": _DIAMONDS, "C": _CLUBS}[suit]
    if four_colors and suit == "D":
        base = replace(
            base,
            robe="#3a7bd0",
            robe_dark="#1d519c",
            accent="#dd8a2c",
            accent_dark="#ad6217",
        )
    if four_colors and suit == "C":
        base = replace(base, robe="#2b9157", robe_dark="#14613a")
    return replace(base, ink=ink)
