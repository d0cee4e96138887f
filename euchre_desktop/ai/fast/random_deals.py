# cython: language_level=3, infer_types=True, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""How many tricks do the maker's sides of many random deals take?

For measuring, and for showing that two forms of the solver agree: dealing and solving go on
without a word to Python. The C types are in `random_deals.pxd`.
"""

from euchre_desktop.ai.fast.solver import Solver

# As in `solver`: the first branch is for Cython alone.
if False:
    import cython
else:
    from euchre_desktop.ai import _cython_shim as cython

if not cython.compiled:
    from euchre_desktop.ai.fast.bits import card_at


class Dealer:
    """Deals five cards of 24 to each of 2, 3 or 4 seats; the same ones for the same seed."""

    def __init__(self, seed: int) -> None:
        self.state = seed
        if not cython.compiled:
            self.hands = [0] * 4

    def total(self, seats: int, deals: int, solver: Solver, asked: int) -> int:
        """The tricks of that many deals, summed; each seat is the maker in turn, seat 0 leads.

        What is `asked` is as for `Solver.tricks`.
        """
        tricks = 0
        with cython.nogil:
            for number in range(deals):
                self._deal(seats)
                makers = 1 << number % seats
                if seats == 4:
                    makers = 0b0101 << number % 2
                solver.begin(
                    seats, self.hands[0], self.hands[1], self.hands[2], self.hands[3], makers, 0
                )
                solver.ask(0, asked)
                tricks += solver.total(0)
        return tricks

    def _deal(self, seats: int) -> None:
        dealt = 0
        for seat in range(4):
            self.hands[seat] = 0
            held = 0
            while seat < seats and held < 5:
                card = self._draw()
                if not card & dealt:
                    dealt |= card
                    self.hands[seat] |= card
                    held += 1

    def _draw(self) -> int:
        """Any of the 24 cards: six of two side suits, five of the third, seven trumps."""
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        number = (self.state >> 8) % 24
        place = number + 12
        if number < 6:
            place = number + 2
        elif number < 12:
            place = number + 5
        elif number < 17:
            place = number + 8
        return card_at(place)
