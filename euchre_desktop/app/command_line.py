"""What can be said on the command line, and which commands need no window?

Every command is imported only when it is asked for: `replay` and `bot` start at once.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from euchre_desktop import __version__

if TYPE_CHECKING:
    from euchre_desktop.ai.player import Level
    from euchre_desktop.ai.temperament import Temperament

MOST_JOBS = 256


def parser() -> argparse.ArgumentParser:
    """The whole command line of the program."""
    whole = _Parser(
        prog="euchre_desktop",
        description="Euchre for two, three or four. Without a command: play.",
    )
    whole.add_argument("--version", action=_Version, nargs=0, help="say which program this is")
    whole.add_argument(
        "--smoke-test",
        action="store_true",
        help="play a game of each kind unattended and judge it",
    )
    whole.add_argument(
        "--smoke-result", type=Path, metavar="PATH", help="where the smoke test writes its result"
    )
    commands = whole.add_subparsers(dest="command", metavar="COMMAND")
    replay = commands.add_parser("replay", help="print what became of a recorded game")
    replay.add_argument("file", help="a game file, or - for standard input")
    convert = commands.add_parser("convert", help="write a game in another format")
    convert.add_argument("file", help="a record, PTN or EGN file, or - for standard input")
    convert.add_argument("--to", choices=("record", "ptn", "egn"), required=True)
    convert.add_argument(
        "--game", type=_count, metavar="N", help="which of several games, the first being 1"
    )
    demo = commands.add_parser("demo", help="watch computer players play a whole game")
    demo.add_argument("--players", type=int, choices=(2, 3, 4), default=3)
    demo.add_argument(
        "--pictures", type=Path, metavar="FOLDER", help="keep pictures of its moments"
    )
    _add_arena(commands.add_parser("arena", help="let two players play the same cards"))
    bot = commands.add_parser("bot", help="play a seat for another arena, line by line")
    bot.add_argument("--level", type=_level, required=True, metavar="LEVEL")
    _add_temperament(bot, "--temperament", "how willingly it bids")
    bot.add_argument("--seed", metavar="S", help="the same questions get the same answers")
    suggest = commands.add_parser("suggest", help="say what to do where a record ends")
    suggest.add_argument("file", help="a record file, or - for standard input")
    suggest.add_argument(
        "--level", type=_level, metavar="LEVEL", help="who is asked (default: the best)"
    )
    _add_temperament(suggest, "--temperament", "how willingly it bids")
    suggest.add_argument("--json", action="store_true", help="print one JSON object")
    bench = commands.add_parser("bench", help="measure how fast everything is")
    bench.add_argument("--quick", action="store_true", help="a rough look, in seconds")
    bench.add_argument("--window", action="store_true", help="the window's frames as well")
    bench.add_argument("--json", action="store_true", help="print one JSON object")
    return whole


def run_without_window(chosen: argparse.Namespace) -> int | None:
    """Run the chosen command and return its exit code; None if it is one for the window."""
    match chosen.command:
        case "replay":
            from euchre_desktop.app.replay_command import replay_command

            return replay_command(chosen.file, sys.stdout, sys.stderr)
        case "convert":
            from euchre_desktop.app.convert_command import convert_command

            return convert_command(chosen.file, chosen.to, chosen.game, sys.stdout, sys.stderr)
        case "arena":
            from euchre_desktop.app.arena.command import ArenaArguments, arena_command

            told = {name: value for name, value in vars(chosen).items() if name in _ARENA}
            return arena_command(ArenaArguments(**told), sys.stdout, sys.stderr)
        case "bot":
            from euchre_desktop.ai.temperament import Temperament
            from euchre_desktop.app.bot_command import bot_command

            return bot_command(
                chosen.level,
                chosen.seed,
                () if sys.stdin is None else sys.stdin.buffer,
                sys.stdout,
                sys.stderr,
                chosen.temperament or Temperament.BALANCED,
            )
        case "suggest":
            from euchre_desktop.ai.temperament import Temperament
            from euchre_desktop.app.suggest_command import suggest_command

            return suggest_command(
                chosen.file,
                chosen.level or _best(),
                chosen.json,
                sys.stdout,
                sys.stderr,
                chosen.temperament or Temperament.BALANCED,
            )
        case "bench" if not chosen.window:
            from euchre_desktop.app.bench.command import bench_command

            return bench_command(quick=chosen.quick, as_json=chosen.json, out=sys.stdout)
        case _:
            return None


_ARENA = (
    *("players", "a", "b", "a_temperament", "b_temperament", "deals", "games", "seed", "jobs"),
    *("rules", "bot", "json"),
)


class _Version(argparse.Action):
    """Says, besides the version, if the opponents are slower than they could be."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from euchre_desktop.ai.fast.solver import is_compiled

        form = "" if is_compiled() else " (the opponents are not compiled)"
        print(f"Euchre Desktop {__version__}{form}")
        parser.exit()


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (--help tells more)\n")


def _add_arena(arena: argparse.ArgumentParser) -> None:
    arena.add_argument("--players", type=int, choices=(2, 3, 4))
    arena.add_argument("--a", type=_side, metavar="LEVEL", help="who is measured, or bot")
    arena.add_argument("--b", type=_side, metavar="LEVEL", help="against whom, or bot")
    _add_temperament(arena, "--a-temperament", "how willingly A bids")
    _add_temperament(arena, "--b-temperament", "how willingly B bids")
    arena.add_argument(
        "--deals", type=_count, metavar="D", help="play so many deals, each at no score"
    )
    arena.add_argument("--games", type=_count, metavar="G", help="play so many whole games")
    arena.add_argument(
        "--seed", default="1", metavar="S", help="all chance derives from it (default: 1)"
    )
    arena.add_argument("--jobs", type=_jobs, default=1, metavar="J", help="processes to use")
    arena.add_argument("--rules", metavar="FILE", help="house rules as a JSON object")
    arena.add_argument("--bot", metavar="COMMAND", help="the outside program that plays bot")
    arena.add_argument("--json", action="store_true", help="print one JSON object")


def _add_temperament(command: argparse.ArgumentParser, option: str, words: str) -> None:
    command.add_argument(
        option,
        type=_temperament,
        metavar="T",
        help=f"{words}: cautious, balanced (default) or bold",
    )


def _temperament(name: str) -> Temperament:
    from euchre_desktop.ai.temperament import Temperament

    try:
        return Temperament(name)
    except ValueError:
        known = ", ".join(Temperament)
        raise argparse.ArgumentTypeError(f"takes one of {known}, not {name!r}") from None


def _level(name: str) -> Level:
    from euchre_desktop.ai.player import Level

    try:
        return Level(name)
    except ValueError:
        known = ", ".join(Level)
        raise argparse.ArgumentTypeError(f"takes a level ({known}), not {name!r}") from None


def _side(name: str) -> str:
    return name if name == "bot" else _level(name).value


def _best() -> Level:
    """The levels stand in order of strength."""
    from euchre_desktop.ai.player import Level

    return list(Level)[-1]


def _count(text: str) -> int:
    return _number(text, most=10**9)


def _jobs(text: str) -> int:
    return _number(text, most=MOST_JOBS)


def _number(text: str, most: int) -> int:
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 20 else 0
    if not 1 <= number <= most:
        raise argparse.ArgumentTypeError(f"takes a whole number from 1 to {most}, not {text!r}")
    return number
