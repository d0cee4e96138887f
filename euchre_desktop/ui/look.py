"""How do table and cards look for this person?"""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import Qt

from euchre_desktop.app.preferences import DeckColors, IndexSize, Preferences, Theme
from euchre_desktop.ui.theme import (
    STANDARD_PAPER,
    STANDARD_TABLE,
    PaperColors,
    TableColors,
    paper_colors,
    table_colors,
)


@dataclass(frozen=True, slots=True)
class Look:
    """Everything that is drawn follows from this, the game, and the window's size."""

    deck: str = "two"
    """The folder of the faces."""
    pips: str = "pips_two"
    """The folder of the suits in words and on buttons."""
    back: str = "sunburst"
    table: TableColors = field(default=STANDARD_TABLE)
    paper: PaperColors = field(default=STANDARD_PAPER)
    words: float = 1.0
    """How much larger than usual words are."""
    is_strong: bool = False
    """Is it of high contrast?"""


def look_of(preferences: Preferences, scheme: Qt.ColorScheme = Qt.ColorScheme.Light) -> Look:
    """What `preferences` ask for; `scheme` is the system's, for who follows it."""
    is_dark = preferences.theme is Theme.DARK or (
        preferences.theme is Theme.SYSTEM and scheme is Qt.ColorScheme.Dark
    )
    two = preferences.deck_colors is DeckColors.TWO
    return Look(
        deck=deck_folder(preferences.deck_colors, preferences.index_size),
        pips="pips_two" if two else "pips",
        back=preferences.back.value,
        table=table_colors(preferences.cloth, high_contrast=preferences.high_contrast),
        paper=paper_colors(dark=is_dark, high_contrast=preferences.high_contrast),
        words=preferences.font_scale / 100,
        is_strong=preferences.high_contrast,
    )


def deck_folder(colors: DeckColors, index: IndexSize) -> str:
    """Where the faces of this deck are drawn."""
    return colors.value + ("_large" if index is IndexSize.LARGE else "")
