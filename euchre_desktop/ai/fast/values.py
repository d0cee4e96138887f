# cython: language_level=3, infer_types=True, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What is a hand on the board worth as the maker's, in hundredths of a trick?

The features of `valuing` with the numbers of `weights`, looked up instead of counted. The C types
are in `values.pxd`.
"""

from collections.abc import Sequence

# As in `solver`: the first branch is for Cython alone.
if False:
    import cython
else:
    from euchre_desktop.ai import _cython_shim as cython

if not cython.compiled:
    from euchre_desktop.ai.fast.bits import TRUMP_PLACE

_ACE = 128
_KING = 64


class Values:
    """Tables for each game, a game being a number from 0 to 4; never changed once filled."""

    def __init__(self, joker: bool) -> None:
        self.joker = joker
        if not cython.compiled:
            self.trumps = [0] * (5 * 1024)
            self.sides = [0] * (5 * 256)
            self.terms = [0] * (5 * 9)

    def weigh(self, game: int, weights: Sequence[int], terms: Sequence[int]) -> None:
        """Take over what a game's cards are worth, in hundredths of a trick.

        `weights`: the trumps with 0, 1, ... 7 above them; three, four and five of them; ace, ace
        of a long suit, king behind its ace, king. `terms`: a hand at all, void, lead; partner
        gets a bower, the upcard; opponent gets these; next against the dealer, on its side.
        """
        for cards in range(1024):
            length = cards.bit_count()
            value = sum(weights[8 + step] for step in range(3) if length >= 3 + step)
            for place in range(10):
                if cards >> place & 1:
                    above = max(0, 9 - place - (0 if self.joker else 1))
                    value += weights[min(above, 7)]
            self.trumps[game << 10 | cards] = value
        for cards in range(256):
            value = weights[12 if cards.bit_count() >= 3 else 11] if cards & _ACE else 0
            if cards & _KING:
                value += weights[13 if cards & _ACE else 14]
            self.sides[game << 8 | cards] = value
        for number in range(9):
            self.terms[9 * game + number] = terms[number]

    def of(self, board: int, game: int) -> int:
        """What a hand on the board is worth by its cards alone."""
        trumps = board >> TRUMP_PLACE
        first = board & 255
        second = (board >> 9) & 255
        third = (board >> 18) & 255
        at = game << 8
        value = self.trumps[game << 10 | trumps] + self.terms[9 * game]
        value += self.sides[at | first] + self.sides[at | second] + self.sides[at | third]
        if trumps:
            voids = 3 - (1 if first else 0) - (1 if second else 0) - (1 if third else 0)
            value += voids * self.terms[9 * game + 1]
        return value
