"""How does a file become the game on the table, and the game a file?"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox

from euchre_desktop.app.exchange.limits import LARGEST, ExchangeError
from euchre_desktop.app.exchange.reading import GameFile, GameFormat, read_game_file
from euchre_desktop.app.exchange.writing import ENDINGS, game_text
from euchre_desktop.app.files import write_atomically
from euchre_desktop.rules import Phase, Record, replay
from euchre_desktop.ui.file_words import not_opened, not_written, remarks, shown_name
from euchre_desktop.ui.main_window import MainWindow


class GameFiles(QObject):
    """Reads the files the person opens or drops, and writes the present game.

    A file that cannot be read, or that the person thinks better of, changes nothing.

    Signals:
        game_opened: the Record of a file, once the person wants it on the table.
    """

    game_opened = Signal(object)

    def __init__(self, window: MainWindow, record: Callable[[], Record | None]) -> None:
        super().__init__(window)
        self._window = window
        self._record = record
        actions = window.actions_offered.files
        actions.open_game.triggered.connect(self.ask_which_to_open)
        for form, action in actions.exports.items():
            action.triggered.connect(lambda _checked, wanted=form: self.ask_where_to(wanted))
        window.file_dropped.connect(self.open_file)

    @Slot()
    def ask_which_to_open(self) -> None:
        """Let the person choose a file."""
        dialog = QFileDialog(self._window, self.tr("Open game"))
        dialog.setObjectName("open_game_dialog")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(
            [self.tr("Games (*.json *.ptn *.pbn *.egn)"), self.tr("All files (*)")]
        )
        dialog.fileSelected.connect(lambda name: self.open_file(Path(name)))
        self._open(dialog)

    @Slot(object)
    def open_file(self, path: Path) -> None:
        """Read a game from a file; say what is wrong with it, or ask before a game is left."""
        try:
            if not path.is_file():  # a pipe would keep us waiting
                raise ExchangeError(self.tr("it is not a file"))
            with path.open("rb") as file:
                found = read_game_file(file.read(LARGEST + 1))
        except (OSError, ExchangeError) as error:
            self._window.notice.say(not_opened(path, error))
            return
        if self._must_ask():
            self._ask_before_leaving(path, found)
        else:
            self._opened(found)

    def ask_where_to(self, form: GameFormat) -> None:
        """Ask where to write the present game in the format of other programs."""
        title = self.tr("Export game")
        record = self._record()
        if record is None:
            return
        try:
            text = game_text(record, form)
        except ExchangeError as error:
            self._window.notice.say(not_written(error))
            return
        dialog = QFileDialog(self._window, title)
        dialog.setObjectName("export_dialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(f"{form.upper()} (*.{ENDINGS[form]})")
        dialog.setDefaultSuffix(ENDINGS[form])
        dialog.fileSelected.connect(lambda name: self.write(Path(name), text))
        self._open(dialog)

    def write(self, path: Path, text: str) -> None:
        """Write `text` to `path`, or say why it cannot be."""
        try:
            write_atomically(path, text)
        except OSError as error:
            self._window.notice.say(not_written(error))

    def _must_ask(self) -> bool:
        record = self._record()
        return (
            self._window.preferences.confirm
            and record is not None
            and replay(record).state.phase is not Phase.GAME_OVER
        )

    def _ask_before_leaving(self, path: Path, found: GameFile) -> None:
        box = QMessageBox(self._window)
        box.setObjectName("leave_game_dialog")
        box.setWindowTitle(self.tr("Open game"))
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(
            self.tr("Leave the game on the table and open \u201c{file}\u201d?").format(
                file=shown_name(path)
            )
        )
        leave = box.addButton(self.tr("&Open"), QMessageBox.ButtonRole.AcceptRole)
        leave.setObjectName("leave_and_open")
        stay = box.addButton(self.tr("&Stay"), QMessageBox.ButtonRole.RejectRole)
        stay.setObjectName("stay_in_game")
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        leave.clicked.connect(lambda: self._opened(found))
        self._open(box)

    def _opened(self, found: GameFile) -> None:
        for sentence in remarks(found):
            self._window.notice.say(sentence)
        self.game_opened.emit(found.records[0])

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
