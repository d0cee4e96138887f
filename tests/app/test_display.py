"""Is a missing display noticed before Qt would abort?"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo

from euchre_desktop.app.display import display_problem, draws_into_memory

pytestmark = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="there is always a display here"
)


def test_no_display_is_a_problem() -> None:
    assert display_problem({}) == "There is no display to open a window on."


@pytest.mark.parametrize(
    "display", [":4321", "nowhere.invalid:0", "nonsense", ":x", "localhost:99"]
)
def test_a_display_that_does_not_answer_is_a_problem(display: str) -> None:
    assert display_problem({"DISPLAY": display}) is not None


def test_a_platform_without_a_server_needs_no_display() -> None:
    assert display_problem({"QT_QPA_PLATFORM": "offscreen"}) is None
    assert display_problem({"QT_QPA_PLATFORM": "vnc:size=800x600"}) is None


def test_nobody_sees_what_is_drawn_into_memory() -> None:
    assert draws_into_memory({"QT_QPA_PLATFORM": "offscreen"})
    assert draws_into_memory({"QT_QPA_PLATFORM": "minimal:enable_fonts"})
    assert not draws_into_memory({"QT_QPA_PLATFORM": "vnc:size=800x600"})
    assert not draws_into_memory({})


@pytest.mark.parametrize("platform", ["xcb", "wayland", "wayland-egl", "wayland;xcb"])
def test_a_chosen_platform_with_a_server_needs_one_that_answers(platform: str) -> None:
    assert (
        display_problem({"QT_QPA_PLATFORM": platform})
        == "There is no display to open a window on."
    )


@pytest.fixture
def plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder where Qt's plugins for display servers are looked for."""
    folder = tmp_path / "platforms"
    folder.mkdir()

    def path(_which: QLibraryInfo.LibraryPath) -> str:
        return str(tmp_path)

    monkeypatch.setattr(QLibraryInfo, "path", path)
    return folder


@pytest.fixture
def wayland(tmp_path: Path) -> Iterator[dict[str, str]]:
    """The environment of a Wayland session."""
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-7"))
        server.listen()
        yield {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}


@pytest.mark.usefixtures("plugins")
def test_a_wayland_socket_that_answers_is_a_display(wayland: dict[str, str]) -> None:
    assert display_problem(wayland) is None


def test_a_wayland_socket_that_nobody_serves_is_a_problem(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-7"))
    left_behind = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}
    assert display_problem(left_behind) is not None


def test_a_missing_library_is_named(plugins: Path, wayland: dict[str, str]) -> None:
    (plugins / "libqwayland.so").write_bytes(b"not a library")
    problem = display_problem(wayland)
    assert problem is not None
    assert problem.startswith("Qt cannot open a window here: ") and "libqwayland.so" in problem


def test_starting_without_a_display_is_one_sentence_and_exit_code_2() -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    done = subprocess.run(
        [sys.executable, "-m", "euchre_desktop"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1 and "euchre_desktop demo" in done.stderr
