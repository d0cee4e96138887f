"""Start the program: the only place that builds and connects its objects."""

from __future__ import annotations

import argparse
import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

from euchre_desktop import __version__
from euchre_desktop.app.replay_command import replay_command
from euchre_desktop.app.smoke_result import NORMAL_LIMITS, SmokeLimits, SmokeResult

REFUSED = 2
FAILED = 3


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    chosen = _parser().parse_args(arguments)
    if chosen.command == "replay":
        return replay_command(chosen.file, sys.stdout, sys.stderr)
    if chosen.smoke_test:
        return smoke_test(chosen.smoke_result)
    try:
        # Qt is imported only now, so that `replay` starts at once and needs none of it.
        from euchre_desktop.ui import program
    except ImportError as error:
        return _refuse(f"Qt cannot be loaded: {error}. See the README for the packages it needs.")
    from euchre_desktop.app.display import display_problem, use_no_display

    problem = display_problem(os.environ)
    if chosen.command == "demo":
        if problem is not None:
            use_no_display()
        return program.show_demo(chosen.players, chosen.pictures, visible=problem is None)
    if problem is not None:
        return _refuse(f"{problem} To watch a game without one: python -m euchre_desktop demo")
    return program.play()


def smoke_test(path: Path | None, limits: SmokeLimits = NORMAL_LIMITS) -> int:
    """Let the program try itself; returns 0 only if all went well. `path` keeps the verdict."""
    try:
        result = SmokeResult(path)
    except OSError as error:
        return _refuse(f"{path}: {error.strerror}")
    try:
        from euchre_desktop.app.display import display_problem, use_no_display
        from euchre_desktop.ui import program

        if display_problem(os.environ) is not None:
            use_no_display()
        program.run_smoke_test(result, limits)
    except Exception:  # a window with a stack trace, as frozen programs show, waits for a click
        result.fail(traceback.format_exc())
    return 0 if result.ok else FAILED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="euchre_desktop",
        description="Euchre for two, three or four. Without a command: play.",
    )
    parser.add_argument("--version", action="version", version=f"Euchre Desktop {__version__}")
    parser.add_argument(
        "--smoke-test",
        action="store_true",
        help="play a game of each kind unattended and judge it",
    )
    parser.add_argument(
        "--smoke-result", type=Path, metavar="PATH", help="where the smoke test writes its result"
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    replay = commands.add_parser("replay", help="print what became of a recorded game")
    replay.add_argument("file", help="a record file, or - for standard input")
    demo = commands.add_parser("demo", help="watch computer players play a whole game")
    demo.add_argument("--players", type=int, choices=(2, 3, 4), default=3)
    demo.add_argument(
        "--pictures", type=Path, metavar="FOLDER", help="keep pictures of its moments"
    )
    return parser


def _refuse(sentence: str) -> int:
    if sys.stderr is not None:  # a windowed program on Windows has none
        print(sentence, file=sys.stderr)
    return REFUSED


if __name__ == "__main__":
    sys.exit(main())
