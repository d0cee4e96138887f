"""Bids, burials, five of ten, alone or not: what good players agree on, and the score changes."""

from __future__ import annotations

import pytest

from euchre_desktop.ai.player import Level
from tests.ai.expert_positions import LEVELS, Case, decided_wrongly, row

PASSED = "pass, pass, pass, pass,"
ORDERED = "order, pickup 9D"
"""Seat 1 orders, and the dealer, seat 0, buries the nine of diamonds."""
ACCEPTED = "pass, pass, pass, order"
MERGE = "order, pickup TC, with"
AGAINST_MERGED = "order, pickup QD, with, keep 9S AH TD QC 9H"

BIDS = [
    row("order with both bowers and an ace", "order", "|JS JC AS AH 9D||", "9S"),
    row("pass with nothing", "pass", "|9H TD QC QD 9C||", "9S"),
    row("one high trump and no ace is a pass", "pass", "|KS 9H TH QD 9D||", "TS"),
    row("the dealer accepts the right bower with two more trumps", "order", "AS KS AH 9D 9C|||",
        "JS", "pass, pass, pass"),
    row("the dealer passes with nothing", "pass", "9H TD QC QD 9C|||", "9S", "pass, pass, pass"),
    row("next, with both bowers", "name C", "|JC JS AC 9H AD||", "9S", PASSED),
    row("the partner of the dealer goes across", "name S", "||JS AS KS AD TC|", "9H",
        PASSED + "pass"),
    row("three bad suits", "pass", "|9H TH QS QD 9D||", "AC", PASSED),
    row("the stuck dealer names the better suit", "name C", "AC KC 9C 9H TD|||", "9S",
        PASSED + "pass, pass, pass", stick_the_dealer=True),
    row("the stuck dealer prefers bowers to length", "name H", "JH JD AC TC 9H|||", "9S",
        PASSED + "pass, pass, pass", stick_the_dealer=True),
    row("the turned-down suit where that is allowed", "name S", "|JS AS KS QS AH||", "9S", PASSED,
        round_two_suits="any"),
    row("the opponents at 9: order thin rather than let them", "order", "|AS KS QS AH 9D||", "9S",
        scores=(9, 6), weighed=True),
    row("two players: order with strength", "order", "|JS AS KS AH 9D", "9S"),
    row("two players: pass with nothing", "pass", "|9H TD QC QD 9C", "9S"),
    row("two players: the dealer accepts the bower", "order", "AS KS AH 9D 9C|", "JS", "pass"),
    row("three players: order with strength", "order", "|JS AS KS AH 9D|", "9S"),
    row("three players: pass with nothing", "pass", "|9H TD QC QD 9C|", "9S"),
    row("three without a dummy: order", "order", "|JS AS KS AH 9D|", "9S", dummy="none"),
    row("three without a dummy: pass", "pass", "|9H TD QC QD 9C|", "9S", dummy="none"),
    row("32 cards: order", "order", "|JS AS KS AH 9D||", "7S", low_rank=7),
    row("32 cards: pass", "pass", "|7H TD QC QD 9C||", "7S", low_rank=7),
    row("the dealer must name over the joker", "name H", "JH AH KH 9C 9S|||", "JK", joker=True),
    row("the joker, the right bower and an ace", "order", "|JK JS AS AH 9D||", "9S", joker=True),
]  # fmt: skip

PUTTING_AWAY = [
    row("a void rather than a lone small card", "pickup 9D", "JS AS AH KH 9D|||", "9S", ACCEPTED),
    row("neither the ace nor the left bower", "pickup 9H/pickup TH", "JC JS AD 9H TH|||", "9S",
        ACCEPTED),
    row("a guarded king is kept", "pickup TD", "JS AS KH 9H TD|||", "9S", ACCEPTED),
    row("the lowest of all trumps", "pickup 9S", "JS AS KS QS 9S|||", "TS", ACCEPTED),
    row("an ace before a trump", "pickup AH", "JS AS KS QS AH|||", "9S", ACCEPTED),
    row("a loser of the joker's dealer", "pickup 9C/pickup 9S", "JH AH KH 9C 9S|||", "JK",
        "name H", joker=True),
    row("two players: the defender takes the bower", "pickup 9D", "AS AH KH 9H 9D|", "JS",
        "order"),
    row("a defender takes a trump for a loser", "not decline", "AS AH KH 9H 9D||", "KS",
        "order"),
    row("a defender leaves the least of six trumps", "decline", "JS JC AS KS QS||", "9S",
        "order"),
    row("five of ten: all trumps and the ace", "keep JC AH 9S JS QS", "TC|JS 9S AH 9H TD|", "KS",
        MERGE, dummy_cards="JC QS 9D QC QH"),
    row("five of ten: five trumps before two aces", "keep JC 9S JS QS AS", "TC|JS 9S AH 9H TD|",
        "KS", MERGE, dummy_cards="JC QS AS AD QH"),
    row("five of ten: an ace with its king", "keep JC AH KH JS AS", "TC|JS AS KH 9C TD|", "9S",
        MERGE, dummy_cards="JC AH QD 9H 9D"),
    row("five of ten: the highest of more than five trumps", "keep JC JS QS KS AS",
        "TC|JS AS KS QS AH|", "9S", MERGE, dummy_cards="JC TS AD 9H 9D"),
    row("five of ten: three aces beside two trumps", "keep JS AS AH AD AC", "TC|JS AH 9H QC TD|",
        "9S", MERGE, dummy_cards="AS AD KD AC QH"),
]  # fmt: skip

ALONE = [
    row("an unbeatable hand alone", "alone", "9D|JS JC AS KS QS||", "9S", ORDERED),
    row("the dealer with an unbeatable hand", "alone", "JS JC AS KS AH|||", "QS",
        ACCEPTED + ", pickup AH"),
    row("at 9 with help", "with", "JS JC AS KS AH|||", "QS", ACCEPTED + ", pickup AH",
        scores=(9, 0)),
    row("three players: the dummy costs nothing", "with", "9D|JS JC AS KS AH|", "9S", ORDERED),
    row("three players: alone for six points", "alone", "9D|JS JC AS KS QS|", "9S", ORDERED,
        lone_march_points=6),
    row("two players: alone is a free declaration", "alone", "9D|JS AS AH 9H TD", "9S", ORDERED,
        maker_alone=True, lone_march_points=4, alone_lead="left_of_dealer"),
    row("a lone defender with five sure tricks", "alone", "QD|9S AH TD QC 9H|JS JC AS KS AC", "TS",
        AGAINST_MERGED),
    row("no lone defender with two", "with", "QD|9S AH TD QC 9H|JS JC 9C KD KC", "TS",
        AGAINST_MERGED),
    row("no lone defender where it brings nothing", "with", "QD|9S AH TD QC 9H|JS JC AS KS AC",
        "TS", AGAINST_MERGED, scores=(0, 0, 8)),
    row("four players: a lone defender with three sure tricks", "alone",
        "9D||JS JC AS 9H TD|", "9S", "order, pickup 9D, with", defend_alone=True),
    row("a lone defender spares the maker a euchre that another would win by", "alone",
        "QD|9S AH TD QC 9H|JS JC AS KS AC", "TS", AGAINST_MERGED, scores=(9, 2, 3)),
]  # fmt: skip


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", [*BIDS, *PUTTING_AWAY, *ALONE])
def test_good_players_agree(case: Case, level: Level) -> None:
    assert decided_wrongly(case, level) == []
