"""How is a set of cards, held in one integer, taken apart?

Bit 0 is the lowest card of the first side suit. Each side suit has eight places and an empty one
above it, trump has ten places on top: the place with the higher number wins within a suit, and
trump over the suit that was led. `board` says which card has which place.

Compiled modules get the same names from `bits.pxd`, as constants and inline functions.
"""

FIRST_SUIT = 0xFF
SECOND_SUIT = 0xFF << 9
THIRD_SUIT = 0xFF << 18
SIDE_SUITS = FIRST_SUIT | SECOND_SUIT | THIRD_SUIT
TRUMP = 0x3FF << 27
TRUMP_PLACE = 27
"""The lowest place of trump."""
GUARDS = (1 << 8) | (1 << 17) | (1 << 26) | (1 << 37)
"""The place above each suit, where no card ever is."""
BOARD = (1 << 38) - 1

# The places of each suit from which a card can be that many places higher in the same suit.
_DOWN_1 = (0x7F * (1 | 1 << 9 | 1 << 18)) | 0x1FF << 27
_DOWN_2 = (0x3F * (1 | 1 << 9 | 1 << 18)) | 0xFF << 27
_DOWN_4 = (0x0F * (1 | 1 << 9 | 1 << 18)) | 0x3F << 27
_DOWN_8 = 0x03 << 27


def card_at(place: int) -> int:
    """The card at one place."""
    return 1 << place


def highest(cards: int) -> int:
    """The highest of some cards."""
    return 1 << (cards.bit_length() - 1)


def count(cards: int) -> int:
    """How many cards these are."""
    return cards.bit_count()


def side_suits_of(cards: int) -> int:
    """All places of the side suits of which there is a card."""
    full = ((cards & SIDE_SUITS) + SIDE_SUITS) & GUARDS
    return full - (full >> 8)


def suit_of(card: int) -> int:
    """All places of the suit of one card."""
    return side_suits_of(card) or TRUMP


def covered(cards: int) -> int:
    """All places at which a card would be, or would lose to, one of these in its suit."""
    cards |= (cards >> 1) & _DOWN_1
    cards |= (cards >> 2) & _DOWN_2
    cards |= (cards >> 4) & _DOWN_4
    return cards | ((cards >> 8) & _DOWN_8)


def highest_of_each_suit(cards: int) -> int:
    """The cards that no other of these beats in its suit."""
    return cards & ~covered((cards >> 1) & _DOWN_1)


def distinct(cards: int, others: int) -> int:
    """The lowest of each run of cards that no other card divides: the rest are worth the same.

    A card just below a gap of empty places is carried over the gap by one addition.
    """
    above = cards << 1
    gaps = BOARD & ~(cards | others | GUARDS)
    return cards & ~((gaps + (above & gaps)) | above)


def slot_of(key: int) -> int:
    """Where in a table of 4096 entries the one with this key belongs."""
    return ((key * 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF) >> 52
