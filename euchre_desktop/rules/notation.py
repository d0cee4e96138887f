"""How are cards and actions written? One text form for saves, replays, tests and programs."""

from __future__ import annotations

from typing import assert_never

from euchre_desktop.rules.actions import (
    Action,
    Alone,
    Decline,
    Keep,
    NameTrump,
    OrderUp,
    Pass,
    PickUp,
    PlayCard,
    WithHelp,
)
from euchre_desktop.rules.cards import Card, Suit
from euchre_desktop.rules.dealing import HAND_SIZE
from euchre_desktop.rules.legal import (
    DealerIsStuck,
    MustFollow,
    MustTakeUpcard,
    NotAsked,
    NotFiveOfTen,
    NotHeld,
    Refusal,
    SuitTurnedDown,
    UpcardMayNotBeBuried,
)

UNSEEN = "??"
"""Stands for a card that the reader of an action may not know."""

_SIMPLE: dict[str, Action] = {
    "pass": Pass(),
    "order": OrderUp(),
    "decline": Decline(),
    "alone": Alone(),
    "with": WithHelp(),
}
_SUITS = {suit.letter: suit for suit in Suit}


def action_text(action: Action) -> str:
    """The action as it is written in records."""
    match action:
        case Pass():
            return "pass"
        case OrderUp():
            return "order"
        case NameTrump(suit):
            return f"name {suit.letter}"
        case PickUp(bury):
            return f"pickup {bury or UNSEEN}"
        case Decline():
            return "decline"
        case Alone():
            return "alone"
        case WithHelp():
            return "with"
        case Keep(cards):
            return "keep " + " ".join(str(card) for card in cards or (UNSEEN,) * HAND_SIZE)
        case PlayCard(card):
            return str(card)
        case _ as never:
            assert_never(never)


def parse_action(text: str) -> Action:
    """Read an action; raise ValueError if it is none.

    A `PickUp` or `Keep` whose cards were not seen (``??``) is read with None.
    """
    if text in _SIMPLE:
        return _SIMPLE[text]
    word, *rest = text.split(" ")
    if word == "name" and len(rest) == 1 and rest[0] in _SUITS:
        return NameTrump(_SUITS[rest[0]])
    if word == "pickup" and len(rest) == 1:
        return PickUp(None if rest[0] == UNSEEN else Card.parse(rest[0]))
    if word == "keep" and len(rest) == HAND_SIZE:
        if rest == [UNSEEN] * HAND_SIZE:
            return Keep(None)
        return Keep(tuple(Card.parse(card) for card in rest))
    if not rest:
        return PlayCard(Card.parse(word))
    raise ValueError(f"not an action: {text!r}")


def refusal_text(refusal: Refusal) -> str:
    """Why an action was refused, in a few words for an error line."""
    match refusal:
        case NotAsked(phase):
            return f"not possible in {phase.value}"
        case MustFollow(led):
            return f"must follow {led.name.lower()}"
        case NotHeld(card):
            return f"{card} is not held"
        case UpcardMayNotBeBuried(card):
            return f"{card} was just taken and may not be buried"
        case MustTakeUpcard():
            return "the dealer must take the upcard"
        case DealerIsStuck():
            return "the dealer may not pass"
        case SuitTurnedDown(suit):
            return f"{suit.name.lower()} was turned down"
        case NotFiveOfTen():
            return f"{HAND_SIZE} different cards are kept"
        case _ as never:
            assert_never(never)
