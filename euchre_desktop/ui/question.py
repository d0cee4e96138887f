"""What is the person asked, and which answers are there?"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from euchre_desktop.rules import (
    HAND_SIZE,
    Action,
    Alone,
    Card,
    Decline,
    Keep,
    NameTrump,
    Observation,
    OrderUp,
    Pass,
    Phase,
    PickUp,
    Suit,
    WithHelp,
)
from euchre_desktop.ui.ordering import Ordering, ordering
from euchre_desktop.ui.question_words import QuestionWords
from euchre_desktop.ui.wording import Wording


class Weight(Enum):
    """How strongly a choice stands out."""

    QUIET = "quiet"
    EQUAL = "equal"
    STRONGEST = "strongest"


@dataclass(frozen=True, slots=True)
class Choice:
    """One button: `action` is None while cards must first be chosen on the table."""

    name: str
    key: str
    label: str
    action: Action | None
    weight: Weight = Weight.QUIET
    suit: Suit | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """One question, a line of context, and the answers from the weakest to the strongest."""

    title: str
    context: str
    choices: tuple[Choice, ...]


_ORDER_KEYS = {Ordering.ORDER: "O", Ordering.ASSIST: "A", Ordering.ACCEPT: "A"}


def question(
    seen: Observation, wording: Wording, words: QuestionWords, chosen: tuple[Card, ...] = ()
) -> Question | None:
    """What `seen` asks of its seat; None while cards are played, or it is another's turn.

    `chosen` are the cards selected on the table for burying or keeping.
    """
    if not seen.legal_actions:
        return None
    match seen.phase:
        case Phase.ORDERING | Phase.NAMING:
            choices = tuple(_bid(action, seen, wording, words) for action in seen.legal_actions)
        case Phase.PICKING_UP:
            choices = _pick_up(seen, words, chosen)
        case Phase.DECLARING | Phase.DEFENDING:
            choices = _alone(seen, wording)
        case Phase.MERGING:
            choices = (_keep(seen, words, chosen),)
        case Phase.PLAYING | Phase.BETWEEN_DEALS | Phase.GAME_OVER:
            return None
    return Question(words.title(seen), words.context(seen, chosen), choices)


def _bid(action: Action, seen: Observation, wording: Wording, words: QuestionWords) -> Choice:
    label = wording.bid(action, seen, seen.seat)
    match action:
        case Pass():
            return Choice("bid_pass", "P", words.pass_by(), action)
        case OrderUp():
            key = _ORDER_KEYS[ordering(seen.seat, seen.dealer, seen.players)]
            return Choice("bid_order", key, label, action, Weight.STRONGEST, seen.upcard.suit)
        case NameTrump(suit):
            name = f"name_{suit.name.lower()}"
            return Choice(name, suit.letter, label, action, Weight.EQUAL, suit)
        case _:
            raise ValueError(f"{action} is no bid")


def _pick_up(
    seen: Observation, words: QuestionWords, chosen: tuple[Card, ...]
) -> tuple[Choice, ...]:
    bury = PickUp(chosen[0]) if len(chosen) == 1 else None
    action = bury if bury in seen.legal_actions else None
    label = words.bury(chosen[0] if action else None)
    taken = Choice("pickup_bury", "B", label, action, Weight.STRONGEST)
    if Decline() not in seen.legal_actions:
        return (taken,)
    return (Choice("pickup_decline", "D", words.leave_it(), Decline()), taken)


def _alone(seen: Observation, wording: Wording) -> tuple[Choice, ...]:
    together = wording.bid(WithHelp(), seen, seen.seat)
    alone = wording.bid(Alone(), seen, seen.seat)
    return (
        Choice("play_help", "W", together, WithHelp()),
        Choice("play_alone", "L", alone, Alone(), Weight.STRONGEST),
    )


def _keep(seen: Observation, words: QuestionWords, chosen: tuple[Card, ...]) -> Choice:
    keep = Keep(chosen)
    action = keep if len(chosen) == HAND_SIZE and keep in seen.legal_actions else None
    return Choice("keep_five", "K", words.keep(), action, Weight.STRONGEST)
