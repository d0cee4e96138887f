"""What helps the person at the table: hints, claims, reviews, history and statistics?"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from functools import partial

from PySide6.QtCore import QObject

from euchre_desktop.app.journal.keeping import Journal
from euchre_desktop.app.review.reviewer import Reviewer
from euchre_desktop.app.statistics.reading import StatisticsReader
from euchre_desktop.app.table import Table
from euchre_desktop.app.thinker import Thinker
from euchre_desktop.rules import Record
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.claiming import Claiming
from euchre_desktop.ui.hints import Hints
from euchre_desktop.ui.looking_back import LookingBack
from euchre_desktop.ui.main_window import MainWindow
from euchre_desktop.ui.reviewing import Reviewing


class Helping(QObject):
    """Each help with the thread it works in, connected with the table."""

    def __init__(
        self,
        window: MainWindow,
        art: CardArt,
        table: Table,
        thinker: Thinker,
        present: Callable[[], Record | None],
        journal: Journal | None,
    ) -> None:
        """`present` gives the record of what is on the table.

        Without `journal` there is nothing to look back on but the present game.
        """
        super().__init__(window)
        self.advisor = Thinker()
        self.reviewer = Reviewer()
        self.reader = StatisticsReader()
        self.hints = Hints(window, self.advisor)
        self.claiming = Claiming(window)
        self.reviewing = Reviewing(window, art, self.reviewer, present)
        self.looking_back: LookingBack | None = None
        window.review_actions.statistics.setEnabled(journal is not None)
        if journal is not None:
            self.looking_back = LookingBack(
                window, journal, self.reviewing, self.hints, self.reader
            )
        self._connect(table, thinker)

    def stand_aside(self) -> None:
        """What is offered now is not of the table: there is no hint for it, and no claim."""
        self.hints.withdraw()
        self.claiming.stop()

    def close(self) -> None:
        """End the threads, every one of them even if one fails."""
        with ExitStack() as closing:
            for at_work in (self.reader, self.reviewer, self.advisor):
                closing.callback(at_work.close)

    def _connect(self, table: Table, thinker: Thinker) -> None:
        for at_work in (thinker, self.advisor):
            at_work.thinking.connect(partial(self.reviewer.give_way, at_work))
        for helping in (self.hints, self.claiming):
            table.person_to_act.connect(helping.offer)
        table.happened.connect(self.hints.withdraw)
        table.restored.connect(self.hints.withdraw)
        table.happened.connect(self.claiming.note)
        table.restored.connect(self.claiming.stop)
        table.happened.connect(self.reviewing.note)
        table.restored.connect(self.reviewing.note)
        table.claimed.connect(self.claiming.lay_open)
        table.claim_refused.connect(self.claiming.refuse)
        self.claiming.confirmed.connect(table.claim)
