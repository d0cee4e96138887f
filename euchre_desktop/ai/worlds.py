"""Where may the cards lie that a seat has not seen, for all that it knows?

An observation is turned into what the sampler is told: which cards are hidden, how many lie where,
which suits others have failed to follow, and what they have said.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from euchre_desktop.ai.fast.bidder import Bidder
from euchre_desktop.ai.fast.codes import (
    BURIED,
    DEALT,
    DEFENDED_ALONE,
    DUMMY,
    KITTY,
    PASS,
    SAID_ALONE,
    SAID_PASS,
    SAID_PICKUP,
    SAID_TRUMP,
    UNKEPT,
)
from euchre_desktop.ai.fast.deck import Chance
from euchre_desktop.ai.fast.sampler import Sampler
from euchre_desktop.ai.fast.trace import Trace
from euchre_desktop.ai.situation import bidder_for, boards, cards_of, mask_of
from euchre_desktop.rules import (
    Action,
    Alone,
    Decline,
    Hand,
    Keep,
    NameTrump,
    Observation,
    OrderUp,
    Pass,
    PickUp,
    Seat,
    WithHelp,
    around,
    deck_of,
    effective_suit,
)


@dataclass(frozen=True, slots=True)
class World:
    """A place for every card that a seat has not seen; its own hand is not repeated."""

    hands: tuple[Hand, ...]
    """What each other seat holds."""
    dealt: tuple[Hand, ...]
    """What each other seat was dealt."""
    dummy: Hand
    """What the dummy was dealt, unless the seat has seen it."""
    buried: Hand
    """What another dealer buried."""
    unkept: Hand
    """What another maker did not keep."""
    kitty: Hand
    """The rest in the middle, without the upcard."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What a seat knows of the places of the cards."""

    unseen: int
    played: tuple[int, ...]
    """What each seat has played, as a mask."""
    forbidden: tuple[int, ...]
    """What each seat cannot hold, for it has not followed."""
    held: tuple[int, ...]
    """How many cards each seat holds."""
    took: bool
    """Another seat, the dealer, has taken the upcard."""
    merged: Seat | None
    """The other seat that has merged the dummy."""
    dummy_hidden: bool


def imagine(seen: Observation, seed: int, believing: bool = True) -> World:
    """One world that `seen.seat` thinks possible, the same one for the same seed.

    Unless `believing`, all worlds that fit what was shown are equally likely, whatever was said.
    """
    sampler = sampler_for(seen, bidder_for(seen), Chance(seed))
    sampler.draw(believing)
    return world_of(seen, sampler)


def world_of(seen: Observation, sampler: Sampler) -> World:
    """The world that the sampler has drawn last."""
    others = [seat if seat != seen.seat else None for seat in range(seen.players)]

    def at(place: int | None) -> Hand:
        return () if place is None else cards_of(sampler.place(place))

    return World(
        hands=tuple(at(seat) for seat in others),
        dealt=tuple(at(None if seat is None else DEALT + seat) for seat in others),
        dummy=at(DUMMY) if sampler.dummy_hidden or sampler.merged >= 0 else (),
        buried=at(BURIED) if sampler.took else (),
        unkept=at(UNKEPT) if sampler.merged >= 0 else (),
        kitty=at(KITTY),
    )


def sampler_for(seen: Observation, bidder: Bidder, chance: Chance) -> Sampler:
    """Draws the worlds that `seen.seat` thinks possible."""
    known = knowledge_of(seen)
    sampler = Sampler(bidder, chance, seen.seat)
    sampler.hide(
        known.unseen,
        known.took,
        -1 if known.merged is None else known.merged,
        known.dummy_hidden,
        0 if seen.contract is None else seen.contract.trump,
    )
    sampler.upcard_taken = int(seen.upcard_taken)
    for seat in range(seen.players):
        sampler.hold(seat, known.held[seat], known.forbidden[seat], known.played[seat])
    order = _dealing_order(seen, known)
    sampler.arrange(order, _most_left(known, order, mask_of([seen.upcard])))
    for seat, kind, what, second in _said(seen):
        sampler.hear(seat, kind, what, second)
    if any(trick.plays for trick in seen.tricks):
        held = mask_of(seen.hand) | known.played[seen.seat]
        sampler.watch(*trace_of(seen), boards().of(held, seen.made.trump))
    return sampler


