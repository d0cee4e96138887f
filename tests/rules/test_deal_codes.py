"""Deal codes: short, safe to type, and the whole order of the deck."""

from __future__ import annotations

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre_desktop.rules import (
    CodeFault,
    DealCode,
    DealCodeError,
    coded_deal,
    coded_deck,
    deal_from,
    dealt_order,
    deck_of,
    defaults,
    derived_code,
    house_rules,
)
from euchre_desktop.rules.deal_codes import SYMBOLS

codes = st.integers(0, 2**75 - 1).map(DealCode)


@given(codes)
def test_a_code_is_read_back_however_it_is_typed(code: DealCode) -> None:
    text = str(code)
    assert len(text) == 19 and text.count("-") == 3
    sloppy = text.lower().replace("-", " ").replace("1", "l").replace("0", "o")
    assert DealCode.parse(text) == DealCode.parse(f"  {sloppy}\n") == code


@given(codes, st.integers(0, 15), st.sampled_from(SYMBOLS))
def test_any_one_symbol_mistyped_is_noticed(code: DealCode, place: int, symbol: str) -> None:
    symbols = code.symbols
    if symbols[place] == symbol:
        return
    with pytest.raises(DealCodeError) as raised:
        DealCode.parse(symbols[:place] + symbol + symbols[place + 1 :])
    assert raised.value.fault is CodeFault.CHECK


@given(codes, st.integers(0, 15), st.integers(0, 15))
def test_any_two_symbols_exchanged_are_noticed(code: DealCode, one: int, other: int) -> None:
    symbols = list(code.symbols)
    symbols[one], symbols[other] = symbols[other], symbols[one]
    if "".join(symbols) != code.symbols:
        with pytest.raises(DealCodeError):
            DealCode.parse("".join(symbols))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", CodeFault.LENGTH),
        ("0000-0000-0000-000", CodeFault.LENGTH),
        ("0000-0000-0000-0000-0", CodeFault.LENGTH),
        ("0000-0000-0000-000U", CodeFault.SYMBOL),
        ("0000-0000-0000-00é0", CodeFault.SYMBOL),
        ("0000-0000-0000-0001", CodeFault.CHECK),
    ],
)
def test_what_is_no_code_is_refused_with_its_reason(text: str, fault: CodeFault) -> None:
    with pytest.raises(DealCodeError) as raised:
        DealCode.parse(text)
    assert raised.value.fault is fault


@given(st.text(max_size=24))
def test_no_text_does_worse_than_be_refused(text: str) -> None:
    try:
        DealCode.parse(text)
    except DealCodeError:
        return


def test_only_codes_of_75_bits_are_codes() -> None:
    for number in (-1, 2**75):
        with pytest.raises(ValueError, match="75 bits"):
            DealCode(number)


def shuffled_by_the_description(cards: list[str], symbols: str) -> list[str]:
    """The description in the README, written down a second time."""
    count = 0
    for size in range(len(cards), 1, -1):
        while True:
            digest = hashlib.sha256(f"{symbols}/{count}".encode()).hexdigest()
            number, count = int(digest[:16], 16), count + 1
            if number < 2**64 // size * size:
                break
        place = number % size
        cards[size - 1], cards[place] = cards[place], cards[size - 1]
    return cards


@given(codes, st.sampled_from([(9, False), (8, False), (7, False), (9, True), (7, True)]))
def test_the_deck_follows_from_the_code_as_described(
    code: DealCode, deck: tuple[int, bool]
) -> None:
    options = house_rules({"players": 4, "low_rank": deck[0], "joker": deck[1]})
    cards = [str(card) for card in deck_of(options)]
    expected = shuffled_by_the_description(cards, code.symbols)
    assert [str(card) for card in coded_deck(options, code)] == expected


def test_a_code_means_the_same_cards_for_ever() -> None:
    """Codes that people have written down must keep their deals."""
    code = DealCode.parse("QQD0-4HMA-SW9N-F6Y8")
    assert code == DealCode(0x5EED_0123_4567_89AB_CDE)
    assert " ".join(map(str, coded_deck(defaults(4), code))) == (
        "TD JC KC QS JH KH KS QD TS 9H 9S JS 9C QC KD AS AC TC QH 9D JD AH TH AD"
    )


@given(codes, st.integers(0, 3))
def test_the_order_of_the_deck_is_seen_from_the_deal(code: DealCode, dealer: int) -> None:
    for players in (2, 3, 4):
        options = defaults(players)
        deal = coded_deal(options, dealer % players, code)
        assert dealt_order(deal) == coded_deck(options, code)
        assert deal_from(options, deal.dealer, dealt_order(deal)) == deal


def test_every_card_comes_to_every_place_about_as_often() -> None:
    options = defaults(4)
    lies = Counter(
        (place, card)
        for number in range(2400)
        for place, card in enumerate(coded_deck(options, derived_code("even", number)))
    )
    assert len(lies) == 24 * 24
    # Each count has mean 100 and deviation 9.8; five of them are rarer than one in a million.
    assert all(50 < count < 150 for count in lies.values())


def test_the_codes_of_a_game_follow_from_its_seed() -> None:
    assert derived_code("a", 0) == derived_code("a", 0)
    assert len({derived_code(seed, number) for seed in "abc" for number in range(50)}) == 150
