"""A small Euchre bot. It needs Python and nothing else, not even the game itself.

Let it play against one of the game's own players:

    python -m euchre_desktop arena --players 4 --deals 50 --bot "python examples/bot.py" --b casual

The arena starts this program once for each seat it plays, and the two talk in lines:
each line is one JSON object. The arena writes to our standard input:

    {"type": "hello", "version": 1, "seat": 1, "rules": {...}}   a game begins; no answer
    {"type": "decide", "seen": {...}}                            we must do something
    {"type": "end", "scores": [10, 7]}                           the game is over; no answer

To "decide" we answer with one of the texts in `seen["legal"]`, within ten seconds:

    {"action": "order"}

So the shortest bot of all always answers `seen["legal"][0]`. This one thinks a little: it
guesses how many tricks a hand takes with each suit as trump, and wins tricks when it can.
Write your own answer in `choose` and see what the arena says.

Cards are a rank and a suit, "TS" being the ten of spades; the joker is "JK". Never print
anything else to standard output: the arena would take it for an answer. Standard error is
free for notes.
"""

import json
import sys

RANKS = "789TJQKA"
SAME_COLOR = {"S": "C", "C": "S", "H": "D", "D": "H"}
BOLDNESS = 2.0
"""Make trump with a hand worth so many tricks; try other numbers."""


def strength(card, trump):
    """How high a card is: 0 to 7 in a side suit, 10 and more for trumps."""
    if card == "JK":
        return 20  # the joker is the best trump of all
    rank, suit = card
    if rank == "J" and suit == trump:
        return 19  # the right bower
    if rank == "J" and suit == SAME_COLOR[trump]:
        return 18  # the left bower is a trump, whatever is printed on it
    return RANKS.index(rank) + (10 if suit == trump else 0)


def worth(hand, trump):
    """About how many tricks a hand takes with this trump."""
    tricks = 0.0
    for card in hand:
        high = strength(card, trump)
        if high >= 18:
            tricks += 1.0  # the bowers and the joker
        elif high >= 10 or card[0] == "A":
            tricks += 0.6  # other trumps, and the aces of the side suits
    return tricks


def bid(seen):
    """Pass, or make trump with a good hand."""
    hand, legal = seen["hand"], seen["legal"]
    if "order" in legal:
        if seen["seat"] == seen["dealer"]:
            hand = [*hand, seen["upcard"]]  # the dealer will take it
        return "order" if worth(hand, seen["upcard"][1]) >= BOLDNESS else "pass"
    best = max((text for text in legal if text != "pass"), key=lambda text: worth(hand, text[-1]))
    if "pass" in legal and worth(hand, best[-1]) < BOLDNESS:
        return "pass"
    return best


def trump_of(seen):
    """What is trump? It follows from what was said: ordered up, or named."""
    for action in seen["actions"]:
        if action == "order":
            return seen["upcard"][1]
        if action.startswith("name "):
            return action[-1]
    raise ValueError("nobody has made trump yet")


def trick_of(seen):
    """The cards that were played to the trick so far."""
    played = [action for action in seen["actions"] if len(action) == 2]
    # Who plays alone sends a partner out, and the tricks are shorter. Only with four players
    # has the maker a partner; with the usual rules the maker is the first to be asked.
    answers = [action for action in seen["actions"] if action in ("alone", "with")]
    if seen["players"] != 4:
        answers = answers[1:]
    size = seen["players"] - answers.count("alone")
    return played[len(played) - len(played) % size :]


def play(seen, trump):
    """Lead high; win a trick as cheaply as possible; else throw the lowest card away."""
    cards = sorted(seen["legal"], key=lambda card: strength(card, trump))
    trick = trick_of(seen)
    if not trick:
        return cards[-1]
    led = trick[0][1]

    def wins_with(card):
        """A side card of another suit than the one led cannot win."""
        high = strength(card, trump)
        return high if high >= 10 or card[1] == led else -1

    best = max(wins_with(card) for card in trick)
    return next((card for card in cards if wins_with(card) > best), cards[0])


def choose(seen):
    """One of `seen["legal"]`."""
    legal = seen["legal"]
    if "order" in legal or legal[-1].startswith("name "):
        return bid(seen)
    trump = trump_of(seen)
    if "with" in legal:
        return "with"  # never alone: too bold for a small bot
    if legal[0].startswith("pickup "):
        # Take the upcard (even where we could decline it) and bury the lowest card.
        pickups = [text for text in legal if text != "decline"]
        return min(pickups, key=lambda text: strength(text.split()[1], trump))
    if legal[0].startswith("keep "):
        # Three players, and we are the maker: the best five of our own and the dummy's cards.
        return max(legal, key=lambda text: worth(text.split()[1:], trump))
    return play(seen, trump)


def main():
    for line in sys.stdin:  # ends when the arena closes our input
        message = json.loads(line)
        if message["type"] == "decide":
            # flush, or the answer waits in a buffer while the arena waits for us.
            print(json.dumps({"action": choose(message["seen"])}), flush=True)


if __name__ == "__main__":
    main()
