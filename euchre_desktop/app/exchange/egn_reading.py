"""How is EGN read? Each deal's phases become what `telling` calls a told deal."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from euchre_desktop.app.exchange.building import GamesBuilder
from euchre_desktop.app.exchange.egn_text import (
    FILE_TYPE,
    LONGEST_NAME,
    MOST_DEALS,
    SUITS,
    parse_card,
    ruleset_of,
)
from euchre_desktop.app.exchange.limits import ExchangeError, shown
from euchre_desktop.app.exchange.telling import Told
from euchre_desktop.rules import (
    Action,
    Card,
    Hand,
    NameTrump,
    OrderUp,
    Pass,
    Phase,
    RuleOptions,
    Suit,
    score_slots,
)

_PLAYERS = 4
_BIDDING, _PLAYING = "EUCHRE_BIDDING", "TRICK_PLAY"


def read_egn(raw: dict[str, Any]) -> GamesBuilder:
    """The games of an EGN file, parsed from JSON; raises ExchangeError.

    What annotates the game, and lines that were not played, are passed over.
    """
    version = raw.get("version")
    if not isinstance(version, str) or not version.startswith("1."):
        raise ExchangeError(f"version: only EGN 1 can be read, not {shown(version)}")
    metadata = _object(raw.get("metadata"), "metadata")
    names = _names(metadata.get("players"))
    scores = _scores(metadata.get("initialScore"))
    ruleset = ruleset_of(metadata.get("ruleset", {}), scores)
    deals = _list(raw.get("deals"), "deals", MOST_DEALS)
    told = [_deal(deal, f"deals[{number}]", ruleset.options) for number, deal in enumerate(deals)]
    options = _with_what_was_done(ruleset.options, told)
    builder = GamesBuilder()
    builder.begin(names, options, scores)
    for deal in told:
        state = builder.state
        assert state is not None, "the first game is begun"
        broken = not builder.follows(names, options, deal) and state.deal is not None
        if broken and state.phase is Phase.BETWEEN_DEALS:  # deals picked out of a longer game
            builder.begin(names, options, state.scores)
        builder.add(deal)
    builder.finish()
    return builder


def is_egn(raw: dict[str, Any]) -> bool:
    """Does the file call itself EGN?"""
    return raw.get("fileType") == FILE_TYPE


def _with_what_was_done(options: RuleOptions, told: list[Told]) -> RuleOptions:
    """EGN has no rule for two things that ours may forbid: they are allowed where they occur."""
    for deal in told:
        if deal.buried == deal.upcard:
            options = replace(options, may_bury_upcard=True)
        if any(isinstance(bid, NameTrump) and bid.suit is deal.upcard.suit for bid in deal.bids):
            options = replace(options, round_two_suits="any")
    return options


def _deal(raw: Any, where: str, options: RuleOptions) -> Told:
    if isinstance(raw, str):
        raise ExchangeError(f"{where}: condensed deals cannot be read, only expanded ones")
    deal = _object(raw, where)
    start = _object(deal.get("initialState"), f"{where}.initialState")
    dealer = _seat(start.get("dealer"), f"{where}.initialState.dealer", 0)
    upcard = parse_card(start.get("upCard"), f"{where}.initialState.upCard")
    if upcard is None:
        raise ExchangeError(f"{where}.initialState.upCard: the upcard is not told")
    if upcard.suit is None:
        raise ExchangeError(f"{where}.initialState.upCard: EGN has no rule for an upturned joker")
    told = Told(
        where=where,
        dealer=dealer,
        hands=_hands(start.get("playerCards", []), f"{where}.initialState.playerCards"),
        kitty=(upcard,),
    )
    bidding, playing = _phases(deal.get("phases"), f"{where}.phases")
    if bidding is not None:
        told = _bidden(told, bidding, f"{where}.phases[0]", options)
    return told if playing is None else _played(told, bidding, playing, f"{where}.phases[1]")


def _phases(raw: Any, where: str) -> tuple[dict[str, Any] | None, dict[str, Any] | None]:
    phases = [_object(phase, f"{where}[{n}]") for n, phase in enumerate(_list(raw, where, 2))]
    for number, (phase, kind) in enumerate(zip(phases, (_BIDDING, _PLAYING), strict=False)):
        if phase.get("type") != kind:
            raise ExchangeError(
                f"{where}[{number}].type: takes {kind}, not {shown(phase.get('type'))}"
            )
    bidding, playing = (*phases, None, None)[:2]
    return bidding, playing


def _bidden(told: Told, raw: dict[str, Any], where: str, options: RuleOptions) -> Told:
    if _list(raw.get("cardExchanges", []), f"{where}.cardExchanges", 4):
        raise ExchangeError(f"{where}.cardExchanges: exchanges of cards are not known here")
    calls = _list(raw.get("calls"), f"{where}.calls", 16)
    bids = tuple(_call(call, f"{where}.calls[{n}]") for n, call in enumerate(calls))
    ordered = bids[-1:] == (OrderUp(),)
    told = replace(
        told,
        bids=bids,
        alone=_switch(raw, "isAlone", where) if "isAlone" in raw else None,
        takes_upcard=True if ordered and "discard" in raw else None,
        buried=parse_card(raw["discard"], f"{where}.discard")
        if ordered and "discard" in raw
        else None,
    )
    if "aloneDefender" not in raw:
        return told
    defender = _seat(raw["aloneDefender"], f"{where}.aloneDefender", -1)
    # Of meaning only where the rules and the maker let somebody defend alone.
    alone = options.defend_alone and told.alone and defender >= 0
    return replace(told, defended=True, lone_defender=defender if alone else None)


def _played(told: Told, bidding: dict[str, Any] | None, raw: dict[str, Any], where: str) -> Told:
    """Cards are played only once all is decided."""
    alone = told.alone
    if alone is None:
        alone = "isAlone" in raw and _switch(raw, "isAlone", where)
    tricks = _list(raw.get("tricks"), f"{where}.tricks", 10)
    trump = _trump(told)
    return replace(
        told,
        alone=alone,
        takes_upcard=True,
        defended=True,
        leader=None,
        tricks=tuple(_trick(t, f"{where}.tricks[{n}]", trump) for n, t in enumerate(tricks)),
    )


def _trick(raw: Any, where: str, trump: Suit | None) -> Hand:
    cards: list[Card] = []
    for number, word in enumerate(_list(raw, where, _PLAYERS)):
        card = parse_card(word, f"{where}[{number}]", trump)
        if card is None:
            raise ExchangeError(f"{where}[{number}]: the card played is not told")
        cards.append(card)
    return tuple(cards)


def _trump(told: Told) -> Suit | None:
    match told.bids[-1:]:
        case (OrderUp(),):
            return told.upcard.suit
        case (NameTrump(suit),):
            return suit
        case _:
            return None


def _call(raw: Any, where: str) -> Action:
    if raw == "Pass":
        return Pass()
    if raw == "Order":
        return OrderUp()
    if raw == "n":
        raise ExchangeError(f"{where}: the rule allow_no_trump is not known here")
    if raw == "x":
        raise ExchangeError(f"{where}: the call is not told")
    if isinstance(raw, str) and raw in SUITS:
        return NameTrump(SUITS[raw])
    raise ExchangeError(f"{where}: not a call: {shown(raw)}")


def _hands(raw: Any, where: str) -> tuple[Hand, ...]:
    """The cards told; a card in part unknown is one that is not told."""
    hands = [
        tuple(
            card
            for word in _list(hand, f"{where}[{seat}]", 10)
            if (card := parse_card(word, f"{where}[{seat}]")) is not None
        )
        for seat, hand in enumerate(_list(raw, where, 10))
    ]
    if len(hands) not in (0, _PLAYERS):
        raise ExchangeError(f"{where}: takes {_PLAYERS} hands, not {len(hands)}")
    return tuple(hands) or ((),) * _PLAYERS


def _names(raw: Any) -> tuple[str, ...]:
    players = _list(raw, "metadata.players", 10)
    if len(players) != _PLAYERS:
        raise ExchangeError(
            f"metadata.players: only games of four can be read, not of {len(players)}"
        )
    return tuple(_name(player, f"metadata.players[{n}]") for n, player in enumerate(players))


def _name(raw: Any, where: str) -> str:
    name = raw.get("name") if isinstance(raw, dict) else raw
    if not isinstance(name, str) or any("\ud800" <= letter <= "\udfff" for letter in name):
        raise ExchangeError(f"{where}: takes a name, not {shown(name)}")
    return name[:LONGEST_NAME]


def _scores(raw: Any) -> tuple[int, ...]:
    scores = _list(raw, "metadata.initialScore", 2) or [0, 0]
    if len(scores) != score_slots(_PLAYERS) or not all(_is_whole(s) and s >= 0 for s in scores):
        raise ExchangeError("metadata.initialScore: takes two whole numbers from 0 up")
    return tuple(scores)


def _switch(raw: dict[str, Any], name: str, where: str) -> bool:
    value = raw[name]
    if not isinstance(value, bool):
        raise ExchangeError(f"{where}.{name}: takes true or false, not {shown(value)}")
    return value


def _object(raw: Any, where: str) -> dict[str, Any]:
    if not isinstance(raw, dict):
        raise ExchangeError(f"{where}: takes a JSON object, not {shown(raw)}")
    return raw


def _list(raw: Any, where: str, most: int) -> list[Any]:
    if not isinstance(raw, list):
        raise ExchangeError(f"{where}: takes a list, not {shown(raw)}")
    if len(raw) > most:
        raise ExchangeError(f"{where}: takes at most {most}, not {len(raw)}")
    return raw


def _seat(raw: Any, where: str, least: int) -> int:
    if not _is_whole(raw) or raw not in range(least, _PLAYERS):
        raise ExchangeError(f"{where}: takes a seat from {least} to 3, not {shown(raw)}")
    return int(raw)


def _is_whole(raw: Any) -> bool:
    return isinstance(raw, int) and not isinstance(raw, bool)
