"""How is a four-handed game written as EGN, and what can EGN not say?"""

from __future__ import annotations

import json
from typing import Any

from euchre_desktop.app.exchange.egn_text import (
    FILE_TYPE,
    LEADS,
    LONGEST_NAME,
    MOST_DEALS,
    VERSION,
    card_text,
)
from euchre_desktop.app.exchange.limits import ExchangeError
from euchre_desktop.rules import (
    Action,
    GameState,
    Hand,
    NameTrump,
    OrderUp,
    Pass,
    Phase,
    Record,
    RuleOptions,
    defaults,
    replay,
)

_SAYABLE = (
    *("players", "low_rank", "joker", "target", "stick_the_dealer", "canadian_loner"),
    *("defend_alone", "alone_lead", "lone_march_points"),
)
_OF_NO_MATTER = (
    *("may_bury_upcard", "round_two_suits"),  # seen where it is made use of
    *("first_dealer", "packets", "tie", "upturned_joker"),  # nothing in the deals depends on it
)


def egn_text(record: Record) -> str:
    """The game as EGN; raises ExchangeError, naming the rule, where EGN has no words for it."""
    _check(record)
    replayed = replay(record)
    raw = {
        "fileType": FILE_TYPE,
        "version": VERSION,
        "metadata": {
            "players": [name[:LONGEST_NAME] for name in record.players],
            "initialScore": list(record.initial_scores),
            "finalScore": list(replayed.state.scores),
            "ruleset": _ruleset(record.options),
        },
        "deals": [_deal(state, number) for number, state in enumerate(replayed.deals)],
    }
    return json.dumps(raw, indent=1, ensure_ascii=False) + "\n"


def _check(record: Record) -> None:
    options = record.options
    if options.players != 4:
        raise ExchangeError("EGN is written for four players only")
    if len(record.deals) > MOST_DEALS:
        raise ExchangeError(f"EGN holds at most {MOST_DEALS} deals")
    standard = defaults(4)
    for name in RuleOptions.__dataclass_fields__:
        value = getattr(options, name)
        known = name in _SAYABLE or name in _OF_NO_MATTER or value == getattr(standard, name)
        if not known or (name == "alone_lead" and value not in LEADS.values()):
            raise ExchangeError(f"EGN has no words for the rule {name}: {value}")
    for number, recorded in enumerate(record.deals):
        if recorded.deal.upcard.suit is None:
            raise ExchangeError(f"deal {number}: EGN has no words for an upturned joker")


def _ruleset(options: RuleOptions) -> dict[str, Any]:
    return {
        "std": options.stick_the_dealer,
        "min_rank": options.low_rank,
        "winning_score": options.target,
        "canadian": options.canadian_loner,
        "loner_lead": next(word for word, lead in LEADS.items() if lead == options.alone_lead),
        "loner_march_score": options.lone_march_points,
        "defend_alone": options.defend_alone,
        "joker": options.joker,
    }


def _deal(state: GameState, number: int) -> dict[str, Any]:
    phases = [_bidding(state, number)]
    if state.tricks:
        phases.append(_play(state))
    return {
        "dealNumber": number,
        "initialState": {
            "dealer": state.dealer,
            "upCard": card_text(state.upcard),
            "playerCards": [_cards(hand) for hand in state.dealt.hands],
        },
        "phases": phases,
    }


def _bidding(state: GameState, number: int) -> dict[str, Any]:
    calls = [_call(bid) for _, bid in state.actions if isinstance(bid, Pass | OrderUp | NameTrump)]
    phase: dict[str, Any] = {"phaseNumber": 0, "type": "EUCHRE_BIDDING", "calls": calls}
    made = state.contract
    if made is None:
        return phase
    if made.lone_defender is not None and not made.alone:
        raise ExchangeError(f"deal {number}: EGN has a lone defender only against a lone maker")
    if state.buried is not None:
        phase["discard"] = card_text(state.buried)
    if state.phase not in (Phase.PICKING_UP, Phase.DECLARING):
        phase["isAlone"] = made.alone
    if state.options.defend_alone and state.tricks:
        phase["aloneDefender"] = -1 if made.lone_defender is None else made.lone_defender
    return phase


def _call(bid: Action) -> str:
    match bid:
        case OrderUp():
            return "Order"
        case NameTrump(suit):
            return suit.letter.lower()
        case _:
            return "Pass"


def _play(state: GameState) -> dict[str, Any]:
    tricks = [[card_text(card) for _, card in trick.plays] for trick in state.tricks]
    return {
        "phaseNumber": 1,
        "type": "TRICK_PLAY",
        "tricks": [trick for trick in tricks if trick],
    }


def _cards(hand: Hand) -> list[str]:
    return [card_text(card) for card in hand]
