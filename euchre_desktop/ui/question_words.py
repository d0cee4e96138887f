"""How is the person asked? Titles, the line beneath, and the labels of pick-up and merge."""

from __future__ import annotations

from PySide6.QtCore import QObject

from euchre_desktop.rules import (
    HAND_SIZE,
    Card,
    Decline,
    Observation,
    Pass,
    Phase,
    partner_of,
)
from euchre_desktop.ui.wording import Wording


class QuestionWords(QObject):
    """The words of the decision panel, for one game's players."""

    def __init__(self, wording: Wording) -> None:
        super().__init__()
        self._names = wording.names
        self._cards = wording.cards

    def pass_by(self) -> str:
        return self.tr("Pass")

    def leave_it(self) -> str:
        return self.tr("Leave it")

    def bury(self, card: Card | None) -> str:
        if card is None:
            return self.tr("Bury a card")
        return self.tr("Bury the {card}").format(card=self._cards.card(card))

    def keep(self) -> str:
        return self.tr("Keep these five")

    def title(self, seen: Observation) -> str:
        """The question itself."""
        match seen.phase:
            case Phase.ORDERING:
                assert seen.upcard.suit is not None
                suit = self._cards.suit(seen.upcard.suit)
                return self.tr("First round: should {suit} be trump?").format(suit=suit)
            case Phase.NAMING:
                return self._naming_title(seen)
            case Phase.PICKING_UP if Decline() in seen.legal_actions:
                return self.tr("Take the {card}?").format(card=self._cards.card(seen.upcard))
            case Phase.PICKING_UP:
                return self.tr("You take the {card}: bury a card").format(
                    card=self._cards.card(seen.upcard)
                )
            case Phase.DECLARING:
                return self.tr("Do you play alone?")
            case Phase.MERGING:
                return self.tr("Which five of the ten do you keep?")
            case _:
                return self.tr("Do you defend alone?")

    def _naming_title(self, seen: Observation) -> str:
        stuck = Pass() not in seen.legal_actions
        if seen.upcard.suit is None:
            return (
                self.tr("A joker is turned up: you must name a suit")
                if stuck
                else self.tr("A joker is turned up: do you name a suit?")
            )
        if stuck:
            return self.tr("Second round: you deal and must name a suit")
        return self.tr("Second round: do you name a suit?")

    def context(self, seen: Observation, chosen: tuple[Card, ...]) -> str:
        """The line beneath the question."""
        match seen.phase:
            case Phase.ORDERING:
                return _sentences(self._who_passed(seen), self._upcard_goes_to(seen))
            case Phase.NAMING:
                return _sentences(self._turned_down(seen), self._who_passed(seen))
            case Phase.PICKING_UP:
                return self._burying(seen)
            case Phase.DECLARING:
                return self._playing_alone(seen)
            case Phase.MERGING:
                return self._still_to_choose(len(chosen))
            case _:
                return self._defending_alone(seen)

    def _who_passed(self, seen: Observation) -> str:
        passed = [seat for seat, action in seen.actions if action == Pass()]
        if seen.bidding_round == 2:
            passed = passed[seen.players :]
        if not passed:
            return "" if seen.seat == seen.dealer else self.tr("You speak first.")
        return self._names.said_of_all(
            passed,
            self.tr("You passed."),
            self.tr("{name} passed."),
            self.tr("{names} passed."),
        )

    def _upcard_goes_to(self, seen: Observation) -> str:
        """What ordering up means for the dealer, and for a partner who must play alone."""
        rank = self._cards.rank(seen.upcard.rank)
        if seen.seat == seen.dealer:
            return self.tr("You deal; if you accept, you take the {rank}.").format(rank=rank)
        partner = partner_of(seen.seat, seen.players) == seen.dealer
        must_take = seen.options.dealer_pickup == "required"
        if partner and seen.options.canadian_loner:
            text = self.tr("{name}, your partner, deals; if you assist, you play alone.")
        elif partner and must_take:
            text = self.tr("{name}, your partner, deals and takes the {rank}.")
        elif partner:
            text = self.tr("{name}, your partner, deals and may take the {rank}.")
        elif must_take:
            text = self.tr("{name} deals and takes the {rank}.")
        else:
            text = self.tr("{name} deals and may take the {rank}.")
        return text.format(name=self._names.of(seen.dealer), rank=rank)

    def _turned_down(self, seen: Observation) -> str:
        if seen.upcard.suit is None:
            return self._names.said_of(
                seen.dealer,
                self.tr("You deal and take the joker."),
                self.tr("{name} deals and takes the joker."),
            )
        return self._names.said_of(
            seen.dealer,
            self.tr("You deal; {suit} were turned down."),
            self.tr("{name} deals; {suit} were turned down."),
            suit=self._cards.suit(seen.upcard.suit),
        )

    def _burying(self, seen: Observation) -> str:
        made = self._names.said_of(
            seen.made.maker,
            self.tr("You made {suit} trump."),
            self.tr("{name} made {suit} trump."),
            suit=self._cards.suit(seen.made.trump),
        )
        return _sentences(made, self.tr("Choose a card in your hand to bury."))

    def _playing_alone(self, seen: Observation) -> str:
        points = str(seen.options.lone_march_points)
        partner = partner_of(seen.seat, seen.players)
        if partner is not None:
            return self.tr("Alone, {name} sits out; all five tricks score {points}.").format(
                name=self._names.of(partner), points=points
            )
        if seen.options.merges_dummy(seen.made.bidding_round):
            return self.tr(
                "Alone, you leave the dummy untouched; all five tricks score {points}."
            ).format(points=points)
        return self.tr("Alone, all five tricks score {points}.").format(points=points)

    def _still_to_choose(self, chosen: int) -> str:
        missing = HAND_SIZE - chosen
        if not missing:
            return self.tr("The upper row is the dummy. Five go out of play.")
        if missing < 0:
            return self.tr("Too many: put back {number}.").format(number=-missing)
        return self.tr("{number} more to choose, from your hand and the dummy.").format(
            number=missing
        )

    def _defending_alone(self, seen: Observation) -> str:
        made = seen.made
        text = (
            self.tr("{name} made {suit} trump and plays alone.")
            if made.alone
            else self.tr("{name} made {suit} trump.")
        ).format(name=self._names.of(made.maker), suit=self._cards.suit(made.trump))
        return _sentences(text, self._for_defending(seen))

    def _for_defending(self, seen: Observation) -> str:
        (partner,) = (seat for seat in seen.made.defenders if seat != seen.seat)
        return self.tr("Alone, {partner} sits out; a euchre scores {points}.").format(
            partner=self._names.of(partner), points=seen.options.lone_defender_euchre_points
        )


def _sentences(*parts: str) -> str:
    return " ".join(part for part in parts if part)
