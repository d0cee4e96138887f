"""When are sounds played? At most one for everything that is shown at once."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from euchre_desktop.app.sound.moments import Rhythm, Sound, loudest, sound_of
from euchre_desktop.app.sound.player import Player
from euchre_desktop.rules import Event, Observation


class Sounding(QObject):
    """Lets a player play what belongs to the events it hears of.

    Signals:
        moment_over: what was shown at once has been heard, or was not worth a sound.
    """

    moment_over = Signal()

    def __init__(
        self,
        player: Player,
        parent: QObject | None = None,
        now: Callable[[], float] = monotonic,
    ) -> None:
        super().__init__(parent)
        self._player = player
        self._now = now
        self._rhythm = Rhythm()
        self._due: list[Sound] = []
        # Events shown without motion come in one turn of the event loop: they are one moment.
        self._moment = QTimer(self)
        self._moment.setSingleShot(True)
        self._moment.setInterval(0)
        self._moment.timeout.connect(self._sound)

    @Slot(object, object)
    def hear(self, event: Event, seen: Observation) -> None:
        """`event` is being shown to the seat of `seen`."""
        sound = sound_of(event, seen)
        if sound is not None:
            self._due.append(sound)
            self._moment.start()

    @Slot()
    def _sound(self) -> None:
        sound = loudest(self._due)
        self._due.clear()
        if sound is not None and self._rhythm.admits(sound, self._now()):
            self._player.play(sound)
        self.moment_over.emit()
