"""What is said at the table? The one door to all its sentences."""

from __future__ import annotations

from collections.abc import Sequence

from euchre_desktop.ai.reasons import Reason
from euchre_desktop.app.game_setup import PERSON
from euchre_desktop.rules import Action, Card, Event, Observation, Refusal, Seat, Suit, Trick
from euchre_desktop.ui.bid_words import BidWords
from euchre_desktop.ui.card_words import CardWords
from euchre_desktop.ui.event_words import EventWords
from euchre_desktop.ui.names import Names
from euchre_desktop.ui.refusal_words import RefusalWords
from euchre_desktop.ui.result_words import Result, ResultWords
from euchre_desktop.ui.trick_words import TrickWords

__all__ = ["Result", "Wording"]


class Wording:
    """Events, refusals and results as plain sentences with the players' names.

    Everything it returns is plain text: show it where no markup is read.
    """

    def __init__(
        self,
        names: Sequence[str],
        person: Seat | None = PERSON,
    ) -> None:
        """`names` by seat; `person` is "you", or None where a game is only watched."""
        self.names = Names(names, person)
        self.cards = CardWords()
        self._results = ResultWords(self.names, self.cards)
        self._events = EventWords(self.names, self.cards, self._results)
        self._refusals = RefusalWords(self.names, self.cards)
        self._bids = BidWords(self.cards)
        self._tricks = TrickWords(self.names, self.cards)

    def name(self, seat: Seat) -> str:
        """The name on its own: "You" for the person."""
        return self.names.of(seat)

    def event(self, event: Event, seen: Observation) -> str:
        """What happened; `seen` is what was observed right after it."""
        return self._events.sentence(event, seen)

    def turn(self, seen: Observation) -> str:
        """That a card is asked of the person, for whoever cannot see that it is their turn."""
        return self._tricks.turn(seen)

    def last_trick(self, trick: Trick, seen: Observation) -> str:
        """A complete trick of this deal, card by card, and who took it."""
        return self._tricks.last(trick, seen)

    def refusal(self, refusal: Refusal, seen: Observation) -> str:
        """Why not, to the person: the rule, and where it helps the card that is forgotten."""
        return self._refusals.sentence(refusal, seen)

    def card(self, card: Card, trump: Suit | None = None) -> str:
        """The card as words: "jack of diamonds, left bower"."""
        return self.cards.card(card, trump)

    def suit(self, suit: Suit) -> str:
        """The suit within a sentence: "hearts"."""
        return self.cards.suit(suit)

    def trump(self, suit: Suit) -> str:
        """The trump badge's words: "Hearts are trump"."""
        return self.cards.trump(suit)

    def bid(self, action: Action, seen: Observation, seat: Seat) -> str:
        """The seat's own words, for its speech bubble: "I order it up"."""
        return self._bids.said(action, seen, seat)

    def reason(self, seat: Seat, action: Action, reason: Reason, seen: Observation) -> str:
        """What the seat said or played, and why, in its own words."""
        return self._bids.reason(self.names.of(seat), self.bid(action, seen, seat), reason)

    def result(self, seen: Observation) -> Result:
        """The end of the deal in `seen`, or of the game."""
        return self._results.result(seen)
