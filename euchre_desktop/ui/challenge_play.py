"""How does a challenge come onto the table and to its end?"""

from __future__ import annotations

import datetime

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog

from euchre_desktop.app.challenge.challenge import Challenge
from euchre_desktop.app.challenge.challenge_table import ChallengeTable
from euchre_desktop.app.challenge.comparing import ChallengeKeeper, Comparison
from euchre_desktop.app.challenge.rival import Rival
from euchre_desktop.app.thinker import Thinker
from euchre_desktop.rules import Record
from euchre_desktop.ui.challenge_dialog import ChallengeDialog
from euchre_desktop.ui.challenge_result_dialog import ChallengeResultDialog
from euchre_desktop.ui.challenge_words import progress_text
from euchre_desktop.ui.main_window import MainWindow


class ChallengePlay(QObject):
    """Plays challenges in the window. Its two threads exist from the first challenge on.

    Signals:
        begun: a challenge takes the table over; nobody else may act on it.
        ended: the result of a whole challenge was read, and the table is free again.
        failed: the exception a computer player raised.
    """

    begun = Signal()
    ended = Signal()
    failed = Signal(object)

    def __init__(self, window: MainWindow, keeper: ChallengeKeeper | None = None) -> None:
        """Without a `keeper` results are not remembered."""
        super().__init__(window)
        self._window = window
        self._keeper = keeper
        self._thinker: Thinker | None = None
        self._rival: Rival | None = None
        self._table: ChallengeTable | None = None
        self._result: ChallengeResultDialog | None = None
        window.actions_offered.challenge.triggered.connect(self.open_dialog)

    @property
    def is_running(self) -> bool:
        """Does a challenge hold the table?"""
        return self._table is not None and self._table.is_running

    @property
    def record(self) -> Record | None:
        """The present deal as a game of its own, while a challenge holds the table."""
        return self._table.record if self._table is not None and self.is_running else None

    @Slot()
    def open_dialog(self) -> None:
        """Let the person choose a challenge; nothing happens to the present game until then."""
        today = datetime.datetime.now(datetime.UTC).date()
        played = None if self._keeper is None else self._keeper.of_day(today)
        dialog = ChallengeDialog(today, played, self._window)
        dialog.chosen.connect(self.start)
        self._open(dialog)

    @Slot(object)
    def start(self, challenge: Challenge) -> None:
        """Begin a challenge, giving any other up."""
        table = self._table or self._made_table()
        self.begun.emit()
        setup = challenge.setup(self.tr("You"))
        self._window.new_game(setup)
        table.start(challenge, setup)

    @Slot()
    def give_up(self) -> None:
        """Leave the challenge, if there is one, for another game."""
        if self._table is not None and self.is_running:
            self._table.stop()

    def close(self) -> None:
        """Stop the threads; the program can then end."""
        for thread in (self._rival, self._thinker):
            if thread is not None:
                thread.close()

    def _made_table(self) -> ChallengeTable:
        self._thinker, self._rival = Thinker(), Rival()
        table = self._table = ChallengeTable(self._thinker, self._rival, self)
        table.happened.connect(self._window.show_step)
        table.person_to_act.connect(self._window.offer)
        table.explained.connect(self._window.note_reason)
        table.compared.connect(self._on_compared)
        table.finished.connect(self._on_finished)
        self._thinker.failed.connect(self.failed)
        self._rival.failed.connect(self.failed)
        # Queued: a step is shown in full before the next begins, however fast they come.
        self._window.caught_up.connect(table.proceed, Qt.ConnectionType.QueuedConnection)
        self._window.action_chosen.connect(table.choose)
        return table

    @Slot(object)
    def _on_compared(self, comparison: Comparison) -> None:
        if self.is_running or not comparison.person:
            self._window.say_standing(progress_text(comparison))
        if self._result is not None:
            self._result.show_comparison(comparison)
        if comparison.complete and self._keeper is not None:
            self._keeper.keep_challenge(comparison)

    @Slot(object)
    def _on_finished(self, comparison: Comparison) -> None:
        dialog = self._result = ChallengeResultDialog(comparison, self._window)
        dialog.another.connect(self.open_dialog)
        dialog.destroyed.connect(self._forget_result)
        # Before: nothing goes on behind the result.
        dialog.finished.connect(lambda _code: self.ended.emit())
        self._open(dialog)

    @Slot()
    def _forget_result(self) -> None:
        self._result = None

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
