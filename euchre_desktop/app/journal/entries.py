"""What does the journal say of a game without opening its deals?"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from euchre_desktop.app.game_setup import GameSetup
from euchre_desktop.rules import Seat, winners


class Standing(StrEnum):
    """What became of a game."""

    RUNNING = "running"
    LEFT = "left"
    """Unfinished: another game was begun. It is not offered unasked, but can be gone on with."""
    FINISHED = "finished"
    ABANDONED = "abandoned"
    """Given up in so many words."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One game of the journal."""

    id: int
    started: datetime
    """UTC, as is `touched`."""
    touched: datetime
    """The last change."""
    standing: Standing
    setup: GameSetup
    """Rules, names, levels and temperaments, by seat; a level of None is the person's,
    or, in an imported game, not known."""
    initial_scores: tuple[int, ...]
    scores: tuple[int, ...]
    """As the game stands: one per player, per side with four."""
    deals: int
    """How many were dealt, the unfinished one included."""
    undone: int
    """How often the person took something back; statistics leave such games out."""
    imported: bool

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won; none unless the game is finished."""
        if self.standing is not Standing.FINISHED:
            return ()
        return winners(self.setup.options, self.scores)
