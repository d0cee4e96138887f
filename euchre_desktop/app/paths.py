"""Where do files live? The only module that knows source, installed and frozen apart."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QStandardPaths

_PACKAGE = Path(__file__).resolve().parent.parent


@dataclass(frozen=True, slots=True)
class Folders:
    """The person's own folders for this program; they need not exist yet."""

    config: Path
    data: Path

    @property
    def preferences(self) -> Path:
        return self.config / "preferences.json"

    @property
    def journal(self) -> Path:
        return self.data / "journal.sqlite"


def user_folders() -> Folders:
    """The folders the platform gives this program. Needs the application's name set."""
    location = QStandardPaths.StandardLocation
    return Folders(
        config=Path(QStandardPaths.writableLocation(location.AppConfigLocation)),
        data=Path(QStandardPaths.writableLocation(location.AppDataLocation)),
    )


def resources() -> Path:
    """The folder with cards and icons: bundled, inside the package, or beside it in the source."""
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is not None:
        return Path(bundle) / "resources"
    installed = _PACKAGE / "resources"
    return installed if installed.is_dir() else _PACKAGE.parent / "resources"
