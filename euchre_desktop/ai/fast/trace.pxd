# The C types of `trace.py`, which says what everything means.
cimport cython

from euchre_desktop.ai.fast.bits cimport suit_of
from euchre_desktop.ai.fast.playout cimport Playout


@cython.final
cdef class Trace:
    cdef Playout playout
    cdef readonly long long length, seats
    cdef long long makers, maker, own, unshown
    cdef long long cards[24]

    @cython.locals(strayed=cython.longlong, seat=cython.longlong)
    cpdef long long strays(
        self, long long first, long long second, long long third, long long fourth,
    ) noexcept nogil
    @cython.locals(low=cython.longlong, high=cython.longlong)
    cdef long long _is_other(self, long long seat, long long usual, long long card) noexcept nogil
