"""What can the person take back, and do again? Whole decisions, within the present deal.

The opponents' answers go with a decision. They are not lost: chance is the same whenever the
game stands as it stood, so the same choice has the same answers.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from euchre_desktop.app.game import Game
from euchre_desktop.rules import DealRecord


@dataclass(frozen=True, slots=True)
class Possible:
    """What can be taken back or done again now."""

    undo: bool = False
    redo: bool = False
    restart: bool = False


def possible(game: Game) -> Possible:
    """Which of `undone`, `redone` and `restarted` would change anything."""
    return Possible(bool(game.choices), bool(game.future), bool(game.choices))


def undone(game: Game) -> Game:
    """Before the person's last decision that had a choice; the same game if there is none.

    Where one action was legal there was nothing to decide, so it is taken back with the
    decision before it.
    """
    return _taken_back(game, game.choices[-1]) if game.choices else game


def restarted(game: Game) -> Game:
    """The same cards, and nobody has said anything; the same game if the person has not, yet."""
    return _taken_back(game, 0) if game.choices else game


def redone(game: Game) -> Game:
    """Up to the next decision that was taken back, or to where the deal had come to."""
    while game.future:
        game, _ = game.with_action(game.future[0])
        if game.future and game.person_chooses:
            break
    return game


def _taken_back(game: Game, place: int) -> Game:
    """The game before action `place` of its deal."""
    assert game.dealt is not None, "something was done in a deal"
    *before, last = game.record.deals
    begun = replace(
        game,
        state=game.dealt,
        record=replace(game.record, deals=(*before, DealRecord(last.deal))),
        choices=(),
        undone=game.undone + 1,
        future=(*last.actions, *game.future),
    )
    for action in last.actions[:place]:
        begun, _ = begun.with_action(action)
    return begun
