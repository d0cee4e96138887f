"""How many five-card deals a second does the solver solve, compiled and as it is?

Both forms solve random deals of the same kind in turn, so that whatever else the computer does
hits both.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from time import process_time
from types import ModuleType

from euchre_desktop.ai.fast import random_deals, solver
from euchre_desktop.app.bench.figures import Figure, Section, at_least

COMPILED_DEALS = {2: 100_000, 3: 40_000, 4: 12_000}
SOURCE_DEALS = {2: 800, 3: 400, 4: 120}
ROUNDS = 7
PER_SECOND = {2: 280_000, 3: 160_000, 4: 55_000}
TIMES_THE_SOURCE = 80
COMPARED = 50
"""Deals that both forms must agree on."""

Run = Callable[[int, int, int], tuple[int, int]]
"""(seats, deals, seed) -> (tricks, positions searched)"""


def solving(*, quick: bool) -> Section:
    """Full solves a second of one core, and how often that is the source's."""
    rounds, part = (1, 10) if quick else (ROUNDS, 1)
    figures: list[Figure] = []
    for seats in (2, 3, 4):
        figures += _figures(seats, rounds, part)
    return Section("Solver: five-card deals, all cards seen, one core", tuple(figures))


def _figures(seats: int, rounds: int, part: int) -> list[Figure]:
    name, label = f"solver.{seats}", f"{seats} players"
    source = _source()
    seeds = range(1, rounds + 1)
    if not solver.is_compiled():
        run = _runner(random_deals, solver)
        rates = [_rate(run, seats, SOURCE_DEALS[seats] // part, seed) for seed in seeds]
        return [Figure(f"{name}.per_second", label, statistics.median(rates), "deals/s")]
    compiled, ratios = [], []
    run = _runner(random_deals, solver)
    for seed in seeds:
        compiled.append(_rate(run, seats, COMPILED_DEALS[seats] // part, seed))
        if source is not None:
            if run(seats, COMPARED, seed) != source(seats, COMPARED, seed):
                raise AssertionError("compiled and not, the solver finds different things")
            ratios.append(compiled[-1] / _rate(source, seats, SOURCE_DEALS[seats] // part, seed))
    goal = at_least(PER_SECOND[seats])
    found = [Figure(f"{name}.per_second", label, statistics.median(compiled), "deals/s", goal)]
    if ratios:
        times, goal = statistics.median(ratios), at_least(TIMES_THE_SOURCE)
        found.append(
            Figure(f"{name}.ratio", f"{label}, uncompiled source = 1", times, "times", goal)
        )
    return found


def _rate(run: Run, seats: int, deals: int, seed: int) -> float:
    """Deals per second of processor time."""
    start = process_time()
    run(seats, deals, seed)
    return deals / (process_time() - start)


def _runner(deals: ModuleType, solving: ModuleType) -> Run:
    def run(seats: int, number: int, seed: int) -> tuple[int, int]:
        solve = solving.Solver()
        tricks = deals.Dealer(seed).total(seats, number, solve, solving.EXACT)
        return tricks, solve.nodes

    return run


def _source() -> Run | None:
    """The solver run from its source; None where that is not at hand."""
    try:
        return _runner(_source_of(random_deals), _source_of(solver))
    except FileNotFoundError:
        return None


def _source_of(module: ModuleType) -> ModuleType:
    """The same module, run from its source even where it is compiled."""
    name = module.__name__.rpartition(".")[2]
    path = Path(str(module.__file__)).parent / f"{name}.py"
    spec = spec_from_file_location(f"source_of_{name}", path)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(path)
    source = module_from_spec(spec)
    spec.loader.exec_module(source)
    return source
