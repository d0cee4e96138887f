# The C types of `deck.py`, which says what everything means.
cimport cython

from euchre_desktop.ai.fast.bits cimport count


@cython.final
cdef class Boards:
    cdef long long tables[4096]
    cpdef long long of(self, long long cards, long long trump) noexcept nogil


@cython.final
cdef class Chance:
    cdef long long mask
    cdef long long state
    cdef long long count
    cpdef void sow(self, long long seed) noexcept nogil
    cpdef long long below(self, long long numbers) noexcept nogil
    @cython.locals(picked=cython.longlong, left=cython.longlong)
    cpdef long long pick(self, long long cards, long long wanted) noexcept nogil
