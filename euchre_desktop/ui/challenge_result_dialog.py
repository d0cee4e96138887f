"""How did a challenge end, deal by deal?"""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
)
from PySide6.QtWidgets import QWidget as Widget

from euchre_desktop.app.challenge.comparing import Comparison
from euchre_desktop.ui.challenge_words import points_text, verdict
from euchre_desktop.ui.dialog_parts import button, button_row, copied_from, words


class ChallengeResultDialog(QDialog):
    """A row for every deal, filled in as the computer player's results come. Opened with `open()`.

    Signals:
        another: a further challenge is wanted; the dialog is closed by then.
    """

    another = Signal()

    def __init__(self, comparison: Comparison, parent: Widget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("challenge_result_dialog")
        self.setWindowTitle(self.tr("Challenge"))
        self.setAccessibleName(self.tr("Result of the challenge"))
        code = comparison.challenge.code
        self._verdict = words("")
        self._verdict.setObjectName("challenge_verdict")
        self._table = self._make_table(comparison.challenge.size)
        self._code = copied_from("challenge_code_played", self.tr("Code"), str(code))
        copy = button("copy_challenge_code", self.tr("&Copy code"))
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(str(code)))
        another = button("another_challenge", self.tr("&Another challenge..."))
        another.clicked.connect(self._on_another)
        close = button("close_challenge_result", self.tr("C&lose"), chosen=True)
        close.clicked.connect(self.accept)
        sheet = QVBoxLayout(self)
        sheet.setContentsMargins(24, 20, 24, 20)
        sheet.setSpacing(12)
        sheet.addWidget(self._verdict)
        sheet.addWidget(self._table, stretch=1)
        sheet.addWidget(
            words(
                self.tr("Points are those of your side, less the mean of your opponents\u2019."),
                "explanation",
            )
        )
        sheet.addWidget(self._code)
        sheet.addLayout(button_row(copy, another, close))
        self.resize(560, 400)  # a screen of 640 x 480 shows the whole of it, with its frame
        self.show_comparison(comparison)

    @Slot(object)
    def show_comparison(self, comparison: Comparison) -> None:
        """Fill in what is known by now."""
        self._verdict.setText(verdict(comparison))
        size = comparison.challenge.size
        for number in range(size):
            self._fill(number, self._row(comparison, number))
        person = sum(comparison.person, Fraction())
        computer = sum(comparison.computer.values(), Fraction()) if comparison.complete else None
        total = comparison.so_far if comparison.complete else None
        self._fill(
            size,
            [points_text(person), points_text(computer), points_text(total), points_text(total)],
        )

    def _row(self, comparison: Comparison, number: int) -> list[str]:
        played = comparison.person[number] if number < len(comparison.person) else None
        return [
            points_text(played),
            points_text(comparison.computer.get(number)),
            points_text(comparison.difference(number)),
            points_text(comparison.running(number)),
        ]

    def _fill(self, row: int, texts: list[str]) -> None:
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            self._table.setItem(row, column, item)

    def _make_table(self, size: int) -> QTableWidget:
        table = QTableWidget(size + 1, 4)
        table.setObjectName("challenge_table")
        table.setAccessibleName(self.tr("Points deal by deal"))
        table.setHorizontalHeaderLabels(
            [self.tr("You"), self.tr("Computer"), self.tr("Difference"), self.tr("So far")]
        )
        deals = [self.tr("Deal {number}").format(number=number + 1) for number in range(size)]
        table.setVerticalHeaderLabels([*deals, self.tr("Total")])
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setTabKeyNavigation(False)  # Tab leads on to the buttons; arrows walk the table
        table.verticalHeader().setDefaultSectionSize(table.fontMetrics().height() + 8)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        return table

    def _on_another(self) -> None:
        self.accept()
        self.another.emit()
