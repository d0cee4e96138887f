"""Leads and plays that good players agree on, for two, three and four."""

from __future__ import annotations

import pytest

from euchre_desktop.ai.player import Level
from tests.ai.expert_positions import LEVELS, Case, decided_wrongly, row

PASSED = "pass, pass, pass, pass,"
NAMED = PASSED + "name S, with"
"""Seat 1 names spades in the second round and leads."""
FOE_NAMED = PASSED + "pass, name S, with"
"""Seat 2 is the maker; seat 1, a defender, leads."""
PARTNER_ORDERED = "pass, pass, order, pickup 9D, with"
"""Seat 3 orders against the dealer; seat 1, its partner, leads."""

LEADING = [
    row("the partner ordered: lead the left bower", "JC", "9D|JC 9H TC QD 9C||", "9S",
        PARTNER_ORDERED),
    row("the partner ordered: lead the only trump", "QS", "9D|QS 9H TC QD 9C||", "9S",
        PARTNER_ORDERED),
    row("a defender leads the outside ace", "AH", "|AH 9H TC QD 9S||", "9D", FOE_NAMED),
    row("a defender leads no trump from ace and nine", "not AS/9S", "|AS 9S AH TD QC||", "9D",
        FOE_NAMED),
    row("two players: the maker draws with the right bower", "JS", "9D|JS AS KS AH 9H", "9S",
        "order, pickup 9D"),
    row("three players: the maker draws", "JS", "9D|JS AS KS AH 9H|", "9S",
        "order, pickup 9D, with, keep JS AS KS AH 9H, with, with"),
    row("32 cards: the maker draws", "JS", "|JS AS KS AH 9D||", "7D", NAMED, low_rank=7),
    row("the joker draws", "JK", "|JK JS AS AH 9D||", "KD", NAMED, joker=True),
    row("the best trump left draws the last one", "AS",
        "QH QS 9C TD KD|JS JC AS AH 9H|TS TC QC QD JD|9S KH TH AC KC", "9D",
        NAMED + ", JS, TS, 9S, QS, JC, TC, KC, 9C"),
]  # fmt: skip

FOLLOWING = [
    row("do not trump a partner's ace", "9C", "|AH|9H|9S 9C TD QD KD", "KC",
        FOE_NAMED + ", AH, 9H"),
    row("the last to play wins as cheaply as it can", "KH", "KH AH|TH|9H|QH", "9D",
        NAMED + ", TH, 9H, QH"),
    row("the last to play trumps low", "9S", "9S AS TC TD QD|AH|9H|TH", "9D",
        NAMED + ", AH, 9H, TH"),
    row("a lost trick gets the lowest card", "9H", "|AH|TH 9H QD KD QC|", "9D", NAMED + ", AH"),
    row("an outside ace is kept", "not AD", "|AH|AD TD QD KC QC|", "9D", NAMED + ", AH"),
    row("overruff with just enough", "TS", "|AH|9S TC QC KC JD|TS QS KD QD TD", "9D",
        FOE_NAMED + ", AH, 9S"),
    row("the right bower takes the left", "JS", "|JC|JS 9S TH QH KH|", "9D", NAMED + ", JC"),
    row("the joker takes the right bower", "JK", "|JS|JK 9S TH QH KH|", "9D", NAMED + ", JS",
        joker=True),
    row("a lone maker's ace is trumped", "9S", "|AH KS AS JS JC|9S TC QC KC JD|", "9D",
        PASSED + "name S, alone, AH", alone_lead="maker"),
    row("no trump on a partner's bower but the lowest", "9S", "|JC|TS|9S AS TH QH KH", "9D",
        NAMED + ", JC, TS"),
    row("two players: trump the ace", "9S", "9S AS TC TD QD|AH", "9D",
        "pass, pass, name S, AH"),
    row("two players: win cheaply", "KH", "KH AH 9C TD QD|TH", "9D", "pass, pass, name S, TH"),
    row("three players: the other defender is winning", "9C", "JS 9C TD QD KD|9H KS AS TS TC|AH",
        "QS", "order, decline, with, keep 9H KS AS TS TC, with, with, 9H, AH"),
    row("three players: the last defender trumps the maker's ace", "9S",
        "9S 9C TD QD KD|AH KS AS JS TC|9H", "QS",
        "order, decline, with, keep AH KS AS JS TC, with, with, AH, 9H"),
]  # fmt: skip

FOR_EXPERTS = [
    row("a singleton goes, not the guard of a king", "TC", "|JS|KD JD TC QH JH|", "9D",
        NAMED + ", JS", weighed=True),
]  # fmt: skip
"""So close that a hundred worlds do not always tell."""


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", [*LEADING, *FOLLOWING])
def test_good_players_agree(case: Case, level: Level) -> None:
    assert decided_wrongly(case, level) == []


@pytest.mark.parametrize("case", FOR_EXPERTS)
def test_experts_agree(case: Case) -> None:
    assert decided_wrongly(case, Level.EXPERT) == []
