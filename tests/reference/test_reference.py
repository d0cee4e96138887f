"""The reference reads settings, bidding and what follows it as the rules page has it."""

from typing import Any

import pytest

from tests.reference.building import a_deal, a_record, asked, told
from tests.reference.cards import deck
from tests.reference.engine import Refused, check_rules, defaults, summary, summary_of

TWO: dict[str, Any] = {"players": 2}
THREE: dict[str, Any] = {"players": 3}
FOUR: dict[str, Any] = {"players": 4}
NAMES = ["name C", "name D", "name H", "name S"]
JOKER: dict[str, Any] = {"joker": True}
IN_TURN: dict[str, Any] = {"joker": True, "upturned_joker": "in_turn"}
CANADIAN: dict[str, Any] = FOUR | {"canadian_loner": True}


def refusal(record: Any) -> str:
    with pytest.raises(Refused) as caught:
        summary(record)
    return str(caught.value)


# Settings


@pytest.mark.parametrize(
    ("low_rank", "joker", "count"),
    [(9, False, 24), (9, True, 25), (8, False, 28), (8, True, 29), (7, False, 32), (7, True, 33)],
)
def test_the_deck_has_so_many_cards(low_rank: int, joker: bool, count: int) -> None:
    cards = deck(check_rules(THREE | {"low_rank": low_rank, "joker": joker}))
    assert len(cards) == len(set(cards)) == count


@pytest.mark.parametrize(
    "wrong",
    [
        TWO | {"dummy": "maker"},
        FOUR | {"dummy": "maker_round_one"},
        TWO | {"defend_alone": True},
        TWO | {"canadian_loner": True},
        THREE | {"canadian_loner": True},
        THREE | {"first_dealer": 3},
        THREE | {"joker": 1},
        THREE | {"target": True},
        THREE | {"target": 0},
        THREE | {"make_points": 21},
        THREE | {"low_rank": "9"},
        THREE | {"stick": True},
        {"players": 5},
        {},
    ],
)
def test_settings_that_make_no_sense_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"takes|is no setting"):
        check_rules(wrong)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_defaults_are_valid_settings(players: int) -> None:
    assert check_rules({"players": players}) == check_rules(defaults(players))


# First round


def test_the_dealers_left_speaks_first_and_the_dealer_last() -> None:
    passes = ["", "pass", "pass, pass", "pass, pass, pass"]
    assert [asked(FOUR, said, dealer=2)["seat"] for said in passes] == [3, 0, 1, 2]
    assert asked(FOUR)["legal"] == ["order", "pass"]


@pytest.mark.parametrize(("said", "maker"), [("order", 1), ("pass, order", 2)])
def test_who_orders_is_the_maker_and_the_dealer_takes_the_upcard(said: str, maker: int) -> None:
    deal = told(THREE, a_deal(THREE, said, upcard="QH"))["deals"][0]
    assert (deal["maker"], deal["trump"]) == (maker, "H")
    assert asked(THREE, said, upcard="QH")["seat"] == 0


def test_a_dealer_who_accepts_may_neither_decline_nor_bury_the_upcard() -> None:
    question = asked(THREE, "pass, pass, order", seat0="JS AS KS QS TS")
    expected = ["pickup AS", "pickup JS", "pickup KS", "pickup QS", "pickup TS"]
    assert question == {"seat": 0, "legal": expected}


def test_a_dealer_ordered_up_may_decline_only_where_it_is_optional() -> None:
    assert "decline" in asked(THREE, "order")["legal"]
    assert "decline" not in asked(FOUR, "order")["legal"]
    assert "decline" not in asked(THREE | {"dealer_pickup": "required"}, "order")["legal"]


@pytest.mark.parametrize("said", ["order", "pass, pass, order"])
def test_the_fresh_upcard_may_be_buried_only_where_the_rules_say_so(said: str) -> None:
    assert "pickup 9S" not in asked(THREE, said)["legal"]
    assert "pickup 9S" in asked(THREE | {"may_bury_upcard": True}, said)["legal"]


def test_an_upcard_declined_still_makes_its_suit_trump_and_stays_out_of_the_hand() -> None:
    rules = THREE | {"maker_alone": False, "defend_alone": False, "dummy": "none"}
    question = asked(
        rules, "order, decline, KC, AC", seat0="JS AS TS QS KS", seat1="KC", seat2="AC"
    )
    assert question == {"seat": 0, "legal": ["AS", "JS", "KS", "QS", "TS"]}


