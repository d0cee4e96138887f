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


THRESHOLDS: dict[Game, Thresholds] = {
    "two": Thresholds(2.75, 2.75, 3.4, 2.8, 2.8, 2.7, 4.0),
    "three": Thresholds(2.8, 2.8, 3.3, 2.8, 2.8, 2.7, 4.0),
    "three with dummy": Thresholds(2.8, 2.8, 3.1, 2.8, 2.8, 2.6, 4.2),
    "four": Thresholds(2.7, 2.9, 3.0, 2.8, 2.8, 2.6, 3.6),
    "four alone": Thresholds(2.7, 2.9, 3.0, 2.8, 2.8, 2.6, 3.6),
}

DARING = 0.25
"""How much less is enough when an opponent needs only to make the next deal to win."""
CAUTION = 0.1
"""How much more is asked for when being euchred loses the game."""

LONE_DEFENDER_TRICKS_FOR_EUCHRE = 3
"""Three tricks euchre the maker, and only sure ones are counted."""
LONE_DEFENDER_TRICKS_FOR_MARCH = 5
"""Nothing is gained by going alone unless the maker takes no trick at all."""
