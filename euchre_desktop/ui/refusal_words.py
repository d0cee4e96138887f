"""Why may a card or a choice not be had, as a sentence that says the rule?"""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from euchre_desktop.rules import (
    JOKER,
    DealerIsStuck,
    MustFollow,
    MustTakeUpcard,
    NotAsked,
    NotFiveOfTen,
    NotHeld,
    Observation,
    Phase,
    Refusal,
    Suit,
    SuitTurnedDown,
    UpcardMayNotBeBuried,
    effective_suit,
    left_bower,
)
from euchre_desktop.ui.card_words import CardWords
from euchre_desktop.ui.names import Names


class RefusalWords(QObject):
    """Refusals as sentences, said to the person who is refused."""

    def __init__(self, names: Names, cards: CardWords) -> None:
        super().__init__(names)
        self._cards = cards

    def sentence(self, refusal: Refusal, seen: Observation) -> str:
        """`refusal` in words, to the seat that `seen` belongs to."""
        match refusal:
            case NotAsked(phase):
                return self._not_asked(phase)
            case MustFollow(led):
                return self._must_follow(led, seen)
            case NotHeld(card):
                return self.tr("You do not hold the {card}.").format(card=self._cards.card(card))
            case UpcardMayNotBeBuried(card):
                return self.tr("The {card} was just taken up: bury another card.").format(
                    card=self._cards.card(card)
                )
            case MustTakeUpcard(as_maker):
                return self._must_take(as_maker, seen)
            case DealerIsStuck():
                return self.tr("The dealer may not pass here: name a suit.")
            case SuitTurnedDown(suit):
                return self.tr("{suit} were turned down: name another suit.").format(
                    suit=self._cards.suit_title(suit)
                )
            case NotFiveOfTen():
                return self.tr("Five of the ten cards are kept, no more and no fewer.")
            case _ as never:
                assert_never(never)

    def _must_follow(self, led: Suit, seen: Observation) -> str:
        """The rule, and a reminder of the card whose suit people forget."""
        rule, trump = self._cards.follow(led), seen.made.trump
        bower = left_bower(trump)
        if bower in seen.hand and led is trump:
            reminder = self.tr("Your {card} is the left bower.")
        elif bower in seen.hand and led is bower.suit:
            reminder = self.tr("Your {card} is the left bower and counts as trump.")
        elif [card for card in seen.hand if effective_suit(card, trump) is led] == [JOKER]:
            reminder = self.tr("Your joker is a trump.")
        else:
            return rule
        return rule + " " + reminder.format(card=self._cards.card(bower))

    def _must_take(self, as_maker: bool, seen: Observation) -> str:
        if as_maker:
            return self.tr("You made trump, so you take the upcard.")
        if seen.upcard.suit is None:
            return self.tr("The dealer takes an upturned joker.")
        return self.tr("In this game the dealer must take the upcard.")

    def _not_asked(self, phase: Phase) -> str:
        match phase:
            case Phase.ORDERING | Phase.NAMING:
                return self.tr("The bidding comes first.")
            case Phase.PICKING_UP:
                return self.tr("The upcard comes first.")
            case Phase.DECLARING | Phase.DEFENDING:
                return self.tr("First say whether you play alone.")
            case Phase.MERGING:
                return self.tr("First choose the five cards to keep.")
            case Phase.PLAYING:
                return self.tr("Now a card is played.")
            case Phase.BETWEEN_DEALS:
                return self.tr("The deal is over.")
            case Phase.GAME_OVER:
                return self.tr("The game is over.")
            case _ as never:
                assert_never(never)
