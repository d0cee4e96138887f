"""Which card is played: led, or to a trick begun by another?"""

from __future__ import annotations

from euchre_desktop.ai.following import follow
from euchre_desktop.ai.leading import lead
from euchre_desktop.ai.reasons import Reason, card_name
from euchre_desktop.ai.view import View, view_of
from euchre_desktop.rules import (
    Action,
    Card,
    Observation,
    Outcome,
    PlayCard,
    points_for,
    score_slots,
    strength,
    winners,
)


def play(seen: Observation) -> tuple[Action, Reason]:
    """The card to play, when it is `seen.seat`'s turn."""
    view = view_of(seen)
    if len(view.legal) == 1:
        last = "my last card" if len(view.hand) == 1 else "the only card I may play"
        return PlayCard(view.legal[0]), Reason(last)
    if euchre_would_lose(seen):
        return duck(view)
    card, words = follow(view) if seen.trick.plays else lead(view)
    return PlayCard(card), Reason(words)


def euchre_would_lose(seen: Observation) -> bool:
    """Would a euchre let a fellow defender win the game without this seat?

    With three players the defenders' points are equal but their scores are not.
    """
    made = seen.made
    if seen.players != 3 or seen.seat == made.maker or seen.tricks_taken[made.maker] >= 3:
        return False
    lone = made.lone_defender is not None
    outcome = Outcome.LONE_DEFENDER_EUCHRE if lone else Outcome.EUCHRE
    euchred = _scores_after(seen, made.defenders, points_for(seen.options, outcome))
    won = winners(seen.options, euchred)
    if not won or seen.seat in won:
        return False
    made_it = _scores_after(seen, (made.maker,), seen.options.make_points)
    return not winners(seen.options, made_it)


def duck(view: View) -> tuple[Action, Reason]:
    """Not to win the trick, where `euchre_would_lose`."""
    card = _losing(view)
    return PlayCard(card), Reason(
        "a euchre now would win the game for another, so I take no trick with"
        f" {card_name(card, view.trump)}"
    )


def _scores_after(seen: Observation, scorers: tuple[int, ...], points: int) -> tuple[int, ...]:
    slots = range(score_slots(seen.players))
    return tuple(seen.scores[slot] + (points if slot in scorers else 0) for slot in slots)


def _losing(view: View) -> Card:
    """The highest card that does not win, else the lowest."""
    plays = view.seen.trick.plays
    if not plays:
        return view.legal[0]
    led = view.seen.trick.led(view.trump)
    assert led is not None, "somebody has led"
    to_beat = strength(view.seen.trick.winning_play(view.trump)[1], view.trump, led)
    losing = [card for card in view.legal if strength(card, view.trump, led) < to_beat]
    return losing[-1] if losing else view.legal[0]
