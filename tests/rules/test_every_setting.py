"""Is every setting wired to the game? For each, two games that differ in it alone part ways."""

from __future__ import annotations

import ast
import inspect
from itertools import islice
from pathlib import Path

import pytest

from euchre_desktop.rules import (
    DealScored,
    GameState,
    Phase,
    apply,
    deck_of,
    first_dealer,
    house_rules,
    legal_actions,
    new_game,
    observe,
    record_text,
    seeded_deal,
    start_deal,
)
from euchre_desktop.rules.options import CHOICES, SETTINGS
from euchre_desktop.rules.records import Record
from tests.positions import asked, cards, play, table

HANDS = "9S TS JS QS KS | 9D TD JD QD KD | 9C TC JC QC KC | 9H TH JH AH KH"
THREE = "9S TS JS QS KS | 9D TD JD QD KD | 9C TC JC QC KC"

COURSES: dict[str, list[tuple[dict[str, object], str, str]]] = {
    # For each setting: the rules, what is said at seat 0's deal, who is then asked for what.
    "dealer_pickup": [
        (
            {"players": 4, "dealer_pickup": "required"},
            "order",
            "0: pickup-9S pickup-TS pickup-JS pickup-QS pickup-KS",
        ),
        (
            {"players": 4, "dealer_pickup": "optional"},
            "order",
            "0: pickup-9S pickup-TS pickup-JS pickup-QS pickup-KS decline",
        ),
    ],
    "may_bury_upcard": [
        (
            {"players": 4, "may_bury_upcard": False},
            "order",
            "0: pickup-9S pickup-TS pickup-JS pickup-QS pickup-KS",
        ),
        (
            {"players": 4, "may_bury_upcard": True},
            "order",
            "0: pickup-9S pickup-TS pickup-JS pickup-QS pickup-KS pickup-QH",
        ),
    ],
    "stick_the_dealer": [
        (
            {"players": 4, "stick_the_dealer": False},
            "pass " * 7,
            "0: pass name-C name-D name-S",
        ),
        ({"players": 4, "stick_the_dealer": True}, "pass " * 7, "0: name-C name-D name-S"),
    ],
    "round_two_suits": [
        ({"players": 4, "round_two_suits": "other"}, "pass " * 4, "1: pass name-C name-D name-S"),
        (
            {"players": 4, "round_two_suits": "any"},
            "pass " * 4,
            "1: pass name-C name-D name-H name-S",
        ),
    ],
    "dummy": [
        ({"players": 3, "dummy": "none"}, "order decline with", "2: alone with"),
        ({"players": 3, "dummy": "maker"}, "pass pass pass name-D with", "1: keep"),
        (
            {"players": 3, "dummy": "maker_round_one"},
            "pass pass pass name-D with",
            "2: alone with",
        ),
    ],
    "maker_alone": [
        ({"players": 4, "maker_alone": False}, "order pickup-9S", "1: 9D TD JD QD KD"),
        ({"players": 4, "maker_alone": True}, "order pickup-9S", "1: alone with"),
    ],
    "defend_alone": [
        ({"players": 4, "defend_alone": False}, "order pickup-9S with", "1: 9D TD JD QD KD"),
        ({"players": 4, "defend_alone": True}, "order pickup-9S with", "2: alone with"),
    ],
    "canadian_loner": [
        ({"players": 4, "canadian_loner": False}, "pass order pickup-9S", "2: alone with"),
        ({"players": 4, "canadian_loner": True}, "pass order pickup-9S", "1: 9D TD JD QD KD"),
    ],
    "alone_lead": [
        (
            {"players": 4, "alone_lead": "left_of_loner"},
            "pass pass order pickup-9S alone",
            "0: TS JS QS KS QH",
        ),
        (
            {"players": 4, "alone_lead": "left_of_dealer"},
            "pass pass order pickup-9S alone",
            "2: 9C TC JC QC KC",
        ),
        (
            {"players": 4, "alone_lead": "maker"},
            "pass pass order pickup-9S alone",
            "3: 9H TH JH AH KH",
        ),
    ],
}

CASES = [(name, *case) for name, cases in COURSES.items() for case in cases]


@pytest.mark.parametrize(("name", "rules", "script", "expected"), CASES)
def test_a_setting_changes_what_is_asked(
    name: str, rules: dict[str, object], script: str, expected: str
) -> None:
    players = rules["players"]
    assert isinstance(players, int) and name in rules
    others = {key: value for key, value in rules.items() if key != "players"}
    hands = HANDS if players == 4 else THREE
    state = table(players, others, dealer=0, hands=hands, upcard="QH")
    assert asked(play(state, script)) == expected


def test_each_course_covers_every_value_of_its_setting() -> None:
    for name, cases in COURSES.items():
        values = {rules[name] for rules, _, _ in cases}
        assert values == set(CHOICES.get(name, (True, False)))
        assert len({expected for _, _, expected in cases}) >= 2


def test_players() -> None:
    for players in (2, 3, 4):
        assert len(table(players).hands) == players


def test_low_rank() -> None:
    sizes = [len(deck_of(house_rules({"players": 2, "low_rank": low}))) for low in (9, 8, 7)]
    assert sizes == [24, 28, 32]


def test_joker() -> None:
    with_joker, without = (
        {str(card) for card in deck_of(house_rules({"players": 2, "joker": joker}))}
        for joker in (True, False)
    )
    assert with_joker - without == {"JK"}


