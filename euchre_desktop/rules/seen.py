"""How is what a seat sees written down for an outside program, and read back?

The text holds the dealer, the actions and this seat's own cards. Everything else that
an Observation says follows from these by the rules, so it is derived, never sent.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from euchre_desktop.rules.actions import Action, Keep, PickUp, PlayCard
from euchre_desktop.rules.cards import Card
from euchre_desktop.rules.dealing import HAND_SIZE, Deal, Hand, deal_from, deck_of
from euchre_desktop.rules.engine import IllegalActionError, apply, new_game, start_deal
from euchre_desktop.rules.legal import legal_from
from euchre_desktop.rules.notation import action_text, parse_action
from euchre_desktop.rules.observation import Observation
from euchre_desktop.rules.options import RuleOptions
from euchre_desktop.rules.seats import Seat
from euchre_desktop.rules.state import GameState, Phase

PROTOCOL_VERSION = 1
"""Of the lines between an arena and a bot, of which a seat's sight is the main part."""

UNKNOWN_DEAL_NUMBER = 1
"""The one thing an Observation has that is not told and does not follow."""


class SeenError(ValueError):
    """The text is not what a seat to act can see under these rules. One line."""


def seen_json(seen: Observation) -> dict[str, Any]:
    """What `seen.seat` may know, as one JSON object; the seat's legal actions among it."""
    told: dict[str, Any] = {
        "players": seen.players,
        "seat": seen.seat,
        "dealer": seen.dealer,
        "scores": list(seen.scores),
        "hand": _texts(seen.hand),
        "upcard": str(seen.upcard),
        "actions": [action_text(action) for _, action in seen.actions],
        "legal": [action_text(action) for action in seen.legal_actions],
    }
    if seen.dummy:
        told["dummy"] = _texts(seen.dummy)
    if seen.own_buried:
        told["buried"] = _texts(seen.own_buried)
    return told


def observation_from(told: object, options: RuleOptions) -> Observation:
    """The observation of a seat to act from the object that `seen_json` makes of it.

    Equal to the observation it was made of but for `deal_number`, which is not
    told and becomes `UNKNOWN_DEAL_NUMBER`. Raises SeenError if no game under
    `options` can look like this to a seat whose turn it is. Unknown keys are ignored.
    """
    if not isinstance(told, dict):
        raise SeenError("seen takes a JSON object")
    if _whole(told, "players") != options.players:
        raise SeenError(f"players is {told['players']}, but the rules are for {options.players}")
    own = _read_own(told)
    table = _table(told, options, own)
    if table.turn != own.seat:
        raise SeenError(f"seat {own.seat} is not to act after these actions")
    seen = _observation(table, own)
    _check_cards(seen)
    _check_legal(told, seen)
    return seen


class _Own(NamedTuple):
    """What a seat is told of itself."""

    seat: Seat
    hand: Hand
    dummy: Hand
    buried: Hand
    actions: tuple[Action, ...]


def _read_own(told: Mapping[str, Any]) -> _Own:
    return _Own(
        seat=_whole(told, "seat"),
        hand=_cards(told, "hand"),
        dummy=_cards(told, "dummy", optional=True),
        buried=_cards(told, "buried", optional=True),
        actions=_actions(told, "actions"),
    )


def _table(told: Mapping[str, Any], options: RuleOptions, own: _Own) -> GameState:
    """The table after the actions told: true in all that lies open, in no hidden card.

    The engine judges every action, but on a hand supposed to allow it: whether a
    card that somebody played was held, and whether a suit could be followed, is not
    for this seat to check. The hands of the result mean nothing and go no further.
    """
    (upcard,) = _cards({"upcard": [told.get("upcard")]}, "upcard")
    try:
        game = new_game(options, tuple(_scores(told)))
        table = start_deal(game, _any_deal(options, _whole(told, "dealer"), upcard)).state
    except ValueError as error:
        raise SeenError(str(error)) from None
    for number, action in enumerate(own.actions):
        hand, supposed = _supposed(table, action)
        try:
            table = apply(_holding(table, hand), supposed).state
        except IllegalActionError:
            text = action_text(action)
            raise SeenError(f"action {number}: '{text}' is against the rules") from None
        if table.turn is None:
            raise SeenError(f"the deal is over after action {number}")
        _check_face_down(table, own.seat, action, number)
    return table


def _any_deal(options: RuleOptions, dealer: Seat, upcard: Card) -> Deal:
    """Some deal that turns `upcard`."""
    rest = [card for card in deck_of(options) if card != upcard]
    places = HAND_SIZE * (options.players + options.has_dummy)
    return deal_from(options, dealer, (*rest[:places], upcard, *rest[places:]))


def _supposed(table: GameState, action: Action) -> tuple[Hand, Action]:
    """A hand that may do `action`, and the action with cards in the place of unseen ones."""
    others = [card for card in deck_of(table.options) if card != table.upcard]
    match action:
        case PickUp(None):
            return (others[0],), PickUp(others[0])
        case PickUp(Card() as bury) if bury != table.upcard:
            return (bury,), action
        case Keep(None):
            return tuple(others[:HAND_SIZE]), Keep(tuple(others[:HAND_SIZE]))
        case Keep(tuple() as kept):
            return kept, action
        case PlayCard(card):
            return (card,), action
        case _:
            return (), action


