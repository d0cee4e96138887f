"""What does the person like, and what did they choose last?"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum, StrEnum

from euchre_desktop.app.game_setup import GameSetup

MOST_SECONDS = 60
FONT_SCALES = (100, 125, 150, 175, 200)
"""Sizes of words, in per cent."""
LOUDEST = 100


class Speed(StrEnum):
    """How fast cards move."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class DeckColors(StrEnum):
    """How many colors tell the suits apart."""

    TWO = "two"
    FOUR = "four"


class IndexSize(StrEnum):
    """How large rank and suit stand in a card's corner."""

    NORMAL = "normal"
    LARGE = "large"


class Back(StrEnum):
    """What is drawn on the cards' backs."""

    SUNBURST = "sunburst"
    CRIMSON = "crimson"
    FOREST = "forest"


class ClothColor(StrEnum):
    """What the table is covered with; the last one is light."""

    GREEN = "green"
    MIDNIGHT = "midnight"
    BURGUNDY = "burgundy"
    SAGE = "sage"


class Theme(StrEnum):
    """Are dialogs, menus and panels light or dark?"""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class TrumpSide(StrEnum):
    """At which end of the hand trumps lie."""

    LEFT = "left"
    RIGHT = "right"


class SuitOrder(StrEnum):
    """From left to right within a suit."""

    DESCENDING = "descending"
    ASCENDING = "ascending"


@dataclass(frozen=True, slots=True)
class Preferences:
    """Every field has the value a first-time player gets."""

    speed: Speed = Speed.NORMAL
    """Of everything; the four below make one kind of it faster or slower still."""
    result_seconds: int = 0
    """After this long a deal's result moves on by itself; 0 waits for the person."""
    click_to_collect: bool = False
    """A complete trick stays until a click or key."""
    show_log: bool = False
    show_reasons: bool = False
    """Opponents' reasons stand in the log once the deal is over."""
    deal_speed: Speed = Speed.NORMAL
    play_speed: Speed = Speed.NORMAL
    sweep_speed: Speed = Speed.NORMAL
    trick_pause: Speed = Speed.NORMAL
    """How long a complete trick is looked at, if it does not wait for a click."""
    reduced_motion: bool = False
    """Cards are in their new place at once, instead of flying and turning."""
    auto_play: bool = False
    """The only card that may be played is played by itself; bids never are."""
    confirm: bool = True
    """Ask before a game that is under way is given up."""
    trump_side: TrumpSide = TrumpSide.LEFT
    suit_order: SuitOrder = SuitOrder.DESCENDING
    deck_colors: DeckColors = DeckColors.TWO
    index_size: IndexSize = IndexSize.NORMAL
    back: Back = Back.SUNBURST
    cloth: ClothColor = ClothColor.GREEN
    theme: Theme = Theme.SYSTEM
    high_contrast: bool = False
    font_scale: int = 100
    """One of FONT_SCALES."""
    sound: bool = True
    volume: int = 70
    """From 0 to LOUDEST."""
    without_undone: bool = True
    """Figures and charts leave out games in which something was taken back."""
    without_hints: bool = False
    """They leave out games with hints."""
    last_game: GameSetup | None = None
    geometry: str = ""
    """The window's size and place, as Qt saves it, in base64."""


class Problem(Enum):
    """What went wrong with the stored preferences; the window says it in a sentence."""

    DAMAGED = "damaged"
    """Unreadable; kept under another name, the defaults hold."""
    NEWER = "newer"
    """Written by a newer version; left alone, the defaults hold, nothing is written over it."""
    NOT_READABLE = "not readable"
    NOT_WRITABLE = "not writable"


@dataclass(frozen=True, slots=True)
class Loaded:
    """The preferences found, and what was wrong with them, if anything."""

    preferences: Preferences = field(default_factory=Preferences)
    problem: Problem | None = None
