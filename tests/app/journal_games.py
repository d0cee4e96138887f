"""Games for the tests of the journal: played by first legal actions, or by chance."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

from euchre_desktop.ai.player import Level
from euchre_desktop.app.game import Game, fresh_game
from euchre_desktop.app.game_setup import standard_setup
from euchre_desktop.app.journal.trouble import Trouble
from euchre_desktop.rules import RuleOptions, defaults, first_dealer, left_of, legal_actions


def begun(options: RuleOptions | None = None, seed: str = "seed") -> Game:
    """A game whose first deal has been dealt."""
    rules = options or defaults(3)
    setup = standard_setup(rules, "Zoë", Level.CASUAL)
    game, _ = fresh_game(setup, seed).with_deal(first_dealer(rules, seed).dealer)
    return game


def stepped(game: Game, chance: random.Random) -> Game:
    """One more action by chance, or the next deal; the same game if it is over."""
    if game.over:
        return game
    if game.state.turn is None:
        return game.with_deal(left_of(game.state.dealer, game.state.options.players))[0]
    legal = legal_actions(game.state)
    return game.with_action(legal[int(chance.random() * len(legal))])[0]


def played(game: Game, times: int, seed: str = "chance") -> Game:
    chance = random.Random(seed)
    for _ in range(times):
        game = stepped(game, chance)
    return game


def finished(options: RuleOptions | None = None, seed: str = "seed") -> Game:
    game, chance = begun(options, seed), random.Random(seed)
    while not game.over:
        game = stepped(game, chance)
    return game


class Told(list[Trouble]):
    """Remembers what a journal told."""

    def __call__(self, trouble: Trouble) -> None:
        self.append(trouble)


class Ticking:
    """A clock that goes on by a second with every look."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        self.now += 1000
        return self.now


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    """Looks into a journal as another program would."""
    database = sqlite3.connect(path)
    try:
        return database.execute(query).fetchall()
    finally:
        database.close()
