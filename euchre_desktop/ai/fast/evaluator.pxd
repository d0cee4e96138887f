# The C types of `evaluator.py`, which says what everything means.
cimport cython

from euchre_desktop.ai.fast.bidder cimport Bidder
from euchre_desktop.ai.fast.bits cimport card_at
from euchre_desktop.ai.fast.codes cimport ACT_PLAY, DUMMY, THROWN_IN
from euchre_desktop.ai.fast.course cimport Course
from euchre_desktop.ai.fast.deck cimport Boards
from euchre_desktop.ai.fast.playout cimport Playout
from euchre_desktop.ai.fast.sampler cimport Sampler
from euchre_desktop.ai.fast.solver cimport Solver


@cython.final
cdef class Evaluator:
    cdef Boards boards
    cdef Course course
    cdef Bidder bidder
    cdef Sampler sampler
    cdef Solver solver
    cdef Playout playout
    cdef readonly long long candidates, worlds
    cdef long long points_asked, loner_asked
    cdef long long own, dummy, tricks_solved, tricks_played
    cdef long long known_trump, known_maker, known_second, known_took, known_alone, known_lone
    cdef long long leader, laid_cards, makers_took, tricks_done, out
    cdef long long playing, makers, maker_at
    cdef long long active[4]
    cdef long long trick[4]
    cdef long long voids[4]
    cdef long long kind[16]
    cdef long long what[16]
    cdef long long lone_choice[16]
    cdef long long results[400]
    cdef long long solved[16]
    cdef long long played[16]
    cdef double points[25]
    cdef double wins[25]
    cdef double sums[112]
    cdef double now[48]

    cpdef void run(self, long long worlds, bint believing)
    cdef void _add(self) noexcept nogil
    @cython.locals(share=cython.longlong, others=cython.longlong)
    cdef void _enter(self, long long candidate, long long solved, long long played) noexcept nogil
    cdef void _enter_tricks(self, long long candidate) noexcept nogil
    @cython.locals(seat=cython.longlong)
    cdef void _spread(self) noexcept nogil
    cdef void _try(self, long long candidate) noexcept nogil
    @cython.locals(seat=cython.longlong, step=cython.longlong)
    cdef void _line_up(self, long long leader) noexcept nogil
    cdef long long _on_board(self, long long place) noexcept nogil
    cdef void _begin(self, long long leader, long long out) noexcept nogil
    @cython.locals(out=cython.longlong, up=cython.longlong)
    cdef void _play_from_start(self, long long candidate) noexcept nogil
    cdef void _try_cards(self) noexcept nogil
    cdef void _try_card(self, long long candidate, long long card) noexcept nogil
    @cython.locals(best=cython.longlong, twin=cython.longlong)
    cdef long long _twin(self, long long card, long long different) noexcept nogil
    cdef void _copy_result(self, long long candidate, long long twin) noexcept nogil
