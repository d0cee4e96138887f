"""Whole games through the real window: real clicks and keys, the real thinking thread."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from euchre_desktop.ai.player import Level
from euchre_desktop.app.game_setup import standard_setup
from euchre_desktop.app.preferences import Loaded, Preferences, Speed
from euchre_desktop.rules import (
    Event,
    GameWon,
    Observation,
    RuleOptions,
    defaults,
    house_rules,
    replay,
)
from euchre_desktop.ui.program import Program
from tests.ui.clicking_player import ClickingPlayer

GAMES = 20
"""Of each kind, as a player would see them."""

LONGEST_MS = 240_000
"""Far beyond what a game takes; a game that stalls must fail, not hang."""

SIZES = (QSize(1280, 840), QSize(640, 480), QSize(700, 1000))


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Program]:
    made = Program(Loaded(Preferences(speed=Speed.OFF)), None)
    yield made
    made.close()
    made.window.close()
    assert not made.thinker.is_running


def rules_of_game(players: int, number: int) -> RuleOptions:
    """The standard game every other time, else some house rules."""
    if number % 2 == 0:
        return defaults(players)
    chance = random.Random(f"{players}/{number}")
    settings: dict[str, object] = {
        "players": players,
        "joker": chance.random() < 0.6,
        "low_rank": chance.choice((7, 8, 9)),
        "stick_the_dealer": chance.random() < 0.5,
        "dealer_pickup": chance.choice(("optional", "required")),
        "may_bury_upcard": chance.random() < 0.5,
        "maker_alone": True,
        "upturned_joker": chance.choice(("dealer_names", "in_turn")),
        "alone_lead": chance.choice(("left_of_loner", "left_of_dealer", "maker")),
        "first_dealer": chance.choice(("random", "first_black_jack")),
        "packets": chance.choice(("3-2", "2-3", "1")),
        "target": 7,
    }
    if players == 4:
        settings |= {"defend_alone": True, "canadian_loner": chance.random() < 0.5}
    if players == 3:
        settings |= {"dummy": chance.choice(("maker", "maker_round_one", "none"))}
    return house_rules(settings)


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_played(qtbot: QtBot, program: Program, players: int, number: int) -> None:
    seed = f"{players}/{number}"
    ends: list[Observation] = []

    def note(seen: Observation, events: tuple[Event, ...]) -> None:
        if any(isinstance(event, GameWon) for event in events):
            ends.append(seen)

    program.table.happened.connect(note)
    player = ClickingPlayer(program, seed)
    program.window.resize(SIZES[number % len(SIZES)])
    program.window.show()
    options = rules_of_game(players, number)
    program.start_game(standard_setup(options, "Robin", Level.CASUAL), seed)
    qtbot.waitUntil(lambda: bool(ends), timeout=LONGEST_MS)
    assert program.table.record is not None
    assert replay(program.table.record).state.scores == ends[0].scores
    assert max(ends[0].scores) >= options.target
    assert player.moves > 5
    qtbot.waitUntil(program.window.result_panel.isVisible)
