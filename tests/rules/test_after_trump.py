"""After trump is made, before the first lead: pick-up, alone, dummy, defenders, in this order."""

from __future__ import annotations

import pytest

from euchre_desktop.rules import (
    Card,
    DefendedAlone,
    DefendedTogether,
    DummyMerged,
    Keep,
    NotFiveOfTen,
    NotHeld,
    Phase,
    TookHelp,
    WentAlone,
    is_legal,
    legal_actions,
    refusal,
)
from tests.positions import actions, asked, cards, play, seen, table

HANDS = "9S TS JS QS KS | 9D TD JD QD KD | 9C TC JC QC KC"
FOUR = "9S TS JS QS KS | 9D TD JD QD KD | 9C TC JC QC KC | 9H TH JH AH KH"
LEADS = "9D TD JD QD KD"


@pytest.mark.parametrize(
    ("players", "settings", "script", "expected"),
    [
        pytest.param(
            3, {}, "order pickup-9S", "1: alone with", id="3: the maker after the pickup"
        ),
        pytest.param(3, {}, "order decline", "1: alone with", id="3: or after it was declined"),
        pytest.param(
            3, {}, "pass pass pass name-D", "1: alone with", id="3: at once in round two"
        ),
        pytest.param(
            3, {}, "order pickup-9S with", "1: keep", id="3: with help, of ten keep five"
        ),
        pytest.param(
            3, {}, "order pickup-9S alone", "2: alone with", id="3: alone leaves the dummy"
        ),
        pytest.param(
            3,
            {},
            "order pickup-9S with keep-9D-TD-JD-QD-KD",
            "2: alone with",
            id="3: then the first defender, on the maker's left",
        ),
        pytest.param(
            3,
            {},
            "order pickup-9S with keep-9D-TD-JD-QD-KD with",
            "0: alone with",
            id="3: then the other defender",
        ),
        pytest.param(
            3,
            {},
            "order pickup-9S with keep-9D-TD-JD-QD-KD with with",
            f"1: {LEADS}",
            id="3: then the first lead",
        ),
        pytest.param(
            3,
            {},
            "order pickup-9S with keep-9D-TD-JD-QD-KD alone",
            f"1: {LEADS}",
            id="3: one alone, nobody else is asked",
        ),
        pytest.param(
            3, {"maker_alone": False}, "order pickup-9S", "1: keep", id="3: maker_alone off"
        ),
        pytest.param(
            3,
            {"defend_alone": False},
            "order pickup-9S alone",
            "2: 9C TC JC QC KC",
            id="3: defend_alone off",
        ),
        pytest.param(
            3,
            {"dummy": "maker_round_one"},
            "order decline with",
            "1: keep",
            id="maker_round_one merges in the first round",
        ),
        pytest.param(
            3,
            {"dummy": "maker_round_one"},
            "pass pass pass name-D with",
            "2: alone with",
            id="maker_round_one does not in the second",
        ),
        pytest.param(
            3,
            {"dummy": "maker"},
            "pass pass pass name-D with",
            "1: keep",
            id="maker merges always",
        ),
        pytest.param(
            3, {"dummy": "none"}, "order decline with", "2: alone with", id="no dummy, no merge"
        ),
        pytest.param(2, {}, "order decline", f"1: {LEADS}", id="2: nothing is asked"),
        pytest.param(
            2, {"maker_alone": True}, "order decline", "1: alone with", id="2: a declaration"
        ),
        pytest.param(
            2,
            {"maker_alone": True},
            "order decline alone",
            "0: 9S TS JS QS KS",
            id="2: and both play",
        ),
        pytest.param(4, {}, "order pickup-9S", "1: alone with", id="4: the maker"),
        pytest.param(4, {}, "order pickup-9S with", f"1: {LEADS}", id="4: nobody defends alone"),
        pytest.param(
            4,
            {"defend_alone": True},
            "order pickup-9S with",
            "2: alone with",
            id="4: first of two",
        ),
        pytest.param(
            4,
            {"defend_alone": True},
            "order pickup-9S with with",
            "0: alone with",
            id="4: second of two, never the maker's partner",
        ),
        pytest.param(
            4,
            {"defend_alone": True},
            "order pickup-9S alone",
            "2: alone with",
            id="4: a lone maker may be met by a lone defender",
        ),
        pytest.param(
            4,
            {"defend_alone": True, "maker_alone": False},
            "order pickup-9S",
            "2: alone with",
            id="4: defenders are asked though the maker is not",
        ),
        pytest.param(
            4,
            {"canadian_loner": True},
            "pass order pickup-9S",
            f"1: {LEADS}",
            id="4: a partner who assists must play alone, nothing is asked",
        ),
        pytest.param(
            4,
            {"canadian_loner": True},
            "order pickup-9S",
            "1: alone with",
            id="4: canadian_loner does not bind an opponent",
        ),
        pytest.param(
            4,
            {"canadian_loner": True},
            "pass pass pass order pickup-9S",
            "0: alone with",
            id="4: nor the dealer",
        ),
        pytest.param(
            4,
            {"canadian_loner": True},
            "pass pass pass pass pass name-C",
            "2: alone with",
            id="4: nor the partner in the second round",
        ),
        pytest.param(
            4,
            {"canadian_loner": True, "maker_alone": False},
            "pass order pickup-9S",
            f"1: {LEADS}",
            id="4: it binds even where going alone is not offered",
        ),
        pytest.param(
            4,
            {"maker_alone": False},
            "order pickup-9S",
            f"1: {LEADS}",
            id="4: maker_alone off",
        ),
    ],
)
def test_what_is_asked_next(
    players: int, settings: dict[str, object], script: str, expected: str
) -> None:
    hands = FOUR if players == 4 else "|".join(HANDS.split("|")[:players])
    state = table(players, settings, dealer=0, hands=hands, upcard="QH")
    assert asked(play(state, script)) == expected


