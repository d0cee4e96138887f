# The C types of `sampler.py`, which says what everything means.
cimport cython

from euchre_desktop.ai.fast.bidder cimport Bidder
from euchre_desktop.ai.fast.bits cimport count
from euchre_desktop.ai.fast.codes cimport (
    BEFORE, BURIED, DEALT, DOUBT_BID, DOUBT_CARD, DOUBT_PASS, DOUBT_PASS_MOST, DOUBT_RULE, DUMMY, KITTY,
    MOST_DOUBT, SAID_ALONE, SAID_PICKUP, SAID_TRUMP, UNKEPT,
)
from euchre_desktop.ai.fast.deck cimport Chance
from euchre_desktop.ai.fast.trace cimport Trace


@cython.final
cdef class Sampler:
    cdef Bidder bidder
    cdef Chance chance
    cdef Trace trace
    cdef public long long tries, last_tries, upcard_taken
    cdef readonly long long seat, merged, trump, took, dummy_hidden, unseen, up_hidden
    cdef long long heard, places, slots, skipped, least, own
    cdef long long active[4]
    cdef long long world[16]
    cdef long long saved[16]
    cdef long long need[4]
    cdef long long forbid[4]
    cdef long long played[4]
    cdef long long order[4]
    cdef long long most[4]
    cdef long long who[24]
    cdef long long kind[24]
    cdef long long what[24]
    cdef long long round[24]
    cdef long long slot_place[40]
    cdef long long slot_bars[40]
    cdef long long power[100]

    cpdef long long place(self, long long number) noexcept nogil
    @cython.locals(broken=cython.longlong, least=cython.longlong)
    cpdef void survey(self, long long draws) noexcept nogil
    cpdef void draw(self, long long believing) noexcept nogil
    cdef inline long long _has_evidence(self) noexcept nogil
    @cython.locals(broken=cython.longlong, doubt=cython.longlong, least=cython.longlong)
    cdef long long _draw_believing(self) noexcept nogil
    cdef void _copy(self, long long to_saved) noexcept nogil
    @cython.locals(broken=cython.longlong, more=cython.longlong)
    cdef long long _deal(self, long long believing) noexcept nogil
    cdef inline long long _is_taken(
        self, long long there, long long most, long long wanted,
    ) noexcept nogil
    cdef void _give(self, long long seat, long long hand) noexcept nogil
    cdef long long _bury(
        self, long long dealer, long long group, long long believing,
    ) noexcept nogil
    @cython.locals(bury=cython.longlong, upcard=cython.longlong, broken=cython.longlong)
    cdef long long _merge(
        self, long long group, long long took, long long believing,
    ) noexcept nogil
    cdef long long _keep(self, long long ten) noexcept nogil
    @cython.locals(doubt=cython.longlong, by_rule=cython.longlong)
    cdef long long _doubt(self) noexcept nogil
    cdef long long _strays(self) noexcept nogil
    cdef long long _at_first(self, long long place) noexcept nogil
    @cython.locals(missed=cython.longlong)
    cdef long long _bid_doubted(
        self, long long dealt, long long seat, long long said, long long second,
    ) noexcept nogil
    cdef void _construct(self) noexcept nogil
    cdef void _list_slots(self) noexcept nogil
    cdef void _add_slots(self, long long place, long long number, long long bars) noexcept nogil
    cdef long long _fill(self, long long slot, long long rest) noexcept nogil
    @cython.locals(bury=cython.longlong, took=cython.longlong)
    cdef void _infer_dealt(self) noexcept nogil
