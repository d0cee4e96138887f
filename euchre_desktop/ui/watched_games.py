"""How do computer players play whole games in the real window, with nobody there?"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Qt, Signal, Slot

from euchre_desktop.app.game_setup import GameSetup
from euchre_desktop.rules import Event, GameWon, Observation
from euchre_desktop.ui.main_window import MainWindow


class WatchedGames(QObject):
    """Plays one watched game after the other and leads over each deal's result.

    Signals:
        shown: the Observation once everything up to it is on the screen.
        game_over: the Observation at the end of a game, once it is on the screen.
        all_over: the last game has been shown.
    """

    shown = Signal(object)
    game_over = Signal(object)
    all_over = Signal()

    def __init__(
        self, window: MainWindow, start: Callable[[GameSetup], None], *, linger: bool
    ) -> None:
        """With `linger` results stay as long as the window wants, else they go at once."""
        super().__init__(window)
        self._window = window
        self._start = start
        self._linger = linger
        self._waiting: deque[GameSetup] = deque()
        self._seen: Observation | None = None
        self._won = False
        # Queued: whoever else hears `ready` has then done what it does.
        window.view.ready.connect(self._on_ready, Qt.ConnectionType.QueuedConnection)

    def play(self, setups: Iterable[GameSetup]) -> None:
        """Begin; every seat of the setups must be a computer player's."""
        self._waiting.extend(setups)
        self._start_next()

    @Slot(object, object)
    def note(self, seen: Observation, events: tuple[Event, ...]) -> None:
        """Hear what the table reports."""
        self._seen = seen
        self._won = any(isinstance(event, GameWon) for event in events)

    @Slot()
    def _on_ready(self) -> None:
        if self._seen is None:
            return
        self.shown.emit(self._seen)
        if self._won:
            self._won = False
            self.game_over.emit(self._seen)
            self._start_next()
        elif not self._linger and self._window.result_panel.isVisible():
            self._window.move_on()

    def _start_next(self) -> None:
        self._seen = None
        if self._waiting:
            self._start(self._waiting.popleft())
        else:
            self.all_over.emit()
