"""What does a file tell of one deal? The form that every foreign format is brought into."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from euchre_desktop.rules import (
    Action,
    Alone,
    Card,
    Decline,
    GameState,
    Hand,
    Keep,
    Phase,
    PickUp,
    PlayCard,
    Seat,
    WithHelp,
)

Answer = bool | None
"""None where the file does not say, which is where an unfinished deal ends."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """One deal as far as a file tells it; what it leaves open may be filled in."""

    where: str
    """Where in the file, for the sentence that refuses it."""
    dealer: Seat
    hands: tuple[Hand, ...]
    """The cards dealt to each seat, as many as are told."""
    kitty: Hand
    """The upcard first, then as many as are told."""
    dummy: Hand = ()
    bids: tuple[Action, ...] = ()
    takes_upcard: Answer = None
    """Does the dealer take the upcard, where there is a choice?"""
    buried: Card | None = None
    alone: Answer = None
    defended: bool = False
    """Have the defenders, if they are asked, answered?"""
    lone_defender: Seat | None = None
    decisions: tuple[Action, ...] | None = None
    """What was decided between bidding and first lead, where the file tells just that."""
    leader: Seat | None = None
    """Who led first, where the file says so."""
    tricks: tuple[Hand | Mapping[Seat, Card], ...] = ()
    """The cards of each trick in the order of play, or by seat."""

    @property
    def upcard(self) -> Card:
        return self.kitty[0]

    def card(self, trick: int, place: int, seat: Seat) -> Card | None:
        """What `seat`, in its turn after `place` others, plays to trick number `trick`."""
        if trick >= len(self.tricks):
            return None
        cards = self.tricks[trick]
        if isinstance(cards, Mapping):
            return cards.get(seat)
        return cards[place] if place < len(cards) else None

    def cards_played(self) -> int:
        """How many cards are played in all, if every one of them has its turn."""
        return sum(map(len, self.tricks))


class Teller:
    """Gives a deal's actions one by one, as the rules ask for them."""

    def __init__(self, told: Told, burying: Callable[[GameState], Card | None]) -> None:
        """Where the file does not say what the dealer buries, `burying` does."""
        self._told = told
        self._burying = burying
        self._bids = iter(told.bids)
        self._decisions = None if told.decisions is None else iter(told.decisions)

    def action(self, state: GameState) -> Action | None:
        """What the seat to act does; None where the file tells no more."""
        if state.phase in (Phase.ORDERING, Phase.NAMING):
            return next(self._bids, None)
        if state.phase is Phase.PLAYING:
            trick = state.trick
            seat = state.acting
            card = self._told.card(len(state.tricks) - 1, len(trick.plays), seat)
            return None if card is None else PlayCard(card)
        if self._decisions is not None:
            return next(self._decisions, None)
        return self._implied(state)

    def leftover(self) -> Action | None:
        """A bid or decision the rules did not ask for, if there is one."""
        left = next(self._bids, None)
        if left is None and self._decisions is not None:
            left = next(self._decisions, None)
        return left

    def _implied(self, state: GameState) -> Action | None:
        """A decision between bidding and first lead that a file tells in its own ways."""
        told = self._told
        match state.phase:
            case Phase.PICKING_UP:
                return self._pick_up(state)
            case Phase.DECLARING:
                return None if told.alone is None else Alone() if told.alone else WithHelp()
            case Phase.DEFENDING if told.defended:
                return Alone() if told.lone_defender == state.acting else WithHelp()
            case _:
                return None

    def _pick_up(self, state: GameState) -> Action | None:
        if self._told.takes_upcard is None:
            return None
        if not self._told.takes_upcard:
            return Decline()
        bury = self._told.buried or self._burying(state)
        return None if bury is None else PickUp(bury)


def without_cards(action: Action, state: GameState) -> Action:
    """The decision on a table whose hidden cards mean nothing: cards are chosen that lie there."""
    match action:
        case PickUp(_):
            return PickUp(state.hands[state.dealer][0])
        case Keep(_):
            return Keep(state.hands[state.acting])
        case _:
            return action
