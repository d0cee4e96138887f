"""Who may have held the cards that a file does not tell? One answer that fits the play.

A place that is still empty, in a hand or in the kitty, takes one of the cards that nobody
has: a hand none of a suit that its seat did not follow. That is a matching of cards to places,
found by augmenting paths; there are at most 33 of either. Which card comes first is
shuffled, the same way each time, so that the cards filled in are no more orderly than dealt ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from euchre_desktop.app.exchange.course import Course
from euchre_desktop.app.exchange.limits import ExchangeError
from euchre_desktop.app.exchange.telling import Told
from euchre_desktop.rules import (
    HAND_SIZE,
    Card,
    Deal,
    Hand,
    RuleOptions,
    Seat,
    Suit,
    effective_suit,
)
from euchre_desktop.rules.dealing import shuffled

BURIED, DUMMY, KITTY = -1, -2, -3
"""Places that are no seat."""


@dataclass(frozen=True, slots=True)
class Completed:
    """A whole deal, what the dealer buried in it, and how many cards of hands were filled in."""

    deal: Deal
    buried: Card | None
    filled_in: int


def complete(options: RuleOptions, told: Told, course: Course) -> Completed:
    """Deal out every card so that what is told holds; raises ExchangeError if none can."""
    table = _Table(options, told, course)
    if options.has_dummy and table.unknown:
        raise ExchangeError(f"{told.where}: with a dummy every card must be told")
    # A dealer who may bury the upcard is supposed to have kept it, wherever that fits the play.
    for may_bury in (False, True) if options.may_bury_upcard else (False,):
        found = table.filled(may_bury)
        if found is not None:
            return _completed(told, course, table, found)
    raise ExchangeError(f"{told.where}: no hands can have been dealt that fit this play")


class _Table:
    """The places of one deal, after the pick-up and before the first lead."""

    def __init__(self, options: RuleOptions, told: Told, course: Course) -> None:
        self.told = told
        self.took = course.upcard_taken
        self.played = {card: seat for trick in course.tricks for seat, card in trick.plays}
        self.deck = shuffled(options, f"{told.upcard} {' '.join(map(str, self.played))}")
        self.home = _homes(told, self.deck)
        self._trump = None if course.contract is None else course.contract.trump
        self._voids = _voids(course)
        self._check_played(course)
        self.places = [*self._empty_places(options)]
        self.unknown = [
            card
            for card in self.deck
            if card not in self.played and card not in self.home and card != told.upcard
        ]

    def filled(self, may_bury_upcard: bool) -> dict[Card, int] | None:
        """For each card not played, where it lies; None if there is no way."""
        free = [card for card in self.deck if card not in self.played]
        if not self.took:
            free.remove(self.told.upcard)
        places = self.places
        if len(free) != len(places):
            return None
        return _matching(free, places, lambda card, p: self._fits(card, p, may_bury_upcard))

    def _fits(self, card: Card, place: int, may_bury_upcard: bool) -> bool:
        told = self.told
        if card == told.upcard:  # lies in the kitty otherwise, and is not free
            return (
                self._may_hold(card, place)
                if place >= 0
                else self._may_bury(place) and (may_bury_upcard or told.buried == card)
            )
        if place == BURIED and told.buried is not None:
            return card == told.buried
        home = self.home.get(card)
        if home is None:
            return place < 0 or self._may_hold(card, place)
        if home == told.dealer and place == BURIED:
            return True
        return place == home and (place < 0 or self._may_hold(card, place))

    def _may_hold(self, card: Card, seat: Seat) -> bool:
        if card == self.told.upcard and (seat != self.told.dealer or not self.took):
            return False
        if card == self.told.buried:
            return False
        return self._trump is None or effective_suit(card, self._trump) not in self._voids[seat]

    def _may_bury(self, place: int) -> bool:
        return place == BURIED and self.told.buried in (None, self.told.upcard)

    def _empty_places(self, options: RuleOptions) -> Iterable[int]:
        used = {seat: 0 for seat in range(options.players)}
        for seat in self.played.values():
            used[seat] += 1
        for seat, cards in used.items():
            yield from [seat] * (HAND_SIZE - cards)
        yield from [BURIED] * self.took
        yield from [DUMMY] * (HAND_SIZE if options.has_dummy else 0)
        dealt = HAND_SIZE * (options.players + options.has_dummy)
        yield from [KITTY] * (len(self.deck) - dealt - 1)

    def _check_played(self, course: Course) -> None:
        where = self.told.where
        times = sum(len(trick.plays) for trick in course.tricks)
        if times > len(self.played):
            raise ExchangeError(f"{where}: a card is played twice")
        for card, seat in self.played.items():
            if card not in self.deck:
                raise ExchangeError(f"{where}: {card} is not in this game's deck")
            taken = self.took and seat == self.told.dealer
            if self.home.get(card, seat) != seat or (card == self.told.upcard and not taken):
                raise ExchangeError(f"{where}: {card} is played by seat {seat}, who has it not")


def _homes(told: Told, deck: tuple[Card, ...]) -> dict[Card, int]:
    """Where the cards lay that the file tells, the upcard apart; none may be told twice."""
    piles = [*enumerate(told.hands), (DUMMY, told.dummy), (KITTY, told.kitty[1:])]
    homes: dict[Card, int] = {}
    for place, cards in piles:
        for card in cards:
            if card not in deck:
                raise ExchangeError(f"{told.where}: {card} is not in this game's deck")
            if card in homes or card == told.upcard:
                raise ExchangeError(f"{told.where}: {card} lies in two places")
            homes[card] = place
    return homes


def _voids(course: Course) -> dict[Seat, set[Suit]]:
    """The suits that each seat has shown it holds no more."""
    made = course.contract
    voids: dict[Seat, set[Suit]] = {seat: set() for seat in range(made.players if made else 4)}
    for trick in course.tricks:
        assert made is not None, "cards are played under a contract"
        led = trick.led(made.trump)
        assert led is not None, "a trick of a course has a card"
        for seat, card in trick.plays:
            if effective_suit(card, made.trump) is not led:
                voids[seat].add(led)
    return voids


def _matching(
    cards: list[Card], places: list[int], fits: Callable[[Card, int], bool]
) -> dict[Card, int] | None:
    """Each card in a place of its own, or None."""
    holder: dict[int, Card] = {}

    def seated(card: Card, tried: set[int]) -> bool:
        for number, place in enumerate(places):
            if number in tried or not fits(card, place):
                continue
            tried.add(number)
            if number not in holder or seated(holder[number], tried):
                holder[number] = card
                return True
        return False

    if not all(seated(card, set()) for card in cards):
        return None
    return {card: places[number] for number, card in holder.items()}


def _completed(told: Told, course: Course, table: _Table, found: dict[Card, int]) -> Completed:
    buried = next((card for card, place in found.items() if place == BURIED), None)
    lies = {**found, **table.played}
    if buried is not None:
        lies[buried] = told.dealer

    def pile(place: int, first: Hand) -> Hand:
        others = (card for card in table.deck if lies.get(card) == place)
        return (*first, *(c for c in others if c not in first and c != told.upcard))

    deal = Deal(
        dealer=told.dealer,
        hands=tuple(pile(seat, hand) for seat, hand in enumerate(told.hands)),
        dummy=pile(DUMMY, told.dummy),
        kitty=(told.upcard, *pile(KITTY, told.kitty[1:])),
    )
    return Completed(deal, buried, sum(found.get(card) != KITTY for card in table.unknown))
