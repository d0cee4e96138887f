"""From how many expected tricks on is something dared?"""

from __future__ import annotations

from dataclasses import dataclass

from euchre_desktop.ai.weights import Game


@dataclass(frozen=True, slots=True)
class Thresholds:
    """Expected tricks from which a seat acts, by the situation it speaks in."""

    order_as_dealer: float
    order_for_partner: float
    """The dealer is the partner and takes the upcard."""
    order_against: float
    """The dealer is an opponent, and may take the upcard."""
    name_first: float
    """Second round, nobody has spoken yet in it."""
    name_later: float
    name_last: float
    """Second round, the dealer: passing throws the deal in."""
    alone: float


# Tuned by benchmarks/tune_rule_of_thumb.py, each step over so many deals with the seats
# exchanged: 2000 (two), 800 (three), 600 to 1000 (three with dummy), 1200 (four). Single steps
# of 0.15 are within the margins of about 0.01 points a deal. A situation that does not come
# up with these rules has its neighbor's number. Where the dummy is merged the dealer always
# accepts, so that the second round was too rare to tune: it has the first round's numbers.
# Two players gain some 0.002 more by lying in wait for the dealer up to 3.7, but a person who
# sees a sure make passed does not nod.
THRESHOLDS: dict[Game, Thresholds] = {
    "two": Thresholds(
        order_as_dealer=2.45,
        order_for_partner=2.45,
        order_against=3.5,
        name_first=2.5,
        name_later=2.5,
        name_last=2.85,
        alone=4.0,
    ),
    "three": Thresholds(
        order_as_dealer=2.8,
        order_for_partner=2.8,
        order_against=3.0,
        name_first=2.8,
        name_later=2.8,
        name_last=2.7,
        alone=4.0,
    ),
    "three with dummy": Thresholds(
        order_as_dealer=2.2,
        order_for_partner=2.2,
        order_against=2.2,
        name_first=2.3,
        name_later=2.3,
        name_last=2.2,
        alone=4.2,
    ),
    "four": Thresholds(
        order_as_dealer=3.0,
        order_for_partner=3.5,
        order_against=3.15,
        name_first=2.5,
        name_later=2.5,
        name_last=2.6,
        alone=3.6,
    ),
}
"""By game; a lone maker's four-handed deal is looked up as "four"."""

DARING = 0.25
"""How much less is enough when an opponent needs only to make the next deal to win."""
CAUTION = 0.1
"""How much more is asked for when being euchred loses the game."""

LONE_DEFENDER_TRICKS_FOR_EUCHRE = 3
"""Three tricks euchre the maker, and only sure ones are counted."""
LONE_DEFENDER_TRICKS_FOR_MARCH = 5
"""Nothing is gained by going alone unless the maker takes no trick at all."""
DOUBTFUL_TRICK = 0.24
"""What a trump or ace that is not sure counts: three of them do not make up for a sure one."""
