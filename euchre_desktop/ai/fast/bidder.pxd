# The C types of `bidder.py`, which says what everything means.
cimport cython

from euchre_desktop.ai.fast.bits cimport SIDE_SUITS, TRUMP, count, highest, suit_of
from euchre_desktop.ai.fast.codes cimport (
    ALONE_ALWAYS, ALONE_IF_STRONG_AND_SAFE, ALONE_NEVER, PASS,
)
from euchre_desktop.ai.fast.deck cimport Boards
from euchre_desktop.ai.fast.values cimport Values


@cython.final
cdef class Bidder:
    cdef Boards boards
    cdef Values values
    cdef readonly long long players, dealer, deck, upcard, joker, up_suit
    cdef readonly long long any_suit, stuck, canadian, may_bury_upcard, may_decline, alone_lead
    cdef int needed[8]
    cdef int alone_needed[2]
    cdef int how_alone[8]
    cdef int games[4]
    cdef int by_euchre[4]
    cdef int by_march[4]

    cpdef long long bid(self, long long hand, long long seat, long long second) noexcept nogil
    @cython.locals(
        needed=cython.longlong, best=cython.longlong, value=cython.longlong, here=cython.longlong,
    )
    cpdef long long missed(
        self, long long hand, long long seat, long long said, long long second,
    ) noexcept nogil
    cpdef long long value_as_maker(
        self, long long hand, long long seat, long long trump, long long second,
    ) noexcept nogil
    cdef long long _around(
        self, long long game, long long seat, long long trump, long long second,
        long long moves, long long leader,
    ) noexcept nogil
    cdef long long _trumps_above_upcard(self, long long trump) noexcept nogil
    cdef long long after_burial(self, long long hand, long long trump) noexcept nogil
    @cython.locals(best=cython.longlong, least=cython.longlong)
    cpdef long long bury(self, long long held, long long among, long long trump) noexcept nogil
    cdef long long _worth(self, long long board, long long card) noexcept nogil
    cpdef long long leaves(self, long long bury, long long trump) noexcept nogil
    cpdef long long alone(
        self, long long hand, long long seat, long long trump, long long second, long long taken,
    ) noexcept nogil
    cpdef long long defends_alone(
        self, long long hand, long long seat, long long trump,
    ) noexcept nogil
    cdef long long _near_sure(self, long long hand, long long deck) noexcept nogil
    @cython.locals(trumps=cython.longlong, side=cython.longlong)
    cpdef long long keep(self, long long ten, long long trump) noexcept nogil
    @cython.locals(
        kept=cython.longlong, best=cython.longlong, subset=cython.longlong,
        number=cython.longlong, lowest=cython.longlong, ripple=cython.longlong,
    )
    cdef long long _best_beside(
        self, long long trumps, long long side, long long wanted, long long trump,
    ) noexcept nogil
    @cython.locals(chosen=cython.longlong)
    cdef long long _spread(self, long long subset, long long cards) noexcept nogil
    cdef long long _before(self, long long cards, long long others) noexcept nogil
    cdef long long _order(self, long long card) noexcept nogil
    cdef long long _ranks(self, long long board) noexcept nogil
    cdef long long _suits(self, long long board) noexcept nogil
