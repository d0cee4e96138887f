"""Do the rules of thumb do what a club player would?

One row is one position: the hands from seat 0 on, the upcard, what was said
and played, and the answers one would nod at. Seat 0 deals and seat 1 speaks
first; what is not written is dealt from the rest in several ways.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from _pytest.mark import ParameterSet

from euchre_desktop.ai import casual
from euchre_desktop.ai.reasons import Reason
from euchre_desktop.ai.seasoned import by_rule_of_thumb
from euchre_desktop.rules import Action, Observation, action_text, parse_action
from tests.ai.positions import position

GOOD = "JS AS KS AH 9D"
POOR = "9H TD QC QD 9C"
PASSED = "pass, pass, pass, pass,"


def row(
    name: str,
    expected: str,
    hands: str,
    up: str,
    said: str = "",
    *,
    scores: tuple[int, ...] | None = None,
    dummy_cards: str = "",
    **settings: bool | int | str,
) -> ParameterSet:
    """`expected` lists the right answers with `/` between."""

    def filled(fill: int) -> Observation:
        return position(
            hands, up, said, scores=scores, dummy_cards=dummy_cards, fill=fill, settings=settings
        )

    return pytest.param(expected, filled, id=name)


SUBTLE = {
    "a defender does not lead from a guarded king",
    "sure trumps are cashed for the euchre",
    "a suit the partner can trump",
}
"""What is asked of the seasoned rules of thumb alone."""

BIDDING = [
    row("order against the dealer with strength", "order", f"|{GOOD}||", "9S"),
    row("pass with nothing", "pass", f"|{POOR}||", "9S"),
    row("one high trump and no ace is a pass", "pass", "|KS 9H TD QC 9D||", "TS"),
    row("help a dealing partner to the right bower", "order", "||AS KS AH 9D 9C|", "JS", "pass"),
    row("do not give an opponent the right bower", "pass", "|AS QS AH 9D 9C||", "JS"),
    row("accept with both bowers", "order", "JS JC 9H TD AD|||", "9S", "pass, pass, pass"),
    row("the dealer passes with nothing", "pass", f"{POOR}|||", "9S", "pass, pass, pass"),
    row("the left bower is a trump", "order", "|JC AS KS AH 9D||", "9S"),
    row("next, with both bowers", "name C", "|JC JS AC 9H AD||", "9S", PASSED),
    row("nothing to name", "pass", "|9H TD QC QD 9C||", "AS", PASSED),
    row("the stuck dealer names the longest suit", "name C", "AC KC 9C 9H TD|||", "9S",
        PASSED + "pass, pass, pass", stick_the_dealer=True),
    row("the turned-down suit where that is allowed", "name S", "|JS AS KS QS AH||", "9S",
        PASSED, round_two_suits="any"),
    row("the dealer must name over the joker", "name H", "JH AH KH 9C 9S|||", "JK", joker=True),
    row("over the joker, in turn: strong enough", "name H", "|JH JD AH KH AS||", "JK",
        joker=True, upturned_joker="in_turn"),
    row("over the joker, in turn: too weak against it", "pass", f"|{POOR}||", "JK",
        joker=True, upturned_joker="in_turn"),
    row("the joker is the best trump", "order", "|JK JC AS AH 9D||", "9S", joker=True),
    row("no Canadian loner on half a hand", "pass", "||AS KS AH 9D 9C|", "QS", "pass",
        canadian_loner=True),
    row("two players: order with strength", "order", f"|{GOOD}", "9S"),
    row("two players: pass with nothing", "pass", f"|{POOR}", "9S"),
    row("three players: order with strength", "order", f"|{GOOD}|", "9S"),
    row("three players: pass with nothing", "pass", f"|{POOR}|", "9S"),
    row("three players without dummy: order", "order", f"|{GOOD}|", "9S", dummy="none"),
    row("three players without dummy: pass", "pass", f"|{POOR}|", "9S", dummy="none"),
    row("32 cards: order with strength", "order", f"|{GOOD}||", "7S", low_rank=7),
]  # fmt: skip

ACCEPTED = "pass, pass, pass, order"
PICKING_UP = [
    row("bury a singleton to be void", "pickup 9D", "JS AS AH KH 9D|||", "9S", ACCEPTED),
    row("never the outside ace", "pickup 9H", "JS AS AD 9H TH|||", "9S", ACCEPTED),
    row("never a trump without need", "pickup QH", "JS AS KS QS QH|||", "9S", ACCEPTED),
    row("the left bower is not bury-able as a club", "pickup 9H", "JC JS AD 9H TH|||", "9S",
        ACCEPTED),
    row("an ace before a trump", "pickup AH", "JS AS KS QS AH|||", "9S", ACCEPTED),
    row("keep a guarded king", "pickup TD", "JS AS KH 9H TD|||", "9S", ACCEPTED),
    row("the lowest of all trumps", "pickup 9S", "JS AS KS QS 9S|||", "TS", ACCEPTED),
    row("a defender takes a trump for a loser", "pickup 9D", "AS AH KH 9H 9D||", "KS", "order"),
    row("a defender leaves a trump lower than all held", "decline", "JS JC AS KS QS||", "9S",
        "order"),
    row("a defender leaves a low trump for an ace", "decline", "JS AS QS AH AD||", "9S", "order"),
    row("two players: a defender takes the bower", "pickup 9D", "AS AH KH 9H 9D|", "JS", "order"),
    row("an upcard that may be buried goes back", "pickup 9S/decline", "JS JC AS KS QS||", "9S",
        "order", may_bury_upcard=True),
]  # fmt: skip

# Seat 0, an opponent, deals and buries the nine of diamonds or of clubs; seat 1 is the maker.
ORDERED = "order, pickup 9D"
ALONE = [
    row("five sure tricks alone", "alone", "9D|JS JC AS KS AH||", "9S", ORDERED),
    row("A12: bowers, ace, ace and queen beside", "alone", "9D|JS JC AS AH QH||", "9S", ORDERED),
    row("an ordinary hand takes help", "with", "9D|JS AS AH 9H TD||", "9S", ORDERED),
    row("A10: at 8 a march with help is enough", "with", "9D|JS JC AS KS AH||", "9S", ORDERED,
        scores=(0, 8)),
    row("A10: at 9 making it is enough", "with", "9D|JS JC AS KS AH||", "9S", ORDERED,
        scores=(0, 9)),
    row("at 7 four points are more than two", "alone", "9D|JS JC AS KS AH||", "9S", ORDERED,
        scores=(0, 7)),
    row("A09: the dealing opponent has the right bower", "with", "9D|AH QS KS AS JC||", "JS",
        ORDERED),
    row("three players: the dummy costs nothing", "with", "9D|JS JC AS KS AH|", "9S", ORDERED),
    row("three players: alone for six points", "alone", "9D|JS JC AS KS AH|", "9S", ORDERED,
        lone_march_points=6),
    row("two players: alone is a free declaration", "alone", "9D|JS AS AH 9H TD", "9S", ORDERED,
        maker_alone=True, lone_march_points=4, alone_lead="left_of_dealer"),
    row("two players: alone would give up the lead", "with", "9D|JS AS AH 9H TD", "9S", ORDERED,
        maker_alone=True, lone_march_points=4),
    row("defend alone with five sure tricks", "alone", "QD|9S AH TD QC 9H|JS JC AS KS AC", "TS",
        "order, pickup QD, with, keep 9S AH TD QC 9H"),
    row("two sure tricks need the other defender", "with", "QD|9S AH TD QC 9H|JS JC 9C KD KC",
        "TS", "order, pickup QD, with, keep 9S AH TD QC 9H"),
    row("defend alone: nothing to gain at 8", "with", "QD|9S AH TD QC 9H|JS JC AS KS AC", "TS",
        "order, pickup QD, with, keep 9S AH TD QC 9H", scores=(0, 0, 8)),
    row("four players: three sure tricks for four points", "alone", "9D||JS JC AS 9H TD|", "9S",
        "order, pickup 9D, with", defend_alone=True),
]  # fmt: skip

MERGE = "order, pickup TC, with"
MERGING = [
    row("all trumps and the ace", "keep JC AH 9S JS QS", "TC|JS 9S AH 9H TD|", "KS", MERGE,
        dummy_cards="JC QS 9D QC QH"),
    row("five trumps before two aces", "keep JC 9S JS QS AS", "TC|JS 9S AH 9H TD|", "KS", MERGE,
        dummy_cards="JC QS AS AD QH"),
    row("an ace with its king", "keep JC AH KH JS AS", "TC|JS AS KH 9C TD|", "9S", MERGE,
        dummy_cards="JC AH QD 9H 9D"),
    row("more than five trumps: the highest", "keep JC JS QS KS AS", "TC|JS AS KS QS AH|", "9S",
        MERGE, dummy_cards="JC TS AD 9H 9D"),
]  # fmt: skip

NAMED = PASSED + "name S, with"
"""Seat 1 named spades in the second round and leads."""
PARTNER_NAMED = PASSED + "pass, pass, name S, with"
"""Seat 3 is the maker; seat 1, its partner, leads."""
FOE_NAMED = PASSED + "pass, name S, with"
"""Seat 2 is the maker; seat 1, a defender, leads."""
LEADING = [
    row("the maker draws with the right bower", "JS", "|JS AS KS AH 9D||", "KD", NAMED),
    row("a lone maker runs the best cards first", "JS", "|JS JC AS KS AH||", "9D",
        PASSED + "name S, alone"),
    row("three players: the maker draws trumps", "JS", "9D|JS AS KS AH 9H|", "9S",
        ORDERED + ", with, keep JS AS KS AH 9H, with, with"),
    row("A20: both opponents are void, so no more trumps", "AD",
        "TC QC KC TD QD|JS AS KS AD 9H|9C TH QH KH JD|TS 9S AC QS JH", "9D",
        NAMED + ", JS, 9C, TS, TC"),
    row("a defender leads the outside ace", "AH", "|AH 9H TC QD 9S||", "9D", FOE_NAMED),
    row("a defender leads a singleton, to trump later", "TC", "|QH 9H TC 9S TH||", "9D",
        FOE_NAMED),
    row("a defender does not lead from a guarded king", "TD", "|KH 9H KC 9C TD||", "9D",
        FOE_NAMED),
    row("the maker's partner leads a bower", "JC", "|JC 9H TC QD 9C||", "9D", PARTNER_NAMED),
    row("the maker's partner leads trumps", "QS", "|QS 9H TC QD 9C||", "9D", PARTNER_NAMED),
    row("sure trumps are cashed for the euchre", "JS",
        "QH TC KC KD QD|9H AS KS AD KH|AH JS JC TD 9C|TH 9S AC QS JH", "9D",
        NAMED + ", 9H, AH, TH, QH"),
    row("a suit the partner can trump", "QH",
        "TH QH 9S TD KD|AH AC AS KS JS|9C TC QS QC JD|9H KC TS KH QD", "9D",
        NAMED + ", AH, 9C, 9H, TH, AC, TC, KC, 9S"),
]  # fmt: skip

A01 = "JS 9C 9D TD QD|9H KS AS TS TC|AH KD KC AC AD"
A01_SAID = "order, decline, with, keep 9H KS AS TS TC, with, with, 9H, AH"
A02 = "AH 9H 9D TD QD|KH KS AS TS TC|QH KD KC AC AD"
A02_SAID = "order, decline, with, keep KH KS AS TS TC, with, with, KH, QH"
FOLLOWING = [
    row("A01: leave the other defender's trick", "9C", A01, "QS", A01_SAID),
    row("three players: take the maker's trick", "AH", A02, "QS", A02_SAID),
    row("A02: but not if the euchre makes the other one win", "9H", A02, "QS", A02_SAID,
        scores=(3, 2, 9)),
    row("A02: unless the maker would win instead", "AH", A02, "QS", A02_SAID, scores=(3, 9, 9)),
    row("A02: nor if the euchre wins for both", "AH", A02, "QS", A02_SAID, scores=(9, 2, 9)),
    row("do not trump a partner's ace", "9C", "|AH|9H|9S 9C TD QD KD", "KC",
        FOE_NAMED + ", AH, 9H"),
    row("the last to play wins as cheaply as it can", "KH", "KH AH|TH|9H|QH", "9D",
        NAMED + ", TH, 9H, QH"),
    row("the last to play trumps in low", "9S", "9S AS TC TD QD|AH|9H|TH", "9D",
        NAMED + ", AH, 9H, TH"),
    row("a lost trick gets the lowest card", "9H", "|AH|TH 9H QD KD QC|", "9D", NAMED + ", AH"),
    row("the left bower follows trumps", "JC", "|JS|JC 9C TH QH KH|", "9D", NAMED + ", JS"),
    row("the left bower is no club", "9C", "|AC|JC 9C TH QH KH|", "9D", NAMED + ", AC"),
    row("keep an outside ace", "TD", "|AH|AD TD QD KC QC|", "9D", NAMED + ", AH"),
    row("keep a trump: throw a singleton", "TC", "|JS|AD TD QD TC JD|", "9D", NAMED + ", JS"),
    row("overruff with just enough", "TS", "|AH|9S TC QC KC JD|TS QS KD QD TD", "9D",
        FOE_NAMED + ", AH, 9S"),
    row("a lost trump trick gets the lowest trump", "9S", "|JS|9S AS TH QH KH|", "9D",
        NAMED + ", JS"),
    row("second hand plays the best card", "AH", "|KH|AH 9H TD QD KC|", "9D", NAMED + ", KH"),
    row("the right bower takes the left", "JS", "|JC|JS 9S TH QH KH|", "9D", NAMED + ", JC"),
    row("third hand saves a weak lead", "AH", "|TH|9H|AH QH 9C TD QD", "9D",
        FOE_NAMED + ", TH, 9H"),
    row("a partner's king is not overtaken", "QH", "AH QH TC QC KC|9H|KH|TH", "9D",
        NAMED + ", 9H, KH, TH"),
    row("the joker takes the right bower", "JK", "|JS|JK 9S TH QH KH|", "9D", NAMED + ", JS",
        joker=True),
    row("a lone maker's ace is trumped", "9S", "|AH KS AS JS JC|9S TC QC KC JD|", "9D",
        PASSED + "name S, alone, AH", alone_lead="maker"),
]  # fmt: skip


ALL_ROWS = [*BIDDING, *PICKING_UP, *ALONE, *MERGING, *LEADING, *FOLLOWING]


@pytest.mark.parametrize(("expected", "filled"), ALL_ROWS)
def test_a_good_club_player_nods(expected: str, filled: Callable[[int], Observation]) -> None:
    """However the cards that are not written lie."""
    assert_right(expected, filled, by_rule_of_thumb)


@pytest.mark.parametrize(("expected", "filled"), [one for one in ALL_ROWS if one.id not in SUBTLE])
def test_an_ordinary_club_player_nods(expected: str, filled: Callable[[int], Observation]) -> None:
    assert_right(expected, filled, casual.choose)


def assert_right(
    expected: str,
    filled: Callable[[int], Observation],
    rules: Callable[[Observation], tuple[Action, Reason]],
) -> None:
    right = [parse_action(text) for text in expected.split("/")]
    for fill in range(5):
        action, reason = rules(filled(fill))
        assert action in right, f"{action_text(action)}: {reason.text}"
