"""How is a whole game written down, and read back?

A record is a JSON text: players, rules, scores at the start, and for every
deal its cards and actions. Reading checks the form; whether the actions are
legal is for `replay`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from euchre_desktop.rules.actions import Action, Keep, PickUp
from euchre_desktop.rules.cards import Card
from euchre_desktop.rules.dealing import Deal, Hand
from euchre_desktop.rules.notation import action_text, parse_action
from euchre_desktop.rules.options import OptionsError, RuleOptions, changed_settings, house_rules
from euchre_desktop.rules.seats import score_slots

FORMAT = "euchre-record"
VERSION = 1

_MOST_DIGITS = 18

_RECORD_KEYS = ("format", "version", "players", "rules", "initial_scores", "deals")
_DEAL_KEYS = ("dealer", "hands", "dummy", "kitty", "actions")


class RecordError(ValueError):
    """The text is not a record, or its game is not one the rules allow. One line."""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """One deal: the cards as dealt and what was decided, in order."""

    deal: Deal
    actions: tuple[Action, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A game, complete or not."""

    players: tuple[str, ...]
    """The names, by seat."""
    options: RuleOptions
    initial_scores: tuple[int, ...]
    deals: tuple[DealRecord, ...] = ()

    def with_deal(self, deal: Deal) -> Record:
        """The record with one more deal begun."""
        return replace(self, deals=(*self.deals, DealRecord(deal)))

    def with_action(self, action: Action) -> Record:
        """The record with one more action in its last deal."""
        last = self.deals[-1]
        extended = replace(last, actions=(*last.actions, action))
        return replace(self, deals=(*self.deals[:-1], extended))


def record_text(record: Record) -> str:
    """Write a record as JSON, one deal's parts a line."""
    deals = ",".join(f"\n    {_deal_text(deal)}" for deal in record.deals)
    return (
        "{\n"
        f'  "format": {json.dumps(FORMAT)}, "version": {VERSION},\n'
        f'  "players": {json.dumps(record.players, ensure_ascii=False)},\n'
        f'  "rules": {json.dumps(changed_settings(record.options))},\n'
        f'  "initial_scores": {json.dumps(record.initial_scores)},\n'
        f'  "deals": [{deals}]\n'
        "}\n"
    )


def parse_record(text: str) -> Record:
    """Read a record; raise RecordError, in one line, if `text` is not one."""
    raw = _parse_json(text)
    _check_keys(raw, _RECORD_KEYS, optional=("initial_scores",), where="record")
    if raw["format"] != FORMAT:
        raise RecordError(f"format is {_shown(raw['format'])}, not {FORMAT}")
    if not _is_whole(raw["version"]) or raw["version"] != VERSION:
        raise RecordError(f"version is {_shown(raw['version'])}, not {VERSION}")
    options = _parse_rules(raw["rules"])
    return Record(
        players=_parse_players(raw["players"], options),
        options=options,
        initial_scores=_parse_scores(raw, options),
        deals=tuple(
            _parse_deal(deal, f"deal {number}")
            for number, deal in enumerate(_list_of(raw["deals"], "deals"))
        ),
    )


def _deal_text(recorded: DealRecord) -> str:
    deal = recorded.deal
    parts = [
        f'"dealer": {deal.dealer}',
        f'"hands": [{", ".join(_cards_text(hand) for hand in deal.hands)}]',
        *([f'"dummy": {_cards_text(deal.dummy)}'] if deal.dummy else []),
        f'"kitty": {_cards_text(deal.kitty)}',
        f'"actions": {json.dumps([action_text(action) for action in recorded.actions])}',
    ]
    return "{" + ",\n     ".join(parts) + "}"


def _cards_text(cards: Hand) -> str:
    return json.dumps([str(card) for card in cards])


