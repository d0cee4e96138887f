"""The measurements: every figure is there and means what it says. How fast is not judged here."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest

from euchre_desktop.ai.fast.solver import is_compiled
from euchre_desktop.ai.player import Level
from euchre_desktop.app.bench import command, deciding
from euchre_desktop.app.bench.command import bench_command
from euchre_desktop.app.bench.figures import (
    Figure,
    Section,
    at_least,
    at_most,
    row_json,
    section_lines,
    times,
)
from euchre_desktop.app.bench.positions import positions
from euchre_desktop.rules import Phase


def bench(**arguments: Any) -> str:
    out = io.StringIO()
    assert bench_command(quick=True, out=out, **arguments) == 0
    return out.getvalue()


@pytest.fixture(scope="module")
def printed() -> dict[str, Any]:
    """One quick run, as JSON."""
    report: dict[str, Any] = json.loads(bench(as_json=True))
    return report


def test_it_says_whether_opponents_are_compiled(printed: dict[str, Any]) -> None:
    assert printed["compiled"] is is_compiled()
    assert printed["quick"] is True


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_and_level_is_measured(printed: dict[str, Any], players: int) -> None:
    wanted = {f"solver.{players}.per_second", f"cancel.{players}"}
    wanted |= {f"rules.{players}.{what}" for what in ("apply", "choose_and_apply")}
    wanted |= {f"decision.{players}.{level.value}" for level in Level}
    if is_compiled():
        wanted.add(f"solver.{players}.ratio")
    assert wanted <= printed["figures"].keys()


def test_figures_are_positive_and_in_order(printed: dict[str, Any]) -> None:
    for name, figure in printed["figures"].items():
        if "p50" in figure:
            assert 0 < figure["p50"] <= figure["p99"] <= figure["max"], name
        else:
            assert figure["value"] > 0, name


def test_goals_stand_beside_the_figures(printed: dict[str, Any]) -> None:
    figures = printed["figures"]
    limit = 100 if is_compiled() else 300
    for players in (2, 3, 4):
        expert = figures[f"decision.{players}.expert"]
        assert expert["goal"] == {"at_most": limit}
        assert expert["met"] is (expert["p99"] <= limit)
        assert "goal" not in figures[f"decision.{players}.casual"]
    met = [figure["met"] for figure in figures.values() if "met" in figure]
    assert printed["all_met"] is all(met)


def test_a_reader_is_told_each_verdict() -> None:
    section = Section(
        "Title",
        (
            Figure("a", "fast enough", 5.0, "deals/s", at_least(5)),
            Figure("b", "too slow", 4.0, "deals/s", at_least(5)),
            times("c", "in time", [3.0, 1.0, 2.0], at_most(3)),
            times("d", "late", [3.0, 1.0, 2.0], at_most(2.5)),
            times("e", "nobody cares", [1.0]),
        ),
    )
    _, title, _, fast, slow, soon, late, other = section_lines(section)
    assert title == "Title"
    assert fast.endswith("at least 5: met")
    assert slow.endswith("at least 5: NOT MET")
    assert soon.split()[2:] == ["2.00", "3.00", "3.00", "at", "most", "3:", "met"]
    assert late.endswith("at most 2.50: NOT MET")
    assert other.endswith("1.00")


def test_a_figure_without_a_goal_is_neither_met_nor_not() -> None:
    figure = Figure("a", "label", 1.5, "ms")
    assert figure.met is None
    assert row_json(figure) == {"value": 1.5, "unit": "ms"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_decisions_of_every_kind_are_measured(players: int) -> None:
    asked = positions(players, 60)
    kinds = {Phase.ORDERING, Phase.NAMING, Phase.PICKING_UP, Phase.PLAYING}
    if players > 2:
        kinds |= {Phase.DECLARING, Phase.DEFENDING}
    if players == 3:
        kinds.add(Phase.MERGING)
    assert {seen.phase for seen in asked} == kinds
    assert all(len(seen.legal_actions) > 1 for seen in asked)
    assert asked == positions(players, 60)


def test_a_window_is_measured_last_where_one_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    def other(*, quick: bool) -> Section:
        return Section("Other", (Figure("other", "figure", 1.0 + quick, "deals/s"),))

    def window(*, quick: bool) -> tuple[Section, ...]:
        return (Section("Window", (times("frames", "late", [1.0 + quick]),)),)

    for name in ("solving", "applying", "deciding", "withdrawing"):
        monkeypatch.setattr(command, name, other)
    assert "Window" not in bench(as_json=False)
    told = bench(as_json=False, window=window).splitlines()
    assert told.count("Other") == 4
    assert told[-3] == "Window"
    assert told[-1].split() == ["late", "2.00", "2.00", "2.00"]


def test_withdrawing_measures_both_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the first look, and from the first to the second."""
    clock = iter(range(1000))
    monkeypatch.setattr(deciding, "thread_time", lambda: next(clock) / 1000)
    for row in deciding.withdrawing(quick=True).rows:
        assert row_json(row)["max"] >= 1
