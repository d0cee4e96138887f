"""The real window, played without end by a person who also takes back: to be killed.

    python -m tests.ui.endless_player JOURNAL SEED

Prints a line for what it is offered at the start, for every state of the game before the
journal is told of it, and once the window was told.
"""

from __future__ import annotations

import hashlib
import random
import sys
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QPushButton

from euchre_desktop.ai.player import Level
from euchre_desktop.app.game import Game
from euchre_desktop.app.game_setup import standard_setup
from euchre_desktop.app.journal.entries import Entry
from euchre_desktop.app.journal.keeping import Journal
from euchre_desktop.app.preferences import Loaded, Preferences, Speed
from euchre_desktop.rules import Observation, house_rules, record_text
from euchre_desktop.ui.program import Program
from euchre_desktop.ui.starting import make_application


def fingerprint(game: Game | None) -> str:
    """Stands for all that must not be lost."""
    if game is None:
        return "none"
    text = f"{game.seed} {game.undone} {game.sources} {record_text(game.record)}"
    return hashlib.sha256(text.encode()).hexdigest()


class Announced(Journal):
    """Says what it is about to keep, and what it offers."""

    def unfinished(self) -> tuple[Entry, Game] | None:
        found = super().unfinished()
        print("offered", fingerprint(None if found is None else found[1]), flush=True)
        return found

    def begin(self, game: Game) -> None:
        print("about", fingerprint(game), flush=True)
        super().begin(game)

    def keep(self, game: Game) -> None:
        print("about", fingerprint(game), flush=True)
        super().keep(game)


class EndlessPlayer(QObject):
    """Chooses by chance; now and then takes back, does again, or restarts the deal."""

    def __init__(self, program: Program, seed: str) -> None:
        super().__init__()
        self._program = program
        self._chance = random.Random(seed)
        program.table.happened.connect(self._on_told)
        program.table.restored.connect(self._on_told)
        program.table.person_to_act.connect(self._on_offer)
        program.view.ready.connect(lambda: QTimer.singleShot(0, program.window.move_on))

    def begin(self) -> None:
        """Go on with the game that is offered, or start one that never ends."""
        self._program.welcome()
        go_on = self._program.window.findChild(QPushButton, "resume_game")
        if isinstance(go_on, QPushButton):
            go_on.click()
            return
        rules = house_rules({"players": 3, "target": 10**6, "stick_the_dealer": True})
        self._program.start_game(standard_setup(rules, "You", Level.BEGINNER))

    @Slot(object)
    def _on_told(self, *_: object) -> None:
        print("told", fingerprint(self._program.table.game), flush=True)

    @Slot(object)
    def _on_offer(self, seen: Observation) -> None:
        QTimer.singleShot(0, lambda: self._decide(seen))

    def _decide(self, seen: Observation) -> None:
        actions = self._program.window.actions_offered.deal
        back = self._chance.choice((actions.undo, actions.redo, actions.restart))
        if self._chance.random() < 0.25 and back.isEnabled():
            back.trigger()
        else:
            self._program.table.choose(self._chance.choice(seen.legal_actions))


def main(journal: str, seed: str) -> int:
    """Play until killed."""
    application = make_application()
    program = Program(Loaded(Preferences(speed=Speed.OFF)), None, Announced(Path(journal)))
    player = EndlessPlayer(program, seed)
    program.window.show()
    QTimer.singleShot(0, player.begin)
    return application.exec()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
