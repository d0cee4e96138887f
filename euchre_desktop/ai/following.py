"""Which card is played to a trick another has begun?"""

from __future__ import annotations

from collections.abc import Sequence

from euchre_desktop.ai.reasons import card_name
from euchre_desktop.ai.throwing import throw, thrown
from euchre_desktop.ai.view import View
from euchre_desktop.rules import Card, Suit, is_trump, strength

Choice = tuple[Card, str]

WEAK_LEAD = 2
"""A partner's card with so many better ones unseen is not relied on."""


def follow(view: View) -> Choice:
    """Win the trick if the own side does not hold it and it can be won; else throw."""
    winner, best = view.seen.trick.winning_play(view.trump)
    led = view.seen.trick.led(view.trump)
    assert led is not None, "somebody has led"
    to_beat = strength(best, view.trump, led)
    beating = [card for card in view.legal if strength(card, view.trump, led) > to_beat]
    if winner in view.friends:
        return _with_friend_winning(view, best, beating, led)
    coming = _friends_sure_trump(view, to_beat, led)
    if coming is not None:
        card = throw(view, [card for card in view.legal if card not in beating] or view.legal)
        return card, f"{view.friend()} has {_the(view, coming)} and can win; {thrown(view, card)}"
    if not beating:
        card = throw(view, view.legal)
        return card, f"I cannot beat {_the(view, best)}; {thrown(view, card)}"
    return _take(view, best, beating, led)


def _friends_sure_trump(view: View, to_beat: int, led: Suit) -> Card | None:
    """The upcard, if a partner who took it has yet to play and surely wins the trick with it.

    When another suit than trump is led, the partner may have to follow.
    """
    shown = view.memory.shown
    if shown is None or led is not view.trump:
        return None
    seat, card = shown
    if seat not in view.to_come or seat not in view.friends:
        return None
    wins = strength(card, view.trump, led) > to_beat and not _is_beaten_later(view, card, led)
    return card if wins else None


def _with_friend_winning(view: View, best: Card, beating: Sequence[Card], led: Suit) -> Choice:
    """A partner's trick is left alone, unless it is likely lost and can be made safe."""
    spare = [card for card in view.legal if card not in beating] or view.legal
    if not view.foes_to_come:
        card = throw(view, spare)
        return card, f"{view.friend()} wins with {_the(view, best)}; {thrown(view, card)}"
    card = throw(view, spare)
    if not _is_beaten_later(view, best, led):
        return card, (
            f"{view.friend()} will hardly be beaten with {_the(view, best)}; {thrown(view, card)}"
        )
    rescue = [c for c in beating if not _is_beaten_later(view, c, led)]
    if rescue and _is_weak(view, best, led):
        return rescue[0], f"{_the(view, best)} of {view.friend()} may lose, mine will not"
    return card, f"{view.friend()} wins so far; {thrown(view, card)}"


def _take(view: View, best: Card, beating: Sequence[Card], led: Suit) -> Choice:
    """Win as cheaply as is safe against those who play later."""
    if not view.foes_to_come:
        return beating[0], f"{_the(view, beating[0])} is enough to win"
    safe = [card for card in beating if not _is_beaten_later(view, card, led)]
    if safe:
        return safe[0], f"{_the(view, safe[0])} beats what they may still hold"
    if led is view.trump:
        return beating[0], f"{_the(view, beating[0])} beats {_the(view, best)} for now"
    if is_trump(beating[0], view.trump):
        return beating[0], f"I trump low, with {_the(view, beating[0])}"
    return beating[-1], f"{_the(view, beating[-1])} is my best chance to win"


def _is_beaten_later(view: View, card: Card, led: Suit) -> bool:
    return any(view.memory.may_beat(foe, card, led) for foe in view.foes_to_come)


def _is_weak(view: View, card: Card, led: Suit) -> bool:
    """Is it more than one card in one hand that would beat a partner's card?"""
    if any(view.memory.may_ruff(foe, led) for foe in view.foes_to_come):
        return True
    return len(view.memory.above(card)) >= WEAK_LEAD


def _the(view: View, card: Card) -> str:
    return card_name(card, view.trump)
