"""How often does a deal bring whom how many points, under these rules?"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import NamedTuple

from euchre_desktop.ai.equity_data import DEALS
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


def deals_under(options: RuleOptions) -> Deals:
    """The points of a deal between casual opponents, as often as they came in those played."""
    played, thrown_in, by_outcome = DEALS[family_of(options)]
    chances: defaultdict[tuple[int, ...], float] = defaultdict(float)
    for outcome, places in zip(Outcome, by_outcome, strict=True):
        for place, count in enumerate(places):
            if count:
                chances[_points(options, outcome, place)] += count / played
    still = chances.pop((0,) * score_slots(options.players), 0.0) + thrown_in / played
    return Deals(tuple(sorted(chances.items())), still)


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
