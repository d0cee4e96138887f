"""How is PTN read? Each deal's tags and rows become what `telling` calls a told deal."""

from __future__ import annotations

from dataclasses import dataclass, replace

from euchre_desktop.app.exchange.building import GamesBuilder, played
from euchre_desktop.app.exchange.course import course_of
from euchre_desktop.app.exchange.limits import ExchangeError, shown
from euchre_desktop.app.exchange.ptn_rules import ALONE_TAKES_FIVE, rules_of
from euchre_desktop.app.exchange.ptn_text import (
    DECISIONS_TAG,
    DUMMY_TAG,
    NAME_TAGS,
    RULES_TAG,
    SEATS,
    SYMBOLS,
    DealTags,
    Tag,
    deals_of,
    parse_card,
    parse_cards,
    parse_hand,
    parse_seat,
)
from euchre_desktop.app.exchange.telling import Told
from euchre_desktop.rules import (
    Action,
    Card,
    Hand,
    NameTrump,
    OrderUp,
    Pass,
    RuleOptions,
    Seat,
    left_of,
    new_game,
    parse_action,
    score_slot,
    score_slots,
)
from euchre_desktop.rules.scoring import winners

_SUITS = {
    **{symbol: suit for suit, symbol in SYMBOLS.items()},
    **{suit.letter: suit for suit in SYMBOLS},
}
_MOST_SCORE_DIGITS = 9


@dataclass(frozen=True, slots=True)
class _Read:
    """One deal of the file, before it is known which game it belongs to."""

    told: Told
    options: RuleOptions
    names: tuple[str, ...]
    scores: tuple[int, ...] | None
    ignored: list[str]


def read_ptn(text: str) -> tuple[GamesBuilder, list[str]]:
    """The games of a PTN text, and the foreign rules passed over; raises ExchangeError."""
    deals = deals_of(text)
    if not deals:
        raise ExchangeError("the file holds no deal: PTN has a Deal tag for each")
    read = [_read_deal(tags) for tags in deals]
    if not any(tags.find(RULES_TAG) for tags in deals):
        read = _with_leads(read)
    builder = GamesBuilder()
    for one in read:
        _add(builder, one)
    builder.finish()
    return builder, sorted({name for one in read for name in one.ignored})


def _add(builder: GamesBuilder, one: _Read) -> None:
    """Into the game before, if it fits there and the scores agree; else into a new one."""
    if builder.follows(one.names, one.options, one.told):
        before = builder.state
        assert before is not None, "a deal follows in a game"
        _, after, _ = played(before, one.told)
        if one.scores in (None, before.scores, after.scores):
            builder.add(one.told)
            return
    builder.begin(one.names, one.options, _scores_before(one))
    builder.add(one.told)


def _scores_before(one: _Read) -> tuple[int, ...]:
    """Scores are told as they stand where the deal ends, its own points included.

    Where that cannot be, they are taken as those before it, or as not told.
    """
    nothing = (0,) * score_slots(one.options.players)
    told = one.scores
    if told is None:
        return nothing
    endless = replace(one.options, target=10**_MOST_SCORE_DIGITS * 2)
    _, after, _ = played(new_game(endless), one.told)
    before = tuple(score - gained for score, gained in zip(told, after.scores, strict=True))
    for scores in (before, told):
        if min(scores) >= 0 and not winners(one.options, scores):
            return scores
    return nothing


def _with_leads(read: list[_Read]) -> list[_Read]:
    """The deals under the rule for leads after an alone that fits all of them, if one does."""
    for lead in ("left_of_dealer", "left_of_loner", "maker"):
        changed = [replace(one, options=replace(one.options, alone_lead=lead)) for one in read]
        if all(map(_lead_fits, changed)):
            return changed
    return read


def _lead_fits(one: _Read) -> bool:
    try:
        course_of(one.options, one.told)
    except ExchangeError:
        return not one.told.alone  # whatever is wrong there, it is not the lead
    return True


def _read_deal(tags: DealTags) -> _Read:
    code = tags.find("GameCode")
    if code is not None and code.value.strip().lower() != "euchre":
        raise ExchangeError(f"{code.where}: the game is {shown(code.value)}, not Euchre")
    deal = tags.find("Deal")
    assert deal is not None, "deals are cut so that each has one"
    first, _, groups = deal.value.partition(":")
    hands = groups.split(" ")
    players = len(hands)
    if players not in SEATS:
        raise ExchangeError(f"{deal.where}: Euchre is dealt to 2, 3 or 4 here, not {players}")
    start = parse_seat(first, players, deal.where)
    by_seat = {
        (start + place) % players: parse_hand(hand, deal.where) for place, hand in enumerate(hands)
    }
    dealer_tag = tags.find("Dealer")
    dealer = (
        start if dealer_tag is None else parse_seat(dealer_tag.value, players, dealer_tag.where)
    )
    taken = _UpcardTags(tags, players, dealer)
    kitty = _kitty(tags, deal, taken.added)
    options, ignored = rules_of(tags, players, taken.removed == kitty[0])
    told = _told(tags, deal, options, dealer, tuple(by_seat[s] for s in range(players)), kitty)
    told = _with_answers(told, options, taken)
    if told.alone and ALONE_TAKES_FIVE in ignored:
        raise ExchangeError(f"{told.where}: the rule {ALONE_TAKES_FIVE} is not known here")
    names = tuple(tags.value(NAME_TAGS[letter]) or NAME_TAGS[letter] for letter in SEATS[players])
    return _Read(told, options, names, _scores(tags, players), ignored)


