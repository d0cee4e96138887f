"""Everything on the table has a place of its own, in every size of window."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF, QTransform

from euchre_desktop.rules import Observation, Phase
from euchre_desktop.ui.badges import wrapped
from euchre_desktop.ui.frame import Side, side_of
from euchre_desktop.ui.layout import TableLayout, layout
from euchre_desktop.ui.spots import Pile, Spot, raised
from euchre_desktop.ui.still import narrowed, table_font, text_width
from euchre_desktop.ui.theme import BODY
from tests.ui.moments import NAMES, moment

SIZES = [
    (640, 410),
    (640, 440),
    (640, 480),
    (700, 520),
    (800, 600),
    (1024, 700),
    (1024, 768),
    (1280, 720),
    (1280, 770),
    (1366, 700),
    (1600, 900),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
    (600, 900),
    (768, 1024),
    (900, 1200),
    (1080, 1920),
    (1000, 1000),
    (1100, 1100),
]

every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
every_moment = pytest.mark.parametrize("name", NAMES)


WORDS = [1.0, 1.25, 1.5, 2.0]
"""Sizes of words: as usual, a little larger, half as large again, and as large as there is."""
every_words = pytest.mark.parametrize("words", WORDS)


def box(spot: Spot) -> QRectF:
    """The upright rectangle around a turned card."""
    card = QRectF(-spot.width / 2, -spot.height / 2, spot.width, spot.height)
    return QTransform().translate(spot.x, spot.y).rotate(spot.rotation).mapRect(card)


def around(spots: list[Spot]) -> QRectF:
    whole = QRectF()
    for spot in spots:
        whole = whole.united(box(spot))
    return whole


def of_pile(laid: TableLayout, *piles: Pile) -> list[Spot]:
    return [spot for slot, spot in laid.spots.items() if slot.pile in piles]


def own_hand(seen: Observation, laid: TableLayout) -> QRectF:
    """Around the person's cards, with room for one that is lifted."""
    cards = laid.hand(seen.seat)
    return around([*cards, *(raised(spot, laid.frame.lift) for spot in cards)])


def areas(seen: Observation, laid: TableLayout) -> dict[str, QRectF]:
    """What must not overlap, by name."""
    frame = laid.frame
    found = {"score": frame.score, "own hand": own_hand(seen, laid)}
    if seen.contract is not None:
        found["badge"] = frame.badge
    for seat in range(seen.players):
        side = side_of(seat, seen.seat, seen.players)
        found[f"plate {side.value}"] = frame.plates[side]
        found[f"tricks {side.value}"] = around(
            [spot for spot in of_pile(laid, Pile.TAKEN) if spot.slot.seat == seat]
        )
        if seat != seen.seat:
            found[f"hand {side.value}"] = around(laid.hand(seat))
    if seen.options.has_dummy:
        found["dummy"] = frame.above
    middle = [*of_pile(laid, Pile.KITTY), *of_pile(laid, Pile.UPCARD)]
    if seen.contract is None or seen.phase is Phase.PICKING_UP:
        found["kitty and upcard"] = around(middle)
    else:
        found["kitty"] = around(middle)
    for spot in of_pile(laid, Pile.TRICK):
        found[f"played by {spot.slot.seat}"] = box(spot)
    return {name: area for name, area in found.items() if not area.isEmpty()}


@every_size
@every_moment
@every_words
def test_nothing_is_cut_off(name: str, size: tuple[int, int], words: float) -> None:
    seen = moment(name)
    laid = layout(seen, QSizeF(*size), words)
    window = QRectF(0, 0, *size)
    for what, area in areas(seen, laid).items():
        assert window.contains(area), what


@every_size
@every_moment
@every_words
def test_nothing_overlaps_that_must_not(name: str, size: tuple[int, int], words: float) -> None:
    seen = moment(name)
    laid = layout(seen, QSizeF(*size), words)
    for (one, first), (other, second) in combinations(areas(seen, laid).items(), 2):
        if one.startswith("played") and other.startswith("played"):
            continue  # cards of one trick may touch
        assert not first.intersects(second), (one, first, other, second)


@every_size
@every_moment
@every_words
def test_the_panel_covers_neither_the_upcard_nor_the_hand(
    name: str, size: tuple[int, int], words: float
) -> None:
    seen = moment(name)
    laid = layout(seen, QSizeF(*size), words)
    frame = laid.frame
    merging = bool(seen.dummy)
    panel = frame.merging_panel if merging else frame.panel
    assert panel.height() >= 90
    assert panel.width() >= (215 if merging and frame.compact else 440)
    said = frame.merging_talk if merging else frame.talk
    in_the_way = areas(seen, laid)
    in_the_way["what is said"] = QRectF(0, said.top(), size[0], said.height())
    if merging and frame.compact:
        del in_the_way["dummy"]  # its place is empty, and the panel tells where its cards are
    for what, area in in_the_way.items():
        if seen.phase is Phase.PLAYING or seen.result is not None:
            break  # nothing is asked that a panel would show
        assert not panel.intersects(area), (what, area, panel)


