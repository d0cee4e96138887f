"""Renders the window at several sizes and moments: ``python -m tests.pictures FOLDER``.

Every picture is of a real game in the real window, brought to its moment by
playing; look at them after every change of what the person sees.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QObject, QSize, Qt, Slot
from PySide6.QtWidgets import QApplication

from euchre_desktop.ai.player import Level, decide
from euchre_desktop.app.game_setup import PRESETS, standard_setup
from euchre_desktop.app.preferences import (
    Back,
    ClothColor,
    DeckColors,
    IndexSize,
    Loaded,
    Preferences,
    Speed,
    Theme,
)
from euchre_desktop.rules import (
    Alone,
    Observation,
    Phase,
    RuleOptions,
    house_rules,
)
from euchre_desktop.ui.program import Program
from euchre_desktop.ui.starting import make_application
from euchre_desktop.ui.style import apply_style

SIZES = {
    "small": QSize(640, 480),
    "laptop": QSize(1280, 800),
    "portrait": QSize(800, 1100),
    "large": QSize(1920, 1080),
}

LOOKS = {
    "usual": Preferences(),
    "four-colors": Preferences(
        deck_colors=DeckColors.FOUR, index_size=IndexSize.LARGE, back=Back.CRIMSON
    ),
    "sage": Preferences(cloth=ClothColor.SAGE, theme=Theme.LIGHT),
    "midnight-dark": Preferences(cloth=ClothColor.MIDNIGHT, theme=Theme.DARK, back=Back.FOREST),
    "burgundy": Preferences(cloth=ClothColor.BURGUNDY, theme=Theme.LIGHT),
    "contrast-light": Preferences(high_contrast=True, theme=Theme.LIGHT, cloth=ClothColor.SAGE),
    "contrast-dark": Preferences(high_contrast=True, theme=Theme.DARK, font_scale=150),
    "large-words": Preferences(font_scale=200, index_size=IndexSize.LARGE),
}

Moment = Callable[[Observation], bool]


def _acts(seen: Observation, phase: Phase) -> bool:
    return seen.turn == seen.seat and seen.phase is phase


MOMENTS: dict[str, Moment] = {
    "bidding": lambda seen: _acts(seen, Phase.ORDERING),
    "naming": lambda seen: _acts(seen, Phase.NAMING),
    "burying": lambda seen: _acts(seen, Phase.PICKING_UP),
    "alone": lambda seen: _acts(seen, Phase.DECLARING),
    "merging": lambda seen: _acts(seen, Phase.MERGING),
    "defending": lambda seen: _acts(seen, Phase.DEFENDING),
    "lead": lambda seen: _acts(seen, Phase.PLAYING) and not seen.trick.plays,
    "follow": lambda seen: (
        _acts(seen, Phase.PLAYING) and len(seen.legal_actions) < len(seen.hand) > 2
    ),
    "sitting-out": lambda seen: (
        seen.phase is Phase.PLAYING and bool(seen.made.sitting_out) and len(seen.tricks) == 2
    ),
    "result": lambda seen: seen.phase is Phase.BETWEEN_DEALS and seen.contract is not None,
    "throw-in": lambda seen: seen.phase is Phase.BETWEEN_DEALS and seen.contract is None,
    "end": lambda seen: seen.phase is Phase.GAME_OVER,
}

GAMES: dict[str, RuleOptions] = {
    **{preset.key: preset.options for preset in PRESETS},
    "loners": house_rules({"players": 4, "defend_alone": True, "target": 15}),
}


class Photographer(QObject):
    """Plays one game for the person by rule of thumb, and keeps each moment's first picture."""

    def __init__(self, program: Program, folder: Path, prefix: str, loop: QEventLoop) -> None:
        super().__init__()
        self._program, self._folder, self._prefix, self._loop = program, folder, prefix, loop
        self._taken: set[str] = set()
        self._seen: Observation | None = None
        self._chance = random.Random(prefix)
        queued = Qt.ConnectionType.QueuedConnection
        program.table.happened.connect(self._note)
        program.view.ready.connect(self._on_ready, queued)
        program.table.person_to_act.connect(self._on_offer, queued)

    @Slot(object, object)
    def _note(self, seen: Observation, _events: object) -> None:
        self._seen = seen

    @Slot(object)
    def _on_offer(self, seen: Observation) -> None:
        self._look(seen)
        if Alone() in seen.legal_actions and "sitting-out" not in self._taken:
            self._program.table.choose(Alone())
            return
        self._program.table.choose(decide(seen, Level.CASUAL, self._chance).action)

    @Slot()
    def _on_ready(self) -> None:
        assert self._seen is not None
        self._look(self._seen)
        if self._seen.phase is Phase.GAME_OVER:
            self._loop.quit()
        elif self._program.window.result_panel.isVisible():
            self._program.window.move_on()

    def _look(self, seen: Observation) -> None:
        for name, is_now in MOMENTS.items():
            if name not in self._taken and is_now(seen):
                self._taken.add(name)
                self._program.window.grab().save(str(self._folder / f"{self._prefix}-{name}.png"))


def take_pictures(
    application: QApplication, folder: Path, games: list[str], sizes: list[str], looks: list[str]
) -> None:
    """Play each game at each size in each look and keep the pictures in `folder`."""
    for game, size, look in product(games, sizes, looks):
        apply_style(application)  # not that of the picture before
        program = Program(Loaded(replace(LOOKS[look], speed=Speed.OFF)), None)
        program.window.resize(SIZES[size])
        program.window.show()
        loop = QEventLoop()
        photographer = Photographer(program, folder, f"{game}-{size}-{look}", loop)
        program.start_game(standard_setup(GAMES[game], "You", Level.CASUAL), f"{game}")
        loop.exec()
        photographer.deleteLater()
        program.close()
        program.window.close()


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--looks", nargs="+", choices=LOOKS, default=["usual"])
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    application = make_application()
    take_pictures(application, chosen.folder, chosen.games, chosen.sizes, chosen.looks)
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
