"""Does a seat imagine just what is possible, and how likely it is?"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from euchre_desktop.ai.fast.codes import PASS
from euchre_desktop.ai.fast.deck import Chance
from euchre_desktop.ai.situation import bidder_for, mask_of
from euchre_desktop.ai.worlds import World, imagine, sampler_for, world_of
from euchre_desktop.rules import (
    Card,
    GameState,
    Hand,
    Observation,
    PickUp,
    Seat,
    Suit,
    deck_of,
    effective_suit,
    is_trump,
    observe,
)
from tests.ai.imagined import truth
from tests.ai.positions import position
from tests.positions import play, table
from tests.strategies import dealt_states

Places = tuple[tuple[str, frozenset[Card]], ...]
Outline = tuple[Places, bool]


@settings(max_examples=300, deadline=None)
@given(dealt_states(), st.integers(0, 2**31 - 1), st.booleans())
def test_a_world_could_be_the_truth(state: GameState, seed: int, believing: bool) -> None:
    """Played through, an imagined world shows the seat exactly what it has seen."""
    for seat in range(state.options.players):
        seen = observe(state, seat)
        world = imagine(seen, seed, believing)
        other = truth(state, seen, world)
        assert observe(other, seat) == seen
        _same_places(other, seen, world)


@settings(max_examples=200, deadline=None)
@given(dealt_states(), st.integers(0, 2**31 - 1))
def test_where_no_draw_fits_a_world_is_built(state: GameState, seed: int) -> None:
    """With not one try left the sampler still ends, and with a possible world."""
    for seat in range(state.options.players):
        seen = observe(state, seat)
        sampler = sampler_for(seen, bidder_for(seen), Chance(seed))
        sampler.tries = sampler.last_tries = 0
        sampler.draw(True)
        world = world_of(seen, sampler)
        other = truth(state, seen, world)
        assert observe(other, seat) == seen
        _same_places(other, seen, world)


def _same_places(state: GameState, seen: Observation, world: World) -> None:
    for seat in range(seen.players):
        if seat != seen.seat:
            assert set(state.hands[seat]) == set(world.hands[seat])
    if world.unkept:
        assert set(state.unkept) == set(world.unkept)


MERGED = "order pickup-9D with keep-JS-JC-AS-KS-AH with with"
THREE = table(
    3, dealer=0, hands="9S TS QD KD 9D | JS AS KS AH 9H | AC KC QC TC 9C", upcard="QS",
    in_dummy="JC JD QH KH TD",
)  # fmt: skip
FOUR = table(
    4, dealer=0, hands="9S TS QD KD 9D | JS AS KS AH 9H | AC KC QC TC 9C | JC JD QH KH TD",
    upcard="QS",
)  # fmt: skip


@pytest.mark.parametrize(
    ("state", "seat"), [(play(THREE, MERGED), 2), (play(THREE, MERGED), 0), (FOUR, 1)]
)
@pytest.mark.parametrize("believing", [False, True])
def test_every_hidden_place_varies(state: GameState, seat: Seat, believing: bool) -> None:
    seen = observe(state, seat)
    worlds = [imagine(seen, seed, believing) for seed in range(40)]
    for other in range(seen.players):
        if other != seat:
            assert len({world.hands[other] for world in worlds}) > 5
    assert len({world.kitty for world in worlds}) > 5
    if worlds[0].buried:
        assert len({world.buried for world in worlds}) > 1
    if worlds[0].unkept:
        assert len({world.unkept for world in worlds}) > 5


def test_a_suit_not_followed_is_never_held_again() -> None:
    """Seat 2 has no spade left, which is a void in trumps; the clubs it may hold, but the jack."""
    seen = observe(play(FOUR, "order pickup-9S with JS AC"), 3)
    for seed in range(200):
        held = imagine(seen, seed).hands[2]
        assert not any(is_trump(card, Suit.SPADES) for card in held)
        assert len(held) == 4


def test_the_left_bower_may_be_held_by_one_without_its_printed_suit() -> None:
    """Seat 2 could not follow clubs: with spades as trump the jack of clubs is no club."""
    state = table(
        4, dealer=3, hands="AC KC QC AH AD | 9S TS QD KD 9D | JC JD QH KH TD | TC 9C AS KS JH",
        upcard="QS",
    )  # fmt: skip
    seen = observe(play(state, "order pickup-JH with AC QD JD"), 3)
    worlds = [imagine(seen, seed).hands[2] for seed in range(200)]
    assert any(Card.parse("JC") in held for held in worlds)
    assert not any(
        effective_suit(card, Suit.SPADES) is Suit.CLUBS for held in worlds for card in held
    )


@pytest.mark.parametrize("may_bury", [False, True])
def test_the_upcard_is_buried_only_where_that_is_allowed(may_bury: bool) -> None:
    state = table(
        4, dealer=0, hands="JS JC AS KS AH | 9S 9D KD TH 9H", upcard="QS", may_bury_upcard=may_bury
    )
    seen = observe(play(state, "order pickup-KS with"), 1)
    worlds = [imagine(seen, seed, believing=False) for seed in range(200)]
    upcard = Card.parse("QS")
    assert all(upcard in (*world.hands[0], *world.buried) for world in worlds)
    assert any(upcard in world.buried for world in worlds) is may_bury
    assert any(upcard in world.hands[0] for world in worlds)


DEALERS_OWN = table(
    3, dealer=0, hands="JS AS KS AH 9H | 9S TS QD KD 9D | AC KC QC TC 9C", upcard="QS",
    in_dummy="JC JD QH KH TD",
)  # fmt: skip
TRUMPS_GONE = "order pickup-9S with JS AC JC TS AS KC JD QS KS QC QH 9D AH TC KH"
THREE_VOIDS = table(
    4, dealer=3, hands="AH AC KD KS AD | TC 9C QD TD 9S | KH QH 9D JD TS | TH KC JH QC QS",
    upcard="9H",
)  # fmt: skip
LATE = [
    pytest.param(
        play(THREE_VOIDS, "pass pass pass pass name-S with AH QD QH TH AC 9C 9D QC AD TD JD JH"
             " KS 9S TS QS"), 0,
        id="four, each void in another suit",
    ),
    pytest.param(play(FOUR, TRUMPS_GONE + " KD"), 2, id="four"),
    pytest.param(play(FOUR, TRUMPS_GONE), 3, id="four, a card earlier"),
    pytest.param(
        play(THREE, MERGED + " JS AC TS JC KC QS AS QC 9S KS TC QD AH"), 2,
        id="three, one buried and one merged",
    ),
    pytest.param(
        play(DEALERS_OWN, "pass pass order pickup-9H with keep-JS-JC-AS-KS-AH with with"
             " QD 9C JS JC 9S TC AS TS KC KS 9D QC"), 1,
        id="three, the upcard kept or not",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("state", "seat"), LATE)
def test_without_belief_all_possible_worlds_are_equally_likely(
    state: GameState, seat: Seat
) -> None:
    """The frequencies of worlds late in a deal are those of going through all of them."""
    seen = observe(state, seat)
    possible = Counter(_outline(seen, world) for world in _every_world(seen))
    assert len(possible) > 5
    draws = max(30_000, 40 * len(possible))
    sampler = sampler_for(seen, bidder_for(seen), Chance(7))
    found: Counter[Outline] = Counter()
    for _ in range(draws):
        sampler.draw(False)
        found[_outline(seen, _places(seen, world_of(seen, sampler)))] += 1
    assert set(found) <= set(possible)
    share = draws / possible.total()
    squares = sum((found[one] - share * n) ** 2 / (share * n) for one, n in possible.items())
    freedom = len(possible) - 1
    assert abs(squares - freedom) < 4 * math.sqrt(2 * freedom)


def _places(seen: Observation, world: World) -> Places:
    named = [(f"hand {seat}", hand) for seat, hand in enumerate(world.hands) if seat != seen.seat]
    named += [("buried", world.buried), ("unkept", world.unkept)]
    return tuple((name, frozenset(hand)) for name, hand in named)


def _outline(seen: Observation, places: Places) -> Outline:
    """Of what was not kept no more than whether the upcard is there: else there are too many."""
    *others, (_, unkept) = places
    return tuple(others), seen.upcard in unkept


def _every_world(seen: Observation) -> Iterator[Places]:
    """All ways to lay the unseen cards, by trying each for each place; what remains is kitty."""
    took = seen.upcard_taken and seen.dealer != seen.seat
    merged = seen.made.maker != seen.seat and seen.players == 3
    known = {*seen.hand, *seen.own_buried}
    known |= {card for trick in seen.tricks for _, card in trick.plays}
    if not took:
        known.add(seen.upcard)
    unseen = tuple(card for card in deck_of(seen.options) if card not in known)
    sizes = [
        (f"hand {seat}", held) for seat, held in enumerate(seen.cards_held) if seat != seen.seat
    ]
    sizes += [("buried", int(took)), ("unkept", 5 if merged else 0)]
    keeper = f"hand {seen.dealer}"
    upcard = seen.upcard if seen.upcard in unseen else None
    for world in _laid(seen, unseen, sizes):
        owners = {name for name, cards in world if upcard in cards}
        allowed = {keeper} | ({"unkept"} if merged and seen.made.maker == seen.dealer else set())
        if upcard is None or owners & allowed:
            yield world


def _laid(seen: Observation, unseen: Hand, sizes: list[tuple[str, int]]) -> Iterator[Places]:
    if not sizes:
        yield ()
        return
    (name, size), *others = sizes
    for cards in combinations(unseen, size):
        if name.startswith("hand") and not _may_hold(seen, int(name[-1]), cards):
            continue
        rest = tuple(card for card in unseen if card not in cards)
        for world in _laid(seen, rest, others):
            yield ((name, frozenset(cards)), *world)


def _may_hold(seen: Observation, seat: Seat, cards: Hand) -> bool:
    trump = seen.made.trump
    not_followed = {
        trick.led(trump)
        for trick in seen.tricks
        for who, card in trick.plays
        if who == seat and effective_suit(card, trump) is not trick.led(trump)
    }
    return not any(effective_suit(held, trump) in not_followed for held in cards)


def test_one_who_ordered_is_believed_to_hold_trumps() -> None:
    seen = observe(play(FOUR, "order"), 0)
    believed, plain = (
        sum(
            sum(is_trump(card, Suit.SPADES) for card in imagine(seen, seed, believing).hands[1])
            for seed in range(300)
        )
        for believing in (True, False)
    )
    assert believed > 1.3 * plain


def test_who_ordered_against_the_dealer_is_believed_to_have_a_hand_for_it() -> None:
    """Few hands are that strong, but this seat holds one of them."""
    seen = position("9D|JC 9H TC QD 9C||", "9S", "pass, pass, order, pickup 9D, with")
    bidder = bidder_for(seen)
    strong = sum(
        bidder.bid(mask_of(imagine(seen, seed).dealt[3]), 3, False) != PASS for seed in range(300)
    )
    assert strong > 0.6 * 300


def test_a_maker_who_merged_is_believed_to_have_kept_the_best() -> None:
    """A defender does not expect the maker to have put a bower away."""
    seen = observe(play(THREE, MERGED), 2)
    for seed in range(100):
        world = imagine(seen, seed)
        assert not any(is_trump(card, Suit.SPADES) for card in world.unkept) or all(
            is_trump(card, Suit.SPADES) for card in world.hands[1]
        )


def test_a_burial_of_ones_own_is_remembered() -> None:
    state = play(FOUR, "order pickup-9D with")
    assert any(action == PickUp(Card.parse("9D")) for _, action in observe(state, 0).actions)
    for seed in range(50):
        world = imagine(observe(state, 0), seed)
        assert Card.parse("9D") not in {card for hand in world.hands for card in hand}
        assert Card.parse("9D") not in world.kitty


@given(st.integers(0, 2**31 - 1))
@settings(max_examples=20, deadline=None)
def test_the_same_seed_imagines_the_same(seed: int) -> None:
    seen = observe(play(THREE, MERGED), 2)
    assert imagine(seen, seed) == imagine(seen, seed)
