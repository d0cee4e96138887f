"""How many tricks is a hand good for, if this suit is trump?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from euchre_desktop.ai.reasons import bower_words, counted, listed
from euchre_desktop.ai.weights import LOW_RANKS, NAMES, WEIGHTS, Game
from euchre_desktop.rules import (
    JOKER,
    Card,
    Observation,
    Rank,
    RuleOptions,
    Suit,
    effective_suit,
    is_trump,
    partner_of,
    trump_rank,
)

LOWEST_PLACE = 7
"""Trumps with seven or more above them are alike: all are the last to win."""
LONG_SUIT = 3
"""An ace of a suit one holds three of is often ruffed."""
_LOW = {rank: f"deck from {rank}" for rank in LOW_RANKS}


@dataclass(frozen=True, slots=True)
class Setting:
    """What surrounds a hand, as far as it changes its worth."""

    options: RuleOptions
    leads: bool = False
    """The first lead is this seat's."""
    to_partner: Card | None = None
    """The upcard, when the partner picks it up."""
    to_opponent: Card | None = None
    """The upcard, when an opponent picks it up."""
    turned_down: Card | None = None
    dealers_side: bool = False


def game_of(options: RuleOptions, bidding_round: int, alone: bool = False) -> Game:
    """Which table of weights a maker's hand is looked up in."""
    if options.players == 4:
        return "four alone" if alone else "four"
    if options.players == 2:
        return "two"
    merges = options.merges_dummy(bidding_round) and not alone
    return "three with dummy" if merges else "three"


def setting_of(seen: Observation, in_hand: bool = False) -> Setting:
    """What surrounds the hand of `seen.seat`; `in_hand`: its own upcard is counted in."""
    partner = partner_of(seen.seat, seen.players)
    second = seen.contract.bidding_round == 2 if seen.contract else seen.bidding_round == 2
    left = seen.contract is not None and not seen.upcard_taken
    moves = None if second or in_hand or left else seen.upcard
    ours = seen.dealer in (seen.seat, partner)
    return Setting(
        options=seen.options,
        leads=seen.seat == (seen.dealer + 1) % seen.players,
        to_partner=moves if seen.dealer == partner else None,
        to_opponent=moves if not ours else None,
        turned_down=seen.upcard if second else None,
        dealers_side=ours,
    )


def expected_tricks(game: Game, hand: Sequence[Card], trump: Suit, setting: Setting) -> float:
    """The tricks the maker's side takes on average with five such cards."""
    table = WEIGHTS[game]
    return sum(table[name] * value for name, value in features(hand, trump, setting).items())


def features(hand: Sequence[Card], trump: Suit, setting: Setting) -> dict[str, float]:
    """What the value of a hand is reckoned from; the names are those of `weights.NAMES`."""
    found = dict.fromkeys(NAMES, 0.0)
    options = setting.options
    found[_LOW[options.low_rank]] = 1.0
    trumps = [card for card in hand if is_trump(card, trump)]
    for card in trumps:
        found[f"trump {min(trumps_above(card, trump, options), LOWEST_PLACE)}"] += 1.0
    for length in (3, 4, 5):
        found[f"{length} trumps"] = float(len(trumps) >= length)
    _side_suits(found, hand, trump, bool(trumps))
    _surroundings(found, trump, setting)
    return found


def trumps_above(card: Card, trump: Suit, options: RuleOptions) -> int:
    """How many trumps of this deck beat this trump."""
    rank = trump_rank(card, trump)
    place = Rank.JOKER + 2 - rank - (rank < Rank.JACK)  # the jacks rank above, not among them
    return place if options.joker else place - 1


def _side_suits(
    found: dict[str, float], hand: Sequence[Card], trump: Suit, can_ruff: bool
) -> None:
    lengths = Counter(effective_suit(card, trump) for card in hand)
    for card in hand:
        if is_trump(card, trump) or card.suit is None:
            continue
        if card.rank is Rank.ACE:
            found["ace of a long suit" if lengths[card.suit] >= LONG_SUIT else "ace"] += 1.0
        elif card.rank is Rank.KING:
            backed = Card(Rank.ACE, card.suit) in hand
            found["king behind its ace" if backed else "king"] += 1.0
    voids = sum(1 for suit in Suit if suit is not trump and not lengths[suit])
    if can_ruff:
        found["void"] = float(voids)


def _surroundings(found: dict[str, float], trump: Suit, setting: Setting) -> None:
    found["leads"] = float(setting.leads)
    for name, card in (("partner", setting.to_partner), ("opponent", setting.to_opponent)):
        if card is not None:
            high = trumps_above(card, trump, setting.options) < 2 if _fits(card, trump) else False
            found[f"{name} gets a bower" if high else f"{name} gets the upcard"] = 1.0
    turned = setting.turned_down
    if turned is not None and turned.suit is not None and turned.suit.same_color is trump:
        found["next, dealer's side" if setting.dealers_side else "next, against the dealer"] = 1.0


def _fits(card: Card, trump: Suit) -> bool:
    return card == JOKER or is_trump(card, trump)


def holding_words(hand: Sequence[Card], trump: Suit) -> str:
    """The features of a hand that make it worth something, in words."""
    trumps = [card for card in hand if is_trump(card, trump)]
    words = bower_words(trumps, trump)
    named = sum(1 for card in trumps if card.rank in (Rank.JACK, Rank.JOKER))
    rest = len(trumps) - named
    if rest or not words:
        words.append(counted(rest, "other trump" if words else "trump"))
    aces = sum(1 for card in hand if card.rank is Rank.ACE and not is_trump(card, trump))
    if aces:
        words.append("an outside ace" if aces == 1 else counted(aces, "outside ace"))
    suits = {effective_suit(card, trump) for card in hand}
    voids = sum(1 for suit in Suit if suit is not trump and suit not in suits)
    if voids and trumps:
        words.append("a void" if voids == 1 else counted(voids, "void"))
    return listed(words)
