"""What does the window say about a file that was opened, or could not be?"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from euchre_desktop.app.exchange.limits import ExchangeError
from euchre_desktop.app.exchange.reading import GameFile

_LONGEST = 60
"""Letters of a file's name; a system may allow 255 of them, and no space to break a line at."""


def not_opened(path: Path, error: OSError | ExchangeError) -> str:
    """Why the file could not be opened; the present game goes on."""
    reason = str(error)
    if isinstance(error, OSError):
        reason = error.strerror or QCoreApplication.translate("Files", "it cannot be read")
    return QCoreApplication.translate(
        "Files", "\u201c{file}\u201d could not be opened: {reason}."
    ).format(file=shown_name(path), reason=reason)


def not_written(error: OSError | ExchangeError) -> str:
    """Why the game could not be written."""
    reason = error.strerror if isinstance(error, OSError) else str(error)
    text = QCoreApplication.translate("Files", "The game could not be written: {reason}.")
    return text.format(reason=reason or str(error))


def remarks(found: GameFile) -> list[str]:
    """What the person should know of a file that was opened."""
    translate = QCoreApplication.translate
    said = []
    if len(found.records) > 1:
        said.append(
            translate("Files", "The file holds {count} games; the first is opened.").format(
                count=len(found.records)
            )
        )
    if found.filled_in:
        said.append(
            translate(
                "Files",
                "The file does not tell every card;"
                " those it leaves open were dealt so that they fit the play.",
            )
        )
    if found.ignored_rules:
        text = translate(
            "Files",
            "Rules that are not known here, and made no difference, were left out: {rules}.",
        )
        said.append(text.format(rules=", ".join(found.ignored_rules)))
    return said


def shown_name(path: Path) -> str:
    """The file's name, short and on one line, whatever characters it has."""
    name = path.name if path.name.isprintable() else ascii(path.name)
    if len(name) <= _LONGEST:
        return name
    half = _LONGEST // 2
    return f"{name[:half]}\u2026{name[-half:]}"
