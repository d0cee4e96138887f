# The C types of `solver.py`, which says what everything means.
cimport cython

from euchre_desktop.ai.fast.bits cimport (
    TRUMP, TRUMP_PLACE, count, covered, distinct, highest, highest_of_each_suit,
    side_suits_of, slot_of, suit_of,
)


@cython.final
cdef class Solver:
    cdef readonly long long nodes
    cdef long long seats
    cdef long long hands[8]
    cdef long long sides
    cdef long long makers
    cdef long long cards
    cdef long long leader
    cdef long long played
    cdef long long led
    cdef long long best
    cdef long long winner
    cdef long long left
    cdef long long taken
    cdef long long asked
    cdef long long expected
    cdef long long deal
    cdef long long table[4096]
    cdef unsigned char sure[59049]
    cdef int ternary[1024]

    # For compiled modules, without the interpreter lock.
    cdef void begin(
        self, long long seats, long long first, long long second, long long third,
        long long fourth, long long makers, long long leader,
    ) noexcept nogil
    cdef void lay(self, long long card) noexcept nogil
    cdef long long legal(self) noexcept nogil
    cdef long long different(self) noexcept nogil
    cdef void ask(self, long long taken, long long asked) noexcept nogil
    cdef long long total(self, long long card) noexcept nogil

    cdef void _fill_tables(self) noexcept nogil
    cdef inline long long _guess(self) noexcept nogil
    cdef long long _reaches(self, long long card, long long need) noexcept nogil
    cdef inline long long _next(
        self, long long cards, long long leader, long long need, long long left,
    ) noexcept nogil
    cdef long long _lead(
        self, long long cards, long long leader, long long need, long long left,
    ) noexcept nogil
    cdef inline long long _sure_of_trumps(
        self, long long cards, long long need, long long left,
    ) noexcept nogil
    cdef inline long long _sure_to_cash(
        self, long long cards, long long leader, long long hand,
    ) noexcept nogil
    cdef long long _follow(
        self, long long cards, long long leader, long long played, long long led, long long best,
        long long winner, long long need, long long left,
    ) noexcept nogil
    cdef inline long long _best_lead(
        self, long long cards, long long leader, long long hand, long long sure, long long need,
        long long left,
    ) noexcept nogil
    cdef inline long long _danger(
        self, long long cards, long long seat, long long led, long long side,
    ) noexcept nogil
    cdef inline long long _finish(
        self, long long cards, long long seat, long long beat, long long under, long long best,
        long long winner, long long need, long long left,
    ) noexcept nogil
