"""Start the program: the only place that builds and connects its objects."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from euchre_desktop.app.command_line import parser, run_without_window

NO_DISPLAY = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    chosen = parser().parse_args(arguments)
    code = run_without_window(chosen)
    if code is not None:
        return code
    try:
        # Qt is imported only now, so that the other commands start at once and need none of it.
        from euchre_desktop.ui import program
    except ImportError as error:
        return _refuse(f"Qt cannot be loaded: {error}. See the README for the packages it needs.")
    from euchre_desktop.app.display import display_problem, use_no_display

    problem = display_problem(os.environ)
    if chosen.command == "demo":
        if problem is not None:
            use_no_display()
        return program.show_demo(chosen.players, chosen.pictures, visible=problem is None)
    if chosen.smoke_test:
        if problem is not None:
            use_no_display()
        return program.run_smoke_test(chosen.smoke_result)
    if problem is not None:
        return _refuse(f"{problem} To watch a game without one: python -m euchre_desktop demo")
    return program.play()


def _refuse(sentence: str) -> int:
    if sys.stderr is not None:  # a windowed program on Windows has none
        print(sentence, file=sys.stderr)
    return NO_DISPLAY


if __name__ == "__main__":
    sys.exit(main())
