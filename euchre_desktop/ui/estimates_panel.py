"""What are the choices of this moment worth? A sheet over the table, shown on demand."""

from __future__ import annotations

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QWidget

from euchre_desktop.ui.choice_button import ChoiceButton
from euchre_desktop.ui.choice_table import ChoiceTable, Shown
from euchre_desktop.ui.choice_words import ChoiceWords
from euchre_desktop.ui.flow_row import FlowRow
from euchre_desktop.ui.panel_frame import PanelFrame
from euchre_desktop.ui.question import Weight
from euchre_desktop.ui.theme import GRID


class EstimatesPanel(PanelFrame):
    """The sentence of a hint, every choice's estimates, and a button to close."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("estimates_panel", parent)
        self._choices = ChoiceTable("estimates", self)
        self._row = FlowRow(self)
        self._close = ChoiceButton(
            "close_estimates", self.tr("Close"), "Esc", Weight.QUIET, self._row
        )
        self._close.clicked.connect(self.withdraw)
        self._row.set_buttons((self._close,))
        self._sheet.addWidget(self._choices)
        self._sheet.addWidget(self._row)
        self.hide()

    def show_estimates(self, shown: Shown, sentence: str, words: ChoiceWords) -> None:
        """Open with these choices."""
        self._say(self.tr("What your choices are worth"), sentence)
        self._choices.show_choices(shown, words)
        self._open()

    @Slot()
    def withdraw(self) -> None:
        self.hide()

    def _arrange(self, scale: float) -> None:
        super()._arrange(scale)
        self._choices.set_scale(scale)
        self._close.set_scale(scale)
        self._row.reflow()

    def _wanted_width(self) -> int:
        margins = self._sheet.contentsMargins()
        table = self._choices.sizeHint().width() + margins.left() + margins.right()
        return max(52 * GRID, table)
