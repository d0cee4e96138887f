"""Which dialogs does the window open, and what comes of them?"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import assert_never

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox

from euchre_desktop.ai.fast.solver import is_compiled
from euchre_desktop.app.files import write_atomically
from euchre_desktop.app.game_setup import GameSetup
from euchre_desktop.app.paths import resources
from euchre_desktop.app.sound.device import SoundProblem
from euchre_desktop.rules import Record, record_text
from euchre_desktop.ui.main_window import MainWindow
from euchre_desktop.ui.window_texts import about_text, keys_text


class Left(Enum):
    """What becomes of what is on the table when another game begins."""

    KEPT = "kept"
    """It stays in the history, unfinished."""
    GIVEN_UP = "given up"
    """A challenge counts whole or not at all."""
    LOST = "lost"
    """Games are not kept, or cannot be."""


class WindowDialogs(QObject):
    """Opens the window's dialogs; each is deleted when it is closed.

    What they consist of is imported with the first of them: the table is seen sooner.

    Signals:
        game_wanted: the GameSetup chosen in the new game dialog.
    """

    game_wanted = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        record: Callable[[], Record | None],
        silence: Callable[[], SoundProblem | None],
        left: Callable[[], Left],
    ) -> None:
        """`record` gives the present game, `silence` the reason why no sound is heard.

        `left` tells what becomes of the game on the table when another one begins.
        """
        super().__init__(window)
        self._window = window
        self._record = record
        self._silence = silence
        self._left = left
        actions = window.actions_offered
        actions.new_game.triggered.connect(self.open_new_game)
        actions.preferences.triggered.connect(self.open_preferences)
        actions.save_record.triggered.connect(self.open_save_record)
        actions.keys.triggered.connect(self.open_keys)
        actions.about.triggered.connect(self.open_about)

    @Slot()
    def open_new_game(self) -> None:
        """Let the person choose a game; nothing happens to the present one until they start it."""
        from euchre_desktop.ui.new_game_dialog import NewGameDialog

        dialog = NewGameDialog(self._window.preferences.last_game, self._window)
        dialog.chosen.connect(self._on_game_chosen)
        self._open(dialog)

    @Slot(object)
    def _on_game_chosen(self, setup: GameSetup) -> None:
        self.ask_before_leaving(lambda: self.game_wanted.emit(setup))

    def ask_before_leaving(self, then: Callable[[], object]) -> None:
        """Do `then`, which ends the game on the table, once the person agrees."""
        if not self._window.must_ask_before_leaving:
            then()
            return
        box = QMessageBox(self._window)
        box.setObjectName("leave_dialog")
        box.setWindowTitle(self.tr("A game is under way"))
        box.setText(self._question())
        leave = box.addButton(
            self.tr("&Begin the new game"), QMessageBox.ButtonRole.DestructiveRole
        )
        leave.setObjectName("leave_game")
        leave.clicked.connect(then)
        stay = box.addButton(self.tr("&Go on playing"), QMessageBox.ButtonRole.RejectRole)
        stay.setObjectName("stay_in_game")
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        self._open(box)

    def _question(self) -> str:
        match self._left():
            case Left.KEPT:
                return self.tr(
                    "Leave it and begin the new game? It stays in your history, unfinished."
                )
            case Left.GIVEN_UP:
                return self.tr(
                    "Give the challenge up and begin the new game? What you have played of it"
                    " will not count."
                )
            case Left.LOST:
                return self.tr("Leave it and begin the new game? It is not kept.")
            case _ as never:
                assert_never(never)

    @Slot()
    def open_preferences(self) -> None:
        from euchre_desktop.ui.preferences_dialog import PreferencesDialog

        dialog = PreferencesDialog(self._window.preferences, resources(), self._window)
        dialog.changed.connect(self._window.set_preferences)
        self._open(dialog)

    @Slot()
    def open_save_record(self) -> None:
        """Ask where to write the present game."""
        dialog = QFileDialog(self._window, self.tr("Save record"))
        dialog.setObjectName("save_record_dialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("Euchre records (*.euchre.json)"))
        dialog.setDefaultSuffix("euchre.json")
        dialog.fileSelected.connect(self._save_record)
        self._open(dialog)

    @Slot()
    def open_keys(self) -> None:
        from euchre_desktop.ui.reading_dialog import ReadingDialog

        text = keys_text(self._window.menu_actions())
        self._open(ReadingDialog("keys_dialog", self.tr("Keys"), text, self._window))

    @Slot()
    def open_about(self) -> None:
        text = about_text(compiled=is_compiled(), silence=self._silence())
        self._open_message("about_dialog", self.tr("About Euchre Desktop"), text)

    @Slot(str)
    def _save_record(self, name: str) -> None:
        record = self._record()
        if record is None:
            return
        try:
            write_atomically(Path(name), record_text(record))
        except OSError as error:
            text = self.tr("The record could not be written: {reason}.")
            reason = error.strerror or str(error)
            self._open_message("save_failed", self.tr("Save record"), text.format(reason=reason))

    def _open_message(self, name: str, title: str, text: str) -> None:
        box = QMessageBox(self._window)
        box.setObjectName(name)
        box.setWindowTitle(title)
        box.setText(text)
        close = QMessageBox.StandardButton.Close
        box.setStandardButtons(close)
        box.button(close).setObjectName(f"close_{name}")
        self._open(box)

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
