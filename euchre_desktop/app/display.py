"""Can a window be opened here? Qt aborts the process when it cannot, so ask before.

On Windows and macOS there is always a display; on other systems a display
server must be reachable, and Qt's plugin for it must find its libraries.
"""

from __future__ import annotations

import ctypes
import os
import re
import socket
import sys
from collections.abc import Mapping
from pathlib import Path


def display_problem(environment: Mapping[str, str]) -> str | None:
    """Why no window can be opened, in one sentence; None if one can."""
    if sys.platform in ("win32", "darwin") or environment.get("QT_QPA_PLATFORM"):
        return None
    if _wayland_answers(environment):
        return None
    if not _x_answers(environment.get("DISPLAY", "")):
        return "There is no display to open a window on."
    missing = _missing_library()
    if missing is not None:
        return f"Qt cannot open a window here: {missing}."
    return None


def use_no_display() -> None:
    """Let Qt draw into memory. Call before Qt's application object is made."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY")
    if not name:
        return False
    return _accepts(str(Path(environment.get("XDG_RUNTIME_DIR", "/run"), name)))


def _x_answers(display: str) -> bool:
    found = re.fullmatch(r"(?:unix)?(?P<host>[^:/]*):(?P<number>\d+)(?:\.\d+)?", display)
    if found is None:
        return False
    host, number = found["host"], int(found["number"])
    if host:
        return _accepts((host, 6000 + number))
    name = f"/tmp/.X11-unix/X{number}"
    return _accepts(name) or _accepts(f"\0{name}")


def _accepts(address: str | tuple[str, int]) -> bool:
    """Does anything listen at this socket name, or host and port?"""
    family = socket.AF_UNIX if isinstance(address, str) else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.settimeout(2)
        try:
            probe.connect(address)
        except OSError:
            return False
    return True


def _missing_library() -> str | None:
    """What the loader says when it cannot load Qt's plugin for X; None if it can."""
    from PySide6.QtCore import QLibraryInfo

    plugins = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
    plugin = Path(plugins, "platforms", "libqxcb.so")
    if not plugin.exists():
        return None
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        return str(error).partition("\n")[0]
    return None
