"""Who sits where? Seats, partners, and whose score is whose.

A seat is a number, clockwise from 0, the person at the screen.
"""

from __future__ import annotations

Seat = int


def left_of(seat: Seat, players: int) -> Seat:
    """The next seat clockwise, which deals, speaks and plays next."""
    return (seat + 1) % players


def around(seat: Seat, players: int) -> tuple[Seat, ...]:
    """`seat` and then the others, clockwise."""
    return tuple((seat + step) % players for step in range(players))


def partner_of(seat: Seat, players: int) -> Seat | None:
    """The seat opposite in four-handed play; nobody has a lasting partner otherwise."""
    return (seat + 2) % 4 if players == 4 else None


def score_slot(seat: Seat, players: int) -> int:
    """Where this seat's points are kept: one number per player, per side with four."""
    return seat % 2 if players == 4 else seat


def score_slots(players: int) -> int:
    """How many scores are kept."""
    return 2 if players == 4 else players


def seats_of_slot(slot: int, players: int) -> tuple[Seat, ...]:
    """The seats whose points are kept in `slot`."""
    return tuple(seat for seat in range(players) if score_slot(seat, players) == slot)
