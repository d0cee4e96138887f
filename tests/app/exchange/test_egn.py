"""EGN: what is written is read back, and what other programs write is understood."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre_desktop.app.exchange.egn_reading import read_egn
from euchre_desktop.app.exchange.egn_writing import egn_text
from euchre_desktop.app.exchange.limits import ExchangeError
from euchre_desktop.app.exchange.reading import GameFile, read_game_file
from euchre_desktop.rules import (
    DealRecord,
    Record,
    RuleOptions,
    WithHelp,
    action_text,
    defaults,
    house_rules,
    replay,
    summary,
)
from tests.app.exchange.same_games import in_fixed_order
from tests.positions import actions, deal
from tests.strategies import records


@st.composite
def sayable_rules(draw: st.DrawFn) -> RuleOptions:
    """Rules for which EGN has words, and the two that it shows where they are made use of."""
    settings: dict[str, st.SearchStrategy[object]] = {
        "low_rank": st.sampled_from((9, 8, 7)),
        "joker": st.booleans(),
        "target": st.integers(1, 12),
        "stick_the_dealer": st.booleans(),
        "canadian_loner": st.booleans(),
        "defend_alone": st.booleans(),
        "alone_lead": st.sampled_from(("left_of_dealer", "left_of_loner")),
        "lone_march_points": st.integers(0, 20),
    }
    told = {name: draw(values) for name, values in settings.items()}
    return house_rules({"players": 4, **told})


def is_sayable(record: Record) -> bool:
    try:
        egn_text(record)
    except ExchangeError:
        return False
    return True


@given(records(sayable_rules()).filter(is_sayable))
def test_a_game_is_read_back_as_written(record: Record) -> None:
    """Where a deal stops before the first lead, EGN cannot say that a defender has declined."""
    builder = read_egn(json.loads(egn_text(record)))
    (read,) = builder.records
    assert builder.filled_in == 0
    assert in_fixed_order(read) == in_fixed_order(_without_lost(record, read))


def _without_lost(record: Record, read: Record) -> Record:
    if not record.deals or not read.deals:
        return record
    last, shorter = record.deals[-1], read.deals[-1]
    if last.actions[:-1] == shorter.actions and last.actions[-1:] == (WithHelp(),):
        last = DealRecord(last.deal, shorter.actions)
    return Record(
        record.players, record.options, record.initial_scores, (*record.deals[:-1], last)
    )


def egn(**changes: Any) -> dict[str, Any]:
    """A file of one deal: seat 3, the dealer's right, is alone in the second round."""
    tricks = ["9s Ts As", "Jc Qd 9c", "Ac Td 9h", "Kc Jd Th", "Qc Kd Jh"]
    raw = {
        "fileType": "Euchre Game Notation",
        "version": "1.4",
        "metadata": {
            "players": ["A", {"name": "B", "id": "7"}, "C", "D"],
            "initialScore": [4, 9],
            "ruleset": {},
        },
        "deals": [
            {
                "dealNumber": 0,
                "initialState": {"dealer": 0, "upCard": "Ks"},
                "phases": [
                    {
                        "phaseNumber": 0,
                        "type": "EUCHRE_BIDDING",
                        "calls": ["Pass"] * 6 + ["c"],
                        "isAlone": True,
                        "callAnnotations": {"6": ["[!!] the only chance"]},
                    },
                    {
                        "phaseNumber": 1,
                        "type": "TRICK_PLAY",
                        "tricks": [trick.split() for trick in tricks],
                        "playAnnotations": {"0": ["[?] gives a trick away"]},
                    },
                ],
                "alternativeLines": [{"branchIndex": 3, "phases": [{"type": "nonsense"}]}],
            }
        ],
    }
    raw["metadata"].update(changes)  # type: ignore[attr-defined]
    return raw


def read(raw: dict[str, Any]) -> GameFile:
    return read_game_file(json.dumps(raw).encode())


def refused(raw: dict[str, Any]) -> str:
    with pytest.raises(ExchangeError) as raised:
        read(raw)
    return str(raised.value)


def test_annotations_and_lines_not_played_are_passed_over() -> None:
    found = read(egn())
    assert found.records[0].players == ("A", "B", "C", "D")
    assert found.records[0].initial_scores == (4, 9)
    assert found.filled_in > 0  # the hand of the seat that sits out, at least


def test_the_seat_left_of_the_dealer_sits_out_so_the_next_one_leads() -> None:
    """With the other rule it is the loner's left, the dealer, who leads these cards."""
    leads = {}
    for rule in ("LEFT_OF_DEALER", "LEFT_OF_LONER"):
        found = read(egn(ruleset={"loner_lead": rule}))
        state = replay(found.records[0]).deals[0]
        leads[rule] = state.tricks[0].leader
    assert leads == {"LEFT_OF_DEALER": 2, "LEFT_OF_LONER": 0}


def test_the_defaults_are_those_of_egn_not_ours() -> None:
    options = read(egn()).records[0].options
    assert options.stick_the_dealer and not defaults(4).stick_the_dealer
    assert options.target == 10 and options.alone_lead == "left_of_dealer"


UNKNOWN_RULES = [
    ("farmers", True),
    ("partners_best", True),
    ("go_under", True),
    ("allow_no_trump", True),
    ("fast_break", True),
    ("four_trick_tokens", True),
    ("loner_euchred_score", 4),
    ("a_later_rule", True),
]


