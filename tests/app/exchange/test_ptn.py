"""PTN: what is written is read back, and what other programs write is understood."""

from __future__ import annotations

from hypothesis import given

from euchre_desktop.app.exchange.ptn_reading import read_ptn
from euchre_desktop.app.exchange.ptn_writing import ptn_text
from euchre_desktop.rules import Record
from tests.app.exchange.same_games import in_fixed_order
from tests.strategies import records


@given(records().filter(lambda record: record.deals))
def test_a_game_is_read_back_as_written(record: Record) -> None:
    """Under any rules, and wherever it stops."""
    builder, ignored = read_ptn(ptn_text(record))
    assert builder.filled_in == 0 and not ignored
    assert list(map(in_fixed_order, builder.records)) == [in_fixed_order(record)]
