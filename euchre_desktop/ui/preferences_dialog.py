"""How does the person like the table to look and behave?"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QTabWidget, QVBoxLayout, QWidget

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

ROOMY = QSize(600, 620)


class PreferencesDialog(QDialog):
    """Pages of preferences. Every change holds at once; there is nothing to confirm.

    Signals:
        changed: the new Preferences, after every change.
    """

    changed = Signal(object)

    def __init__(
        self, preferences: Preferences, resources: Path, parent: QWidget | None = None
    ) -> None:
        """`resources` holds the drawings that are shown beside their names."""
        super().__init__(parent)
        self.setObjectName("preferences_dialog")
        self.setWindowTitle(self.tr("Preferences"))
        self.setAccessibleName(self.tr("Preferences"))
        self._preferences = preferences
        self._samples = Samples(resources, self.devicePixelRatioF())
        self._pages = QTabWidget()
        self._pages.setObjectName("preference_pages")
        self._pages.setAccessibleName(self.tr("Pages of preferences"))
        restore = QPushButton(self.tr("Restore &defaults"))
        restore.setObjectName("restore_defaults")
        restore.setProperty("kind", "plain")
        restore.clicked.connect(self._restore)
        close = QPushButton(self.tr("&Close"))
        close.setObjectName("close_preferences")
        close.setProperty("kind", "choice")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        bottom = QHBoxLayout()
        bottom.addWidget(restore)
        bottom.addStretch()
        bottom.addWidget(close)
        sheet = QVBoxLayout(self)
        sheet.setContentsMargins(16, 14, 16, 14)
        sheet.setSpacing(12)
        sheet.addWidget(self._pages)
        sheet.addLayout(bottom)
        self._fill()
        self.resize(ROOMY.boundedTo(self.screen().availableSize() * 0.94))

    def _fill(self) -> None:
        self._pages.clear()
        for title, page in (
            (self.tr("Cards"), self._cards()),
            (self.tr("Table"), self._table()),
            (self.tr("Play"), self._play()),
            (self.tr("Sound"), self._sound()),
            (self.tr("Access"), self._access()),
        ):
            page.close_rows()
            page.changed.connect(self._on_changed)
            self._pages.addTab(page, title)

    def _cards(self) -> PreferencePage:
        page, now = PreferencePage("page_cards", self.tr("Cards")), self._preferences
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
        page, now = PreferencePage("page_table", self.tr("Table")), self._preferences
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
        page, now = PreferencePage("page_play", self.tr("Play")), self._preferences
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
        page, now = PreferencePage("page_sound", self.tr("Sound")), self._preferences
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
        page, now = PreferencePage("page_access", self.tr("Access")), self._preferences
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

    @Slot(str, object)
    def _on_changed(self, name: str, value: object) -> None:
        self._preferences = replace(self._preferences, **{name: value})  # type: ignore[arg-type]
        self.changed.emit(self._preferences)

    @Slot()
    def _restore(self) -> None:
        """All as for a first-time player, but for the last game and the window's place."""
        now = self._preferences
        self._preferences = Preferences(last_game=now.last_game, geometry=now.geometry)
        page = self._pages.currentIndex()
        self._fill()
        self._pages.setCurrentIndex(page)
        self.changed.emit(self._preferences)