@pytest.mark.parametrize(("rule", "value"), UNKNOWN_RULES)
def test_a_rule_we_have_not_is_named(rule: str, value: object) -> None:
    sentence = refused(egn(ruleset={rule: value}))
    assert rule in sentence and "not known here" in sentence


def test_only_four_play() -> None:
    assert "four" in refused(egn(ruleset={"num_players": 3}))
    assert "four" in refused(egn(players=["A", "B"]))


def test_a_fixed_number_of_deals_puts_the_target_out_of_reach() -> None:
    options = read(egn(ruleset={"num_deals": 8})).records[0].options
    assert options.target > 9 + 8 * 20


def test_rules_of_ours_are_met_by_their_names() -> None:
    rules = {"std": False, "min_rank": 7, "winning_score": 21, "canadian": True, "joker": True}
    rules |= {"loner_march_score": 5, "defend_alone": True}
    options = read(egn(ruleset=rules)).records[0].options
    assert options == house_rules(
        {
            "players": 4,
            "low_rank": 7,
            "target": 21,
            "canadian_loner": True,
            "joker": True,
            "lone_march_points": 5,
            "defend_alone": True,
        }
    )


def changed(path: tuple[str | int, ...], value: object) -> dict[str, Any]:
    raw: Any = egn()
    place = raw
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return raw  # type: ignore[no-any-return]


DEAL = ("deals", 0)
BIDDING = (*DEAL, "phases", 0)
TRICKS = (*DEAL, "phases", 1, "tricks")
FAULTS: list[Any] = [
    (("version",), "2.0", "only EGN 1 can be read"),
    (DEAL, "AAEC", r"deals\[0\]: condensed deals cannot be read"),
    ((*DEAL, "initialState", "dealer"), 4, r"deals\[0\].initialState.dealer"),
    ((*DEAL, "initialState", "upCard"), "B", "no rule for an upturned joker"),
    ((*DEAL, "initialState", "upCard"), "Xs", "the upcard is not told"),
    ((*BIDDING, "calls", 6), "n", "allow_no_trump"),
    ((*BIDDING, "calls", 6), "x", r"calls\[6\]: the call is not told"),
    ((*BIDDING, "calls", 6), "Order", "'order' by seat 3"),
    ((*BIDDING, "calls"), ["Pass"] * 8, "the dealer may not pass"),
    ((*BIDDING, "cardExchanges"), [{"receiver": 0, "cards": []}], "exchanges of cards"),
    ((*BIDDING, "isAlone"), False, "begins before the last one is complete"),
    ((*TRICKS, 0, 1), "Xs", r"tricks\[0\]\[1\]: the card played is not told"),
    ((*TRICKS, 0, 1), "9s", "a card is played twice"),
    ((*TRICKS, 0), ["9s", "Ts", "As", "Qs"], "trick 0: a card is played out of turn"),
    ((*TRICKS, 1), ["Jc"], r"trick 1: |before the last one"),
    ((*TRICKS, 0, 0), "7s", "7S is not in this game's deck"),
]


@pytest.mark.parametrize(("path", "value", "reason"), FAULTS)
def test_a_fault_is_told_with_its_place(
    path: tuple[str | int, ...], value: object, reason: str
) -> None:
    with pytest.raises(ExchangeError, match=reason):
        read(changed(path, value))


def test_bowers_by_letter_are_those_of_trump() -> None:
    raw = changed((*TRICKS, 1, 0), "R")
    assert read(raw).records == read(egn()).records


def test_a_defender_is_alone_only_where_rules_and_maker_allow_it() -> None:
    raw = changed((*BIDDING, "aloneDefender"), 0)
    assert replay(read(raw).records[0]).deals[0].made.lone_defender is None
    raw["metadata"]["ruleset"]["defend_alone"] = True
    assert "out of turn" in refused(raw)  # for three cards then lie in a trick of two


def test_a_throw_in_has_no_play() -> None:
    raw = changed((*BIDDING, "calls"), ["Pass"] * 8)
    del raw["deals"][0]["phases"][1], raw["deals"][0]["phases"][0]["isAlone"]
    raw["metadata"]["ruleset"]["std"] = False
    found = read(raw)
    summed: Any = summary(found.records[0])
    assert summed["deals"][0]["thrown_in"] and summed["scores"] == [4, 9]


UNSAYABLE = [
    ({"dealer_pickup": "optional"}, "dealer_pickup: optional"),
    ({"alone_lead": "maker"}, "alone_lead: maker"),
    ({"euchre_points": 3}, "euchre_points: 3"),
    ({"maker_alone": False}, "maker_alone: False"),
]


@pytest.mark.parametrize(("settings", "named"), UNSAYABLE)
def test_a_rule_without_words_in_egn_is_named(settings: dict[str, object], named: str) -> None:
    record = Record(("A", "B", "C", "D"), house_rules({"players": 4, **settings}), (0, 0))
    with pytest.raises(ExchangeError, match=named):
        egn_text(record)


def test_a_lone_defender_needs_a_lone_maker_in_egn() -> None:
    options = house_rules({"players": 4, "defend_alone": True})
    record = Record(("A", "B", "C", "D"), options, (0, 0))
    record = record.with_deal(deal(options, dealer=3, upcard="QH"))
    for action in actions("order"):
        record = record.with_action(action)
    bury = record.deals[0].deal.hands[3][0]
    for action in actions(f"pickup-{bury} with alone"):
        record = record.with_action(action)
    assert action_text(record.deals[0].actions[-1]) == "alone"
    with pytest.raises(ExchangeError, match="only against a lone maker"):
        egn_text(record)
