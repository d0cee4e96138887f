"""How is what happened shown? Every event's stages, and every duration."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import assert_never

from PySide6.QtCore import QEasingCurve

from euchre_desktop.rules import (
    Card,
    CardPlayed,
    CardsDealt,
    DealScored,
    DefendedAlone,
    DefendedTogether,
    DummyMerged,
    Event,
    FirstDealerFound,
    GameWon,
    Observation,
    Passed,
    Seat,
    ThrownIn,
    TookHelp,
    TrickWon,
    TrumpMade,
    UpcardDeclined,
    UpcardTaken,
    UpcardTurnedDown,
    WentAlone,
    around,
    left_of,
)
from euchre_desktop.ui.sorting import STANDARD_ORDER, HandOrder
from euchre_desktop.ui.spots import Pile, Slot
from euchre_desktop.ui.tableau import Tableau, tableau

# Milliseconds at normal speed.
PACKET = 110
"""From one dealt packet to the next."""
DEAL = 200
"""A dealt card's way."""
TURN_UP = 260
PLAY = 220
FULL_TRICK = 900
SWEEP = 260
MERGE = 350
RESORT = 180
LIFT = 90
"""A card of the person's own rises under the pointer or with the focus."""
LISTEN = 520
"""Time to take in what another seat said."""
BREATH = 130
"""Between one opponent's card and the next."""

_FIRST_ROUNDS = {"3-2": (3, 2), "2-3": (2, 3), "1": (1, 1)}


@dataclass(frozen=True, slots=True)
class Stage:
    """One movement of the table towards what `shows` says, or a pause on it."""

    shows: Tableau
    ms: int = 0
    curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic
    delays: dict[Slot, int] = field(default_factory=dict)
    """For cards that start later than the others."""
    turns: dict[Slot, int] = field(default_factory=dict)
    """How long cards take to turn over that do so only on arrival."""
    from_deck: bool = False
    """Do new cards come from the dealer's side?"""
    gathered: bool = False
    """Do cards that leave the table go to the dealer's side?"""
    into: Slot | None = None
    """Where cards that leave go, together."""
    pause: int = 0
    reading: bool = False
    """Is this the look at a full trick, that may last until a click?"""


def stages(
    event: Event,
    seen: Observation,
    before: Tableau,
    to_come: tuple[Event, ...],
    order: HandOrder = STANDARD_ORDER,
) -> tuple[Stage, ...]:
    """How to get from `before` to the table after `event`, in order; the hand lies in `order`.

    `to_come` are the events of the same step that are shown later.
    """
    after = replace(tableau(seen, to_come, order), to_play=None)
    match event:
        case FirstDealerFound(_, turned_up):
            return _first_dealer(turned_up, after)
        case CardsDealt():
            return _deal(seen, after)
        case Passed(seat):
            return (Stage(before, pause=_listening(seat, seen)),)
        case UpcardTurnedDown():
            return (Stage(after, TURN_UP, QEasingCurve.Type.InOutQuad),)
        case UpcardTaken(dealer):
            return _taken_up(dealer, before, after)
        case UpcardDeclined():
            return (Stage(replace(after, aside=False), RESORT), Stage(after, MERGE))
        case (
            TrumpMade(seat)
            | WentAlone(seat)
            | TookHelp(seat)
            | DefendedAlone(seat)
            | DefendedTogether(seat)
        ):
            return (Stage(after, MERGE), Stage(after, pause=_listening(seat, seen)))
        case DummyMerged(maker):
            return _merged(maker, before, after)
        case CardPlayed(seat):
            breath = 0 if seat == seen.seat else BREATH
            return (Stage(after, PLAY), Stage(after, pause=breath))
        case TrickWon(winner):
            return _trick_won(winner, before, after)
        case DealScored() | ThrownIn() | GameWon():
            return (Stage(after),)
        case _ as never:
            assert_never(never)


