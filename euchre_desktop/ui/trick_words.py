"""What lies in a trick, for whoever does not see it?"""

from __future__ import annotations

from PySide6.QtCore import QObject

from euchre_desktop.rules import Observation, Trick
from euchre_desktop.ui.card_words import CardWords
from euchre_desktop.ui.names import Names


class TrickWords(QObject):
    """The trick that waits for the person, and the one that was taken last."""

    def __init__(self, names: Names, cards: CardWords) -> None:
        super().__init__(names)
        self._names = names
        self._cards = cards

    def turn(self, seen: Observation) -> str:
        """That a card is asked of the person, and to what they play it."""
        if not seen.trick.plays:
            return self.tr("Your turn to lead.")
        return self.tr("Your turn. On the table: {cards}.").format(
            cards=self._plays(seen.trick, seen)
        )

    def last(self, trick: Trick, seen: Observation) -> str:
        """A complete trick, card by card, and who took it."""
        return self._names.said_of(
            trick.winner(seen.made.trump),
            self.tr("The last trick, taken by you: {cards}."),
            self.tr("The last trick, taken by {name}: {cards}."),
            cards=self._plays(trick, seen),
        )

    def _plays(self, trick: Trick, seen: Observation) -> str:
        between = self.tr("; ", "between the cards of a trick")
        return between.join(
            self.tr("{name}: {card}").format(
                name=self._names.of(seat), card=self._cards.card(card, seen.made.trump)
            )
            for seat, card in trick.plays
        )
