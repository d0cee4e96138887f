"""When is a game looked at again, and which deals of it may be seen?"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal, Slot

from euchre_desktop.app.review.judgments import Judgment
from euchre_desktop.app.review.reviewer import Reviewer
from euchre_desktop.rules import Observation, Record, replay
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.look import Look
from euchre_desktop.ui.main_window import MainWindow
from euchre_desktop.ui.review_window import ReviewWindow


class Reviewing(QObject):
    """Opens the one review window, never unasked.

    Signals:
        judged: (Record, Judgment) whenever a choice has been weighed.
        present_opened: the Record of the game on the table, about to be reviewed.
    """

    judged = Signal(object, object)
    present_opened = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        art: CardArt,
        reviewer: Reviewer,
        present: Callable[[], Record | None],
    ) -> None:
        """`present` gives the record of the game on the table."""
        super().__init__(window)
        self._main, self._art, self._reviewer, self._present = window, art, reviewer, present
        self._window: ReviewWindow | None = None
        self._look = Look()
        actions = window.review_actions
        actions.review.triggered.connect(self.open_present)
        window.result_panel.review.connect(self.open_present)

    @property
    def window(self) -> ReviewWindow | None:
        """The review window, once one was opened."""
        return self._window

    def wear(self, look: Look) -> None:
        """Let the review's table look like the game's."""
        self._look = look
        if self._window is not None:
            self._window.wear(look)

    @Slot(object)
    def note(self, seen: Observation) -> None:
        """Something happened at the table: there may be a deal to look at."""
        over = seen.deal_number > 1 or seen.result is not None
        self._main.review_actions.review.setEnabled(over)

    @Slot()
    def open_present(self) -> None:
        """Review the last deal that is over of the game on the table."""
        record = self._present()
        if record is not None:
            over = over_only(record)
            self.present_opened.emit(over)
            self.open_record(over, person=True)

    def open_record(
        self,
        record: Record,
        *,
        person: bool,
        deal: int = -1,
        known: Iterable[Judgment] = (),
        open_hands: bool = False,
    ) -> None:
        """Review any record that `replay` accepts; `person`: seat 0 is the person's."""
        if not record.deals:
            return
        window = self._window
        if window is None:
            window = self._window = ReviewWindow(self._art, self._reviewer, self._main)
            window.judged.connect(self.judged)
            window.wear(self._look)
            window.resize(window.size().boundedTo(window.screen().availableSize()))
        window.show()
        window.show_record(record, person=person, deal=deal, known=known, open_hands=open_hands)
        window.activateWindow()


def over_only(record: Record) -> Record:
    """The record without a deal that is still being played: its hidden cards are nobody's."""
    if record.deals and replay(record).deals[-1].result is None:
        return replace(record, deals=record.deals[:-1])
    return record
