"""What do the commands of the menu Deal open, and what comes of them?"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog

from euchre_desktop.app.game import Game
from euchre_desktop.app.journal.keeping import Journal
from euchre_desktop.app.journal.tallies import tallies
from euchre_desktop.rules import Deal
from euchre_desktop.ui.all_hands_dialog import AllHandsDialog
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.fair_deals_dialog import FairDealsDialog
from euchre_desktop.ui.main_window import MESSAGE_MS, MainWindow
from euchre_desktop.ui.play_code_dialog import PlayCodeDialog


class DealDialogs(QObject):
    """Opens the dialogs about deals; each is deleted when it is closed.

    Signals:
        deal_wanted: the GameSetup and DealCode to be played.
    """

    deal_wanted = Signal(object, object)

    def __init__(
        self,
        window: MainWindow,
        art: CardArt,
        game: Callable[[], Game | None],
        journal: Journal | None,
    ) -> None:
        """`game` says which is on the table; without a `journal` there are no sums to show."""
        super().__init__(window)
        self._window, self._art = window, art
        self._game = game
        self._journal = journal
        actions = window.actions_offered.deal
        actions.copy_code.triggered.connect(self.copy_code)
        actions.play_code.triggered.connect(self.open_play_code)
        actions.all_hands.triggered.connect(self.open_all_hands)
        actions.fair_deals.triggered.connect(self.open_fair_deals)

    @Slot()
    def copy_code(self) -> None:
        """Put the code of the present deal on the clipboard, and say so."""
        game = self._game()
        source = game.sources[-1] if game is not None and game.sources else None
        if source is None:
            self._say(self.tr("There is no code for this deal."))
            return
        QGuiApplication.clipboard().setText(str(source.code))
        self._say(self.tr("The code {code} is on the clipboard.").format(code=source.code))

    @Slot()
    def open_play_code(self) -> None:
        game = self._game()
        last = self._window.preferences.last_game if game is None else game.setup
        if last is not None and last.watched:
            last = None
        dialog = PlayCodeDialog(last, self._window)
        dialog.chosen.connect(self.deal_wanted)
        self._open(dialog)

    @Slot()
    def open_all_hands(self) -> None:
        """Show the last deal that is over; what is hidden in the present one stays so."""
        game, wording = self._game(), self._window.wording
        deal = None if game is None else last_deal_over(game)
        if deal is None or wording is None:
            self._say(self.tr("No deal of this game is over yet."))
            return
        self._open(AllHandsDialog(deal, wording, self._art, self._window))

    @Slot()
    def open_fair_deals(self) -> None:
        found = None if self._journal is None else self._journal.transfer(tallies)
        self._open(FairDealsDialog(self._game(), found or (), self._window))

    def _say(self, sentence: str) -> None:
        self._window.statusBar().showMessage(sentence, MESSAGE_MS)

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


def last_deal_over(game: Game) -> Deal | None:
    """The last deal whose cards are no secret any more; None if there is none."""
    over = game.record.deals if game.state.result is not None else game.record.deals[:-1]
    return over[-1].deal if over else None
