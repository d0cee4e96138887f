"""Which commands do the menus and the toolbar offer, and by which keys?"""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenuBar, QToolBar

from euchre_desktop.app.preferences import Speed
from euchre_desktop.ui.command import command
from euchre_desktop.ui.deal_actions import DealActions
from euchre_desktop.ui.file_actions import FileActions


class WindowActions(QObject):
    """The commands of the main window; who wants one connects to its `triggered`."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        new = QKeySequence.StandardKey.New
        save = QKeySequence.StandardKey.Save
        quit_ = QKeySequence.StandardKey.Quit
        self.new_game = self._action(
            "new_game", self.tr("&New game..."), new, self.tr("Choose a game and its rules.")
        )
        self.save_record = self._action(
            "save_record",
            self.tr("&Save record..."),
            save,
            self.tr("Write this game, every card and action of it, to a file."),
        )
        self.save_record.setEnabled(False)  # until there is a game
        self.files = FileActions(window)
        self.challenge = self._action(
            "challenge",
            self.tr("&Challenge..."),
            "Ctrl+T",
            self.tr("Play deals that a computer player plays too, and compare."),
        )
        self.preferences = self._action(
            "preferences",
            self.tr("&Preferences..."),
            "Ctrl+,",
            self.tr("Cards, table, speeds, sounds, and the size of words."),
        )
        self.quit = self._action("quit", self.tr("&Quit"), quit_, self.tr("Leave the program."))
        self.last_trick = self._action(
            "last_trick",
            self.tr("&Last trick"),
            "F3",
            self.tr("Lay the last trick out again; so does pressing a pile of tricks."),
            checkable=True,
        )
        self.log = self._action(
            "log",
            self.tr("Game &log"),
            "F4",
            self.tr("Show in words what happened."),
            checkable=True,
        )
        self.full_screen = self._action(
            "full_screen",
            self.tr("&Full screen"),
            "F11",
            self.tr("Use the whole screen."),
            checkable=True,
        )
        self.keys = self._action(
            "keys", self.tr("&Keys"), "F1", self.tr("How to play by keyboard.")
        )
        self.about = self._action(
            "about", self.tr("&About Euchre Desktop"), None, self.tr("What this program is.")
        )
        self.deal = DealActions(window)
        self.speeds = self._speed_actions()

    def fill_menus(self, bar: QMenuBar) -> None:
        """Put every command into a menu."""
        game = bar.addMenu(self.tr("&Game"))
        game.addActions([self.new_game, self.challenge, self.save_record])
        self.files.add_to(game)
        self.deal.add_history_to(game)
        game.addSeparator()
        game.addActions([self.preferences])
        game.addSeparator()
        game.addActions([self.quit])
        self.deal_menu = self.deal.fill_menu(bar)
        view = bar.addMenu(self.tr("&View"))
        view.addActions([self.last_trick, self.log, self.full_screen])
        speed = view.addMenu(self.tr("&Speed of the cards"))
        speed.addActions(list(self.speeds.values()))
        about = bar.addMenu(self.tr("&Help"))
        about.addActions([self.keys, self.about])

    def fill_toolbar(self, bar: QToolBar) -> None:
        """Put the commands of every deal on the toolbar."""
        for action in (self.new_game, self.last_trick, self.log, self.preferences):
            bar.addAction(action)
            bar.widgetForAction(action).setObjectName(f"{action.objectName()}_button")

    def set_begun(self, begun: bool) -> None:
        """Is there a game on the table?"""
        self.save_record.setEnabled(begun)
        self.deal.set_begun(begun)
        self.files.set_begun(begun)

    def all(self) -> list[QAction]:
        """Every command."""
        return [
            self.new_game,
            self.challenge,
            self.save_record,
            *self.files.all(),
            self.preferences,
            self.quit,
            self.last_trick,
            self.log,
            self.full_screen,
            self.keys,
            self.about,
            *self.deal.all(),
        ]

    def _speed_actions(self) -> dict[Speed, QAction]:
        texts = {
            Speed.OFF: (self.tr("&Off"), self.tr("Let cards be in their place at once.")),
            Speed.FAST: (self.tr("&Fast"), self.tr("Let cards move fast.")),
            Speed.NORMAL: (self.tr("&Normal"), self.tr("Let cards move at the usual speed.")),
            Speed.SLOW: (self.tr("&Slow"), self.tr("Let cards move slowly.")),
        }
        group = QActionGroup(self)
        actions = {
            speed: self._action(f"speed_{speed}", text, f"Ctrl+{key}", tip, checkable=True)
            for key, (speed, (text, tip)) in enumerate(texts.items())
        }
        for action in actions.values():
            group.addAction(action)
        return actions

    def _action(
        self,
        name: str,
        text: str,
        key: str | QKeySequence.StandardKey | None,
        tip: str,
        *,
        checkable: bool = False,
    ) -> QAction:
        return command(self, name, text, key, tip, checkable=checkable)
