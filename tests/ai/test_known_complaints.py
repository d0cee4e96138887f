"""What people complain of in computer opponents: does ours decide better?

Each row is named after a complaint, A01 to A35, or after the heading it stood under. Where the
complaint was of a rule we do not have, the nearest thing of ours is tried: for "call for best"
(alone with the partner's best card) and "no trump" a lone hand with a suit uncovered (A13), and
the Canadian loner, which must be played alone (A30). A suit that both opponents lack in no trump
is one both lack when trumps are gone (A20). Complaints of many deals are in
`test_complaints_of_many_deals`.
"""

from __future__ import annotations

import pytest

from euchre_desktop.ai.player import Level
from tests.ai.expert_positions import LEVELS, Case, decided_wrongly, row

PASSED = "pass, pass, pass, pass,"
NAMED = PASSED + "name S, with"
"""Seat 1 names spades in the second round and leads."""
ORDERED = "order, pickup 9D"
"""Seat 1 orders, and the dealer, seat 0, buries the nine of diamonds."""
PARTNER_ORDERED = "pass, pass, order, pickup 9D, with"
"""Seat 3 orders against the dealer; seat 1, its partner, leads."""

HELD_BY_OTHER = "JS 9C 9D TD QD|9H KS AS TS TC|AH KD KC AC AD"
HELD_BY_OTHER_SAID = "order, decline, with, keep 9H KS AS TS TC, with, with, 9H, AH"
TO_WIN = "AH 9H 9D TD QD|KH KS AS TS TC|QH KD KC AC AD"
TO_WIN_SAID = "order, decline, with, keep KH KS AS TS TC, with, with, KH, QH"

THREE_PLAYERS = [
    row("A01: leave the other defender's trick", "9C", HELD_BY_OTHER, "QS", HELD_BY_OTHER_SAID),
    row("A01: though one leads by far", "9C", HELD_BY_OTHER, "QS", HELD_BY_OTHER_SAID,
        scores=(7, 0, 0)),
    row("A02: take the maker's trick", "AH", TO_WIN, "QS", TO_WIN_SAID),
    row("A02: not if the euchre makes the other one win", "9H", TO_WIN, "QS", TO_WIN_SAID,
        scores=(3, 2, 9)),
    row("A02: nor if it does at 8", "9H", TO_WIN, "QS", TO_WIN_SAID, scores=(3, 2, 8)),
    row("A02: but if it makes oneself win", "AH", TO_WIN, "QS", TO_WIN_SAID, scores=(9, 2, 3)),
    row("A02: and if the maker would win instead", "AH", TO_WIN, "QS", TO_WIN_SAID,
        scores=(3, 9, 9)),
    row("A02: and if it wins for both", "AH", TO_WIN, "QS", TO_WIN_SAID, scores=(9, 2, 9)),
]  # fmt: skip

LEFT_BOWER = [
    row("left bower: a defender keeps its guard", "not 9S/JC", "|JC 9S AH TD QC||", "9D",
        PASSED + "pass, name S, with"),
    row("left bower: it does not fall to the right", "9S", "|JS|JC 9S TH QH KH|", "9D",
        NAMED + ", JS"),
    row("left bower: not wasted on a partner's right", "9S", "|JS|TS|9S JC TH QH KH", "9D",
        NAMED + ", JS, TS"),
    row("left bower: the dealing partner has the right, so it waits", "9S",
        "QD JD TD 9C|AS KS QS AC KC|JC 9S 9H TH QH", "JS",
        "order, pickup QD, with, keep AS KS QS AC KC, with, with, AS",
        dummy_cards="TC QC 9D KD AD"),
    row("left bower: the right is out, so it is the best", "JC",
        "9S QC KC TD QD|AS JC KS AD 9H|JS QH TH TC KD|TS KH 9C JD AC", "9D",
        NAMED + ", AS, JS, TS, 9S, TC, AC, KC, KS", weighed=True),
    row("left bower: it is no club", "9C", "|AC|JC 9C TH QH KH|", "9D", NAMED + ", AC"),
    row("left bower: it is not buried", "pickup 9H/pickup TH", "JC AS AD 9H TH|||", "9S",
        "pass, pass, pass, order"),
]  # fmt: skip

