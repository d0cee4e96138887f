"""How does the person like the table to look and behave?"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize, Signal, Slot
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QTabWidget, QVBoxLayout, QWidget

from euchre_desktop.app.preferences import Preferences
from euchre_desktop.ui.preference_page import PreferencePage
from euchre_desktop.ui.preference_pages import pages_of
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
        for title, page in pages_of(self._preferences, self._samples):
            page.changed.connect(self._on_changed)
            self._pages.addTab(page, title)

    @Slot(str, object)
    def _on_changed(self, name: str, value: object) -> None:
        self._preferences = replace(self._preferences, **{name: value})  # type: ignore[arg-type]
        self._follow(name)
        self.changed.emit(self._preferences)

    def _follow(self, name: str) -> None:
        """Let the pictures of decks and indexes be of each other's choice."""
        now = self._preferences
        for page in self._pages.findChildren(PreferencePage):
            if name == "index_size":
                page.show_pictures("deck_colors", self._samples.decks(now.index_size))
            if name == "deck_colors":
                page.show_pictures("index_size", self._samples.indexes(now.deck_colors))

    @Slot()
    def _restore(self) -> None:
        """All on these pages as for a first-time player; what is chosen elsewhere stays."""
        now = self._preferences
        self._preferences = Preferences(
            without_undone=now.without_undone,
            without_hints=now.without_hints,
            last_game=now.last_game,
            geometry=now.geometry,
        )
        page = self._pages.currentIndex()
        self._fill()
        self._pages.setCurrentIndex(page)
        self.changed.emit(self._preferences)
