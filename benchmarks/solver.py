"""How many five-card deals a second does the solver solve, compiled and as it is?

    python -m benchmarks.solver [--rounds N]

Both forms solve random deals of the same kind in turn, so that whatever else the computer does
hits both; a figure is processor time of one core.
"""

import argparse
import statistics
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from time import process_time
from types import ModuleType

from euchre_desktop.ai.fast import random_deals, solver

COMPILED_DEALS = {2: 100_000, 3: 40_000, 4: 12_000}
SOURCE_DEALS = {2: 800, 3: 400, 4: 120}

Run = Callable[[int, int, int], tuple[int, int]]
"""(seats, deals, seed) -> (tricks, positions searched)"""


@dataclass(slots=True)
class Series:
    """What one form of the solver did with one number of seats."""

    rates: list[float] = field(default_factory=list)
    seconds: float = 0.0
    deals: int = 0
    nodes: int = 0

    def add(self, run: Run, seats: int, deals: int, seed: int) -> None:
        start = process_time()
        _, nodes = run(seats, deals, seed)
        seconds = process_time() - start
        self.rates.append(deals / seconds)
        self.seconds += seconds
        self.deals += deals
        self.nodes += nodes

    def __str__(self) -> str:
        low, middle, high = min(self.rates), statistics.median(self.rates), max(self.rates)
        return (
            f"{low:11,.0f} {middle:11,.0f} {high:11,.0f}"
            f" {self.nodes / self.deals:8.1f} {1e9 * self.seconds / self.nodes:8.1f}"
        )


def source_of(module: ModuleType) -> ModuleType:
    """The same module, run from its source even where it is compiled."""
    name = module.__name__.rpartition(".")[2]
    path = Path(str(module.__file__)).parent / f"{name}.py"
    spec = spec_from_file_location(f"source_of_{name}", path)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(path)
    source = module_from_spec(spec)
    spec.loader.exec_module(source)
    return source


def runner(deals: ModuleType, solving: ModuleType) -> Run:
    def run(seats: int, number: int, seed: int) -> tuple[int, int]:
        solve = solving.Solver()
        tricks = deals.Dealer(seed).total(seats, number, solve, solving.EXACT)
        return tricks, solve.nodes

    return run


def measure(seats: int, rounds: int, imported: Run, source: Run) -> tuple[Series, Series]:
    fast, slow = Series(), Series()
    for seed in range(1, rounds + 1):
        if imported(seats, 50, seed) != source(seats, 50, seed):
            raise AssertionError("the two forms disagree")
        fast.add(imported, seats, COMPILED_DEALS[seats], seed)
        slow.add(source, seats, SOURCE_DEALS[seats], seed)
    return fast, slow


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    rounds = parser.parse_args().rounds
    source = runner(source_of(random_deals), source_of(solver))
    print("seats  form         min/s    median/s      best/s    nodes  ns/node")
    for seats in (2, 3, 4):
        if not solver.is_compiled():
            slow = Series()
            for seed in range(1, rounds + 1):
                slow.add(source, seats, SOURCE_DEALS[seats], seed)
            print(f"{seats}      source   {slow}")
            continue
        fast, slow = measure(seats, rounds, runner(random_deals, solver), source)
        ratio = statistics.median(
            one / other for one, other in zip(fast.rates, slow.rates, strict=True)
        )
        print(f"{seats}      compiled {fast}")
        print(f"{seats}      source   {slow}   compiled is {ratio:.0f} times as fast")


if __name__ == "__main__":
    main()
