"""How many points does a club player count a hand for, and how many are asked for?"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from euchre_desktop.ai.bidding import as_maker
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.ai.valuing import game_of
from euchre_desktop.ai.weights import Game
from euchre_desktop.rules import (
    JOKER,
    Card,
    Hand,
    Observation,
    Rank,
    Suit,
    effective_suit,
    is_trump,
    left_bower,
    partner_of,
    right_bower,
)

BEST_TRUMP = 3.0
LEFT_BOWER = 2.0
ACE_OF_TRUMP = 1.5
TRUMP = 1.0
OUTSIDE_ACE = 1.0
VOID = 0.5
"""Of a suit, as long as there is a trump to make use of it."""


@dataclass(frozen=True, slots=True)
class Asked:
    """The points from which a club player acts."""

    order_as_dealer: float
    order_for_partner: float
    order_against: float
    name: float
    name_last: float
    """Second round, the dealer: passing throws the deal in."""
    alone: float


# Tuned by benchmarks/tune_rule_of_thumb.py in steps of half a point, each over 1500 or 2000 deals
# with the seats exchanged; of numbers that do equally well, the one that a person expects. A
# situation that does not come up with these rules has its neighbor's number. With a dummy the
# best against one's like is 1.5 to 2, for its cards make up for a poor hand; a club player wants
# a hand of their own, which does as well against beginners (docs/strength.md).
ASKED: dict[Game, Asked] = {
    "two": Asked(3.5, 3.5, 5.5, 3.0, 3.5, 7.5),
    "three": Asked(5.5, 5.5, 5.5, 5.5, 5.5, 7.5),
    "three with dummy": Asked(2.5, 3.0, 3.0, 3.0, 3.0, 7.5),
    "four": Asked(5.0, 5.5, 5.0, 4.5, 4.5, 7.5),
}

MORE: dict[Temperament, float] = {
    Temperament.CAUTIOUS: 0.5,
    Temperament.BALANCED: 0.0,
    Temperament.BOLD: -1.0,
}
"""How many points more a seat of this temperament asks for."""


def hand_points(hand: Sequence[Card], trump: Suit) -> float:
    """The points of a maker's hand."""
    trumps = [card for card in hand if is_trump(card, trump)]
    aces = sum(card.rank is Rank.ACE and not is_trump(card, trump) for card in hand)
    suits = {effective_suit(card, trump) for card in hand}
    voids = sum(suit not in suits for suit in Suit if suit is not trump) if trumps else 0
    points = sum(trump_points(card, trump) for card in trumps)
    return points + OUTSIDE_ACE * aces + VOID * voids


def trump_points(card: Card, trump: Suit) -> float:
    """The points of one trump."""
    if card in (JOKER, right_bower(trump)):
        return BEST_TRUMP
    if card == left_bower(trump):
        return LEFT_BOWER
    return ACE_OF_TRUMP if card.rank is Rank.ACE else TRUMP


def points_as_maker(seen: Observation, trump: Suit) -> tuple[Hand, float]:
    """What `seen.seat`, asked to bid, would play with as maker of `trump`, and its points.

    The upcard counts for the side that gets it.
    """
    _, hand, setting = as_maker(seen, trump)
    points = hand_points(hand, trump)
    if setting.to_partner is not None:
        points += trump_points(setting.to_partner, trump)
    if setting.to_opponent is not None and is_trump(setting.to_opponent, trump):
        points -= trump_points(setting.to_opponent, trump)
    return hand, points


def asked_to_bid(seen: Observation, temperament: Temperament) -> float:
    """From how many points on `seen.seat`, asked to bid, makes trump."""
    first = seen.bidding_round == 1
    for_partner = seen.dealer == partner_of(seen.seat, seen.players)
    table = ASKED[game_of(seen.options, seen.bidding_round)]
    if first and for_partner and seen.options.canadian_loner:
        return table.alone + MORE[temperament]
    if seen.seat == seen.dealer:
        asked = table.order_as_dealer if first else table.name_last
    elif first:
        asked = table.order_for_partner if for_partner else table.order_against
    else:
        asked = table.name
    return asked + MORE[temperament]


def asked_alone(seen: Observation, temperament: Temperament) -> float:
    """From how many points on `seen.seat`, the maker, plays alone."""
    return ASKED[game_of(seen.options, seen.made.bidding_round)].alone + MORE[temperament]
