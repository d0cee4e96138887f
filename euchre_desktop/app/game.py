"""What is one game as far as it has come? All that is needed to go on with it."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace

from euchre_desktop.app.game_setup import GameSetup
from euchre_desktop.rules import (
    Action,
    DealCode,
    Event,
    GameState,
    Phase,
    Record,
    Seat,
    apply,
    coded_deal,
    derived_code,
    new_game,
    start_deal,
)


@dataclass(frozen=True, slots=True)
class DealSource:
    """Where the cards of one deal came from."""

    code: DealCode
    nonce: str
    """Hides the order of the deck in its commitment until the deal is over: 32 hex digits."""
    chosen: bool = False
    """The code was typed in, so these cards are no sample of the shuffle."""


@dataclass(frozen=True, slots=True)
class Game:
    """One game: its state is always the replay of its record."""

    setup: GameSetup
    seed: str
    """All chance of the game derives from it."""
    state: GameState
    record: Record
    sources: tuple[DealSource | None, ...] = ()
    """Of each deal; None where it is not known."""
    undone: int = 0
    """How often the person took something back."""
    future: tuple[Action, ...] = ()
    """What was taken back in this deal and can be done again."""

    @property
    def over(self) -> bool:
        return self.state.phase is Phase.GAME_OVER

    def with_deal(self, dealer: Seat, chosen: DealCode | None = None) -> tuple[Game, GameEvents]:
        """The next deal dealt, from the code that its seed gives or the `chosen` one."""
        number = self.state.deals_begun
        code = chosen or derived_code(self.seed, number)
        deal = coded_deal(self.setup.options, dealer, code)
        step = start_deal(self.state, deal)
        source = DealSource(code, self._hidden(f"nonce/{number}")[:32], chosen is not None)
        game = replace(
            self,
            state=step.state,
            record=self.record.with_deal(deal),
            sources=(*self.sources, source),
            future=(),
        )
        return game, step.events

    def with_action(self, action: Action) -> tuple[Game, GameEvents]:
        """One more action done; what was taken back stays only while it is done over again."""
        step = apply(self.state, action)
        again = self.future[:1] == (action,)
        game = replace(
            self,
            state=step.state,
            record=self.record.with_action(action),
            future=self.future[1:] if again else (),
        )
        return game, step.events

    def thought_seed(self) -> str:
        """The chance of the seat to act: the same whenever the game stands as now.

        Hashed, so that not even the chance an opponent is given holds the cards to come.
        """
        return self._hidden(f"thought/{self.state.deals_begun}/{len(self.state.actions)}")

    def _hidden(self, purpose: str) -> str:
        return hashlib.sha256(f"{self.seed}/{purpose}".encode()).hexdigest()


GameEvents = tuple[Event, ...]


def fresh_game(setup: GameSetup, seed: str) -> Game:
    """A game before its first deal."""
    state = new_game(setup.options)
    return Game(setup, seed, state, Record(setup.names, setup.options, state.scores))
