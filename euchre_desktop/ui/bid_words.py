"""What does a seat say, in its own words, as it decides?"""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from euchre_desktop.ai.reasons import Reason
from euchre_desktop.rules import (
    Action,
    Alone,
    Decline,
    Keep,
    NameTrump,
    Observation,
    OrderUp,
    Pass,
    PickUp,
    PlayCard,
    Seat,
    WithHelp,
)
from euchre_desktop.ui.card_words import CardWords
from euchre_desktop.ui.ordering import Ordering, ordering


class BidWords(QObject):
    """Decisions as spoken: for speech bubbles and buttons, without quotation marks."""

    def __init__(self, cards: CardWords) -> None:
        super().__init__(cards)
        self._cards = cards

    def said(self, action: Action, seen: Observation, seat: Seat) -> str:
        """What `seat` says; `seen` from anywhere in the same deal."""
        match action:
            case Pass():
                return self.tr("I pass")
            case OrderUp():
                return self._ordering(seat, seen)
            case NameTrump(suit):
                return self._cards.suit_title(suit)
            case PickUp():
                return self.tr("I take it")
            case Decline():
                return self.tr("I leave it")
            case Alone():
                return self.tr("I defend alone") if _defends(seat, seen) else self.tr("Alone")
            case WithHelp():
                return self._with_help(seat, seen)
            case Keep():
                return self.tr("I keep five")
            case PlayCard(card):
                trump = None if seen.contract is None else seen.contract.trump
                return self._cards.card(card, trump)
            case _ as never:
                assert_never(never)

    def reason(self, name: str, said: str, reason: Reason) -> str:
        """One line of the log: who, what, why."""
        return self.tr("{name}, \u201c{said}\u201d: {reason}.").format(
            name=name, said=said, reason=reason.text
        )

    def _ordering(self, seat: Seat, seen: Observation) -> str:
        match ordering(seat, seen.dealer, seen.players):
            case Ordering.ORDER:
                return self.tr("I order it up")
            case Ordering.ASSIST:
                return self.tr("I assist")
            case Ordering.ACCEPT:
                return self.tr("I accept")
            case _ as never:
                assert_never(never)

    def _with_help(self, seat: Seat, seen: Observation) -> str:
        if _defends(seat, seen) or seen.players == 4:
            return self.tr("With my partner")
        if seen.contract is not None and seen.options.merges_dummy(seen.contract.bidding_round):
            return self.tr("With the dummy")
        return self.tr("Not alone")


def _defends(seat: Seat, seen: Observation) -> bool:
    return seen.contract is not None and seat not in seen.contract.makers