ALONE = [
    row("A09: order, though the dealer gets the right bower", "order", "|AH QS KS AS JC||", "JS"),
    row("A09: but not alone", "with", "9D|AH QS KS AS JC||", "JS", ORDERED),
    row("A09: name over the joker", "name S", "|AH QS KS AS JC||", "JK",
        joker=True, upturned_joker="in_turn"),
    row("A09: not alone against the joker", "with", "9D|AH QS KS AS JC||", "JK",
        "name S, pickup 9D", joker=True, upturned_joker="in_turn"),
    row("A10: at 8 with help", "with", "9D|JS JC AS KS AH||", "9S", ORDERED, scores=(0, 8)),
    row("A10: at 9 with help", "with", "9D|JS JC AS KS QS||", "9S", ORDERED, scores=(0, 9)),
    row("A10: at 7 alone", "alone", "9D|JS JC AS KS AH||", "9S", ORDERED, scores=(0, 7)),
    row("A11: an ordinary hand takes help", "with", "9D|JS AS AH 9H TD||", "9S", ORDERED),
    row("A11: so does one without a bower", "with", "9D|AS KS QS AH TD||", "9S", ORDERED),
    row("A12: both bowers, ace, and ace and queen beside", "alone", "9D|JS JC AS AH QH||", "9S",
        ORDERED),
    row("A12: the same as dealer", "alone", "JS JC AS AH QH|||", "9S",
        "pass, pass, pass, order, pickup QH"),
    row("A12: right, ace, queen, nine and a side ace", "alone", "JC AC QC 9C AD|||", "QD",
        "pass, pass, pass, pass, pass, pass, pass, name C"),
    row("A13: not on lead, with two suits uncovered", "with", "9D||JS JC AS KH QD|", "9S",
        "pass, order, pickup 9D"),
    row("alone: five sure tricks", "alone", "9D|JS JC AS KS QS||", "9S", ORDERED),
    row("alone: six points that win the game", "alone", "9D|JS JC AS KS AH|", "9S", ORDERED,
        lone_march_points=6, scores=(9, 4, 9)),
]  # fmt: skip

TRUMPS = [
    row("A20: both opponents are void, so no more trumps", "AD",
        "TC QC KC TD QD|JS AS KS AD 9H|9C TH QH KH JD|TS 9S AC QS JH", "9D",
        NAMED + ", JS, 9C, TS, TC"),
    row("A22: the partner led no trump, so the maker draws alone", "JS",
        "9D QH KH TC 9C|9H TD QD KC JH|TH KD JD AC QC|AH JS AS QS 9S", "TS",
        PARTNER_ORDERED + ", 9H, TH, AH, QH"),
    row("A24: a suit the partner has shown void", "QH",
        "TH QH 9S TD KD|AH AC AS KS JS|9C TC QS QC JD|9H KC TS KH QD", "9D",
        NAMED + ", AH, 9C, 9H, TH, AC, TC, KC, 9S"),
    row("timing: the maker draws with both bowers", "JS", "|JS JC 9S AH 9D||", "KD", NAMED,
        weighed=True),
    row("timing: and with right, ace and king", "JS", "|JS AS KS AH 9D||", "KD", NAMED),
    row("timing: a lone maker draws first", "JS", "|JS JC AS KS AH||", "9D",
        PASSED + "name S, alone"),
    row("timing: sure trumps are cashed for the euchre", "JS",
        "QH TC KC KD QD|9H AS KS AD KH|AH JS JC TD 9C|TH 9S AC QS JH", "9D",
        NAMED + ", 9H, AH, TH, QH"),
    row("A31: the ace has gone, so that king is kept and the other thrown", "KC",
        "QH TS JD QD 9D|AH JS AS KS 9C|9H 9S TD KH KC|TH QS TC QC AD", "KD",
        NAMED + ", AH, 9H, TH, QH, JS, 9S, QS, TS, AS, TD, TC, JD, KS"),
]  # fmt: skip

FOR_EXPERTS = [
    row("A25: at 9-8 a bower for the partner, not an ace", "JC", "9D|JC 9H AH QD 9C||", "9S",
        PARTNER_ORDERED, scores=(8, 9)),
]  # fmt: skip
"""So close that a hundred worlds do not always tell."""

BIDDING = [
    row("A30: second chair with half a hand, who would have to play alone", "pass",
        "||AS KS AH 9D 9C|", "QS", "pass", canadian_loner=True),
    row("A30: second chair with five tricks alone", "order", "||JS JC AS KS AH|", "QS", "pass",
        canadian_loner=True),
    row("A30: second chair with one trump", "pass", "||AS 9H TD QC 9C|", "QS", "pass"),
    row("bidding: help a dealing partner to the right bower", "order", "||AS KS AH 9D 9C|", "JS",
        "pass"),
    row("bidding: not an opponent", "pass", "|AS QS AH 9D 9C||", "JS"),
]  # fmt: skip


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", [*THREE_PLAYERS, *LEFT_BOWER, *ALONE, *TRUMPS, *BIDDING])
def test_the_complaint_is_unfounded(case: Case, level: Level) -> None:
    assert decided_wrongly(case, level) == []


@pytest.mark.parametrize("case", FOR_EXPERTS)
def test_the_complaint_is_unfounded_of_experts(case: Case) -> None:
    assert decided_wrongly(case, Level.EXPERT) == []
