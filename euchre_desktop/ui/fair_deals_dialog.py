"""Are the cards dealt fairly, and how can the person check it?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QFrame,
    QHeaderView,
    QLabel,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from euchre_desktop.app.fairness import checking_line, commitment, sealed_text
from euchre_desktop.app.game import Game
from euchre_desktop.app.journal.tallies import Measure, Tally
from euchre_desktop.ui.dialog_parts import button, button_row, copied_from, words
from euchre_desktop.ui.value_texts import players_name

_ROW = 24
"""All four measures stand on a screen of 640 x 480."""
_AROUND = 8
"""Between words and the edge of their field."""


class FairDealsDialog(QDialog):
    """The code and commitment of the deal on the table, and the sums over all deals."""

    def __init__(
        self, game: Game | None, tallies: Sequence[Tally], parent: QWidget | None = None
    ) -> None:
        """`game` is the one on the table; `tallies` are over all deals that are kept."""
        super().__init__(parent)
        self.setObjectName("fair_deals_dialog")
        self.setWindowTitle(self.tr("Fair deals"))
        self.setAccessibleName(self.tr("Fair deals"))
        self._tallies = tallies
        sheet = self._scrolled_sheet()
        given = words(self.tr("Opponents are given only what their seat may see."))
        given.setObjectName("fair_promise")
        sheet.addWidget(given)
        if game is not None and game.sources and game.sources[-1] is not None:
            sheet.addLayout(self._present_deal(game))
        self._add_table(sheet)
        close = button("close_fair_deals", self.tr("&Close"), chosen=True)
        close.clicked.connect(self.accept)
        beneath = button_row(close)
        beneath.setContentsMargins(20, 0, 20, 14)
        self._whole.addLayout(beneath)
        self.resize(600, 440)

    def _scrolled_sheet(self) -> QVBoxLayout:
        """Large words need more room than there is on a small screen."""
        inner = QWidget()
        sheet = QVBoxLayout(inner)
        sheet.setContentsMargins(20, 14, 20, 6)
        sheet.setSpacing(6)
        scroll = QScrollArea()
        scroll.setObjectName("fair_sheet")
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidgetResizable(True)
        scroll.setWidget(inner)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.addWidget(scroll)
        return sheet

    def _present_deal(self, game: Game) -> QFormLayout:
        deal, source = game.record.deals[-1].deal, game.sources[-1]
        assert source is not None
        fields = [
            ("fair_code", self.tr("Code of this deal"), str(source.code)),
            ("fair_commitment", self.tr("Sealed before the first bid"), commitment(deal, source)),
        ]
        if game.state.result is not None:
            fields += [
                ("fair_order", self.tr("What was sealed"), sealed_text(deal, source)),
                ("fair_line", self.tr("Check it in a terminal"), checking_line(deal, source)),
            ]
            told = self.tr("The deal is over: the order of its deck can be checked.")
        else:
            told = self.tr("After the deal the order of its deck is shown and can be checked.")
        rows = QFormLayout()
        rows.setHorizontalSpacing(16)
        rows.setVerticalSpacing(3)
        rows.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        rows.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for name, title, text in fields:
            label = QLabel(title)
            field = copied_from(name, title, text)
            whole_code = field.fontMetrics().horizontalAdvance(fields[0][2])
            field.setMinimumWidth(whole_code + _AROUND + 4)
            label.setBuddy(field)
            rows.addRow(label, field)
        rows.addRow(words(told, "explanation"))
        return rows

    def _add_table(self, sheet: QVBoxLayout) -> None:
        played = sorted({tally.players for tally in self._tallies})
        if not played:
            nothing = words(self.tr("No deals have been kept yet."), "explanation")
            nothing.setObjectName("fair_nothing")
            sheet.addWidget(nothing)
            sheet.addStretch()
            return
        self._games = QComboBox()
        self._games.setObjectName("fair_players")
        self._games.setAccessibleName(self.tr("All deals of the game"))
        for players in played:
            self._games.addItem(players_name(players), players)
        self._table = QTableWidget()
        self._table.setObjectName("fair_table")
        self._table.setAccessibleName(self.tr("What each seat was dealt"))
        self._table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        letters = self._table.fontMetrics()
        row = max(_ROW, letters.height() + _AROUND)
        self._table.verticalHeader().setDefaultSectionSize(row)
        self._table.setMinimumHeight(row * (len(Measure) + 1) + 2 * _AROUND)
        self._table.setTabKeyNavigation(False)
        self._table.setCornerButtonEnabled(False)
        sheet.addWidget(self._games)
        sheet.addWidget(self._table, stretch=1)
        sheet.addWidget(
            words(
                self.tr(
                    "In each field: counted, and expected on average. Chance: how often a fair"
                    " shuffle strays at least so far (chi-square). Trump here is the upcard's"
                    " suit; a high upcard is a jack or an ace. Deals by code are not counted."
                ),
                "explanation",
            )
        )
        self._games.currentIndexChanged.connect(self._show_tallies)
        self._show_tallies()

    def _show_tallies(self) -> None:
        players = self._games.currentData()
        shown = [tally for tally in self._tallies if tally.players == players]
        self._table.setRowCount(len(shown))
        self._table.setColumnCount(players + 1)
        self._table.setHorizontalHeaderLabels([*self._seats(players), self.tr("Chance")])
        self._table.setVerticalHeaderLabels([self._measure(tally.measure) for tally in shown])
        for row, tally in enumerate(shown):
            for column, seat in enumerate(tally.seats):
                text = self.tr("{observed} ({expected})").format(
                    observed=seat.observed, expected=f"{seat.expected:.1f}"
                )
                self._table.setItem(row, column, _cell(text))
            self._table.setItem(row, players, _cell(self._chance(tally)))
        self._divide_columns(players)

    def _divide_columns(self, players: int) -> None:
        """Alike, but none narrower than its words: rather the table scrolls."""
        columns = self._table.horizontalHeader()
        columns.setMinimumSectionSize(-1)
        columns.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        columns.setMinimumSectionSize(max(columns.sectionSize(seat) for seat in range(players)))
        for seat in range(players):
            columns.setSectionResizeMode(seat, QHeaderView.ResizeMode.Stretch)

    def _chance(self, tally: Tally) -> str:
        if tally.probability is None:
            return self.tr("too few deals")
        if tally.probability < 0.001:
            return self.tr("below 0.1 %")
        return self.tr("{percent} %").format(percent=f"{100 * tally.probability:.1f}")

    def _seats(self, players: int) -> list[str]:
        you, left = self.tr("You"), self.tr("Left")
        opposite, right = self.tr("Opposite"), self.tr("Right")
        others = {2: [opposite], 3: [left, right], 4: [left, opposite, right]}
        return [you, *others[players]]

    def _measure(self, measure: Measure) -> str:
        return {
            Measure.BOWERS: self.tr("Bowers"),
            Measure.ACES: self.tr("Aces"),
            Measure.TRUMPS: self.tr("Trumps"),
            Measure.UPCARDS: self.tr("High upcards dealt"),
        }[measure]


def _cell(text: str) -> QTableWidgetItem:
    item = QTableWidgetItem(text)
    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
    return item
