"""How do tricks, points and scores stand after a deal? One row a seat."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from euchre_desktop.rules import (
    DealScored,
    Observation,
    Seat,
    score_slots,
    seats_of_slot,
)
from euchre_desktop.ui.panel_frame import colored
from euchre_desktop.ui.theme import (
    BODY,
    GRID,
    SMALL,
    STANDARD_PAPER,
    PaperColors,
    font,
    seat_color,
)
from euchre_desktop.ui.wording import Wording


class ScoreTable(QWidget):
    """Names, tricks, points and new scores; with four, one score for both of a side."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("score_table")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(3, 0, 3, GRID // 2)
        self._grid.setColumnStretch(2, 1)
        self._small: list[QLabel] = []
        self._normal: list[QLabel] = []
        self._bold: list[QLabel] = []
        self._discs: list[_Disc] = []
        self._soft: list[QLabel] = []
        self._colors = STANDARD_PAPER

    def show_result(self, seen: Observation, wording: Wording) -> None:
        """Fill in the result of the deal in `seen`; empty after a throw-in."""
        self._clear()
        result = seen.result
        self.setVisible(isinstance(result, DealScored))
        if not isinstance(result, DealScored):
            return
        headings = (self.tr("tricks"), self.tr("points"), self.tr("score"))
        for column, heading in enumerate(headings, start=3):
            self._put(self._small, heading, 0, column, soft=True)
        row = 1
        for slot in range(score_slots(seen.players)):
            seats = seats_of_slot(slot, seen.players)
            self._put_score(result, slot, row, len(seats))
            for seat in seats:
                self._put_seat(seen, wording, seat, row)
                row += 1
            self._grid.setRowMinimumHeight(row, GRID // 2 if len(seats) > 1 else 0)
            row += 1

    def wear(self, colors: PaperColors) -> None:
        """Write in these colors."""
        self._colors = colors
        for label in (*self._small, *self._normal, *self._bold):
            colored(label, colors.soft_ink if label in self._soft else colors.ink)

    def set_scale(self, scale: float) -> None:
        """Write at this part of the full size."""
        self._set_fonts(self._small, font(SMALL, scale=scale))
        self._set_fonts(self._normal, font(BODY, scale=scale))
        self._set_fonts(self._bold, font(BODY, bold=True, scale=scale))
        for disc in self._discs:
            disc.set_scale(scale)
        self._grid.setHorizontalSpacing(round(2 * GRID * scale))
        self._grid.setVerticalSpacing(round(0.5 * GRID * scale))
        # The fonts reach the grid at once, but the panel's own layout only by an event.
        self.updateGeometry()

    def _put_seat(self, seen: Observation, wording: Wording, seat: Seat, row: int) -> None:
        disc = _Disc(wording.name(seat), seat_color(seat), self)
        self._discs.append(disc)
        self._grid.addWidget(disc, row, 0)
        disc.show()
        self._put(self._bold, wording.name(seat), row, 1)
        self._put(self._small, self._role(seen, seat), row, 2, soft=True)
        self._put(self._normal, str(seen.tricks_taken[seat]), row, 3)

    def _put_score(self, result: DealScored, slot: int, row: int, rows: int) -> None:
        points = result.points[slot]
        gained = self.tr("+{points}").format(points=points) if points else "0"
        self._put(self._bold if points else self._normal, gained, row, 4, rows)
        self._put(self._bold, str(result.scores[slot]), row, 5, rows)

    def _role(self, seen: Observation, seat: Seat) -> str:
        made = seen.made
        if seat in made.sitting_out:
            return self.tr("sat out")
        if seat == made.maker:
            return self.tr("maker, alone") if made.alone else self.tr("maker")
        if seat == made.lone_defender:
            return self.tr("defended alone")
        return ""

    def _put(
        self,
        kind: list[QLabel],
        text: str,
        row: int,
        column: int,
        rows: int = 1,
        *,
        soft: bool = False,
    ) -> None:
        label = QLabel(text, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        colored(label, self._colors.soft_ink if soft else self._colors.ink)
        if soft:
            self._soft.append(label)
        number = column > 2
        side = Qt.AlignmentFlag.AlignRight if number else Qt.AlignmentFlag.AlignLeft
        label.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        kind.append(label)
        self._grid.addWidget(label, row, column, rows, 1)
        label.show()  # a layout would do so only later, and the sheet be measured too small

    def _clear(self) -> None:
        for widget in (*self._small, *self._normal, *self._bold, *self._discs):
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        for kind in (self._small, self._normal, self._bold, self._soft, self._discs):
            kind.clear()

    def _set_fonts(self, labels: list[QLabel], wanted: QFont) -> None:
        for label in labels:
            label.setFont(wanted)


class _Disc(QWidget):
    """A player's disc: the seat's color and the first letter of the name."""

    def __init__(self, name: str, color: QColor, parent: QWidget) -> None:
        super().__init__(parent)
        self._letter = next((letter for letter in name if letter.isalnum()), "")
        self._color = color
        self._scale = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_scale(self, scale: float) -> None:
        self._scale = scale
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        side = round(22 * self._scale)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._color)
        painter.drawEllipse(QRectF(self.rect()))
        painter.setPen(QColor("#ffffff"))
        painter.setFont(font(11, bold=True, scale=self._scale))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._letter.upper())
