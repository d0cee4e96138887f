# cython: language_level=3, infer_types=True, annotation_typing=False, auto_pickle=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Which board of `bits` do cards make that are named apart from trump?

Before trump is made a set of cards has one bit for each card of the rules' ALL_CARDS: eight for
clubs, diamonds, hearts and spades each, from the seven to the ace, and one for the joker. The C
types are in `deck.pxd`.
"""

from euchre_desktop.ai.fast.board import encode

# As in `solver`: the first branch is for Cython alone.
if False:
    import cython
else:
    from euchre_desktop.ai import _cython_shim as cython

if not cython.compiled:
    from euchre_desktop.ai.fast.bits import count

_CARDS = [(7 + number % 8, number // 8) for number in range(32)]


class Boards:
    """Tables that turn sets of cards into boards, by one look-up for each suit."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.tables = [0] * 4096
        for trump in range(4):
            for suit in range(4):
                for cards in range(256):
                    named = [_CARDS[8 * suit + bit] for bit in range(8) if cards >> bit & 1]
                    self.tables[trump << 10 | suit << 8 | cards] = encode(named, trump)

    def of(self, cards: int, trump: int) -> int:
        """The board that these cards make when this suit is trump."""
        at = trump << 10
        return (
            self.tables[at | (cards & 255)]
            | self.tables[at | 256 | ((cards >> 8) & 255)]
            | self.tables[at | 512 | ((cards >> 16) & 255)]
            | self.tables[at | 768 | ((cards >> 24) & 255)]
            | (cards >> 32) << 36
        )


class Chance:
    """Numbers that look random; the same ones for the same seed, on every machine."""

    def __init__(self, seed: int) -> None:
        self.mask = 0xFFFFFFFF
        self.sow(seed)

    def sow(self, seed: int) -> None:
        """Start again from this seed."""
        self.state = (seed & 0x7FFFFFFF) + 1
        self.count = 0
        for _ in range(8):
            self.below(2)

    def below(self, numbers: int) -> int:
        """One of so many numbers from 0, fewer than 2**31."""
        state = self.state
        state ^= (state << 13) & self.mask
        state ^= state >> 17
        state ^= (state << 5) & self.mask
        self.state = state
        # Marsaglia's xorshift leaves patterns in its bits that a second sequence breaks up.
        self.count = (self.count + 362437) & self.mask
        return (((state + self.count) & self.mask) * numbers) >> 32

    def pick(self, cards: int, wanted: int) -> int:
        """So many of these cards, every choice being as likely as any other."""
        left = count(cards)
        picked = 0
        while wanted:
            card = cards & -cards
            cards ^= card
            if self.below(left) < wanted:
                picked |= card
                wanted -= 1
            left -= 1
        return picked
