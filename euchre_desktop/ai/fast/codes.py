"""By which numbers do the fast modules and those who call them speak of decisions and places?

Compiled modules get the same names from `codes.pxd`.
"""

PASS = -1
"""What `Bidder.bid` answers instead of a suit."""

ALONE_NEVER, ALONE_IF_STRONG, ALONE_ALWAYS, ALONE_IF_STRONG_AND_SAFE = range(4)
"""How the answer to "alone?" is found; safe is a hand whose maker leaves the dealer no boss."""

SAID_PASS, SAID_TRUMP, SAID_PICKUP, SAID_ALONE, DEFENDED_ALONE = range(5)
"""What a seat has said: goes with a suit, or with 1 for yes and 0 for no."""

DOUBT_RULE, DOUBT_CARD, DOUBT_BID, DOUBT_PASS, DOUBT_PASS_MOST, MOST_DOUBT = 8, 8, 4, 3, 10, 99
"""What speaks against an imagined world, in steps of which each makes it exp(1/4) less likely: a
rule of thumb not kept, a card that is not theirs; a bid or a pass that such a hand missed, however
narrowly. A bid is doubted twenty steps more for each trick missed, a pass ten but never much:
many pass in wait."""

DEALT, BEFORE, DUMMY, BURIED, UNKEPT, KITTY = 4, 8, 12, 13, 14, 15
"""The places of a world. First come the hands by seat; DEALT and BEFORE are to be added to a seat:
what it was dealt, and what it held before the dummy was merged."""

ACT_PASS, ACT_TRUMP, ACT_PICKUP, ACT_DECLINE, ACT_ALONE, ACT_KEEP, ACT_PLAY = range(7)
"""What a seat may do: goes with a suit, a set of cards, or 1 for alone and 0 for with help."""

MADE, MARCH, LONE_MARCH, EUCHRE, LONE_DEFENDER_EUCHRE, LONE_DEFENDER_MARCH = range(6)
"""How a deal may end, in the order of the rules' Outcome."""
RESULTS = 25
"""Six for each maker, and the last for a deal thrown in."""
THROWN_IN = 24
