# cython: language_level=3, infer_types=True, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""How many of the cards that others have played would the rules of thumb not have played?

With the hands of an imagined world the play so far is gone through again, each seat knowing what
it knew then. The C types are in `trace.pxd`.
"""

from collections.abc import Sequence

from euchre_desktop.ai.fast.playout import Playout

# As in `solver`: the first branch is for Cython alone.
if False:
    import cython
else:
    from euchre_desktop.ai import _cython_shim as cython

if not cython.compiled:
    from euchre_desktop.ai.fast.bits import suit_of


class Trace:
    """The cards played in a deal so far, on the board. Seats are numbered as for `Solver`."""

    def __init__(self) -> None:
        self.playout = Playout()
        self.length = self.seats = self.makers = self.maker = self.unshown = 0
        self.own = -1
        if not cython.compiled:
            self.cards = [0] * 24

    def recall(
        self, seats: int, makers: int, maker: int, own: int, unshown: int, cards: Sequence[int]
    ) -> None:
        """Take over what has been played since the first lead, which was seat 0's.

        `own` is the seat whose cards are its own affair, or -1; `unshown` are all cards that
        had not been shown to everybody before the first lead.
        """
        self.seats = seats
        self.makers = makers
        self.maker = maker
        self.own = own
        self.unshown = unshown
        self.length = len(cards)
        for number in range(self.length):
            self.cards[number] = cards[number]

    def strays(self, first: int, second: int, third: int, fourth: int) -> int:
        """How many cards of others are not those of the rules of thumb, the hands being these.

        The hands are those before the first lead. Cards worth the same are taken for one another.
        """
        self.playout.begin(
            self.seats, first, second, third, fourth, self.makers, self.maker, 0, self.unshown
        )
        self.playout.defenders_have(0)
        self.playout.restart(0)
        strayed = 0
        for number in range(self.length):
            card = self.cards[number]
            seat = self.playout.to_play()
            if seat != self.own:
                strayed += self._is_other(seat, self.playout.choice(seat), card)
            self.playout.play(seat, card)
        return strayed

    def _is_other(self, seat: int, usual: int, card: int) -> int:
        """Whether a card that lies between them makes a difference of two."""
        if usual == card:
            return 0
        if suit_of(usual) != suit_of(card):
            return 1
        low = min(usual, card)
        high = max(usual, card)
        between = (high - 1) & ~(2 * low - 1)
        return 1 if between & self.playout.that_count(seat) else 0
