"""Where does the person find their games, figures and charts?"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt, Signal, Slot
from PySide6.QtGui import QImageWriter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from euchre_desktop.app.files import write_atomically, write_bytes_atomically
from euchre_desktop.app.statistics.counting import (
    Point,
    bids_by_strength,
    loss_over_time,
    win_rate_over_time,
)
from euchre_desktop.app.statistics.games import PlayedGame
from euchre_desktop.ui.chart import Chart, ChartContent
from euchre_desktop.ui.statistics_words import StatisticsWords, as_csv


class StatisticsWindow(QDialog):
    """The finished games of the person: a list to search, figures, and charts.

    Signals:
        review_wanted: (int, int) the id of a game and a deal of it, from 0; -1 for the last.
    """

    review_wanted = Signal(int, int)

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
        self._games = _table("history", self.tr("Your games"), self._words.game_headings())
        self._games.cellActivated.connect(self._on_activated)
        self._open = _button("open_review", self.tr("&Review this game"))
        self._open.clicked.connect(lambda: self._on_activated(self._games.currentRow()))
        self._figures = _table("figures", self.tr("Figures"), self._words.figure_headings())
        self._bids = _table("bids", self.tr("Bids and defenses"), self._words.bid_headings())
        self._without_undone = QCheckBox(self.tr("Leave out games in which you &took back"))
        self._without_undone.setObjectName("without_undone")
        self._without_undone.setChecked(True)
        self._without_hints = QCheckBox(self.tr("Leave out games with &hints"))
        self._without_hints.setObjectName("without_hints")
        for box in (self._without_undone, self._without_hints):
            box.toggled.connect(self._show_all)
        self._kind = QComboBox()
        self._kind.setObjectName("chart_kind")
        self._kind.setAccessibleName(self.tr("Chart"))
        self._kind.addItems(
            [
                self.tr("Win rate over time"),
                self.tr("Loss per decision over time"),
                self.tr("What bids bring, by strength of hand"),
            ]
        )
        self._kind.currentIndexChanged.connect(self._show_chart)
        self._chart = Chart()
        headings = [self.tr("At"), self.tr("Value"), self.tr("From"), self.tr("To"), self.tr("Of")]
        self._chart_headings = headings
        self._points = _table("chart_points", self.tr("The chart as a table"), headings)
        self._points.setMaximumHeight(150)
        self._png = _button("export_png", self.tr("Save &picture..."))
        self._png.clicked.connect(lambda: self._ask_where("png"))
        self._csv = _button("export_csv", self.tr("Save as &CSV..."))
        self._csv.clicked.connect(lambda: self._ask_where("csv"))
        self._note = QLabel()
        self._note.setObjectName("statistics_note")
        self._note.setProperty("kind", "explanation")
        self._note.setWordWrap(True)

    def _lay_out(self) -> None:
        self.tabs = QTabWidget()
        self.tabs.setObjectName("statistics_tabs")
        self.tabs.addTab(_page(self._search, self._games, _row(self._open)), self.tr("Games"))
        self.tabs.addTab(_page(self._figures, self._bids), self.tr("Figures"))
        charts = _page(
            _row(self._kind, self._png, self._csv, ahead=True), self._chart, self._points
        )
        self.tabs.addTab(charts, self.tr("Charts"))
        sheet = QVBoxLayout(self)
        sheet.setContentsMargins(10, 10, 10, 10)
        sheet.addWidget(self.tabs, 1)
        sheet.addWidget(_row(self._without_undone, self._without_hints))
        sheet.addWidget(self._note)

    @Slot()
    def _show_all(self) -> None:
        self._show_list()
        counted = self.counted
        _fill(self._figures, self._words.figure_rows(counted))
        _fill(self._bids, self._words.bid_rows(counted))
        self._show_chart()
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
        _fill(self._games, [row for _, row in found])
        self._open.setEnabled(bool(found))
        if found:
            self._games.setCurrentCell(0, 0)

    @Slot()
    def _show_chart(self) -> None:
        content = self._content()
        self._chart.show_content(content)
        _fill(self._points, self._point_rows(content))

    def _content(self) -> ChartContent:
        games, kind = self.counted, self._kind.currentIndex()
        points: list[Point]
        if kind == 0:
            points, across, nothing = (
                win_rate_over_time(games),
                self.tr("Games in the order played; the band holds the true rate with 95 %"),
                self.tr("There is no finished game yet."),
            )
        elif kind == 1:
            points, across, nothing = (
                loss_over_time(games),
                self.tr("Games that were reviewed; points lost by a choice on average"),
                self.tr("No game has been reviewed yet."),
            )
        else:
            points, across, nothing = (
                bids_by_strength(games),
                self.tr("Tricks the hand was good for; points a deal, yours less theirs"),
                self.tr("You have not made trump yet."),
            )
        return ChartContent(
            self._kind.currentText(), across, kind == 0, kind == 2, tuple(points), nothing
        )

    def _point_rows(self, content: ChartContent) -> list[list[str]]:
        return [
            [
                point.label,
                content.written(point.value),
                content.written(point.low),
                content.written(point.high),
                str(point.number),
            ]
            for point in content.points
        ]

    @Slot(int)
    def _on_activated(self, row: int) -> None:
        if 0 <= row < len(self._listed):
            game = self._listed[row]
            sought = self._search.text().strip().casefold()
            codes = [code.casefold() for code in game.codes]
            self.review_wanted.emit(game.id, codes.index(sought) if sought in codes else -1)

    def _ask_where(self, suffix: str) -> None:
        dialog = QFileDialog(self, self.tr("Save chart"))
        dialog.setObjectName(f"save_{suffix}_dialog")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        pictures, tables = self.tr("Pictures (*.png)"), self.tr("Tables (*.csv)")
        dialog.setNameFilter(pictures if suffix == "png" else tables)
        dialog.fileSelected.connect(lambda name: self.save_chart(Path(name), suffix))
        dialog.open()

    def save_chart(self, path: Path, suffix: str) -> None:
        """Write the chart shown, as a picture or as a table; what goes wrong is said."""
        try:
            if suffix == "png":
                write_bytes_atomically(path, self._picture())
            else:
                rows = self._raw_rows()
                write_atomically(path, as_csv(self._chart_headings, rows))
        except OSError as error:
            text = self.tr("The chart could not be written: {reason}.")
            self.say(text.format(reason=error.strerror or str(error)))
        else:
            self.say(self.tr("Written: {name}").format(name=path.name))

    def _raw_rows(self) -> list[list[str]]:
        """With plain numbers, as other programs read them."""
        return [
            [label, *(f"{number:.6g}" for number in (value, low, high)), str(of)]
            for label, value, low, high, of in self._content().points
        ]

    def _picture(self) -> bytes:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, b"PNG").write(self._chart.image())
        return bytes(buffer.data().data())


def _matches(game: PlayedGame, row: list[str], wanted: list[str]) -> bool:
    text = " ".join((*row, *game.codes)).casefold()
    return all(word in text for word in wanted)


def _table(name: str, said: str, headings: list[str]) -> QTableWidget:
    table = QTableWidget(0, len(headings))
    table.setObjectName(name)
    table.setAccessibleName(said)
    table.setHorizontalHeaderLabels(headings)
    table.verticalHeader().hide()
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setTabKeyNavigation(False)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.horizontalHeader().setStretchLastSection(True)
    return table


def _fill(table: QTableWidget, rows: list[list[str]]) -> None:
    table.setRowCount(len(rows))
    for number, row in enumerate(rows):
        for column, text in enumerate(row):
            item = QTableWidgetItem(text)
            if column and text[:1] in "0123456789+\u2212\u2013":
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
            table.setItem(number, column, item)


def _button(name: str, text: str) -> QPushButton:
    button = QPushButton(text)
    button.setObjectName(name)
    button.setAutoDefault(False)
    return button


def _row(*widgets: QWidget, ahead: bool = False) -> QWidget:
    """In a row; with `ahead` the first takes the room that is left."""
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    for number, widget in enumerate(widgets):
        layout.addWidget(widget, 1 if ahead and number == 0 else 0)
    if not ahead:
        layout.addStretch()
    return row


def _page(*widgets: QWidget) -> QWidget:
    page = QWidget()
    layout = QVBoxLayout(page)
    for widget in widgets:
        layout.addWidget(widget)
    return page