@every_words
@every_size
@every_moment
def test_what_is_said_covers_no_card_plate_or_score(
    name: str, size: tuple[int, int], words: float
) -> None:
    seen = moment(name)
    laid = layout(seen, QSizeF(*size), words)
    said = laid.frame.merging_talk if seen.dummy else laid.frame.talk
    # Sentences are centered, and few are wider than this.
    line = QRectF(size[0] / 2 - 150, said.top(), 300, said.height())
    assert QRectF(0, 0, *size).contains(line)
    for what, area in areas(seen, laid).items():
        assert what.startswith("played") or not line.intersects(area), (what, area, line)


@every_words
@every_size
def test_a_bubble_hides_neither_the_plate_nor_the_upcard(
    size: tuple[int, int], words: float
) -> None:
    for name in ("bidding of two", "bidding of three", "bidding of four"):
        seen = moment(name)
        laid = layout(seen, QSizeF(*size), words)
        for seat in range(seen.players):
            side = side_of(seat, seen.seat, seen.players)
            bubble = laid.frame.bubbles[side]
            assert QRectF(0, 0, *size).contains(bubble)
            for what, area in areas(seen, laid).items():
                assert not bubble.intersects(area), (side, what)
            assert not bubble.intersects(laid.frame.panel), side


@every_words
@every_size
@pytest.mark.parametrize("name", ["the end of a deal", "the end of a deal of four"])
def test_the_result_covers_no_plate_and_no_trick(
    name: str, size: tuple[int, int], words: float
) -> None:
    """Only in the smallest windows it has no room but upon them."""
    seen = moment(name)
    laid = layout(seen, QSizeF(*size), words)
    frame = laid.frame
    middle = QRectF(0, 0, 400 * frame.scale, 290 * frame.scale)
    middle.moveCenter(frame.result.center())
    assert frame.result.contains(middle)
    for what, area in areas(seen, laid).items():
        if what.startswith(("plate", "tricks")) and not frame.compact:
            assert not middle.intersects(area), (what, area, middle)


@every_words
@every_size
@pytest.mark.parametrize("players", ["two", "three", "four"])
def test_every_plate_has_room_for_a_name(
    players: str, size: tuple[int, int], words: float
) -> None:
    seen = moment(f"bidding of {players}")
    frame = layout(seen, QSizeF(*size), words).frame
    for seat in range(seen.players):
        plate = frame.plates[side_of(seat, seen.seat, seen.players)]
        assert plate.width() >= 125 * frame.scale, plate
        assert plate.height() >= 36


@every_words
@every_size
def test_larger_words_leave_cards_large_enough_to_read(
    size: tuple[int, int], words: float
) -> None:
    """Of opponents' cards that they can be counted, of those played that they can be read."""
    for name in ("bidding of two", "bidding of three", "bidding of four", "without a dummy"):
        usual = layout(moment(name), QSizeF(*size)).frame
        frame = layout(moment(name), QSizeF(*size), words).frame
        assert frame.scale >= usual.scale
        assert frame.middle_height >= min(76, usual.middle_height)
        assert frame.side_height >= min(30, usual.side_height)
        assert frame.hand_height >= usual.hand_height * 0.8


@pytest.mark.parametrize("size", [(1280, 720), (1280, 770), (1366, 700), (1920, 1080)])
@pytest.mark.parametrize("players", ["two", "three", "four"])
def test_on_a_usual_screen_the_largest_words_are_half_as_large_again(
    players: str, size: tuple[int, int]
) -> None:
    seen = moment(f"bidding of {players}")
    usual, large = (layout(seen, QSizeF(*size), words).frame.scale for words in (1.0, 2.0))
    assert large >= 1.5 * usual


@every_words
@every_size
def test_cards_are_large_enough_to_read(size: tuple[int, int], words: float) -> None:
    frame = layout(moment("bidding of three"), QSizeF(*size), words).frame
    assert frame.hand_height >= 90
    assert frame.middle_height >= 70
    assert frame.side_height >= 26


@every_words
@every_size
@pytest.mark.parametrize("name", ["picking up", "merging", "bidding of three", "32 cards"])
def test_every_index_in_the_hand_shows(name: str, size: tuple[int, int], words: float) -> None:
    """Of each card its left edge is free for more than the width of its index."""
    seen = moment(name)
    laid = layout(seen, QSizeF(*size), words)
    cards = laid.hand(seen.seat)
    for one, following in pairwise(cards):
        if following.x > one.x:
            assert following.x - one.x >= one.width * 0.45


def test_the_fan_is_symmetrical() -> None:
    seen = moment("bidding of three")
    laid = layout(seen, QSizeF(1280, 770))
    cards = laid.hand(seen.seat)
    assert cards[2].rotation == 0
    assert cards[0].rotation == -cards[4].rotation
    assert cards[0].x + cards[4].x == pytest.approx(1280)
    assert cards[0].y == pytest.approx(cards[4].y)
    assert 2 <= cards[1].rotation - cards[0].rotation <= 3


