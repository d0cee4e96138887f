"""Cards that a file does not tell are dealt so that they fit the play, and that is said."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre_desktop.app.exchange.egn_writing import egn_text
from euchre_desktop.app.exchange.limits import ExchangeError
from euchre_desktop.app.exchange.ptn_text import OWN
from euchre_desktop.app.exchange.ptn_writing import ptn_text
from euchre_desktop.app.exchange.reading import read_game_file
from euchre_desktop.rules import (
    Action,
    NameTrump,
    OrderUp,
    Pass,
    PlayCard,
    Record,
    RuleOptions,
    house_rules,
    replay,
)
from tests.app.exchange.test_egn import is_sayable, sayable_rules
from tests.strategies import records

RANDOMS = st.randoms(use_true_random=False)


@st.composite
def foreign_rules(draw: st.DrawFn) -> RuleOptions:
    """Rules that PTN's own options can tell."""
    return house_rules(
        {
            "players": 4,
            "stick_the_dealer": draw(st.booleans()),
            "low_rank": draw(st.sampled_from((9, 8, 7))),
            "joker": draw(st.booleans()),
            "target": draw(st.integers(1, 12)),
        }
    )


def told(record: Record) -> list[list[Action]]:
    """What was bid and played, deal by deal: what any file tells."""
    kinds = (Pass, OrderUp, NameTrump, PlayCard)
    return [[a for a in deal.actions if isinstance(a, kinds)] for deal in record.deals]


def as_others_write_it(text: str, rng: random.Random) -> str:
    """PTN without tags of ours, what was buried, and some of the hands and the kitty."""
    lines = []
    for line in text.split("\n"):
        if line.startswith('[Deal "'):
            start, hands = line[:9], line[9:].rstrip('"]').split(" ")
            shown = [hand if rng.random() < 0.5 else "-" for hand in hands]
            line = f'{start}{" ".join(shown)}"]'
        elif line.startswith("[Undealt") and rng.random() < 0.5:
            line = line[:12] + '"]'
        if not line.startswith((f"[{OWN}", "[CardsRemoved")):
            lines.append(line)
    return "\n".join(lines)


@given(records(foreign_rules()).filter(lambda record: record.deals), RANDOMS)
def test_hidden_hands_of_ptn_are_filled_in(record: Record, rng: random.Random) -> None:
    found = read_game_file(as_others_write_it(ptn_text(record), rng).encode())
    read = [deal for one in found.records for deal in told(one)]
    assert read == told(record)
    assert replay(found.records[-1]).state.scores == replay(record).state.scores


@given(records(sayable_rules()).filter(is_sayable), RANDOMS)
def test_hidden_hands_of_egn_are_filled_in(record: Record, rng: random.Random) -> None:
    raw = json.loads(egn_text(record))
    for deal in raw["deals"]:
        for cards in deal["initialState"]["playerCards"]:
            for _ in range(rng.randint(0, 5)):
                cards[rng.randrange(5)] = rng.choice(("Xx", "Xs", "9x"))
        for phase in deal["phases"][:1]:
            phase.pop("discard", None)
    found = read_game_file(json.dumps(raw).encode())
    (read,) = found.records
    assert told(read) == told(record)
    assert replay(read).state.scores == replay(record).state.scores


def ptn(*lines: str) -> bytes:
    return "\n".join(
        ['[Dealer "S"]', '[Deal "S:- - - -"]', '[Undealt "HT"]', '[Auction "W"]', *lines]
    ).encode()


def test_how_many_cards_were_filled_in_is_said() -> None:
    found = read_game_file(ptn("Pass Pass Pass ♥", '[Play "W"]', "CA CT C9 HT"))
    assert found.filled_in == 4 * 4 + 1  # and the card that was buried


def test_a_seat_that_did_not_follow_is_given_no_card_of_that_suit() -> None:
    found = read_game_file(ptn("Pass Pass Pass ♥", '[Play "W"]', "CA CT D9 HT"))
    (deal,) = found.records[0].deals
    east = [str(card) for card in deal.deal.hands[3]]
    assert not [card for card in east if card.endswith("C")]
    south = [str(card) for card in deal.deal.hands[0]]
    buried = str(deal.actions[4]).split()[0]
    assert buried and len([card for card in south if card.endswith("C")]) <= 1


def test_play_that_no_hands_allow_is_refused() -> None:
    """South trumped a club, and plays clubs to the end."""
    rows = ("CA CT C9 HT", "DA DK SA CK", "SK SQ SJ CQ")
    with pytest.raises(ExchangeError, match="must follow clubs"):
        read_game_file(ptn("Pass Pass Pass ♥", '[Play "W"]', *rows))
