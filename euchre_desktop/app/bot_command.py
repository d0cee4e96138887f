"""How does one of our opponents play for a foreign arena? Lines in, answers out, no window."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from typing import Any, TextIO

from euchre_desktop.ai.player import Level, decide
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.rules import OptionsError, RuleOptions, Seat, action_text, house_rules
from euchre_desktop.rules.seen import PROTOCOL_VERSION, SeenError, observation_from


def bot_command(
    level: Level,
    seed: str | None,
    lines: Iterable[bytes],
    out: TextIO,
    err: TextIO,
    temperament: Temperament = Temperament.BALANCED,
) -> int:
    """Answer an arena's `lines` on `out` until they end.

    With a `seed` the same question gets the same answer, in whatever order questions
    come. Returns the exit code: 0, or 2 after one line on `err` about a malformed line.
    """
    if seed is None:
        seed = str(random.SystemRandom().getrandbits(64))
    bot = _Bot(level, temperament, seed)
    for number, line in enumerate(lines, start=1):
        try:
            answer = bot.answer(line)
        except _MessageError as error:
            print(f"line {number}: {error}", file=err)
            return 2
        if answer is not None:
            print(answer, file=out, flush=True)
    return 0


class _MessageError(ValueError):
    """A line is no message of the protocol, or comes out of turn."""


class _Bot:
    """One seat at a foreign table."""

    def __init__(self, level: Level, temperament: Temperament, seed: str) -> None:
        self._level = level
        self._temperament = temperament
        self._seed = seed
        self._place: tuple[Seat, RuleOptions] | None = None

    def answer(self, line: bytes) -> str | None:
        """The line to answer with, or None where no answer is wanted."""
        message = _parse(line)
        match message.get("type"):
            case "hello":
                self._place = _place(message)
            case "decide":
                return self._decide(message.get("seen"))
            case "end":
                pass
            case other:
                raise _MessageError(f"there is no type {_shown(other)}")
        return None

    def _decide(self, told: object) -> str:
        if self._place is None:
            raise _MessageError("a decision is asked for before hello")
        seat, options = self._place
        try:
            seen = observation_from(told, options)
        except SeenError as error:
            raise _MessageError(f"seen: {error}") from None
        if seen.seat != seat:
            raise _MessageError(f"seen is of seat {seen.seat}, but hello gave seat {seat}")
        rng = random.Random(f"{self._seed}/{json.dumps(told, sort_keys=True)}")
        decision = decide(seen, self._level, rng, temperament=self._temperament)
        return json.dumps({"action": action_text(decision.action)})


def _parse(line: bytes) -> dict[str, Any]:
    try:
        message = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise _MessageError("not a JSON object in UTF-8")
    return message


def _place(hello: dict[str, Any]) -> tuple[Seat, RuleOptions]:
    if hello.get("version") != PROTOCOL_VERSION:
        raise _MessageError(
            f"version takes {PROTOCOL_VERSION}, not {_shown(hello.get('version'))}"
        )
    rules, seat = hello.get("rules"), hello.get("seat")
    if not isinstance(rules, dict):
        raise _MessageError("rules takes a JSON object")
    try:
        options = house_rules(rules)
    except OptionsError as error:
        raise _MessageError(f"rules: {error}") from None
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < options.players:
        raise _MessageError(f"seat takes a number from 0 to {options.players - 1}")
    return seat, options


def _shown(value: object) -> str:
    text = ascii(value)
    return text if len(text) <= 40 else f"{text[:37]}..."
