"""What is each choice worth? One row a choice: words, a bar, the chance to win, the points."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QWidget

from euchre_desktop.ai.player import Choice
from euchre_desktop.rules import Action, Observation
from euchre_desktop.ui.choice_words import ChoiceWords
from euchre_desktop.ui.star import draw_star
from euchre_desktop.ui.theme import BODY, GRID, SMALL, font

MOST_ROWS = 9
"""More choices than this there are only among ten cards, and the rest are hardly different."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a table shows."""

    seen: Observation
    choices: tuple[Choice, ...]
    """The best first."""
    best: Action
    chosen: Action | None = None


class ChoiceTable(QWidget):
    """The choices with their estimates. Its words are labels, so that they can be read aloud."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(GRID)
        self._grid.setVerticalSpacing(3)
        self._grid.setColumnStretch(1, 3)
        self._grid.setColumnStretch(2, 1)
        self._labels: list[tuple[QLabel, int, bool]] = []
        self._scale = 1.0

    def show_choices(self, shown: Shown, words: ChoiceWords) -> None:
        """Fill the table; nothing weighed leaves it empty."""
        self._clear()
        if not shown.choices:
            return
        for column, heading in ((3, self.tr("wins")), (4, self.tr("points"))):
            self._put(heading, 0, column, SMALL)
        rows = _rows(shown)
        top = max(choice.wins for choice in rows)
        floor = min(choice.wins for choice in rows)
        for number, choice in enumerate(rows, start=1):
            is_best, is_chosen = choice.action == shown.best, choice.action == shown.chosen
            self._add(_Sign(is_best, is_chosen, self), number, 0)
            label = words.choice(choice.action, shown.seen)
            said = self.tr("{choice}, chosen").format(choice=label) if is_chosen else label
            self._put(label, number, 1, BODY, bold=is_best or is_chosen).setAccessibleName(said)
            self._add(_Bar(choice.wins, floor, top, self), number, 2)
            self._put(words.wins(choice.wins), number, 3, BODY, error=choice.wins_error * 100)
            self._put(words.points(choice.points), number, 4, BODY, error=choice.points_error)
        self.set_scale(self._scale)

    def set_scale(self, scale: float) -> None:
        """Write at this part of the full size."""
        self._scale = scale
        for label, pixels, bold in self._labels:
            label.setFont(font(pixels, bold=bold, scale=scale))
        for sign in self.findChildren(_Sign):
            sign.set_scale(scale)
        self._grid.setVerticalSpacing(max(1, round(3 * scale)))
        self.updateGeometry()  # else whoever lays this out goes on with the size of before

    def _clear(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._labels.clear()

    def _put(
        self,
        text: str,
        row: int,
        column: int,
        pixels: int,
        *,
        bold: bool = False,
        error: float | None = None,
    ) -> QLabel:
        label = _Elided(text, self) if column == 1 else QLabel(text, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        role = QPalette.ColorRole
        label.setForegroundRole(role.Shadow if row == 0 else role.WindowText)
        if column > 2:
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        if error is not None:
            label.setToolTip(self.tr("give or take {error}").format(error=f"{error:.2f}"))
        self._labels.append((label, pixels, bold))
        self._add(label, row, column)
        return label

    def _add(self, widget: QWidget, row: int, column: int) -> None:
        self._grid.addWidget(widget, row, column)
        widget.show()  # else it has no size until the next turn of the event loop


def _rows(shown: Shown) -> list[Choice]:
    """The best few, and the chosen one in any case."""
    rows = list(shown.choices[:MOST_ROWS])
    chosen = [choice for choice in shown.choices if choice.action == shown.chosen]
    return rows if not chosen or chosen[0] in rows else [*rows[:-1], *chosen]


class _Elided(QLabel):
    """As much of its words as there is room for; all of them in the tooltip."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self.setToolTip(text)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.setFont(self.font())
        shown = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.width()
        )
        align = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self.rect(), align, shown)


class _Sign(QWidget):
    """A star at the best choice, a dot at the one that was made."""

    def __init__(self, is_best: bool, is_chosen: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_best, self._is_chosen, self._scale = is_best, is_chosen, 1.0
        self.setFixedWidth(16)

    def set_scale(self, scale: float) -> None:
        self._scale = scale
        self.setFixedWidth(round(16 * scale))

    def sizeHint(self) -> QSize:
        return QSize(16, 16) * self._scale

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        center = QPointF(self.width() / 2, self.height() / 2)
        if self._is_best:
            draw_star(painter, center, 7 * self._scale)
        elif self._is_chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.palette().highlight())
            painter.drawEllipse(center, 4 * self._scale, 4 * self._scale)


class _Bar(QWidget):
    """A chance as a bar. What all choices have in common is left out, or none would differ."""

    def __init__(self, wins: float, floor: float, top: float, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("choice_bar")
        base = max(0.0, floor - 0.25 * max(top - floor, 0.04))
        self.share = (wins - base) / (top - base) if top > base else 1.0
        self.setMinimumWidth(32)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return QSize(100, 12)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        track = QRectF(0, self.height() / 2 - 4, self.width(), 8)
        painter.setBrush(self.palette().button())
        painter.drawRoundedRect(track, 4, 4)
        track.setWidth(max(8.0, track.width() * self.share))
        painter.setBrush(self.palette().accent())
        painter.drawRoundedRect(track, 4, 4)
