"""EGN: what is written is read back, and what other programs write is understood."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from euchre_desktop.app.exchange.egn_reading import read_egn
from euchre_desktop.app.exchange.egn_writing import egn_text
from euchre_desktop.app.exchange.limits import ExchangeError
from euchre_desktop.rules import DealRecord, Record, RuleOptions, WithHelp, house_rules
from tests.app.exchange.same_games import in_fixed_order
from tests.strategies import records


@st.composite
def sayable_rules(draw: st.DrawFn) -> RuleOptions:
    """Rules for which EGN has words, and the two that it shows where they are made use of."""
    settings: dict[str, st.SearchStrategy[object]] = {
        "low_rank": st.sampled_from((9, 8, 7)),
        "joker": st.booleans(),
        "target": st.integers(1, 12),
        "stick_the_dealer": st.booleans(),
        "canadian_loner": st.booleans(),
        "defend_alone": st.booleans(),
        "alone_lead": st.sampled_from(("left_of_dealer", "left_of_loner")),
        "lone_march_points": st.integers(0, 20),
    }
    told = {name: draw(values) for name, values in settings.items()}
    return house_rules({"players": 4, **told})


def is_sayable(record: Record) -> bool:
    try:
        egn_text(record)
    except ExchangeError:
        return False
    return True


@given(records(sayable_rules()).filter(is_sayable))
def test_a_game_is_read_back_as_written(record: Record) -> None:
    """Where a deal stops before the first lead, EGN cannot say that a defender has declined."""
    builder = read_egn(json.loads(egn_text(record)))
    (read,) = builder.records
    assert builder.filled_in == 0
    assert in_fixed_order(read) == in_fixed_order(_without_lost(record, read))


def _without_lost(record: Record, read: Record) -> Record:
    if not record.deals or not read.deals:
        return record
    last, shorter = record.deals[-1], read.deals[-1]
    if last.actions[:-1] == shorter.actions and last.actions[-1:] == (WithHelp(),):
        last = DealRecord(last.deal, shorter.actions)
    return Record(
        record.players, record.options, record.initial_scores, (*record.deals[:-1], last)
    )
