"""What may be done, and what happens when it is? The rules of Euchre.

Read this file top to bottom and you have read the game: `apply` has one
branch per decision, in the order the decisions come up in a deal.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple, assert_never

from euchre_desktop.rules.actions import (
    Action,
    Alone,
    Decline,
    Keep,
    NameTrump,
    OrderUp,
    Pass,
    PickUp,
    PlayCard,
    WithHelp,
)
from euchre_desktop.rules.cards import Card, Suit
from euchre_desktop.rules.dealing import HAND_SIZE, Deal, Hand, check_deal
from euchre_desktop.rules.events import (
    CardPlayed,
    CardsDealt,
    DefendedAlone,
    DefendedTogether,
    DummyMerged,
    Event,
    GameWon,
    Passed,
    ThrownIn,
    TookHelp,
    TrickWon,
    TrumpMade,
    UpcardDeclined,
    UpcardTaken,
    UpcardTurnedDown,
    WentAlone,
)
from euchre_desktop.rules.legal import is_legal
from euchre_desktop.rules.options import RuleOptions
from euchre_desktop.rules.scoring import score_deal, winners
from euchre_desktop.rules.seats import Seat, around, left_of, partner_of, score_slots
from euchre_desktop.rules.state import Contract, GameState, Phase, Trick, tricks_taken

Events = tuple[Event, ...]


class IllegalActionError(ValueError):
    """The action is not among the legal ones; the state is unchanged."""


class Step(NamedTuple):
    """What one action led to: the new state and what everybody saw."""

    state: GameState
    events: Events


def new_game(options: RuleOptions, scores: tuple[int, ...] | None = None) -> GameState:
    """A game before its first deal, at `scores` (zeros if None).

    Raises ValueError unless `scores` holds one number, 0 or more, per player
    (per side with four).
    """
    if scores is None:
        scores = (0,) * score_slots(options.players)
    if len(scores) != score_slots(options.players) or min(scores) < 0:
        raise ValueError(f"{score_slots(options.players)} scores are kept, none below 0")
    over = bool(winners(options, scores))
    return GameState(options, scores, Phase.GAME_OVER if over else Phase.BETWEEN_DEALS)


def next_dealer(state: GameState) -> Seat | None:
    """Who deals next: the last dealer's left, or None before the first deal."""
    return None if state.deal is None else left_of(state.dealer, state.options.players)


def start_deal(state: GameState, deal: Deal) -> Step:
    """Begin the next deal with these cards.

    Not a seat's decision: a record says which cards were dealt, a table
    shuffles them. Raises ValueError if the game is over, if the last deal is
    unfinished, if it is another's turn to deal, or if the cards are not one deck.
    """
    if state.phase is Phase.GAME_OVER:
        raise ValueError("the game is over")
    if state.phase is not Phase.BETWEEN_DEALS:
        raise ValueError("the deal before is unfinished")
    check_deal(state.options, deal)
    if next_dealer(state) not in (None, deal.dealer):
        raise ValueError(f"seat {next_dealer(state)} deals, not seat {deal.dealer}")
    dealt = GameState(
        options=state.options,
        scores=state.scores,
        phase=Phase.ORDERING,
        turn=left_of(deal.dealer, state.options.players),
        deals_begun=state.deals_begun + 1,
        deal=deal,
        hands=deal.hands,
        dummy=deal.dummy,
    )
    if deal.upcard.suit is None:
        dealt = _upturned_joker(dealt)
    return Step(dealt, (CardsDealt(deal.dealer, deal.upcard),))


def apply(state: GameState, action: Action) -> Step:
    """Do `action`; raise IllegalActionError if it is not a legal one."""
    if not is_legal(state, action):
        raise IllegalActionError(f"{action} is not legal in {state.phase.value}")
    seat = state.acting
    state = replace(state, actions=(*state.actions, (seat, action)))
    match action:
        case Pass():
            return _pass(state, seat)
        case OrderUp():
            assert state.upcard.suit is not None  # the joker turned up has no first round
            return _make_trump(state, seat, state.upcard.suit)
        case NameTrump(suit):
            return _make_trump(state, seat, suit)
        case PickUp(bury):
            return _pick_up(state, bury)
        case Decline():
            return _after_pick_up(state, (UpcardDeclined(seat),))
        case Alone():
            return _play_alone(state, seat, ())
        case WithHelp():
            return _play_with_help(state, seat)
        case Keep(cards):
            return _keep(state, seat, cards or ())
        case PlayCard(card):
            return _play(state, seat, card)
        case _ as never:
            assert_never(never)


def _upturned_joker(state: GameState) -> GameState:
    """RULES: the dealer must name a suit, or each in turn may, in one round only."""
    dealer_names = state.options.upturned_joker == "dealer_names"
    return replace(state, phase=Phase.NAMING, turn=state.dealer if dealer_names else state.turn)


def _pass(state: GameState, seat: Seat) -> Step:
    seen: Events = (Passed(seat, state.bidding_round),)
    if seat != state.dealer:
        return Step(replace(state, turn=left_of(seat, state.options.players)), seen)
    if state.phase is Phase.ORDERING:
        first = left_of(state.dealer, state.options.players)
        turned = replace(state, phase=Phase.NAMING, turn=first)
        return Step(turned, (*seen, UpcardTurnedDown(state.upcard)))
    thrown_in = replace(state, phase=Phase.BETWEEN_DEALS, turn=None, result=ThrownIn())
    return Step(thrown_in, (*seen, ThrownIn()))


