"""What does the window say of itself: problems at the start, keys, about?"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QKeySequence

from euchre_desktop import __version__
from euchre_desktop.app.journal.trouble import Trouble
from euchre_desktop.app.preferences import Problem
from euchre_desktop.app.sound.device import SoundProblem


def problem_sentence(problem: Problem) -> str:
    """Say what was wrong with the stored preferences, and what happens now."""
    translate = QCoreApplication.translate
    return {
        Problem.DAMAGED: translate(
            "Problems",
            "Your preferences could not be read; they were put aside and the standard ones hold.",
        ),
        Problem.NEWER: translate(
            "Problems",
            "Your preferences are from a newer version; they are left as they are"
            " and the standard ones hold.",
        ),
        Problem.NOT_READABLE: translate(
            "Problems",
            "Your preferences could not be opened; the standard ones hold and nothing is saved.",
        ),
        Problem.NOT_WRITABLE: translate(
            "Problems", "Your preferences could not be saved; they hold until you quit."
        ),
    }[problem]


def trouble_sentence(trouble: Trouble) -> str:
    """Say what is wrong with the journal of games, and what happens now."""
    translate = QCoreApplication.translate
    return {
        Trouble.DAMAGED: translate(
            "Problems",
            "Your history of games could not be read; it was put aside and a new one is begun.",
        ),
        Trouble.NEWER: translate(
            "Problems",
            "Your history of games is from a newer version; it is left as it is"
            " and this session's games are not kept.",
        ),
        Trouble.NOT_READABLE: translate(
            "Problems",
            "Your history of games could not be opened; this session's games are not kept.",
        ),
        Trouble.NOT_WRITABLE: translate(
            "Problems",
            "Your game could not be written to your history; it goes on, and is kept"
            " as soon as that is possible.",
        ),
        Trouble.FULL: translate(
            "Problems",
            "Your disk is full; your game goes on, and is kept as soon as there is room.",
        ),
        Trouble.BUSY: translate(
            "Problems",
            "Another copy of the program is writing to your history; your game is kept"
            " when it is done.",
        ),
        Trouble.VANISHED: translate(
            "Problems",
            "The file with your history of games was taken away;"
            " a new one is begun with this game.",
        ),
    }[trouble]


def keys_text(actions: Iterable[QAction]) -> str:
    """Every key, as rich text: those of the table, then those the menus really have."""
    translate = QCoreApplication.translate
    rows = [
        (translate("Keys", "1 to 9, 0, arrows"), translate("Keys", "Choose a card")),
        (translate("Keys", "Enter"), translate("Keys", "Play or mark the chosen card")),
        (
            translate("Keys", "Space"),
            translate("Keys", "Finish what moves, collect a trick; mark the chosen card"),
        ),
        (translate("Keys", "Esc"), translate("Keys", "Take the last trick away again")),
        (translate("Keys", "P"), translate("Keys", "Pass")),
        (translate("Keys", "O, A"), translate("Keys", "Order it up; assist or accept")),
        (translate("Keys", "S, H, D, C"), translate("Keys", "Name a suit")),
        (translate("Keys", "B, D"), translate("Keys", "Bury the marked card; leave the upcard")),
        (translate("Keys", "L, W"), translate("Keys", "Play alone; play with help")),
        (translate("Keys", "K"), translate("Keys", "Keep the five marked cards")),
        (translate("Keys", "A, N"), translate("Keys", "After a game: play again; new game")),
    ]
    rows += [
        (
            action.shortcut().toString(QKeySequence.SequenceFormat.NativeText),
            # What it does: a menu's entry alone, "Off", is not understood outside its menu.
            action.statusTip().removesuffix("."),
        )
        for action in actions
        if not action.shortcut().isEmpty()
    ]
    body = "".join(
        f"<tr><td><b>{key}</b></td><td style='padding-left: 14px'>{what}</td></tr>"
        for key, what in rows
    )
    return f"<table cellspacing='4'>{body}</table>"


def about_text(*, compiled: bool, silence: SoundProblem | None = None) -> str:
    """What the program is and what this installation lacks, as rich text."""
    translate = QCoreApplication.translate
    text = translate(
        "About",
        "<h3>Euchre Desktop {version}</h3>"
        "<p>Two-, three- and four-handed Euchre against computer opponents.</p>"
        "<p>The opponents are given what their seat may see, and nothing else.</p>"
        "<p>Free software under the MIT license. The cards and sounds are the project's own.</p>",
    ).format(version=__version__)
    if not compiled:
        text += translate(
            "About",
            "<p>The opponents are not compiled in this installation: the better ones think less"
            " far and take longer. Installed where there is a C compiler, they are at their"
            " best.</p>",
        )
    return text if silence is None else f"{text}<p>{silence_sentence(silence)}</p>"


def silence_sentence(problem: SoundProblem) -> str:
    """Why no sound is heard."""
    translate = QCoreApplication.translate
    return {
        SoundProblem.NO_LIBRARY: translate(
            "Sound", "There is no sound: this installation lacks the package miniaudio."
        ),
        SoundProblem.NO_DEVICE: translate(
            "Sound", "There is no sound: no sound device could be opened."
        ),
        SoundProblem.NO_FILE: translate(
            "Sound", "There is no sound: the sounds of this installation cannot be read."
        ),
    }[problem]
