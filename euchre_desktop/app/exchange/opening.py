"""Who plays on in a game from a file?"""

from __future__ import annotations

from dataclasses import replace

from euchre_desktop.ai.player import Level
from euchre_desktop.app.game_setup import LONGEST_NAME, GameSetup, standard_setup
from euchre_desktop.rules import Phase, Record, replay


def is_over(record: Record) -> bool:
    """Has the game been won, so that it can only be looked at? It must be one by the rules."""
    return replay(record).state.phase is Phase.GAME_OVER


def setup_of(record: Record, last: GameSetup | None, level: Level) -> GameSetup:
    """The person takes seat 0, and computer players the others, as they did in the `last` game.

    Where that had fewer of them, or there was none, they are of `level`.
    """
    plain = standard_setup(record.options, "", level)
    names = tuple(name[:LONGEST_NAME] for name in record.players)
    if last is None or last.watched:
        return replace(plain, names=names)
    players = record.options.players
    levels = (*last.levels, *plain.levels[len(last.levels) :])[:players]
    temperaments = (*last.temperaments, *plain.temperaments[len(last.levels) :])[:players]
    return GameSetup(record.options, names, levels, temperaments)
