"""Whose turn is it? The table holds the one true GameState and keeps the game going."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QObject, Signal, SignalInstance, Slot

from euchre_desktop.ai.claiming import proven_line
from euchre_desktop.ai.player import Decision, Level
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.app.game import Game, fresh_game
from euchre_desktop.app.game_setup import PERSON, GameSetup
from euchre_desktop.app.keeper import Keeper, NoKeeper
from euchre_desktop.app.taking_back import possible, redone, restarted, undone
from euchre_desktop.rules import (
    Action,
    DealCode,
    Event,
    Observation,
    PlayCard,
    Record,
    first_dealer,
    is_legal,
    left_of,
    observe,
)


class Opponent(Protocol):
    """Whoever plays the seats the person does not: a Thinker, or a test's fake."""

    @property
    def decided(self) -> SignalInstance: ...
    def think(
        self, seen: Observation, level: Level, seed: str, temperament: Temperament
    ) -> None: ...
    def withdraw(self) -> None: ...


class Table(QObject):
    """Runs one game at a time for the person at the screen.

    The rhythm: an action is applied; `happened` tells the window what to
    show; the window calls `proceed` once it has shown it; the next seat acts.

    Signals:
        happened: (Observation, tuple[Event, ...]) as seen from the person's seat.
        restored: the Observation to which the game was brought back, or forward, at once.
        possible_changed: what is Possible to take back or do again.
        person_to_act: the Observation whose `legal_actions` the person may choose.
        claimed: all hands, when the person has shown that the rest is theirs; the table then
            plays the person's cards, and every card is an action as if it was chosen.
        claim_refused: the person claimed, and cannot show it.
        explained: (Seat, Decision) of a computer player, just before its action happens.
    """

    happened = Signal(object, object)
    restored = Signal(object)
    possible_changed = Signal(object)
    person_to_act = Signal(object)
    claimed = Signal(object)
    claim_refused = Signal()
    explained = Signal(int, object)

    def __init__(
        self, opponent: Opponent, keeper: Keeper | None = None, parent: QObject | None = None
    ) -> None:
        """Without a `keeper` the games are not remembered."""
        super().__init__(parent)
        self._opponent = opponent
        self._opponent.decided.connect(self._on_decided)
        self._keeper: Keeper = keeper or NoKeeper()
        self._game: Game | None = None
        self._claimed = False

    @property
    def game(self) -> Game | None:
        """The game so far, hidden cards included; None before the first."""
        return self._game

    @property
    def record(self) -> Record | None:
        """The game so far; None before the first."""
        return None if self._game is None else self._game.record

    def start(self, setup: GameSetup, seed: str, code: DealCode | None = None) -> None:
        """Begin a new game, leaving any other. All its chance derives from `seed`.

        With a `code` its first deal is that one's.
        """
        self._opponent.withdraw()
        self._claimed = False
        first = first_dealer(setup.options, seed)
        game, events = fresh_game(setup, seed).with_deal(first.dealer, code)
        self._keeper.begin(game)
        self._tell(game, (first, *events))

    def open(self, game: Game) -> None:
        """Play a game from elsewhere, leaving any other; `restored` follows, as in `resume`."""
        self._opponent.withdraw()
        self._claimed = False
        self._keeper.begin(game)
        if game.record.deals:
            self._restore(game)
        else:
            first = first_dealer(game.setup.options, game.seed)
            dealt, events = game.with_deal(first.dealer)
            self._keep_and_tell(dealt, (first, *events))

    def resume(self, game: Game) -> None:
        """Go on with a game that was interrupted; `restored` follows, and nobody acts before."""
        self._opponent.withdraw()
        self._restore(game)

    @Slot()
    def undo(self) -> None:
        """Take the person's last decision in this deal back, if there is one."""
        self._change(undone)

    @Slot()
    def redo(self) -> None:
        """Do again what was taken back, up to the person's next decision."""
        self._change(redone)

    @Slot()
    def restart_deal(self) -> None:
        """Take everything in this deal back: the same cards, from the first word on."""
        self._change(restarted)

    @Slot(object)
    def choose(self, action: Action) -> None:
        """The person's choice. A late or second click is normal, and ignored."""
        game = self._game
        if game is None or game.state.turn is None or self._level_to_act(game) is not None:
            return
        if is_legal(game.state, action):
            self._act(game, action)

    @Slot()
    def claim(self) -> None:
        """Say "the rest are mine". Refused unless the person's own view proves it."""
        game = self._game
        if game is None or game.state.turn is None or self._level_to_act(game) is not None:
            return
        line = proven_line(observe(game.state, game.state.turn))
        if line is None:
            self.claim_refused.emit()
            return
        self._claimed = True
        self.claimed.emit(game.state.hands)
        self._act(game, PlayCard(line[0]))

    @Slot()
    def proceed(self) -> None:
        """Let the next seat act. Called when the window has caught up."""
        game = self._game
        if game is None or game.over:
            return
        state = game.state
        if state.turn is None:
            dealt, events = game.with_deal(left_of(state.dealer, state.options.players))
            self._keep_and_tell(dealt, events)
            return
        level = self._level_to_act(game)
        seen = observe(state, state.turn)
        if level is None:
            self._ask_person(game, seen)
        else:
            temperament = game.setup.temperaments[state.turn]
            self._opponent.think(seen, level, game.thought_seed(), temperament)

    @Slot()
    def pause(self) -> None:
        """Let nobody act until `proceed` is called again."""
        self._opponent.withdraw()

    @Slot(object)
    def _on_decided(self, decision: Decision) -> None:
        game = self._game
        assert game is not None, "only a game asks its opponents"
        self.explained.emit(game.state.acting, decision)
        self._act(game, decision.action)

    def _ask_person(self, game: Game, seen: Observation) -> None:
        line = proven_line(seen) if self._claimed else None
        if line is None:
            self.person_to_act.emit(seen)
        else:
            self._act(game, PlayCard(line[0]))

    def _level_to_act(self, game: Game) -> Level | None:
        """How the seat to act is played; None for the person."""
        return game.setup.levels[game.state.acting]

    def _act(self, game: Game, action: Action) -> None:
        self._keep_and_tell(*game.with_action(action))

    def _keep_and_tell(self, game: Game, events: tuple[Event, ...]) -> None:
        # First: what the window has shown is never forgotten.
        self._keeper.keep(game)
        self._tell(game, events)

    def _tell(self, game: Game, events: tuple[Event, ...]) -> None:
        self._game = game
        self._claimed = self._claimed and game.state.turn is not None
        self.possible_changed.emit(possible(game))
        self.happened.emit(observe(game.state, PERSON), events)

    def _change(self, change: Callable[[Game], Game]) -> None:
        game = self._game
        if game is None:
            return
        changed = change(game)
        if changed is not game:
            self._opponent.withdraw()
            self._keeper.keep(changed)
            self._restore(changed)

    def _restore(self, game: Game) -> None:
        self._game = game
        self._claimed = False
        self.possible_changed.emit(possible(game))
        self.restored.emit(observe(game.state, PERSON))
