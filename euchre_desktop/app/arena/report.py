"""What is said about a match, in words or as JSON?"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from euchre_desktop.app.arena.match import SideTally, UnitResult
from euchre_desktop.app.arena.plan import Plan, Side
from euchre_desktop.app.arena.statistics import Estimate, percentile, ratio
from euchre_desktop.rules import changed_settings, score_slots


@dataclass(frozen=True, slots=True)
class Report:
    """A match, or what was finished of it."""

    plan: Plan
    finished: int
    """Units, each in every seating."""
    deals: int
    thrown_in: int
    given_up: int
    points: Estimate
    """Side A's lead per deal."""
    wins: Estimate | None
    """Side A's share of the games, where whole games were played."""
    sides: tuple[SideTally, SideTally]


def report_on(plan: Plan, results: Iterable[UnitResult]) -> Report:
    """Sum up results, at least one, in whatever order they came."""
    units = sorted(results, key=lambda unit: unit.number)
    points = ratio([unit.lead for unit in units], [unit.deals for unit in units])
    wins = ratio([unit.won for unit in units], [unit.seatings for unit in units])
    return Report(
        plan=plan,
        finished=len(units),
        deals=sum(unit.deals for unit in units),
        thrown_in=sum(unit.thrown_in for unit in units),
        given_up=sum(unit.given_up for unit in units),
        points=points,
        wins=wins if plan.whole_games else None,
        sides=(
            _sum_of([unit.sides[Side.A] for unit in units]),
            _sum_of([unit.sides[Side.B] for unit in units]),
        ),
    )


def report_json(report: Report) -> dict[str, Any]:
    """The whole report as one JSON object. Times are in milliseconds."""
    plan = report.plan
    return {
        "players": plan.options.players,
        "rules": changed_settings(plan.options),
        "seed": plan.seed,
        "a": plan.side_name(Side.A),
        "b": plan.side_name(Side.B),
        "bot": plan.bot,
        "unit": plan.unit,
        "planned": plan.size,
        "finished": report.finished,
        "rotations": score_slots(plan.options.players),
        "deals": report.deals,
        "thrown_in": report.thrown_in,
        "points_per_deal": _estimate_json(report.points),
        "wins": None
        if report.wins is None
        else {
            **_estimate_json(report.wins),
            "fair_share": 1 / score_slots(plan.options.players),
            "given_up": report.given_up,
        },
        "sides": {side.name.lower(): _side_json(report, side) for side in Side},
    }


def report_lines(report: Report) -> list[str]:
    """The report for a reader."""
    plan, rotations = report.plan, score_slots(report.plan.options.players)
    short = f" of {plan.size}" if report.finished < plan.size else ""
    lines = [
        f"A {plan.side_name(Side.A)} against B {plan.side_name(Side.B)},"
        f" {plan.options.players} players, seed {plan.seed}",
        f"{report.finished}{short} {plan.unit}, each in {rotations} seatings:"
        f" {report.deals} deals played, {report.thrown_in} thrown in",
        f"A leads by {_signed(report.points)} points a deal",
    ]
    if report.wins is not None:
        share = _percent(report.wins.mean)
        margin = "" if report.wins.margin is None else f" ±{_percent(report.wins.margin)}"
        lines.append(
            f"A wins {share}{margin} % of the games; a fair share is {100 / rotations:.1f} %"
        )
        if report.given_up:
            lines.append(f"{report.given_up} games given up, counted as fair shares")
    return [*lines, "", *_table(report)]


def _table(report: Report) -> list[str]:
    rows: list[tuple[str, ...]] = [
        (
            *("", "calls", "made", "march", "euchred", "alone"),
            *("worlds", "decisions", "p50", "p99", "max ms"),
        )
    ]
    for side in Side:
        tally = report.sides[side]
        times = _times(tally)
        rows.append(
            (
                f"{side.name} {report.plan.side_name(side)}",
                str(tally.calls),
                *(f"{_percent(rate)} %" for rate in _rates(tally).values()),
                _worlds_text(report.plan.side_worlds(side)),
                str(len(tally.seconds)),
                *(f"{time:.2f}" for time in times.values()),
            )
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return [
        "  ".join(
            cell.ljust(width) if not column else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    ]


def _worlds_text(worlds: int | None) -> str:
    return "?" if worlds is None else str(worlds)


def _side_json(report: Report, side: Side) -> dict[str, Any]:
    tally = report.sides[side]
    return {
        "player": report.plan.side_name(side),
        "calls": tally.calls,
        "calls_per_deal": tally.calls / report.deals,
        **{f"{name}_rate": rate for name, rate in _rates(tally).items()},
        "worlds": report.plan.side_worlds(side),
        "decisions": len(tally.seconds),
        "milliseconds": _times(tally),
    }


def _rates(tally: SideTally) -> dict[str, float]:
    """Shares of the calls: the first three add up to 1."""
    calls = tally.calls or 1
    return {
        "made": tally.made / calls,
        "march": tally.marches / calls,
        "euchred": tally.euchred / calls,
        "alone": tally.alone / calls,
    }


def _times(tally: SideTally) -> dict[str, float]:
    ordered = sorted(1000 * spent for spent in tally.seconds) or [0.0]
    return {
        "p50": percentile(ordered, 0.5),
        "p99": percentile(ordered, 0.99),
        "max": ordered[-1],
    }


def _sum_of(tallies: Sequence[SideTally]) -> SideTally:
    return SideTally(
        calls=sum(tally.calls for tally in tallies),
        made=sum(tally.made for tally in tallies),
        marches=sum(tally.marches for tally in tallies),
        euchred=sum(tally.euchred for tally in tallies),
        alone=sum(tally.alone for tally in tallies),
        seconds=[spent for tally in tallies for spent in tally.seconds],
    )


def _estimate_json(estimate: Estimate) -> dict[str, float | None]:
    return {"mean": estimate.mean, "margin95": estimate.margin}


def _signed(estimate: Estimate) -> str:
    margin = "" if estimate.margin is None else f" ±{estimate.margin:.3f}"
    return f"{estimate.mean:+.3f}{margin}"


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"
