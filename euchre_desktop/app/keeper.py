"""Who remembers the games that are played, so that none is lost?"""

from __future__ import annotations

from typing import Protocol

from euchre_desktop.app.game import Game


class Keeper(Protocol):
    """Told of every change of the present game before the window is; never raises."""

    def begin(self, game: Game) -> None:
        """Another game is played from now on; the one before stays as it is."""

    def keep(self, game: Game) -> None:
        """The present game now stands like this."""


class NoKeeper:
    """Keeps nothing: for games that nobody plays, and for want of a place."""

    def begin(self, game: Game) -> None:
        """Nothing is kept."""

    def keep(self, game: Game) -> None:
        """Nothing is kept."""
