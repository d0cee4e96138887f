"""What did the deal come to? Shown until the person, or the clock, moves on."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from euchre_desktop.rules import Observation, Phase
from euchre_desktop.ui.choice_button import ChoiceButton
from euchre_desktop.ui.flow_row import FlowRow
from euchre_desktop.ui.panel_frame import PanelFrame
from euchre_desktop.ui.question import Weight
from euchre_desktop.ui.score_table import ScoreTable
from euchre_desktop.ui.theme import GRID, PaperColors
from euchre_desktop.ui.wording import Wording

_MOVES_ON = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)

_LINE_EVERY = 40
"""Milliseconds between two pictures of the line that runs out."""


class ResultPanel(PanelFrame):
    """The result of a deal, or of the game.

    Signals:
        moved_on: the result was read, or its time is up; once for every result
            that does not end the game.
        review: the person would like to look at this deal again.
        play_again, new_game: what the person wants after the game's end.
    """

    moved_on = Signal()
    review = Signal()
    play_again = Signal()
    new_game = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("result_panel", parent)
        self._over = False
        self._table_of_scores = ScoreTable(self)
        self._row = FlowRow(self)
        self._next = self._button("result_next", self.tr("Next deal"), self.tr("Space"))
        self._new = self._button("result_new_game", self.tr("New game…"), "N", Weight.QUIET)
        self._again = self._button("result_play_again", self.tr("Play again"), "A")
        self._review = self._button("result_review", self.tr("Review this deal"), "", Weight.QUIET)
        self._review.show_key("R")
        self._review.clicked.connect(self.review)
        self._next.clicked.connect(self.move_on)
        self._again.clicked.connect(self._play_again)
        self._new.clicked.connect(self._new_game)
        self._sheet.addWidget(self._table_of_scores)
        self._sheet.addWidget(self._row)
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self._on_time_up)
        self._line = QTimer(self, interval=_LINE_EVERY)
        self._line.timeout.connect(self.update)
        self.hide()

    def show_result(self, seen: Observation, wording: Wording, seconds: float) -> None:
        """Show the result in `seen`, which must have one.

        After `seconds` it moves on by itself; 0 waits for the person, and so
        does the end of the game.
        """
        self._over = seen.phase is Phase.GAME_OVER
        result = wording.result(seen)
        self._say(result.title, " ".join(result.lines))
        self._table_of_scores.show_result(seen, wording)
        self._offer(
            (self._review, self._new, self._again) if self._over else (self._review, self._next)
        )
        self._open()
        self.set_seconds(seconds)

    def set_seconds(self, seconds: float) -> None:
        """Move on by itself after so long from now; 0 waits for the person.

        Nothing is counted while no result is shown, or at the game's end.
        """
        self._time.stop()
        self._line.stop()
        if seconds > 0 and not self._over and not self.isHidden():
            self._time.start(round(seconds * 1000))
            self._line.start()
        self.update()

    @property
    def is_counting_down(self) -> bool:
        """Will it move on by itself?"""
        return self._time.isActive()

    @Slot()
    def _on_time_up(self) -> None:
        if QApplication.activeModalWidget() is None:
            self.move_on()
        else:  # a dialog lies over the table: nothing goes on behind it
            self._time.start()

    @Slot()
    def move_on(self) -> None:
        """The result has been read. Nothing happens at the end of the game, or if it is gone."""
        if self.isVisible() and not self._over:
            self.hide()
            self.moved_on.emit()

    def _offer(self, offered: tuple[ChoiceButton, ...]) -> None:
        for button in self._buttons:
            button.setVisible(button in offered)
        self._row.set_buttons(offered)

    @property
    def _buttons(self) -> tuple[ChoiceButton, ...]:
        return (self._review, self._next, self._again, self._new)

    def _play_again(self) -> None:
        self.hide()
        self.play_again.emit()

    def _new_game(self) -> None:
        # Stays: the person may close the dialog that opens, and play again instead.
        self.new_game.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the clock; only a minimized window lets it run."""
        if not event.spontaneous():
            self._time.stop()
            self._line.stop()
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space and Enter move on; they choose nothing at the end of the game."""
        if event.key() in _MOVES_ON and not event.isAutoRepeat() and not self._over:
            self.move_on()
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click anywhere on the sheet moves on."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.move_on()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Taken, so that the release is told to the panel, not to the table below."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the time that is left as a line along the lower edge."""
        super().paintEvent(event)
        if not self.is_counting_down:
            return
        left = self._time.remainingTime() / max(1, self._time.interval())
        side = self._sheet.contentsMargins().left() + 3
        track = QRectF(self.rect()).adjusted(side, self.height() - 14, -side, -11)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._look.paper.line)
        painter.drawRoundedRect(track, 1.5, 1.5)
        painter.setBrush(self._look.paper.choice)
        track.setWidth(track.width() * left)
        painter.drawRoundedRect(track, 1.5, 1.5)

    def _button(
        self, name: str, label: str, key: str, weight: Weight = Weight.STRONGEST
    ) -> ChoiceButton:
        return ChoiceButton(name, label, key, weight, self._row)

    def _recolor(self, paper: PaperColors) -> None:
        self._table_of_scores.wear(paper)

    def _arrange(self, scale: float) -> None:
        super()._arrange(scale)
        self._table_of_scores.set_scale(scale)
        self._row.spacing = round(6 * scale)
        for button in self._buttons:
            button.set_scale(scale)
        self._row.reflow()

    def _wanted_width(self) -> int:
        return max(46 * GRID, min(super()._wanted_width(), 60 * GRID))
