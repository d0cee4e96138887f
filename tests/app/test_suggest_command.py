"""`suggest` says what the seat to act should do, and knows no more than that seat."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre_desktop.__main__ import main
from euchre_desktop.ai.player import Choice, Decision, Level
from euchre_desktop.ai.reasons import Reason
from euchre_desktop.ai.weighing import advice
from euchre_desktop.app import suggest_command as suggest_module
from euchre_desktop.app.suggest_command import suggest_command
from euchre_desktop.rules import (
    Card,
    GameState,
    PlayCard,
    Record,
    defaults,
    legal_actions,
    observe,
    parse_action,
    record_text,
    seeded_deal,
)
from tests.redeal import redeal
from tests.strategies import states


def record(*actions: str) -> Record:
    options = defaults(3)
    game = Record(("You", "West", "East"), options, (0, 0, 0))
    game = game.with_deal(seeded_deal(options, 2, "suggest", 0))
    for action in actions:
        game = game.with_action(parse_action(action))
    return game


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(record_text(record("pass")), encoding="utf-8")
    return path


def test_it_names_the_seat_the_action_and_the_reason(
    unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["suggest", str(unfinished), "--level", "casual"]) == 0
    first, reason = capsys.readouterr().out.splitlines()
    assert first in ("West (seat 1): pass", "West (seat 1): order")
    assert reason


def test_it_speaks_json(unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["suggest", str(unfinished), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert set(printed) == {"seat", "level", "temperament", "action", "reason", "choices"}
    assert printed["temperament"] == "balanced"
    assert printed["seat"] == 1
    assert printed["action"] in ("pass", "order")


def test_the_bold_are_asked_when_wanted(
    unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Some hand is passed by the cautious and ordered by the bold."""
    said = set()
    for number in range(40):
        game = Record(("You", "West", "East"), defaults(3), (0, 0, 0))
        game = game.with_deal(seeded_deal(defaults(3), 2, "temperament", number))
        unfinished.write_text(record_text(game), encoding="utf-8")
        actions = []
        for temperament in ("cautious", "bold"):
            asked = ["suggest", str(unfinished), "--json", "--level", "casual"]
            assert main([*asked, "--temperament", temperament]) == 0
            printed = json.loads(capsys.readouterr().out)
            assert printed["temperament"] == temperament
            actions.append(printed["action"])
        said.add(tuple(actions))
    assert ("pass", "order") in said
    assert ("order", "pass") not in said


@settings(max_examples=60)
@given(states().filter(lambda state: state.turn is not None), st.randoms())
def test_hidden_cards_change_nothing(state: GameState, rng: random.Random) -> None:
    for level in Level:
        said = advice(observe(state, state.acting), level)
        assert said.action in legal_actions(state)
        other = redeal(state, state.acting, rng)
        assert advice(observe(other, other.acting), level) == said


def test_what_was_weighed_is_shown(unfinished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ace = PlayCard(Card.parse("AS"))
    weighed = Decision(ace, Reason("It wins."), (Choice(ace, 0.5, 0.25, 0.4, 0.0125),))
    monkeypatch.setattr(suggest_module, "advice", lambda *_, **__: weighed)
    words, numbers, err = io.StringIO(), io.StringIO(), io.StringIO()
    suggest_command(str(unfinished), Level.CASUAL, False, words, err)
    suggest_command(str(unfinished), Level.CASUAL, True, numbers, err)
    last = words.getvalue().splitlines()[-1]
    assert last.split() == ["AS", "+0.50", "±0.25", "points", "wins", "40.0", "±1.2", "%"]
    assert json.loads(numbers.getvalue())["choices"] == [
        {"action": "AS", "points": 0.5, "points_error": 0.25, "wins": 0.4, "wins_error": 0.0125}
    ]


BAD = {
    "not a record": ("[]", "a record is a JSON object"),
    "an illegal action": (record_text(record("AS")), "deal 0, action 0: 'AS' by seat 0"),
    "nobody to act": (
        record_text(record(*["pass"] * 6)),
        "nobody is to act: no deal is unfinished",
    ),
}


@pytest.mark.parametrize(("text", "says"), BAD.values(), ids=BAD)
def test_a_bad_file_is_one_line_and_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, says: str
) -> None:
    path = tmp_path / "bad.json"
    path.write_text(text, encoding="utf-8")
    assert main(["suggest", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{path}: ") and says in err
    assert err.count("\n") == 1
