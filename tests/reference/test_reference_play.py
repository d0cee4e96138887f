"""The reference plays, counts and ends games as the rules page has it."""

from typing import Any

import pytest

from tests.reference.building import Deal, a_deal, a_record, asked, played_out, told
from tests.reference.cards import may_play, winning_card
from tests.reference.engine import Refused, check_rules, summary
from tests.reference.table import new_table, points

PLAIN_FOUR: dict[str, Any] = {"players": 4, "maker_alone": False}
NAMED_D = "pass, pass, pass, pass, name D"


# Bowers, the joker, following


@pytest.mark.parametrize(("last", "winner"), [("JD", 0), ("AD", 1)])
def test_a_left_bower_led_is_a_trump_led(last: str, winner: int) -> None:
    """The right bower alone beats it; diamonds, not hearts, are the suit to follow."""
    cards: dict[str, Any] = {
        "seat1": "JH",
        "seat2": "JC 9H 9C TC QC",
        "seat3": "9D",
        "seat0": f"{last} KH",
    }
    assert asked(PLAIN_FOUR, f"{NAMED_D}, JH", **cards)["legal"] == ["9C", "9H", "JC", "QC", "TC"]
    deal = a_deal(PLAIN_FOUR, f"{NAMED_D}, JH, JC, 9D, {last}", **cards)
    assert told(PLAIN_FOUR, deal)["deals"][0]["tricks"][winner] == 1


@pytest.mark.parametrize(
    ("hand", "on_trick", "playable"),
    [
        ("AH AD KD", "JD", "AH"),
        ("AD KD 9S", "JD", "AD KD 9S"),
        ("JD AD 9S", "AH", "JD"),
        ("JD AD 9S", "KD", "AD"),
        ("JD 9S", "KD", "JD 9S"),
        ("JK AD 9S", "AH", "JK"),
        ("JK JD 9S", "AC", "JK JD 9S"),
        ("AH 9D 9S", "JK", "AH"),
        ("JD 9D 9S", "JK", "JD"),
    ],
)
def test_with_hearts_trump_so_is_the_suit_followed(
    hand: str, on_trick: str, playable: str
) -> None:
    assert may_play(hand.split(), on_trick.split(), "H") == playable.split()


@pytest.mark.parametrize(
    ("cards", "best"),
    [
        ("JH JK", "JK"),
        ("JD JH", "JH"),
        ("AH JD", "JD"),
        ("AS 9H", "9H"),
        ("9S AC AD", "9S"),
        ("9S TS JS", "JS"),
        ("QD AD KD", "AD"),
        ("7C 8C", "8C"),
        ("TH QH 9H", "QH"),
    ],
)
def test_with_hearts_trump_so_is_the_trick_won(cards: str, best: str) -> None:
    assert winning_card(cards.split(), "H") == best


# The first lead


PASSES = {1: "", 2: "pass, ", 3: "pass, pass, ", 0: "pass, pass, pass, "}


def leader(rules: dict[str, Any], said: str, dealer: int) -> int:
    """Who leads first, counted from the dealer."""
    question = asked(rules, said, dealer=dealer)
    assert len(question["legal"]) == 5
    return (question["seat"] - dealer) % int(rules["players"])


@pytest.mark.parametrize("dealer", range(4))
@pytest.mark.parametrize(
    ("alone_lead", "expected"),
    [
        ("left_of_dealer", {1: 1, 2: 1, 3: 2, 0: 1}),
        ("left_of_loner", {1: 2, 2: 3, 3: 0, 0: 1}),
        ("maker", {1: 1, 2: 2, 3: 3, 0: 0}),
    ],
)
def test_four_handed_the_lead_after_each_caller_alone(
    alone_lead: str, expected: dict[int, int], dealer: int
) -> None:
    rules = {"players": 4, "alone_lead": alone_lead}
    found = {
        caller: leader(rules, f"{'pass, ' * 4}{before}name H, alone", dealer)
        for caller, before in PASSES.items()
    }
    assert found == expected


