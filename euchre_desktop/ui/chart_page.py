"""Which charts are there of the person's games, and how do they get into files?"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt, Signal, Slot
from PySide6.QtGui import QImageWriter
from PySide6.QtWidgets import QComboBox, QFileDialog, QVBoxLayout, QWidget

from euchre_desktop.app.files import write_atomically, write_bytes_atomically
from euchre_desktop.app.statistics.counting import (
    Point,
    bids_by_strength,
    loss_over_time,
    win_rate_over_time,
)
from euchre_desktop.app.statistics.games import PlayedGame
from euchre_desktop.ui.chart import Chart, ChartContent
from euchre_desktop.ui.plain_parts import button, fill, in_a_row, table
from euchre_desktop.ui.statistics_words import as_csv


class ChartPage(QWidget):
    """A chart, the same as a table, and two buttons to write it.

    Signals:
        said: a sentence about what was written, or could not be.
    """

    said = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("charts")
        self._games: tuple[PlayedGame, ...] = ()
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
        # Large words leave it no more on a small screen; the list that opens shows all.
        self._kind.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self._kind.setMinimumContentsLength(6)
        self._kind.currentIndexChanged.connect(self._show)
        self._chart = Chart()
        headings = [self.tr("At"), self.tr("Value"), self.tr("From"), self.tr("To"), self.tr("Of")]
        self._chart_headings = headings
        self._points = table("chart_points", self.tr("The chart as a table"), headings)
        self._points.setMaximumHeight(150)
        self._png = button("export_png", self.tr("Save &picture..."))
        self._png.clicked.connect(lambda: self._ask_where("png"))
        self._csv = button("export_csv", self.tr("Save as &CSV..."))
        self._csv.clicked.connect(lambda: self._ask_where("csv"))
        page = QVBoxLayout(self)
        page.addWidget(in_a_row(self._kind, self._png, self._csv, ahead=True))
        page.addWidget(self._chart)
        page.addWidget(self._points)

    def show_games(self, games: Sequence[PlayedGame]) -> None:
        """Draw these games, given from the first to the last."""
        self._games = tuple(games)
        self._show()

    @Slot()
    def _show(self) -> None:
        content = self._content()
        self._chart.show_content(content)
        fill(self._points, self._point_rows(content))

    def _content(self) -> ChartContent:
        games, kind = self._games, self._kind.currentIndex()
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

    def _ask_where(self, suffix: str) -> None:
        dialog = QFileDialog(self, self.tr("Save chart"))
        dialog.setObjectName(f"save_{suffix}_dialog")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(suffix)
        pictures, tables = self.tr("Pictures (*.png)"), self.tr("Tables (*.csv)")
        dialog.setNameFilter(pictures if suffix == "png" else tables)
        dialog.fileSelected.connect(lambda name: self.save(Path(name), suffix))
        dialog.open()

    def save(self, path: Path, suffix: str) -> None:
        """Write the chart shown, as a picture or as a table; what goes wrong is said."""
        try:
            if suffix == "png":
                write_bytes_atomically(path, self._picture())
            else:
                rows = self._raw_rows()
                write_atomically(path, as_csv(self._chart_headings, rows))
        except OSError as error:
            text = self.tr("The chart could not be written: {reason}.")
            self.said.emit(text.format(reason=error.strerror or str(error)))
        else:
            self.said.emit(self.tr("Written: {name}").format(name=path.name))

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