def _holding(table: GameState, hand: Hand) -> GameState:
    """The table as if the seat to act held `hand`."""
    turn = table.acting
    return replace(table, hands=(*table.hands[:turn], hand, *table.hands[turn + 1 :]))


def _check_face_down(table: GameState, seat: Seat, action: Action, number: int) -> None:
    """Own cards put away are told, others' are not."""
    if not isinstance(action, PickUp | Keep):
        return
    by = table.actions[-1][0]
    hidden = action in (PickUp(None), Keep(None))
    if hidden == (by == seat):
        raise SeenError(f"action {number}: '{action_text(action)}' is not how seat {seat} saw it")


def _observation(table: GameState, own: _Own) -> Observation:
    played = [seat for trick in table.tricks for seat, _ in trick.plays]
    seats = [seat for seat, _ in table.actions]
    seen = Observation(
        seat=own.seat,
        hand=own.hand,
        dummy=own.dummy,
        own_buried=own.buried,
        options=table.options,
        scores=table.scores,
        deal_number=UNKNOWN_DEAL_NUMBER,
        dealer=table.dealer,
        phase=table.phase,
        turn=table.turn,
        upcard=table.upcard,
        upcard_taken=table.upcard_taken,
        actions=tuple(zip(seats, own.actions, strict=True)),
        contract=table.contract,
        tricks=table.tricks,
        cards_held=tuple(HAND_SIZE - played.count(seat) for seat in range(table.options.players)),
        dummy_count=len(table.dummy),
        kitty_count=len(table.dealt.kitty),
        result=None,
        legal_actions=(),
    )
    return replace(seen, legal_actions=legal_from(seen, seen.hand))


def _check_cards(seen: Observation) -> None:
    """Every card that this seat has seen is in the deck, and lies in one place only."""
    if len(seen.hand) != seen.cards_held[seen.seat]:
        held = seen.cards_held[seen.seat]
        raise SeenError(f"hand holds {len(seen.hand)} cards, not {held}")
    if len(seen.dummy) != (HAND_SIZE if seen.phase is Phase.MERGING else 0):
        raise SeenError(f"dummy holds {len(seen.dummy)} cards in {seen.phase.value}")
    if len(seen.own_buried) != _count_put_away(seen):
        raise SeenError(f"buried holds {len(seen.own_buried)} cards, not {_count_put_away(seen)}")
    played = [card for trick in seen.tricks for _, card in trick.plays]
    known = [*seen.hand, *seen.dummy, *seen.own_buried, *played]
    if not seen.upcard_taken:
        known.append(seen.upcard)
    deck = deck_of(seen.options)
    strange = [card for card in known if card not in deck]
    twice = [card for card in known if known.count(card) > 1]
    if strange or twice:
        problem = "is in no deck of this game" if strange else "lies in two places"
        raise SeenError(f"{(strange or twice)[0]} {problem}")


def _count_put_away(seen: Observation) -> int:
    own = [action for seat, action in seen.actions if seat == seen.seat]
    buried = sum(isinstance(action, PickUp) for action in own)
    return buried + HAND_SIZE * sum(isinstance(action, Keep) for action in own)


def _check_legal(told: Mapping[str, Any], seen: Observation) -> None:
    """Both sides must mean the same rules, or every answer may be refused."""
    legal = _actions(told, "legal")
    if set(legal) != set(seen.legal_actions):
        derived = ", ".join(action_text(action) for action in seen.legal_actions[:12])
        raise SeenError(f"legal differs from what the rules allow here: {derived}")


def _texts(cards: Hand) -> list[str]:
    return [str(card) for card in cards]


def _whole(told: Mapping[str, Any], key: str) -> int:
    value = told.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise SeenError(f"{key} takes a whole number")
    return value


def _list(told: Mapping[str, Any], key: str) -> list[Any]:
    value = told.get(key)
    if not isinstance(value, list):
        raise SeenError(f"{key} takes a list")
    return value


def _scores(told: Mapping[str, Any]) -> list[int]:
    scores = _list(told, "scores")
    return [_whole({"scores": score}, "scores") for score in scores]


def _cards(told: Mapping[str, Any], key: str, optional: bool = False) -> Hand:
    if optional and key not in told:
        return ()
    try:
        return tuple(Card.parse(text) for text in _list(told, key))
    except (ValueError, TypeError):
        raise SeenError(f"{key} takes cards like JS, each one a text") from None


def _actions(told: Mapping[str, Any], key: str) -> tuple[Action, ...]:
    try:
        return tuple(parse_action(text) for text in _list(told, key))
    except (ValueError, TypeError, AttributeError):
        raise SeenError(f"{key} takes actions like 'pass' or 'JS', each one a text") from None
