"""Should this seat make trump, and which suit?"""

from __future__ import annotations

from dataclasses import replace

from euchre_desktop.ai.discarding import after_burial
from euchre_desktop.ai.reasons import Reason, card_name, suit_name
from euchre_desktop.ai.temperament import Temperament, tricks_more
from euchre_desktop.ai.thresholds import CAUTION, DARING, THRESHOLDS, Thresholds
from euchre_desktop.ai.valuing import (
    Setting,
    expected_tricks,
    game_of,
    holding_words,
    setting_of,
)
from euchre_desktop.ai.weights import Game
from euchre_desktop.rules import (
    Action,
    Hand,
    NameTrump,
    Observation,
    OrderUp,
    Pass,
    Suit,
    is_trump,
    partner_of,
    score_slot,
)


def bid(seen: Observation, temperament: Temperament) -> tuple[Action, Reason]:
    """Order up or pass in the first round, name or pass in the second."""
    needed = tricks_needed(seen, temperament)
    if OrderUp() in seen.legal_actions:
        return _first_round(seen, needed)
    return _name_or_pass(seen, needed)


def _first_round(seen: Observation, needed: float) -> tuple[Action, Reason]:
    trump = seen.upcard.suit
    assert trump is not None  # a joker turned up has no first round
    hand, tricks = value_as_maker(seen, trump)
    holding = holding_words(hand, trump)
    if tricks >= needed:
        return OrderUp(), Reason(f"{holding}: worth making {suit_name(trump)} trump{_bonus(seen)}")
    return Pass(), Reason(f"{holding}: too little to make {suit_name(trump)} trump{_malus(seen)}")


def _name_or_pass(seen: Observation, needed: float) -> tuple[Action, Reason]:
    suits = [action.suit for action in seen.legal_actions if isinstance(action, NameTrump)]
    values = {suit: value_as_maker(seen, suit) for suit in suits}
    best = max(suits, key=lambda suit: values[suit][1])
    hand, tricks = values[best]
    holding = holding_words(hand, best)
    if Pass() not in seen.legal_actions:
        return NameTrump(best), Reason(f"I must name a suit; my best is {holding}")
    if tricks >= needed:
        return NameTrump(best), Reason(f"{holding}: worth naming {suit_name(best)}")
    return Pass(), Reason(f"my best suit would be {suit_name(best)} with {holding}: too little")


def value_as_maker(seen: Observation, trump: Suit) -> tuple[Hand, float]:
    """The hand `seen.seat` would play with as maker of `trump`, and its expected tricks."""
    game, hand, setting = as_maker(seen, trump)
    return hand, expected_tricks(game, hand, trump, setting)


def as_maker(seen: Observation, trump: Suit) -> tuple[Game, Hand, Setting]:
    """What `seen.seat`, asked to bid, would be valued by as maker of `trump`."""
    first = seen.bidding_round == 1
    setting, hand = setting_of(seen), seen.hand
    if first and seen.seat == seen.dealer:
        setting = replace(setting, to_partner=None, to_opponent=None)
        hand = after_burial(seen, trump)
    forced_alone = seen.options.canadian_loner and first and _partner_deals(seen)
    if forced_alone:
        setting = replace(setting, to_partner=None)
    return game_of(seen.options, seen.bidding_round, alone=forced_alone), hand, setting


def tricks_needed(seen: Observation, temperament: Temperament = Temperament.BALANCED) -> float:
    """From how many expected tricks on `seen.seat`, asked to bid, makes trump."""
    return _usually_needed(seen) + tricks_more(temperament)


def _usually_needed(seen: Observation) -> float:
    first = seen.bidding_round == 1
    if seen.options.canadian_loner and first and _partner_deals(seen):
        return THRESHOLDS["four"].alone
    table = THRESHOLDS[game_of(seen.options, seen.bidding_round)]
    expected = _first_needed(seen, table) if first else _second_needed(seen, table)
    return expected + _by_score(seen)


def _first_needed(seen: Observation, table: Thresholds) -> float:
    if seen.seat == seen.dealer:
        return table.order_as_dealer
    return table.order_for_partner if _partner_deals(seen) else table.order_against


def _second_needed(seen: Observation, table: Thresholds) -> float:
    if seen.seat == seen.dealer:
        return table.name_last
    first = seen.seat == (seen.dealer + 1) % seen.players
    return table.name_first if first else table.name_later


def _by_score(seen: Observation) -> float:
    """More is dared when an opponent wins by merely making, less when by a euchre."""
    own = score_slot(seen.seat, seen.players)
    best = max(score for slot, score in enumerate(seen.scores) if slot != own)
    missing = seen.options.target - best
    if missing <= seen.options.make_points:
        return -DARING
    return CAUTION if missing <= seen.options.euchre_points else 0.0


def _partner_deals(seen: Observation) -> bool:
    return seen.dealer == partner_of(seen.seat, seen.players)


def _bonus(seen: Observation) -> str:
    if seen.seat == seen.dealer:
        return f", with {card_name(seen.upcard, seen.upcard.suit)} in my hand"
    if _partner_deals(seen):
        return f", and my partner gets {card_name(seen.upcard, seen.upcard.suit)}"
    return ""


def _malus(seen: Observation) -> str:
    theirs = seen.seat != seen.dealer and not _partner_deals(seen)
    trump = seen.upcard.suit
    if theirs and trump is not None and is_trump(seen.upcard, trump):
        return f", and the dealer would get {card_name(seen.upcard, trump)}"
    return ""
