"""How many five-card deals a second does the solver solve, compiled and as it is?

Both forms solve random deals of the same kind in turn, so that whatever else the computer does
hits both.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from time import process_time
from types import ModuleType

from euchre_desktop.ai.fast import random_deals, solver
from euchre_desktop.app.bench.figures import Figure, Section, at_least

COMPILED_DEALS = {2: 400_000, 3: 120_000, 4: 40_000}
SOURCE_DEALS = {2: 4000, 3: 2000, 4: 600}
ROUNDS = 7
PER_SECOND = {2: 280_000, 3: 160_000, 4: 55_000}
TIMES_THE_SOURCE = 80
COMPARED = 50
"""Deals that both forms must agree on."""


class _Form:
    """The solver, and the deals it is given, in one of their two forms."""

    def __init__(self, deals: ModuleType, solving: ModuleType) -> None:
        self._deals = deals
        self._solving = solving
        # Once: to set a solver up takes long, above all in Python, and is no part of solving.
        self._solver = solving.Solver()

    def rate(self, seats: int, number: int, seed: int) -> float:
        """Deals per second of processor time."""
        start = process_time()
        self._deals.Dealer(seed).total(seats, number, self._solver, self._solving.EXACT)
        return number / (process_time() - start)

    def finds(self, seats: int, seed: int) -> tuple[int, int]:
        """Tricks in all of some deals, and how many positions a new solver searched for them."""
        solver = self._solving.Solver()
        tricks = self._deals.Dealer(seed).total(seats, COMPARED, solver, self._solving.EXACT)
        return tricks, solver.nodes


def solving(*, quick: bool) -> Section:
    """Full solves a second of one core, and how often that is the source's."""
    rounds, part = (1, 8) if quick else (ROUNDS, 1)
    ours = _Form(random_deals, solver)
    source = _source() if solver.is_compiled() else None
    rows: list[Figure] = []
    for seats in (2, 3, 4):
        rates, ratios = [], []
        for seed in range(1, rounds + 1):
            rates.append(ours.rate(seats, _deals(seats) // part, seed))
            if source is not None:
                if ours.finds(seats, seed) != source.finds(seats, seed):
                    raise AssertionError("compiled and not, the solver finds different things")
                theirs = source.rate(seats, SOURCE_DEALS[seats] // part, seed)
                ratios.append(rates[-1] / theirs)
        rows += _figures(seats, rates, ratios)
    return Section("Solver: five-card deals, all cards seen, processor time", tuple(rows))


def _figures(seats: int, rates: list[float], ratios: list[float]) -> Iterator[Figure]:
    name, label = f"solver.{seats}", f"{seats} players"
    goal = at_least(PER_SECOND[seats]) if solver.is_compiled() else None
    yield Figure(f"{name}.per_second", label, statistics.median(rates), "deals/s", goal)
    if ratios:
        times = statistics.median(ratios)
        label += ", uncompiled source = 1"
        yield Figure(f"{name}.ratio", label, times, "times", at_least(TIMES_THE_SOURCE))


def _deals(seats: int) -> int:
    return (COMPILED_DEALS if solver.is_compiled() else SOURCE_DEALS)[seats]


def _source() -> _Form | None:
    """The solver run from its source; None where that is not at hand."""
    try:
        return _Form(_source_of(random_deals), _source_of(solver))
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