def _make_trump(state: GameState, seat: Seat, suit: Suit) -> Step:
    contract = Contract(state.options.players, seat, suit, state.bidding_round)
    made = replace(state, contract=contract)
    seen: Events = (TrumpMade(seat, suit, contract.bidding_round),)
    if contract.bidding_round == 1:
        return Step(replace(made, phase=Phase.PICKING_UP, turn=state.dealer), seen)
    return _after_pick_up(made, seen)


def _pick_up(state: GameState, bury: Card | None) -> Step:
    held = (*state.hands[state.dealer], state.upcard)
    taken = replace(
        state,
        hands=_with_hand(state, state.dealer, tuple(card for card in held if card != bury)),
        upcard_taken=True,
        buried=bury,
    )
    return _after_pick_up(taken, (UpcardTaken(state.dealer, state.upcard),))


def _after_pick_up(state: GameState, seen: Events) -> Step:
    made, options = state.made, state.options
    assisted = made.bidding_round == 1 and made.maker == partner_of(state.dealer, options.players)
    if options.canadian_loner and assisted:
        return _play_alone(state, made.maker, seen)
    if options.maker_alone:
        return Step(replace(state, phase=Phase.DECLARING, turn=made.maker), seen)
    return _merge_or_go_on(state, seen)


def _play_alone(state: GameState, seat: Seat, seen: Events) -> Step:
    made = state.made
    if seat == made.maker:
        alone = replace(made, alone=True)
        partners = alone.makers[1:]
        went = WentAlone(seat, partners[0] if partners else None)
        return _ask_defenders(replace(state, contract=alone), (*seen, went))
    (partner,) = (other for other in made.defenders if other != seat)
    defended = replace(state, contract=replace(made, lone_defender=seat))
    return _first_lead(defended, (*seen, DefendedAlone(seat, partner)))


def _play_with_help(state: GameState, seat: Seat) -> Step:
    if state.phase is Phase.DECLARING:
        return _merge_or_go_on(state, (TookHelp(seat),))
    seen: Events = (DefendedTogether(seat),)
    if seat == state.made.defenders[-1]:
        return _first_lead(state, seen)
    return Step(replace(state, turn=state.made.defenders[-1]), seen)


def _merge_or_go_on(state: GameState, seen: Events) -> Step:
    if state.options.merges_dummy(state.made.bidding_round):
        return Step(replace(state, phase=Phase.MERGING, turn=state.made.maker), seen)
    return _ask_defenders(state, seen)


def _keep(state: GameState, seat: Seat, kept: Hand) -> Step:
    ten = (*state.hands[seat], *state.dummy)
    merged = replace(
        state,
        hands=_with_hand(state, seat, tuple(card for card in ten if card in kept)),
        dummy=(),
        unkept=tuple(card for card in ten if card not in kept),
    )
    return _ask_defenders(merged, (DummyMerged(seat),))


def _ask_defenders(state: GameState, seen: Events) -> Step:
    if not state.options.defend_alone:
        return _first_lead(state, seen)
    first = state.made.defenders[0]
    return Step(replace(state, phase=Phase.DEFENDING, turn=first), seen)


def _first_lead(state: GameState, seen: Events) -> Step:
    leader = _next_to_play(state.made, _called_to_lead(state))
    return Step(replace(state, phase=Phase.PLAYING, turn=leader, tricks=(Trick(leader),)), seen)


def _called_to_lead(state: GameState) -> Seat:
    """Whose lead it is by the rules, even if that seat sits out."""
    made, options = state.made, state.options
    if made.somebody_alone and options.alone_lead == "left_of_loner":
        loner = made.maker if made.alone or made.lone_defender is None else made.lone_defender
        return left_of(loner, options.players)
    if made.somebody_alone and options.alone_lead == "maker":
        return made.maker
    return left_of(state.dealer, options.players)


def _play(state: GameState, seat: Seat, card: Card) -> Step:
    made = state.made
    trick = Trick(state.trick.leader, (*state.trick.plays, (seat, card)))
    played = replace(
        state,
        hands=_with_hand(state, seat, tuple(held for held in state.hands[seat] if held != card)),
        tricks=(*state.tricks[:-1], trick),
    )
    seen: Events = (CardPlayed(seat, card),)
    if len(trick.plays) < made.cards_in_trick:
        following = _next_to_play(made, left_of(seat, made.players))
        return Step(replace(played, turn=following), seen)
    winner = trick.winner(made.trump)
    seen = (*seen, TrickWon(winner, len(played.tricks)))
    if len(played.tricks) < HAND_SIZE:
        led = replace(played, turn=winner, tricks=(*played.tricks, Trick(winner)))
        return Step(led, seen)
    return _score(played, seen)


def _score(state: GameState, seen: Events) -> Step:
    taken = tricks_taken(state.tricks, state.made, state.options.players)
    makers_tricks = sum(taken[seat] for seat in state.made.makers)
    scored = score_deal(state.options, state.scores, state.made, makers_tricks)
    won = winners(state.options, scored.scores)
    ended = replace(
        state,
        scores=scored.scores,
        phase=Phase.GAME_OVER if won else Phase.BETWEEN_DEALS,
        turn=None,
        result=scored,
    )
    return Step(ended, (*seen, scored, *((GameWon(won),) if won else ())))


def _next_to_play(made: Contract, seat: Seat) -> Seat:
    """`seat`, or the next on its left that does not sit out."""
    out = made.sitting_out
    return next(other for other in around(seat, made.players) if other not in out)


def _with_hand(state: GameState, seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])
