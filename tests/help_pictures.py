"""Renders what helps the person: ``python -m tests.help_pictures FOLDER``.

Hints, claims, the review and the statistics, in the real window at two sizes; look at them
after every change of these.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QObject, QSize, Qt, Slot
from PySide6.QtWidgets import QWidget

from euchre_desktop.ai.claiming import claim_is_proven
from euchre_desktop.ai.player import Level
from euchre_desktop.app.game_setup import standard_setup
from euchre_desktop.app.preferences import Loaded, Speed
from euchre_desktop.rules import Observation, Phase, RuleOptions, defaults
from euchre_desktop.ui.program import Program
from euchre_desktop.ui.starting import make_application
from euchre_desktop.ui.style import apply_style
from tests.pictures import LOOKS

SIZES = {"small": QSize(640, 480), "laptop": QSize(1280, 800)}
PHASES = (Phase.ORDERING, Phase.NAMING, Phase.PICKING_UP, Phase.MERGING, Phase.PLAYING)


class Photographer(QObject):
    """Takes every hint, and does what it says, until each phase has its picture."""

    def __init__(self, program: Program, folder: Path, prefix: str, loop: QEventLoop) -> None:
        super().__init__()
        self._program, self._folder, self._prefix, self._loop = program, folder, prefix, loop
        self._taken: set[str] = set()
        self._deals = 0
        queued = Qt.ConnectionType.QueuedConnection
        program.table.person_to_act.connect(self._on_offer, queued)
        program.helping.hints.given.connect(self._on_hint, queued)
        program.view.ready.connect(self._on_ready, queued)
        self._over = False
        program.table.happened.connect(self._note)

    @Slot(object)
    def _on_offer(self, seen: Observation) -> None:
        if claim_is_proven(seen) and len(seen.hand) > 2 and "claim" not in self._taken:
            self._program.window.review_actions.claim.trigger()
            self.take("claim")
            panel = self._program.view.findChild(QWidget, "lay_down")
            assert panel is not None
            panel.click()  # type: ignore[attr-defined]
            self.take("claimed")
            return
        self._program.window.review_actions.hint.trigger()

    @Slot(object)
    def _note(self, seen: Observation) -> None:
        self._over = seen.phase is Phase.GAME_OVER

    @Slot(object)
    def _on_hint(self, seen: Observation) -> None:
        self.take(f"hint {seen.phase.name.lower()}")
        if f"estimates {seen.phase.name.lower()}" not in self._taken:
            self._program.window.review_actions.hint.trigger()
            self.take(f"estimates {seen.phase.name.lower()}")
        found = self._program.helping.hints.found
        assert found is not None
        self._program.window.action_chosen.emit(found.action)

    @Slot()
    def _on_ready(self) -> None:
        if self._program.window.result_panel.isVisible():
            self._deals += 1
            if self._deals >= 12 or self._over:
                self._loop.quit()
                return
            self._program.window.move_on()

    def take(self, name: str) -> None:
        """Keep the first picture of this name."""
        if name not in self._taken:
            self._taken.add(name)
            file = f"{self._prefix}-{name.replace(' ', '-')}.png"
            self._program.window.grab().save(str(self._folder / file))


def take_pictures(folder: Path, options: RuleOptions, size: str, look: str) -> None:
    """Play a few deals and keep the pictures in `folder`."""
    program = Program(Loaded(replace(LOOKS[look], speed=Speed.OFF)), None)
    program.window.resize(SIZES[size])
    program.window.show()
    loop = QEventLoop()
    photographer = Photographer(program, folder, f"{options.players}-{size}-{look}", loop)
    program.start_game(standard_setup(options, "You", Level.CASUAL), "hints")
    loop.exec()
    photographer.deleteLater()
    program.close()
    program.window.close()


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--players", nargs="+", type=int, default=[3, 4])
    parser.add_argument("--look", choices=LOOKS, default="usual")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    application = make_application()
    for players in chosen.players:
        for size in SIZES:
            apply_style(application)  # not that of a look before
            take_pictures(chosen.folder, defaults(players), size, chosen.look)
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
