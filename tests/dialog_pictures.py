"""Renders the dialogs in every look: ``python -m tests.dialog_pictures FOLDER``.

Each is opened by its command in the real window, over a game that has just begun; look at them
after every change of colors, of the size of words, or of a dialog.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QDialog, QTabWidget

from euchre_desktop.ai.player import Level
from euchre_desktop.app.game_setup import standard_setup
from euchre_desktop.app.journal.keeping import Journal
from euchre_desktop.app.preferences import Loaded
from euchre_desktop.rules import defaults
from euchre_desktop.ui.program import Program
from euchre_desktop.ui.starting import make_application
from euchre_desktop.ui.style import apply_style
from tests.pictures import LOOKS

COMMANDS = (
    "new_game",
    "preferences",
    "keys",
    "about",
    "statistics",
    "play_deal_code",
    "fair_deals",
    "challenge",
)
"""The names of the actions that open a dialog at once."""

SMALL = QSize(640, 480)


def take_pictures(folder: Path, look: str, size: QSize | None) -> None:
    """Keep a picture of every dialog, and of every page of it, in `folder`."""
    with TemporaryDirectory() as kept:
        journal = Journal(Path(kept) / "games.sqlite")
        program = Program(Loaded(LOOKS[look]), None, journal)
        program.window.show()
        program.start_game(standard_setup(defaults(3), "You", Level.CASUAL), "dialogs")
        actions = {action.objectName(): action for action in program.window.menu_actions()}
        for name in COMMANDS:
            actions[name].trigger()
            for dialog in program.window.findChildren(QDialog):
                if dialog.isVisible():
                    _take_pages(dialog, folder / f"{look}-{name}", size)
                    dialog.close()
        program.close()
        program.window.close()


def _take_pages(dialog: QDialog, name: Path, size: QSize | None) -> None:
    if size is not None:
        dialog.resize(dialog.size().boundedTo(size))
    tabs = dialog.findChild(QTabWidget)
    for page in range(tabs.count() if tabs is not None else 1):
        if tabs is not None:
            tabs.setCurrentIndex(page)
        QApplication.processEvents()
        dialog.grab().save(f"{name}-{page}.png")


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--looks", nargs="+", choices=LOOKS, default=list(LOOKS))
    parser.add_argument("--small", action="store_true", help="on a screen of 640 x 480")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    application = make_application()
    for look in chosen.looks:
        apply_style(application)  # not that of the picture before
        take_pictures(chosen.folder, look, SMALL if chosen.small else None)
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
