# The C twin of `bits.py`, which says what everything means.

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline long long highest(long long cards) {
        unsigned long place;
        _BitScanReverse64(&place, (unsigned long long)cards);
        return 1LL << place;
    }
    #else
    static inline long long highest(long long cards) {
        return 1LL << (63 ^ __builtin_clzll((unsigned long long)cards));
    }
    #endif
    #define card_at(place) (1LL << (place))
    #define slot_of(key) ((long long)(((unsigned long long)(key) * 0x9E3779B97F4A7C15ULL) >> 52))
    #define FIRST_SUIT 0xFFLL
    #define SECOND_SUIT (0xFFLL << 9)
    #define THIRD_SUIT (0xFFLL << 18)
    #define SIDE_SUITS (FIRST_SUIT | SECOND_SUIT | THIRD_SUIT)
    #define TRUMP (0x3FFLL << 27)
    #define TRUMP_PLACE 27
    #define GUARDS (1LL << 8 | 1LL << 17 | 1LL << 26 | 1LL << 37)
    #define BOARD ((1LL << 38) - 1)
    #define DOWN_1 (0x7FLL * (1LL | 1LL << 9 | 1LL << 18) | 0x1FFLL << 27)
    #define DOWN_2 (0x3FLL * (1LL | 1LL << 9 | 1LL << 18) | 0xFFLL << 27)
    #define DOWN_4 (0x0FLL * (1LL | 1LL << 9 | 1LL << 18) | 0x3FLL << 27)
    #define DOWN_8 (0x03LL << 27)
    """
    const long long FIRST_SUIT, SECOND_SUIT, THIRD_SUIT, SIDE_SUITS, TRUMP, GUARDS, BOARD
    const long long DOWN_1, DOWN_2, DOWN_4, DOWN_8
    const int TRUMP_PLACE
    long long card_at(long long place) noexcept nogil
    long long highest(long long cards) noexcept nogil
    long long slot_of(long long key) noexcept nogil


cdef inline long long count(long long cards) noexcept nogil:
    cdef long long number = 0
    while cards:
        cards &= cards - 1
        number += 1
    return number


cdef inline long long side_suits_of(long long cards) noexcept nogil:
    cdef long long full = ((cards & SIDE_SUITS) + SIDE_SUITS) & GUARDS
    return full - (full >> 8)


cdef inline long long suit_of(long long card) noexcept nogil:
    cdef long long suit = side_suits_of(card)
    return suit if suit else TRUMP


cdef inline long long covered(long long cards) noexcept nogil:
    cards |= (cards >> 1) & DOWN_1
    cards |= (cards >> 2) & DOWN_2
    cards |= (cards >> 4) & DOWN_4
    return cards | ((cards >> 8) & DOWN_8)


cdef inline long long highest_of_each_suit(long long cards) noexcept nogil:
    return cards & ~covered((cards >> 1) & DOWN_1)


cdef inline long long distinct(long long cards, long long others) noexcept nogil:
    cdef long long above = cards << 1
    cdef long long gaps = BOARD & ~(cards | others | GUARDS)
    return cards & ~((gaps + (above & gaps)) | above)
