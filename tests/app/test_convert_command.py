"""`convert` on the command line: a game in another format, or one line and exit code 2."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from euchre_desktop.__main__ import main
from euchre_desktop.app.exchange.reading import read_game_file
from euchre_desktop.rules import Record, house_rules, parse_action, record_text
from tests.positions import deal


def game(players: int = 4) -> Record:
    options = house_rules({"players": players})
    names = ("You", "West", "North", "Åse")[:players]
    record = Record(names, options, (0,) * (2 if players == 4 else players))
    record = record.with_deal(deal(options, dealer=1, upcard="QH"))
    return record.with_action(parse_action("pass"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(record_text(game()), encoding="utf-8")
    return path


@pytest.mark.parametrize("form", ["record", "ptn", "egn"])
def test_a_game_comes_out_in_every_format(
    file: Path, capsys: pytest.CaptureFixture[str], form: str
) -> None:
    assert main(["convert", str(file), "--to", form]) == 0
    printed = capsys.readouterr()
    found = read_game_file(printed.out.encode())
    assert found.format == form and not printed.err
    assert found.records[0].players == game().players
    assert found.records[0].deals[0].actions == game().deals[0].actions


def test_standard_input_is_converted_without_qt() -> None:
    code = (
        "import sys\n"
        "from euchre_desktop.__main__ import main\n"
        "code = main(['convert', '-', '--to', 'egn'])\n"
        "sys.exit(code or any(name.startswith('PySide6') for name in sys.modules))\n"
    )
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", code],
        input=record_text(game()).encode(),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["fileType"] == "Euchre Game Notation"


def test_what_a_format_cannot_say_is_refused_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "three.json"
    path.write_text(record_text(game(3)), encoding="utf-8")
    assert main(["convert", str(path), "--to", "egn"]) == 2
    assert capsys.readouterr().err == f"{path}: EGN is written for four players only\n"


TWO_GAMES = """% two deals that cannot follow one another
[Dealer "S"]
[Deal "S:- - - -"]
[Undealt "HT"]
[Auction "W"]
Pass
[Dealer "N"]
[Deal "S:- - - -"]
[Undealt "H9"]
[Auction "E"]
"""


def test_one_of_several_games_is_chosen(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "two.ptn"
    path.write_text(TWO_GAMES, encoding="utf-8")
    assert main(["convert", str(path), "--to", "record"]) == 2
    assert (
        capsys.readouterr().err == f"{path}: holds 2 games; choose one with --game 1 to --game 2\n"
    )
    assert main(["convert", str(path), "--to", "record", "--game", "2"]) == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["deals"][0]["kitty"][0] == "9H"
    assert printed.err == f"{path}: 40 cards are not told; they were dealt to fit the play\n"
    assert main(["convert", str(path), "--to", "record", "--game", "3"]) == 2
    assert capsys.readouterr().err == f"{path}: holds 2 games, no game 3\n"


def test_ptn_is_replayed_too(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["convert", str(file), "--to", "ptn"]) == 0
    path = tmp_path / "game.ptn"
    path.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    from_ptn = capsys.readouterr().out
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out == from_ptn
