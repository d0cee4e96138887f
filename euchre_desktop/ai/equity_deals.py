"""How often does a deal bring whom how many points, under these rules?"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from euchre_desktop.ai.equity_data import DEALS
from euchre_desktop.ai.equity_near_data import CHANGES, NEAR_DEALS
from euchre_desktop.rules import Outcome, RuleOptions, Suit, score_slots
from euchre_desktop.rules.scoring import score_deal
from euchre_desktop.rules.state import Contract

PLAYERS_OF: dict[str, int] = {
    "two": 2,
    "three": 3,
    "three, dummy": 3,
    "three, dummy in round one": 3,
    "four": 4,
}
"""The games that were played to find out, and how many play each."""

_THREE = {
    "none": "three",
    "maker": "three, dummy",
    "maker_round_one": "three, dummy in round one",
}

_TRICKS = {
    Outcome.MADE: 3,
    Outcome.MARCH: 5,
    Outcome.LONE_MARCH: 5,
    Outcome.EUCHRE: 2,
    Outcome.LONE_DEFENDER_EUCHRE: 2,
    Outcome.LONE_DEFENDER_MARCH: 0,
}
"""Makers' tricks that are called so."""
_LONE_DEFENCES = (Outcome.LONE_DEFENDER_EUCHRE, Outcome.LONE_DEFENDER_MARCH)


class Family(NamedTuple):
    """Rules that are alike in how often deals end how."""

    game: str
    low_rank: int
    joker: bool
    stick: bool
    alone: bool
    """Makers who expect all five tricks go alone, because they may and it pays."""


Nearness = tuple[int, ...]
"""How near the target each score is: see `near`."""
FAR: Nearness = (0, 0, 0)
"""Of three."""


@dataclass(frozen=True, slots=True)
class Deals:
    """What a deal may bring: points by score slot, the dealer's first, and how likely that is."""

    gains: tuple[tuple[tuple[int, ...], float], ...]
    """Each with some points for somebody."""
    still: float
    """The chance that no score changes, as after a throw-in."""

    def dealt_from(self, dealer: int) -> tuple[tuple[tuple[int, ...], float], ...]:
        """`gains` by score slot, when the dealer's points are kept in slot `dealer`."""
        return tuple((gain[-dealer:] + gain[:-dealer], chance) for gain, chance in self.gains)


def most_points(deals: Deals) -> int:
    """The most that one score may gain in a deal."""
    return max((max(gain) for gain, _ in deals.gains), default=0)


def family_of(options: RuleOptions) -> Family:
    """Which deals were played by rules like these.

    The other settings hardly change how deals end; points only in making it pay to go alone.
    """
    if options.players == 3:
        game = _THREE[options.dummy]
    else:
        game = "two" if options.players == 2 else "four"
    alone = options.maker_alone and options.lone_march_points > options.march_points
    return Family(game, options.low_rank, options.joker, options.stick_the_dealer, alone)


def near(options: RuleOptions, missing: int) -> int:
    """How near a score is that lacks so many points: 2 if making it wins, 1 if a euchre does.

    Three play otherwise then; two and four hardly do, so that all is far to them.
    """
    if options.players != 3:
        return 0
    return 2 if missing <= options.make_points else int(missing <= options.euchre_points)


def deals_under(options: RuleOptions) -> dict[Nearness, Deals]:
    """The points of a deal by the rules of thumb, as often as they came in those played.

    By how near the scores are, the dealer's first.
    """
    points = {
        (outcome, place): _points(options, outcome, place)
        for outcome in Outcome
        for place in range(options.players)
    }
    if options.players != 3:
        return {(0, 0): _deals(points, _chances(options, None))}
    return {
        nearness: _deals(points, _chances(options, nearness))
        for nearness in product(range(3), repeat=3)
    }


Ending = tuple[Outcome, int]
"""How a deal ended, and the maker's place from the dealer on."""


def _chances(options: RuleOptions, nearness: Nearness | None) -> dict[Ending, float]:
    """How likely each ending is. What is missing from 1 is thrown in."""
    family = family_of(options)
    played, thrown_in, counts = DEALS[family]
    still, chances = thrown_in / played, _by_ending(counts, played)
    if nearness is not None:
        thrown_in, counts = CHANGES[family.game, family.stick, nearness]
        still = max(0.0, still + thrown_in / NEAR_DEALS)
        for ending, change in _by_ending(counts, NEAR_DEALS).items():
            # Measured with the common deck; with another there may be less to take away.
            chances[ending] = max(0.0, chances[ending] + change)
    total = still + sum(chances.values())
    return {ending: chance / total for ending, chance in chances.items()}


def _by_ending(counts: tuple[tuple[int, ...], ...], deals: int) -> dict[Ending, float]:
    return {
        (outcome, place): count / deals
        for outcome, places in zip(Outcome, counts, strict=True)
        for place, count in enumerate(places)
    }


def _deals(points: Mapping[Ending, tuple[int, ...]], chances: Mapping[Ending, float]) -> Deals:
    gains: defaultdict[tuple[int, ...], float] = defaultdict(float)
    for ending, chance in chances.items():
        if chance and any(points[ending]):
            gains[points[ending]] += chance
    return Deals(tuple(sorted(gains.items())), max(0.0, 1 - sum(gains.values())))


def _points(options: RuleOptions, outcome: Outcome, place: int) -> tuple[int, ...]:
    """What the rules give for this, if seat 0 deals and the maker sits `place` seats further."""
    contract = Contract(options.players, place, Suit.SPADES, 1, outcome is Outcome.LONE_MARCH)
    if outcome in _LONE_DEFENCES and _lone_defence_pays(options):
        contract = Contract(
            options.players, place, Suit.SPADES, 1, lone_defender=contract.defenders[0]
        )
    nothing = (0,) * score_slots(options.players)
    return score_deal(options, nothing, contract, _TRICKS[outcome]).points


def _lone_defence_pays(options: RuleOptions) -> bool:
    """Lone defenders were played with; else they would have euchred the maker together.

    Where a lone defender gains by taking all five tricks only, it is too rare to count.
    """
    pays = options.lone_defender_euchre_points > options.euchre_points
    return options.defend_alone and pays
