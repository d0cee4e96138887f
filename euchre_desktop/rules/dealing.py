"""Who gets which cards, and who deals first?

All chance in a game is here, and all of it derives from a seed.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass

from euchre_desktop.rules.cards import ALL_CARDS, JOKER, Card, Rank, Suit
from euchre_desktop.rules.events import FirstDealerFound
from euchre_desktop.rules.options import RuleOptions
from euchre_desktop.rules.seats import Seat, around, left_of

Hand = tuple[Card, ...]

HAND_SIZE = 5


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards of one deal as they were dealt, before anything was said."""

    dealer: Seat
    hands: tuple[Hand, ...]
    """Five cards for each seat."""
    dummy: Hand
    """Five cards, or none in a game without a dummy."""
    kitty: Hand
    """The rest of the deck; the first is the upcard."""

    @property
    def upcard(self) -> Card:
        return self.kitty[0]


def deck_of(options: RuleOptions) -> tuple[Card, ...]:
    """The cards of this game, in a fixed order: 24, 28 or 32, and the joker."""
    return tuple(
        card
        for card in ALL_CARDS
        if card.rank >= options.low_rank and (options.joker or card != JOKER)
    )


def shuffled(options: RuleOptions, seed: str) -> tuple[Card, ...]:
    """The deck in the order that `seed` stands for.

    Only `random()` is promised to give the same numbers in every Python
    version, so the shuffle (Fisher and Yates) is spelled out rather than left
    to `random.shuffle`.
    """
    rng = random.Random(seed)
    deck = list(deck_of(options))
    for last in range(len(deck) - 1, 0, -1):
        chosen = int(rng.random() * (last + 1))
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return tuple(deck)


def deal_from(options: RuleOptions, dealer: Seat, deck: tuple[Card, ...]) -> Deal:
    """Deal out a shuffled deck: the dealer's left first, the dummy last."""
    places = HAND_SIZE * (options.players + options.has_dummy)
    piles = [deck[start : start + HAND_SIZE] for start in range(0, places, HAND_SIZE)]
    speakers = around(left_of(dealer, options.players), options.players)
    by_seat = dict(zip(speakers, piles, strict=False))  # the dummy's pile is nobody's
    return Deal(
        dealer=dealer,
        hands=tuple(by_seat[seat] for seat in range(options.players)),
        dummy=piles[-1] if options.has_dummy else (),
        kitty=deck[places:],
    )


def dealt_order(deal: Deal) -> tuple[Card, ...]:
    """The whole deck in the order it was dealt from: the reverse of `deal_from`."""
    players = len(deal.hands)
    speakers = around(left_of(deal.dealer, players), players)
    hands = (card for seat in speakers for card in deal.hands[seat])
    return (*hands, *deal.dummy, *deal.kitty)


def seeded_deal(options: RuleOptions, dealer: Seat, seed: str, deal_number: int) -> Deal:
    """Deal `deal_number` (from 0) of the game that `seed` stands for."""
    return deal_from(options, dealer, shuffled(options, f"{seed}/deal/{deal_number}"))


def first_dealer(options: RuleOptions, seed: str) -> FirstDealerFound:
    """Who deals the first deal of the game that `seed` stands for."""
    if isinstance(options.first_dealer, int):
        return FirstDealerFound(options.first_dealer)
    rng = random.Random(f"{seed}/first dealer")
    # Starting anywhere: from a fixed seat on, that seat would deal first more often.
    start = int(rng.random() * options.players)
    if options.first_dealer == "random":
        return FirstDealerFound(start)
    shown: list[tuple[Seat, Card]] = []
    for place, card in enumerate(shuffled(options, f"{seed}/first jack")):
        shown.append(((start + place) % options.players, card))
        if card.rank is Rank.JACK and card.suit in (Suit.SPADES, Suit.CLUBS):
            break
    return FirstDealerFound(shown[-1][0], tuple(shown))


def check_deal(options: RuleOptions, deal: Deal) -> None:
    """Raise ValueError unless `deal` is a possible deal under `options`."""
    if not 0 <= deal.dealer < options.players:
        raise ValueError(f"there is no seat {deal.dealer} to deal")
    if len(deal.hands) != options.players:
        raise ValueError(f"{options.players} hands are dealt, not {len(deal.hands)}")
    for seat, hand in enumerate(deal.hands):
        if len(hand) != HAND_SIZE:
            raise ValueError(f"seat {seat} is dealt {HAND_SIZE} cards, not {len(hand)}")
    in_dummy = HAND_SIZE if options.has_dummy else 0
    if len(deal.dummy) != in_dummy:
        raise ValueError(f"the dummy is dealt {in_dummy} cards, not {len(deal.dummy)}")
    _check_deck(options, deal)


def _check_deck(options: RuleOptions, deal: Deal) -> None:
    dealt = Counter(card for pile in (*deal.hands, deal.dummy, deal.kitty) for card in pile)
    deck = deck_of(options)
    for card, times in dealt.items():
        if card not in deck:
            raise ValueError(f"{card} is not in this game's deck")
        if times > 1:
            raise ValueError(f"{card} appears {times} times")
    for card in deck:
        if card not in dealt:
            raise ValueError(f"{card} is missing")
