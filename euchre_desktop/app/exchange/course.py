"""Who bid and played what, as far as that follows without knowing the hidden cards?"""

from __future__ import annotations

from dataclasses import dataclass

from euchre_desktop.app.exchange.limits import ExchangeError
from euchre_desktop.app.exchange.telling import Teller, Told, without_cards
from euchre_desktop.rules import (
    HAND_SIZE,
    Card,
    Contract,
    GameState,
    Phase,
    PickUp,
    RuleOptions,
    Seat,
    Trick,
    action_text,
    apply,
    around,
    deck_of,
    new_game,
    refusal,
    start_deal,
)
from euchre_desktop.rules.dealing import deal_from
from euchre_desktop.rules.notation import refusal_text


@dataclass(frozen=True, slots=True)
class Course:
    """The course of a deal: its contract, the fate of its upcard, and its tricks by seat."""

    contract: Contract | None
    upcard_taken: bool
    tricks: tuple[Trick, ...]


def course_of(options: RuleOptions, told: Told) -> Course:
    """Follow the deal on a table of cards that mean nothing; raises ExchangeError."""
    state = _bidden(options, told)
    made = state.contract
    if state.phase is not Phase.PLAYING:
        if told.cards_played():
            raise ExchangeError(f"{told.where}: cards are played before the bidding is over")
        return Course(made, state.upcard_taken, ())
    assert made is not None, "there is a contract once cards are played"
    leader = state.acting
    if told.leader not in (None, leader):
        raise ExchangeError(
            f"{told.where}: seat {told.leader} leads first, but by the rules seat {leader}"
        )
    return Course(made, state.upcard_taken, _tricks(told, made, leader))


def _bidden(options: RuleOptions, told: Told) -> GameState:
    deck = [card for card in deck_of(options) if card != told.upcard]
    places = HAND_SIZE * (options.players + options.has_dummy)
    laid = (*deck[:places], told.upcard, *deck[places:])
    try:
        state = start_deal(new_game(options), deal_from(options, told.dealer, laid)).state
    except ValueError as error:
        raise ExchangeError(f"{told.where}: {error}") from None
    teller = Teller(told, lambda on: on.hands[on.dealer][0])
    while state.turn is not None and state.phase is not Phase.PLAYING:
        action = teller.action(state)
        if action is None:
            break
        done = without_cards(action, state)
        refused = refusal(state, state.hands[state.turn], done)
        if refused is not None:
            raise ExchangeError(
                f"{told.where}: '{action_text(action)}' by seat {state.turn}:"
                f" {refusal_text(refused)}"
            )
        state = apply(state, done).state
    left = teller.leftover()
    if left is not None:
        raise ExchangeError(f"{told.where}: '{action_text(left)}' is not asked for")
    return state


def _tricks(told: Told, made: Contract, leader: int) -> tuple[Trick, ...]:
    if len(told.tricks) > HAND_SIZE:
        raise ExchangeError(f"{told.where}: {len(told.tricks)} tricks are more than {HAND_SIZE}")
    tricks: list[Trick] = []
    seated = 0
    for number in range(len(told.tricks)):
        trick = _trick(told, made, leader, number)
        tricks += [trick] if trick.plays else []
        seated += len(trick.plays)
        if len(told.tricks[number]) > len(trick.plays):
            raise ExchangeError(f"{told.where}, trick {number}: a card is played out of turn")
        if len(trick.plays) < made.cards_in_trick:
            break
        leader = trick.winner(made.trump)
    if seated < told.cards_played():
        raise ExchangeError(f"{told.where}: a trick begins before the last one is complete")
    return tuple(tricks)


def _trick(told: Told, made: Contract, leader: int, number: int) -> Trick:
    plays: list[tuple[Seat, Card]] = []
    clockwise = around(leader, made.players)
    for seat in (seat for seat in clockwise if seat not in made.sitting_out):
        card = told.card(number, len(plays), seat)
        if card is None:
            break
        plays.append((seat, card))
    return Trick(leader, tuple(plays))


def is_picked_up(told: Told) -> bool:
    """Does the file itself say that the dealer takes the upcard, and what is buried?"""
    if told.decisions is not None:
        return any(isinstance(action, PickUp) for action in told.decisions)
    return told.buried is not None
