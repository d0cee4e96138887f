"""Which card is played by itself, because no other may be?"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from euchre_desktop.app.preferences import Preferences
from euchre_desktop.rules import Observation, PlayCard
from euchre_desktop.ui.choreography import BREATH
from euchre_desktop.ui.tempo import tempo_of


class AutoPlay(QObject):
    """Plays an offered card if it is the only one allowed, once there was time to see it.

    Signals:
        chosen: the PlayCard of that card.
    """

    chosen = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._only: PlayCard | None = None
        self._is_wanted = False
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self._on_time_up)

    def use(self, preferences: Preferences) -> None:
        """Play by itself if it is wanted, as long after the card before as an opponent does.

        It holds at once, for a card that is offered already, too.
        """
        self._is_wanted = preferences.auto_play
        # Never at once: with a dialog over the table it would be asked without a rest.
        self._time.setInterval(max(20, round(BREATH * tempo_of(preferences).of_plays)))
        if not self._is_wanted:
            self._time.stop()
        elif self._only is not None:
            self._time.start()

    def offer(self, seen: Observation) -> None:
        """Choose after a breath, if it is wanted and `seen` allows a single card."""
        self.stop()
        match seen.legal_actions:
            case (PlayCard() as only,):
                self._only = only
                if self._is_wanted:
                    self._time.start()

    def stop(self) -> None:
        """What was offered is over, or chosen by the person."""
        self._only = None
        self._time.stop()

    def _on_time_up(self) -> None:
        if QApplication.activeModalWidget() is not None:
            # A dialog lies over the table, and nothing goes on behind it; the time begins again.
            self._time.start()
            return
        only, self._only = self._only, None
        if only is not None:
            self.chosen.emit(only)
