"""Does the maker, or a defender, play alone?"""

from __future__ import annotations

from dataclasses import replace

from euchre_desktop.ai.play import euchre_would_lose
from euchre_desktop.ai.reasons import Reason, card_name, counted
from euchre_desktop.ai.temperament import Temperament, tricks_more
from euchre_desktop.ai.thresholds import (
    DOUBTFUL_TRICK,
    LONE_DEFENDER_TRICKS_FOR_EUCHRE,
    LONE_DEFENDER_TRICKS_FOR_MARCH,
    THRESHOLDS,
)
from euchre_desktop.ai.valuing import (
    Setting,
    expected_tricks,
    game_of,
    holding_words,
    setting_of,
)
from euchre_desktop.rules import (
    HAND_SIZE,
    JOKER,
    Action,
    Alone,
    Hand,
    Observation,
    Outcome,
    Phase,
    Rank,
    RuleOptions,
    Suit,
    WithHelp,
    deck_of,
    effective_suit,
    is_trump,
    left_of,
    points_for,
    right_bower,
    score_slot,
    strength,
)

Verdict = tuple[Action, Reason]


def alone_or_not(seen: Observation, temperament: Temperament) -> Verdict:
    """What the maker, or a defender, answers when asked whether to play alone."""
    more = tricks_more(temperament)
    if seen.phase is Phase.DECLARING:
        return _maker(seen, more)
    action, reason = _defender(seen, more)
    if action == Alone() and euchre_would_lose(seen):
        return action, Reason("a euchre would win the game for another, and alone I can avoid it")
    return action, reason


def _maker(seen: Observation, more: float) -> Verdict:
    trump, options = seen.made.trump, seen.options
    if options.players != 4 and not options.merges_dummy(seen.made.bidding_round):
        return _declaration(seen, more)
    if points_gained(seen, options.lone_march_points, options.march_points) <= 0:
        when = " at this score" if options.lone_march_points > options.march_points else ""
        return WithHelp(), Reason(f"a march alone would bring no more{when} than with help")
    theirs = seen.dealer != seen.seat and seen.dealer not in seen.made.makers
    if theirs and seen.upcard_taken and seen.upcard in _unbeatable(trump):
        return WithHelp(), Reason(
            f"the dealer, an opponent, holds {card_name(seen.upcard, trump)}"
        )
    tricks = _tricks_alone(seen)
    holding = holding_words(seen.hand, trump)
    if tricks >= _needed_alone(seen) + more:
        return Alone(), Reason(f"{holding}: all five tricks are likely without help")
    return WithHelp(), Reason(f"{holding} will hardly take all five tricks alone")


def _declaration(seen: Observation, more: float) -> Verdict:
    """Alone changes no cards here: only the points, and perhaps who leads."""
    options = seen.options
    gain = points_gained(seen, options.lone_march_points, options.march_points)
    if gain < 0:
        return WithHelp(), Reason("alone a march would bring less")
    usual, alone = (first_lead_is_mine(seen, alone=declared) for declared in (False, True))
    if gain == 0 and not (alone and not usual):
        return WithHelp(), Reason("alone would bring nothing more at this score")
    if alone >= usual:
        return Alone(), Reason("playing alone costs nothing here and may bring more")
    tricks = _tricks_alone(seen)
    if tricks >= _needed_alone(seen) + more:
        return Alone(), Reason(
            f"{holding_words(seen.hand, seen.made.trump)}: strong enough to give up the lead"
        )
    return WithHelp(), Reason("alone I would give up the first lead")


def _needed_alone(seen: Observation) -> float:
    return THRESHOLDS[game_of(seen.options, seen.made.bidding_round)].alone


def _tricks_alone(seen: Observation) -> float:
    game = game_of(seen.options, seen.made.bidding_round, alone=True)
    return expected_tricks(game, seen.hand, seen.made.trump, lone_setting(seen))


