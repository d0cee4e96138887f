"""Anyone can check what was sealed before the first bid."""

from __future__ import annotations

import hashlib
import subprocess
import sys

from euchre_desktop.app.fairness import checking_line, commitment, sealed_text
from euchre_desktop.app.game import DealSource
from euchre_desktop.rules import DealCode, coded_deal, coded_deck, defaults
from tests.app.journal_games import begun, finished


def test_the_line_for_a_terminal_prints_the_commitment() -> None:
    game = begun()
    (source,) = game.sources
    assert source is not None
    deal = game.record.deals[0].deal
    program = checking_line(deal, source).removeprefix('python3 -c "').removesuffix('"')
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == commitment(deal, source)


def test_what_is_sealed_is_the_deck_in_its_order_and_the_nonce() -> None:
    code = DealCode(7)
    deal = coded_deal(defaults(2), 1, code)
    deck = " ".join(map(str, coded_deck(defaults(2), code)))
    assert sealed_text(deal, DealSource(code, "ab")) == f"{deck} ab"
    assert commitment(deal, DealSource(code, "ab")) == (
        hashlib.sha256(f"{deck} ab".encode()).hexdigest()
    )


def test_no_two_deals_have_the_same_code_or_nonce() -> None:
    sources = finished().sources
    assert len(sources) > 3
    for part in ("code", "nonce"):
        assert len({getattr(source, part) for source in sources}) == len(sources)
    assert all(source is not None and len(source.nonce) == 32 for source in sources)
