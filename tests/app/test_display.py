"""Is a missing display noticed before Qt would abort?"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from euchre_desktop.app.display import display_problem

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


def test_a_chosen_platform_is_trusted() -> None:
    assert display_problem({"QT_QPA_PLATFORM": "offscreen"}) is None


def test_a_wayland_socket_that_answers_is_a_display(tmp_path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "wayland-7"))
        server.listen()
        found = {"WAYLAND_DISPLAY": "wayland-7", "XDG_RUNTIME_DIR": str(tmp_path)}
        assert display_problem(found) is None


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
