"""What do the fast rules of thumb have to know of a game's rules, scores and upcard?"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from itertools import product

from euchre_desktop.ai.alone import first_lead_is_mine, points_gained
from euchre_desktop.ai.bidding import tricks_needed
from euchre_desktop.ai.fast.bidder import Bidder
from euchre_desktop.ai.fast.codes import (
    ALONE_ALWAYS,
    ALONE_IF_STRONG,
    ALONE_IF_STRONG_AND_SAFE,
    ALONE_NEVER,
)
from euchre_desktop.ai.fast.deck import Boards
from euchre_desktop.ai.fast.values import Values
from euchre_desktop.ai.thresholds import THRESHOLDS
from euchre_desktop.ai.valuing import game_of
from euchre_desktop.ai.weights import NAMES, WEIGHTS
from euchre_desktop.rules import (
    ALL_CARDS,
    Card,
    Contract,
    Observation,
    Outcome,
    Phase,
    RuleOptions,
    Seat,
    Suit,
    deck_of,
    points_for,
)

_GAMES = tuple(WEIGHTS)
_BITS = {card: 1 << place for place, card in enumerate(ALL_CARDS)}
_CARD_NAMES = NAMES[3:18]
_TERM_NAMES = NAMES[18:]
_LEADERS = {"left_of_loner": 4, "maker": 5}


def mask_of(cards: Iterable[Card]) -> int:
    """These cards as the fast modules name them, one bit each."""
    mask = 0
    for card in cards:
        mask |= _BITS[card]
    return mask


def cards_of(mask: int) -> tuple[Card, ...]:
    """The cards of a mask, in the order of ALL_CARDS."""
    return tuple(card for card, bit in _BITS.items() if mask & bit)


@lru_cache(maxsize=1)
def boards() -> Boards:
    """Tables that are the same in every game."""
    return Boards()


@lru_cache(maxsize=6)
def _values(low_rank: int, joker: bool) -> Values:
    """What cards are worth in this deck, in every game."""
    values = Values(joker)
    for number, game in enumerate(_GAMES):
        table = {name: round(100 * value) for name, value in WEIGHTS[game].items()}
        cards = [table[name] for name in _CARD_NAMES]
        terms = [table[f"deck from {low_rank}"], *(table[name] for name in _TERM_NAMES)]
        values.weigh(number, cards, terms)
    return values


def bidder_for(seen: Observation) -> Bidder:
    """The rules of thumb of all seats in this deal."""
    options = seen.options
    bidder = Bidder(
        boards(),
        _values(options.low_rank, options.joker),
        options.players,
        seen.dealer,
        mask_of(deck_of(options)),
        mask_of([seen.upcard]),
    )
    upturned_joker = seen.upcard.suit is None
    required = options.dealer_pickup == "required" or upturned_joker
    bidder.bound_by(
        [_hundredths(tricks_needed(view)) for view in _asked_to_bid(seen)],
        [_hundredths(THRESHOLDS[game_of(options, number)].alone) for number in (1, 2)],
        [how_alone(view) for view in _asked_to_go_alone(seen)],
        [_GAMES.index(game) for game in _games(options)],
        [_lone_defence(replace(seen, seat=seat)) for seat in range(options.players)],
        [
            options.round_two_suits == "any",
            options.stick_the_dealer
            or (upturned_joker and options.upturned_joker == "dealer_names"),
            options.canadian_loner,
            options.may_bury_upcard,
            not required,
            _LEADERS.get(options.alone_lead, (seen.dealer + 1) % options.players),
        ],
    )
    return bidder


def how_alone(seen: Observation) -> int:
    """How `seen.seat`, the maker, decides whether to play alone."""
    options = seen.options
    gain = points_gained(seen, options.lone_march_points, options.march_points)
    if options.players == 4 or options.merges_dummy(seen.made.bidding_round):
        return ALONE_IF_STRONG_AND_SAFE if gain > 0 else ALONE_NEVER
    usual, alone = (first_lead_is_mine(seen, alone=declared) for declared in (False, True))
    if gain < 0 or (gain == 0 and not (alone and not usual)):
        return ALONE_NEVER
    return ALONE_ALWAYS if alone >= usual else ALONE_IF_STRONG


def _hundredths(tricks: float) -> int:
    return round(100 * tricks)


def _games(options: RuleOptions) -> list[str]:
    return [game_of(options, number, alone) for alone, number in product((False, True), (1, 2))]


def _asked_to_bid(seen: Observation) -> list[Observation]:
    """`seen` as if each seat were asked, in the first round and then in the second."""
    first = Phase.ORDERING if seen.upcard.suit is not None else Phase.NAMING
    return [
        replace(seen, seat=seat, phase=phase, contract=None)
        for phase, seat in product((first, Phase.NAMING), range(seen.players))
    ]


def _asked_to_go_alone(seen: Observation) -> list[Observation]:
    """`seen` as if each seat were the maker, of the first round and then of the second."""
    trump = Suit.CLUBS if seen.upcard.suit is None else seen.upcard.suit
    return [
        replace(seen, seat=seat, contract=_made_by(seat, trump, number, seen.players))
        for number, seat in product((1, 2), range(seen.players))
    ]


def _made_by(seat: Seat, trump: Suit, bidding_round: int, players: int) -> Contract:
    return Contract(players, seat, trump, bidding_round)


def _lone_defence(seen: Observation) -> tuple[int, int]:
    """What a lone defender's euchre, and march, bring `seen.seat` more than a euchre together."""
    options = seen.options
    return (
        points_gained(
            seen, points_for(options, Outcome.LONE_DEFENDER_EUCHRE), options.euchre_points
        ),
        points_gained(
            seen, points_for(options, Outcome.LONE_DEFENDER_MARCH), options.euchre_points
        ),
    )
