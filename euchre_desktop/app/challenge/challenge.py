"""Which deals does a challenge have? All of it follows from a short code, or from a date."""

from __future__ import annotations

import datetime
import hashlib
from dataclasses import dataclass

from euchre_desktop.ai.player import Level
from euchre_desktop.app.game_setup import GameSetup, standard_setup
from euchre_desktop.rules import Deal, RuleOptions, Seat, defaults
from euchre_desktop.rules.deal_codes import CODE_BITS, DealCode, coded_deal, derived_code

SIZES = (4, 8, 16)
"""How many deals a challenge may have."""
DAILY_SIZE = 8
DAILY_LEVEL = Level.STRONG


@dataclass(frozen=True, slots=True)
class Challenge:
    """A set of deals, each played by itself from no score, and who plays the other seats."""

    code: DealCode
    size: int
    level: Level
    """Of every computer player, also of the one that plays in the person's seat."""
    options: RuleOptions
    day: datetime.date | None = None
    """Of a daily challenge."""

    def dealer(self, number: int) -> Seat:
        """Who deals number `number` (from 0): the first by the code, then clockwise."""
        first = int.from_bytes(_digest(f"{self._seed}/dealer"), "big")
        return (first + number) % self.options.players

    def deal(self, number: int) -> Deal:
        """The cards of deal `number` (from 0)."""
        code = derived_code(self._seed, number)
        return coded_deal(self.options, self.dealer(number), code)

    def thought_seed(self, number: int, decision: int) -> str:
        """The chance of whoever decides: the same for the person's game and the computer's."""
        return _digest(f"{self._seed}/thought/{number}/{decision}").hex()

    def setup(self, person: str) -> GameSetup:
        """The table at which the person plays it."""
        return standard_setup(self.options, person, self.level)

    @property
    def _seed(self) -> str:
        return f"challenge/{self.code.symbols}"


def daily_challenge(day: datetime.date) -> Challenge:
    """The challenge of a day (UTC), from the date alone; two, three and four play in turn."""
    digest = _digest(f"daily/{day.isoformat()}")
    number = int.from_bytes(digest, "big") >> (8 * len(digest) - CODE_BITS)
    options = defaults(2 + day.toordinal() % 3)
    return Challenge(DealCode(number), DAILY_SIZE, DAILY_LEVEL, options, day)


def _digest(text: str) -> bytes:
    return hashlib.sha256(text.encode("ascii")).digest()
