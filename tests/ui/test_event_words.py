"""Every event is a sentence, about "you" or about a named player."""

from dataclasses import replace
from typing import get_args

import pytest

from euchre_desktop.rules import (
    JOKER,
    Card,
    CardPlayed,
    CardsDealt,
    Contract,
    DealScored,
    DefendedAlone,
    DefendedTogether,
    DummyMerged,
    Event,
    FirstDealerFound,
    GameWon,
    Observation,
    Outcome,
    Passed,
    Suit,
    ThrownIn,
    TookHelp,
    TrickWon,
    TrumpMade,
    UpcardDeclined,
    UpcardTaken,
    UpcardTurnedDown,
    WentAlone,
    observe,
)
from euchre_desktop.rules.state import Trick
from euchre_desktop.ui.wording import Wording
from tests.positions import cards, table

NAMES = {
    2: ("Anna", "North"),
    3: ("Anna", "West", "East"),
    4: ("Anna", "West", "North", "East"),
}
(QUEEN,) = cards("QH")


def seen(players: int = 3, dealer: int = 2, upcard: str = "QH", **rules: object) -> Observation:
    return observe(table(players, rules, dealer=dealer, upcard=upcard), 0)


def played(players: int = 3, *, alone: bool = False, lone: int | None = None) -> Observation:
    """Hearts made by East (with four, seat 3), and one trick that holds both red jacks."""
    maker = players - 1
    made = Contract(players, maker, Suit.HEARTS, 1, alone, lone)
    trick = Trick(0, tuple(enumerate(cards("9S JD AH TC")[:players])))
    return replace(seen(players, dealer=0), contract=made, tricks=(trick,))


ROWS: list[tuple[Event, Observation, str]] = [
    (FirstDealerFound(0), seen(), "You deal first."),
    (FirstDealerFound(1), seen(), "West deals first."),
    (
        FirstDealerFound(0, ((0, Card.parse("JS")),)),
        seen(),
        "You are dealt the first black jack, so you deal first.",
    ),
    (
        FirstDealerFound(1, ((1, Card.parse("JS")),)),
        seen(),
        "West is dealt the first black jack and deals first.",
    ),
    (CardsDealt(0, QUEEN), seen(), "You deal and turn up the queen of hearts."),
    (CardsDealt(2, JOKER), seen(), "East deals and turns up the joker."),
    (Passed(0, 1), seen(), "You pass."),
    (Passed(1, 2), seen(), "West passes."),
    (UpcardTurnedDown(QUEEN), seen(), "All pass. The queen of hearts is turned down."),
    (TrumpMade(0, Suit.HEARTS, 1), seen(dealer=2), "You order it up. Hearts are trump."),
    (TrumpMade(1, Suit.HEARTS, 1), seen(dealer=0), "West orders it up. Hearts are trump."),
    (TrumpMade(0, Suit.HEARTS, 1), seen(dealer=1), "You assist. Hearts are trump."),
    (TrumpMade(1, Suit.HEARTS, 1), seen(dealer=2), "West assists. Hearts are trump."),
    (TrumpMade(2, Suit.HEARTS, 1), seen(4, dealer=0), "North assists. Hearts are trump."),
    (TrumpMade(1, Suit.HEARTS, 1), seen(4, dealer=2), "West orders it up. Hearts are trump."),
    (TrumpMade(0, Suit.HEARTS, 1), seen(dealer=0), "You accept. Hearts are trump."),
    (TrumpMade(2, Suit.HEARTS, 1), seen(dealer=2), "East accepts. Hearts are trump."),
    (TrumpMade(1, Suit.HEARTS, 1), seen(2, dealer=0), "North orders it up. Hearts are trump."),
    (TrumpMade(0, Suit.SPADES, 2), seen(), "You make spades trump."),
    (TrumpMade(1, Suit.CLUBS, 2), seen(), "West makes clubs trump."),
    (
        TrumpMade(2, Suit.CLUBS, 1),
        seen(upcard="JK", joker=True),
        "East makes clubs trump.",
    ),
    (UpcardTaken(0, QUEEN), seen(), "You take the queen of hearts and bury a card."),
    (UpcardTaken(2, QUEEN), seen(), "East takes the queen of hearts and buries a card."),
    (UpcardDeclined(0), seen(), "You leave the upcard."),
    (UpcardDeclined(1), seen(), "West leaves the upcard."),
    (WentAlone(0, None), seen(), "You play alone and leave the dummy."),
    (WentAlone(1, None), seen(), "West plays alone and leaves the dummy."),
    (WentAlone(0, None), seen(2, dealer=1, maker_alone=True), "You play alone."),
    (WentAlone(1, None), seen(dummy="none"), "West plays alone."),
    (WentAlone(0, 2), seen(4), "You play alone; North sits out."),
    (WentAlone(2, 0), seen(4), "North plays alone; you sit out."),
    (WentAlone(1, 3), seen(4), "West plays alone; East sits out."),
    (TookHelp(0), seen(), "You do not play alone."),
    (TookHelp(1), seen(), "West does not play alone."),
    (DummyMerged(0), seen(), "You merge the dummy and keep five of ten."),
    (DummyMerged(1), seen(), "West merges the dummy and keeps five of ten."),
    (DefendedAlone(0, 1), seen(), "You defend alone; West sits out."),
    (DefendedAlone(1, 0), seen(), "West defends alone; you sit out."),
    (DefendedAlone(1, 2), seen(), "West defends alone; East sits out."),
    (DefendedTogether(0), seen(), "You do not defend alone."),
    (DefendedTogether(1), seen(), "West does not defend alone."),
    (CardPlayed(0, Card.parse("9S")), played(), "You play the nine of spades."),
    (CardPlayed(1, Card.parse("JD")), played(), "West plays the jack of diamonds, left bower."),
    (TrickWon(0, 1), played(), "You take trick 1 with the jack of diamonds, left bower."),
    (TrickWon(1, 1), played(), "West takes trick 1 with the jack of diamonds, left bower."),
    (ThrownIn(), seen(), "Nobody made trump. The cards are thrown in."),
    (GameWon((0,)), seen(), "You win the game."),
    (GameWon((1,)), seen(), "West wins the game."),
    (GameWon((0, 2)), seen(4), "You and North win the game."),
    (GameWon((1, 3)), seen(4), "West and East win the game."),
]


