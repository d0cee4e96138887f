"""A file is written whole or not at all, and what it is stays as it is."""

from __future__ import annotations

import os
import stat
import sys
from pathlib import Path

import pytest

from euchre_desktop.app.files import write_atomically
from euchre_desktop.app.preferences import Preferences, Problem
from euchre_desktop.app.preferences_file import PreferencesFile

posix = pytest.mark.skipif(sys.platform == "win32", reason="links and pipes as POSIX has them")


@pytest.mark.parametrize("before", [None, "old"])
def test_a_file_is_written_with_its_folder_and_nothing_is_left_over(
    tmp_path: Path, before: str | None
) -> None:
    path = tmp_path / "new" / "a.json"
    if before is not None:
        path.parent.mkdir()
        path.write_text(before, encoding="utf-8")
    write_atomically(path, "♠\n")
    assert path.read_bytes() == "♠\n".encode()
    assert list(path.parent.iterdir()) == [path]


@posix
@pytest.mark.parametrize("before", [None, "old"])
def test_a_link_stays_a_link(tmp_path: Path, before: str | None) -> None:
    """As when preferences are kept among other dotfiles."""
    target, link = tmp_path / "dotfiles" / "a.json", tmp_path / "a.json"
    if before is not None:
        target.parent.mkdir()
        target.write_text(before, encoding="utf-8")
    link.symlink_to(target)
    write_atomically(link, "new")
    assert link.is_symlink() and target.read_text(encoding="utf-8") == "new"


@posix
def test_links_that_lead_to_each_other_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    with pytest.raises(FileExistsError):
        write_atomically(tmp_path / "a" / "c", "new")
    file = PreferencesFile(tmp_path / "a")
    assert file.load().problem is Problem.NOT_READABLE


@posix
@pytest.mark.parametrize("mode", [0o600, 0o644, 0o664])
def test_who_may_read_a_file_may_still_read_it(tmp_path: Path, mode: int) -> None:
    path = tmp_path / "a.json"
    path.touch()
    path.chmod(mode)
    write_atomically(path, "new")
    assert stat.S_IMODE(path.stat().st_mode) == mode


@posix
def test_a_pipe_is_written_to_and_not_replaced(tmp_path: Path) -> None:
    """It stands for devices, too: the null device must not become a file."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_atomically(pipe, "new")
    assert os.read(reader, 10) == b"new"
    os.close(reader)
    assert pipe.is_fifo()


@posix
def test_preferences_in_a_pipe_are_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "preferences.json")
    file = PreferencesFile(tmp_path / "preferences.json")
    assert file.load().problem is Problem.NOT_READABLE
    assert file.save(Preferences(show_log=True)) is None
    assert file.path.is_fifo()


def test_half_a_character_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("old", encoding="utf-8")
    with pytest.raises(UnicodeError):
        write_atomically(path, "\ud83d")
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]
