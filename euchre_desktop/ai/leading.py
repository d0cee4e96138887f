"""Which card is led?"""

from __future__ import annotations

from collections.abc import Callable

from euchre_desktop.ai.reasons import card_name, counted, suit_name
from euchre_desktop.ai.view import View
from euchre_desktop.rules import Card, Rank, Suit

Choice = tuple[Card, str]
Rule = Callable[[View], Choice | None]

TRUMPS_TO_DRAW = 3
"""With so many trumps the maker leads them even without the best one."""


def lead(view: View) -> Choice:
    """The first rule that applies leads; the last one always does."""
    for rule in _rules(view):
        choice = rule(view)
        if choice is not None:
            return choice
    return _lowest(view)


def _rules(view: View) -> tuple[Rule, ...]:
    if view.seat == view.made.maker:
        return (_draw_with_boss, _run_alone, _draw_with_length, _side_boss, _short_suit)
    if view.attacks:
        return (_help_draw, _side_boss, _trump_to_maker, _short_suit)
    return (_cash_trumps, _side_boss, _for_friends_ruff, _short_suit)


def _draw_with_boss(view: View) -> Choice | None:
    """Draw trumps from above, while an opponent may have one."""
    trumps = view.trumps
    if not trumps or not view.foes_may_trump or not view.memory.is_boss(trumps[-1]):
        return None
    if len(trumps) == 1 and not _all_boss(view):
        return None
    return trumps[-1], f"{_the(view, trumps[-1])} is the best trump left and draws theirs"


def _run_alone(view: View) -> Choice | None:
    """Nobody helps: winners first, and let the opponents guess what to keep."""
    if view.friends or view.foes_may_trump or not view.trumps:
        return None
    return view.trumps[-1], "they have no trump left, so mine win and make them discard"


def _side_boss(view: View) -> Choice | None:
    """The best card left of a side suit, where it is least likely to be trumped."""
    bosses = [card for card in view.side_cards if view.memory.is_boss(card)]
    bosses = [card for card in bosses if not _is_ruffed(view, view.suit(card))]
    if not bosses:
        return None
    card = max(bosses, key=lambda boss: _runs(view, view.suit(boss)))
    return card, f"{_the(view, card)} is the best {_one_of(card)} left"


def _draw_with_length(view: View) -> Choice | None:
    trumps = view.trumps
    if len(trumps) < TRUMPS_TO_DRAW or not view.foes_may_trump:
        return None
    return trumps[-1], f"with {counted(len(trumps), 'trump')} I draw theirs"


def _short_suit(view: View) -> Choice | None:
    """A loser whose suit is short, so that it can be trumped later."""
    losers = [card for card in view.side_cards if not view.memory.is_boss(card)]
    if not losers:
        return None
    if not view.trumps:
        card = min(losers, key=lambda c: (_breaks_king(view, c), len(view.memory.above(c)), c))
        return card, f"I have nothing better to lead than {_the(view, card)}"
    card = min(losers, key=lambda c: (_breaks_king(view, c), view.length(view.suit(c)), c.rank))
    if view.length(view.suit(card)) == 1:
        return card, f"{_the(view, card)} is my only {_one_of(card)}; later I can trump the suit"
    return card, f"{_the(view, card)} costs me least"


def _help_draw(view: View) -> Choice | None:
    """The maker's partner leads a bower, or the boss, through the opponents."""
    trumps = view.trumps
    if not trumps or not view.foes_may_trump:
        return None
    top = trumps[-1]
    if view.memory.is_boss(top) or top.rank in (Rank.JACK, Rank.JOKER):
        return top, f"{_the(view, top)} draws trumps for my partner, the maker"
    return None


def _trump_to_maker(view: View) -> Choice | None:
    if not view.trumps or not view.foes_may_trump or len(view.hand) < 4:
        return None
    return view.trumps[-1], "my partner is the maker and wants trumps led"


def _cash_trumps(view: View) -> Choice | None:
    """Sure trump tricks, once they are enough for the euchre or nothing else is held."""
    sure = _sure_trumps(view)
    if not sure or not view.foes_may_trump:
        return None
    top = view.trumps[-1]
    missing = 3 - view.side_tricks
    if 0 < missing <= sure:
        return top, f"{_the(view, top)} is the best trump left, and enough for the euchre"
    if _all_boss(view):
        return top, f"{_the(view, top)} and my other cards are the best left"
    return None


def _for_friends_ruff(view: View) -> Choice | None:
    """A suit the partner cannot follow and the maker can."""
    for card in view.side_cards:
        suit = view.suit(card)
        ruffs = any(view.memory.may_ruff(friend, suit) for friend in view.friends)
        if ruffs and not _is_ruffed(view, suit):
            return card, f"{view.friend()} has no {suit_name(suit)} and may trump"
    return None


def _lowest(view: View) -> Choice:
    if view.trumps and view.memory.is_boss(view.trumps[-1]):
        card = view.trumps[-1]
        return card, f"{_the(view, card)} is the best trump left"
    card = view.legal[0]
    return card, f"nothing I hold is sure to win, so I lead {_the(view, card)}"


def _sure_trumps(view: View) -> int:
    """How many of the trumps held are higher than every one unseen."""
    return sum(1 for card in view.trumps if view.memory.is_boss(card))


def _all_boss(view: View) -> bool:
    return all(view.memory.is_boss(card) for card in view.hand)


def _is_ruffed(view: View, suit: Suit) -> bool:
    """Has an opponent shown that it cannot follow, while it may have trumps?"""
    return any(view.memory.may_ruff(foe, suit) for foe in view.foes)


def _runs(view: View, suit: Suit) -> tuple[int, int]:
    """How likely the others can follow: many cards unseen, few in this hand."""
    return len(view.memory.left(suit)), -suit


def _breaks_king(view: View, card: Card) -> bool:
    """Is this the second best of its suit, or the one card that guards it?"""
    suit = view.suit(card)
    if view.length(suit) != 2:
        return False
    return any(
        len(view.memory.above(other)) == 1 for other in view.hand if view.suit(other) is suit
    )


def _the(view: View, card: Card) -> str:
    return card_name(card, view.trump)


def _one_of(card: Card) -> str:
    assert card.suit is not None
    return suit_name(card.suit).removesuffix("s")
