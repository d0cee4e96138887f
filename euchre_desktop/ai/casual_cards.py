"""Which card does an ordinary club player play?

Such a player remembers which trumps are gone and who has shown to have none, not more: of the
other suits only aces are counted on.
"""

from __future__ import annotations

from euchre_desktop.ai.play import duck, euchre_would_lose
from euchre_desktop.ai.reasons import Reason, card_name
from euchre_desktop.ai.view import View, view_of
from euchre_desktop.rules import (
    Action,
    Card,
    Observation,
    PlayCard,
    Rank,
    Suit,
    is_trump,
    strength,
)

Choice = tuple[Card, str]
TRUMPS_TO_DRAW = 3
"""With so many trumps the maker leads them even without the best one."""


def card(seen: Observation) -> tuple[Action, Reason]:
    """The card to play, when it is `seen.seat`'s turn."""
    view = view_of(seen)
    if len(view.legal) == 1:
        return PlayCard(view.legal[0]), Reason("the only card I may play")
    if euchre_would_lose(seen):
        return duck(view)
    chosen, words = _follow(view) if seen.trick.plays else _lead(view)
    return PlayCard(chosen), Reason(words)


def _lead(view: View) -> Choice:
    trumps, aces = view.trumps, [one for one in view.side_cards if one.rank is Rank.ACE]
    if trumps and view.foes_may_trump and _leads_trump(view):
        return trumps[-1], f"I draw trumps with {_the(view, trumps[-1])}"
    if aces:
        return aces[0], f"{_the(view, aces[0])} should win before it is trumped"
    if not view.side_cards:
        return trumps[-1], f"I have only trumps: {_the(view, trumps[-1])} first"
    chosen = min(view.side_cards, key=lambda one: _loss(view, one))
    return chosen, f"{_the(view, chosen)} costs me least"


def _leads_trump(view: View) -> bool:
    """The maker with the best trump left or many; the partner always; a defender never."""
    if view.seat != view.made.maker:
        return view.attacks
    many = len(view.trumps) >= TRUMPS_TO_DRAW
    return many or (len(view.trumps) > 1 and view.memory.is_boss(view.trumps[-1]))


def _follow(view: View) -> Choice:
    winner, best = view.seen.trick.winning_play(view.trump)
    led = view.seen.trick.led(view.trump)
    assert led is not None, "somebody has led"
    beating = _beating(view, best, led)
    if winner in view.friends and (not view.foes_to_come or _is_high(view, best)):
        return _throw(view, f"{view.friend()} is winning with {_the(view, best)}")
    if not beating:
        return _throw(view, f"I cannot beat {_the(view, best)}")
    if winner in view.friends and is_trump(beating[0], view.trump):
        return _throw(view, f"I do not trump {_the(view, best)} of {view.friend()}")
    if not view.foes_to_come:
        return beating[0], f"{_the(view, beating[0])} is enough to win"
    if is_trump(beating[0], view.trump) and led is not view.trump:
        return beating[0], f"I trump low, with {_the(view, beating[0])}"
    return beating[-1], f"{_the(view, beating[-1])} is my best chance to win"


def _beating(view: View, best: Card, led: Suit) -> list[Card]:
    """The cards that would win so far, lowest first."""
    to_beat = strength(best, view.trump, led)
    return [one for one in view.legal if strength(one, view.trump, led) > to_beat]


def _is_high(view: View, best: Card) -> bool:
    """Is it a card that is left to win the trick?"""
    return is_trump(best, view.trump) or best.rank >= Rank.KING


def _throw(view: View, words: str) -> Choice:
    chosen = min(view.legal, key=lambda one: _loss(view, one))
    return chosen, f"{words}, so I play {_the(view, chosen)}"


def _loss(view: View, one: Card) -> tuple[int, int, int]:
    """Sorts the cards from the first to be let go: single cards, low ones, aces, trumps."""
    if is_trump(one, view.trump):
        return 3, strength(one, view.trump, view.trump), 0
    if one.rank is Rank.ACE:
        return 2, 0, one.suit or 0
    single = view.length(view.suit(one)) == 1 and bool(view.trumps)
    return (0 if single else 1), one.rank, one.suit or 0


def _the(view: View, one: Card) -> str:
    return card_name(one, view.trump)
