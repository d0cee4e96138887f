"""Which cards lie where on the table, before anybody asks how large it is?"""

from __future__ import annotations

from dataclasses import dataclass, replace

from euchre_desktop.rules import (
    Card,
    CardsDealt,
    Event,
    FirstDealerFound,
    Observation,
    Phase,
    Seat,
    ThrownIn,
    Trick,
    TrickWon,
    UpcardTurnedDown,
    WentAlone,
)
from euchre_desktop.ui.sorting import STANDARD_ORDER, HandOrder, sorted_hand

Hand = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Tableau:
    """What the table shows at one moment, as the person's seat sees it."""

    seat: Seat
    players: int
    dealer: Seat
    deal_number: int
    has_dummy: bool
    hand: Hand = ()
    """The person's cards in the order they lie, an offered upcard last."""
    offered: Card | None = None
    """The upcard, while the person as dealer may take it: it lies with the hand."""
    open_dummy: Hand = ()
    """The dummy's five, while the person chooses five of ten."""
    held: tuple[int, ...] = ()
    """Hidden cards by seat; none at the person's."""
    faces: tuple[Hand, ...] = ()
    """The cards of all seats, where hands lie open; empty where they do not."""
    dummy: int = 0
    kitty: int = 0
    """Cards face down in the kitty."""
    upcard: Card | None = None
    """The upcard, while it lies on the table by itself."""
    upcard_faces_up: bool = True
    aside: bool = False
    """Is the kitty put away at the dealer's side?"""
    trick: tuple[tuple[Seat, Card], ...] = ()
    taken: tuple[int, ...] = ()
    unkept: int = 0
    """Cards a maker did not keep, out of play."""
    sitting_out: tuple[Seat, ...] = ()
    to_play: Seat | None = None
    """Whose card is to come."""
    turned_up: tuple[tuple[Seat, Card], ...] = ()
    """Cards dealt face up around the table to find the first dealer."""


def empty(seen: Observation) -> Tableau:
    """The table before the cards of this deal are dealt."""
    return Tableau(
        seat=seen.seat,
        players=seen.players,
        dealer=seen.dealer,
        deal_number=seen.deal_number,
        has_dummy=seen.options.has_dummy,
        held=(0,) * seen.players,
        taken=(0,) * seen.players,
    )


def tableau(
    seen: Observation, to_come: tuple[Event, ...] = (), order: HandOrder = STANDARD_ORDER
) -> Tableau:
    """What lies on the table once all but the events `to_come` have been shown."""
    if any(isinstance(event, CardsDealt | FirstDealerFound) for event in to_come):
        return empty(seen)
    picking_up = seen.phase is Phase.PICKING_UP and seen.turn == seen.seat
    trump = None if seen.contract is None else seen.contract.trump
    hand = sorted_hand(seen.hand, trump, order)
    turned_down = _is_turned_down(seen) and not _to_come(to_come, UpcardTurnedDown)
    aside = seen.contract is not None and seen.phase is not Phase.PICKING_UP
    declined = aside and not turned_down and not seen.upcard_taken
    apart = not seen.upcard_taken and (declined or not aside)
    merging = bool(seen.dummy)
    shown = replace(
        empty(seen),
        hand=(*hand, seen.upcard) if picking_up else hand,
        offered=seen.upcard if picking_up else None,
        open_dummy=sorted_hand(seen.dummy, trump, order),
        held=tuple(0 if seat == seen.seat else n for seat, n in enumerate(seen.cards_held)),
        dummy=0 if merging else seen.dummy_count,
        kitty=seen.kitty_count - apart,
        upcard=seen.upcard if apart and not picking_up else None,
        upcard_faces_up=not turned_down,
        aside=aside,
        taken=tuple(seen.tricks_taken),
        unkept=_unkept(seen),
        sitting_out=_sitting_out(seen, to_come),
    )
    return _with_trick(shown, seen, to_come)


def with_last_trick(shown: Tableau, last: Trick, winner: Seat) -> Tableau:
    """The table with its last complete trick laid out again."""
    return replace(
        shown,
        trick=last.plays,
        taken=tuple(n - (seat == winner) for seat, n in enumerate(shown.taken)),
        to_play=None,
    )


def opened(shown: Tableau, hands: tuple[Hand, ...], seen: Observation) -> Tableau:
    """The table with other hands laid open: of `hands`, what each seat has yet to play."""
    gone = {card for trick in seen.tricks for _, card in trick.plays} | {
        card for _, card in shown.trick
    }
    trump = None if seen.contract is None else seen.contract.trump
    on_the_way = {card for _, card in (seen.tricks[-1].plays if seen.tricks else ())}
    faces = []
    for seat, hand in enumerate(hands):
        left = [card for card in hand if card not in gone]
        # While its last card is still on its way, a seat holds one that has been played.
        missing = shown.held[seat] - len(left)
        if missing > 0:
            trick = {card for _, card in shown.trick}
            left += [c for c in hand if c in on_the_way and c not in trick][:missing]
        faces.append(sorted_hand(tuple(left[: shown.held[seat]]), trump))
    return replace(shown, faces=tuple(faces))


def last_complete_trick(seen: Observation) -> tuple[Trick, Seat] | None:
    """The last trick that has been won, and its winner."""
    if seen.contract is None:
        return None
    for trick in reversed(seen.tricks):
        if len(trick.plays) == seen.contract.cards_in_trick:
            return trick, trick.winner(seen.contract.trump)
    return None


def _with_trick(shown: Tableau, seen: Observation, to_come: tuple[Event, ...]) -> Tableau:
    last = last_complete_trick(seen)
    if last is not None and _to_come(to_come, TrickWon):
        return with_last_trick(shown, *last)
    current = seen.tricks[-1] if seen.tricks else None
    if current is None or (last is not None and last[0] is current):
        return shown
    return replace(
        shown,
        trick=current.plays,
        to_play=seen.turn if seen.phase is Phase.PLAYING else None,
    )


def _sitting_out(seen: Observation, to_come: tuple[Event, ...]) -> tuple[Seat, ...]:
    if seen.contract is None or _to_come(to_come, WentAlone):
        return ()
    return seen.contract.sitting_out


def _is_turned_down(seen: Observation) -> bool:
    if seen.contract is not None:
        return seen.contract.bidding_round == 2
    return isinstance(seen.result, ThrownIn) or seen.bidding_round == 2


def _unkept(seen: Observation) -> int:
    made = seen.contract
    if made is None or not seen.options.has_dummy or seen.dummy_count:
        return 0
    return 0 if seen.dummy else 5


def _to_come(events: tuple[Event, ...], kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in events)
