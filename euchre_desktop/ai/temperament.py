"""How does a seat's temperament show in its bidding?"""

from __future__ import annotations

from enum import StrEnum

from euchre_desktop.ai.reasons import Reason
from euchre_desktop.rules import Action, Alone, NameTrump, OrderUp, Pass, WithHelp

CAUTIOUS_MORE = 0.2
BOLD_LESS = 0.3
"""Expected tricks. Measured in docs/strength.md: caution, twice over in a partnership of four,
costs more than boldness, and so has the smaller step."""


class Temperament(StrEnum):
    """How willingly an opponent bids and plays alone; how well it plays is its level."""

    CAUTIOUS = "cautious"
    BALANCED = "balanced"
    BOLD = "bold"


def tricks_more(temperament: Temperament) -> float:
    """How many expected tricks beyond the usual are asked for before something is dared."""
    match temperament:
        case Temperament.CAUTIOUS:
            return CAUTIOUS_MORE
        case Temperament.BALANCED:
            return 0.0
        case Temperament.BOLD:
            return -BOLD_LESS


def suits(temperament: Temperament, action: Action) -> bool:
    """Is this what such a seat likes to do: to dare if bold, to wait or be helped if cautious?"""
    match temperament:
        case Temperament.CAUTIOUS:
            return isinstance(action, Pass | WithHelp)
        case Temperament.BALANCED:
            return False
        case Temperament.BOLD:
            return isinstance(action, OrderUp | NameTrump | Alone)


def owned_up(reason: Reason, action: Action) -> Reason:
    """The reason for something that a balanced seat would not have done here."""
    cautious = suits(Temperament.CAUTIOUS, action)
    words = "and I would rather be sure" if cautious else "and I dare it"
    return Reason(f"{reason.text}, {words}")