def test_a_partner_who_assists_by_the_canadian_rule_is_alone() -> None:
    state = table(4, dealer=0, hands=FOUR, upcard="QH", canadian_loner=True)
    assert seen(state, "pass order pickup-9S")[-1] == WentAlone(2, sitting_out=0)
    ordered = play(state, "pass order pickup-9S")
    assert ordered.made.alone and ordered.made.sitting_out == (0,)


def test_a_dealer_ordered_up_alone_by_the_partner_still_picks_up() -> None:
    state = table(4, dealer=0, hands=FOUR, upcard="QH")
    alone = play(state, "pass order pickup-9S alone")
    assert alone.upcard_taken and cards("QH")[0] in alone.hands[0]
    assert 0 in alone.made.sitting_out


def merging() -> tuple[str, str]:
    return "9D TD JD QD KD", "AS AH AD AC TH"


def test_the_maker_keeps_any_five_of_the_ten() -> None:
    hand, dummy = merging()
    state = table(3, dealer=0, hands=f"| {hand}", in_dummy=dummy, upcard="QH")
    state = play(state, "order decline with")
    choices = legal_actions(state)
    assert len(choices) == len(set(choices)) == 252
    offered = {
        card for choice in choices if isinstance(choice, Keep) for card in choice.cards or ()
    }
    assert offered == set(cards(f"{hand} {dummy}"))


def test_the_other_five_are_out_of_play_and_unseen() -> None:
    hand, dummy = merging()
    state = table(3, dealer=0, hands=f"| {hand}", in_dummy=dummy, upcard="QH")
    state = play(state, "order decline with")
    assert seen(state, "keep-AS-AH-AD-KD-TH") == (DummyMerged(1),)
    kept = play(state, "keep-AS-AH-AD-KD-TH")
    assert set(kept.hands[1]) == set(cards("AS AH AD KD TH"))
    assert set(kept.unkept) == set(cards("9D TD JD QD AC"))
    assert kept.dummy == ()


def test_a_dealer_who_is_the_maker_merges_after_the_pickup() -> None:
    hand, dummy = merging()
    state = table(3, dealer=0, hands=hand, in_dummy=dummy, upcard="QH")
    state = play(state, "pass pass order pickup-9D with")
    assert is_legal(state, Keep(cards("QH AS AH AD AC")))
    assert refusal(state, state.hands[0], Keep(cards("9D AS AH AD AC"))) == NotHeld(
        Card.parse("9D")
    )


@pytest.mark.parametrize(
    ("keep", "why"),
    [
        pytest.param("AS AH AD AC", NotFiveOfTen(), id="four"),
        pytest.param("AS AH AD AC TH KD", NotFiveOfTen(), id="six"),
        pytest.param("AS AS AH AD AC", NotFiveOfTen(), id="the same twice"),
        pytest.param("AS AH AD AC 9C", NotHeld(Card.parse("9C")), id="another's card"),
        pytest.param("", NotFiveOfTen(), id="none"),
    ],
)
def test_no_other_way_to_keep_cards(keep: str, why: object) -> None:
    hand, dummy = merging()
    state = table(3, dealer=0, hands=f"9C | {hand}", in_dummy=dummy, upcard="QH")
    state = play(state, "order decline with")
    assert refusal(state, state.hands[1], Keep(cards(keep))) == why


def test_the_order_in_which_five_are_kept_does_not_matter() -> None:
    assert actions("keep-JS-JC-AS-KS-AH") == actions("keep-AH-KS-AS-JC-JS")


def test_alone_leaves_the_dummy_untouched() -> None:
    hand, dummy = merging()
    state = table(3, dealer=0, hands=f"| {hand}", in_dummy=dummy, upcard="QH")
    alone = play(state, "order decline alone")
    assert alone.hands[1] == cards(hand) and alone.dummy == cards(dummy) and alone.unkept == ()


@pytest.mark.parametrize(
    ("players", "settings", "script", "last"),
    [
        pytest.param(4, {}, "order pickup-9S alone", WentAlone(1, 3), id="4: the partner is out"),
        pytest.param(3, {}, "order decline alone", WentAlone(1, None), id="3: nobody is"),
        pytest.param(3, {}, "order decline with", TookHelp(1), id="3: with the dummy"),
        pytest.param(3, {}, "order decline alone alone", DefendedAlone(2, 0), id="3: defended"),
        pytest.param(3, {}, "order decline alone with", DefendedTogether(2), id="3: together"),
        pytest.param(
            4,
            {"defend_alone": True},
            "order pickup-9S with with alone",
            DefendedAlone(0, 2),
            id="4: the second defender alone",
        ),
    ],
)
def test_everybody_hears_who_plays_alone(
    players: int, settings: dict[str, object], script: str, last: object
) -> None:
    hands = FOUR if players == 4 else HANDS
    state = table(players, settings, dealer=0, hands=hands, upcard="QH")
    assert seen(state, script)[-1] == last


def test_maker_and_a_defender_may_both_be_alone() -> None:
    state = table(4, dealer=0, hands=FOUR, upcard="QH", defend_alone=True)
    both = play(state, "order pickup-9S alone with alone")
    assert both.made.alone and both.made.lone_defender == 0
    assert both.made.sitting_out == (3, 2)
    assert both.phase is Phase.PLAYING
