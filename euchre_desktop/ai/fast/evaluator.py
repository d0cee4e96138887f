# cython: language_level=3, infer_types=True, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What comes of each thing a seat may do, over many imagined worlds?

In every world the bidding takes its course by rule of thumb; the play is solved with all cards
seen and played out by rule of thumb. Where a card is chosen both results count alike; before the
first lead, when much can still go otherwise than if all cards were seen, the play-out counts three
times as much. Cards are the sets of `deck`. The C types are in `evaluator.pxd`.
"""

from collections.abc import Sequence

from euchre_desktop.ai.fast.course import Course
from euchre_desktop.ai.fast.deck import Boards
from euchre_desktop.ai.fast.playout import Playout
from euchre_desktop.ai.fast.sampler import Sampler
from euchre_desktop.ai.fast.solver import POINTS, POINTS_AGAINST_LONER, Solver

# As in `solver`: the first branch is for Cython alone.
if False:
    import cython
else:
    from euchre_desktop.ai import _cython_shim as cython

if not cython.compiled:
    from euchre_desktop.ai.fast.bits import card_at
    from euchre_desktop.ai.fast.codes import ACT_PLAY, DUMMY, THROWN_IN


class Evaluator:
    """One seat's decision. Set it up, `propose` what may be done, then `run` worlds."""

    def __init__(
        self, boards: Boards, course: Course, sampler: Sampler, solver: Solver, playout: Playout
    ) -> None:
        self.boards = boards
        self.course = course
        self.bidder = course.bidder
        self.sampler = sampler
        self.solver = solver
        self.playout = playout
        self.points_asked = POINTS
        self.loner_asked = POINTS_AGAINST_LONER
        self.candidates = self.worlds = 0
        self.known_trump = self.known_maker = self.known_lone = -1
        self.known_alone = self.known_took = self.known_second = 0
        self.laid_cards = self.tricks_done = self.makers_took = 0
        self.out = self.leader = 0
        self.own = self.dummy = self.tricks_solved = self.tricks_played = 0
        if not cython.compiled:
            self.active = [0] * 4
            self.trick = [0] * 4
            self.voids = [0] * 4
            self.kind = [0] * 16
            self.what = [0] * 16
            self.lone_choice = [0] * 16
            self.points = [0.0] * 25
            self.wins = [0.0] * 25
            self.results = [0] * (16 * 25)
            self.sums = [0.0] * (16 * 7)
            self.now = [0.0] * (16 * 3)
            self.solved = [0] * 16
            self.played = [0] * 16

    def hold(self, own: int, dummy: int) -> None:
        """Say what the seat holds, and the dummy it sees if any."""
        self.own = own
        self.dummy = dummy

    def settle(
        self, trump: int, maker: int, second: int, took: int, alone: int, lone: int
    ) -> None:
        """Say what has been decided: -1 for no suit, maker or lone defender."""
        self.known_trump = trump
        self.known_maker = maker
        self.known_second = second
        self.known_took = took
        self.known_alone = alone
        self.known_lone = lone

    def recall(
        self,
        leader: int,
        trick: Sequence[int],
        makers_took: int,
        done: int,
        out: int,
        voids: Sequence[int],
    ) -> None:
        """Say how the play stands: the trick, tricks taken and done, cards unshown, voids."""
        self.leader = leader
        self.laid_cards = len(trick)
        for number in range(self.laid_cards):
            self.trick[number] = trick[number]
        self.makers_took = makers_took
        self.tricks_done = done
        self.out = out
        for seat in range(len(voids)):
            self.voids[seat] = voids[seat]

    def value(self, points: Sequence[float], wins: Sequence[float]) -> None:
        """Say what each result is worth to the seat."""
        for result in range(25):
            self.points[result] = points[result]
            self.wins[result] = wins[result]

    def propose(self, kind: int, what: int, lone_choice: int = -1) -> None:
        """Add a thing that may be done; the first is what the others are compared with.

        `lone_choice` says for one who makes trump how alone will be answered: -1 by rule.
        """
        self.kind[self.candidates] = kind
        self.what[self.candidates] = what
        self.lone_choice[self.candidates] = lone_choice
        self.candidates += 1

    def run(self, worlds: int, believing: bool) -> None:
        """Imagine so many more worlds and see what comes of each candidate."""
        with cython.nogil:
            for _ in range(worlds):
                self.sampler.draw(1 if believing else 0)
                if self.kind[0] == ACT_PLAY:
                    self._try_cards()
                else:
                    for candidate in range(self.candidates):
                        self._try(candidate)
                self._add()
        self.worlds += worlds

    def sum_of(self, candidate: int, number: int) -> float:
        """0, 1: points and their squares; 2, 3: wins; 4, 5: lead over the first; 6: tricks."""
        return self.sums[7 * candidate + number]

    def result_of(self, candidate: int, result: int) -> int:
        """How often a candidate came to a result, four times for each world."""
        return self.results[25 * candidate + result]

    def _add(self) -> None:
        """Enter the values that the candidates have in this world."""
        for candidate in range(self.candidates):
            at = 7 * candidate
            points = self.now[3 * candidate]
            wins = self.now[3 * candidate + 1]
            lead = wins - self.now[1]
            self.sums[at] += points
            self.sums[at + 1] += points * points
            self.sums[at + 2] += wins
            self.sums[at + 3] += wins * wins
            self.sums[at + 4] += lead
            self.sums[at + 5] += lead * lead
            self.sums[at + 6] += self.now[3 * candidate + 2]

    def _enter(self, candidate: int, solved: int, played: int) -> None:
        """Take down two results of a candidate, which four fourths divide."""
        share = 2 if self.kind[0] == ACT_PLAY else 1
        others = 4 - share
        self.results[25 * candidate + solved] += share
        self.results[25 * candidate + played] += others
        at = 3 * candidate
        self.now[at] = (share * self.points[solved] + others * self.points[played]) / 4
        self.now[at + 1] = (share * self.wins[solved] + others * self.wins[played]) / 4
        self.now[at + 2] = share * self.tricks_solved + others * self.tricks_played

    def _spread(self) -> None:
        """Lay out the world that was drawn last, with what has been decided."""
        for seat in range(self.bidder.players):
            self.course.hands[seat] = self.sampler.world[seat]
        self.course.hands[self.sampler.seat] = self.own
        self.course.in_dummy = self.dummy if self.dummy else self.sampler.world[DUMMY]
        self.course.trump = self.known_trump
        self.course.maker = self.known_maker
        self.course.second = self.known_second
        self.course.took = self.known_took
        self.course.alone = self.known_alone
        self.course.lone = self.known_lone

    def _try(self, candidate: int) -> None:
        """See what comes of a candidate that is not a card played."""
        self._spread()
        kind = self.kind[candidate]
        choice = self.lone_choice[candidate]
        if self.course.carry_on(self.sampler.seat, kind, self.what[candidate], choice):
            self._play_from_start(candidate)
        else:
            self.tricks_solved = self.tricks_played = 0
            self._enter(candidate, THROWN_IN, THROWN_IN)

    def _line_up(self, leader: int) -> None:
        """Number the seats that play, from `leader` on."""
        players = self.bidder.players
        self.playing = self.makers = self.maker_at = 0
        for step in range(players):
            seat = (leader + step) % players
            if self.course.sits_out(seat):
                continue
            if seat == self.course.maker:
                self.maker_at = self.playing
            if self.course.is_makers(seat):
                self.makers |= card_at(self.playing)
            self.active[self.playing] = seat
            self.playing += 1

    def _on_board(self, place: int) -> int:
        if place >= self.playing:
            return 0
        return self.boards.of(self.course.hands[self.active[place]], self.course.trump)

    def _begin(self, leader: int, out: int) -> None:
        """Hand the position to the solver and to the play-out."""
        self._line_up(leader)
        first = self._on_board(0)
        second = self._on_board(1)
        third = self._on_board(2)
        fourth = self._on_board(3)
        self.solver.begin(self.playing, first, second, third, fourth, self.makers, 0)
        self.playout.begin(
            self.playing, first, second, third, fourth, self.makers, self.maker_at, 0, out
        )

    def _play_from_start(self, candidate: int) -> None:
        up = 0 if self.course.took else self.bidder.upcard
        out = self.boards.of(self.bidder.deck & ~up, self.course.trump)
        self._begin(self.course.first_leader(), out)
        self.playout.defenders_have(0)
        self.solver.ask(0, self.points_asked if self.course.lone < 0 else self.loner_asked)
        self.tricks_solved = self.solver.total(0)
        self.tricks_played = self.playout.total(0, 0)
        self._enter_tricks(candidate)

    def _try_cards(self) -> None:
        """See what comes of each card, cards that are worth the same being tried once."""
        self._spread()
        out = self.boards.of(self.out, self.course.trump)
        self._begin(self.leader, out)
        for place in range(self.playing):
            voids = self.boards.of(self.voids[self.active[place]], self.course.trump)
            self.playout.show_void(place, voids)
        for number in range(self.laid_cards):
            card = self.boards.of(self.trick[number], self.course.trump)
            self.solver.lay(card)
            self.playout.lay(card)
        self.playout.defenders_have(self.tricks_done - self.makers_took)
        self.solver.ask(
            self.makers_took, self.points_asked if self.course.lone < 0 else self.loner_asked
        )
        different = self.solver.different()
        for candidate in range(self.candidates):
            card = self.boards.of(self.what[candidate], self.course.trump)
            if card & different:
                self._try_card(candidate, card)
        for candidate in range(self.candidates):
            card = self.boards.of(self.what[candidate], self.course.trump)
            if not card & different:
                self._copy_result(candidate, self._twin(card, different))

    def _try_card(self, candidate: int, card: int) -> None:
        self.tricks_solved = self.solver.total(card)
        self.tricks_played = self.playout.total(card, self.makers_took)
        self._enter_tricks(candidate)

    def _enter_tricks(self, candidate: int) -> None:
        self.solved[candidate] = self.course.result(self.tricks_solved)
        self.played[candidate] = self.course.result(self.tricks_played)
        self._enter(candidate, self.solved[candidate], self.played[candidate])

    def _twin(self, card: int, different: int) -> int:
        """The candidate, tried already, that is worth the same as this card."""
        best = 0
        twin = 0
        for candidate in range(self.candidates):
            other = self.boards.of(self.what[candidate], self.course.trump)
            if other & different and other < card and other > best:
                best = other
                twin = candidate
        return twin

    def _copy_result(self, candidate: int, twin: int) -> None:
        tricks = self.now[3 * twin + 2]
        self._enter(candidate, self.solved[twin], self.played[twin])
        self.now[3 * candidate + 2] = tricks
