"""Why is another action than that of the rules of thumb better? Words from a search's numbers."""

from __future__ import annotations

from euchre_desktop.ai.estimates import MADE_AT_ALL, Estimate
from euchre_desktop.ai.fast.codes import (
    EUCHRE,
    LONE_DEFENDER_EUCHRE,
    LONE_DEFENDER_MARCH,
    LONE_MARCH,
    MARCH,
)
from euchre_desktop.ai.play import euchre_would_lose
from euchre_desktop.ai.reasons import Reason, card_name, listed, suit_name
from euchre_desktop.ai.search import Findings
from euchre_desktop.ai.valuing import holding_words
from euchre_desktop.rules import (
    Action,
    Alone,
    Keep,
    NameTrump,
    Observation,
    OrderUp,
    Pass,
    PickUp,
    PlayCard,
    Suit,
    WithHelp,
    partner_of,
    score_slot,
)

TELLING_TRICKS = 0.05
"""Less than this much of a trick is not worth telling."""
TELLING_CHANCE = 0.015
"""Nor is a chance that changes by less."""
TELLING_EUCHRES = 0.15
"""So often others must be euchred that it is the reason to pass."""
SPARED = "a euchre would win the game for another"
LIKELY = 0.5
"""From here on a suit is not named for want of anything better."""


def better(seen: Observation, found: Findings) -> Reason:
    """What is said for the action found best, against that of the rules of thumb."""
    usual = found.estimates[0]
    best = next(one for one in found.estimates if one.candidate.action == found.action)
    match found.action:
        case OrderUp() | NameTrump():
            return Reason(_making(seen, best, _trump_named(seen, found.action)))
        case Pass():
            return Reason(_passing(seen, best, usual))
        case Alone() | WithHelp():
            return Reason(_alone_or_not(seen, best, usual))
        case _:
            return Reason(_instead(seen, best, usual))


def _making(seen: Observation, best: Estimate, trump: Suit) -> str:
    words = f"{holding_words(seen.hand, trump)}: {_percent(best.made)} to make {suit_name(trump)}"
    if best.made >= LIKELY or Pass() not in seen.legal_actions:
        return words
    return f"{words}, but if I pass I expect even less"


def _passing(seen: Observation, best: Estimate, usual: Estimate) -> str:
    """What speaks for waiting: a bad bid, or what a good one would forgo."""
    trump = _trump_named(seen, usual.candidate.action)
    words, chance = holding_words(seen.hand, trump), usual.made
    if chance < LIKELY:
        return f"{words}: only {_percent(chance)} to make {suit_name(trump)}, so I wait"
    good = f"{words}: {_percent(chance)} to make {suit_name(trump)}"
    own = {seen.seat, partner_of(seen.seat, seen.players)}
    foes = [seat for seat in range(seen.players) if seat not in own]
    euchred = sum(best.share_of(foe, (EUCHRE,)) for foe in foes)
    if euchred >= TELLING_EUCHRES:
        return f"{good}, but if I wait, who makes it instead is euchred: {_percent(euchred)}"
    return f"{good}, but if I wait I expect even more"


def _trump_named(seen: Observation, action: Action) -> Suit:
    suit = action.suit if isinstance(action, NameTrump) else seen.upcard.suit
    assert suit is not None  # a joker turned up is not ordered
    return suit


def _alone_or_not(seen: Observation, best: Estimate, usual: Estimate) -> str:
    words = holding_words(seen.hand, seen.made.trump)
    alone = isinstance(best.candidate.action, Alone)
    tried = best if alone else usual
    only = "" if alone else "only "
    if seen.seat == seen.made.maker:
        march = tried.share((LONE_MARCH,))
        return f"{words}: {only}{_percent(march)} to take all five tricks alone"
    if _spares(seen, best, usual):
        return f"{SPARED}, and {'alone' if alone else 'with help'} I can avoid it"
    euchre = tried.share((LONE_DEFENDER_EUCHRE, LONE_DEFENDER_MARCH))
    return f"{words}: {only}{_percent(euchre)} to euchre the maker by myself"


def _instead(seen: Observation, best: Estimate, usual: Estimate) -> str:
    """Why one card, burial or hand rather than another."""
    this, that = _told(seen, best, usual), _told(seen, usual, best)
    if _spares(seen, best, usual):
        return f"{SPARED}, and {this} makes it less likely than {that}"
    attacks = seen.seat in seen.made.makers
    gains = [
        (_gain(attacks, best, usual, codes), _stakes(attacks, best, usual, codes, aim))
        for codes, aim in _aims(seen, attacks)
    ]
    gain, words = max(gains)
    if gain >= TELLING_CHANCE:
        return f"{this} rather than {that}: {words}"
    more = best.tricks - usual.tricks if attacks else usual.tricks - best.tricks
    if more >= TELLING_TRICKS:
        return f"{this} rather than {that}: {_of_a_trick(more)} more on average"
    return f"{this} rather than {that}: it makes little difference"


Codes = tuple[int, ...]


def _aims(seen: Observation, attacks: bool) -> list[tuple[Codes, str]]:
    """What one hopes for: the results in which the makers reach it, and what it is called."""
    aims: list[tuple[Codes, str]] = [
        (MADE_AT_ALL, "to make it" if attacks else "to euchre the maker")
    ]
    missing = seen.options.target - seen.scores[score_slot(seen.made.maker, seen.players)]
    if missing > seen.options.make_points:
        march = "to take all five tricks" if attacks else "to prevent a march"
        aims.append(((MARCH, LONE_MARCH), march))
    return aims


def _gain(attacks: bool, best: Estimate, usual: Estimate, codes: Codes) -> float:
    more = best.share(codes) - usual.share(codes)
    return more if attacks else -more


def _stakes(attacks: bool, best: Estimate, usual: Estimate, codes: Codes, aim: str) -> str:
    now, before = best.share(codes), usual.share(codes)
    if not attacks:
        now, before = 1 - now, 1 - before
    return f"{_percent(now)} {aim}, not {_percent(before)}"


def _spares(seen: Observation, best: Estimate, usual: Estimate) -> bool:
    """Is it done to spare the maker a euchre that would win the game for the other defender?"""
    more = best.share(MADE_AT_ALL) - usual.share(MADE_AT_ALL)
    return euchre_would_lose(seen) and more >= TELLING_CHANCE


def _told(seen: Observation, estimate: Estimate, other: Estimate) -> str:
    """What is done, named by how it differs from the other thing."""
    trump = seen.made.trump
    match estimate.candidate.action, other.candidate.action:
        case PlayCard(card), _:
            return card_name(card, trump)
        case PickUp(bury), _ if bury is not None:
            return f"burying {card_name(bury, trump)}"
        case Keep(kept), Keep(others) if kept is not None and others is not None:
            named = [card_name(card, trump) for card in kept if card not in others]
            return f"keeping {listed(named)}"
        case _:
            return "leaving the upcard"


def _percent(share: float) -> str:
    return f"about {round(100 * share)} %"


def _of_a_trick(tricks: float) -> str:
    for least, words in ((0.9, "about a trick"), (0.65, "about three quarters of a trick")):
        if tricks >= least:
            return words
    if tricks >= 0.4:
        return "about half a trick"
    return "about a quarter of a trick" if tricks >= 0.2 else "about a tenth of a trick"
