"""Whose turn is it? The table holds the one true GameState and keeps the game going."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot

from euchre_desktop.ai.player import Decision, Level
from euchre_desktop.app.game_setup import PERSON, GameSetup
from euchre_desktop.rules import (
    Action,
    Event,
    GameState,
    Observation,
    Phase,
    Record,
    Seat,
    apply,
    first_dealer,
    is_legal,
    new_game,
    next_dealer,
    observe,
    seeded_deal,
    start_deal,
)


class Opponent(Protocol):
    """Whoever plays the seats the person does not: a Thinker, or a test's fake."""

    @property
    def decided(self) -> SignalInstance: ...
    def think(self, seen: Observation, level: Level, seed: str) -> None: ...
    def withdraw(self) -> None: ...


class Table(QObject):
    """Runs one game at a time for the person at the screen.

    The rhythm: an action is applied; `happened` tells the window what to
    show; the window calls `proceed` once it has shown it; the next seat acts.

    Signals:
        happened: (Observation, tuple[Event, ...]) as seen from the person's seat.
        person_to_act: the Observation whose `legal_actions` the person may choose.
        explained: (Seat, Decision) of a computer player, just before its action happens.
    """

    happened = Signal(object, object)
    person_to_act = Signal(object)
    explained = Signal(int, object)

    def __init__(self, opponent: Opponent, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._opponent = opponent
        self._opponent.decided.connect(self._on_decided)
        self._setup: GameSetup | None = None
        self._seed = ""
        self._state: GameState | None = None
        self._record: Record | None = None

    @property
    def record(self) -> Record | None:
        """The game so far; None before the first."""
        return self._record

    def start(self, setup: GameSetup, seed: str) -> None:
        """Begin a new game, abandoning any other. All its chance derives from `seed`."""
        self._opponent.withdraw()
        self._setup, self._seed = setup, seed
        self._state = new_game(setup.options)
        self._record = Record(setup.names, setup.options, self._state.scores)
        first = first_dealer(setup.options, seed)
        self._deal(first.dealer, (first,))

    @Slot(object)
    def choose(self, action: Action) -> None:
        """The person's choice. A late or second click is normal, and ignored."""
        state = self._state
        if state is None or state.turn is None or self._level_of(state.turn) is not None:
            return
        if is_legal(state, action):
            self._act(action)

    @Slot()
    def proceed(self) -> None:
        """Let the next seat act. Called when the window has caught up."""
        state = self._state
        if state is None or state.phase is Phase.GAME_OVER:
            return
        if state.turn is None:
            dealer = next_dealer(state)
            assert dealer is not None
            self._deal(dealer, ())
            return
        level = self._level_of(state.turn)
        seen = observe(state, state.turn)
        if level is None:
            self.person_to_act.emit(seen)
        else:
            counter = f"{state.deals_begun}/{len(state.actions)}"
            self._opponent.think(seen, level, f"{self._seed}/thought/{counter}")

    def _level_of(self, seat: Seat) -> Level | None:
        assert self._setup is not None
        return self._setup.levels[seat]

    def _deal(self, dealer: Seat, before: tuple[Event, ...]) -> None:
        assert self._setup is not None and self._state is not None and self._record is not None
        deal = seeded_deal(self._setup.options, dealer, self._seed, self._state.deals_begun)
        step = start_deal(self._state, deal)
        self._state = step.state
        self._record = self._record.with_deal(deal)
        self._tell((*before, *step.events))

    @Slot(object)
    def _on_decided(self, decision: Decision) -> None:
        assert self._state is not None
        self.explained.emit(self._state.acting, decision)
        self._act(decision.action)

    def _act(self, action: Action) -> None:
        assert self._state is not None and self._record is not None
        step = apply(self._state, action)
        self._state = step.state
        self._record = self._record.with_action(action)
        self._tell(step.events)

    def _tell(self, events: tuple[Event, ...]) -> None:
        assert self._state is not None
        self.happened.emit(observe(self._state, PERSON), events)
