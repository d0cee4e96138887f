"""How events are shown: every kind has its stages, and they end where the layout begins."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest
from PySide6.QtCore import QSizeF

from euchre_desktop.app.preferences import Speed
from euchre_desktop.rules import (
    Card,
    CardPlayed,
    CardsDealt,
    DummyMerged,
    Event,
    FirstDealerFound,
    Observation,
    Pass,
    TrickWon,
    UpcardTaken,
    house_rules,
)
from euchre_desktop.ui.choreography import (
    FULL_TRICK,
    PACKET,
    SWEEP,
    deal_delays,
    stages,
)
from euchre_desktop.ui.handover import handed_over
from euchre_desktop.ui.layout import frame_for, lay_out
from euchre_desktop.ui.spots import Pile, Slot
from euchre_desktop.ui.tableau import Tableau, empty, tableau
from euchre_desktop.ui.tempo import Tempo
from tests.ui.games import at_random, game, preferring

SETTINGS: list[dict[str, object]] = [
    {"players": 2},
    {"players": 3, "first_dealer": "first_black_jack"},
    {"players": 3, "dummy": "none", "stick_the_dealer": True},
    {"players": 4, "defend_alone": True},
    {"players": 4, "joker": True, "low_rank": 7, "upturned_joker": "in_turn"},
]


def shown_events() -> list[tuple[Event, Observation, Tableau, tuple[Event, ...]]]:
    """Every event of some games, with what lay on the table before it."""
    found: list[tuple[Event, Observation, Tableau, tuple[Event, ...]]] = []
    players = [*((settings, at_random("z")) for settings in SETTINGS)]
    players.append(({"players": 3}, preferring(Pass)))
    for settings, choose in players:
        before: Tableau | None = None
        for seen, events in game(house_rules(settings), "z", choose, deals=20):
            for number, event in enumerate(events):
                to_come = events[number + 1 :]
                found.append((event, seen, before or empty(seen), to_come))
                before = replace(tableau(seen, to_come), to_play=None)
    return found


EVENTS = shown_events()


def test_the_games_show_every_kind_of_event() -> None:
    assert {type(event) for event, *_ in EVENTS} == set(get_args(Event))


def test_the_last_stage_of_every_event_leaves_the_table_as_observed() -> None:
    for event, seen, before, to_come in EVENTS:
        played = stages(event, seen, before, to_come)
        after = replace(tableau(seen, to_come), to_play=None)
        assert not played or played[-1].shows == after, event


def test_cards_neither_appear_nor_vanish_but_in_dealing_and_sweeping() -> None:
    """From stage to stage every card of the table comes from a card of the table."""
    for event, seen, before, to_come in EVENTS:
        if isinstance(event, CardsDealt | FirstDealerFound):
            continue
        frame = frame_for(seen, QSizeF(1280, 770))
        last = before
        for stage in stages(event, seen, before, to_come):
            old, new = lay_out(last, frame).spots, lay_out(stage.shows, frame).spots
            sources = handed_over(old, new)
            unexplained = [slot for slot in new if slot not in old and slot not in sources]
            assert not unexplained, (event, unexplained)
            left_over = [slot for slot in old if slot not in new]
            left_over = [slot for slot in left_over if slot not in sources.values()]
            assert stage.into is not None or not left_over, (event, left_over)
            last = stage.shows


def test_no_two_slots_are_handed_the_same_card() -> None:
    for event, seen, before, to_come in EVENTS:
        frame = frame_for(seen, QSizeF(1280, 770))
        last = before
        for stage in stages(event, seen, before, to_come):
            sources = handed_over(lay_out(last, frame).spots, lay_out(stage.shows, frame).spots)
            assert len(set(sources.values())) == len(sources)
            last = stage.shows


def test_a_full_trick_is_looked_at_before_it_is_swept_to_its_winner() -> None:
    tricks = [row for row in EVENTS if type(row[0]).__name__ == "TrickWon"]
    for event, seen, before, to_come in tricks:
        look, sweep = stages(event, seen, before, to_come)
        assert look.reading and look.pause == FULL_TRICK
        assert look.shows.trick == before.trick and len(before.trick) > 1
        assert sweep.ms == SWEEP and sweep.shows.trick == ()
        assert sweep.into is not None and sweep.into.pile is Pile.TAKEN


def test_the_dealer_takes_the_upcard_before_burying_another() -> None:
    """Six cards are held in between, and what is buried comes from the hand."""
    taken = [row for row in EVENTS if isinstance(row[0], UpcardTaken) and row[0].dealer != 0]
    for event, seen, before, to_come in taken:
        first, buried, _ = stages(event, seen, before, to_come)
        assert first.shows.held[seen.dealer] == 6
        assert first.shows.upcard is None
        assert buried.shows.held[seen.dealer] == 5
        assert buried.shows.kitty == first.shows.kitty + 1


def test_a_maker_holds_ten_cards_before_putting_five_away() -> None:
    merged = [row for row in EVENTS if isinstance(row[0], DummyMerged) and row[0].maker != 0]
    for event, seen, before, to_come in merged:
        first, second = stages(event, seen, before, to_come)
        maker = seen.made.maker
        assert first.shows.held[maker] == 10
        assert second.shows.held[maker] == second.shows.unkept == 5


@pytest.mark.parametrize(
    ("packets", "sizes"), [("3-2", [3, 2, 3, 2]), ("2-3", [2, 3, 2, 3]), ("1", [1, 1, 1, 1])]
)
def test_cards_are_dealt_in_packets(packets: str, sizes: list[int]) -> None:
    """From the dealer's left around to the dummy, then what is missing."""
    options = house_rules({"players": 3, "packets": packets, "first_dealer": 1})
    seen, _ = next(game(options, "p", at_random("p")))
    delays, last = deal_delays(tableau(seen), packets)
    by_time: dict[int, list[Slot]] = {}
    for slot, delay in delays.items():
        by_time.setdefault(delay, []).append(slot)
    order = [by_time[time] for time in sorted(by_time)]
    assert [len(packet) for packet in order[:4]] == sizes
    assert [packet[0].seat for packet in order[:4]] == [2, 0, 1, -1]
    assert order[3][0].pile is Pile.DUMMY
    assert sum(len(packet) for packet in order) == 20
    assert last == PACKET * len(order)
    rounds = 5 if packets == "1" else 2
    assert len(order) == 4 * rounds


