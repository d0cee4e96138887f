"""What is heard of the game, and when is it kept quiet?"""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from euchre_desktop.app.game_setup import PERSON
from euchre_desktop.app.paths import resources
from euchre_desktop.app.sound.moments import Rhythm, Sound, loudest, sound_of
from euchre_desktop.app.sound.sounding import Sounding
from euchre_desktop.app.sound.wav import read_every_sound
from euchre_desktop.rules import (
    Card,
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
    Outcome,
    Passed,
    Rank,
    Suit,
    ThrownIn,
    TookHelp,
    TrickWon,
    TrumpMade,
    UpcardDeclined,
    UpcardTaken,
    UpcardTurnedDown,
    WentAlone,
    defaults,
    new_game,
    observe,
    seeded_deal,
    start_deal,
)
from tests.app.loudspeakers import Listener

JACK = Card(Rank.JACK, Suit.SPADES)


def scored(outcome: Outcome) -> DealScored:
    return DealScored(outcome, 1, 2, (2, 0), (2, 0))


@pytest.fixture(scope="module")
def seen() -> Observation:
    options = defaults(4)
    return observe(
        start_deal(new_game(options), seeded_deal(options, 0, "sound", 0)).state, PERSON
    )


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (FirstDealerFound(0), None),
        (FirstDealerFound(0, ((0, JACK),)), Sound.DEAL),
        (CardsDealt(0, JACK), Sound.DEAL),
        (Passed(1, 1), Sound.KNOCK),
        (UpcardTurnedDown(JACK), Sound.CARD),
        (TrumpMade(1, Suit.HEARTS, 1), Sound.BID),
        (UpcardTaken(0, JACK), Sound.CARD),
        (UpcardDeclined(0), None),
        (WentAlone(1, 3), Sound.BID),
        (TookHelp(1), None),
        (DummyMerged(1), Sound.CARD),
        (DefendedAlone(2, 0), Sound.BID),
        (DefendedTogether(2), None),
        (CardPlayed(3, JACK), Sound.CARD),
        (TrickWon(3, 1), Sound.TRICK),
        (scored(Outcome.MADE), None),
        (scored(Outcome.MARCH), None),
        (scored(Outcome.LONE_MARCH), None),
        (scored(Outcome.EUCHRE), Sound.EUCHRE),
        (scored(Outcome.LONE_DEFENDER_EUCHRE), Sound.EUCHRE),
        (scored(Outcome.LONE_DEFENDER_MARCH), Sound.EUCHRE),
        (ThrownIn(), None),
        (GameWon((0, 2)), Sound.WIN),
        (GameWon((1, 3)), Sound.LOSS),
    ],
    ids=str,
)
def test_every_event_has_its_sound_or_none(
    event: Event, sound: Sound | None, seen: Observation
) -> None:
    assert sound_of(event, seen) is sound


def test_who_won_depends_on_where_one_sits(seen: Observation) -> None:
    assert sound_of(GameWon((1, 3)), replace(seen, seat=1)) is Sound.WIN


def test_of_several_sounds_the_rarest_is_heard() -> None:
    assert loudest([Sound.CARD, Sound.TRICK, Sound.EUCHRE]) is Sound.EUCHRE
    assert loudest([Sound.EUCHRE, Sound.WIN, Sound.TRICK]) is Sound.WIN
    assert loudest([]) is None


def test_the_program_carries_a_file_for_every_sound() -> None:
    folder = resources() / "sounds"
    read_every_sound(folder)
    assert {path.stem for path in folder.glob("*.wav")} == set(Sound)


def test_cards_that_follow_at_the_pace_of_people_are_all_heard() -> None:
    rhythm = Rhythm()
    assert all(rhythm.admits(Sound.CARD, 10 + 0.175 * card) for card in range(4))


def test_cards_played_in_no_time_do_not_rattle() -> None:
    rhythm = Rhythm()
    heard = [rhythm.admits(Sound.CARD, 10 + 0.01 * card) for card in range(40)]
    assert heard.count(True) == 3


def test_what_was_not_heard_does_not_delay_what_comes() -> None:
    rhythm = Rhythm()
    times = (10.0, 10.1, 10.15)
    assert [rhythm.admits(Sound.CARD, now) for now in times] == [True, False, True]


def test_a_euchre_is_heard_however_close_to_a_trick() -> None:
    rhythm = Rhythm()
    assert rhythm.admits(Sound.TRICK, 10)
    assert rhythm.admits(Sound.EUCHRE, 10.01)
    assert not rhythm.admits(Sound.CARD, 10.02)


def test_deals_that_are_skipped_through_are_heard_once() -> None:
    rhythm = Rhythm()
    assert [rhythm.admits(Sound.DEAL, now) for now in (10, 10.2, 10.7)] == [True, False, True]


def test_what_is_shown_at_once_is_one_sound(qtbot: QtBot, seen: Observation) -> None:
    listener = Listener()
    sounding = Sounding(listener)
    for event in (CardPlayed(3, JACK), TrickWon(3, 5), scored(Outcome.EUCHRE), ThrownIn()):
        sounding.hear(event, seen)
    assert listener.heard == []
    qtbot.waitUntil(lambda: bool(listener.heard))
    assert listener.heard == [Sound.EUCHRE]


def test_a_rattle_is_kept_from_the_player(qtbot: QtBot, seen: Observation) -> None:
    listener, now = Listener(), [10.0]
    sounding = Sounding(listener, now=lambda: now[0])
    for events in ([CardPlayed(1, JACK)], [CardPlayed(2, JACK)], [TrumpMade(1, Suit.CLUBS, 1)]):
        for event in events:
            sounding.hear(event, seen)
        with qtbot.waitSignal(sounding.moment_over):
            now[0] += 0.01
    assert listener.heard == [Sound.CARD, Sound.BID]