class _UpcardTags:
    """What the dealer added and removed; any other exchange of cards is refused."""

    def __init__(self, tags: DealTags, players: int, dealer: Seat) -> None:
        passed = tags.find("CardsPassed")
        if passed is not None:
            raise ExchangeError(f"{passed.where}: the rule callForBest is not known here")
        self.added = self._card(tags, "CardsAdded", players, dealer)
        self.removed = self._card(tags, "CardsRemoved", players, dealer)

    @staticmethod
    def _card(tags: DealTags, name: str, players: int, dealer: Seat) -> Card | None:
        found = None
        for tag in tags.all(name):
            seat, _, cards = tag.value.partition(":")
            listed = parse_cards(cards, tag.where)
            if parse_seat(seat, players, tag.where) != dealer or len(listed) != 1:
                raise ExchangeError(f"{tag.where}: the rule goUnder is not known here")
            found = listed[0]
        return found


def _kitty(tags: DealTags, deal: Tag, added: Card | None) -> Hand:
    undealt = tags.find("Undealt")
    cards = () if undealt is None else parse_cards(undealt.value, undealt.where)
    if cards:
        return cards
    if added is None:
        raise ExchangeError(f"{deal.where}: the upcard is not told")
    return (added,)


def _told(
    tags: DealTags,
    deal: Tag,
    options: RuleOptions,
    dealer: Seat,
    hands: tuple[Hand, ...],
    kitty: Hand,
) -> Told:
    players = options.players
    dummy, decided = tags.find(DUMMY_TAG), tags.find(DECISIONS_TAG)
    bids, alone = _auction(tags, options, dealer, kitty[0])
    leader, rows = _play(tags, players)
    return Told(
        where=f"deal at line {deal.line}",
        dealer=dealer,
        hands=hands,
        dummy=() if dummy is None else parse_cards(dummy.value, dummy.where),
        kitty=kitty,
        bids=bids,
        alone=alone,
        leader=leader,
        tricks=rows,
        decisions=None if decided is None else _decisions(decided),
    )


def _with_answers(told: Told, options: RuleOptions, taken: _UpcardTags) -> Told:
    """What PTN leaves to be understood: cards are played only once all is decided."""
    begun = told.leader is not None
    required = options.dealer_pickup == "required"
    takes = True if taken.added or (begun and required) else False if begun else None
    alone = told.alone if told.alone or begun else None
    return replace(told, takes_upcard=takes, buried=taken.removed, alone=alone, defended=begun)


def _auction(
    tags: DealTags, options: RuleOptions, dealer: Seat, upcard: Card
) -> tuple[tuple[Action, ...], bool]:
    """The bids in their order, and whether the last was to play alone."""
    tag = tags.find("Auction")
    if tag is None:
        return (), False
    joker_up = upcard.suit is None and options.upturned_joker == "dealer_names"
    first = dealer if joker_up else left_of(dealer, options.players)
    if parse_seat(tag.value, options.players, tag.where) != first:
        raise ExchangeError(
            f"{tag.where}: {SEATS[options.players][first]} speaks first, not {shown(tag.value)}"
        )
    bids: list[Action] = []
    alone = False
    for word in (word for row in tag.rows for word in row.split()):
        if word != "-":
            in_first_round = len(bids) < options.players and upcard.suit is not None
            bid, alone = _bid(word, tag, in_first_round, upcard)
            bids.append(bid)
    return tuple(bids), alone


def _bid(word: str, tag: Tag, in_first_round: bool, upcard: Card) -> tuple[Action, bool]:
    bare = word.replace("\ufe0f", "").upper()  # which asks for a colored symbol
    if bare == "PASS":
        return Pass(), False
    alone = bare.endswith("ALONE")
    suit = _SUITS.get(bare.removesuffix("ALONE"))
    if bare.startswith("NT"):
        raise ExchangeError(f"{tag.where}: the rule allowNotrump is not known here")
    if suit is None:
        raise ExchangeError(f"{tag.where}: not a call of Euchre: {shown(word)}")
    if not in_first_round:
        return NameTrump(suit), alone
    if suit is not upcard.suit:
        raise ExchangeError(f"{tag.where}: {shown(word)} is called over the upcard {upcard}")
    return OrderUp(), alone


def _play(tags: DealTags, players: int) -> tuple[Seat | None, tuple[dict[Seat, Card], ...]]:
    """The first leader, and the rows: a column is a seat, whoever leads to that trick."""
    tag = tags.find("Play")
    if tag is None:
        return None, ()
    leader = parse_seat(tag.value, players, tag.where)
    rows = []
    for number, row in enumerate(tag.rows):
        words = row.split()
        if len(words) > players:
            raise ExchangeError(
                f"{tag.where}: trick {number} has {len(words)} cards for {players} players"
            )
        rows.append(
            {
                (leader + column) % players: parse_card(word, tag.where)
                for column, word in enumerate(words)
                if word != "-"
            }
        )
    return leader, tuple(rows)


def _decisions(tag: Tag) -> tuple[Action, ...]:
    try:
        return tuple(parse_action(word) for word in tag.value.split(", ") if word)
    except ValueError:
        raise ExchangeError(f"{tag.where}: not decisions: {shown(tag.value)}") from None


def _scores(tags: DealTags, players: int) -> tuple[int, ...] | None:
    tag = tags.find("GameScores")
    if tag is None:
        return None
    first, _, numbers = tag.value.partition(":")
    start = parse_seat(first, players, tag.where)
    words = numbers.split()
    if len(words) != players or not all(map(_is_score, words)):
        raise ExchangeError(f"{tag.where}: {players} scores are told, not {shown(numbers)}")
    scores = [0] * score_slots(players)
    for place, word in enumerate(words):
        scores[score_slot((start + place) % players, players)] = int(word)
    return tuple(scores)


def _is_score(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= _MOST_SCORE_DIGITS
