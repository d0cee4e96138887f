"""Why was it done? Short plain words made from what the decision looked at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from euchre_desktop.rules import JOKER, Card, Suit, left_bower, right_bower


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a seat decided as it did.

    It can name cards of the seat's own hand, never those of another: who shows
    it decides when that gives nothing away.
    """

    text: str


def suit_name(suit: Suit) -> str:
    return suit.name.lower()


def card_name(card: Card, trump: Suit | None = None) -> str:
    """The card as it is spoken of, "the left bower" or "the ace of hearts"."""
    if card.suit is None:
        return "the joker"
    if trump is not None and card == right_bower(trump):
        return "the right bower"
    if trump is not None and card == left_bower(trump):
        return "the left bower"
    return f"the {card.rank.name.lower()} of {suit_name(card.suit)}"


def listed(things: Sequence[str]) -> str:
    """One, two or more things in a row, the last after "and"."""
    if len(things) < 2:
        return "".join(things)
    return f"{', '.join(things[:-1])} and {things[-1]}"


def counted(number: int, thing: str) -> str:
    """Some number of things, in words."""
    words = ("no", "one", "two", "three", "four", "five")
    return f"{words[number]} {thing}" if number == 1 else f"{words[number]} {thing}s"


def bower_words(cards: Sequence[Card], trump: Suit) -> list[str]:
    """The joker and the bowers among `cards`, as they are spoken of."""
    words = ["the joker"] if JOKER in cards else []
    right, left = right_bower(trump) in cards, left_bower(trump) in cards
    if right and left:
        words.append("both bowers")
    elif right or left:
        words.append("the right bower" if right else "the left bower")
    return words
