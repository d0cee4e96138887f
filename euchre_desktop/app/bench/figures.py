"""What is a measured figure, and is its goal met?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from euchre_desktop.app.arena.statistics import percentile


@dataclass(frozen=True, slots=True)
class Goal:
    """A limit that a figure is held to: at least so much, or else at most."""

    limit: float
    at_least: bool = False

    def met_by(self, value: float) -> bool:
        return value >= self.limit if self.at_least else value <= self.limit


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure: `name` for a program, `label` and `unit` for a reader."""

    name: str
    label: str
    value: float
    unit: str
    goal: Goal | None = None

    @property
    def met(self) -> bool | None:
        """Is the goal met? None if there is none."""
        return None if self.goal is None else self.goal.met_by(self.value)


@dataclass(frozen=True, slots=True)
class Times:
    """How long many of a kind took, in milliseconds; a goal is for the 99th percentile."""

    name: str
    label: str
    p50: float
    p99: float
    longest: float
    goal: Goal | None = None

    @property
    def met(self) -> bool | None:
        """Is the goal met? None if there is none."""
        return None if self.goal is None else self.goal.met_by(self.p99)


Row = Figure | Times


@dataclass(frozen=True, slots=True)
class Section:
    """Figures that belong together."""

    title: str
    rows: tuple[Row, ...]


def at_least(limit: float) -> Goal:
    return Goal(limit, at_least=True)


def at_most(limit: float) -> Goal:
    return Goal(limit)


def times(name: str, label: str, milliseconds: Sequence[float], goal: Goal | None = None) -> Times:
    """Sum up some times, at least one."""
    ordered = sorted(milliseconds)
    p50, p99 = percentile(ordered, 0.5), percentile(ordered, 0.99)
    return Times(name, label, p50, p99, ordered[-1], goal)


def section_lines(section: Section) -> list[str]:
    """The section for a reader."""
    lines = ["", section.title]
    if any(isinstance(row, Times) for row in section.rows):
        lines.append(f"  {'ms':<{_LABEL}} {'p50':>8} {'p99':>8} {'max':>8}")
    return [*lines, *(f"  {_line(row)}" for row in section.rows)]


def row_json(row: Row) -> dict[str, Any]:
    """Everything about a row but its name and its label."""
    told: dict[str, Any] = (
        {"p50": row.p50, "p99": row.p99, "max": row.longest, "unit": "ms"}
        if isinstance(row, Times)
        else {"value": row.value, "unit": row.unit}
    )
    if row.goal is not None:
        side = "at_least" if row.goal.at_least else "at_most"
        told |= {"goal": {side: row.goal.limit}, "met": row.met}
    return told


_LABEL = 34


def _line(row: Row) -> str:
    if isinstance(row, Times):
        values = f"{row.p50:>8.2f} {row.p99:>8.2f} {row.longest:>8.2f}"
    else:
        values = f"{_number(row.value):>12} {row.unit:<13}"
    line = f"{row.label:<{_LABEL}} {values}"
    if row.goal is not None:
        words = "at least" if row.goal.at_least else "at most"
        verdict = "met" if row.met else "NOT MET"
        line += f"  {words} {_number(row.goal.limit)}: {verdict}"
    return line.rstrip()


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 or value == int(value) else f"{value:.2f}"
