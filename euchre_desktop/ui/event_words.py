"""What just happened, as a sentence?"""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from euchre_desktop.rules import (
    CardPlayed,
    CardsDealt,
    DealScored,
    DefendedAlone,
    DefendedTogether,
    DummyMerged,
    Event,
    FirstDealerFound,
    GameWon,
    Observation,
    Passed,
    Seat,
    ThrownIn,
    TookHelp,
    TrickWon,
    TrumpMade,
    UpcardDeclined,
    UpcardTaken,
    UpcardTurnedDown,
    WentAlone,
)
from euchre_desktop.ui.card_words import CardWords
from euchre_desktop.ui.names import Names
from euchre_desktop.ui.ordering import Ordering, ordering
from euchre_desktop.ui.result_words import ResultWords

_Dealing = FirstDealerFound | CardsDealt | UpcardTaken | UpcardDeclined | DummyMerged
_Bidding = Passed | UpcardTurnedDown | TrumpMade
_Declaring = WentAlone | TookHelp | DefendedAlone | DefendedTogether


class EventWords(QObject):
    """Events as sentences in the present tense, about "you" or a named player."""

    def __init__(self, names: Names, cards: CardWords, results: ResultWords) -> None:
        super().__init__(names)
        self._names = names
        self._cards = cards
        self._results = results

    def sentence(self, event: Event, seen: Observation) -> str:
        """`event` in words; `seen` is what was observed right after it."""
        match event:
            case Passed() | UpcardTurnedDown() | TrumpMade():
                return self._bidding(event, seen)
            case WentAlone() | TookHelp() | DefendedAlone() | DefendedTogether():
                return self._declaring(event, seen)
            case CardPlayed(seat, card):
                trump = seen.made.trump
                return self._said(
                    seat,
                    self.tr("You play the {card}."),
                    self.tr("{name} plays the {card}."),
                    card=self._cards.card(card, trump),
                )
            case TrickWon(winner, number):
                return self._trick_won(winner, number, seen)
            case DealScored() | ThrownIn():
                return self._results.of_deal(event, seen)
            case GameWon(winners):
                return self._results.of_game(winners)
            case _:
                return self._dealing(event)

    def _dealing(self, event: _Dealing) -> str:
        match event:
            case FirstDealerFound(dealer, shown):
                return self._first_dealer(dealer, bool(shown))
            case CardsDealt(dealer, upcard):
                return self._said(
                    dealer,
                    self.tr("You deal and turn up the {card}."),
                    self.tr("{name} deals and turns up the {card}."),
                    card=self._cards.card(upcard),
                )
            case UpcardTaken(dealer, upcard):
                return self._said(
                    dealer,
                    self.tr("You take the {card} and bury a card."),
                    self.tr("{name} takes the {card} and buries a card."),
                    card=self._cards.card(upcard),
                )
            case UpcardDeclined(dealer):
                return self._said(
                    dealer, self.tr("You leave the upcard."), self.tr("{name} leaves the upcard.")
                )
            case DummyMerged(maker):
                return self._said(
                    maker,
                    self.tr("You merge the dummy and keep five of ten."),
                    self.tr("{name} merges the dummy and keeps five of ten."),
                )
            case _ as never:
                assert_never(never)

    def _first_dealer(self, dealer: Seat, by_jack: bool) -> str:
        if by_jack:
            return self._said(
                dealer,
                self.tr("You are dealt the first black jack, so you deal first."),
                self.tr("{name} is dealt the first black jack and deals first."),
            )
        return self._said(dealer, self.tr("You deal first."), self.tr("{name} deals first."))

    def _bidding(self, event: _Bidding, seen: Observation) -> str:
        match event:
            case Passed(seat):
                return self._said(seat, self.tr("You pass."), self.tr("{name} passes."))
            case UpcardTurnedDown(upcard):
                return self.tr("All pass. The {card} is turned down.").format(
                    card=self._cards.card(upcard)
                )
            case TrumpMade(maker, trump, bidding_round):
                if bidding_round == 1 and seen.upcard.suit is not None:
                    return self._ordered(event, seen)
                return self._said(
                    maker,
                    self.tr("You make {suit} trump."),
                    self.tr("{name} makes {suit} trump."),
                    suit=self._cards.suit(trump),
                )
            case _ as never:
                assert_never(never)

    def _ordered(self, event: TrumpMade, seen: Observation) -> str:
        match ordering(event.maker, seen.dealer, self._names.players):
            case Ordering.ORDER:
                you = self.tr("You order it up. {suit} are trump.")
                other = self.tr("{name} orders it up. {suit} are trump.")
            case Ordering.ASSIST:
                you = self.tr("You assist. {suit} are trump.")
                other = self.tr("{name} assists. {suit} are trump.")
            case Ordering.ACCEPT:
                you = self.tr("You accept. {suit} are trump.")
                other = self.tr("{name} accepts. {suit} are trump.")
            case _ as never:
                assert_never(never)
        return self._said(event.maker, you, other, suit=self._cards.suit_title(event.trump))

    def _declaring(self, event: _Declaring, seen: Observation) -> str:
        match event:
            case WentAlone(maker, partner):
                return self._went_alone(maker, partner, seen)
            case TookHelp(maker):
                return self._said(
                    maker,
                    self.tr("You do not play alone."),
                    self.tr("{name} does not play alone."),
                )
            case DefendedAlone(defender, partner):
                return self._with_partner_out(
                    defender,
                    partner,
                    self.tr("You defend alone; {partner} sits out."),
                    self.tr("{name} defends alone; you sit out."),
                    self.tr("{name} defends alone; {partner} sits out."),
                )
            case DefendedTogether(defender):
                return self._said(
                    defender,
                    self.tr("You do not defend alone."),
                    self.tr("{name} does not defend alone."),
                )
            case _ as never:
                assert_never(never)

    def _went_alone(self, maker: Seat, partner: Seat | None, seen: Observation) -> str:
        if partner is not None:
            return self._with_partner_out(
                maker,
                partner,
                self.tr("You play alone; {partner} sits out."),
                self.tr("{name} plays alone; you sit out."),
                self.tr("{name} plays alone; {partner} sits out."),
            )
        if seen.options.has_dummy:
            return self._said(
                maker,
                self.tr("You play alone and leave the dummy."),
                self.tr("{name} plays alone and leaves the dummy."),
            )
        return self._said(maker, self.tr("You play alone."), self.tr("{name} plays alone."))

    def _with_partner_out(
        self, seat: Seat, partner: Seat, you: str, you_out: str, others: str
    ) -> str:
        if self._names.is_you(partner):
            return self._said(seat, you, you_out)
        return self._said(seat, you, others, partner=self._names.of(partner))

    def _trick_won(self, winner: Seat, number: int, seen: Observation) -> str:
        _, card = seen.tricks[number - 1].winning_play(seen.made.trump)
        return self._said(
            winner,
            self.tr("You take trick {number} with the {card}."),
            self.tr("{name} takes trick {number} with the {card}."),
            number=str(number),
            card=self._cards.card(card, seen.made.trump),
        )

    def _said(self, seat: Seat, you: str, other: str, **words: str) -> str:
        return self._names.said_of(seat, you, other, **words)
