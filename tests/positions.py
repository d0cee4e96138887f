"""How does a test set up a table? Positions from hand-written cards, and play from words.

    state = table(3, dealer=2, hands="JH 9C | AS", upcard="QH", stick_the_dealer=True)
    state = play(state, "pass order pickup-9S with")

A script is written in the words of records, with a hyphen where a record has
a space: `name-H`, `pickup-9S`, `keep-JS-JC-AS-KS-AH`.
"""

from __future__ import annotations

from collections.abc import Mapping

from euchre_desktop.rules import (
    HAND_SIZE,
    Action,
    Card,
    Deal,
    Event,
    GameState,
    Hand,
    Phase,
    RuleOptions,
    Seat,
    action_text,
    apply,
    deck_of,
    house_rules,
    legal_actions,
    new_game,
    parse_action,
    start_deal,
)


def cards(text: str) -> Hand:
    """The cards written in `text`, in its order."""
    return tuple(Card.parse(word) for word in text.split())


def deal(
    options: RuleOptions,
    *,
    dealer: Seat = 0,
    hands: str = "",
    upcard: str = "",
    in_dummy: str = "",
) -> Deal:
    """A deal in which the given places hold the given cards.

    `hands` are written from seat 0 on, separated by bars. Places left open are
    filled with the cards nobody was given, lowest ranks first: hands, dummy, kitty.
    """
    given = [cards(hand) for hand in hands.split("|")]
    given += [()] * (options.players - len(given))
    piles = [*given, cards(in_dummy)]
    turned = cards(upcard)
    named = {card for pile in (*piles, turned) for card in pile}
    rest = sorted((c for c in deck_of(options) if c not in named), key=lambda card: card.rank)
    sizes = [HAND_SIZE] * options.players + [HAND_SIZE if options.has_dummy else 0]
    filled = []
    for pile, size in zip(piles, sizes, strict=True):
        short = size - len(pile)
        filled.append((*pile, *rest[:short]))
        del rest[:short]
    return Deal(dealer, tuple(filled[:-1]), filled[-1], (*turned, *rest))


def table(
    players: int,
    rules: Mapping[str, object] | None = None,
    *,
    dealer: Seat = 0,
    hands: str = "",
    upcard: str = "",
    in_dummy: str = "",
    scores: tuple[int, ...] | None = None,
    **settings: object,
) -> GameState:
    """A table at which these cards have just been dealt, under these rules and settings."""
    options = house_rules({"players": players, **(rules or {}), **settings})
    dealt = deal(options, dealer=dealer, hands=hands, upcard=upcard, in_dummy=in_dummy)
    return start_deal(new_game(options, scores), dealt).state


def actions(script: str) -> tuple[Action, ...]:
    """The decisions a script is made of."""
    return tuple(parse_action(word.replace("-", " ")) for word in script.split())


def play(state: GameState, script: str) -> GameState:
    """The state after the seats to act have done what the script says."""
    for action in actions(script):
        state = apply(state, action).state
    return state


def seen(state: GameState, script: str) -> tuple[Event, ...]:
    """What everybody saw while the script was played."""
    events: tuple[Event, ...] = ()
    for action in actions(script):
        step = apply(state, action)
        state, events = step.state, (*events, *step.events)
    return events


def asked(state: GameState) -> str:
    """Who is to act and what may be done, like ``"2: pickup-9S decline"``.

    The maker's 252 ways to keep five of ten cards are written ``keep``.
    """
    if state.phase is Phase.MERGING:
        return f"{state.turn}: keep"
    words = (action_text(action).replace(" ", "-") for action in legal_actions(state))
    return f"{state.turn}: {' '.join(words)}"


def laid_out(state: GameState) -> Hand:
    """Every card on the table, wherever it lies, in no promised order."""
    kitty = state.dealt.kitty[1:] if state.upcard_taken else state.dealt.kitty
    return (
        *(card for hand in state.hands for card in hand),
        *state.dummy,
        *kitty,
        *(() if state.buried is None else (state.buried,)),
        *state.unkept,
        *(card for trick in state.tricks for _, card in trick.plays),
    )
