"""How is a game written as PTN? What PTN cannot say goes into tags of our own."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_desktop.app.exchange.limits import ExchangeError
from euchre_desktop.app.exchange.ptn_rules import OPTIONS_TAG, options_json, own_rules_json
from euchre_desktop.app.exchange.ptn_text import (
    DECISIONS_TAG,
    DUMMY_TAG,
    NAME_TAGS,
    RULES_TAG,
    SEATS,
    SYMBOLS,
    card_text,
    hand_text,
    tag_line,
)
from euchre_desktop.rules import (
    Action,
    Card,
    GameState,
    NameTrump,
    OrderUp,
    Pass,
    PickUp,
    PlayCard,
    Record,
    Seat,
    action_text,
    replay,
    score_slot,
)

_EVENT = "Euchre Desktop"


def ptn_text(record: Record) -> str:
    """The whole game, a deal after the other; raises ExchangeError if it has no deal."""
    if not record.deals:
        raise ExchangeError("a game without a deal cannot be written as PTN")
    states = replay(record).deals
    deals = ("\n".join(_deal_lines(record, state)) for state in states)
    return "% PTN\n" + "\n\n".join(deals) + "\n"


def _deal_lines(record: Record, state: GameState) -> Iterator[str]:
    options, deal = record.options, state.dealt
    seats = SEATS[options.players]
    yield tag_line("Event", _EVENT)
    yield tag_line("GameCode", "Euchre")
    yield tag_line(OPTIONS_TAG, options_json(options))
    yield tag_line(RULES_TAG, own_rules_json(options))
    scores = (state.scores[score_slot(seat, options.players)] for seat in range(options.players))
    yield tag_line("GameScores", "S:" + " ".join(map(str, scores)))
    for seat, letter in enumerate(seats):
        yield tag_line(NAME_TAGS[letter], record.players[seat])
    yield tag_line("Dealer", seats[deal.dealer])
    yield tag_line("Deal", "S:" + " ".join(map(hand_text, deal.hands)))
    yield tag_line("Undealt", "".join(map(card_text, deal.kitty)))
    if deal.dummy:
        yield tag_line(DUMMY_TAG, "".join(map(card_text, deal.dummy)))
    yield from _auction_lines(state)
    yield from _play_lines(state)


def _auction_lines(state: GameState) -> Iterator[str]:
    seats, made = SEATS[state.options.players], state.contract
    bids = [
        (seat, bid) for seat, bid in state.actions if isinstance(bid, Pass | OrderUp | NameTrump)
    ]
    decided = [
        a for _, a in state.actions if not isinstance(a, Pass | OrderUp | NameTrump | PlayCard)
    ]
    if made is not None:
        alone = " alone" if made.alone else ""
        yield tag_line("Declarer", seats[made.maker])
        yield tag_line("Contract", SYMBOLS[made.trump] + alone)
        yield tag_line(DECISIONS_TAG, ", ".join(map(action_text, decided)))
    first = bids[0][0] if bids else _first_speaker(state)
    yield tag_line("Auction", seats[first])
    words = [_bid_word(state, bid) for _, bid in bids]
    if words and made is not None and made.alone:
        words[-1] += "alone"
    yield from _rows(words, len(seats))
    for action in decided:
        if isinstance(action, PickUp):
            assert action.bury is not None, "a state knows what was buried"
            yield tag_line("CardsAdded", f"{seats[state.dealer]}:{card_text(state.upcard)}")
            yield tag_line("CardsRemoved", f"{seats[state.dealer]}:{card_text(action.bury)}")


def _first_speaker(state: GameState) -> Seat:
    """Of a deal in which nobody has spoken yet."""
    return state.dealer if state.turn is None else state.turn


def _bid_word(state: GameState, bid: Action) -> str:
    match bid:
        case OrderUp():
            assert state.upcard.suit is not None, "a joker is not ordered up"
            return SYMBOLS[state.upcard.suit]
        case NameTrump(suit):
            return SYMBOLS[suit]
        case _:
            return "Pass"


def _rows(words: list[str], width: int) -> Iterator[str]:
    for start in range(0, len(words), width):
        row = words[start : start + width]
        yield " ".join([*row, *["-"] * (width - len(row))])


def _play_lines(state: GameState) -> Iterator[str]:
    """A column is a seat, from the first leader on; who sits out has a dash."""
    if not state.tricks:
        return
    players = state.options.players
    leader = state.tricks[0].leader
    yield tag_line("Play", SEATS[players][leader])
    for trick in state.tricks:
        played: dict[Seat, Card] = dict(trick.plays)
        if played:
            row = [(leader + column) % players for column in range(players)]
            yield " ".join(card_text(played[s]) if s in played else "-" for s in row)
