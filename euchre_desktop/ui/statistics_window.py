"""Where does the person find their games, figures and charts?"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QLabel,
    QLineEdit,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from euchre_desktop.app.statistics.games import PlayedGame
from euchre_desktop.ui.chart_page import ChartPage
from euchre_desktop.ui.flow_row import FlowRow
from euchre_desktop.ui.plain_parts import button, fill, in_a_row, one_below_the_other, table
from euchre_desktop.ui.statistics_words import StatisticsWords


class StatisticsWindow(QDialog):
    """The finished games of the person: a list to search, figures, and charts.

    Signals:
        review_wanted: (int, int) the id of a game and a deal of it, from 0; -1 for the last.
        left_out_changed: (bool, bool) games with something taken back are left out; with hints.
    """

    review_wanted = Signal(int, int)
    left_out_changed = Signal(bool, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statistics_window")
        self.setWindowTitle(self.tr("History and statistics"))
        self._words = StatisticsWords()
        self._all: tuple[PlayedGame, ...] = ()
        self._listed: list[PlayedGame] = []
        self._make_parts()
        self._lay_out()
        self.resize(1000, 640)
        self.say(self.tr("Reading your games ..."))

    @Slot(object)
    def show_games(self, games: Sequence[PlayedGame]) -> None:
        """Fill in these games, given from the first to the last."""
        self._all = tuple(games)
        self._show_all()

    def leave_out(self, *, undone: bool, hints: bool) -> None:
        """Which games figures and charts leave out; nobody is told of it."""
        for box, out in ((self._without_undone, undone), (self._without_hints, hints)):
            with QSignalBlocker(box):
                box.setChecked(out)

    def say(self, sentence: str) -> None:
        """Say something below everything."""
        self._note.setText(sentence)

    @property
    def counted(self) -> list[PlayedGame]:
        """The games that figures and charts count."""
        return [
            game
            for game in self._all
            if not (game.undone and self._without_undone.isChecked())
            and not (game.hints and self._without_hints.isChecked())
        ]

    def _make_parts(self) -> None:
        self._search = QLineEdit()
        self._search.setObjectName("history_search")
        self._search.setPlaceholderText(self.tr("Date, player, result or deal code"))
        self._search.setAccessibleName(self.tr("Search your games"))
        self._search.setClearButtonEnabled(True)
        self._search.textChanged.connect(self._show_list)
        self._games = table("history", self.tr("Your games"), self._words.game_headings())
        self._games.cellActivated.connect(self._on_activated)
        self._open = button("open_review", self.tr("&Review this game"))
        self._open.clicked.connect(lambda: self._on_activated(self._games.currentRow()))
        self._figures = table("figures", self.tr("Figures"), self._words.figure_headings())
        self._bids = table("bids", self.tr("Bids and defenses"), self._words.bid_headings())
        self._left_out = FlowRow(self)  # large words need two rows on a small screen
        self._without_undone = QCheckBox(
            self.tr("Leave out games in which you &took back"), self._left_out
        )
        self._without_undone.setObjectName("without_undone")
        self._without_undone.setChecked(True)
        self._without_hints = QCheckBox(self.tr("Leave out games with &hints"), self._left_out)
        self._without_hints.setObjectName("without_hints")
        left_out = (self._without_undone, self._without_hints)
        self._left_out.set_buttons(left_out)
        for box in left_out:
            box.toggled.connect(self._on_left_out)
        self.charts = ChartPage()
        self.charts.said.connect(self.say)
        self._note = QLabel()
        self._note.setObjectName("statistics_note")
        self._note.setProperty("kind", "explanation")
        self._note.setWordWrap(True)

    def _lay_out(self) -> None:
        self.tabs = QTabWidget()
        self.tabs.setObjectName("statistics_tabs")
        self.tabs.setDocumentMode(True)  # else pages lie on a paler ground than their words expect
        self.tabs.addTab(
            one_below_the_other(self._search, self._games, in_a_row(self._open)), self.tr("Games")
        )
        self.tabs.addTab(one_below_the_other(self._figures, self._bids), self.tr("Figures"))
        self.tabs.addTab(self.charts, self.tr("Charts"))
        sheet = QVBoxLayout(self)
        sheet.setContentsMargins(10, 10, 10, 10)
        sheet.addWidget(self.tabs, 1)
        sheet.addWidget(self._left_out)
        sheet.addWidget(self._note)

    @Slot()
    def _on_left_out(self) -> None:
        self._show_all()
        self.left_out_changed.emit(
            self._without_undone.isChecked(), self._without_hints.isChecked()
        )

    @Slot()
    def _show_all(self) -> None:
        self._show_list()
        counted = self.counted
        fill(self._figures, self._words.figure_rows(counted))
        fill(self._bids, self._words.bid_rows(counted))
        self.charts.show_games(counted)
        left_out = len(self._all) - len(counted)
        if not self._all:
            self.say(self.tr("There is no finished game yet."))
        elif left_out == 1:
            self.say(self.tr("One game is left out of figures and charts."))
        elif left_out:
            self.say(
                self.tr("{number} games are left out of figures and charts.").format(
                    number=left_out
                )
            )
        else:
            self.say("")

    @Slot()
    def _show_list(self) -> None:
        wanted = self._search.text().casefold().split()
        rows = [(game, self._words.game_row(game)) for game in reversed(self._all)]
        found = [(game, row) for game, row in rows if _matches(game, row, wanted)]
        self._listed = [game for game, _ in found]
        fill(self._games, [row for _, row in found])
        self._open.setEnabled(bool(found))
        if found:
            self._games.setCurrentCell(0, 0)

    @Slot(int)
    def _on_activated(self, row: int) -> None:
        if 0 <= row < len(self._listed):
            game = self._listed[row]
            sought = self._search.text().strip().casefold()
            codes = [code.casefold() for code in game.codes]
            self.review_wanted.emit(game.id, codes.index(sought) if sought in codes else -1)


def _matches(game: PlayedGame, row: list[str], wanted: list[str]) -> bool:
    text = " ".join((*row, *game.codes)).casefold()
    return all(word in text for word in wanted)
