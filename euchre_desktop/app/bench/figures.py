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
class Section:
    """Figures that belong together."""

    title: str
    figures: tuple[Figure, ...]


def at_least(limit: float) -> Goal:
    return Goal(limit, at_least=True)


def at_most(limit: float) -> Goal:
    return Goal(limit)


def spread(
    name: str, label: str, milliseconds: Sequence[float], goal: Goal | None = None
) -> tuple[Figure, Figure, Figure]:
    """Median, 99th percentile and maximum of some times; the goal is for the percentile."""
    ordered = sorted(milliseconds)
    return (
        Figure(f"{name}.p50", f"{label}, median", percentile(ordered, 0.5), "ms"),
        Figure(f"{name}.p99", f"{label}, 99 %", percentile(ordered, 0.99), "ms", goal),
        Figure(f"{name}.max", f"{label}, longest", ordered[-1], "ms"),
    )


def section_lines(section: Section) -> list[str]:
    """The section for a reader."""
    return ["", section.title, *(f"  {_line(figure)}" for figure in section.figures)]


def figure_json(figure: Figure) -> dict[str, Any]:
    """Everything about a figure but its name."""
    told: dict[str, Any] = {"value": figure.value, "unit": figure.unit}
    if figure.goal is not None:
        side = "at_least" if figure.goal.at_least else "at_most"
        told |= {"goal": {side: figure.goal.limit}, "met": figure.met}
    return told


def _line(figure: Figure) -> str:
    line = f"{figure.label:<34} {_number(figure.value):>11} {figure.unit:<10}"
    if figure.goal is not None:
        words = "at least" if figure.goal.at_least else "at most"
        verdict = "met" if figure.met else "NOT MET"
        line += f" goal: {words} {_number(figure.goal.limit)}, {verdict}"
    return line.rstrip()


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 or value == int(value) else f"{value:.2f}"