def lone_setting(seen: Observation) -> Setting:
    """What would surround the maker's hand, played alone."""
    return replace(
        setting_of(seen, in_hand=seen.dealer == seen.seat),
        leads=first_lead_is_mine(seen, alone=True),
        to_partner=None,
    )


def first_lead_is_mine(seen: Observation, alone: bool) -> bool:
    """Does the maker `seen.seat` lead to the first trick, alone or not?"""
    first = left_of(seen.dealer, seen.players)
    if alone and seen.options.alone_lead != "left_of_dealer":
        return seen.options.alone_lead == "maker"
    return first == seen.seat


def _unbeatable(trump: Suit) -> Hand:
    return (JOKER, right_bower(trump))


def points_gained(seen: Observation, alone: int, usual: int) -> int:
    """What these points bring more than the usual ones, none of them beyond the target."""
    missing = seen.options.target - seen.scores[score_slot(seen.seat, seen.players)]
    return min(alone, missing) - min(usual, missing)


def _defender(seen: Observation, more: float) -> Verdict:
    options, trump = seen.options, seen.made.trump
    euchre = options.euchre_points
    sure = near_sure_tricks(seen.hand, trump, options)
    words = f"I count on {counted(sure, 'sure trick')}"
    by_euchre = points_gained(seen, points_for(options, Outcome.LONE_DEFENDER_EUCHRE), euchre)
    by_march = points_gained(seen, points_for(options, Outcome.LONE_DEFENDER_MARCH), euchre)
    counted_on = sure + DOUBTFUL_TRICK * _doubtful_tricks(seen.hand, trump, sure)
    if by_euchre > 0 and counted_on >= LONE_DEFENDER_TRICKS_FOR_EUCHRE + more:
        hope = "" if sure >= LONE_DEFENDER_TRICKS_FOR_EUCHRE else " and hope for another"
        return Alone(), Reason(f"{words}{hope}, enough to euchre the maker by myself")
    if by_euchre >= 0 and by_march > 0 and sure >= LONE_DEFENDER_TRICKS_FOR_MARCH:
        return Alone(), Reason(f"{words} by myself, so the maker may take none")
    if max(by_euchre, by_march) <= 0:
        return WithHelp(), Reason("defending alone would bring nothing more at this score")
    return WithHelp(), Reason(f"{words}: too few to do without a partner")


def near_sure_tricks(hand: Hand, trump: Suit, options: RuleOptions) -> int:
    """The top trumps of a hand, the trumps they draw room for, and the aces behind them."""
    held = sorted(
        (card for card in hand if is_trump(card, trump)),
        key=lambda card: strength(card, trump, trump),
        reverse=True,
    )
    order = sorted(
        (card for card in deck_of(options) if is_trump(card, trump)),
        key=lambda card: strength(card, trump, trump),
        reverse=True,
    )
    top = next((n for n, card in enumerate(held) if card != order[n]), len(held))
    against = len(order) - len(held)
    # Two rounds of trumps usually leave the others with none.
    drawn = top >= 2 or against == 0
    tricks = len(held) if top and drawn and len(held) >= 3 else top
    if not drawn:
        return min(tricks, HAND_SIZE)
    return tricks + sum(_running(hand, suit, trump) for suit in Suit if suit is not trump)


def _doubtful_tricks(hand: Hand, trump: Suit, sure: int) -> int:
    """The trumps and aces of a hand beyond its near-sure tricks."""
    good = sum(1 for card in hand if is_trump(card, trump) or card.rank is Rank.ACE)
    return max(0, good - sure)


def _running(hand: Hand, suit: Suit, trump: Suit) -> int:
    """The cards of a side suit that are high from the ace down without a gap."""
    ranks = [card.rank for card in hand if effective_suit(card, trump) is suit]
    order = (Rank.ACE, Rank.KING, Rank.QUEEN)
    return next((n for n, rank in enumerate(order) if rank not in ranks), len(order))
