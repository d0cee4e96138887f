"""How did a deal, or the game, end, in words?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from PySide6.QtCore import QObject

from euchre_desktop.rules import (
    HAND_SIZE,
    Contract,
    DealScored,
    Observation,
    Outcome,
    Phase,
    Seat,
    ThrownIn,
    seats_of_slot,
    winners,
)
from euchre_desktop.ui.card_words import CardWords
from euchre_desktop.ui.names import Names


@dataclass(frozen=True, slots=True)
class Result:
    """What there is to read when a deal is over."""

    title: str
    lines: tuple[str, ...]


class ResultWords(QObject):
    """Results as sentences."""

    def __init__(self, names: Names, cards: CardWords) -> None:
        super().__init__(names)
        self._names = names
        self._cards = cards

    def result(self, seen: Observation) -> Result:
        """The end of the deal in `seen`, which must have a result."""
        assert seen.result is not None, f"no result yet in {seen.phase.value}"
        deal = self.of_deal(seen.result, seen)
        told = () if isinstance(seen.result, ThrownIn) else self._told(seen)
        if seen.phase is Phase.GAME_OVER:
            return Result(self.of_game(winners(seen.options, seen.scores)), (deal, *told))
        if isinstance(seen.result, ThrownIn):
            return Result(self.tr("Thrown in"), (deal,))
        return Result(deal, told)

    def of_game(self, won: Sequence[Seat]) -> str:
        return self._names.said_of_all(
            won,
            self.tr("You win the game."),
            self.tr("{name} wins the game."),
            self.tr("{names} win the game."),
        )

    def of_deal(self, result: DealScored | ThrownIn, seen: Observation) -> str:
        """One or two sentences: what the deal came to, and who scores."""
        if isinstance(result, ThrownIn):
            return self.tr("Nobody made trump. The cards are thrown in.")
        made = seen.made
        scorers = [
            seat
            for slot, points in enumerate(result.points)
            if points
            for seat in seats_of_slot(slot, self._names.players)
        ]
        points = str(max(result.points))
        if result.outcome in (Outcome.MADE, Outcome.MARCH) and scorers and not made.alone:
            return self._made_and_scored(result.outcome, scorers, points)
        return self._outcome(result, made) + " " + self._score(scorers, points)

    def _made_and_scored(self, outcome: Outcome, makers: Sequence[Seat], points: str) -> str:
        if outcome is Outcome.MARCH:
            you = self.tr("You took all five tricks, a march, and score {points}.")
            other = self.tr("{name} took all five tricks, a march, and scores {points}.")
            several = self.tr("{names} took all five tricks, a march, and score {points}.")
        else:
            you = self.tr("You made it and score {points}.")
            other = self.tr("{name} made it and scores {points}.")
            several = self.tr("{names} made it and score {points}.")
        return self._names.said_of_all(makers, you, other, several, points=points)

    def _score(self, scorers: Sequence[Seat], points: str) -> str:
        if not scorers:
            return self.tr("Nobody scores.")
        return self._names.said_of_all(
            scorers,
            self.tr("You score {points}."),
            self.tr("{name} scores {points}."),
            self.tr("{names} score {points}."),
            points=points,
        )

    def _outcome(self, result: DealScored, made: Contract) -> str:
        match result.outcome:
            case Outcome.MADE:
                return self._took_part(
                    made,
                    self.tr("You made it."),
                    self.tr("{name} made it."),
                    self.tr("{names} made it."),
                )
            case Outcome.MARCH:
                return self._took_part(
                    made,
                    self.tr("You took all five tricks, a march."),
                    self.tr("{name} took all five tricks, a march."),
                    self.tr("{names} took all five tricks, a march."),
                )
            case Outcome.LONE_MARCH:
                return self._names.said_of(
                    made.maker,
                    self.tr("You took all five tricks alone."),
                    self.tr("{name} took all five tricks alone."),
                )
            case Outcome.EUCHRE:
                return self.tr("Euchred!")
            case Outcome.LONE_DEFENDER_EUCHRE:
                return self.tr("Euchred by a lone defender!")
            case Outcome.LONE_DEFENDER_MARCH:
                return self.tr("Euchred by a lone defender, without a trick!")
            case _ as never:
                assert_never(never)

    def _took_part(self, made: Contract, you: str, other: str, several: str, **words: str) -> str:
        """About the makers who played."""
        played = made.makers[:1] if made.alone else made.makers
        return self._names.said_of_all(played, you, other, several, **words)

    def _told(self, seen: Observation) -> tuple[str, ...]:
        """Who made what, who was alone, and how the tricks fell."""
        made, result = seen.made, seen.result
        assert isinstance(result, DealScored)
        lines = [self._who_made(seen)]
        if made.lone_defender is not None:
            lines.append(
                self._names.said_of(
                    made.lone_defender,
                    self.tr("You defended alone."),
                    self.tr("{name} defended alone."),
                )
            )
        if result.makers_tricks < HAND_SIZE:  # a march is in the title
            lines.append(self._tricks(made, result.makers_tricks))
        return tuple(lines)

    def _who_made(self, seen: Observation) -> str:
        made = seen.made
        suit = self._cards.suit(made.trump)
        if made.alone:
            return self._names.said_of(
                made.maker,
                self.tr("You made {suit} trump and played alone."),
                self.tr("{name} made {suit} trump and played alone."),
                suit=suit,
            )
        return self._names.said_of(
            made.maker,
            self.tr("You made {suit} trump."),
            self.tr("{name} made {suit} trump."),
            suit=suit,
        )

    def _tricks(self, made: Contract, taken: int) -> str:
        if not taken:
            return self._took_part(
                made,
                self.tr("You took no trick."),
                self.tr("{name} took no trick."),
                self.tr("{names} took no trick."),
            )
        return self._took_part(
            made,
            self.tr("You took {number} of the five tricks."),
            self.tr("{name} took {number} of the five tricks."),
            self.tr("{names} took {number} of the five tricks."),
            number=str(taken),
        )
