"""What are cards and suits called?"""

from __future__ import annotations

from PySide6.QtCore import QObject

from euchre_desktop.rules import Card, Rank, Suit, left_bower, right_bower


class CardWords(QObject):
    """Names of cards and suits, as said at the table."""

    def card(self, card: Card, trump: Suit | None = None) -> str:
        """The card as words: "jack of diamonds, left bower"; bowers only once there is trump."""
        if card.suit is None:
            return self.tr("joker")
        name = self.tr("{rank} of {suit}").format(
            rank=self.rank(card.rank), suit=self.suit(card.suit)
        )
        if trump is not None and card == right_bower(trump):
            return self.tr("{card}, right bower").format(card=name)
        if trump is not None and card == left_bower(trump):
            return self.tr("{card}, left bower").format(card=name)
        return name

    def rank(self, rank: Rank) -> str:
        return {
            Rank.SEVEN: self.tr("seven"),
            Rank.EIGHT: self.tr("eight"),
            Rank.NINE: self.tr("nine"),
            Rank.TEN: self.tr("ten"),
            Rank.JACK: self.tr("jack"),
            Rank.QUEEN: self.tr("queen"),
            Rank.KING: self.tr("king"),
            Rank.ACE: self.tr("ace"),
            Rank.JOKER: self.tr("joker"),
        }[rank]

    def suit(self, suit: Suit) -> str:
        """The suit within a sentence: "hearts"."""
        return {
            Suit.CLUBS: self.tr("clubs"),
            Suit.DIAMONDS: self.tr("diamonds"),
            Suit.HEARTS: self.tr("hearts"),
            Suit.SPADES: self.tr("spades"),
        }[suit]

    def suit_title(self, suit: Suit) -> str:
        """The suit on its own, or at the head of a sentence: "Hearts"."""
        return {
            Suit.CLUBS: self.tr("Clubs"),
            Suit.DIAMONDS: self.tr("Diamonds"),
            Suit.HEARTS: self.tr("Hearts"),
            Suit.SPADES: self.tr("Spades"),
        }[suit]

    def trump(self, suit: Suit) -> str:
        """Which suit is trump, as a sentence without its full stop."""
        return self.tr("{suit} are trump").format(suit=self.suit_title(suit))

    def follow(self, led: Suit) -> str:
        """The rule that refuses a card of another suit."""
        return {
            Suit.CLUBS: self.tr("Clubs were led: play a club."),
            Suit.DIAMONDS: self.tr("Diamonds were led: play a diamond."),
            Suit.HEARTS: self.tr("Hearts were led: play a heart."),
            Suit.SPADES: self.tr("Spades were led: play a spade."),
        }[led]
