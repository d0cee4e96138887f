# The C types of `playout.py`, which says what everything means.
cimport cython

from euchre_desktop.ai.fast.bits cimport (
    BOARD, TRUMP, TRUMP_PLACE, card_at, count, covered, highest, side_suits_of, suit_of,
)


@cython.final
cdef class Playout:
    cdef long long seats, makers, maker, first_leader, hidden, laid, first_led, first_best
    cdef long long first_winner, taken, all_taken, out, led, best, winner, played, leader, defended
    cdef long long held[4]
    cdef long long void_at_start[4]
    cdef long long hands[4]
    cdef long long voids[4]

    cpdef void begin(
        self, long long seats, long long first, long long second, long long third,
        long long fourth, long long makers, long long maker, long long leader, long long unseen,
    ) noexcept nogil
    cpdef void show_void(self, long long seat, long long suits) noexcept nogil
    cpdef void lay(self, long long card) noexcept nogil
    @cython.locals(seat=cython.longlong)
    cpdef long long total(self, long long card, long long taken) noexcept nogil
    cpdef void defenders_have(self, long long tricks) noexcept nogil
    @cython.locals(seat=cython.longlong)
    cdef void restart(self, long long taken) noexcept nogil
    cdef inline long long to_play(self) noexcept nogil
    cdef long long that_count(self, long long seat) noexcept nogil
    cdef void play(self, long long seat, long long card) noexcept nogil
    cdef long long choice(self, long long seat) noexcept nogil
    cdef inline long long _nowhere(self, long long unseen) noexcept nogil
    cdef long long _lead(self, long long seat, long long unseen) noexcept nogil
    cdef long long _draws(
        self, long long seat, long long hand, long long bosses, long long foes_trump,
    ) noexcept nogil
    @cython.locals(suits=cython.longlong, other=cython.longlong)
    cdef long long _ruffed(self, long long seat, long long unseen, long long side) noexcept nogil
    @cython.locals(best=cython.longlong, most=cython.longlong)
    cdef long long _longest_unseen(self, long long cards, long long unseen) noexcept nogil
    cdef inline long long _rank(self, long long card) noexcept nogil
    @cython.locals(best=cython.longlong, low=cython.longlong)
    cdef long long _lowest(self, long long cards) noexcept nogil
    @cython.locals(found=cython.longlong)
    cdef long long _second_bests(self, long long cards, long long unseen) noexcept nogil
    @cython.locals(best=cython.longlong, least=cython.longlong, worth=cython.longlong)
    cdef long long _short(self, long long hand, long long losers, long long unseen) noexcept nogil
    cdef long long _follow(self, long long seat, long long legal, long long unseen) noexcept nogil
    cdef long long _first_safe(self, long long seat, long long beat, long long unseen) noexcept nogil
    @cython.locals(step=cython.longlong, other=cython.longlong)
    cdef long long _beaten_later(
        self, long long seat, long long card, long long unseen,
    ) noexcept nogil
    @cython.locals(step=cython.longlong, other=cython.longlong)
    cdef long long _weak(self, long long seat, long long unseen) noexcept nogil
    @cython.locals(best=cython.longlong, least=cython.longlong, worth=cython.longlong)
    cdef long long _throw(self, long long hand, long long among, long long unseen) noexcept nogil
