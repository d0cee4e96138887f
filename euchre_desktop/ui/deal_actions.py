"""Which commands are there for the deal on the table, and for the games that are kept?"""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu, QMenuBar

from euchre_desktop.app.taking_back import Possible
from euchre_desktop.ui.command import command


class DealActions(QObject):
    """The commands of the menus Deal and Game, History; connect to their `triggered`."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.undo = command(
            self,
            "undo",
            self.tr("&Take back"),
            "Ctrl+Z",
            self.tr("Take your last decision back, and the answers to it."),
        )
        self.redo = command(
            self,
            "redo",
            self.tr("&Do again"),
            "Ctrl+Shift+Z",
            self.tr("Do again what was taken back."),
        )
        self.restart = command(
            self,
            "restart_deal",
            self.tr("&Restart this deal"),
            "Ctrl+R",
            self.tr("Play the same cards again from the first word on."),
        )
        self.copy_code = command(
            self,
            "copy_deal_code",
            self.tr("&Copy deal code"),
            None,
            self.tr("Put the code of this deal on the clipboard, to play it again."),
        )
        self.play_code = command(
            self,
            "play_deal_code",
            self.tr("&Play a deal by its code..."),
            None,
            self.tr("Begin a game with the cards that a code stands for."),
        )
        self.all_hands = command(
            self,
            "show_all_hands",
            self.tr("Show &all hands..."),
            None,
            self.tr("Look at everybody's cards of the last deal that is over."),
        )
        self.fair_deals = command(
            self,
            "fair_deals",
            self.tr("&Fair deals..."),
            None,
            self.tr("Check that the cards are dealt fairly."),
        )
        self._make_history()
        self.set_possible(Possible())
        self.set_begun(False)
        self.set_kept(False)

    def _make_history(self) -> None:
        self.export_history = command(
            self,
            "export_history",
            self.tr("&Export all games..."),
            None,
            self.tr("Write every game that is kept to one file."),
        )
        self.import_history = command(
            self,
            "import_history",
            self.tr("&Import games..."),
            None,
            self.tr("Add the games of a file to those that are kept."),
        )
        self.delete_history = command(
            self,
            "delete_history",
            self.tr("&Delete my history..."),
            None,
            self.tr("Forget every game but the one on the table."),
        )

    def fill_menu(self, bar: QMenuBar) -> None:
        """Put the commands of the deal into a menu of their own."""
        deal = bar.addMenu(self.tr("&Deal"))
        deal.addActions([self.undo, self.redo, self.restart])
        deal.addSeparator()
        deal.addActions([self.copy_code, self.play_code])
        deal.addSeparator()
        deal.addActions([self.all_hands, self.fair_deals])

    def add_history_to(self, game: QMenu) -> None:
        """Put the commands of the games that are kept under the menu `game`."""
        history = game.addMenu(self.tr("&History"))
        history.addActions(self._history())

    def all(self) -> list[QAction]:
        """Every command, in the order of the menus."""
        return [
            *self._history(),
            self.undo,
            self.redo,
            self.restart,
            self.copy_code,
            self.play_code,
            self.all_hands,
            self.fair_deals,
        ]

    @Slot(object)
    def set_possible(self, possible: Possible) -> None:
        """Offer what would change anything."""
        self.undo.setEnabled(possible.undo)
        self.redo.setEnabled(possible.redo)
        self.restart.setEnabled(possible.restart)

    def set_begun(self, begun: bool) -> None:
        """Is there a game on the table?"""
        self.copy_code.setEnabled(begun)
        self.all_hands.setEnabled(begun)

    def set_kept(self, kept: bool) -> None:
        """Are games kept at all?"""
        for action in self._history():
            action.setEnabled(kept)

    def _history(self) -> list[QAction]:
        return [self.export_history, self.import_history, self.delete_history]
