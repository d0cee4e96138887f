# The C types of `course.py`, which says what everything means.
from euchre_desktop.ai.fast.bidder cimport Bidder
from euchre_desktop.ai.fast.codes cimport (
    ACT_DECLINE, ACT_KEEP, ACT_PASS, ACT_PICKUP, ACT_TRUMP, EUCHRE, LONE_DEFENDER_EUCHRE,
    LONE_DEFENDER_MARCH, LONE_MARCH, MADE, MARCH,
)
cimport cython


@cython.final
cdef class Course:
    cdef readonly Bidder bidder
    cdef long long hands[4]
    cdef long long in_dummy, trump, maker, second, took, alone, lone
    cdef long long maker_alone, defend_alone, lead_alone
    cdef long long merges[2]

    cdef long long carry_on(
        self, long long seat, long long kind, long long what, long long choice,
    ) noexcept nogil
    cdef long long _bidding(self, long long passed) noexcept nogil
    cdef void _upcard(self) noexcept nogil
    cdef void _declare(self, long long choice) noexcept nogil
    cdef void _merge(self) noexcept nogil
    @cython.locals(seat=cython.longlong, step=cython.longlong, waiting=cython.longlong)
    cdef void _defend(self, long long asked) noexcept nogil
    cdef long long is_makers(self, long long seat) noexcept nogil
    cdef long long sits_out(self, long long seat) noexcept nogil
    cdef long long first_leader(self) noexcept nogil
    cdef long long result(self, long long tricks) noexcept nogil
