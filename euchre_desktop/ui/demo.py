"""How does the program show itself: a whole game, told on standard output, with pictures?"""

from __future__ import annotations

from pathlib import Path
from typing import TextIO

from PySide6.QtCore import QObject, Signal, Slot

from euchre_desktop.app.output import silenced
from euchre_desktop.rules import Observation, Phase
from euchre_desktop.ui.main_window import MainWindow
from euchre_desktop.ui.watched_games import WatchedGames


class Demo(QObject):
    """Prints the log of a watched game and keeps pictures of its moments.

    Signals:
        cut_off: neither can be gone on with; why, or an empty text where nobody listens.
    """

    cut_off = Signal(str)

    def __init__(
        self, window: MainWindow, games: WatchedGames, out: TextIO, pictures: Path | None
    ) -> None:
        super().__init__(window)
        self._window = window
        self._out = out
        self._pictures = pictures
        self._taken = 0
        self._last_phase: Phase | None = None
        window.told.connect(self._on_told)
        games.shown.connect(self._on_shown)

    @Slot(str)
    def _on_told(self, sentence: str) -> None:
        try:
            print(sentence, file=self._out, flush=True)
        except OSError as error:
            self.cut_off.emit(silenced(self._out, error))

    @Slot(object)
    def _on_shown(self, seen: Observation) -> None:
        """A picture whenever the game has come to something new, and of every trick begun."""
        trick_begun = seen.phase is Phase.PLAYING and len(seen.trick.plays) == 2
        if self._pictures is not None and (seen.phase is not self._last_phase or trick_begun):
            name = f"{self._taken:03d}-deal-{seen.deal_number}-{seen.phase.name.lower()}.png"
            path = self._pictures / name
            if not self._window.grab().save(str(path)):
                self.cut_off.emit(f"{path}: cannot be written")
            self._taken += 1
        self._last_phase = seen.phase
