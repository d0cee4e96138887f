"""The program as a person starts it: a process of its own, with a home of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest
from PySide6.QtGui import QImage

from euchre_desktop.app.journal.trouble import Trouble
from euchre_desktop.app.preferences import Problem
from euchre_desktop.ui.window_texts import problem_sentence, trouble_sentence

DISPLAY = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")

START_AND_LOOK = """
    import sys
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QPushButton
    from euchre_desktop.__main__ import main
    from euchre_desktop.ui import starting

    make_application = starting.make_application

    def watched():
        application = make_application()
        clock = QTimer(application, interval=20)

        def look():
            windows = [one for one in application.topLevelWidgets() if one.isVisible()]
            named = {one.objectName(): one for one in windows}
            if "new_game_dialog" in named:
                named["new_game_dialog"].findChild(QPushButton, "start_game").click()
            elif "resume_dialog" in named:
                print("goes on", flush=True)
                named["resume_dialog"].findChild(QPushButton, "resume_game").click()
            elif "main_window" in named and named["main_window"].log_panel.toPlainText():
                print(named["main_window"].notice.text(), flush=True)
                clock.stop()
                application.quit()

        clock.timeout.connect(look)
        clock.start()
        return application

    starting.make_application = watched
    sys.exit(main([]))
"""
"""Plays the offered game, prints the window's notice once cards are dealt, and leaves."""

FOLDER = "euchre-desktop"


def run(arguments: list[str], home: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if name not in DISPLAY}
    return subprocess.run(
        [sys.executable, *arguments],
        env={
            **inherited,
            "HOME": str(home),
            "XDG_CONFIG_HOME": str(home),
            "XDG_DATA_HOME": str(home / "data"),
            **environment,
        },
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def notice_after_start(home: Path) -> str:
    done = run(["-c", dedent(START_AND_LOOK)], home, QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def stored(home: Path) -> Path:
    return home / FOLDER / "preferences.json"


def test_a_first_start_has_nothing_to_say_and_remembers_the_game(tmp_path: Path) -> None:
    assert notice_after_start(tmp_path) == ""
    assert '"last_game": {' in stored(tmp_path).read_text()


def test_a_second_start_goes_on_with_the_game_of_the_first(tmp_path: Path) -> None:
    assert notice_after_start(tmp_path) == ""
    assert notice_after_start(tmp_path) == "goes on"
    assert (tmp_path / "data" / FOLDER / "journal.sqlite").is_file()


@pytest.mark.parametrize("content", [b"no database" * 99, b"SQLite format 3\x00 and no more"])
def test_a_damaged_history_is_told_and_kept_aside(tmp_path: Path, content: bytes) -> None:
    folder = tmp_path / "data" / FOLDER
    folder.mkdir(parents=True)
    (folder / "journal.sqlite").write_bytes(content)
    assert notice_after_start(tmp_path) == trouble_sentence(Trouble.DAMAGED)
    assert (folder / "journal.damaged-1.sqlite").read_bytes() == content
    assert notice_after_start(tmp_path) == "goes on"


def test_a_history_that_cannot_be_kept_is_told_and_the_game_begins(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    assert notice_after_start(tmp_path) == trouble_sentence(Trouble.NOT_WRITABLE)


@pytest.mark.parametrize("content", [b"", b"\xff\x00", b'{"version": 1, "speed": "warp"}', b"[]"])
def test_damaged_preferences_are_told_and_kept_aside(tmp_path: Path, content: bytes) -> None:
    stored(tmp_path).parent.mkdir()
    stored(tmp_path).write_bytes(content)
    assert notice_after_start(tmp_path) == problem_sentence(Problem.DAMAGED)
    assert content in [file.read_bytes() for file in stored(tmp_path).parent.iterdir()]


def test_preferences_of_a_newer_version_are_told_and_left_alone(tmp_path: Path) -> None:
    stored(tmp_path).parent.mkdir()
    stored(tmp_path).write_text('{"version": 999}')
    assert notice_after_start(tmp_path) == problem_sentence(Problem.NEWER)
    assert stored(tmp_path).read_text() == '{"version": 999}'


def test_preferences_that_cannot_be_opened_are_told(tmp_path: Path) -> None:
    stored(tmp_path).mkdir(parents=True)
    assert notice_after_start(tmp_path) == problem_sentence(Problem.NOT_READABLE)


def test_a_home_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    # Even for the system's administrator there is no writing through a link to nowhere.
    (tmp_path / FOLDER).symlink_to(tmp_path / "nowhere" / "at all")
    assert notice_after_start(tmp_path) == problem_sentence(Problem.NOT_WRITABLE)


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="the administrator may write anywhere"
)
def test_a_read_only_home_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o555)
    assert notice_after_start(tmp_path).splitlines() == [
        trouble_sentence(Trouble.NOT_WRITABLE),
        problem_sentence(Problem.NOT_WRITABLE),
    ]


@pytest.mark.parametrize("players", ["2", "3", "4"])
@pytest.mark.parametrize(
    "platform", [{}, {"QT_QPA_PLATFORM": "offscreen"}], ids=["none", "memory"]
)
def test_a_demo_without_a_display_tells_and_draws_a_whole_game(
    tmp_path: Path, players: str, platform: dict[str, str]
) -> None:
    pictures = tmp_path / "a new folder" / "pictures"
    command = ["demo", "--players", players, "--pictures", str(pictures)]
    done = run(["-m", "euchre_desktop", *command], tmp_path, **platform)
    assert done.returncode == 0, done.stderr
    told = done.stdout.splitlines()
    assert "win the game." in told[-1] or "wins the game." in told[-1]
    assert len(told) > 20 and all(told)
    drawn = sorted(pictures.iterdir())
    assert len(drawn) > 5 and not any(QImage(str(picture)).isNull() for picture in drawn)
    assert [entry.name for entry in tmp_path.iterdir()] == ["a new folder"], "no trace is left"


def test_a_demo_whose_pictures_have_no_place_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = run(["-m", "euchre_desktop", "demo", "--pictures", str(tmp_path / "file")], tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1 and "Traceback" not in done.stderr
