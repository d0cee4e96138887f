"""What may be done now, and why may another thing not be done?

The same questions are answered from the whole truth and from what one seat
sees, so the window refuses a click in the same words as the engine.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Protocol, assert_never

from euchre_desktop.rules.actions import (
    Action,
    Alone,
    Decline,
    Keep,
    NameTrump,
    OrderUp,
    Pass,
    PickUp,
    PlayCard,
    WithHelp,
)
from euchre_desktop.rules.cards import Card, Suit, effective_suit, left_bower
from euchre_desktop.rules.dealing import HAND_SIZE, Hand
from euchre_desktop.rules.options import RuleOptions
from euchre_desktop.rules.seats import Seat
from euchre_desktop.rules.state import Contract, GameState, Phase, Trick


class Position(Protocol):
    """What a decision depends on, as the seat to act sees it."""

    @property
    def options(self) -> RuleOptions: ...
    @property
    def phase(self) -> Phase: ...
    @property
    def turn(self) -> Seat | None: ...
    @property
    def dealer(self) -> Seat: ...
    @property
    def upcard(self) -> Card: ...
    @property
    def dummy(self) -> Hand: ...
    @property
    def contract(self) -> Contract | None: ...
    @property
    def tricks(self) -> tuple[Trick, ...]: ...


@dataclass(frozen=True, slots=True)
class NotAsked:
    """This kind of action is not what `phase` asks for."""

    phase: Phase


@dataclass(frozen=True, slots=True)
class MustFollow:
    """The hand can follow `led`, so it must."""

    led: Suit
    only_left_bower: bool
    """The left bower is the one card that follows: people forget it."""


@dataclass(frozen=True, slots=True)
class NotHeld:
    """The card is not in the hand (or, merging, among the ten)."""

    card: Card


@dataclass(frozen=True, slots=True)
class UpcardMayNotBeBuried:
    card: Card


@dataclass(frozen=True, slots=True)
class MustTakeUpcard:
    """A dealer who is the maker takes the upcard; by house rule every dealer does."""

    as_maker: bool


@dataclass(frozen=True, slots=True)
class DealerIsStuck:
    """The dealer may not pass here."""


@dataclass(frozen=True, slots=True)
class SuitTurnedDown:
    suit: Suit


@dataclass(frozen=True, slots=True)
class NotFiveOfTen:
    """Five different cards are kept."""


Refusal = (
    NotAsked
    | MustFollow
    | NotHeld
    | UpcardMayNotBeBuried
    | MustTakeUpcard
    | DealerIsStuck
    | SuitTurnedDown
    | NotFiveOfTen
)


def legal_actions(state: GameState) -> tuple[Action, ...]:
    """Everything the seat to act may do; empty when no seat is to act."""
    if state.turn is None:
        return ()
    return legal_from(state, state.hands[state.turn])


def is_legal(state: GameState, action: Action) -> bool:
    """May the seat to act do this?"""
    return state.turn is not None and refusal(state, state.hands[state.turn], action) is None


def legal_from(position: Position, hand: Hand) -> tuple[Action, ...]:
    """Everything a seat holding `hand` may do, if it is to act in `position`."""
    candidates: tuple[Action, ...]
    match position.phase:
        case Phase.ORDERING:
            return (Pass(), OrderUp())
        case Phase.NAMING:
            candidates = (Pass(), *(NameTrump(suit) for suit in Suit))
        case Phase.PICKING_UP:
            candidates = (*(PickUp(card) for card in (*hand, position.upcard)), Decline())
        case Phase.DECLARING | Phase.DEFENDING:
            return (Alone(), WithHelp())
        case Phase.MERGING:
            return tuple(Keep(five) for five in combinations((*hand, *position.dummy), HAND_SIZE))
        case Phase.PLAYING:
            return tuple(PlayCard(card) for card in legal_plays(position, hand))
        case Phase.BETWEEN_DEALS | Phase.GAME_OVER:
            return ()
        case _ as never:
            assert_never(never)
    return tuple(action for action in candidates if refusal(position, hand, action) is None)


def legal_plays(position: Position, hand: Hand) -> Hand:
    """The cards of `hand` that may be played: follow the effective suit led if able."""
    made = position.contract
    assert made is not None, "cards are played once there is trump"
    led = position.tricks[-1].led(made.trump)
    if led is None:
        return hand
    return tuple(card for card in hand if effective_suit(card, made.trump) is led) or hand


def refusal(position: Position, hand: Hand, action: Action) -> Refusal | None:
    """Why a seat holding `hand`, if it is to act, may not do this; None if it may."""
    if position.phase not in _asked_in(action):
        return NotAsked(position.phase)
    match action:
        case OrderUp() | Alone() | WithHelp():
            return None
        case Pass():
            return _refusal_to_pass(position)
        case NameTrump(suit):
            return _refusal_to_name(position, suit)
        case PickUp(bury):
            return _refusal_to_bury(position, hand, bury)
        case Decline():
            return _refusal_to_decline(position)
        case Keep(cards):
            return _refusal_to_keep((*hand, *position.dummy), cards or ())
        case PlayCard(card):
            return _refusal_to_play(position, hand, card)
        case _ as never:
            assert_never(never)


def _asked_in(action: Action) -> tuple[Phase, ...]:
    match action:
        case Pass():
            return (Phase.ORDERING, Phase.NAMING)
        case OrderUp():
            return (Phase.ORDERING,)
        case NameTrump():
            return (Phase.NAMING,)
        case PickUp() | Decline():
            return (Phase.PICKING_UP,)
        case Alone() | WithHelp():
            return (Phase.DECLARING, Phase.DEFENDING)
        case Keep():
            return (Phase.MERGING,)
        case PlayCard():
            return (Phase.PLAYING,)
        case _ as never:
            assert_never(never)


def _refusal_to_pass(position: Position) -> Refusal | None:
    if position.phase is Phase.ORDERING or position.turn != position.dealer:
        return None
    options = position.options
    upturned_joker = position.upcard.suit is None
    must_name = upturned_joker and options.upturned_joker == "dealer_names"
    return DealerIsStuck() if must_name or options.stick_the_dealer else None


def _refusal_to_name(position: Position, suit: Suit) -> Refusal | None:
    if position.options.round_two_suits == "other" and suit is position.upcard.suit:
        return SuitTurnedDown(suit)
    return None


def _refusal_to_bury(position: Position, hand: Hand, bury: Card | None) -> Refusal | None:
    if bury is not None and bury == position.upcard:
        allowed = position.options.may_bury_upcard
        return None if allowed else UpcardMayNotBeBuried(bury)
    if bury is None:
        return NotAsked(position.phase)
    return None if bury in hand else NotHeld(bury)


def _refusal_to_decline(position: Position) -> Refusal | None:
    made = position.contract
    if made is not None and (made.maker == position.dealer or position.upcard.suit is None):
        # RULES: the dealer takes an upturned joker, whoever named the suit.
        return MustTakeUpcard(as_maker=made.maker == position.dealer)
    if position.options.dealer_pickup == "required":
        return MustTakeUpcard(as_maker=False)
    return None


def _refusal_to_keep(ten: Hand, cards: Hand) -> Refusal | None:
    for card in cards:
        if card not in ten:
            return NotHeld(card)
    return None if len(set(cards)) == len(cards) == HAND_SIZE else NotFiveOfTen()


def _refusal_to_play(position: Position, hand: Hand, card: Card) -> Refusal | None:
    if card not in hand:
        return NotHeld(card)
    playable = legal_plays(position, hand)
    if card in playable:
        return None
    made = position.contract
    assert made is not None
    led = position.tricks[-1].led(made.trump)
    assert led is not None, "only a hand that can follow is refused a card"
    return MustFollow(led, only_left_bower=playable == (left_bower(made.trump),))
