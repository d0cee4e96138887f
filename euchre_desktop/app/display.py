"""Can a window be opened here? Qt aborts the process when it cannot, so ask before.

On Windows and macOS there is always a display; on other systems a display
server must let us in, and Qt's plugin for it must find its libraries.
"""

from __future__ import annotations

import ctypes
import os
import socket
import sys
from collections.abc import Mapping
from pathlib import Path

NO_DISPLAY = "There is no display to open a window on."

QT_TRIES = "wayland;xcb"
"""The platforms Qt tries, one after the other, if QT_QPA_PLATFORM names none."""

UNSEEN = ("offscreen", "minimal")
"""The platforms that draw into memory."""


def display_problem(environment: Mapping[str, str]) -> str | None:
    """Why no window can be opened, in one sentence; None if one can."""
    if sys.platform in ("win32", "darwin"):
        return None
    tried = environment.get("QT_QPA_PLATFORM") or QT_TRIES
    problems = [_platform_problem(name, environment) for name in tried.split(";")]
    if None in problems:
        return None
    return next((problem for problem in problems if problem != NO_DISPLAY), NO_DISPLAY)


def draws_into_memory(environment: Mapping[str, str]) -> bool:
    """Is a platform of Qt's chosen on which nobody sees the window?"""
    return environment.get("QT_QPA_PLATFORM", "").partition(":")[0] in UNSEEN


def use_no_display() -> None:
    """Let Qt draw into memory. Call before Qt's application object is made."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"


def _platform_problem(platform: str, environment: Mapping[str, str]) -> str | None:
    """As `display_problem`, for one of Qt's platforms; those without a server are trusted."""
    name = platform.partition(":")[0]
    if name.startswith("wayland"):
        answers = _wayland_answers(environment)
    elif name == "xcb":
        answers = _x_answers(environment.get("DISPLAY", ""))
    else:
        return None
    return _plugin_problem(name.partition("-")[0]) if answers else NO_DISPLAY


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    name = environment.get("WAYLAND_DISPLAY")
    if not name:
        return False
    with socket.socket(socket.AF_UNIX) as probe:
        probe.settimeout(2)
        try:
            probe.connect(str(Path(environment.get("XDG_RUNTIME_DIR", "/run"), name)))
        except OSError:
            return False
    return True


def _x_answers(display: str) -> bool:
    """Does the X server let us in? Where X's library is missing, its plugin will say so."""
    if not display:
        return False
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return True
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(os.fsencode(display), None))
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return not refused


def _plugin_problem(name: str) -> str | None:
    """What the loader says if it cannot load Qt's plugin; several of them may serve."""
    from PySide6.QtCore import QLibraryInfo

    problem = None
    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    for plugin in plugins.glob(f"libq{name}*.so"):
        try:
            ctypes.CDLL(str(plugin))
        except OSError as error:
            problem = f"Qt cannot open a window here: {str(error).partition(chr(10))[0]}."
        else:
            return None
    return problem
