"""Does the program end in a sentence when its input or output is gone, or it is interrupted?"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from euchre_desktop.rules import Record, defaults, record_text, seeded_deal

pytestmark = pytest.mark.skipif(
    sys.platform == "win32", reason="closes files as a POSIX shell does"
)

COMMANDS = ("replay RECORD", "suggest RECORD", "demo --players 2")
FULL = Path("/dev/full")
ENVIRONMENT = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_LOGGING_RULES": "*=false"}


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game just begun."""
    options = defaults(2)
    game = Record(("You", "North"), options, (0, 0)).with_deal(seeded_deal(options, 1, "r", 0))
    path = tmp_path / "game.json"
    path.write_text(record_text(game), encoding="utf-8")
    return path


def run(
    command: str, record: Path, redirected: str, out: int = subprocess.PIPE
) -> tuple[int, str]:
    """The exit code, and what was said on standard error."""
    words = command.replace("RECORD", str(record))
    done = subprocess.run(
        f"'{sys.executable}' -m euchre_desktop {words} {redirected}",
        shell=True,
        executable="/bin/sh",
        env=ENVIRONMENT,
        stdout=out,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    return done.returncode, done.stderr


@pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full")
@pytest.mark.parametrize("command", COMMANDS)
def test_a_full_disk_is_told_in_one_line(command: str, record: Path) -> None:
    code, said = run(command, record, f"> {FULL}")
    assert (code, said) == (2, "standard output: No space left on device\n")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_reader_that_has_gone_is_not_worth_a_word(command: str, record: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    assert run(command, record, "", out=writing) == (2, "")
    os.close(writing)


@pytest.mark.parametrize("command", COMMANDS)
def test_nothing_need_be_printed_where_there_is_no_output(command: str, record: Path) -> None:
    assert run(command, record, ">&-") == (0, "")


@pytest.mark.parametrize("command", ["replay", "suggest"])
def test_a_closed_standard_input_is_told_in_one_line(command: str, record: Path) -> None:
    assert run(f"{command} -", record, "<&-") == (2, "-: standard input is closed\n")


def test_a_bot_without_standard_input_has_nothing_to_answer(record: Path) -> None:
    assert run("bot --level casual", record, "<&-") == (0, "")


@pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full")
def test_a_picture_that_cannot_be_kept_ends_the_demo(tmp_path: Path, record: Path) -> None:
    (tmp_path / "000-deal-1-ordering.png").symlink_to(FULL)
    code, said = run(f"demo --players 2 --pictures '{tmp_path}' > /dev/null", record, "")
    assert code == 2
    assert said.splitlines()[-1] == f"{tmp_path}/000-deal-1-ordering.png: cannot be written"


def test_ctrl_c_ends_the_demo_without_a_traceback() -> None:
    demo = subprocess.Popen(
        [sys.executable, "-m", "euchre_desktop", "demo"],
        env=ENVIRONMENT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert demo.stdout is not None
    demo.stdout.readline()
    demo.send_signal(signal.SIGINT)
    _, said = demo.communicate()
    assert (demo.returncode, said) == (-signal.SIGINT, "")
