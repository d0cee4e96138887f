"""Where does each card of a tableau lie within its frame?"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QPointF

from euchre_desktop.rules import Card, Seat
from euchre_desktop.ui.frame import CARD_ASPECT, Frame, Side, side_of
from euchre_desktop.ui.spots import Pile, Slot, Spot
from euchre_desktop.ui.tableau import Tableau

# The order in which piles cover each other.
_Z_KITTY, _Z_DUMMY, _Z_TAKEN, _Z_BACKS, _Z_TRICK, _Z_HAND = 0, 100, 200, 300, 400, 500


class CardPlaces:
    """The spots of all cards of one tableau."""

    def __init__(self, shown: Tableau, within: Frame) -> None:
        self.shown, self.frame = shown, within

    def all(self) -> Iterator[Spot]:
        yield from self._kitty()
        yield from self._dummy()
        if self.shown.open_dummy:
            yield from self._row(self.shown.open_dummy, 0)
            yield from self._row(self.shown.hand, 1)
        else:
            yield from self._own_hand()
        for seat, count in enumerate(self.shown.held):
            if seat != self.shown.seat:
                yield from self._others(seat, count)
        for place, (seat, card) in enumerate(self.shown.trick):
            yield self._played(seat, card, place)
        for seat, count in enumerate(self.shown.taken):
            yield from self._taken(seat, count)
        yield from self._turned_up()

    def _side(self, seat: Seat) -> Side:
        return side_of(seat, self.shown.seat, self.shown.players)

    def _own_hand(self) -> Iterator[Spot]:
        """A fan: the middle card upright and highest, the others turned away from it."""
        cards, within = self.shown.hand, self.frame
        height = within.hand_height
        count = len(cards)
        out = self.shown.seat in self.shown.sitting_out
        apart = 0.35 if self.shown.offered is not None else 0.0
        width = height * CARD_ASPECT
        room = within.hand.width() - width * 1.1
        step = min(width * (0.3 if out else 0.84), room / max(1, count - 1 + apart))
        start = within.backs[Side.BELOW].x() - step * (count - 1 + apart) / 2
        opening = min(1.0, (count - 1) / 4)
        for place, card in enumerate(cards):
            off = 0.0 if count == 1 else 2 * place / (count - 1) - 1
            shift = apart * step if card == self.shown.offered else 0.0
            yield Spot(
                slot=Slot(Pile.HAND, self.shown.seat, card),
                x=start + step * place + shift,
                y=within.backs[Side.BELOW].y() + 0.066 * height * opening * off * off,
                height=height,
                z=_Z_HAND + place,
                card=card,
                faces_up=not out,
                rotation=5.2 * opening * off,
                dimmed=out,
            )

    def _row(self, cards: tuple[Card, ...], row: int) -> Iterator[Spot]:
        place_of_row = self.frame.rows[row]
        height = self.frame.row_height
        width = height * CARD_ASPECT
        step = min(width * 1.06, (place_of_row.width() - width) / max(1, len(cards) - 1))
        start = place_of_row.center().x() - step * (len(cards) - 1) / 2
        for place, card in enumerate(cards):
            yield Spot(
                slot=Slot(Pile.HAND, self.shown.seat, card),
                x=start + step * place,
                y=place_of_row.center().y(),
                height=height,
                z=_Z_HAND + 10 * row + place,
                card=card,
                faces_up=True,
            )

    def _backs(self, seat: Seat, count: int) -> Iterator[Spot]:
        side = self._side(seat)
        center = self.frame.backs[side]
        out = seat in self.shown.sitting_out
        for place in range(count):
            off = place - (count - 1) / 2
            together = 0.12 if out else 1.0
            if side is Side.ABOVE:
                height = self.frame.above_height
                step = self._above_step(count) * together
                x, y, rotation = center.x() + off * step, center.y(), -1.6 * off
                y += 0.004 * height * off * off
            else:
                height = self.frame.side_height
                step = self._side_step(count) * together
                x, y = center.x(), center.y() + off * step
                rotation = 90 + (-3.2 if side is Side.LEFT else 3.2) * off * -1
            yield Spot(
                slot=Slot(Pile.HAND, seat, None, place),
                x=x,
                y=y,
                height=height,
                z=_Z_BACKS + place,
                rotation=0.0 if out and side is Side.ABOVE else 90.0 if out else rotation,
                dimmed=out,
                shadow=not out or place == 0,
            )

    def _others(self, seat: Seat, count: int) -> Iterator[Spot]:
        """Another seat's cards: backs, or the faces where hands lie open."""
        backs = list(self._backs(seat, count))
        faces = self.shown.faces[seat] if self.shown.faces else ()
        if not faces or len(faces) != count:
            yield from backs
            return
        side = self._side(seat)
        center, height = self.frame.backs[side], self._open_height(side)
        step = self._above_step(count) if side is Side.ABOVE else height * CARD_ASPECT * 0.4
        width = height * CARD_ASPECT
        if side is not Side.ABOVE and height > self.frame.side_height:
            # Backs may be tiny and above their plate; faces have to be read, and go below.
            center = QPointF(center.x(), self.frame.plates[side].bottom() + height * 0.6)
        # At the sides a hand must not reach beyond the edge of the window.
        half = (count - 1) * step / 2 + width * 0.55
        least, most = half, self.frame.size.width() - half
        middle = min(max(center.x(), least), most)
        for place, (spot, card) in enumerate(zip(backs, faces, strict=True)):
            yield replace(
                spot,
                x=middle + (place - (count - 1) / 2) * step,
                y=center.y(),
                height=height,
                rotation=0.0,
                card=card,
                faces_up=True,
            )

    def _open_height(self, side: Side) -> float:
        """Of another seat's cards where they lie open."""
        if side is Side.ABOVE:
            return self.frame.above_height
        return max(self.frame.side_height * 0.78, self.frame.hand_height * 0.5)

    def _above_step(self, count: int) -> float:
        width = self.frame.above_height * CARD_ASPECT
        return (self.frame.above.width() - width * 1.12) / max(4, count - 1)

    def _side_step(self, count: int) -> float:
        share = 0.14 if self.frame.compact else 0.2
        return self.frame.side_height * share * 4 / max(4, count - 1)

    def _dummy(self) -> Iterator[Spot]:
        height = self.frame.above_height
        width = height * CARD_ASPECT
        center = self.frame.backs[Side.ABOVE]
        step = min(width * 0.71, (self.frame.dummy.width() - width) / 4)
        for place in range(self.shown.dummy):
            yield Spot(
                slot=Slot(Pile.DUMMY, number=place),
                x=center.x() + (place - 2) * step,
                y=center.y(),
                height=height,
                z=_Z_DUMMY + place,
            )
        for place in range(self.shown.unkept):
            small = height * 0.72
            yield Spot(
                slot=Slot(Pile.UNKEPT, number=place),
                x=self.frame.above.left() + small * 0.6 + place * small * 0.03,
                y=center.y() - place * small * 0.012,
                height=small,
                z=_Z_DUMMY + place,
                shadow=place == 0,
            )

    def _kitty(self) -> Iterator[Spot]:
        shown, within = self.shown, self.frame
        for place in range(shown.kitty):
            slot = Slot(Pile.KITTY, number=place)
            if shown.aside:
                yield aside(shown, within, slot, place)
            else:
                yield Spot(
                    slot=slot,
                    x=within.kitty.x() - min(place, 4) * within.middle_height * 0.012,
                    y=within.kitty.y() - min(place, 4) * within.middle_height * 0.009,
                    height=within.middle_height,
                    z=_Z_KITTY + place,
                    shadow=place in (0, 4),
                )
        if shown.upcard is None:
            return
        slot = Slot(Pile.UPCARD)
        if shown.aside:
            spot = aside(shown, within, slot, shown.kitty)
        else:
            spot = Spot(slot, within.upcard.x(), within.upcard.y(), within.middle_height, _Z_KITTY)
        yield replace(spot, card=shown.upcard, faces_up=shown.upcard_faces_up)

    def _played(self, seat: Seat, card: Card, place: int) -> Spot:
        center = trick_place(self.shown, self.frame, seat)
        return Spot(
            slot=Slot(Pile.TRICK, seat),
            x=center.x(),
            y=center.y(),
            height=self.frame.middle_height,
            z=_Z_TRICK + place,
            card=card,
            faces_up=True,
            rotation=_turn(self.shown.deal_number, card),
        )

    def _taken(self, seat: Seat, count: int) -> Iterator[Spot]:
        side = self._side(seat)
        place_of_stack = self.frame.stacks[side]
        height = place_of_stack.height()
        room = place_of_stack.width() - height
        step = min(height * 0.36, room / 4)
        to_left = side is Side.RIGHT
        first = (
            place_of_stack.right() - height / 2 if to_left else place_of_stack.left() + height / 2
        )
        for place in range(count):
            yield Spot(
                slot=Slot(Pile.TAKEN, seat, None, place),
                x=first + (-step if to_left else step) * place,
                y=place_of_stack.center().y(),
                height=height,
                z=_Z_TAKEN + place,
                rotation=90.0 * (place % 2),
            )

    def _turned_up(self) -> Iterator[Spot]:
        dealt = [0] * self.shown.players
        for place, (seat, card) in enumerate(self.shown.turned_up):
            side = self._side(seat)
            center = self.frame.backs[side]
            if side is Side.BELOW:
                center = QPointF(center.x(), center.y() - self.frame.hand_height * 0.1)
            across = side in (Side.BELOW, Side.ABOVE)
            height = self.frame.side_height if not across else self.frame.above_height
            off = dealt[seat] * height * 0.16
            yield Spot(
                slot=Slot(Pile.TURNED_UP, seat, None, dealt[seat]),
                x=center.x() + (off if across else 0),
                y=center.y() + (0 if across else off),
                height=height,
                z=_Z_TRICK + place,
                card=card,
                faces_up=True,
                rotation=_turn(self.shown.deal_number, card),
            )
            dealt[seat] += 1


def trick_place(shown: Tableau, within: Frame, seat: Seat) -> QPointF:
    side = side_of(seat, shown.seat, shown.players)
    height = within.middle_height
    across, down = {
        Side.BELOW: (0.0, 0.56),
        Side.LEFT: (-0.78, -0.18 if shown.players == 3 else 0.0),
        Side.ABOVE: (0.0, -0.56),
        Side.RIGHT: (0.78, -0.18 if shown.players == 3 else 0.0),
    }[side]
    return within.trick + QPointF(across * height, down * height)


def aside(shown: Tableau, within: Frame, slot: Slot, place: int) -> Spot:
    center = within.kitties[side_of(shown.dealer, shown.seat, shown.players)]
    step = within.small_height * 0.025
    return Spot(
        slot=slot,
        x=center.x() - min(place, 4) * step,
        y=center.y() - min(place, 4) * step * 0.7,
        height=within.small_height,
        z=_Z_KITTY + place,
        shadow=place in (0, 4),
    )


def _turn(deal_number: int, card: Card) -> float:
    """A few degrees either way, the same whenever this card is played in this deal."""
    chance = random.Random(f"{deal_number}/{card}")
    degrees = 2 + 3 * chance.random()
    return degrees if chance.random() < 0.5 else -degrees
