# The C twin of `codes.py`, which says what everything means.

cdef enum:
    PASS = -1
    ALONE_NEVER = 0
    ALONE_IF_STRONG = 1
    ALONE_ALWAYS = 2
    ALONE_IF_STRONG_AND_SAFE = 3
    SAID_PASS = 0
    SAID_TRUMP = 1
    SAID_PICKUP = 2
    SAID_ALONE = 3
    DEFENDED_ALONE = 4
    DEALT = 4
    BEFORE = 8
    DUMMY = 12
    BURIED = 13
    UNKEPT = 14
    KITTY = 15
    ACT_PASS = 0
    ACT_TRUMP = 1
    ACT_PICKUP = 2
    ACT_DECLINE = 3
    ACT_ALONE = 4
    ACT_KEEP = 5
    ACT_PLAY = 6
    MADE = 0
    MARCH = 1
    LONE_MARCH = 2
    EUCHRE = 3
    LONE_DEFENDER_EUCHRE = 4
    LONE_DEFENDER_MARCH = 5
    RESULTS = 25
    THROWN_IN = 24