def test_seats_sit_clockwise() -> None:
    assert [side_of(seat, 0, 2) for seat in range(2)] == [Side.BELOW, Side.ABOVE]
    assert [side_of(seat, 0, 3) for seat in range(3)] == [Side.BELOW, Side.LEFT, Side.RIGHT]
    assert [side_of(seat, 2, 4) for seat in range(4)] == [
        Side.ABOVE,
        Side.RIGHT,
        Side.BELOW,
        Side.LEFT,
    ]


def test_played_cards_lie_on_their_players_side() -> None:
    seen = moment("must follow, four")
    laid = layout(seen, QSizeF(1280, 770))
    center = laid.frame.trick
    for spot in of_pile(laid, Pile.TRICK):
        match side_of(spot.slot.seat, seen.seat, seen.players):
            case Side.LEFT:
                assert spot.x < center.x() - spot.width / 2
            case Side.RIGHT:
                assert spot.x > center.x() + spot.width / 2
            case Side.ABOVE:
                assert spot.y < center.y() - spot.height / 3
            case Side.BELOW:
                assert spot.y > center.y() + spot.height / 3
        assert 2 <= abs(spot.rotation) <= 5


def test_the_place_for_the_card_to_come_is_outlined() -> None:
    seen = moment("must follow, three")
    laid = layout(seen, QSizeF(1280, 770))
    (place,) = laid.outlines
    assert place.center().x() == laid.frame.trick.x()
    assert place.center().y() > laid.frame.trick.y()


def test_the_same_moment_is_laid_out_alike_every_time() -> None:
    seen = moment("must follow, four")
    assert layout(seen, QSizeF(1280, 770)) == layout(seen, QSizeF(1280, 770))


@every_moment
def test_a_hidden_cards_spot_does_not_know_its_face(name: str) -> None:
    """No face anywhere but those the person may see."""
    seen = moment(name)
    open_to_all = {seen.upcard, *(card for trick in seen.tricks for _, card in trick.plays)}
    allowed = open_to_all | {*seen.hand, *seen.dummy}
    laid = layout(seen, QSizeF(1280, 770))
    faces = {spot.card for spot in laid.spots.values() if spot.card is not None}
    named = {slot.card for slot in laid.spots if slot.card is not None}
    assert faces | named <= allowed
    for spot in laid.spots.values():
        assert spot.card is not None or not spot.faces_up


def test_a_declined_upcard_stays_face_up_on_the_kitty() -> None:
    seen = moment("declined")
    laid = layout(seen, QSizeF(1280, 770))
    (upcard,) = of_pile(laid, Pile.UPCARD)
    assert upcard.faces_up and upcard.card == seen.upcard
    assert upcard.z > max(spot.z for spot in of_pile(laid, Pile.KITTY))
    assert around(of_pile(laid, Pile.KITTY)).intersects(box(upcard))


@pytest.mark.parametrize(
    "name", ["a defender sits out", "the partner sits out", "the person sits out"]
)
def test_who_sits_out_lies_face_down_and_darkened(name: str) -> None:
    seen = moment(name)
    laid = layout(seen, QSizeF(1280, 770))
    for seat in seen.made.sitting_out:
        cards = laid.hand(seat)
        assert cards
        assert all(spot.dimmed and not spot.faces_up for spot in cards)


@pytest.mark.parametrize("name", NAMES)
def test_every_card_of_the_deck_lies_somewhere(name: str) -> None:
    """Tricks lie as one card each; every other card has a spot of its own."""
    seen = moment(name)
    laid = layout(seen, QSizeF(1280, 770))
    taken = len(of_pile(laid, Pile.TAKEN))
    hidden_in_tricks = 0
    if seen.contract is not None:
        hidden_in_tricks = taken * (seen.contract.cards_in_trick - 1)
    low = 15 - seen.options.low_rank
    deck = 4 * low + seen.options.joker
    assert len(laid.spots) + hidden_in_tricks == deck


SAID = ("I pass", "I order it up", "With my partner", "With the dummy", "I defend alone")
LONGEST_SAID = "Diamonds, alone"


@every_words
@every_size
@pytest.mark.parametrize("players", ["three", "four"])
@pytest.mark.usefixtures("qapp")
def test_a_bubble_has_room_for_whatever_is_said(
    players: str, size: tuple[int, int], words: float
) -> None:
    seen = moment(f"bidding of {players}")
    within = layout(seen, QSizeF(*size), words).frame
    usual = table_font(BODY, within.scale)
    for side in (side_of(seat, seen.seat, seen.players) for seat in range(seen.players)):
        inner = within.bubbles[side].width() - 18 * within.scale
        for said in (*SAID, LONGEST_SAID):
            one_line = text_width(said, usual) <= inner
            lines = (said,) if one_line else wrapped(said, usual)
            used = narrowed(lines, usual, inner)
            high = len(lines) * QFontMetricsF(used).ascent()
            assert high <= within.bubbles[side].height() - 12 * within.scale, (said, side)
            assert all(text_width(line, used) <= inner for line in lines), (said, side, inner)
