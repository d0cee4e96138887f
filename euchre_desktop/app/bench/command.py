"""What does `bench` do? Measures, and prints every figure beside its goal."""

from __future__ import annotations

import json
import platform
from collections.abc import Iterator
from itertools import chain
from typing import Protocol, TextIO

from euchre_desktop import __version__
from euchre_desktop.ai.fast.solver import is_compiled
from euchre_desktop.app.bench.applying import applying
from euchre_desktop.app.bench.deciding import deciding, withdrawing
from euchre_desktop.app.bench.figures import Section, row_json, section_lines
from euchre_desktop.app.bench.solving import solving


class Measure(Protocol):
    """Measures one thing, roughly if it is to be quick."""

    def __call__(self, *, quick: bool) -> Section: ...


class MeasureMore(Protocol):
    """Measures several things, one after the other."""

    def __call__(self, *, quick: bool) -> Iterator[Section]: ...


def bench_command(
    *, quick: bool, as_json: bool, out: TextIO, window: MeasureMore | None = None
) -> int:
    """Measure everything, with `window` the window's frames too; returns the exit code 0.

    A goal that is not met is told, not punished: it may be the computer.
    """
    measures: list[Measure] = [solving, applying, deciding, withdrawing]
    measured = chain(
        (measure(quick=quick) for measure in measures),
        () if window is None else window(quick=quick),
    )
    if as_json:
        print(json.dumps(_report(measured, quick=quick)), file=out)
        return 0
    print(f"Euchre Desktop {__version__}, {_system()}", file=out)
    print(_form(), file=out, flush=True)
    for section in measured:
        print("\n".join(section_lines(section)), file=out, flush=True)
    return 0


def _form() -> str:
    if is_compiled():
        return "The opponents' fast part is compiled."
    return "The opponents' fast part is NOT compiled: they imagine less, and need longer for it."


def _report(measured: Iterator[Section], *, quick: bool) -> dict[str, object]:
    rows = [row for section in measured for row in section.rows]
    return {
        "version": __version__,
        "system": _system(),
        "compiled": is_compiled(),
        "quick": quick,
        "figures": {row.name: row_json(row) for row in rows},
        "all_met": all(row.met is not False for row in rows),
    }


def _system() -> str:
    return f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"
