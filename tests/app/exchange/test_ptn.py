"""PTN: what is written is read back, and what other programs write is understood."""

from __future__ import annotations

import pytest
from hypothesis import given

from euchre_desktop.app.exchange.limits import ExchangeError
from euchre_desktop.app.exchange.ptn_reading import read_ptn
from euchre_desktop.app.exchange.ptn_writing import ptn_text
from euchre_desktop.app.exchange.reading import read_game_file
from euchre_desktop.rules import GameState, Phase, Record, house_rules, replay
from tests.app.exchange.same_games import in_fixed_order
from tests.strategies import records


@given(records().filter(lambda record: record.deals))
def test_a_game_is_read_back_as_written(record: Record) -> None:
    """Under any rules, and wherever it stops."""
    builder, ignored = read_ptn(ptn_text(record))
    assert builder.filled_in == 0 and not ignored
    assert list(map(in_fixed_order, builder.records)) == [in_fixed_order(record)]


def ptn(*lines: str, options: str = "{}", deal: str = "S:- - - -") -> bytes:
    """Two clubs lie with South, who dealt; hearts are up."""
    escaped = options.replace('"', '\\"')
    head = [
        "% written by hand",
        '[Event "A table"]',
        '[GameCode "Euchre"]',
        f'[GameOptionsJson "{escaped}"]',
        '[South "Ann"]',
        '[West "Bob (Auto)"]',
        '[Dealer "S"]',
        f'[Deal "{deal}"]',
        '[Undealt "H9"]',
    ]
    return "\n".join([*head, *lines]).encode()


ORDERED = ('[Auction "W"]', "Pass Pass Pass ♥")


def refused(content: bytes) -> str:
    with pytest.raises(ExchangeError) as raised:
        read_game_file(content)
    return str(raised.value)


def state_of(content: bytes) -> GameState:
    (record,) = read_game_file(content).records
    return replay(record).state


def test_a_column_is_a_seat_whoever_leads_to_the_trick() -> None:
    """South trumps and leads the second row from its own, the last column."""
    state = state_of(ptn(*ORDERED, '[Play "W"]', "CA CT C9 H9", "DQ DK DA DT"))
    assert [trick.leader for trick in state.tricks] == [1, 0, 3]
    assert [seat for seat, _ in state.tricks[1].plays] == [0, 1, 2, 3]


def test_who_sits_out_has_a_dash() -> None:
    state = state_of(ptn('[Auction "W"]', "Pass ♥alone", '[Play "W"]', "CA CT C9 -"))
    assert state.made.alone and state.made.sitting_out == (0,)
    assert state.tricks[0].leader == 1 and len(state.tricks[0].plays) == 3


def test_who_leads_after_an_alone_is_learnt_from_the_play() -> None:
    auction = ('[Auction "W"]', "Pass Pass ♥alone -")
    state = state_of(ptn(*auction, '[Play "S"]', "C9 - CT CA"))
    assert state.options.alone_lead == "left_of_loner"
    state = state_of(ptn(*auction, '[Play "N"]', "CT CA C9 -"))
    assert state.options.alone_lead == "left_of_dealer"


def test_the_names_stand_at_their_seats() -> None:
    (record,) = read_game_file(ptn()).records
    assert record.players == ("Ann", "Bob (Auto)", "North", "East")


@pytest.mark.parametrize(
    ("scores", "before"),
    [("S:3 2 3 2", (3, 2)), ("W:2 3 2 3", (3, 2)), ("S:99 2 99 2", (0, 0))],
)
def test_scores_are_told_from_any_seat_on(scores: str, before: tuple[int, ...]) -> None:
    (record,) = read_game_file(ptn(f'[GameScores "{scores}"]')).records
    assert record.initial_scores == before


def test_the_points_of_a_whole_deal_are_in_its_scores() -> None:
    """So the game stood at less before it."""
    rows = ("CA CT C9 H9", "DQ DK DA HK", "S9 ST SJ HA", "SQ SK SA HQ", "CK CQ DT HT")
    content = ptn(*ORDERED, '[GameScores "S:10 3 10 3"]', '[Play "W"]', *rows)
    (record,) = read_game_file(content).records
    assert record.initial_scores == (8, 3)
    assert replay(record).state.scores == (10, 3)
    assert replay(record).state.phase is Phase.GAME_OVER


