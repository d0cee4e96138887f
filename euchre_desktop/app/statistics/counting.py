"""What do many games come to? Everything is counted from `PlayedGame`, nothing is kept."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple, TypeVar

from euchre_desktop.app.statistics.games import PlayedDeal, PlayedGame
from euchre_desktop.rules import Outcome

Key = TypeVar("Key", bound=Hashable)

NINETY_FIVE = 1.959964
"""So many standard deviations to both sides of the mean hold 95 % of a normal distribution."""

_MADE = (Outcome.MADE, Outcome.MARCH, Outcome.LONE_MARCH)
_MARCHES = (Outcome.MARCH, Outcome.LONE_MARCH)

STRENGTHS = (2.0, 2.5, 3.0, 3.5, 4.0)
"""Where one group of hands ends and the next begins, in tricks expected by rule of thumb."""


class Interval(NamedTuple):
    """A share and where the true one lies with 95 % confidence; Wilson's."""

    share: float
    low: float
    high: float


def wilson(successes: float, trials: int) -> Interval:
    """Wilson's interval for `successes` of `trials`, shared ones counted in parts."""
    if not trials:
        return Interval(0.0, 0.0, 1.0)
    share, z2 = successes / trials, NINETY_FIVE**2
    center = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    spread = math.sqrt(share * (1 - share) / trials + z2 / (4 * trials * trials))
    half = NINETY_FIVE * spread / (1 + z2 / trials)
    return Interval(share, max(0.0, center - half), min(1.0, center + half))


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of some games."""

    games: int
    won: float
    """Shared ones counted in parts."""
    rate: Interval
    deals: int
    points: float
    """A deal, of the person or the person's side."""
    points_against: float
    """A deal, of the opponents on average."""
    judged: int
    """How many choices have been judged."""
    loss: float
    """What a judged choice lost on average, in points."""
    loss_wins: float
    """The same of the chance to win the game, 0 to 1."""
    streak: int
    """The last games in a row that were won, or below 0 lost."""
    longest_won: int
    longest_lost: int


def figures(games: Sequence[PlayedGame]) -> Figures:
    """Add up games, given from the first to the last."""
    deals = [deal for game in games for deal in game.deals]
    losses = [loss for game in games for loss in game.losses]
    won = sum(game.share for game in games)
    runs = [
        (is_won, len(list(run))) for is_won, run in groupby(games, lambda game: game.share > 0)
    ]
    last = 0 if not runs else runs[-1][1] if runs[-1][0] else -runs[-1][1]
    return Figures(
        games=len(games),
        won=won,
        rate=wilson(won, len(games)),
        deals=len(deals),
        points=_mean(deal.points for deal in deals),
        points_against=_mean(deal.points_against for deal in deals),
        judged=len(losses),
        loss=_mean(loss.points for loss in losses),
        loss_wins=_mean(loss.wins for loss in losses),
        streak=last,
        longest_won=max((length for is_won, length in runs if is_won), default=0),
        longest_lost=max((length for is_won, length in runs if not is_won), default=0),
    )


@dataclass(frozen=True, slots=True)
class Bids:
    """How deals went in which somebody made trump."""

    deals: int
    made_by_me: int
    made: int
    """Of these, with three tricks or more, marches among them."""
    marches: int
    euchred: int
    loners: int
    """Of the person's, played alone."""
    lone_marches: int
    defended: int
    """Made by the other side."""
    euchres: int
    """Of those defended, euchred."""
    lone_defenses: int
    lone_defenses_won: int
    points: float
    """A deal, own less opponents'."""


def bids(deals: Iterable[PlayedDeal]) -> Bids:
    """Count some deals."""
    every = [deal for deal in deals if deal.outcome is not None]
    mine = [deal for deal in every if deal.made_by_me]
    against = [deal for deal in every if not deal.made_by_us]
    alone = [deal for deal in mine if deal.alone]
    alone_against = [deal for deal in against if deal.alone_against]
    made = sum(deal.outcome in _MADE for deal in mine)
    return Bids(
        deals=len(every),
        made_by_me=len(mine),
        made=made,
        marches=sum(deal.outcome in _MARCHES for deal in mine),
        euchred=len(mine) - made,
        loners=len(alone),
        lone_marches=sum(deal.outcome is Outcome.LONE_MARCH for deal in alone),
        defended=len(against),
        euchres=sum(deal.outcome not in _MADE for deal in against),
        lone_defenses=len(alone_against),
        lone_defenses_won=sum(deal.outcome not in _MADE for deal in alone_against),
        points=_mean(deal.points - deal.points_against for deal in every),
    )


def by(
    things: Iterable[PlayedGame], key: Callable[[PlayedGame], Key]
) -> dict[Key, list[PlayedGame]]:
    """The games in groups, in the order in which the groups first come up."""
    groups: dict[Key, list[PlayedGame]] = {}
    for game in things:
        groups.setdefault(key(game), []).append(game)
    return groups


class Point(NamedTuple):
    """One point of a chart, with what is beyond doubt below and above it."""

    label: str
    value: float
    low: float
    high: float
    number: int
    """Of what it is the mean."""


def win_rate_over_time(games: Sequence[PlayedGame]) -> list[Point]:
    """The share won up to each game, from the first to the last."""
    points, won = [], 0.0
    for number, game in enumerate(games, start=1):
        won += game.share
        points.append(Point(_day(game), *wilson(won, number), number))
    return points


def loss_over_time(games: Sequence[PlayedGame]) -> list[Point]:
    """The points that a judged choice lost on average, game by game."""
    points = []
    for game in games:
        if game.losses:
            lost = [loss.points for loss in game.losses]
            mean, error = _mean(lost), _error(lost)
            low, high = mean - NINETY_FIVE * error, mean + NINETY_FIVE * error
            points.append(Point(_day(game), mean, low, high, len(lost)))
    return points


def bids_by_strength(games: Iterable[PlayedGame]) -> list[Point]:
    """What the person's bids brought in points, own less opponents', by strength of hand."""
    groups: list[list[float]] = [[] for _ in range(len(STRENGTHS) + 1)]
    for game in games:
        for deal in game.deals:
            if deal.strength is not None and deal.outcome is not None:
                place = sum(deal.strength >= limit for limit in STRENGTHS)
                groups[place].append(deal.points - deal.points_against)
    points = []
    for place, gains in enumerate(groups):
        if gains:
            mean, error = _mean(gains), _error(gains)
            low, high = mean - NINETY_FIVE * error, mean + NINETY_FIVE * error
            points.append(Point(_strength_label(place), mean, low, high, len(gains)))
    return points


def _strength_label(place: int) -> str:
    if place == 0:
        return f"< {STRENGTHS[0]:g}"
    if place == len(STRENGTHS):
        return f"\u2265 {STRENGTHS[-1]:g}"
    return f"{STRENGTHS[place - 1]:g}\u2013{STRENGTHS[place]:g}"


def _day(game: PlayedGame) -> str:
    return game.at.date().isoformat()


def _mean(numbers: Iterable[float]) -> float:
    listed = list(numbers)
    return sum(listed) / len(listed) if listed else 0.0


def _error(numbers: Sequence[float]) -> float:
    """The standard error of a mean."""
    if len(numbers) < 2:
        return 0.0
    mean = _mean(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1)
    return math.sqrt(variance / len(numbers))
