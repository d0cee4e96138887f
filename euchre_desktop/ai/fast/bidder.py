# cython: language_level=3, infer_types=True, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What would a seat that goes by the rules of thumb bid, bury and keep?

The same decisions as `bidding`, `discarding`, `alone` and `merging` make from an observation, for
imagined hands. Values are whole hundredths of a trick, so sums are exact: where the rules of thumb
add fractions and land on a threshold to within a rounding error, either answer is as good. Cards
are the sets of `deck`, the C types are in `bidder.pxd`.
"""

from collections.abc import Sequence

from euchre_desktop.ai.fast.deck import Boards
from euchre_desktop.ai.fast.values import Values

# As in `solver`: the first branch is for Cython alone.
if False:
    import cython
else:
    from euchre_desktop.ai import _cython_shim as cython

if not cython.compiled:
    from euchre_desktop.ai.fast.bits import (
        SIDE_SUITS,
        TRUMP,
        count,
        highest,
        suit_of,
    )
    from euchre_desktop.ai.fast.codes import (
        ALONE_ALWAYS,
        ALONE_IF_STRONG_AND_SAFE,
        ALONE_NEVER,
        PASS,
    )


class Bidder:
    """The rules of thumb in one deal's rules, scores and upcard. `situation` builds it."""

    def __init__(
        self, boards: Boards, values: Values, players: int, dealer: int, deck: int, upcard: int
    ) -> None:
        self.boards = boards
        self.values = values
        self.players = players
        self.dealer = dealer
        self.deck = deck
        self.upcard = upcard
        self.joker = deck >> 32
        self.up_suit = -1 if upcard >> 32 else (upcard.bit_length() - 1) // 8
        if not cython.compiled:
            self.needed = [0] * 8
            self.alone_needed = [0] * 2
            self.how_alone = [0] * 8
            self.games = [0] * 4
            self.by_euchre = [0] * 4
            self.by_march = [0] * 4

    def bound_by(
        self,
        needed: Sequence[int],
        alone_needed: Sequence[int],
        how_alone: Sequence[int],
        games: Sequence[int],
        defends: Sequence[tuple[int, int]],
        switches: Sequence[int],
    ) -> None:
        """Take over the thresholds and house rules.

        By seat, the first round before the second: what is needed to make trump, how alone is
        decided. By round: what is needed alone; the games with help, then alone. By seat: what a
        lone defender's euchre and march bring. The switches are: any suit in the second round,
        the dealer is stuck in the last, canadian loner, the upcard may be buried, may be left,
        who leads when the maker is alone: a seat, or 4 for the maker's left, 5 for the maker.
        """
        for number in range(2 * self.players):
            at = number if number < self.players else 4 + number - self.players
            self.needed[at] = needed[number]
            self.how_alone[at] = how_alone[number]
        for number in range(2):
            self.alone_needed[number] = alone_needed[number]
        for number in range(4):
            self.games[number] = games[number]
        for seat in range(self.players):
            self.by_euchre[seat] = defends[seat][0]
            self.by_march[seat] = defends[seat][1]
        self.any_suit = switches[0]
        self.stuck = switches[1]
        self.canadian = switches[2]
        self.may_bury_upcard = switches[3]
        self.may_decline = switches[4]
        self.alone_lead = switches[5]

    def bid(self, hand: int, seat: int, second: int) -> int:
        """The suit this seat makes trump, or PASS."""
        if not second and self.up_suit >= 0:
            value = self.value_as_maker(hand, seat, self.up_suit, 0)
            return self.up_suit if value >= self.needed[seat] else PASS
        best = best_value = PASS
        for suit in range(4):
            if suit == self.up_suit and not self.any_suit:
                continue
            value = self.value_as_maker(hand, seat, suit, second)
            if best < 0 or value > best_value:
                best = suit
                best_value = value
        if self.stuck and seat == self.dealer:
            return best
        return best if best_value >= self.needed[4 * second + seat] else PASS

    def missed(self, hand: int, seat: int, said: int, second: int) -> int:
        """By how many hundredths of a trick such a hand says otherwise; 0 if it would say this.

        `said` is a suit or PASS.
        """
        needed = self.needed[4 * second + seat]
        ordering = 1 if not second and self.up_suit >= 0 else 0
        best = value = -1000
        for suit in range(4):
            up = 1 if suit == self.up_suit else 0
            if up != ordering and not (up and self.any_suit):
                continue
            here = self.value_as_maker(hand, seat, suit, second)
            best = max(best, here)
            if suit == said:
                value = here
        if said < 0:
            return max(0, best - needed + 1)
        if self.stuck and not ordering and seat == self.dealer:
            needed = min(needed, best)
        return max(0, max(best, needed) - value)

    def value_as_maker(self, hand: int, seat: int, trump: int, second: int) -> int:
        """The tricks of the maker's side, in hundredths, as `bidding` expects them."""
        game = self.games[second]
        moves = 1 - second
        if moves and seat == self.dealer:
            moves = 0
            hand = self.after_burial(hand, trump)
        elif moves and self.canadian and (seat ^ self.dealer) == 2:
            moves = 0
            game = self.games[2 + second]
        value = self.values.of(self.boards.of(hand, trump), game)
        return value + self._around(game, seat, trump, second, moves, (self.dealer + 1))

    def _around(
        self, game: int, seat: int, trump: int, second: int, moves: int, leader: int
    ) -> int:
        """What surrounds the hand: the lead, where the upcard goes, or which suit was down."""
        at = 9 * game
        value = self.values.terms[at + 2] if seat == leader % self.players else 0
        partner = 1 if self.players == 4 and (seat ^ self.dealer) == 2 else 0
        ours = 1 if partner or seat == self.dealer else 0
        if moves and seat != self.dealer:
            high = 1 if self._trumps_above_upcard(trump) < 2 else 0
            value += self.values.terms[at + (4 if partner else 6) - high]
        if second and self.up_suit == 3 - trump:
            value += self.values.terms[at + (8 if ours else 7)]
        return value

    def _trumps_above_upcard(self, trump: int) -> int:
        above = (self.boards.of(self.upcard, trump) << 1) & TRUMP
        if not above:
            return 0 if self.upcard >> 32 else 9
        return count(TRUMP & -above) - (0 if self.joker else 1)

    def after_burial(self, hand: int, trump: int) -> int:
        """The hand the dealer would play with after taking the upcard."""
        held = hand | self.upcard
        return held ^ self.bury(held, hand, trump)

    def bury(self, held: int, among: int, trump: int) -> int:
        """The card of `among` that the cards held miss least."""
        board = self.boards.of(held, trump)
        best = 0
        least = 0
        while among:
            card = among & -among
            among ^= card
            worth = self._worth(board, self.boards.of(card, trump))
            if not best or worth < least:
                best = card
                least = worth
        return best

    def _worth(self, board: int, card: int) -> int:
        """Sorts the cards of a hand from the first to be buried to the last."""
        if card & TRUMP:
            return 40000 + count((card - 1) & TRUMP)
        suit = suit_of(card)
        length = count(board & suit)
        number = 1 if suit > 255 else 0
        number += 1 if suit > 255 << 9 else 0
        rank = count((card - 1) & suit)
        if rank == 7:
            return 30000 + (100 if length > 1 else 0) + 10 * (9 - length) + number
        if length == 1 and board & TRUMP:
            return 10 * rank + number
        king = board & suit & ((suit & -suit) << 6)
        kept = 1 if (rank == 6 and length > 1) or (king and rank != 6 and length == 2) else 0
        return 20000 + 1000 * kept + 10 * rank + number

    def leaves(self, bury: int, trump: int) -> int:
        """Whether the dealer, allowed to, leaves the upcard rather than bury this card."""
        card = self.boards.of(bury, trump)
        upcard = self.boards.of(self.upcard, trump)
        if card & TRUMP:
            return 1 if card > upcard else 0
        ace = 1 if count((card - 1) & suit_of(card)) == 7 else 0
        return 1 if ace and count((upcard - 1) & TRUMP) < 5 else 0

    def alone(self, hand: int, seat: int, trump: int, second: int, taken: int) -> int:
        """Whether the maker, asked, plays alone; `taken`: the upcard is in the dealer's hand."""
        how = self.how_alone[4 * second + seat]
        if how == ALONE_ALWAYS:
            return 1
        if how == ALONE_NEVER:
            return 0
        theirs = 1 if seat != self.dealer else 0
        if self.players == 4 and (seat ^ self.dealer) == 2:
            theirs = 0
        high = self.boards.of(self.upcard, trump) >> 35
        if how == ALONE_IF_STRONG_AND_SAFE and theirs and taken and high:
            return 0
        game = self.games[2 + second]
        moves = 1 if theirs and taken and not second else 0
        leader = self.alone_lead
        if leader >= 4:
            leader = seat + 5 - leader
        value = self.values.of(self.boards.of(hand, trump), game)
        value += self._around(game, seat, trump, second, moves, leader)
        return 1 if value >= self.alone_needed[second] else 0

    def defends_alone(self, hand: int, seat: int, trump: int) -> int:
        """Whether a defender, asked, plays alone."""
        sure = self._near_sure(self.boards.of(hand, trump), self.boards.of(self.deck, trump))
        if self.by_euchre[seat] > 0 and sure >= 3:
            return 1
        return 1 if self.by_euchre[seat] >= 0 and self.by_march[seat] > 0 and sure >= 5 else 0

    def _near_sure(self, hand: int, deck: int) -> int:
        """The top trumps, the trumps they draw room for, and the runs of aces behind them."""
        order = deck & TRUMP
        length = count(hand & TRUMP)
        against = count(order) - length
        top = 0
        while order and hand & highest(order):
            order ^= highest(order)
            top += 1
        tricks = top
        if top < 2 and against:
            return tricks
        if top and length >= 3:
            tricks = length
        run = (1 << 7 | 1 << 16 | 1 << 25) & hand & SIDE_SUITS
        while run:
            tricks += count(run)
            run = (run >> 1) & hand & (3 << 5 | 3 << 14 | 3 << 23)
        return tricks

    def keep(self, ten: int, trump: int) -> int:
        """The best five of these cards: all trumps, or the highest of them, and some others."""
        trumps = 0
        side = 0
        cards = ten
        while cards:
            card = cards & -cards
            cards ^= card
            if self.boards.of(card, trump) & TRUMP:
                trumps |= card
            else:
                side |= card
        while count(trumps) > 5:
            trumps ^= self.bury(trumps, trumps, trump)
        wanted = 5 - count(trumps)
        return trumps | self._best_beside(trumps, side, wanted, trump) if wanted else trumps

    def _best_beside(self, trumps: int, side: int, wanted: int, trump: int) -> int:
        """Of all ways to choose so many side cards, the one that makes the best hand."""
        board = self.boards.of(trumps, trump)
        kept = 0
        best = 0
        # Gosper's way through the subsets of one size, of numbers that the cards then stand for.
        number = count(side)
        subset = (1 << wanted) - 1
        while subset < 1 << number:
            cards = self._spread(subset, side)
            beside = self.boards.of(cards, trump)
            merit = 1000 * (1000 + self.values.of(board | beside, 1))
            merit += 10 * self._ranks(beside) + (9 - self._suits(beside))
            if not kept or merit > best or (merit == best and self._before(cards, kept)):
                best = merit
                kept = cards
            lowest = subset & -subset
            ripple = subset + lowest
            subset = ripple | (((subset ^ ripple) // lowest) >> 2)
        return kept

    def _spread(self, subset: int, cards: int) -> int:
        """The cards whose places among `cards` are the bits of `subset`."""
        chosen = 0
        while subset:
            card = cards & -cards
            cards ^= card
            if subset & 1:
                chosen |= card
            subset >>= 1
        return chosen

    def _before(self, cards: int, others: int) -> int:
        """Which of two equally good choices comes first: the one with the lowest single card."""
        mine = cards & ~others
        theirs = others & ~cards
        low = 99
        while mine:
            low = min(low, self._order(mine & -mine))
            mine &= mine - 1
        while theirs:
            if self._order(theirs & -theirs) < low:
                return 0
            theirs &= theirs - 1
        return 1

    def _order(self, card: int) -> int:
        place = count(card - 1)
        return (place & 7) << 2 | place >> 3

    def _ranks(self, board: int) -> int:
        total = 0
        while board:
            card = board & -board
            board ^= card
            total += count((card - 1) & suit_of(card))
        return total

    def _suits(self, board: int) -> int:
        suits = 1 if board & 255 else 0
        suits += 1 if board & (255 << 9) else 0
        return suits + (1 if board & (255 << 18) else 0)