def test_a_buried_card_is_gone_and_the_upcard_held() -> None:
    rules = THREE | {"maker_alone": False, "defend_alone": False, "dummy": "none"}
    said = "order, pickup JS, KC, AC"
    question = asked(rules, said, seat0="JS AS TS QS KS", seat1="KC", seat2="AC")
    assert question == {"seat": 0, "legal": ["9S", "AS", "KS", "QS", "TS"]}


# Second round


def test_the_suit_turned_down_may_be_named_only_where_any_is_allowed() -> None:
    passed = "pass, pass, pass"
    assert asked(THREE, passed) == {"seat": 1, "legal": ["name C", "name D", "name H", "pass"]}
    assert asked(THREE | {"round_two_suits": "any"}, passed)["legal"] == [*NAMES, "pass"]


def test_nobody_picks_up_in_the_second_round() -> None:
    assert asked(THREE, "pass, pass, pass, name H") == {"seat": 1, "legal": ["alone", "with"]}


def test_all_passing_twice_is_a_throw_in_and_the_deal_passes_on() -> None:
    thrown = a_deal(TWO, "pass, pass, pass, pass", dealer=1)
    summed = told(TWO, thrown)
    assert summed["to_act"] is None
    assert summed["deals"][0] == {
        "trump": None,
        "maker": None,
        "alone": False,
        "lone_defender": None,
        "tricks": [0, 0],
        "points": [0, 0],
        "thrown_in": True,
        "complete": True,
    }
    following = told(TWO, thrown, a_deal(TWO, dealer=0))["to_act"]
    assert following is not None and following["seat"] == 1
    assert "dealer must be seat 0" in refusal(a_record(TWO, thrown, a_deal(TWO, dealer=1)))


def test_a_stuck_dealer_must_name_but_only_in_the_second_round() -> None:
    stuck = FOUR | {"stick_the_dealer": True}
    assert asked(stuck, "pass, pass, pass")["legal"] == ["order", "pass"]
    assert "pass" in asked(stuck, "pass, " * 5 + "pass")["legal"]
    last = asked(stuck, "pass, " * 6 + "pass")
    assert last == {"seat": 0, "legal": ["name C", "name D", "name H"]}


# An upturned joker


def test_the_dealer_names_over_an_upturned_joker_and_takes_it() -> None:
    rules = THREE | JOKER
    assert asked(rules, upcard="JK", dealer=1) == {"seat": 1, "legal": NAMES}
    question = asked(rules, "name H", upcard="JK", dealer=1, seat1="9S TS JS QS KS")
    expected = ["pickup 9S", "pickup JS", "pickup KS", "pickup QS", "pickup TS"]
    assert question == {"seat": 1, "legal": expected}
    assert told(rules, a_deal(rules, "name H", upcard="JK", dealer=1))["deals"][0]["maker"] == 1


def test_seats_name_in_turn_over_an_upturned_joker_and_the_dealer_takes_it_anyway() -> None:
    rules = THREE | IN_TURN
    assert asked(rules, upcard="JK") == {"seat": 1, "legal": [*NAMES, "pass"]}
    question = asked(rules, "pass, name C", upcard="JK")
    assert question["seat"] == 0 and "decline" not in question["legal"]
    assert told(rules, a_deal(rules, "pass, name C", upcard="JK"))["deals"][0]["maker"] == 2


def test_one_round_of_passes_over_an_upturned_joker_is_a_throw_in() -> None:
    rules = THREE | IN_TURN
    assert told(rules, a_deal(rules, "pass, pass, pass", upcard="JK"))["deals"][0]["thrown_in"]


def test_the_dealer_is_stuck_with_an_upturned_joker_too() -> None:
    rules = THREE | IN_TURN | {"stick_the_dealer": True}
    assert asked(rules, "pass, pass", upcard="JK") == {"seat": 0, "legal": NAMES}


def test_a_joker_turned_up_counts_as_the_first_round_for_the_dummy() -> None:
    rules = THREE | JOKER | {"dummy": "maker_round_one", "maker_alone": False}
    said = "name H, pickup 9C"
    assert len(asked(rules, said, upcard="JK", seat0="9C")["legal"]) == 252


def test_a_joker_among_the_cards_changes_nothing_in_the_bidding() -> None:
    assert asked(THREE | JOKER, seat0="JK")["legal"] == ["order", "pass"]


# Alone, or with help


