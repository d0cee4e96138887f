"""`replay` on the command line: JSON, or one line and exit code 2; never a traceback."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from euchre_desktop.__main__ import main
from euchre_desktop.rules import Record, defaults, record_text, seeded_deal
from euchre_desktop.rules.notation import parse_action


def record() -> str:
    options = defaults(3)
    game = Record(("You", "West", "East"), options, (0, 0, 0))
    game = game.with_deal(seeded_deal(options, 2, "r", 0))
    return record_text(game.with_action(parse_action("pass")))


def test_a_record_is_summed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(record(), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["to_act"] == {"seat": 1, "legal": ["pass", "order"]}
    assert printed["scores"] == [0, 0, 0]


def test_standard_input_is_read_without_qt_widgets() -> None:
    """In a process of its own, so that the import of Qt can be seen."""
    code = (
        "import sys\n"
        "from euchre_desktop.__main__ import main\n"
        "code = main(['replay', '-'])\n"
        "sys.exit(code or any(name.startswith('PySide6') for name in sys.modules))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=record(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["winners"] == []


BAD_FILES = {
    "not JSON": (b"{", "not JSON"),
    "not UTF-8": (b"\xff\xff", "not UTF-8 text"),
    "not a record": (b"[]", "a record is a JSON object"),
    "a lone surrogate": (b'{"\\ud800": 1}', "unknown key"),
    "a byte order mark and an illegal action": (
        b"\xef\xbb\xbf" + record().replace('"pass"', '"AS"').encode(),
        "deal 0, action 0: 'AS' by seat 0: not possible in the first round of bidding",
    ),
}


@pytest.mark.parametrize(("content", "says"), BAD_FILES.values(), ids=BAD_FILES)
def test_a_bad_file_is_one_line_and_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, says: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    assert main(["replay", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{path}: ") and says in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("name", ["missing.json", ".", "\n\x00"])
def test_a_file_that_cannot_be_read_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert main(["replay", str(tmp_path / name)]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_the_summary_is_one_line_of_json(monkeypatch: pytest.MonkeyPatch) -> None:
    from euchre_desktop.app.replay_command import replay_command

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(record().encode())))
    out, err = io.StringIO(), io.StringIO()
    assert replay_command("-", out, err) == 0
    assert out.getvalue().count("\n") == 1
    assert err.getvalue() == ""
