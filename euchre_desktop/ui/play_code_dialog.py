"""Which deal, by its code, is to be played, who deals it, and by which rules?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QGridLayout, QLabel, QLineEdit, QVBoxLayout
from PySide6.QtWidgets import QWidget as Widget

from euchre_desktop.app.game_setup import PRESETS, GameSetup, standard_setup
from euchre_desktop.rules import CodeFault, DealCode, DealCodeError
from euchre_desktop.ui.dialog_parts import button, button_row, widen, words
from euchre_desktop.ui.opponents_form import DEFAULT_LEVEL
from euchre_desktop.ui.value_texts import preset_names


class PlayCodeDialog(QDialog):
    """A code to be typed in, a dealer and a game to be chosen. Opened with `open()`.

    Signals:
        chosen: the GameSetup to be played, whose first dealer is the one chosen, and the
            DealCode of its first deal; the dialog is closed by then.
    """

    chosen = Signal(object, object)

    def __init__(self, last: GameSetup | None, parent: Widget | None = None) -> None:
        """Offers the rules of `last`, the game on the table or before, and the ready-made ones."""
        super().__init__(parent)
        self.setObjectName("play_code_dialog")
        self.setWindowTitle(self.tr("Play a deal by its code"))
        self.setAccessibleName(self.tr("Play a deal by its code"))
        self._setups = self._offered(last)
        self._code = QLineEdit()
        self._code.setObjectName("deal_code")
        self._code.setAccessibleName(self.tr("Deal code"))
        self._code.setPlaceholderText("XXXX-XXXX-XXXX-XXXX")
        self._games = QComboBox()
        self._games.setObjectName("code_game")
        self._games.setAccessibleName(self.tr("Game"))
        self._games.addItems([name for name, _ in self._setups])
        self._dealers = QComboBox()
        self._dealers.setObjectName("code_dealer")
        self._dealers.setAccessibleName(self.tr("Dealer"))
        self._problem = words("", "problem")
        self._problem.setObjectName("code_problem")
        self._play = button("play_code", self.tr("&Play"), chosen=True)
        self._lay_out()
        self._show_dealers()
        self._check()
        self._code.textChanged.connect(self._check)
        self._games.currentIndexChanged.connect(self._show_dealers)
        self._play.clicked.connect(self._on_play)

    def _offered(self, last: GameSetup | None) -> Sequence[tuple[str, GameSetup]]:
        person = last.names[0] if last is not None else self.tr("You")
        ready = [
            (name, standard_setup(preset.options, person, DEFAULT_LEVEL))
            for name, preset in zip(preset_names().values(), PRESETS, strict=True)
        ]
        return ready if last is None else [(self.tr("As in your last game"), last), *ready]

    def _lay_out(self) -> None:
        rows = QGridLayout()
        rows.setHorizontalSpacing(16)
        rows.setColumnStretch(1, 1)
        for row, (text, field) in enumerate(
            (
                (self.tr("Deal &code"), self._code),
                (self.tr("&Game"), self._games),
                (self.tr("Dea&ler"), self._dealers),
            )
        ):
            label = QLabel(text)
            label.setBuddy(field)
            rows.addWidget(label, row, 0)
            rows.addWidget(field, row, 1)
        cancel = button("cancel_play_code", self.tr("Cancel"))
        cancel.clicked.connect(self.reject)
        sheet = QVBoxLayout(self)
        sheet.setContentsMargins(24, 20, 24, 20)
        sheet.setSpacing(12)
        sheet.addLayout(rows)
        sheet.addWidget(
            words(
                self.tr(
                    "The same code, dealer and rules always give the same cards."
                    " The game goes on with other deals."
                ),
                "explanation",
            )
        )
        sheet.addWidget(self._problem)
        sheet.addLayout(button_row(cancel, self._play))
        widen(self)

    def _show_dealers(self) -> None:
        names = self._setups[self._games.currentIndex()][1].names
        self._dealers.clear()
        self._dealers.addItems(names)

    def _check(self) -> None:
        problem = self._fault() if self._code.text().strip() else ""
        self._problem.setText(problem)
        self._problem.setVisible(bool(problem))
        self._play.setEnabled(not self._fault())

    def _fault(self) -> str:
        try:
            DealCode.parse(self._code.text())
        except DealCodeError as error:
            return {
                CodeFault.LENGTH: self.tr("A deal code has sixteen letters and digits."),
                CodeFault.SYMBOL: self.tr("A deal code has only letters and digits, and no U."),
                CodeFault.CHECK: self.tr("Something in this code is mistyped."),
            }[error.fault]
        return ""

    def _on_play(self) -> None:
        setup = self._setups[self._games.currentIndex()][1]
        options = replace(setup.options, first_dealer=self._dealers.currentIndex())
        code = DealCode.parse(self._code.text())
        self.accept()
        self.chosen.emit(replace(setup, options=options), code)