def test_upturned_joker() -> None:
    dealer_names = table(4, upcard="JK", joker=True, upturned_joker="dealer_names")
    in_turn = table(4, upcard="JK", joker=True, upturned_joker="in_turn")
    assert asked(dealer_names) == "0: name-C name-D name-H name-S"
    assert asked(in_turn) == "1: pass name-C name-D name-H name-S"


def test_first_dealer() -> None:
    ways: tuple[object, ...] = ("random", "first_black_jack", 0, 1, 2, 3)
    chosen = {
        way: [
            first_dealer(house_rules({"players": 4, "first_dealer": way}), str(n))
            for n in range(9)
        ]
        for way in ways
    }
    assert all({dealer.dealer for dealer in chosen[seat]} == {seat} for seat in range(4))
    assert len({dealer.dealer for dealer in chosen["random"]}) > 1
    assert all(dealer.shown for dealer in chosen["first_black_jack"])


def test_packets() -> None:
    """Packets change what is shown, so a seat's view and the record say them; never the cards."""
    deals, views, texts = set(), set(), set()
    for packets in CHOICES["packets"]:
        options = house_rules({"players": 3, "packets": packets})
        dealt = seeded_deal(options, 0, "any", 0)
        deals.add(dealt)
        views.add(observe(start_deal(new_game(options), dealt).state, 1).options.packets)
        texts.add(record_text(Record(("A", "B", "C"), options, (0, 0, 0))))
    assert len(deals) == 1 and len(views) == len(texts) == 3


def _euchred(scores: tuple[int, ...], calls: str, **settings: object) -> GameState:
    """A deal in which seat 1 makes spades trump and takes no trick."""
    hands = "JS JC AS KS QS | 9H TH 9D TD 9C | AH KH QH AD KD | JD JH QD TC QC"
    players = 4 if len(scores) == 2 else 3
    rules = {"dummy": "none", **settings}
    hands = hands if players == 4 else hands.rsplit("|", 1)[0]
    state = table(players, rules, dealer=0, hands=hands, upcard="KC", scores=scores)
    return _to_the_end(play(state, "pass " * players + calls))


def _to_the_end(state: GameState) -> GameState:
    while state.phase is Phase.PLAYING:
        state = apply(state, legal_actions(state)[0]).state
    return state


def test_target() -> None:
    at_ten = _euchred((8, 0, 0), "name-S with with with", target=10)
    at_eleven = _euchred((8, 0, 0), "name-S with with with", target=11)
    assert at_ten.phase is Phase.GAME_OVER
    assert at_eleven.phase is Phase.BETWEEN_DEALS


def test_tie() -> None:
    shared = _euchred((8, 0, 8), "name-S with with with", tie="shared")
    play_on = _euchred((8, 0, 8), "name-S with with with", tie="play_on")
    assert shared.phase is Phase.GAME_OVER
    assert play_on.phase is Phase.BETWEEN_DEALS
    assert shared.scores == play_on.scores == (10, 0, 10)


def test_euchre_points() -> None:
    for worth in (0, 2, 17):
        ended = _euchred((0, 0, 0), "name-S with with with", euchre_points=worth)
        assert ended.scores == (worth, 0, worth)


def test_lone_defender_march_points() -> None:
    for worth in (0, 4, 17):
        ended = _euchred((0, 0, 0), "name-S with with alone", lone_defender_march_points=worth)
        assert ended.scores == (worth, 0, worth)


def _with_two(hand: str, calls: str, **settings: object) -> tuple[int, ...]:
    """Points after seat 1 made spades trump with this hand against side cards and trumps."""
    others = (card for card in cards("JS JC AS KS QS 9H TH 9D TD 9C") if card not in cards(hand))
    other = " ".join(str(card) for card in islice(others, 5))
    state = table(2, settings, dealer=0, hands=f"{other} | {hand}", upcard="KC")
    ended = _to_the_end(play(state, "pass pass " + calls))
    assert isinstance(ended.result, DealScored)
    return ended.result.points


def test_make_points() -> None:
    for worth in (0, 1, 17):
        points = _with_two("9H JS JC AS 9D", "name-S", make_points=worth)
        assert points == (0, worth)


def test_march_points() -> None:
    for worth in (0, 2, 17):
        assert _with_two("JS JC AS KS QS", "name-S", march_points=worth) == (0, worth)


def test_lone_march_points() -> None:
    for worth in (0, 4, 17):
        rules: dict[str, object] = {"maker_alone": True, "lone_march_points": worth}
        assert _with_two("JS JC AS KS QS", "name-S alone", **rules) == (0, worth)


def test_lone_defender_euchre_points() -> None:
    for worth in (0, 4, 17):
        hands = "JC AS KS QS 9H | JS TH 9D TD 9C | AH KH QH AD KD"
        state = table(
            3,
            dealer=0,
            hands=hands,
            upcard="KC",
            dummy="none",
            lone_defender_euchre_points=worth,
        )
        ended = _to_the_end(play(state, "pass pass pass name-S with with alone"))
        assert isinstance(ended.result, DealScored) and ended.result.makers_tricks in (1, 2)
        assert ended.scores == (worth, 0, worth)


def _tests_here() -> set[str]:
    tree = ast.parse(Path(inspect.getfile(_euchred)).read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_a_new_setting_needs_a_test() -> None:
    own = {name for name in SETTINGS if f"test_{name}" in _tests_here()}
    assert own | set(COURSES) == set(SETTINGS)
    assert not own & set(COURSES)