@pytest.mark.parametrize(("event", "observed", "sentence"), ROWS)
def test_every_event_is_told(event: Event, observed: Observation, sentence: str) -> None:
    assert Wording(NAMES[observed.players]).event(event, observed) == sentence


def scored(outcome: Outcome, maker: int, tricks: int, points: tuple[int, ...]) -> DealScored:
    return DealScored(outcome, maker, tricks, points, points)


SCORES: list[tuple[DealScored, Observation, str]] = [
    (scored(Outcome.MADE, 2, 3, (0, 0, 1)), played(), "East made it and scores 1."),
    (
        scored(Outcome.MADE, 3, 3, (0, 1)),
        played(4),
        "West and East made it and score 1.",
    ),
    (
        scored(Outcome.MADE, 3, 3, (0, 1)),
        played(4, alone=True),
        "East made it. West and East score 1.",
    ),
    (
        scored(Outcome.MARCH, 2, 5, (0, 0, 3)),
        played(),
        "East took all five tricks, a march, and scores 3.",
    ),
    (
        scored(Outcome.LONE_MARCH, 3, 5, (0, 4)),
        played(4, alone=True),
        "East took all five tricks alone. West and East score 4.",
    ),
    (scored(Outcome.EUCHRE, 2, 2, (2, 2, 0)), played(), "Euchred! You and West score 2."),
    (scored(Outcome.EUCHRE, 3, 2, (2, 0)), played(4), "Euchred! You and North score 2."),
    (
        scored(Outcome.LONE_DEFENDER_EUCHRE, 2, 1, (2, 2, 0)),
        played(lone=1),
        "Euchred by a lone defender! You and West score 2.",
    ),
    (
        scored(Outcome.LONE_DEFENDER_MARCH, 2, 0, (4, 4, 0)),
        played(lone=1),
        "Euchred by a lone defender, without a trick! You and West score 4.",
    ),
    (scored(Outcome.EUCHRE, 1, 2, (2, 0)), played(2), "Euchred! You score 2."),
    (scored(Outcome.EUCHRE, 2, 2, (0, 0, 0)), played(), "Euchred! Nobody scores."),
    (scored(Outcome.MADE, 2, 3, (0, 0, 0)), played(), "East made it. Nobody scores."),
]


@pytest.mark.parametrize(("event", "observed", "sentence"), SCORES)
def test_every_outcome_is_told(event: DealScored, observed: Observation, sentence: str) -> None:
    assert Wording(NAMES[observed.players]).event(event, observed) == sentence


def test_your_own_success_is_told_to_you() -> None:
    made = Contract(3, 0, Suit.HEARTS, 1)
    yours = replace(seen(), contract=made)
    event = scored(Outcome.MARCH, 0, 5, (3, 0, 0))
    assert Wording(NAMES[3]).event(event, yours) == (
        "You took all five tricks, a march, and score 3."
    )


def test_no_kind_of_event_is_left_out_of_these_tables() -> None:
    told = {type(event) for event, _, _ in [*ROWS, *SCORES]}
    assert told == set(get_args(Event))
    assert {event.outcome for event, _, _ in SCORES} == set(Outcome)


def test_nobody_is_you_in_a_game_that_is_only_watched() -> None:
    wording = Wording(NAMES[3], person=None)
    assert wording.event(Passed(0, 1), seen()) == "Anna passes."
    assert wording.event(WentAlone(0, None), seen()) == "Anna plays alone and leaves the dummy."
