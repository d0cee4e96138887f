"""Who held which cards in a deal that is over?"""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from euchre_desktop.rules import Deal, Hand
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.dialog_parts import button, button_row, words
from euchre_desktop.ui.wording import Wording

_HEIGHT = 66
"""Of a card; five rows of them stand on a screen of 640 x 480."""


class AllHandsDialog(QDialog):
    """Every hand as it was dealt, the dummy, and the kitty with the upcard first."""

    def __init__(
        self, deal: Deal, wording: Wording, art: CardArt, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("all_hands_dialog")
        self.setWindowTitle(self.tr("All hands"))
        self.setAccessibleName(self.tr("All hands"))
        self._wording, self._art = wording, art
        rows = QGridLayout()
        rows.setHorizontalSpacing(16)
        rows.setVerticalSpacing(6)
        named = [
            (f"seat_{seat}", wording.name(seat), hand) for seat, hand in enumerate(deal.hands)
        ]
        if deal.dummy:
            named.append(("dummy", self.tr("Dummy"), deal.dummy))
        named.append(("kitty", self.tr("Upcard and kitty"), deal.kitty))
        for row, (name, title, cards) in enumerate(named):
            rows.addWidget(words(title), row, 0)
            rows.addWidget(self._cards(name, title, cards), row, 1)
        close = button("close_all_hands", self.tr("&Close"), chosen=True)
        close.clicked.connect(self.accept)
        sheet = QVBoxLayout(self)
        sheet.setContentsMargins(20, 16, 20, 16)
        sheet.addLayout(rows)
        sheet.addLayout(button_row(close))

    def _cards(self, name: str, title: str, cards: Hand) -> QWidget:
        """The cards side by side, and in words for whoever does not see them."""
        said = ", ".join(self._wording.card(card) for card in cards)
        row = QWidget()
        row.setObjectName(f"hand_of_{name}")
        row.setAccessibleName(self.tr("{who}: {cards}").format(who=title, cards=said))
        row.setToolTip(said)
        beside = QHBoxLayout(row)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.setSpacing(4)
        for card in cards:
            picture = QLabel()
            picture.setPixmap(self._art.face(card, _HEIGHT))
            beside.addWidget(picture)
        beside.addStretch()
        return row
