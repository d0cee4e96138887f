"""How actions are written and read."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre_desktop.rules import (
    Action,
    Alone,
    Card,
    Decline,
    GameState,
    Keep,
    NameTrump,
    OrderUp,
    Pass,
    PickUp,
    PlayCard,
    Suit,
    WithHelp,
    action_text,
    parse_action,
)
from tests.positions import cards
from tests.strategies import every_action, states


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("pass", Pass()),
        ("order", OrderUp()),
        ("name S", NameTrump(Suit.SPADES)),
        ("name H", NameTrump(Suit.HEARTS)),
        ("name D", NameTrump(Suit.DIAMONDS)),
        ("name C", NameTrump(Suit.CLUBS)),
        ("pickup 9S", PickUp(Card.parse("9S"))),
        ("pickup JK", PickUp(Card.parse("JK"))),
        ("pickup ??", PickUp(None)),
        ("decline", Decline()),
        ("alone", Alone()),
        ("with", WithHelp()),
        ("keep JC AH JS KS AS", Keep(cards("JS JC AS KS AH"))),
        ("keep ?? ?? ?? ?? ??", Keep(None)),
        ("AS", PlayCard(Card.parse("AS"))),
        ("JK", PlayCard(Card.parse("JK"))),
    ],
)
def test_each_action_has_one_text(text: str, action: Action) -> None:
    assert action_text(action) == text
    assert parse_action(text) == action


@given(states().filter(lambda state: state.deal is not None), st.randoms(use_true_random=False))
def test_every_action_is_read_back_as_written(state: GameState, rng: random.Random) -> None:
    for action in every_action(state, rng):
        if not isinstance(action, Keep) or action.cards is None or len(action.cards) == 5:
            assert parse_action(action_text(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "Pass",
        "pass ",
        " pass",
        "pass pass",
        "call",
        "name",
        "name X",
        "name h",
        "name HS",
        "name H S",
        "name  H",
        "pickup",
        "pickup 1S",
        "pickup 9S TS",
        "pickup9S",
        "keep",
        "keep JS JC AS KS",
        "keep JS JC AS KS AH QH",
        "keep JS JC AS KS ??",
        "keep JS JC AS KS JX",
        "AS KS",
        "S",
        "10S",
        "as",
        "??",
        "order\n",
        "\x00",
        "\ud800",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"not (an action|a card)"):
        parse_action(text)
