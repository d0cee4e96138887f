"""What does the command line start? Qt is loaded only for what needs it."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from euchre_desktop.app.command_line import parser, run_without_window
from euchre_desktop.app.output import silenced

if TYPE_CHECKING:
    from euchre_desktop.app.smoke_result import SmokeLimits

REFUSED = 2
FAILED = 3


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    chosen = parser().parse_args(arguments)
    try:
        code = run_without_window(chosen)
        if sys.stdout is not None:
            sys.stdout.flush()
    except OSError as error:  # a command says what is wrong with its own files
        return _refuse(silenced(sys.stdout, error))
    if code is not None:
        return code
    if chosen.smoke_test:
        return smoke_test(chosen.smoke_result)
    try:
        # Qt is imported only now, so that the other commands start at once and need none of it.
        from euchre_desktop.ui import starting
    except ImportError as error:
        return _refuse(f"Qt cannot be loaded: {error}. See the README for the packages it needs.")
    from euchre_desktop.app.display import display_problem, draws_into_memory, use_no_display

    problem = display_problem(os.environ)
    if chosen.command == "demo":
        from euchre_desktop.ui.unattended import show_demo

        if problem is not None:
            use_no_display()
        visible = not draws_into_memory(os.environ)
        return show_demo(chosen.players, chosen.pictures, visible=visible)
    if chosen.command == "bench":
        from euchre_desktop.app.bench.command import bench_command
        from euchre_desktop.ui.unattended import measure_window

        if problem is not None:
            use_no_display()
        return bench_command(
            quick=chosen.quick, as_json=chosen.json, out=sys.stdout, window=measure_window
        )
    if problem is not None:
        return _refuse(f"{problem} To watch a game without one: python -m euchre_desktop demo")
    return starting.play()


def smoke_test(path: Path | None, limits: SmokeLimits | None = None) -> int:
    """Let the program try itself; returns 0 only if all went well. `path` keeps the verdict.

    `limits` are the normal ones unless given.
    """
    from euchre_desktop.app.smoke_result import NORMAL_LIMITS, SmokeResult

    try:
        result = SmokeResult(path)
    except OSError as error:
        return _refuse(f"{path}: {error.strerror}")
    try:
        from euchre_desktop.app.display import display_problem, use_no_display
        from euchre_desktop.ui.unattended import run_smoke_test

        if display_problem(os.environ) is not None:
            use_no_display()
        run_smoke_test(result, limits or NORMAL_LIMITS)
    except Exception:  # a window with a stack trace, as frozen programs show, waits for a click
        result.fail(traceback.format_exc())
    return 0 if result.ok else FAILED


def _refuse(sentence: str) -> int:
    if sentence and sys.stderr is not None:  # a windowed program on Windows has none
        print(sentence, file=sys.stderr)
    return REFUSED


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()  # a packaged program is started anew for every job of an arena
    sys.exit(main())