def test_the_person_keeps_the_place_of_the_upcard_until_it_is_taken() -> None:
    for event, seen, _, _ in EVENTS:
        if isinstance(event, CardsDealt):
            shown = tableau(seen)
            assert shown.upcard == event.upcard and shown.upcard_faces_up


def test_speeds_are_half_double_and_nothing() -> None:
    factors = {Speed.NORMAL: 1.0, Speed.FAST: 0.5, Speed.SLOW: 2.0, Speed.OFF: 0.0}
    for event, *_ in EVENTS:
        for speed, factor in factors.items():
            assert Tempo(speed).factor(event) == factor
            assert Tempo(speed).factor(event, reading=True) == factor


@pytest.mark.parametrize("speed", Speed)
def test_what_was_claimed_is_played_out_fast_and_keeps_reduced_motion(speed: Speed) -> None:
    usual = Tempo(speed, play=Speed.SLOW, click_to_collect=True, reduced=True)
    rest = usual.for_the_rest
    assert rest.reduced and not rest.click_to_collect
    assert rest.of_plays == min(0.5, Tempo(speed).of_plays)


KINDS = {
    "deal": (CardsDealt, False),
    "play": (CardPlayed, False),
    "sweep": (TrickWon, False),
    "trick_pause": (TrickWon, True),
}


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_of_movement_has_a_speed_of_its_own(kind: str) -> None:
    speeds = dict.fromkeys(KINDS, Speed.NORMAL) | {kind: Speed.FAST}
    fast = Tempo(
        Speed.SLOW, speeds["deal"], speeds["play"], speeds["sweep"], speeds["trick_pause"]
    )
    for name, (what, reading) in KINDS.items():
        event = next(row[0] for row in EVENTS if isinstance(row[0], what))
        assert fast.factor(event, reading=reading) == (1.0 if name == kind else 2.0)


def test_a_found_dealer_is_shown_by_the_cards_turned_up() -> None:
    found = next(row for row in EVENTS if isinstance(row[0], FirstDealerFound) and row[0].shown)
    event, seen, before, to_come = found
    assert isinstance(event, FirstDealerFound)
    turned, look, gathered = stages(event, seen, before, to_come)
    assert turned.shows.turned_up == event.shown
    assert look.pause == FULL_TRICK
    assert gathered.gathered and not gathered.shows.turned_up
    last = event.shown[-1][1]
    assert last in (Card.parse("JS"), Card.parse("JC"))
