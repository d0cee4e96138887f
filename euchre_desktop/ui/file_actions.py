"""Which commands bring games from files, and to them?"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from euchre_desktop.app.exchange.reading import GameFormat
from euchre_desktop.ui.command import command


class FileActions(QObject):
    """The commands for game files; who wants one connects to its `triggered`."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.open_game = command(
            self,
            "open_game",
            self.tr("&Open game..."),
            QKeySequence.StandardKey.Open,
            self.tr("Read a game from a file: a record, PTN or EGN."),
        )
        self.exports = {
            GameFormat.PTN: command(
                self,
                "export_ptn",
                self.tr("Export as &PTN..."),
                None,
                self.tr("Write this game for programs that read Portable Trick Notation."),
            ),
            GameFormat.EGN: command(
                self,
                "export_egn",
                self.tr("Export as &EGN..."),
                None,
                self.tr("Write this game for programs that read Euchre Game Notation."),
            ),
        }
        self.set_begun(False)

    def add_to(self, game: QMenu) -> None:
        """Put every command into the menu `game`."""
        game.addActions(self.all())

    def all(self) -> list[QAction]:
        """Every command, in the order of the menu."""
        return [self.open_game, *self.exports.values()]

    def set_begun(self, begun: bool) -> None:
        """Is there a game on the table?"""
        for action in self.exports.values():
            action.setEnabled(begun)