def _parse_json(text: str) -> dict[str, Any]:
    try:
        raw = json.loads(
            text,
            object_pairs_hook=_without_repeats,
            parse_int=_parse_int,
            parse_constant=_refuse_constant,
        )
    except RecordError:
        raise
    except (ValueError, RecursionError) as error:
        raise RecordError(f"not JSON: {_one_line(str(error))}") from None
    if not isinstance(raw, dict):
        raise RecordError("a record is a JSON object")
    return raw


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """JSON lets a key appear twice; which of the two was meant nobody can say."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise RecordError(f"the key {_shown(twice)} appears twice")
    return found


def _parse_int(digits: str) -> int:
    # Python refuses to write numbers of thousands of digits, which scores could add up to.
    if len(digits) > _MOST_DIGITS:
        raise RecordError(f"a number of {len(digits)} digits is too long")
    return int(digits)


def _refuse_constant(name: str) -> None:
    """Python's reader takes NaN and Infinity, which JSON does not know."""
    raise RecordError(f"not JSON: {name}")


def _check_keys(
    raw: dict[str, Any], known: tuple[str, ...], optional: tuple[str, ...], where: str
) -> None:
    for name in raw:
        if name not in known and not name.startswith("x-"):
            raise RecordError(f"{where}: unknown key {_shown(name)}")
    for name in known:
        if name not in raw and name not in optional:
            raise RecordError(f"{where}: the key {name} is missing")


def _parse_rules(raw: Any) -> RuleOptions:
    if not isinstance(raw, dict):
        raise RecordError("rules: takes a JSON object")
    try:
        return house_rules({n: value for n, value in raw.items() if not n.startswith("x-")})
    except OptionsError as error:
        raise RecordError(f"rules: {error}") from None


def _parse_players(raw: Any, options: RuleOptions) -> tuple[str, ...]:
    names = _list_of(raw, "players")
    if len(names) != options.players or not all(map(_is_name, names)):
        raise RecordError(f"players: takes {options.players} names")
    return tuple(names)


def _parse_scores(raw: dict[str, Any], options: RuleOptions) -> tuple[int, ...]:
    slots = score_slots(options.players)
    scores = _list_of(raw.get("initial_scores", [0] * slots), "initial_scores")
    if len(scores) != slots or not all(_is_whole(score) and score >= 0 for score in scores):
        raise RecordError(f"initial_scores: takes {slots} whole numbers from 0 up")
    return tuple(scores)


def _parse_deal(raw: Any, where: str) -> DealRecord:
    if not isinstance(raw, dict):
        raise RecordError(f"{where}: takes a JSON object")
    _check_keys(raw, _DEAL_KEYS, optional=("dummy",), where=where)
    if not _is_whole(raw["dealer"]):
        raise RecordError(f"{where}: dealer takes a seat, not {_shown(raw['dealer'])}")
    hands = _list_of(raw["hands"], f"{where}: hands")
    deal = Deal(
        dealer=raw["dealer"],
        hands=tuple(
            _parse_cards(hand, f"{where}: hand {seat}") for seat, hand in enumerate(hands)
        ),
        dummy=_parse_cards(raw.get("dummy", []), f"{where}: dummy"),
        kitty=_parse_cards(raw["kitty"], f"{where}: kitty"),
    )
    return DealRecord(deal, tuple(_parse_actions(raw["actions"], where)))


def _parse_cards(raw: Any, where: str) -> Hand:
    cards = []
    for text in _list_of(raw, where):
        try:
            cards.append(Card.parse(text))
        except (ValueError, TypeError):
            raise RecordError(f"{where}: not a card: {_shown(text)}") from None
    return tuple(cards)


def _parse_actions(raw: Any, where: str) -> Iterable[Action]:
    for number, text in enumerate(_list_of(raw, f"{where}: actions")):
        try:
            action = parse_action(text)
        except (ValueError, TypeError, AttributeError):
            action = None
        if action is None or action in (PickUp(None), Keep(None)):
            raise RecordError(f"{where}, action {number}: not an action: {_shown(text)}")
        yield action


def _list_of(raw: Any, where: str) -> list[Any]:
    if not isinstance(raw, list):
        raise RecordError(f"{where}: takes a list")
    return raw


def _is_name(raw: Any) -> bool:
    """Half a surrogate pair is text in JSON, but no file could hold it."""
    return isinstance(raw, str) and not any("\ud800" <= letter <= "\udfff" for letter in raw)


def _is_whole(raw: Any) -> bool:
    return isinstance(raw, int) and not isinstance(raw, bool)


def _shown(raw: Any) -> str:
    """Foreign material, short and on one line."""
    return _one_line(ascii(raw))


def _one_line(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= 60 else f"{text[:57]}..."
