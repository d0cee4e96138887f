"""How does a short code stand for the whole order of the deck?

A code is 75 bits: fifteen symbols of Crockford's base 32 and a check symbol, in four groups,
`K7QM-2F9D-0XW3-HB6T`. The shuffle is spelled out so that it can be written in any language:

- the deck begins in the order of `deck_of`; `code` is the sixteen symbols without hyphens;
- number `n` (0, 1, 2...) is the first eight bytes, the highest first, of the SHA-256 of the
  ASCII text `code/n`;
- for every place from the last down to the second, counted from 0 as `last`: take the next
  number; while it is not below the largest multiple of `last + 1` in 2**64, take the next;
  exchange the card in this place with that in place `number % (last + 1)`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from euchre_desktop.rules.cards import Card
from euchre_desktop.rules.dealing import Deal, deal_from, deck_of
from euchre_desktop.rules.options import RuleOptions
from euchre_desktop.rules.seats import Seat

SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
CODE_BITS = 75
CODE_LENGTH = 16
_GROUP = 4
_NUMBERS = 2**64
_MISREAD = str.maketrans("ILO", "110", "- ")
"""What people write for 1 and 0, and what only parts the groups."""


class CodeFault(Enum):
    """Why a text is no deal code."""

    LENGTH = "it has not sixteen symbols"
    SYMBOL = "it has a symbol no code has"
    CHECK = "its check symbol does not fit: something was mistyped"


class DealCodeError(ValueError):
    """The text is no deal code."""

    def __init__(self, fault: CodeFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class DealCode:
    """The order of one deck, whichever cards the deck has."""

    number: int
    """Below 2**75."""

    def __post_init__(self) -> None:
        if not 0 <= self.number < 2**CODE_BITS:
            raise ValueError(f"a deal code has {CODE_BITS} bits")

    @property
    def symbols(self) -> str:
        """The sixteen symbols without hyphens."""
        places = range(CODE_BITS - 5, -1, -5)
        digits = [self.number >> place & 31 for place in places]
        return "".join(SYMBOLS[digit] for digit in (*digits, _check_digit(digits)))

    def __str__(self) -> str:
        symbols = self.symbols
        return "-".join(symbols[at : at + _GROUP] for at in range(0, CODE_LENGTH, _GROUP))

    @classmethod
    def parse(cls, text: str) -> DealCode:
        """Read a code in any case, with or without hyphens; raise DealCodeError if it is none."""
        symbols = text.strip().upper().translate(_MISREAD)
        if len(symbols) != CODE_LENGTH:
            raise DealCodeError(CodeFault.LENGTH)
        if not set(symbols) <= set(SYMBOLS):
            raise DealCodeError(CodeFault.SYMBOL)
        *digits, check = map(SYMBOLS.index, symbols)
        if check != _check_digit(digits):
            raise DealCodeError(CodeFault.CHECK)
        number = 0
        for digit in digits:
            number = number << 5 | digit
        return cls(number)


def derived_code(seed: str, deal_number: int) -> DealCode:
    """The code of deal `deal_number` (from 0) of the game that `seed` stands for."""
    digest = hashlib.sha256(f"{seed}/deal/{deal_number}".encode()).digest()
    return DealCode(int.from_bytes(digest, "big") >> (256 - CODE_BITS))


def coded_deck(options: RuleOptions, code: DealCode) -> tuple[Card, ...]:
    """The deck of these rules in the order that `code` stands for."""
    deck = list(deck_of(options))
    numbers = _numbers(code)
    for last in range(len(deck) - 1, 0, -1):
        chosen = _below(last + 1, numbers)
        deck[last], deck[chosen] = deck[chosen], deck[last]
    return tuple(deck)


def coded_deal(options: RuleOptions, dealer: Seat, code: DealCode) -> Deal:
    """What `dealer` deals from the deck that `code` stands for."""
    return deal_from(options, dealer, coded_deck(options, code))


def _check_digit(digits: list[int]) -> int:
    """A polynomial over the field of 32: any one symbol mistyped, and any two exchanged, show."""
    check = 0
    for digit in digits:
        check ^= digit
        check = check << 1 ^ (0b100101 if check & 16 else 0)
    return check


def _numbers(code: DealCode) -> Iterator[int]:
    symbols, count = code.symbols, 0
    while True:
        digest = hashlib.sha256(f"{symbols}/{count}".encode("ascii")).digest()
        yield int.from_bytes(digest[:8], "big")
        count += 1


def _below(limit: int, numbers: Iterator[int]) -> int:
    fair = _NUMBERS - _NUMBERS % limit
    return next(number for number in numbers if number < fair) % limit
