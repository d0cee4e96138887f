# The C types of `random_deals.py`, which says what everything means.
cimport cython

from euchre_desktop.ai.fast.bits cimport card_at
from euchre_desktop.ai.fast.solver cimport Solver


@cython.final
cdef class Dealer:
    cdef long long state
    cdef long long hands[4]
    cpdef long long total(self, long long seats, long long deals, Solver solver, long long asked)
    cdef void _deal(self, long long seats) noexcept nogil
    cdef long long _draw(self) noexcept nogil
