"""Challenges: the same deals everywhere, and a comparison that only play can change."""

from __future__ import annotations

import datetime
import random
from fractions import Fraction

import pytest
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from euchre_desktop.ai.player import Level, decide
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.app.challenge.challenge import Challenge, daily_challenge
from euchre_desktop.app.challenge.challenge_table import ChallengeTable
from euchre_desktop.app.challenge.comparing import Comparison, points_for
from euchre_desktop.app.challenge.rival import Rival, computer_points
from euchre_desktop.rules import Event, Observation, Pass, Phase, deck_of, defaults
from euchre_desktop.rules.deal_codes import DealCode
from tests.leftovers import nothing_is_left_running

__all__ = ["nothing_is_left_running"]


def challenge(players: int = 3, size: int = 4, number: int = 77) -> Challenge:
    return Challenge(DealCode(number), size, Level.CASUAL, defaults(players))


DAYS = {
    datetime.date(2026, 1, 1): "2K7S-X7CN-HV1H-G7XX 2 1 KH",
    datetime.date(2026, 12, 31): "E8PV-8Q3A-0S3F-87VH 3 1 KD",
    datetime.date(2028, 2, 29): "8TJZ-PK17-74JP-Q2Q5 2 1 JC",
}
"""Code, players, dealer and upcard of the first deal: the same on every machine, for ever."""


@pytest.mark.parametrize("day", DAYS, ids=str)
def test_the_daily_challenge_follows_from_the_date_alone(day: datetime.date) -> None:
    daily = daily_challenge(day)
    first = daily.deal(0)
    told = f"{daily.code} {daily.options.players} {first.dealer} {first.upcard}"
    assert told == DAYS[day]
    assert (daily.size, daily.level) == (8, Level.STRONG)


def test_two_three_and_four_play_in_turn_from_day_to_day() -> None:
    days = [datetime.date(2026, 3, day) for day in range(1, 7)]
    players = [daily_challenge(day).options.players for day in days]
    assert sorted(players[:3]) == [2, 3, 4] and players[:3] == players[3:]
    assert len({daily_challenge(day).code for day in days}) == len(days)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_deal_is_a_whole_deck_and_the_deal_passes_to_the_left(players: int) -> None:
    played = challenge(players, size=8)
    for number in range(8):
        deal = played.deal(number)
        cards = [card for pile in (*deal.hands, deal.dummy, deal.kitty) for card in pile]
        assert sorted(cards, key=str) == sorted(deck_of(played.options), key=str)
        assert deal == played.deal(number)
        assert deal.dealer == played.dealer(number)
        assert played.dealer(number + 1) == (deal.dealer + 1) % players
    assert len({played.deal(number).hands for number in range(8)}) == 8


def test_the_code_also_says_who_deals_first() -> None:
    firsts = {challenge(4, number=number).dealer(0) for number in range(40)}
    assert firsts == {0, 1, 2, 3}


POINTS = [
    pytest.param((2, 0), 4, Fraction(2), id="a side's march"),
    pytest.param((0, 2), 4, Fraction(-2), id="a side euchred"),
    pytest.param((0, 2, 2), 3, Fraction(-2), id="euchred by two"),
    pytest.param((2, 2, 0), 3, Fraction(1), id="one of two that euchred"),
    pytest.param((0, 1, 0), 3, Fraction(-1, 2), id="another made it"),
    pytest.param((0, 0, 0), 3, Fraction(0), id="thrown in"),
    pytest.param((1, 0), 2, Fraction(1), id="made it against one"),
]


@pytest.mark.parametrize(("points", "players", "worth"), POINTS)
def test_a_deal_is_worth_the_points_less_the_opponents_mean(
    points: tuple[int, ...], players: int, worth: Fraction
) -> None:
    assert points_for(0, points, players) == worth


def test_a_comparison_is_made_deal_by_deal_as_results_come() -> None:
    so_far = Comparison(challenge(size=2)).with_person(Fraction(2)).with_person(Fraction(-2))
    assert so_far.played and not so_far.complete
    so_far = so_far.with_computer(1, Fraction(-2))
    assert so_far.difference(0) is None and so_far.difference(1) == 0
    assert so_far.running(1) is None and so_far.so_far == 0
    so_far = so_far.with_computer(0, Fraction(1))
    assert so_far.complete
    assert so_far.running(0) == so_far.running(1) == so_far.so_far == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_computer_player_fares_the_same_each_time(players: int) -> None:
    results = [computer_points(challenge(players), number) for number in (0, 1, 0, 1)]
    assert results[:2] == results[2:] and None not in results


def test_a_deal_given_up_has_no_result() -> None:
    assert computer_points(challenge(), 0, cancelled=lambda: True) is None


class _AtOnce(QObject):
    """Thinks like a computer player, on the spot."""

    decided = Signal(object)

    def think(self, seen: Observation, level: Level, seed: str, temperament: Temperament) -> None:
        self.decided.emit(decide(seen, level, random.Random(seed), temperament=temperament))

    def withdraw(self) -> None:
        """Nothing is ever pending."""


class _PersonLikeComputer:
    """Does in seat 0 what the computer player would, and reads every result."""

    def __init__(self, table: ChallengeTable, played: Challenge) -> None:
        self._table = table
        self._challenge = played
        self.deals = 0
        self.steps: list[Observation] = []
        table.happened.connect(self.note)
        table.person_to_act.connect(self.act)

    def note(self, seen: Observation, _events: tuple[Event, ...]) -> None:
        self.steps.append(seen)

    def act(self, seen: Observation) -> None:
        number = len(self._comparison().person)
        chance = random.Random(self._challenge.thought_seed(number, len(seen.actions)))
        self._table.choose(decide(seen, self._challenge.level, chance).action)

    def play_on(self) -> None:
        while self._table.is_running:
            self._table.proceed()

    def _comparison(self) -> Comparison:
        assert self._table.comparison is not None
        return self._table.comparison


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_plays_like_the_computer_does_as_well_in_every_deal(
    qtbot: QtBot, players: int
) -> None:
    """So whatever difference there is comes from play, and none from the cards."""
    played = challenge(players)
    rival = Rival()
    table = ChallengeTable(_AtOnce(), rival)
    person = _PersonLikeComputer(table, played)
    table.start(played, played.setup("You"))
    person.play_on()
    qtbot.waitUntil(lambda: table.comparison is not None and table.comparison.complete)
    rival.close()
    comparison = table.comparison
    assert comparison is not None
    assert [comparison.difference(number) for number in range(4)] == [0, 0, 0, 0]
    assert all(max(seen.scores) == 0 for seen in person.steps if seen.result is None)
    assert not any(seen.phase is Phase.GAME_OVER for seen in person.steps)


def test_a_challenge_given_up_is_heard_of_no_more(qtbot: QtBot) -> None:
    rival = Rival()
    heard: list[int] = []
    rival.played.connect(lambda number, _points: heard.append(number))
    for number in range(4):
        rival.play(challenge(), number)
    rival.give_up()
    with qtbot.waitSignal(rival.played):
        rival.play(challenge(), 9)
    rival.close()
    assert heard == [9]


def test_a_late_choice_is_ignored() -> None:
    rival = Rival()
    table = ChallengeTable(_AtOnce(), rival)
    table.choose(Pass())  # before any challenge
    assert table.record is None and not table.is_running
    rival.close()
