"""What is EGN made of? Its fixed words, its cards, and how its rules compare to ours."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from euchre_desktop.app.exchange.limits import ExchangeError, shown
from euchre_desktop.rules import (
    JOKER,
    Card,
    OptionsError,
    RuleOptions,
    Suit,
    house_rules,
    left_bower,
    right_bower,
)

FILE_TYPE = "Euchre Game Notation"
VERSION = "1.4"
MOST_DEALS = 100
LONGEST_NAME = 64

LEADS = {"LEFT_OF_DEALER": "left_of_dealer", "LEFT_OF_LONER": "left_of_loner"}
SUITS = {suit.letter.lower(): suit for suit in Suit}

_RULES = {
    "std": True,
    "min_rank": 9,
    "winning_score": 10,
    "num_deals": 0,
    "canadian": False,
    "loner_lead": "LEFT_OF_DEALER",
    "loner_march_score": 4,
    "loner_euchred_score": 2,
    "defend_alone": False,
    "farmers": False,
    "partners_best": False,
    "go_under": False,
    "joker": False,
    "num_players": 4,
    "allow_no_trump": False,
    "fast_break": False,
    "four_trick_tokens": False,
}
"""Every rule with its default."""
_NOT_HERE = (
    *("farmers", "partners_best", "go_under", "allow_no_trump", "fast_break"),
    "four_trick_tokens",
)
MOST_IN_A_DEAL = 20
"""Points; a loner's march is worth no more by our rules."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The rules of a file: ours, and how many deals it wants, 0 for as many as it takes."""

    options: RuleOptions
    number_of_deals: int


def ruleset_of(raw: Any, scores: tuple[int, ...]) -> Ruleset:
    """Read a ruleset; raises ExchangeError, naming the rule, for one we have not."""
    if not isinstance(raw, dict):
        raise ExchangeError("metadata.ruleset: takes a JSON object")
    for name, value in raw.items():
        if name not in _RULES:
            raise ExchangeError(f"metadata.ruleset: the rule {shown(name)} is not known here")
        if type(value) is not type(_RULES[name]):
            raise ExchangeError(f"metadata.ruleset.{name}: not {shown(value)}")
    rules: dict[str, Any] = {**_RULES, **raw}
    for name in _NOT_HERE:
        if rules[name]:
            raise ExchangeError(f"metadata.ruleset: the rule {name} is not known here")
    if rules["num_players"] != 4:
        raise ExchangeError("metadata.ruleset: only EGN for four players can be read")
    if rules["loner_euchred_score"] != 2:
        raise ExchangeError("metadata.ruleset: loner_euchred_score other than 2 is not known here")
    if rules["loner_lead"] not in LEADS:
        raise ExchangeError(f"metadata.ruleset.loner_lead: not {shown(rules['loner_lead'])}")
    number = 0 if "winning_score" in raw and rules["winning_score"] else rules["num_deals"]
    target = rules["winning_score"]
    if number:  # no rule of ours ends a game by its deals: the target lies out of their reach
        target = max(scores) + MOST_IN_A_DEAL * max(number, MOST_DEALS) + 1
    return Ruleset(_options(rules, target), number)


def _options(rules: dict[str, Any], target: int) -> RuleOptions:
    try:
        return house_rules(
            {
                "players": 4,
                "stick_the_dealer": rules["std"],
                "low_rank": rules["min_rank"],
                "target": target,
                "canadian_loner": rules["canadian"],
                "alone_lead": LEADS[rules["loner_lead"]],
                "lone_march_points": rules["loner_march_score"],
                "defend_alone": rules["defend_alone"],
                "joker": rules["joker"],
            }
        )
    except OptionsError as error:
        raise ExchangeError(f"metadata.ruleset: {error}") from None


def card_text(card: Card) -> str:
    """The card as EGN writes it: the suit small, the joker B."""
    return "B" if card.suit is None else card.rank.letter + card.suit.letter.lower()


def parse_card(raw: Any, where: str, trump: Suit | None = None) -> Card | None:
    """Read a card; None for one that is not told in full. L and R are the bowers of `trump`."""
    if raw == "B":
        return JOKER
    if raw in ("L", "R"):
        return None if trump is None else (left_bower if raw == "L" else right_bower)(trump)
    if isinstance(raw, str) and len(raw) == 2:
        rank, suit = raw[0].replace("N", "9"), raw[1]
        if rank in "X789TJQKA" and (suit in "xtng" or suit.lower() in SUITS):
            told = rank != "X" and suit not in "xtng"
            return Card.parse(rank + suit.upper()) if told else None
    raise ExchangeError(f"{where}: not a card: {shown(raw)}")
