"""Which preferences are there, on which page, and in which words?"""

from __future__ import annotations

from PySide6.QtCore import QObject

from euchre_desktop.app.preferences import (
    FONT_SCALES,
    LOUDEST,
    MOST_SECONDS,
    Back,
    ClothColor,
    DeckColors,
    IndexSize,
    Preferences,
    Speed,
    SuitOrder,
    Theme,
    TrumpSide,
)
from euchre_desktop.ui.preference_page import PreferencePage, Row
from euchre_desktop.ui.samples import Samples


def pages_of(now: Preferences, samples: Samples) -> tuple[tuple[str, PreferencePage], ...]:
    """The pages with their titles, every field as `now` has it."""
    return _Pages(now, samples).all()


class _Pages(QObject):
    """Makes one page after the other; a QObject only for its words."""

    def __init__(self, now: Preferences, samples: Samples) -> None:
        super().__init__()
        self._now, self._samples = now, samples

    def all(self) -> tuple[tuple[str, PreferencePage], ...]:
        """In the order of the tabs."""
        pages = (
            (self.tr("Cards"), self._cards()),
            (self.tr("Table"), self._table()),
            (self.tr("Play"), self._play()),
            (self.tr("Sound"), self._sound()),
            (self.tr("Access"), self._access()),
        )
        for _, page in pages:
            page.close_rows()
        return pages

    def _cards(self) -> PreferencePage:
        page, now = PreferencePage("page_cards", self.tr("Cards")), self._now
        page.add_choice(
            Row(
                "deck_colors",
                self.tr("&Suits"),
                self.tr("With four, clubs are green and diamonds blue."),
            ),
            {
                DeckColors.TWO: self.tr("Two colors"),
                DeckColors.FOUR: self.tr("Four colors"),
            },
            now.deck_colors,
            self._samples.decks(now.index_size),
        )
        page.add_choice(
            Row("index_size", self.tr("&Index"), self.tr("Rank and suit in a card's corner.")),
            {IndexSize.NORMAL: self.tr("Normal"), IndexSize.LARGE: self.tr("Large")},
            now.index_size,
            self._samples.indexes(now.deck_colors),
        )
        page.add_choice(
            Row("back", self.tr("&Back"), self.tr("What is drawn on the cards' backs.")),
            {
                Back.SUNBURST: self.tr("Sunburst"),
                Back.CRIMSON: self.tr("Crimson"),
                Back.FOREST: self.tr("Forest"),
            },
            now.back,
            self._samples.backs(),
        )
        page.add_choice(
            Row(
                "trump_side", self.tr("&Trumps lie"), self.tr("In your hand, once trump is made.")
            ),
            {TrumpSide.LEFT: self.tr("at the left"), TrumpSide.RIGHT: self.tr("at the right")},
            now.trump_side,
        )
        page.add_choice(
            Row(
                "suit_order",
                self.tr("&Order within a suit"),
                self.tr("From left to right, in your hand."),
            ),
            {
                SuitOrder.DESCENDING: self.tr("high to low"),
                SuitOrder.ASCENDING: self.tr("low to high"),
            },
            now.suit_order,
        )
        return page

    def _table(self) -> PreferencePage:
        page, now = PreferencePage("page_table", self.tr("Table")), self._now
        page.add_choice(
            Row("cloth", self.tr("&Table cloth"), self.tr("Plates and scores go with it.")),
            {
                ClothColor.GREEN: self.tr("Green"),
                ClothColor.MIDNIGHT: self.tr("Midnight blue"),
                ClothColor.BURGUNDY: self.tr("Burgundy"),
                ClothColor.SAGE: self.tr("Sage, a light one"),
            },
            now.cloth,
            self._samples.cloths(),
        )
        page.add_choice(
            Row("theme", self.tr("&Menus and dialogs"), self.tr("Also the sheets on the table.")),
            {
                Theme.SYSTEM: self.tr("As the desktop"),
                Theme.LIGHT: self.tr("Light"),
                Theme.DARK: self.tr("Dark"),
            },
            now.theme,
        )
        page.add_switch(
            Row(
                "show_log",
                self.tr("Show the game &log"),
                self.tr("What happens is written beside the table, one sentence a line."),
            ),
            now.show_log,
        )
        page.add_switch(
            Row(
                "show_reasons",
                self.tr("Show the opponents' r&easons"),
                self.tr("Once a deal is over, the log says why they bid and played as they did."),
            ),
            now.show_reasons,
        )
        return page

    def _play(self) -> PreferencePage:
        page, now = PreferencePage("page_play", self.tr("Play")), self._now
        page.add_choice(
            Row(
                "speed",
                self.tr("&Movement of the cards"),
                self.tr("Of everything; the four below make one kind faster or slower still."),
            ),
            self._speeds(self.tr("Off: everything is there at once")),
            now.speed,
        )
        at_once = self._speeds(self.tr("At once"))
        page.add_choice(
            Row("deal_speed", self.tr("Dea&ling"), self.tr("And turning up a card.")),
            at_once,
            now.deal_speed,
        )
        page.add_choice(
            Row("play_speed", self.tr("&Playing a card"), self.tr("From the hand to the trick.")),
            at_once,
            now.play_speed,
        )
        page.add_choice(
            Row("sweep_speed", self.tr("&Gathering a trick"), self.tr("To its winner.")),
            at_once,
            now.sweep_speed,
        )
        pauses = {
            Speed.OFF: self.tr("None"),
            Speed.FAST: self.tr("Short"),
            Speed.NORMAL: self.tr("Normal"),
            Speed.SLOW: self.tr("Long"),
        }
        page.add_choice(
            Row(
                "trick_pause",
                self.tr("P&ause after a trick"),
                self.tr("Time to look at it, where it does not wait for a click."),
            ),
            pauses,
            now.trick_pause,
        )
        page.add_switch(
            Row(
                "click_to_collect",
                self.tr("&Wait for a click after each trick"),
                self.tr("A complete trick stays on the table until a click or a key."),
            ),
            now.click_to_collect,
        )
        page.add_switch(
            Row(
                "auto_play",
                self.tr("Play the &only card by itself"),
                self.tr("Where one card alone is allowed. Nothing else is ever decided for you."),
            ),
            now.auto_play,
        )
        page.add_number(
            Row(
                "result_seconds",
                self.tr("&Result of a deal stays for"),
                self.tr("Then the next deal begins by itself. At 0 it waits for a click or key."),
            ),
            MOST_SECONDS,
            now.result_seconds,
            self.tr(" s"),
            self.tr("wait for me"),
        )
        page.add_switch(
            Row(
                "confirm",
                self.tr("As&k before a game is left"),
                self.tr("When another is begun in its middle."),
            ),
            now.confirm,
        )
        return page

    def _sound(self) -> PreferencePage:
        page, now = PreferencePage("page_sound", self.tr("Sound")), self._now
        page.add_switch(
            Row(
                "sound",
                self.tr("Play &sounds"),
                self.tr("Of the deal, cards, tricks, bids, a euchre and a win."),
            ),
            now.sound,
        )
        page.add_slider(
            Row("volume", self.tr("&Volume"), self.tr("From nothing at all to the loudest.")),
            LOUDEST,
            now.volume,
        )
        return page

    def _access(self) -> PreferencePage:
        page, now = PreferencePage("page_access", self.tr("Access")), self._now
        page.add_percent(
            Row(
                "font_scale",
                self.tr("&Size of words"),
                self.tr("On the table they grow as far as the cards leave room."),
            ),
            FONT_SCALES,
            now.font_scale,
            self.tr("{percent} %"),
        )
        page.add_switch(
            Row(
                "high_contrast",
                self.tr("&High contrast"),
                self.tr("Black and white panels with strong lines, on a plain cloth."),
            ),
            now.high_contrast,
        )
        page.add_switch(
            Row(
                "reduced_motion",
                self.tr("&Reduced motion"),
                self.tr("Cards appear in their place, instead of flying and turning."),
            ),
            now.reduced_motion,
        )
        return page

    def _speeds(self, off: str) -> dict[Speed, str]:
        return {
            Speed.OFF: off,
            Speed.FAST: self.tr("Fast"),
            Speed.NORMAL: self.tr("Normal"),
            Speed.SLOW: self.tr("Slow"),
        }