def test_pick_up_comes_before_alone_and_alone_before_the_merge() -> None:
    said = ["order", "order, pickup 9C", "order, pickup 9C, with"]
    kinds = [asked(THREE, prefix, seat0="9C")["legal"][0].split()[0] for prefix in said]
    assert kinds == ["decline", "alone", "keep"]


def test_a_maker_who_is_the_dealer_merges_the_hand_after_the_pick_up() -> None:
    said = "pass, pass, order, pickup JC, with"
    legal = asked(THREE, said, seat0="JC AH KH QH TH", dummy="9C TC QC KC AC")["legal"]
    held = {card for action in legal for card in action.split()[1:]}
    assert held == {"AH", "KH", "QH", "TH", "9S", "9C", "TC", "QC", "KC", "AC"}
    assert len(legal) == len(set(legal)) == 252


def test_the_order_of_the_cards_kept_is_free() -> None:
    said = "pass, pass, pass, name H, with, keep AC JH 9C JD KC"
    question = asked(THREE, said, seat1="JH JD 9C TC QC", dummy="AC KC")
    assert question == {"seat": 2, "legal": ["alone", "with"]}


def test_a_lone_maker_leaves_the_dummy_untouched() -> None:
    question = asked(THREE, "pass, pass, pass, name H, alone")
    assert question == {"seat": 2, "legal": ["alone", "with"]}


def test_the_dummy_may_be_for_the_first_round_only() -> None:
    rules = THREE | {"dummy": "maker_round_one"}
    assert len(asked(rules, "order, decline, with")["legal"]) == 252
    assert asked(rules, "pass, pass, pass, name H, with")["seat"] == 2


def test_a_dealers_partner_who_assists_must_play_alone_and_is_not_asked() -> None:
    for rules in (CANADIAN, CANADIAN | {"maker_alone": False}):
        deal = a_deal(rules, "pass, order, pickup 9C", seat0="9C")
        assert told(rules, deal)["deals"][0]["alone"]
        assert asked(rules, "pass, order, pickup 9C", seat0="9C")["seat"] == 1


def test_only_the_dealers_partner_in_the_first_round_is_forced() -> None:
    choice = ["alone", "with"]
    assert asked(CANADIAN, "order, pickup 9C", seat0="9C") == {"seat": 1, "legal": choice}
    named = "pass, pass, pass, pass, pass, name H"
    assert asked(CANADIAN, named) == {"seat": 2, "legal": choice}


def test_a_dealers_partner_naming_over_an_upturned_joker_is_forced_too() -> None:
    rules = CANADIAN | IN_TURN
    deal = a_deal(rules, "pass, name H, pickup 9C", upcard="JK", seat0="9C")
    assert told(rules, deal)["deals"][0]["alone"]


def test_defenders_are_asked_from_the_makers_left_until_one_is_alone() -> None:
    rules = FOUR | {"defend_alone": True}
    made = "pass, pass, pass, pass, pass, name H, with"
    assert asked(rules, made) == {"seat": 3, "legal": ["alone", "with"]}
    assert asked(rules, made + ", with") == {"seat": 1, "legal": ["alone", "with"]}
    assert len(asked(rules, made + ", alone")["legal"]) == 5
    assert told(rules, a_deal(rules, made + ", with, alone"))["deals"][0]["lone_defender"] == 1


def test_three_handed_defenders_are_both_asked() -> None:
    made = "pass, pass, pass, name H, alone"
    assert asked(THREE, made)["seat"] == 2
    assert asked(THREE, made + ", with")["seat"] == 0


# Bad input


@pytest.mark.parametrize("text", ["", "[]", "null", "{", "[" * 100000, "NaN"])
def test_text_that_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        summary_of(text)


def test_private_keys_are_ignored_and_others_refused() -> None:
    record = a_record(TWO, a_deal(TWO) | {"x-note": 1}) | {"x-seed": 3}
    assert summary(record)["to_act"] == {"seat": 1, "legal": ["order", "pass"]}
    assert refusal(record | {"seed": 3}) == "record: unknown key 'seed'"


def test_a_refusal_names_the_deal_the_action_and_the_seat() -> None:
    rules = FOUR | {"maker_alone": False}
    said = "order, pickup 9C, AH, AS"
    deal = a_deal(rules, said, seat0="9C", seat1="AH", seat2="AS KH", upcard="9D")
    expected = "deal 0, action 3: 'AS' by seat 2: must follow hearts"
    assert refusal(a_record(rules, deal)) == expected