@pytest.mark.parametrize(
    ("said", "left_of_loner", "left_of_dealer", "maker"),
    [
        ("name H, with, with, with", 1, 1, 1),
        ("name H, with, alone", 3, 1, 1),
        ("name H, with, with, alone", 1, 1, 1),
        ("pass, pass, pass, name H, with, alone", 2, 1, 0),
        ("pass, pass, pass, name H, with, with, alone", 0, 2, 0),
        ("pass, pass, name H, alone, alone", 0, 3, 3),
        ("pass, pass, pass, name H, alone, with, alone", 3, 3, 0),
    ],
)
def test_four_handed_the_lead_with_a_lone_defender(
    said: str, left_of_loner: int, left_of_dealer: int, maker: int
) -> None:
    base = {"players": 4, "defend_alone": True}
    ways = ["left_of_loner", "left_of_dealer", "maker"]
    found = [leader(base | {"alone_lead": way}, f"{'pass, ' * 4}{said}", 0) for way in ways]
    assert found == [left_of_loner, left_of_dealer, maker]


@pytest.mark.parametrize(
    ("said", "left_of_loner", "left_of_dealer", "maker"),
    [
        ("name H, with, with, with", 1, 1, 1),
        ("name H, alone, with, with", 2, 1, 1),
        ("name H, with, alone", 1, 1, 1),
        ("pass, name H, with, with, with", 1, 1, 1),
        ("pass, name H, with, with, alone", 2, 1, 2),
        ("pass, pass, name H, with, with, alone", 0, 2, 0),
        ("pass, name H, alone, alone", 0, 2, 2),
    ],
)
def test_three_handed_the_lead(
    said: str, left_of_loner: int, left_of_dealer: int, maker: int
) -> None:
    base = {"players": 3, "dummy": "none"}
    ways = ["left_of_loner", "left_of_dealer", "maker"]
    found = [leader(base | {"alone_lead": way}, f"{'pass, ' * 3}{said}", 0) for way in ways]
    assert found == [left_of_loner, left_of_dealer, maker]


def test_two_handed_alone_is_a_declaration_that_still_decides_the_lead() -> None:
    rules = {"players": 2, "maker_alone": True}
    assert leader(rules, "pass, pass, name H, with", 0) == 1
    assert leader(rules, "pass, pass, name H, alone", 0) == 0


def test_who_sits_out_is_skipped_in_every_trick() -> None:
    rules = {"players": 4, "defend_alone": True}
    deal = a_deal(rules, "order, pickup 9C, alone, alone", seat0="9C")
    finished = told(rules, played_out(rules, deal))["deals"][0]
    assert finished["tricks"][0] == finished["tricks"][3] == 0
    assert sum(finished["tricks"]) == 5 and len(deal["actions"]) == 4 + 10


# Points


def gained(players: int, tricks: list[int], alone: bool, lone_defender: int | None) -> list[int]:
    """What a deal is worth by default in which seat 1 was the maker."""
    rules = check_rules({"players": players})
    table = new_table(rules, a_deal({"players": players}))
    table["trump"], table["maker"], table["complete"] = "H", 1, True
    table["tricks"], table["alone"], table["lone_defender"] = tricks, alone, lone_defender
    return points(table)