def deal_delays(shown: Tableau, packets: str) -> tuple[dict[Slot, int], int]:
    """When each card of a new deal leaves the dealer's hand, and when the last packet has."""
    seats: list[Seat | None] = [*around(left_of(shown.dealer, shown.players), shown.players)]
    if shown.has_dummy:
        seats.append(None)
    slots = {seat: _dealt_to(seat, shown) for seat in seats}
    delays: dict[Slot, int] = {}
    clock = 0
    even, odd = _FIRST_ROUNDS[packets]
    while any(slots.values()):
        for place, seat in enumerate(seats):
            for slot in slots[seat][: odd if place % 2 else even]:
                delays[slot] = clock
            del slots[seat][: odd if place % 2 else even]
            clock += PACKET
        # The second time around everybody gets what is missing.
        even, odd = (odd, even)
    return delays, clock


def _dealt_to(seat: Seat | None, shown: Tableau) -> list[Slot]:
    if seat is None:
        return [Slot(Pile.DUMMY, number=number) for number in range(shown.dummy)]
    if seat == shown.seat:
        return [Slot(Pile.HAND, seat, card) for card in shown.hand]
    return [Slot(Pile.HAND, seat, None, number) for number in range(shown.held[seat])]


def _first_dealer(turned_up: tuple[tuple[Seat, Card], ...], after: Tableau) -> tuple[Stage, ...]:
    if not turned_up:
        return ()
    up = replace(after, turned_up=turned_up)
    dealt = [0] * after.players
    delays = {}
    for place, (seat, _) in enumerate(turned_up):
        delays[Slot(Pile.TURNED_UP, seat, None, dealt[seat])] = place * PACKET
        dealt[seat] += 1
    return (
        Stage(up, DEAL, delays=delays, from_deck=True),
        Stage(up, pause=FULL_TRICK),
        Stage(after, SWEEP, gathered=True),
    )


def _deal(seen: Observation, after: Tableau) -> tuple[Stage, ...]:
    nothing = replace(after, hand=(), held=(0,) * after.players, dummy=0, kitty=0, upcard=None)
    delays, last = deal_delays(after, seen.options.packets)
    upcard = Slot(Pile.UPCARD)
    for number in range(after.kitty):
        delays[Slot(Pile.KITTY, number=number)] = last
    delays[upcard] = last
    own = [Slot(Pile.HAND, after.seat, card) for card in after.hand]
    turns = {**{slot: RESORT for slot in own}, upcard: TURN_UP}
    return (
        Stage(nothing, SWEEP, gathered=True),
        Stage(after, DEAL, delays=delays, turns=turns, from_deck=True),
    )


def _taken_up(dealer: Seat, before: Tableau, after: Tableau) -> tuple[Stage, ...]:
    if dealer == after.seat:
        return (Stage(replace(after, aside=False), MERGE), Stage(after, MERGE))
    six = tuple(count + (seat == dealer) for seat, count in enumerate(after.held))
    return (
        Stage(replace(before, held=six, upcard=None, to_play=None), MERGE),
        Stage(replace(after, aside=False), MERGE),
        Stage(after, MERGE),
    )


def _merged(maker: Seat, before: Tableau, after: Tableau) -> tuple[Stage, ...]:
    if maker == after.seat:
        return (Stage(after, MERGE),)
    ten = tuple(count + (5 if seat == maker else 0) for seat, count in enumerate(after.held))
    return (
        Stage(replace(before, held=ten, dummy=0, to_play=None), MERGE),
        Stage(after, MERGE),
    )


def _trick_won(winner: Seat, before: Tableau, after: Tableau) -> tuple[Stage, ...]:
    won = Slot(Pile.TAKEN, winner, None, after.taken[winner] - 1)
    return (
        Stage(before, pause=FULL_TRICK, reading=True),
        Stage(after, SWEEP, QEasingCurve.Type.InOutQuad, into=won),
    )


def _listening(seat: Seat, seen: Observation) -> int:
    """The person knows what they said themselves."""
    return 0 if seat == seen.seat else LISTEN
