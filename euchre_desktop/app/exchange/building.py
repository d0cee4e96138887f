"""How do the deals that a file tells become games? Every action goes through the rules."""

from __future__ import annotations

from dataclasses import replace

from euchre_desktop.app.exchange.completing import complete
from euchre_desktop.app.exchange.course import Course, course_of, is_picked_up
from euchre_desktop.app.exchange.limits import MOST_DEALS, ExchangeError
from euchre_desktop.app.exchange.telling import Teller, Told
from euchre_desktop.rules import (
    HAND_SIZE,
    Action,
    Card,
    Deal,
    DealRecord,
    GameState,
    Phase,
    Record,
    RuleOptions,
    action_text,
    apply,
    deck_of,
    new_game,
    next_dealer,
    refusal,
    start_deal,
)
from euchre_desktop.rules.notation import refusal_text


class GamesBuilder:
    """Puts deals into games: one follows another in a game as long as the rules let it."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.filled_in = 0
        """How many cards the file did not tell."""
        self._deals: list[DealRecord] = []
        self._state: GameState | None = None
        self._count = 0

    @property
    def state(self) -> GameState | None:
        """How the game being built stands; None before the first."""
        return self._state

    def begin(self, names: tuple[str, ...], options: RuleOptions, scores: tuple[int, ...]) -> None:
        """Let the next deal be the first of a game."""
        self.finish()
        self._state = new_game(options, scores)
        self.records.append(Record(names, options, scores))

    def follows(self, names: tuple[str, ...], options: RuleOptions, told: Told) -> bool:
        """Can this deal be the next of the game being built?"""
        state = self._state
        if state is None or state.phase is not Phase.BETWEEN_DEALS:
            return False
        known = self.records[-1]
        same = (known.players, known.options) == (names, options)
        return same and next_dealer(state) in (None, told.dealer)

    def add(self, told: Told) -> GameState:
        """Play the deal through the rules; returns the game's state after it.

        Raises ExchangeError where the deal departs from the rules.
        """
        assert self._state is not None, "a game was begun"
        self._count += 1
        if self._count > MOST_DEALS:
            raise ExchangeError(f"the file holds more than {MOST_DEALS} deals")
        recorded, self._state, filled_in = played(self._state, told)
        self._deals.append(recorded)
        self.filled_in += filled_in
        return self._state

    def finish(self) -> None:
        """Put the deals so far into the game being built."""
        if self.records:
            self.records[-1] = replace(
                self.records[-1], deals=(*self.records[-1].deals, *self._deals)
            )
            self._deals.clear()


def played(state: GameState, told: Told) -> tuple[DealRecord, GameState, int]:
    """The deal as a record, the state after it, and how many cards had to be filled in."""
    options = state.options
    course = course_of(options, told)
    whole = _wholly_told(options, told, course)
    if whole is None:
        completed = complete(options, told, course)
        deal, buried, filled_in = completed.deal, completed.buried, completed.filled_in
    else:
        deal, buried, filled_in = whole, told.buried, 0
    actions, state = _played(state, told, deal, buried)
    return DealRecord(deal, actions), state, filled_in


def _wholly_told(options: RuleOptions, told: Told, course: Course) -> Deal | None:
    """The deal, if the file leaves none of it open but the order of the kitty."""
    known = course.upcard_taken is is_picked_up(told)
    dealt = (*told.hands, *([told.dummy] if options.has_dummy else []))
    if not known or any(len(hand) < HAND_SIZE for hand in dealt):
        return None
    from_deck = [card for pile in (*dealt, told.kitty) for card in pile]
    rest = _rest(options, from_deck)
    return Deal(told.dealer, told.hands, told.dummy, (*told.kitty, *rest))


def _rest(options: RuleOptions, told: list[Card]) -> list[Card]:
    return [card for card in deck_of(options) if card not in told]


def _played(
    state: GameState, told: Told, deal: Deal, buried: Card | None
) -> tuple[tuple[Action, ...], GameState]:
    try:
        state = start_deal(state, deal).state
    except ValueError as error:
        raise ExchangeError(f"{told.where}: {error}") from None
    teller = Teller(told, lambda _: buried)
    actions: list[Action] = []
    while state.turn is not None:
        action = teller.action(state)
        if action is None:
            break
        refused = refusal(state, state.hands[state.turn], action)
        if refused is not None:
            raise ExchangeError(
                f"{told.where}: '{action_text(action)}' by seat {state.turn}:"
                f" {refusal_text(refused)}"
            )
        actions.append(action)
        state = apply(state, action).state
    return tuple(actions), state
