"""How does a person's program start?"""

from __future__ import annotations

import os
import signal
import sys

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from euchre_desktop import __version__
from euchre_desktop.app.display import draws_into_memory
from euchre_desktop.app.journal.keeping import Journal
from euchre_desktop.app.paths import resources, user_folders
from euchre_desktop.app.preferences_file import PreferencesFile
from euchre_desktop.app.sound.device import open_device
from euchre_desktop.app.sound.player import Player, Silence, SoundPlayer
from euchre_desktop.ui.first_painting import FirstPainting
from euchre_desktop.ui.program import Program
from euchre_desktop.ui.style import apply_style

SWITCH_SECONDS = 0.0005
"""How long a thread may keep the interpreter. Opponents that are not compiled think in Python, and
by the usual 5 ms frames are up to 30 ms late (`bench --window`: 26 ms at 99 %, and so 3 ms)."""


def play() -> int:
    """Open the window for a person; returns the exit code."""
    let_ctrl_c_end_it()
    application = make_application()
    kept_in = PreferencesFile(user_folders().preferences)
    program = Program(kept_in.load(), kept_in, Journal(user_folders().journal), player())
    application.aboutToQuit.connect(program.close)
    program.window.fit_on_screen()
    program.window.show()
    # A dialog takes longer to make than the window: the table is seen first.
    painted = FirstPainting(program.view.viewport())
    painted.over.connect(program.welcome)
    return application.exec()


def player() -> Player:
    """Where nobody sees the window nobody is to hear it."""
    if draws_into_memory(os.environ):
        return Silence()
    return SoundPlayer(resources() / "sounds", open_device)


def make_application() -> QApplication:
    """The application object, named and styled, in a process that lets it work in time."""
    sys.setswitchinterval(SWITCH_SECONDS)
    application = QApplication(sys.argv[:1])
    application.setApplicationName("euchre-desktop")
    application.setApplicationDisplayName("Euchre Desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("euchre-desktop")
    application.setWindowIcon(QIcon(str(resources() / "icons" / "euchre.svg")))
    apply_style(application)
    return application


def let_ctrl_c_end_it() -> None:
    """Python would hear of Ctrl-C only at the next slot, and interrupt just that one.

    No file is ever half written, so the program can end wherever it is.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)
