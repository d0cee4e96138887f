"""How do history, review and journal come together?"""

from __future__ import annotations

import sqlite3
from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from euchre_desktop.app.game_setup import PERSON
from euchre_desktop.app.journal.keeping import Journal
from euchre_desktop.app.journal.reviews import note_hint, store
from euchre_desktop.app.review.judgments import Judgment, Place
from euchre_desktop.app.statistics.reading import StatisticsReader
from euchre_desktop.rules import Observation, Record, RecordError
from euchre_desktop.ui.hints import Hints
from euchre_desktop.ui.main_window import MainWindow
from euchre_desktop.ui.reviewing import Reviewing
from euchre_desktop.ui.statistics_window import StatisticsWindow


class LookingBack(QObject):
    """Keeps hints and judgments in the journal, and opens what the journal holds."""

    def __init__(
        self,
        window: MainWindow,
        journal: Journal,
        reviewing: Reviewing,
        hints: Hints,
        reader: StatisticsReader,
    ) -> None:
        super().__init__(window)
        self._main, self._journal, self._reviewing, self._reader = (
            window,
            journal,
            reviewing,
            reader,
        )
        self._window: StatisticsWindow | None = None
        self._reviewed: tuple[int, Record] | None = None
        window.review_actions.statistics.triggered.connect(self.open_statistics)
        hints.given.connect(self._on_hint)
        reviewing.judged.connect(self._on_judged)
        reviewing.present_opened.connect(self._on_present_opened)

    @Slot()
    def open_statistics(self) -> None:
        """Open the one window with all games, and read them anew."""
        window = self._window
        if window is None:
            window = self._window = StatisticsWindow(self._main)
            window.review_wanted.connect(self._on_review_wanted)
            window.left_out_changed.connect(self._on_left_out_changed)
            window.finished.connect(self._reader.withdraw)
            self._reader.read.connect(window.show_games)
            self._reader.failed.connect(self._on_unreadable)
            window.resize(window.size().boundedTo(window.screen().availableSize()))
        liked = self._main.preferences
        window.leave_out(undone=liked.without_undone, hints=liked.without_hints)
        self._reader.start(self._journal.path)
        window.show()
        window.activateWindow()

    @property
    def window(self) -> StatisticsWindow | None:
        """The statistics, once they were opened."""
        return self._window

    @Slot(bool, bool)
    def _on_left_out_changed(self, undone: bool, hints: bool) -> None:
        liked = self._main.preferences
        self._main.set_preferences(replace(liked, without_undone=undone, without_hints=hints))

    @Slot(int, int)
    def _on_review_wanted(self, game: int, deal: int) -> None:
        history = self._journal.history()
        try:
            record = None if history is None else history.record(game)
        except (RecordError, KeyError, sqlite3.Error):
            record = None
        if record is None:
            self._on_unreadable()
            return
        self._reviewed = (game, record)
        self._reviewing.open_record(record, person=True, deal=deal)

    @Slot()
    def _on_unreadable(self) -> None:
        if self._window is not None:
            self._window.say(self.tr("Your games cannot be read just now."))

    @Slot(object)
    def _on_present_opened(self, record: Record) -> None:
        # What is on the table may be the deal of a challenge, while the journal's game waits.
        game = self._journal.id_of(record)
        self._reviewed = None if game is None else (game, record)

    @Slot(object, object)
    def _on_judged(self, record: Record, judgment: Judgment) -> None:
        if self._reviewed is None or record is not self._reviewed[1] or judgment.seat != PERSON:
            return
        game = self._reviewed[0]
        self._journal.transfer(lambda database: store(database, game, [judgment]))

    @Slot(object)
    def _on_hint(self, seen: Observation) -> None:
        game = self._journal.present_id
        if game is not None:
            place = Place(seen.deal_number - 1, len(seen.actions))
            self._journal.transfer(lambda database: note_hint(database, game, place))
