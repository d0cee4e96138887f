"""With what does the person step through a deal, and start and stop the weighing?"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QProgressBar, QPushButton, QWidget

from euchre_desktop.ui.flow_row import FlowRow
from euchre_desktop.ui.plain_parts import button


class StepBar(FlowRow):
    """First, back, next, last, by buttons and keys; and whether all hands lie open.

    Signals:
        wanted: the place to go to, from 0.
        opened: whether all hands are to lie open.
    """

    wanted = Signal(int)
    opened = Signal(bool)

    def __init__(self, window: QWidget) -> None:
        """The keys work wherever the focus is in `window`."""
        super().__init__(window)
        self._place = self._last = 0
        self._first = self._button(window, "review_first", self.tr("First"), "Home")
        self._back = self._button(window, "review_back", self.tr("Back"), "Left")
        self._on = self._button(window, "review_on", self.tr("Next"), "Right")
        self._end = self._button(window, "review_last", self.tr("Last"), "End")
        self._first.clicked.connect(lambda: self.wanted.emit(0))
        self._back.clicked.connect(lambda: self.wanted.emit(self._place - 1))
        self._on.clicked.connect(lambda: self.wanted.emit(self._place + 1))
        self._end.clicked.connect(lambda: self.wanted.emit(self._last))
        self.hands_open = QCheckBox(self.tr("All hands &open"), self)
        self.hands_open.setObjectName("all_hands_open")
        self.hands_open.toggled.connect(self.opened)
        steps = (self._first, self._back, self._on, self._end)
        self.set_buttons((*steps, self.hands_open), apart=True)

    def show_place(self, place: int, number: int) -> None:
        """Stand at `place` of so many; what leads nowhere is off."""
        self._place, self._last = place, number - 1
        for step in (self._first, self._back):
            step.setEnabled(place > 0)
        for step in (self._on, self._end):
            step.setEnabled(place < self._last)

    def _button(self, window: QWidget, name: str, text: str, key: str) -> QPushButton:
        made = button(name, text)
        made.setParent(self)
        QShortcut(QKeySequence(key), window).activated.connect(made.click)
        made.setToolTip(self.tr("Key {key}").format(key=key))
        made.setAccessibleDescription(made.toolTip())
        return made


class WorkBar(QWidget):
    """How far the weighing is, and the buttons that stop it and ask for more.

    Signals:
        stopped: enough has been weighed.
        game_wanted: weigh the whole game.
    """

    stopped = Signal()
    game_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._progress = QProgressBar()
        self._progress.setObjectName("review_progress")
        self._progress.setAccessibleName(self.tr("How far the choices are weighed"))
        self._cancel = button("cancel_review", self.tr("Stop weighing"))
        self._cancel.clicked.connect(self.stopped)
        self._game = button("review_game", self.tr("Weigh the whole &game"))
        self._game.clicked.connect(self.game_wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._progress, 1)
        row.addWidget(self._cancel)
        row.addWidget(self._game)
        self.rest()

    def begin(self, number: int) -> None:
        """So many choices are being weighed."""
        self._progress.setRange(0, number)
        self._progress.setValue(0)
        self._show(busy=True)

    def note(self, done: int) -> None:
        """So many of them are."""
        self._progress.setValue(done)

    def rest(self) -> None:
        """Nothing is being weighed."""
        self._show(busy=False)

    def _show(self, *, busy: bool) -> None:
        self._progress.setVisible(busy)
        self._cancel.setVisible(busy)
        self._game.setVisible(not busy)