@pytest.mark.parametrize(
    ("tricks", "alone", "lone_defender", "expected"),
    [
        ([2, 3], False, None, [0, 1]),
        ([1, 4], False, None, [0, 1]),
        ([0, 5], False, None, [0, 2]),
        ([1, 4], True, None, [0, 1]),
        ([0, 5], True, None, [0, 2]),
        ([3, 2], False, None, [2, 0]),
        ([5, 0], True, None, [2, 0]),
        ([1, 3, 1], False, None, [0, 1, 0]),
        ([0, 4, 1], True, None, [0, 1, 0]),
        ([0, 5, 0], False, None, [0, 3, 0]),
        ([0, 5, 0], True, None, [0, 3, 0]),
        ([1, 2, 2], False, None, [2, 0, 2]),
        ([5, 0, 0], True, None, [2, 0, 2]),
        ([4, 1, 0], False, 0, [2, 0, 2]),
        ([0, 2, 3], True, 2, [2, 0, 2]),
        ([0, 0, 5], False, 2, [4, 0, 4]),
        ([5, 0, 0], True, 0, [4, 0, 4]),
        ([0, 3, 2], False, 2, [0, 1, 0]),
        ([0, 5, 0], False, 2, [0, 3, 0]),
        ([1, 2, 1, 1], False, None, [0, 1]),
        ([1, 4, 0, 0], True, None, [0, 1]),
        ([0, 2, 0, 3], False, None, [0, 2]),
        ([0, 5, 0, 0], True, None, [0, 4]),
        ([2, 1, 1, 1], False, None, [2, 0]),
        ([5, 0, 0, 0], True, None, [2, 0]),
        ([3, 1, 0, 1], False, 0, [4, 0]),
        ([3, 2, 0, 0], True, 0, [4, 0]),
        ([0, 0, 5, 0], False, 2, [4, 0]),
        ([0, 5, 0, 0], False, 2, [0, 2]),
        ([0, 5, 0, 0], True, 2, [0, 4]),
    ],
)
def test_every_row_of_the_points_table(
    tricks: list[int], alone: bool, lone_defender: int | None, expected: list[int]
) -> None:
    assert gained(len(tricks), tricks, alone, lone_defender) == expected


# The end


THREE: dict[str, Any] = {"players": 3}


def euchred(rules: dict[str, Any]) -> Deal:
    """Dealer and maker 2 takes no trick, so that seats 0 and 1 get two points each."""
    said = "pass, pass, order, pickup 9D, alone, with, with"
    top: dict[str, Any] = {
        "seat0": "JS JC AS KS QS",
        "seat1": "9H TH QH KH AH",
        "seat2": "9D TD QD KD AD",
    }
    return played_out(rules, a_deal(rules, said, dealer=2, **top))


def test_two_who_reach_the_target_together_share_the_game() -> None:
    summed = told(THREE, euchred(THREE), scores=[9, 9, 3])
    assert (summed["scores"], summed["winners"]) == ([11, 11, 3], [0, 1])
    with pytest.raises(Refused, match="the game is over"):
        told(THREE, euchred(THREE), a_deal(THREE), scores=[9, 9, 3])


def test_a_tie_may_be_played_on_until_one_leads_alone() -> None:
    rules = THREE | {"tie": "play_on"}
    assert told(rules, euchred(rules), a_deal(rules), scores=[9, 9, 3])["winners"] == []
    assert told(rules, euchred(rules), scores=[9, 8, 3])["winners"] == [0]


def test_the_highest_score_wins_and_a_tie_below_it_means_nothing() -> None:
    assert told(THREE, euchred(THREE), scores=[9, 8, 9])["winners"] == [0]
    assert told(THREE, euchred(THREE), scores=[7, 7, 9])["winners"] == []


def test_both_seats_of_a_side_win() -> None:
    rules = {"players": 4, "target": 5}
    assert told(rules, scores=[3, 5])["winners"] == [1, 3]


def test_initial_scores_may_already_have_decided_the_game() -> None:
    assert told(THREE, scores=[12, 0, 10])["winners"] == [0]
    with pytest.raises(Refused, match="the game is over"):
        told(THREE, a_deal(THREE), scores=[12, 0, 10])


def test_an_action_after_the_last_trick_is_refused() -> None:
    deal = euchred(THREE)
    deal["actions"].append("pass")
    with pytest.raises(Refused, match="the deal is over"):
        told(THREE, deal)


def test_only_the_last_deal_may_be_unfinished() -> None:
    with pytest.raises(Refused, match="unfinished"):
        summary(a_record(THREE, a_deal(THREE), a_deal(THREE, dealer=1)))
