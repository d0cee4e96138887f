"""How are choices, and what they are worth, put into words?"""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QObject

from euchre_desktop.ai.reasons import Reason
from euchre_desktop.ai.weighing import Loss
from euchre_desktop.app.review.judgments import Judgment
from euchre_desktop.app.review.marks import Mark
from euchre_desktop.app.review.summaries import Summary
from euchre_desktop.rules import Action, Hand, Keep, Observation, PickUp, Rank, Suit
from euchre_desktop.ui.sorting import sorted_hand
from euchre_desktop.ui.wording import Wording


class ChoiceWords(QObject):
    """Hints and reviews, in the words of one game."""

    def __init__(self, wording: Wording) -> None:
        super().__init__()
        self._wording = wording

    def choice(self, action: Action, seen: Observation) -> str:
        """An action as it stands among others."""
        trump = None if seen.contract is None else seen.contract.trump
        match action:
            case PickUp(bury) if bury is not None:
                return self.tr("Bury the {card}").format(card=self._wording.card(bury, trump))
            case Keep(cards) if cards is not None:
                return self.tr("Keep {cards}").format(cards=self.cards(cards, trump))
            case _:
                said = self._wording.bid(action, seen, seen.seat)
                return said[:1].upper() + said[1:]

    def hint(self, action: Action, reason: Reason, seen: Observation) -> str:
        """What is suggested, and why."""
        return self.tr("Hint: {choice}. {reason}.").format(
            choice=self.choice(action, seen), reason=_sentence(reason)
        )

    def mark(self, mark: Mark | None) -> str:
        """The mark on its own."""
        return {
            Mark.BEST: self.tr("Best"),
            Mark.FINE: self.tr("Fine"),
            Mark.INACCURACY: self.tr("Inaccuracy"),
            Mark.MISTAKE: self.tr("Mistake"),
            Mark.BLUNDER: self.tr("Blunder"),
            None: self.tr("Not weighed"),
        }[mark]

    def wins(self, chance: float) -> str:
        """A chance to win the game, in hundredths."""
        return self.tr("{percent} %").format(percent=f"{100 * chance:.1f}")

    def points(self, points: float) -> str:
        """Points with their sign; a true minus, as wide as a plus."""
        return f"{points:+.2f}".replace("-", "\u2212")

    def loss(self, loss: Loss) -> str:
        """What was lost, both ways."""
        return self.tr("{percent} % of the game, {points} points").format(
            percent=f"{100 * loss.wins:.1f}", points=f"{loss.points:.2f}".replace("-", "\u2212")
        )

    def judgment(self, judgment: Judgment, seen: Observation) -> str:
        """The mark, what would have been better, and why."""
        weighed = judgment.weighed
        reason = _sentence(weighed.reason)
        best = self.choice(weighed.best, seen)
        match judgment.mark:
            case Mark.BEST if weighed.best == judgment.chosen:
                return self.tr("Best. {reason}.").format(reason=reason)
            case Mark.BEST:
                return self.tr("As good as the best.")
            case None:
                return self.tr("The strongest player here: {best}. {reason}.").format(
                    best=best, reason=reason
                )
            case mark:
                assert weighed.loss is not None
                return self.tr("{mark}. Better: {best}. {reason}. Lost: {loss}.").format(
                    mark=self.mark(mark), best=best, reason=reason, loss=self.loss(weighed.loss)
                )

    def summary(self, summary: Summary) -> str:
        """The marks counted, and the loss of a choice on average."""
        if not summary.weighed:
            return self.tr("Nothing to weigh: there was no real choice.")
        counts = ", ".join(
            self.tr("{count} {mark}").format(count=count, mark=self.mark(mark).lower())
            for mark, count in summary.counts.items()
            if count
        )
        return self.tr(
            "{counts}. Lost in all: {percent} % of the game, {points} points;"
            " {each} points a decision."
        ).format(
            counts=counts,
            percent=f"{100 * summary.wins:.1f}",
            points=f"{summary.points:.2f}".replace("-", "\u2212"),
            each=f"{summary.points_each:.2f}".replace("-", "\u2212"),
        )

    def cards(self, cards: Hand, trump: Suit | None) -> str:
        """Many cards in few words, by printed suits: "J A hearts, Q spades"."""
        words = []
        for suit, held in groupby(sorted_hand(cards, trump), key=lambda card: card.suit):
            if suit is None:
                words.append(self.tr("joker"))
            else:
                ranks = " ".join(_rank(card.rank) for card in held)
                words.append(
                    self.tr("{ranks} {suit}").format(ranks=ranks, suit=self._wording.suit(suit))
                )
        return ", ".join(words)


def _rank(rank: Rank) -> str:
    return "10" if rank is Rank.TEN else rank.letter


def _sentence(reason: Reason) -> str:
    return reason.text[:1].upper() + reason.text[1:]
