"""What is it called when this seat makes the upcard's suit trump?"""

from __future__ import annotations

from enum import Enum

from euchre_desktop.rules import Seat, left_of, partner_of


class Ordering(Enum):
    """The three words for one action."""

    ORDER = "order it up"
    ASSIST = "assist"
    ACCEPT = "accept"


def ordering(seat: Seat, dealer: Seat, players: int) -> Ordering:
    """The dealer accepts; a partner, or the second of three to speak, assists."""
    if seat == dealer:
        return Ordering.ACCEPT
    second_of_three = players == 3 and left_of(seat, players) == dealer
    if seat == partner_of(dealer, players) or second_of_three:
        return Ordering.ASSIST
    return Ordering.ORDER
