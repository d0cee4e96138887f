"""What does the review say of a deal, its events, and the cards nobody saw?"""

from __future__ import annotations

from PySide6.QtCore import QObject

from euchre_desktop.app.review.moments import Moment
from euchre_desktop.rules import GameState, Hand, Phase, Seat, Suit
from euchre_desktop.ui.choice_words import ChoiceWords
from euchre_desktop.ui.wording import Wording


class ReviewWords(QObject):
    """The words of the review window, for one record."""

    def __init__(self, wording: Wording) -> None:
        super().__init__()
        self.wording = wording
        self.choices = ChoiceWords(wording)

    def deal(self, number: int, last: Moment) -> str:
        """A deal in the list of deals: its number, and what came of it."""
        seen = last.seen(0)
        if seen.result is None:
            return self.tr("Deal {number}, unfinished").format(number=number + 1)
        result = self.wording.result(seen)
        # At the end of a game the title speaks of the game, and the first line of the deal.
        over = len(result.lines) > 1 and last.state.phase is Phase.GAME_OVER
        return self.tr("Deal {number}: {result}").format(
            number=number + 1, result=result.lines[0] if over else result.title
        )

    def step(self, moment: Moment, seat: Seat) -> str:
        """What happened in a step, in a line."""
        seen = moment.seen(seat)
        sentences = [self.wording.event(event, seen) for event in moment.events]
        return " ".join(sentence for sentence in sentences if sentence)

    def aside(self, state: GameState) -> str:
        """The cards that lie in no hand, once all may be seen."""
        trump = None if state.contract is None else state.contract.trump
        buried = () if state.buried is None else (state.buried,)
        piles = (
            (self.tr("Kitty: {cards}"), state.dealt.kitty),
            (self.tr("Dummy: {cards}"), state.dealt.dummy),
            (self.tr("Buried: {cards}"), buried),
            (self.tr("Not kept: {cards}"), state.unkept),
        )
        parts = [self._pile(words, cards, trump) for words, cards in piles]
        return "  ".join(part for part in parts if part)

    def _pile(self, words: str, cards: Hand, trump: Suit | None) -> str:
        if not cards:
            return ""
        return words.format(cards=self.choices.cards(cards, trump)) + "."
