"""How is a game told, so that a person can check it against the rules?"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from euchre_desktop.rules import (
    Action,
    Alone,
    DealScored,
    Decline,
    GameState,
    Hand,
    Keep,
    NameTrump,
    OrderUp,
    Pass,
    Phase,
    PickUp,
    PlayCard,
    Seat,
    WithHelp,
    apply,
    first_dealer,
    house_rules,
    legal_actions,
    new_game,
    next_dealer,
    partner_of,
    seats_of_slot,
    seeded_deal,
    start_deal,
)

FOLDER = Path(__file__).parent

NAMES = {
    2: ("South", "North"),
    3: ("South", "West", "East"),
    4: ("South", "West", "North", "East"),
}


@dataclass(frozen=True, slots=True)
class Game:
    """One flavor: its rules over the defaults, and the seed of cards and play."""

    title: str
    rules: dict[str, object]
    seed: str


GAMES = {
    "three_players": Game("Three-handed, standard rules", {"players": 3}, "three 264"),
    "two_players": Game("Two-handed, standard rules", {"players": 2}, "two 217"),
    "four_players": Game("Four-handed, standard rules", {"players": 4}, "four 290"),
    "british_joker": Game(
        "Four-handed with a joker, to five; the dealer names when it is turned up",
        {"players": 4, "joker": True, "target": 5, "first_dealer": "first_black_jack"},
        "british 171",
    ),
    "canadian_loner": Game(
        "Four-handed, to five: a partner who assists is alone, defenders may be,"
        " the dealer is stuck",
        {
            "players": 4,
            "target": 5,
            "canadian_loner": True,
            "defend_alone": True,
            "stick_the_dealer": True,
        },
        "canadian 148",
    ),
    "thirty_two_in_turn": Game(
        "Three-handed with 33 cards, to five, any suit, ties played on;"
        " each in turn names when the joker is turned up",
        {
            "players": 3,
            "low_rank": 7,
            "joker": True,
            "target": 5,
            "dummy": "maker_round_one",
            "round_two_suits": "any",
            "upturned_joker": "in_turn",
            "may_bury_upcard": True,
            "alone_lead": "maker",
            "tie": "play_on",
        },
        "thirty 220",
    ),
}


def told(game: Game) -> str:
    """The whole game, played at random and told deal by deal."""
    return "\n".join(_lines(game)) + "\n"


def _lines(game: Game) -> Iterator[str]:
    options = house_rules(game.rules)
    rng = random.Random(game.seed)
    names = NAMES[options.players]
    yield game.title
    yield f"rules {json.dumps(game.rules)}"
    yield f"seed {game.seed}"
    state = new_game(options)
    while state.phase is not Phase.GAME_OVER:
        dealer = next_dealer(state)
        if dealer is None:
            dealer = first_dealer(options, game.seed).dealer
        dealt = seeded_deal(options, dealer, game.seed, state.deals_begun)
        state = start_deal(state, dealt).state
        yield from ("", *_dealt(state, names))
        while state.turn is not None and state.phase is not Phase.PLAYING:
            action = _choice(state, rng)
            yield f"  {names[state.turn]} {_said(state, state.turn, action)}"
            state = apply(state, action).state
        while state.phase is Phase.PLAYING:
            state = apply(state, _choice(state, rng)).state
        yield from _ended(state, names)


def _choice(state: GameState, rng: random.Random) -> Action:
    """Any legal action, but a maker keeps what looks best, or deals would all be alike."""
    choices = legal_actions(state)
    if state.phase is not Phase.MERGING:
        return choices[int(rng.random() * len(choices))]
    ten = (*state.hands[state.acting], *state.dummy)
    best = sorted(ten, key=lambda card: (card.suit is not state.made.trump, -card.rank))[:5]
    return Keep(tuple(best))


def _dealt(state: GameState, names: tuple[str, ...]) -> Iterator[str]:
    yield f"Deal {state.deals_begun}, dealt by {names[state.dealer]}; {state.upcard} is turned"
    for name, hand in zip(names, state.hands, strict=True):
        yield f"  {name:<5} {_written(hand)}"
    if state.dummy:
        yield f"  dummy {_written(state.dummy)}"
    yield f"  kitty {_written(state.dealt.kitty)}"


def _said(state: GameState, seat: Seat, action: Action) -> str:
    match action:
        case Pass():
            return "passes" if state.turn != state.dealer else "passes, as the dealer"
        case OrderUp():
            return _ordered(state, seat)
        case NameTrump(suit):
            return f"names {suit.name.lower()}"
        case PickUp(bury):
            return f"takes {state.upcard} and buries {bury}"
        case Decline():
            return f"leaves {state.upcard} in the middle"
        case Alone():
            return "plays alone" if seat == state.made.maker else "defends alone"
        case WithHelp():
            return "takes help" if seat == state.made.maker else "defends together"
        case Keep(cards):
            return f"keeps {_written(cards or ())}"
        case PlayCard(card):
            return f"plays {card}"


def _ordered(state: GameState, seat: Seat) -> str:
    """RULES: opponents order it up, a partner or a second speaker assists, the dealer accepts."""
    if seat == state.dealer:
        return "accepts"
    second_of_three = state.options.players == 3 and len(state.actions) == 1
    partner = seat == partner_of(state.dealer, state.options.players)
    return "assists" if partner or second_of_three else "orders it up"


def _ended(state: GameState, names: tuple[str, ...]) -> Iterator[str]:
    if state.contract is not None:
        yield f"  trump {state.made.trump.name.lower()}, made by {names[state.made.maker]}"
        if state.made.sitting_out:
            yield "  sitting out: " + ", ".join(names[seat] for seat in state.made.sitting_out)
        if state.buried is not None:
            yield f"  buried {state.buried}"
        if state.unkept:
            yield f"  not kept {_written(state.unkept)}"
    for number, trick in enumerate(state.tricks, start=1):
        plays = ", ".join(f"{names[seat]} {card}" for seat, card in trick.plays)
        yield f"  {number}. {plays}: {names[trick.winner(state.made.trump)]} takes it"
    if isinstance(state.result, DealScored):
        yield f"  {state.result.outcome.value}, {state.result.makers_tricks} of 5 for the maker"
        yield f"  points {_scores(state, names, state.result.points)}"
    else:
        yield "  thrown in"
    yield f"  scores {_scores(state, names, state.scores)}"


def _scores(state: GameState, names: tuple[str, ...], numbers: tuple[int, ...]) -> str:
    sides = (
        "+".join(names[seat] for seat in seats_of_slot(slot, state.options.players))
        for slot in range(len(numbers))
    )
    return ", ".join(f"{side} {number}" for side, number in zip(sides, numbers, strict=True))


def _written(cards: Hand) -> str:
    return " ".join(str(card) for card in cards)
