"""How does the person take their history along, bring another in, or have it forgotten?"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Slot
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QProgressDialog

from euchre_desktop.app.journal.archive import Progress, export_games
from euchre_desktop.app.journal.importing import ArchiveError, import_games
from euchre_desktop.app.journal.keeping import Journal, now_in_milliseconds
from euchre_desktop.ui.dialog_parts import button
from euchre_desktop.ui.main_window import MESSAGE_MS, MainWindow

_AT_ONCE = 20
"""Games between two looks at the clock of the window: some tens of milliseconds."""

Steps = Callable[[sqlite3.Connection], Iterator[Progress]]


class HistoryDialogs(QObject):
    """Exports, imports and deletes the journal; long work goes on in steps and can be ended."""

    def __init__(self, window: MainWindow, journal: Journal) -> None:
        super().__init__(window)
        self._window, self._journal = window, journal
        actions = window.actions_offered.deal
        actions.set_kept(True)
        actions.export_history.triggered.connect(self.open_export)
        actions.import_history.triggered.connect(self.open_import)
        actions.delete_history.triggered.connect(self.open_delete)

    @Slot()
    def open_export(self) -> None:
        dialog = QFileDialog(self._window, self.tr("Export all games"))
        dialog.setObjectName("export_dialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("Zip files (*.zip)"))
        dialog.setDefaultSuffix("zip")
        dialog.fileSelected.connect(self._export)
        self._open(dialog)

    @Slot()
    def open_import(self) -> None:
        dialog = QFileDialog(self._window, self.tr("Import games"))
        dialog.setObjectName("import_dialog")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(self.tr("Histories and records (*.zip *.euchre.json)"))
        dialog.fileSelected.connect(self._import)
        self._open(dialog)

    @Slot()
    def open_delete(self) -> None:
        """Ask first: what is deleted is gone."""
        box = QMessageBox(self._window)
        box.setObjectName("delete_history_dialog")
        box.setWindowTitle(self.tr("Delete my history"))
        box.setText(
            self.tr(
                "Every game but the one on the table is deleted, with all statistics."
                " This cannot be taken back."
            )
        )
        delete = box.addButton(self.tr("&Delete"), QMessageBox.ButtonRole.DestructiveRole)
        delete.setObjectName("delete_history_now")
        keep = box.addButton(self.tr("&Keep"), QMessageBox.ButtonRole.RejectRole)
        keep.setObjectName("keep_history")
        box.setDefaultButton(keep)
        delete.clicked.connect(self._delete)
        self._open(box)

    @Slot(str)
    def _export(self, name: str) -> None:
        self._run(
            "export_progress",
            self.tr("Export all games"),
            lambda database: export_games(database, Path(name)),
        )

    @Slot(str)
    def _import(self, name: str) -> None:
        self._run(
            "import_progress",
            self.tr("Import games"),
            lambda database: import_games(database, Path(name), now_in_milliseconds),
        )

    @Slot()
    def _delete(self) -> None:
        if self._journal.delete_history():
            self._say(self.tr("Your history is deleted."))

    def _run(self, name: str, title: str, steps: Steps) -> None:
        work = self._journal.transfer(steps)
        if work is None:
            return
        running = _Running(name, title, work, self._window)
        running.finished.connect(lambda: self._on_done(title, running))
        self._open(running)

    def _on_done(self, title: str, running: _Running) -> None:
        progress, problem = running.progress, running.problem
        if problem:
            box = QMessageBox(self._window)
            box.setObjectName("transfer_failed")
            box.setWindowTitle(title)
            box.setText(problem)
            box.setStandardButtons(QMessageBox.StandardButton.Close)
            self._open(box)
            return
        sentence = self.tr("Games: {added}; already there: {known}; not readable: {refused}.")
        self._say(
            sentence.format(added=progress.added, known=progress.known, refused=progress.refused)
        )

    def _say(self, sentence: str) -> None:
        self._window.statusBar().showMessage(sentence, MESSAGE_MS)

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()


class _Running(QProgressDialog):
    """Does some of the work whenever the window has nothing else to do, until it is ended."""

    def __init__(
        self,
        name: str,
        title: str,
        work: Iterator[Progress],
        window: MainWindow,
    ) -> None:
        super().__init__(window)
        self.setObjectName(name)
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.setLabelText(title)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setAutoClose(False)
        self.setAutoReset(False)
        self._cancel = button(f"cancel_{name}", self.tr("Cancel"))
        self.setCancelButton(self._cancel)
        self.progress = Progress(0, 0)
        self.problem = ""
        self._work = work
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)
        self.canceled.connect(self._end)
        self._timer.start()

    @Slot()
    def _go_on(self) -> None:
        try:
            for _ in range(_AT_ONCE):
                self.progress = next(self._work)
        except StopIteration:
            self._end()
            return
        except ArchiveError:
            self.problem = self.tr("This is neither a history nor a record of a game.")
        except (OSError, sqlite3.Error) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self.problem = self.tr("It could not be done: {reason}.").format(reason=reason)
        else:
            self.setMaximum(max(1, self.progress.total))
            self.setValue(self.progress.done)
            return
        self._end()

    @Slot()
    def _end(self) -> None:
        self._timer.stop()
        close = getattr(self._work, "close", None)
        if close is not None:  # whatever file it had open
            close()
        self.done(QDialog.DialogCode.Accepted)
