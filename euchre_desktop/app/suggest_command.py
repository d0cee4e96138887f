"""What would an opponent do in the place of the seat to act? For an unfinished record."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any, TextIO

from euchre_desktop.ai.player import Choice, Decision, Level
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.ai.weighing import advice
from euchre_desktop.app.input_files import InputError, complaint, read_input
from euchre_desktop.rules import (
    Observation,
    Phase,
    Record,
    RecordError,
    action_text,
    observe,
    parse_record,
    replay,
)


def suggest_command(
    name: str,
    level: Level,
    as_json: bool,
    out: TextIO,
    err: TextIO,
    temperament: Temperament = Temperament.BALANCED,
) -> int:
    """Print what `level`, of this temperament, does where a record ends.

    The record is in file `name`; ``-`` is standard input. Only what the seat to act may
    know is looked at. Returns the exit code: 0, or 2 after one line on `err` that says
    what is wrong.
    """
    try:
        record = parse_record(read_input(name))
        seen = _seen(record)
    except (OSError, InputError, RecordError) as error:
        print(complaint(name, error), file=err)
        return 2
    decision = advice(seen, level, temperament=temperament)
    if as_json:
        print(json.dumps(_as_json(seen, level, temperament, decision)), file=out)
    else:
        print("\n".join(_as_lines(record.players[seen.seat], seen, decision)), file=out)
    return 0


def _seen(record: Record) -> Observation:
    state = replay(record).state
    if state.turn is None:
        over = "the game is over" if state.phase is Phase.GAME_OVER else "no deal is unfinished"
        raise RecordError(f"nobody is to act: {over}")
    return observe(state, state.turn)


def _as_json(
    seen: Observation, level: Level, temperament: Temperament, decision: Decision
) -> dict[str, Any]:
    return {
        "seat": seen.seat,
        "level": level.value,
        "temperament": temperament.value,
        "action": action_text(decision.action),
        "reason": decision.reason.text,
        "choices": [
            {**asdict(choice), "action": action_text(choice.action)} for choice in decision.choices
        ],
    }


def _as_lines(name: str, seen: Observation, decision: Decision) -> list[str]:
    shown = name if name.isprintable() else ascii(name)
    lines = [
        f"{shown} (seat {seen.seat}): {action_text(decision.action)}",
        decision.reason.text,
    ]
    if decision.choices:
        lines += ["", *(_choice_line(choice) for choice in decision.choices)]
    return lines


def _choice_line(choice: Choice) -> str:
    points = f"{choice.points:+.2f} ±{choice.points_error:.2f} points"
    wins = f"wins {100 * choice.wins:.1f} ±{100 * choice.wins_error:.1f} %"
    return f"{action_text(choice.action):<20}  {points}  {wins}"
