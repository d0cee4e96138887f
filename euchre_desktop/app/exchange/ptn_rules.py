"""Which of PTN's game options are rules of this program, and how are they written?"""

from __future__ import annotations

import json
from typing import Any

from euchre_desktop.app.exchange.limits import ExchangeError, parse_json, shown
from euchre_desktop.app.exchange.ptn_text import RULES_TAG, DealTags, Tag
from euchre_desktop.rules import OptionsError, RuleOptions, changed_settings, house_rules

OPTIONS_TAG = "GameOptionsJson"

_LOW_RANKS = {24: 9, 28: 8, 32: 7}

_OF_BID_EUCHRE = ("variation", "bidType", "biddingStyle", "callTrump", "withKitty")
_OTHER_GAMES = (*_OF_BID_EUCHRE, "offerAloneCall2", "take4for1", "makerLeadsFirst")
"""Options under which the cards or the points would be others."""
ALONE_TAKES_FIVE = "aloneTake5"
_ONLY_IF_USED = ("allowNotrump", "allowLowNotrump", "callForBest", "goUnder", ALONE_TAKES_FIVE)
"""Options that change nothing in a deal that makes no use of them."""


def rules_of(tags: DealTags, players: int, bury_upcard: bool) -> tuple[RuleOptions, list[str]]:
    """The rules of a deal, and the foreign rules that are passed over.

    Raises ExchangeError for a rule this program does not know and cannot pass over.
    """
    own = tags.find(RULES_TAG)
    if own is not None:
        return _own_rules(own, players), []
    tag = tags.find(OPTIONS_TAG)
    raw = {} if tag is None or not tag.value.strip() else parse_json(tag.value, tag.where)
    if not isinstance(raw, dict):
        raise ExchangeError(f"{OPTIONS_TAG} takes a JSON object, not {shown(raw)}")
    where = "" if tag is None else f"{tag.where}: "
    for name in _OTHER_GAMES:
        if raw.get(name):
            raise ExchangeError(f"{where}the rule {name} is not known here")
    if raw.get("numDecks", 1) != 1:
        raise ExchangeError(f"{where}the rule numDecks is not known here")
    settings = {**_settings(raw, where), "players": players}
    if bury_upcard:
        settings["may_bury_upcard"] = True
    if players == 3:
        settings.update(dummy="none", defend_alone=False)
    try:
        return house_rules(settings), [name for name in _ONLY_IF_USED if raw.get(name)]
    except OptionsError as error:
        raise ExchangeError(f"{where}{error}") from None


def options_json(options: RuleOptions) -> str:
    """The options PTN has words for, for other programs; those at their defaults are left out."""
    told: dict[str, bool | int] = {}
    if options.target != 10:
        told["gameOverScore"] = options.target
    if options.low_rank != 9:
        told["deckSize"] = next(
            size for size, low in _LOW_RANKS.items() if low == options.low_rank
        )
    if options.stick_the_dealer:
        told["stickTheDealer"] = True
    if options.joker:
        told["withJoker"] = True
    return json.dumps(told, separators=(",", ":"))


def own_rules_json(options: RuleOptions) -> str:
    """Every setting that differs from the game's defaults, as in records."""
    return json.dumps(changed_settings(options), separators=(",", ":"))


def _settings(raw: dict[str, Any], where: str) -> dict[str, Any]:
    settings: dict[str, Any] = {"maker_alone": True, "dealer_pickup": "required"}
    if "stickTheDealer" in raw:
        settings["stick_the_dealer"] = bool(raw["stickTheDealer"])
    if "withJoker" in raw:
        settings["joker"] = bool(raw["withJoker"])
    if "gameOverScore" in raw:
        settings["target"] = raw["gameOverScore"]
    if "deckSize" in raw:
        size = raw["deckSize"]
        if not isinstance(size, int) or size not in _LOW_RANKS:
            raise ExchangeError(f"{where}deckSize takes 24, 28 or 32 here, not {shown(size)}")
        settings["low_rank"] = _LOW_RANKS[size]
    return settings


def _own_rules(tag: Tag, players: int) -> RuleOptions:
    raw = parse_json(tag.value, tag.where)
    if not isinstance(raw, dict):
        raise ExchangeError(f"{tag.where}: {tag.name} takes a JSON object")
    try:
        options = house_rules(raw)
    except OptionsError as error:
        raise ExchangeError(f"{tag.where}: {error}") from None
    if options.players != players:
        raise ExchangeError(
            f"{tag.where}: the rules are for {options.players} players,"
            f" but {players} hands are dealt"
        )
    return options
