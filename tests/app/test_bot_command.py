"""Our opponents as outside programs: lines in, answers out, never a window."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

import pytest

from euchre_desktop.__main__ import main
from euchre_desktop.ai.player import Level
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.app.bot_command import bot_command
from euchre_desktop.rules import (
    Phase,
    apply,
    defaults,
    legal_actions,
    new_game,
    observe,
    parse_action,
    seeded_deal,
    start_deal,
)
from euchre_desktop.rules.seen import seen_json

HELLO = {"type": "hello", "version": 1, "seat": 0, "rules": asdict(defaults(3))}


def decide_line(players: int = 3) -> dict[str, Any]:
    options = defaults(players)
    state = start_deal(new_game(options), seeded_deal(options, players - 1, "bot", 0)).state
    return {"type": "decide", "seen": seen_json(observe(state, 0))}


def lines(*messages: object) -> list[bytes]:
    return [json.dumps(message).encode() + b"\n" for message in messages]


def answers(
    level: Level,
    seed: str | None,
    sent: Iterable[bytes],
    temperament: Temperament = Temperament.BALANCED,
) -> list[str]:
    out, err = io.StringIO(), io.StringIO()
    assert bot_command(level, seed, sent, out, err, temperament) == 0
    assert err.getvalue() == ""
    return [json.loads(line)["action"] for line in out.getvalue().splitlines()]


@pytest.mark.parametrize("level", Level)
def test_it_answers_decisions_and_nothing_else(level: Level) -> None:
    end = {"type": "end", "scores": [10, 2, 3]}
    given = answers(level, "1", lines(HELLO, decide_line(), end, HELLO, decide_line(), end))
    assert len(given) == 2
    assert set(given) <= {"pass", "order"}


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_a_whole_deal_by_the_rules(level: Level, players: int) -> None:
    """Every seat is asked by text alone."""
    options = defaults(players)
    state = start_deal(new_game(options), seeded_deal(options, 0, "whole deal", 3)).state
    while state.phase is not Phase.BETWEEN_DEALS:
        seat = state.acting
        question = {"type": "decide", "seen": seen_json(observe(state, seat))}
        hello = {"type": "hello", "version": 1, "seat": seat, "rules": asdict(options)}
        (text,) = answers(level, "1", lines(hello, question))
        assert parse_action(text) in legal_actions(state)
        state = apply(state, parse_action(text)).state


def test_a_seed_stands_for_its_answers() -> None:
    question = lines(HELLO, *[decide_line()] * 5)
    given = {seed: answers(Level.BEGINNER, seed, question) for seed in map(str, range(40))}
    assert all(len(set(same)) == 1 for same in given.values())
    assert given == {seed: answers(Level.BEGINNER, seed, question) for seed in given}


def test_it_bids_by_its_temperament() -> None:
    """Over many deals the bolder orders up more often."""
    options = defaults(4)
    sent = lines({"type": "hello", "version": 1, "seat": 0, "rules": asdict(options)})
    for number in range(60):
        state = start_deal(new_game(options), seeded_deal(options, 3, "style", number)).state
        sent += lines({"type": "decide", "seen": seen_json(observe(state, 0))})
    cautious, balanced, bold = (
        answers(Level.CASUAL, "1", sent, temperament).count("order") for temperament in Temperament
    )
    assert cautious < balanced < bold


def test_without_a_seed_it_plays_too() -> None:
    assert len(answers(Level.BEGINNER, None, lines(HELLO, decide_line()))) == 1


MALFORMED: dict[str, tuple[list[bytes], str]] = {
    "not JSON": ([b"hello\n"], "line 1: not a JSON object in UTF-8"),
    "an empty line": ([b"\n"], "line 1: not a JSON object in UTF-8"),
    "not UTF-8": ([b"\xff\n"], "line 1: not a JSON object in UTF-8"),
    "not an object": (lines([]), "line 1: not a JSON object in UTF-8"),
    "brackets without end": ([b"[" * 100_000], "line 1: not a JSON object in UTF-8"),
    "no type": (lines({}), "line 1: there is no type None"),
    "a strange type": (lines({"type": ["x"]}), "line 1: there is no type ['x']"),
    "another version": (lines(HELLO | {"version": 2}), "line 1: version takes 1, not 2"),
    "no rules": (lines(HELLO | {"rules": None}), "line 1: rules takes a JSON object"),
    "strange rules": (
        lines(HELLO | {"rules": {"players": 3, "mood": 1}}),
        "line 1: rules: there is no setting 'mood'",
    ),
    "no such seat": (lines(HELLO | {"seat": 3}), "line 1: seat takes a number from 0 to 2"),
    "no hello": (lines(decide_line()), "line 1: a decision is asked for before hello"),
    "another seat": (
        lines(HELLO | {"seat": 1}, decide_line()),
        "line 2: seen is of seat 0, but hello gave seat 1",
    ),
    "another game": (
        lines(HELLO, decide_line(4)),
        "line 2: seen: players is 4, but the rules are for 3",
    ),
    "nothing seen": (lines(HELLO, {"type": "decide"}), "line 2: seen: seen takes a JSON object"),
}


@pytest.mark.parametrize(("sent", "says"), MALFORMED.values(), ids=MALFORMED)
def test_a_malformed_line_is_one_line_and_exit_code_2(sent: list[bytes], says: str) -> None:
    out, err = io.StringIO(), io.StringIO()
    assert bot_command(Level.CASUAL, "1", sent, out, err) == 2
    assert err.getvalue() == says + "\n"
    assert out.getvalue() == ""


def test_it_answers_without_qt() -> None:
    """Importing Qt alone takes longer than all else; `benchmarks.bot_start` says how long."""
    code = (
        "import sys\n"
        "from euchre_desktop.__main__ import main\n"
        "code = main(['bot', '--level', 'casual', '--seed', '1'])\n"
        "sys.exit(code or any(name.startswith('PySide6') for name in sys.modules))\n"
    )
    sent = b"".join(lines(HELLO, decide_line()))
    done = subprocess.run(
        [sys.executable, "-c", code], input=sent, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["action"] in ("pass", "order")


def test_an_unknown_temperament_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["bot", "--level", "casual", "--temperament", "angry"])
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert "takes one of cautious, balanced, bold, not 'angry'" in said
    assert said.count("\n") == 1


def test_an_unknown_level_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["bot", "--level", "genius"])
    assert left.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1
