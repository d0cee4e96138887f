# The C types of `values.py`, which says what everything means.
cimport cython

from euchre_desktop.ai.fast.bits cimport TRUMP_PLACE


@cython.final
cdef class Values:
    cdef bint joker
    cdef int trumps[5120]
    cdef int sides[1280]
    cdef int terms[45]
    cdef long long of(self, long long board, long long game) noexcept nogil
