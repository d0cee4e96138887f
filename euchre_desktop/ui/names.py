"""What are the players called in a sentence?"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from PySide6.QtCore import QObject

from euchre_desktop.rules import Seat

_FIRST_STRONG_ISOLATE, _POP_ISOLATE = "\u2068", "\u2069"
_TURNS_AROUND = frozenset({"R", "AL", "AN", "RLE", "RLO", "RLI", "LRE", "LRO", "PDF", "FSI"})
_UNSEEN = frozenset({"Cc", "Cf", "Mn", "Zs"})


class Names(QObject):
    """The names by seat. The person, if one plays, is always "you"."""

    def __init__(
        self, names: Sequence[str], person: Seat | None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._names = tuple(in_a_sentence(name) for name in names)
        self._person = person

    @property
    def players(self) -> int:
        return len(self._names)

    def is_you(self, seat: Seat) -> bool:
        return seat == self._person

    def of(self, seat: Seat) -> str:
        """The name that begins a sentence, or stands alone: "You" for the person."""
        return self.tr("You") if self.is_you(seat) else self._names[seat]

    def said_of(self, seat: Seat, you: str, other: str, **words: str) -> str:
        """`you` about the person, `other` with its {name} about anybody else.

        Both are whole, translated sentences; `words` fill their other places.
        """
        if self.is_you(seat):
            return you.format(**words)
        return other.format(name=self._names[seat], **words)

    def said_of_all(
        self, seats: Sequence[Seat], you: str, other: str, several: str, **words: str
    ) -> str:
        """Like `said_of` for one seat; `several` with its {names} for more."""
        if len(seats) == 1:
            return self.said_of(seats[0], you, other, **words)
        return several.format(names=self.all_of(seats), **words)

    def all_of(self, seats: Sequence[Seat]) -> str:
        """One to four names as a list that begins a sentence, the person first."""
        names = [self.of(seat) for seat in sorted(seats, key=lambda s: (not self.is_you(s), s))]
        match names:
            case [only]:
                return only
            case [first, second]:
                return self.tr("{first} and {second}").format(first=first, second=second)
            case [first, second, third]:
                return self.tr("{first}, {second} and {third}").format(
                    first=first, second=second, third=third
                )
            case _:
                return self.tr("Everybody")


def in_a_sentence(name: str) -> str:
    """`name` on one line, and unable to turn around the direction of the words beside it."""
    name = " ".join(name.split())
    if any(unicodedata.bidirectional(letter) in _TURNS_AROUND for letter in name):
        return f"{_FIRST_STRONG_ISOLATE}{name}{_POP_ISOLATE}"
    return name


def initial(name: str) -> str:
    """The letter that stands for `name`: its first that can be seen."""
    visible = (letter for letter in name if unicodedata.category(letter) not in _UNSEEN)
    return next(visible, "").upper()[:1]
