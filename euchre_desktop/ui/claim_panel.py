"""Does the person mean it? Asked before the rest of a deal is laid down."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QWidget

from euchre_desktop.ui.choice_button import ChoiceButton
from euchre_desktop.ui.flow_row import FlowRow
from euchre_desktop.ui.panel_frame import PanelFrame
from euchre_desktop.ui.question import Weight


class ClaimPanel(PanelFrame):
    """A claim that can be shown, to be confirmed: a key pressed by accident ends no deal.

    Signals:
        confirmed: lay the cards down.
    """

    confirmed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("claim_panel", parent)
        self._row = FlowRow(self)
        back, lay = self.tr("Go on playing"), self.tr("Lay them down")
        self._back = ChoiceButton("keep_playing", back, "Esc", Weight.QUIET, self._row)
        self._lay = ChoiceButton("lay_down", lay, "L", Weight.STRONGEST, self._row)
        self._back.clicked.connect(self.withdraw)
        self._lay.clicked.connect(self._on_confirmed)
        self._row.set_buttons((self._back, self._lay))
        self._sheet.addWidget(self._row)
        self.hide()

    def ask(self) -> None:
        """Open with the question."""
        self._say(
            self.tr("The rest are yours"),
            self.tr("Whatever the others hold, you take every trick left. Lay all hands open?"),
        )
        self._open()

    @Slot()
    def withdraw(self) -> None:
        self.hide()

    @Slot()
    def _on_confirmed(self) -> None:
        self.hide()
        self.confirmed.emit()

    def _arrange(self, scale: float) -> None:
        super()._arrange(scale)
        for button in (self._back, self._lay):
            button.set_scale(scale)
        self._row.reflow()