def test_deals_that_follow_one_another_are_one_game() -> None:
    one = ptn('[Auction "W"]', "Pass Pass Pass Pass", "Pass Pass Pass Pass")
    other = one.replace(b'Dealer "S"', b'Dealer "W"').replace(b'Auction "W"', b'Auction "N"')
    assert [len(record.deals) for record in read_game_file(one + b"\n" + other).records] == [2]
    assert [len(record.deals) for record in read_game_file(one + b"\n" + one).records] == [1, 1]


def test_options_of_no_consequence_are_passed_over_and_said() -> None:
    found = read_game_file(ptn(*ORDERED, options='{"callForBest":true,"noWatching":true}'))
    assert found.ignored_rules == ("callForBest",)


def test_options_of_ours_hold() -> None:
    told = '{"stickTheDealer":true,"gameOverScore":5,"deckSize":32,"withJoker":true}'
    (record,) = read_game_file(ptn(options=told)).records
    assert record.options == house_rules(
        {"players": 4, "stick_the_dealer": True, "target": 5, "low_rank": 7, "joker": True}
    )


def test_quotes_that_were_not_escaped_are_understood() -> None:
    content = ptn(options='{"stickTheDealer":true}').replace(b"\\", b"")
    assert read_game_file(content).records[0].options.stick_the_dealer


PLAYED = ('[Play "W"]', "CA CT C9 H9")
FAULTS = [
    (ptn(options='{"take4for1":true}'), "line 4: the rule take4for1 is not known here"),
    (ptn(options='{"variation":1}'), "the rule variation is not known here"),
    (ptn(options='{"numDecks":2}'), "the rule numDecks is not known here"),
    (ptn(options='{"deckSize":16}'), "deckSize takes 24, 28 or 32"),
    (ptn(options='{"gameOverScore":"x"}'), "line 4: target takes"),
    (ptn(options="{"), "line 4 is not JSON"),
    (ptn('[Auction "W"]', "♥alone", options='{"aloneTake5":true}'), "aloneTake5 is not known"),
    (ptn('[Auction "W"]', "NTalone"), "line 10: the rule allowNotrump is not known here"),
    (ptn('[CardsPassed "S:N:DQ"]'), "line 10: the rule callForBest is not known here"),
    (ptn('[CardsAdded "N:CKDJHJ"]'), "line 10: the rule goUnder is not known here"),
    (ptn('[Auction "N"]'), "line 10: W speaks first"),
    (ptn('[Auction "W"]', "Pass ♠"), "is called over the upcard 9H"),
    (ptn('[Auction "W"]', "Call2"), "not a call of Euchre"),
    (ptn(*ORDERED, '[Play "N"]', "CA"), "seat 2 leads first, but by the rules seat 1"),
    (ptn(*ORDERED, '[Play "W"]', "CA CT C9 H9 S9"), "trick 0 has 5 cards for 4 players"),
    (ptn(*ORDERED, '[Play "W"]', "CA - C9 H9"), "trick 0: a card is played out of turn"),
    (ptn(*ORDERED, '[Play "W"]', "CA CX C9 H9"), "line 12: not a card: 'CX'"),
    (ptn(*ORDERED, *PLAYED, deal="S:- .CA.. - -"), "not a card"),
    (ptn(*ORDERED, *PLAYED, deal="S:- - ...A -"), "AC is played by seat 1, who has it not"),
    (ptn(deal="S:- - - - -"), "Euchre is dealt to 2, 3 or 4 here, not 5"),
    (ptn(deal="X:- - - -"), "there is no seat 'X' among 4 players"),
    (ptn(deal="S:...AA - - -"), "AC lies in two places"),
    (ptn('[GameScores "S:1 2"]'), "4 scores are told"),
    (ptn().replace(b"Euchre", b"Spades"), "the game is 'Spades', not Euchre"),
]


@pytest.mark.parametrize(("content", "reason"), FAULTS, ids=[reason for _, reason in FAULTS])
def test_a_fault_is_told_with_its_line(content: bytes, reason: str) -> None:
    assert reason in refused(content)
