"""What does `arena` do? Reads its arguments, plays the match, prints what came of it."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from typing import Any, TextIO

from euchre_desktop.ai.player import Level
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.app.arena.match import UnitResult
from euchre_desktop.app.arena.plan import BOT, Plan
from euchre_desktop.app.arena.progress import ProgressBar
from euchre_desktop.app.arena.report import report_json, report_lines, report_on
from euchre_desktop.app.arena.running import results
from euchre_desktop.app.bots import BotError, command_words
from euchre_desktop.app.input_files import InputError, complaint, read_input
from euchre_desktop.rules import OptionsError, RuleOptions, house_rules

BAD_ARGUMENTS = 2
BOT_FAILED = 3
INTERRUPTED = 130


@dataclass(frozen=True, slots=True, kw_only=True)
class ArenaArguments:
    """What the command line said; None where it said nothing."""

    players: int | None = None
    a: str | None = None
    b: str | None = None
    a_temperament: Temperament | None = None
    b_temperament: Temperament | None = None
    deals: int | None = None
    games: int | None = None
    seed: str = "1"
    jobs: int = 1
    rules: str | None = None
    bot: str | None = None
    json: bool = False


class _ArgumentsError(ValueError):
    """The arguments make no match. One sentence."""


def arena_command(arguments: ArenaArguments, out: TextIO, err: TextIO) -> int:
    """Play a match and print its report.

    Returns the exit code: 0; 2 after one line on `err` about arguments or files; 3
    after one about a bot that broke off the match; 130 if it was interrupted,
    after the report on what was finished.
    """
    try:
        plan = plan_of(arguments)
    except (_ArgumentsError, BotError) as error:
        print(error, file=err)
        return BAD_ARGUMENTS
    finished: list[UnitResult] = []
    code = 0
    try:
        _play(plan, arguments.jobs, finished, err)
    except BotError as error:
        print(error, file=err)
        return BOT_FAILED
    except KeyboardInterrupt:
        code = INTERRUPTED
    if finished:
        report = report_on(plan, finished)
        text = (
            json.dumps(report_json(report)) if arguments.json else "\n".join(report_lines(report))
        )
        print(text, file=out)
    else:
        print(f"Interrupted before any of the {plan.unit} was finished.", file=err)
    return code


def plan_of(arguments: ArenaArguments) -> Plan:
    """The match that the arguments ask for; raises with one sentence if they ask for none."""
    wanted = (arguments.deals, arguments.games)
    size = arguments.games if arguments.deals is None else arguments.deals
    if size is None or None not in wanted:
        raise _ArgumentsError("A match takes --deals or --games, one of the two.")
    options = _options(arguments)
    levels = _levels(arguments)
    if arguments.bot is not None:
        command_words(arguments.bot)
    return Plan(
        options=options,
        levels=levels,
        bot=arguments.bot,
        whole_games=arguments.deals is None,
        size=size,
        seed=arguments.seed,
        temperaments=_temperaments(arguments, levels),
    )


def _play(plan: Plan, jobs: int, finished: list[UnitResult], err: TextIO) -> None:
    bar = ProgressBar(err, plan.size, plan.unit)
    try:
        with _ended_as_interrupted(), closing(results(plan, jobs)) as played:
            for result in played:
                finished.append(result)
                bar.show(len(finished))
    finally:
        bar.clear()


@contextmanager
def _ended_as_interrupted() -> Iterator[None]:
    """Being told to end is taken like Ctrl-C, so that what was started is ended too."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _options(arguments: ArenaArguments) -> RuleOptions:
    settings = {} if arguments.rules is None else _settings(arguments.rules)
    players = settings.setdefault("players", arguments.players)
    if players is None:
        raise _ArgumentsError("--players takes how many play: 2, 3 or 4.")
    if arguments.players not in (None, players):
        raise _ArgumentsError(
            f"{arguments.rules}: the rules are for {players!r} players,"
            f" but --players says {arguments.players}."
        )
    try:
        return house_rules(settings)
    except OptionsError as error:
        where = "" if arguments.rules is None else f"{arguments.rules}: "
        raise _ArgumentsError(f"{where}{error}") from None


def _settings(name: str) -> dict[str, Any]:
    try:
        raw = json.loads(read_input(name))
        if not isinstance(raw, dict):
            raise InputError("house rules are a JSON object of settings")
    except (OSError, InputError) as error:
        raise _ArgumentsError(complaint(name, error)) from None
    except (ValueError, RecursionError):
        raise _ArgumentsError(complaint(name, InputError("not JSON"))) from None
    return raw


def _levels(arguments: ArenaArguments) -> tuple[Level | None, Level | None]:
    a, b = arguments.a, arguments.b
    if arguments.bot is not None and BOT not in (a, b):
        if a is not None and b is not None:
            raise _ArgumentsError("--bot takes a side: --a bot or --b bot.")
        a, b = (BOT, b) if a is None else (a, BOT)
    if a is None or b is None:
        missing = "--a" if a is None else "--b"
        raise _ArgumentsError(f"{missing} takes a level: {', '.join(Level)}.")
    if arguments.bot is None and BOT in (a, b):
        raise _ArgumentsError('A side played by a bot takes its command: --bot "command".')
    return _level(a), _level(b)


def _temperaments(
    arguments: ArenaArguments, levels: tuple[Level | None, Level | None]
) -> tuple[Temperament, Temperament]:
    told = (arguments.a_temperament, arguments.b_temperament)
    for side, level, temperament in zip("ab", levels, told, strict=True):
        if level is None and temperament is not None:
            raise _ArgumentsError(f"--{side}-temperament is for a level: a bot has its own.")
    a, b = (Temperament.BALANCED if one is None else one for one in told)
    return a, b


def _level(name: str) -> Level | None:
    return None if name == BOT else Level(name)