def trace_of(seen: Observation) -> tuple[Trace, tuple[Seat, ...]]:
    """What has been played since the first lead, and the seats that play, as it numbers them."""
    made = seen.made
    leader = seen.tricks[0].leader
    active = tuple(seat for seat in around(leader, seen.players) if seat not in made.sitting_out)
    shown = () if seen.upcard_taken else (seen.upcard,)
    unshown = mask_of(deck_of(seen.options)) & ~mask_of(shown)
    trace = Trace()
    trace.recall(
        len(active),
        sum(1 << place for place, seat in enumerate(active) if seat in made.makers),
        active.index(made.maker),
        active.index(seen.seat) if seen.seat in active else -1,
        boards().of(unshown, made.trump),
        [
            boards().of(mask_of([card]), made.trump)
            for trick in seen.tricks
            for _, card in trick.plays
        ],
    )
    return trace, active


def knowledge_of(seen: Observation) -> Knowledge:
    """What `seen.seat` knows of the places of the cards."""
    played = [0] * seen.players
    for trick in seen.tricks:
        for seat, card in trick.plays:
            played[seat] |= mask_of([card])
    known = mask_of((*seen.hand, *seen.own_buried, *seen.dummy))
    for cards in played:
        known |= cards
    took = seen.upcard_taken and seen.dealer != seen.seat
    if not took:
        known |= mask_of([seen.upcard])
    keepers = [seat for seat, action in seen.actions if isinstance(action, Keep)]
    return Knowledge(
        unseen=mask_of(deck_of(seen.options)) & ~known,
        played=tuple(played),
        forbidden=_forbidden(seen),
        held=seen.cards_held,
        took=took,
        merged=next((seat for seat in keepers if seat != seen.seat), None),
        dummy_hidden=seen.dummy_count > 0 and not seen.dummy,
    )


def _forbidden(seen: Observation) -> tuple[int, ...]:
    """By seat, the cards of the suits it has failed to follow."""
    forbidden = [0] * seen.players
    if seen.contract is None:
        return tuple(forbidden)
    trump = seen.contract.trump
    deck = deck_of(seen.options)
    for trick in seen.tricks:
        led = trick.led(trump)
        for seat, card in trick.plays:
            if effective_suit(card, trump) is not led:
                forbidden[seat] |= mask_of(c for c in deck if effective_suit(c, trump) is led)
    return tuple(forbidden)


def _dealing_order(seen: Observation, known: Knowledge) -> list[Seat]:
    """The other seats that put nothing away, those with the fewest possible cards first."""
    groups = {seen.seat, known.merged, seen.dealer if known.took else None}
    return sorted(
        (seat for seat in range(seen.players) if seat not in groups),
        key=lambda seat: (known.unseen & ~known.forbidden[seat]).bit_count(),
    )


def _most_left(known: Knowledge, order: list[Seat], up_hidden: int) -> list[int]:
    """How many cards there can be at most for each seat of `order` to choose from."""
    unseen = known.unseen & ~up_hidden
    most = []
    for place, seat in enumerate(order):
        allowed = unseen & ~known.forbidden[seat]
        gone = 0
        for other in order[:place]:
            elsewhere = unseen & ~known.forbidden[other] & known.forbidden[seat]
            gone += max(0, known.held[other] - elsewhere.bit_count())
        most.append(allowed.bit_count() - gone)
    return most


def _said(seen: Observation) -> Iterator[tuple[Seat, int, int, int]]:
    """What others have said: the seat, the kind, what, and whether in the second round."""
    second = 0
    for seat, action in seen.actions:
        heard = None if seat == seen.seat else _heard(seen, seat, action)
        if heard is not None:
            made_in_second = seen.contract is not None and seen.contract.bidding_round == 2
            late = made_in_second if heard[0] >= SAID_PICKUP else bool(second)
            yield seat, *heard, int(late)
        if isinstance(action, Pass) and seat == seen.dealer:
            second = 1


def _heard(seen: Observation, seat: Seat, action: Action) -> tuple[int, int] | None:
    match action:
        case Pass():
            return SAID_PASS, PASS
        case OrderUp():
            assert seen.upcard.suit is not None  # a joker turned up has no first round
            return SAID_TRUMP, int(seen.upcard.suit)
        case NameTrump(suit):
            return SAID_TRUMP, int(suit)
        case PickUp() | Decline():
            free = seen.options.dealer_pickup == "optional" and seen.upcard.suit is not None
            if not free or seat == seen.made.maker:
                return None
            return SAID_PICKUP, int(isinstance(action, PickUp))
        case Alone() | WithHelp():
            kind = SAID_ALONE if seat == seen.made.maker else DEFENDED_ALONE
            return kind, int(isinstance(action, Alone))
        case _:
            return None
