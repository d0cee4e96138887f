"""Why is another action than that of the rules of thumb better? Words from a search's numbers."""

from __future__ import annotations

from euchre_desktop.ai.fast.codes import THROWN_IN
from euchre_desktop.ai.reasons import Reason, card_name, listed, suit_name
from euchre_desktop.ai.search import Estimate, Findings
from euchre_desktop.ai.valuing import holding_words
from euchre_desktop.rules import (
    Action,
    Alone,
    Decline,
    Hand,
    Keep,
    NameTrump,
    Observation,
    OrderUp,
    Pass,
    PickUp,
    PlayCard,
    Suit,
    WithHelp,
)

TELLING_TRICKS = 0.05
"""Less than this much of a trick is not worth telling."""


def better(seen: Observation, found: Findings) -> Reason:
    """What is said for the action found best, against that of the rules of thumb."""
    usual = found.estimates[0]
    best = next(one for one in found.estimates if one.candidate.action == found.action)
    match found.action:
        case OrderUp() | NameTrump():
            return Reason(_making(seen, best, _trump_named(seen, found.action)))
        case Pass():
            return Reason(_passing(seen, usual))
        case PlayCard(card):
            return Reason(_playing(seen, best, usual, card_name(card, seen.made.trump)))
        case PickUp() | Decline() | Keep():
            return Reason(_instead(seen, best, usual))
        case Alone() | WithHelp():
            return Reason(_alone_or_not(seen, best, usual))


def made(estimate: Estimate) -> float:
    """How often the maker's side takes three tricks, when the deal is played."""
    played = 1 - estimate.results[THROWN_IN]
    return _share(estimate, (0, 1, 2)) / played if played else 0.0


def _share(estimate: Estimate, codes: tuple[int, ...]) -> float:
    return sum(estimate.results[6 * maker + code] for maker in range(4) for code in codes)


def _making(seen: Observation, best: Estimate, trump: Suit) -> str:
    words = holding_words(seen.hand, trump)
    return f"{words}: {_percent(made(best))} to make {suit_name(trump)}"


def _passing(seen: Observation, usual: Estimate) -> str:
    trump = _trump_named(seen, usual.candidate.action)
    words = holding_words(seen.hand, trump)
    return f"{words}: only {_percent(made(usual))} to make {suit_name(trump)}, so I wait"


def _trump_named(seen: Observation, action: Action) -> Suit:
    suit = action.suit if isinstance(action, NameTrump) else seen.upcard.suit
    assert suit is not None  # a joker turned up is not ordered
    return suit


def _playing(seen: Observation, best: Estimate, usual: Estimate, card: str) -> str:
    against = usual.candidate.action
    assert isinstance(against, PlayCard)
    other = card_name(against.card, seen.made.trump)
    attacks = seen.seat in seen.made.makers
    more = best.tricks - usual.tricks if attacks else usual.tricks - best.tricks
    if more >= TELLING_TRICKS:
        return f"{other} would take {_of_a_trick(more)} less than {card}"
    return f"{card} is better than {other} for the points: {_chance(seen, best, usual)}"


def _alone_or_not(seen: Observation, best: Estimate, usual: Estimate) -> str:
    words = holding_words(seen.hand, seen.made.trump)
    alone = best if isinstance(best.candidate.action, Alone) else usual
    if seen.seat == seen.made.maker:
        march = _share(alone, (2,))
        return f"{words}: {_percent(march)} to take all five tricks alone"
    return f"{words}: {_percent(_share(alone, (4, 5)))} to euchre the maker by myself"


def _instead(seen: Observation, best: Estimate, usual: Estimate) -> str:
    return f"{_put_away(seen, best)} rather than {_put_away(seen, usual)}: " + _chance(
        seen, best, usual
    )


def _put_away(seen: Observation, estimate: Estimate) -> str:
    trump = seen.made.trump
    match estimate.candidate.action:
        case PickUp(bury) if bury is not None:
            return f"burying {card_name(bury, trump)}"
        case Keep(kept) if kept is not None:
            return f"keeping {_named(kept, trump)}"
        case _:
            return "leaving the upcard"


def _named(cards: Hand, trump: Suit) -> str:
    return listed([card_name(card, trump) for card in cards])


def _chance(seen: Observation, best: Estimate, usual: Estimate) -> str:
    """What changes most: making it, or the march."""
    attacks = seen.seat in seen.made.makers
    now, before = (made(best), made(usual)) if attacks else (1 - made(best), 1 - made(usual))
    march_now, march_before = _share(best, (1, 2)), _share(usual, (1, 2))
    if abs(march_now - march_before) > abs(now - before):
        return f"all five tricks for the maker {_percent(march_now)}, not {_percent(march_before)}"
    aim = "to make it" if attacks else "to euchre the maker"
    return f"{_percent(now)} {aim}, not {_percent(before)}"


def _percent(share: float) -> str:
    return f"about {round(100 * share)} %"


def _of_a_trick(tricks: float) -> str:
    for least, words in ((0.9, "about a trick"), (0.65, "about three quarters of a trick")):
        if tricks >= least:
            return words
    if tricks >= 0.4:
        return "about half a trick"
    return "about a quarter of a trick" if tricks >= 0.2 else "about a tenth of a trick"
