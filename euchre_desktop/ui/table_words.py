"""What do plates, badges and cards on the table say about the moment?"""

from __future__ import annotations

from PySide6.QtCore import QObject

from euchre_desktop.app.game_setup import PERSON, GameSetup
from euchre_desktop.rules import (
    Alone,
    Card,
    CardsDealt,
    DealScored,
    DefendedAlone,
    DefendedTogether,
    Event,
    NameTrump,
    Observation,
    Pass,
    Passed,
    Phase,
    PlayCard,
    Seat,
    Suit,
    TookHelp,
    TrumpMade,
    UpcardDeclined,
    UpcardTaken,
    WentAlone,
    score_slots,
    seats_of_slot,
)
from euchre_desktop.ui.ordering import Ordering, ordering
from euchre_desktop.ui.plates import PlateText
from euchre_desktop.ui.score_panel import ScoreRow
from euchre_desktop.ui.tableau import Tableau
from euchre_desktop.ui.wording import Wording


class TableWords(QObject):
    """Words for one game, by the players' names."""

    def __init__(self, setup: GameSetup) -> None:
        super().__init__()
        self._person = None if setup.watched else PERSON
        self.words = Wording(setup.names, self._person)

    def plate(
        self,
        seat: Seat,
        seen: Observation,
        shown: Tableau,
        to_come: tuple[Event, ...] = (),
        *,
        settled: bool,
    ) -> PlateText:
        """The plate of `seat`; only when the table is settled is it anybody's turn.

        Before a deal's cards are dealt nobody is its dealer yet.
        """
        if any(isinstance(event, CardsDealt) for event in to_come):
            return self.blank_plate(seat)
        made = seen.contract
        out = seat in shown.sitting_out
        return PlateText(
            name=self.words.name(seat),
            state=self._state(seat, seen, shown, settled=settled),
            short_state=self._short_state(seat, seen, shown, settled=settled),
            is_dealer=seat == seen.dealer,
            trump=made.trump if made is not None and made.maker == seat else None,
            is_now=settled and seat == seen.turn,
            sits_out=out,
            is_person=seat == self._person,
        )

    def blank_plate(self, seat: Seat) -> PlateText:
        """The plate of `seat` before anything has been dealt."""
        return PlateText(self.words.name(seat), "", is_person=seat == self._person)

    def trump_line(self, seen: Observation) -> str:
        """Who made trump and how: "ordered up by West, alone"."""
        made = seen.made
        if _named(seen):
            you, other = self.tr("named by you"), self.tr("named by {name}")
        else:
            you, other = {
                Ordering.ORDER: (self.tr("ordered up by you"), self.tr("ordered up by {name}")),
                Ordering.ASSIST: (self.tr("assisted by you"), self.tr("assisted by {name}")),
                Ordering.ACCEPT: (self.tr("accepted by you"), self.tr("accepted by {name}")),
            }[ordering(made.maker, seen.dealer, seen.players)]
        line = self.words.names.said_of(made.maker, you, other)
        return self.tr("{how}, alone").format(how=line) if made.alone else line

    def said(self, seat: Seat, seen: Observation) -> str:
        """What `seat` said last in this deal, in its own words."""
        spoken = [action for who, action in seen.actions if who == seat]
        last = next(action for action in reversed(spoken) if not isinstance(action, PlayCard))
        words = self.words.bid(last, seen, seat)
        if isinstance(last, Alone) and seen.made.maker == seat:
            suit = self.words.cards.suit_title(seen.made.trump)
            return self.tr("{suit}, alone").format(suit=suit)
        return words

    def dummy(self, seen: Observation, shown: Tableau) -> str:
        """What became of the dummy, written in or under its place."""
        if shown.open_dummy:
            return self.tr("The dummy is open to you")
        if seen.contract is not None and not seen.dummy_count:
            return self.words.names.said_of(
                seen.contract.maker,
                self.tr("Dummy merged by you"),
                self.tr("Dummy merged by {name}"),
            )
        if seen.tricks or seen.phase is Phase.DEFENDING:
            return self.tr("Dummy left")
        return self.tr("Dummy") if shown.dummy else ""

    def scores(self, seen: Observation, to_come: tuple[Event, ...]) -> tuple[ScoreRow, ...]:
        """The score panel's rows, as they stood before the events `to_come`."""
        points = seen.scores
        for event in to_come:
            if isinstance(event, DealScored):
                points = tuple(
                    score - gained for score, gained in zip(points, event.points, strict=True)
                )
        return tuple(
            ScoreRow(self._side(slot, seen.players), slot, points[slot])
            for slot in range(score_slots(seen.players))
        )

    def card(self, card: Card, seen: Observation) -> str:
        """The card's name with a capital, for a screen reader."""
        trump = None if seen.contract is None else seen.contract.trump
        name = self.words.card(card, trump)
        name = name[:1].upper() + name[1:]
        return self.tr("{card}, from the dummy").format(card=name) if card in seen.dummy else name

    def playable(self, name: str) -> str:
        return self.tr("{card}, playable").format(card=name)

    def trump(self, suit: Suit) -> tuple[str, str]:
        """The trump badge's title, and a shorter one."""
        return self.words.trump(suit), self.words.cards.suit_title(suit)

    def _side(self, slot: int, players: int) -> str:
        return self.words.names.all_of(seats_of_slot(slot, players))

    def _state(self, seat: Seat, seen: Observation, shown: Tableau, *, settled: bool) -> str:
        turn = self._turn(seat, seen) if settled and seat == seen.turn else ""
        made = seen.contract
        if made is None:
            return turn or self._bidding(seat, seen)
        if seat in shown.sitting_out:
            return self.tr("sits out")
        role = self._role(seat, seen)
        if turn:
            return self.tr("{role} · {state}").format(role=role, state=turn)
        if not seen.tricks:
            return role
        return self.tr("{role} · {tricks}").format(
            role=role, tricks=self._tricks(shown.taken[seat])
        )

    def _short_state(self, seat: Seat, seen: Observation, shown: Tableau, *, settled: bool) -> str:
        """Without the role, which badge and trump sign tell."""
        if seen.contract is None or seat in shown.sitting_out:
            return ""
        if settled and seat == seen.turn:
            return self._turn(seat, seen)
        if not seen.tricks:
            return ""
        alone = seen.made.alone and seat == seen.made.maker
        tricks = self._tricks(shown.taken[seat])
        return self.tr("alone · {tricks}").format(tricks=tricks) if alone else tricks

    def _turn(self, seat: Seat, seen: Observation) -> str:
        if seat != self._person:
            return self.tr("thinking …")
        if seen.phase in (Phase.ORDERING, Phase.NAMING):
            return self.tr("your bid")
        return self.tr("your turn")

    def _bidding(self, seat: Seat, seen: Observation) -> str:
        """What the seat last said in the bidding, if anything."""
        passes = sum(who == seat and isinstance(action, Pass) for who, action in seen.actions)
        if passes:
            return self.tr("passed twice") if passes > 1 else self.tr("passed")
        return self.tr("deals") if seat == seen.dealer else self.tr("to speak")

    def _role(self, seat: Seat, seen: Observation) -> str:
        made = seen.made
        if seat == made.maker:
            return self.tr("maker, alone") if made.alone else self.tr("maker")
        if seat in made.makers:
            return self.tr("partner")
        return self.tr("alone") if seat == made.lone_defender else self.tr("defender")

    def _tricks(self, count: int) -> str:
        if count == 1:
            return self.tr("1 trick")
        return self.tr("{count} tricks").format(count=count)


def _named(seen: Observation) -> bool:
    """Was trump named rather than ordered up?"""
    return any(isinstance(action, NameTrump) for _, action in seen.actions)


def speaker(event: Event) -> Seat | None:
    """The seat that said something with this event, if one did."""
    match event:
        case Passed(seat, _) | WentAlone(seat, _) | TookHelp(seat):
            return seat
        case TrumpMade(seat, _, _) | DefendedAlone(seat, _) | DefendedTogether(seat):
            return seat
        case UpcardTaken(seat, _) | UpcardDeclined(seat):
            return seat
        case _:
            return None
