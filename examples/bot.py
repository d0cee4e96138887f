"""A small Euchre bot. It needs Python and nothing else, not even the game itself.

Let it play against one of the game's own players:

    python -m euchre_desktop arena --players 4 --bot "python examples/bot.py" --b casual --deals 200

The arena starts this program once for each seat it plays, and the two talk in lines:
each line is one JSON object. The arena writes to our standard input:

    {"type": "hello", "version": 1, "seat": 1, "rules": {...}}   a game begins; no answer
    {"type": "decide", "seen": {...}}                            we must do something
    {"type": "end", "scores": [10, 7]}                           the game is over; no answer

To "decide" we answer with one of the texts in `seen["legal"]`, within ten seconds:

    {"action": "order"}

So the shortest bot of all always answers `seen["legal"][0]`. This one thinks a little: it
counts how strong a hand would be with each suit as trump, and plays simple cards.
Write your own answer in `choose` and see what the arena says.

Cards are a rank and a suit, "TS" being the ten of spades; the joker is "JK". Never print
anything else to standard output: the arena would take it for an answer. Standard error is
free for notes.
"""

import json
import sys

RANKS = "789TJQKA"
SAME_COLOR = {"S": "C", "C": "S", "H": "D", "D": "H"}


def strength(card, trump):
    """How high a card is: 0 to 7 for the side suits, 10 and more for trumps."""
    if card == "JK":
        return 20  # the joker is the best trump of all
    rank, suit = card
    if rank == "J" and suit == trump:
        return 19  # the right bower
    if rank == "J" and suit == SAME_COLOR[trump]:
        return 18  # the left bower is a trump, whatever is printed on it
    return RANKS.index(rank) + (10 if suit == trump else 0)


def worth(hand, trump):
    """About how many tricks a hand takes with this trump, counted on the fingers."""
    tricks = 0.0
    for card in hand:
        high = strength(card, trump)
        if high >= 18:
            tricks += 1.0  # bowers and joker
        elif high >= 10:
            tricks += 0.6  # any other trump
        elif card[0] == "A":
            tricks += 0.6  # an ace of a side suit
    return tricks


def bid(seen):
    """Pass, unless the hand is good for about three tricks."""
    hand, upcard = seen["hand"], seen["upcard"]
    if "order" in seen["legal"]:
        held = hand
        if seen["seat"] == seen["dealer"]:
            held = [*hand, upcard]  # the dealer would take the upcard
        return "order" if worth(held, upcard[1]) >= 2.6 else "pass"
    best = max(
        (text for text in seen["legal"] if text != "pass"), key=lambda t: worth(hand, t[-1])
    )
    stuck = "pass" not in seen["legal"]
    return best if stuck or worth(hand, best[-1]) >= 2.6 else "pass"


def trump_of(seen):
    """What is trump? It follows from what was said: ordered up, or named."""
    for action in seen["actions"]:
        if action == "order":
            return seen["upcard"][1]
        if action.startswith("name "):
            return action[-1]
    raise ValueError("nobody has made trump yet")


def choose(seen):
    """One of `seen["legal"]`."""
    legal = seen["legal"]
    if "order" in legal or any(text.startswith("name ") for text in legal):
        return bid(seen)
    trump = trump_of(seen)
    if "with" in legal:
        return "with"  # never alone: too bold for a small bot
    if legal[0].startswith("pickup "):
        # Take the upcard, bury the lowest card.
        pickups = [text for text in legal if text != "decline"]
        return min(pickups, key=lambda text: strength(text.split()[1], trump))
    if legal[0].startswith("keep "):
        # Three players, and we are the maker: the best five of our own and the dummy's cards.
        return max(legal, key=lambda text: worth(text.split()[1:], trump))
    # Otherwise a card is to be played. The highest, to win tricks; but when even that is
    # a trump, the lowest will do.
    highest = max(legal, key=lambda card: strength(card, trump))
    if strength(highest, trump) >= 10:
        return min(legal, key=lambda card: strength(card, trump))
    return highest


def main():
    for line in sys.stdin:  # ends when the arena closes our input
        message = json.loads(line)
        if message["type"] == "decide":
            # flush, or the answer waits in a buffer while the arena waits for us.
            print(json.dumps({"action": choose(message["seen"])}), flush=True)


if __name__ == "__main__":
    main()
