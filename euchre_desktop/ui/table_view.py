"""The table as the person sees and works it.

The rhythm: `show_step` animates what happened, then `settle` puts everything
where the layout says, then `ready` asks for more. `offer` hands the cards to
the person until one choice is made.
"""

from __future__ import annotations

from PySide6.QtCore import (
    QAbstractAnimation,
    QEvent,
    QPauseAnimation,
    QPointF,
    QRect,
    QRectF,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QBrush,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from euchre_desktop.app.game_setup import GameSetup
from euchre_desktop.app.preferences import Speed
from euchre_desktop.rules import Card, CardsDealt, Event, Hand, Observation, score_slots
from euchre_desktop.ui.animator import Animator, Kind, Make
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.choreography import LIFT, Stage, stages
from euchre_desktop.ui.division import frame
from euchre_desktop.ui.frame import Frame
from euchre_desktop.ui.layout import TableLayout, lay_out
from euchre_desktop.ui.look import Look
from euchre_desktop.ui.own_hand import OwnHand
from euchre_desktop.ui.sorting import STANDARD_ORDER, HandOrder
from euchre_desktop.ui.surroundings import Surroundings
from euchre_desktop.ui.table_scene import TableScene
from euchre_desktop.ui.tableau import (
    Tableau,
    empty,
    last_complete_trick,
    opened,
    tableau,
    with_last_trick,
)
from euchre_desktop.ui.tempo import Tempo
from euchre_desktop.ui.theme import TableColors


class TableView(QGraphicsView):
    """Shows what is reported and reports what is clicked; decides nothing.

    Signals:
        ready: everything reported so far has been shown. Connect it queued: with
            motion off it is emitted from within `show_step`.
        action_chosen: the PlayCard of a card that was played.
        selection_changed: the tuple of cards marked so far, to bury or to keep; also
            when they are offered, for a maker begins with the five cards held.
        refused: the Refusal of a card that may not be chosen.
        happening: an Event, as it begins to be shown, and the Observation after its step.
        last_trick_wanted: True as a pile of tricks is pressed, False as it is released.
        laid_out: `panel_rect` has changed.
        showing: (Event, Observation) as the event's first movement begins.
    """

    ready = Signal()
    action_chosen = Signal(object)
    selection_changed = Signal(object)
    refused = Signal(object)
    happening = Signal(object, object)
    last_trick_wanted = Signal(bool)
    laid_out = Signal()
    showing = Signal(object, object)

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table_view")
        self.setAccessibleName(self.tr("Card table"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setAcceptDrops(False)  # a file dropped on the table is the window's
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setMinimumSize(480, 360)
        self._art = art
        # Before the scene: Qt deletes children in this order, and an animation first.
        self._animator = Animator(self)
        self._animator.idle.connect(self._on_idle)
        self._scene = TableScene(art, self)
        self.setScene(self._scene)
        self._surroundings = Surroundings(art, self.viewport())
        self._hand = OwnHand(self._scene, self.viewport())
        self._hand.action_chosen.connect(self.action_chosen)
        self._hand.selection_changed.connect(self.selection_changed)
        self._hand.refused.connect(self.refused)
        self._hand.pressed_in_vain.connect(self._animator.hurry)
        self._tempo = Tempo()
        self._look = Look()
        self._order = STANDARD_ORDER
        self._setup: GameSetup | None = None
        self._seen: Observation | None = None
        self._shown: Tableau | None = None
        self._looks_back = False
        self._open: tuple[Hand, ...] | None = None
        self._to_come: tuple[Event, ...] = ()
        self._panel = QRect()
        self._framed: Frame | None = None
        self._framed_for = (0, False, 1.0)

    def new_game(self, setup: GameSetup) -> None:
        """Clear the table at once for the players of `setup`."""
        self._animator.drop()
        self._setup = setup
        self._seen = self._shown = None
        self._open = None
        self._looks_back = False
        self._scene.clear_table()
        self._hand.clear()
        self._surroundings.new_game(setup, self._frame())
        self._lay_ground()

    def show_step(self, seen: Observation, events: tuple[Event, ...]) -> None:
        """Show what just happened, then `ready`. Nothing can be chosen until `offer`."""
        while not self._animator.at_rest:
            self._animator.finish_now()
        self._hand.begin_to_move(seen)
        self._surroundings.say("", self._frame())
        self._looks_back = False
        if any(isinstance(event, CardsDealt) for event in events):
            self._open = None
        # From the observation, not from what is shown: that may be the last trick again.
        before = empty(seen) if self._seen is None else self._tableau(self._seen)
        self._scene.place(self._layout(before))
        self._seen, self._shown = seen, before
        self._animator.play(self._parts_of(seen, events, before))

    def show_moment(self, seen: Observation, events: tuple[Event, ...]) -> None:
        """Show the table as it was right after `events`, without moving anything there."""
        self._animator.drop()
        self._hand.begin_to_move(seen)
        self._looks_back = False
        self._to_come = ()
        self._seen = seen
        self._surroundings.hush()
        for event in events:
            self._surroundings.tell(event, seen, self._frame())
        self._settle()

    def restore(self, seen: Observation) -> None:
        """Lay everything out as `seen` says, at once and whatever moves, then `ready`."""
        self._animator.drop()
        self._open = None
        self._to_come = ()
        self._looks_back = False
        self._hand.begin_to_move(seen)
        self._surroundings.hush()
        self._surroundings.say("", self._frame())
        self._seen = seen
        self._settle()
        self.ready.emit()

    def offer(self, seen: Observation) -> None:
        """Let the person choose one of `seen.legal_actions`."""
        self._seen = seen
        self._settle()
        self._hand.offer(seen)

    def finish_motion(self) -> None:
        """Jump to the end of what moves; a trick that waits for a click is not passed over."""
        self._animator.finish_now()

    def set_motion(self, speed: Speed, click_to_collect: bool) -> None:
        """How fast cards move from now on, and whether a full trick waits for a click."""
        self.set_tempo(Tempo(speed, click_to_collect=click_to_collect))

    def set_tempo(self, tempo: Tempo) -> None:
        """How fast each kind of movement is from now on."""
        self._tempo = tempo
        self._hand.set_lift_ms(0 if tempo.reduced else round(LIFT * tempo.of_plays))
        if tempo.speed is Speed.OFF:
            self._animator.finish_now()

    def set_look(self, look: Look) -> None:
        """How everything is drawn from now on; what moves jumps to its end."""
        if look == self._look:
            return
        self._look = look
        self._art.use_deck(look.deck, look.back)
        self._scene.wear(look.table)
        self._surroundings.wear(look)
        self._framed = None
        self._lay_out_again()
        self.viewport().update()

    def set_hand_order(self, order: HandOrder) -> None:
        """How the person's cards lie from now on; what moves is sorted when it is over."""
        if order != self._order:
            self._order = order
            if self._animator.at_rest:
                self._settle()

    @property
    def stretch(self) -> int | None:
        """The number of the stretch of unbroken motion that is under way; None while all lies."""
        return self._animator.stretch

    def suggest(self, cards: tuple[Card, ...]) -> None:
        """Mark the person's cards that a hint speaks of, until something happens."""
        self._hand.suggest(cards)

    def open_hands(self, hands: tuple[Hand, ...] | None) -> None:
        """Lay the hands of all seats open, as they are or will be when this is shown.

        It holds until the next deal, or until it is taken back with None. Given for each seat
        is what it held at some moment; what it has played since is left out.
        """
        self._open = hands
        if self._animator.at_rest:  # else what moves would be taken away beneath its animation
            self._settle()

    def panel_rect(self) -> QRect:
        """Where a decision panel goes, in the viewport's coordinates."""
        return QRect(self._panel)

    def result_rect(self) -> QRect:
        """Where the result of a deal goes, in the viewport's coordinates."""
        return self.rect() if self._setup is None else self._frame().result.toAlignedRect()

    def show_last_trick(self, shown: bool) -> bool:
        """Lay the last complete trick out until something happens, or take it back.

        Returns False if there is none yet, or cards move.
        """
        if not self._animator.at_rest:
            return not shown
        known = self._seen is not None and last_complete_trick(self._seen) is not None
        self._looks_back = shown and known
        self._settle()
        return self._looks_back is shown

    def say(self, text: str) -> None:
        """Write `text` above the hand, until something happens; there is no hand before a game."""
        if self._setup is not None:
            self._surroundings.say(text, self._frame())

    def _frame(self) -> Frame:
        assert self._setup is not None, "a game has begun"
        options = self._setup.options
        size = QSizeF(self.viewport().size())
        kind = (options.players, options.has_dummy, self._look.words)
        if self._framed is None or self._framed.size != size or self._framed_for != kind:
            self._framed = frame(
                size,
                options.players,
                options.has_dummy,
                score_slots(options.players),
                self._look.words,
            )
            self._framed_for = kind
        return self._framed

    def _tableau(self, seen: Observation) -> Tableau:
        return tableau(seen, order=self._order)

    def _layout(self, shown: Tableau) -> TableLayout:
        if self._open is not None and self._seen is not None:
            shown = opened(shown, self._open, self._seen)
        return lay_out(shown, self._frame())

    def _parts_of(
        self, seen: Observation, events: tuple[Event, ...], before: Tableau
    ) -> list[tuple[Make, Kind]]:
        parts: list[tuple[Make, Kind]] = []
        for number, event in enumerate(events):
            to_come = events[number + 1 :]
            parts.append((self._telling(event, seen, to_come), Kind.MOTION))
            begins = [(self._beginning(event, seen), Kind.MOTION)]
            for stage in stages(event, seen, before, to_come, self._order):
                if not stage.reading:
                    parts.extend(begins)
                    begins.clear()
                parts.extend(self._parts_of_stage(stage, event))
                before = stage.shows
            parts.extend(begins)
        return parts

    def _beginning(self, event: Event, seen: Observation) -> Make:
        def begin() -> None:
            self.showing.emit(event, seen)

        return begin

    def _telling(self, event: Event, seen: Observation, to_come: tuple[Event, ...]) -> Make:
        def tell() -> None:
            self._to_come = to_come
            self._surroundings.tell(event, seen, self._frame())
            self.happening.emit(event, seen)
            if not self._tempo.is_immediate:
                self._show_surroundings(settled=False)

        return tell

    def _parts_of_stage(self, stage: Stage, event: Event) -> list[tuple[Make, Kind]]:
        if stage.pause:
            kind = Kind.MOTION
            if stage.reading:
                kind = Kind.HOLD if self._tempo.click_to_collect else Kind.READING
            return [(lambda: self._pause(stage, event, kind), kind)]
        return [
            (lambda: self._begin(stage, event), Kind.MOTION),
            (lambda: self._land(stage, event), Kind.MOTION),
        ]

    def _pause(self, stage: Stage, event: Event, kind: Kind) -> QAbstractAnimation | None:
        if kind is Kind.HOLD:
            return None
        return _rest(stage.pause * self._tempo.factor(event, reading=stage.reading))

    def _begin(self, stage: Stage, event: Event) -> QAbstractAnimation | None:
        if self._tempo.is_immediate or self._tempo.reduced:
            return None
        return self._scene.begin(stage, self._layout(stage.shows), self._tempo.factor(event))

    def _land(self, stage: Stage, event: Event) -> QAbstractAnimation | None:
        before, self._shown = self._shown, stage.shows
        if self._tempo.is_immediate:
            return None
        self._scene.place(self._layout(stage.shows))
        self._show_surroundings(settled=False)
        if not self._tempo.reduced or before == stage.shows:
            return None
        return _rest(stage.ms * self._tempo.factor(event))

    def _on_idle(self) -> None:
        self._to_come = ()
        self._settle()
        self.ready.emit()

    def _settle(self) -> None:
        """Put everything where it belongs. This, not the animation, has the last word."""
        if self._seen is None:
            return
        self._shown = self._tableau(self._seen)
        self._show_surroundings(settled=True)
        last = last_complete_trick(self._seen) if self._looks_back else None
        if last is not None:
            self._shown = with_last_trick(self._shown, *last)
        self._lay_cards(self._seen, self._shown)
        self._lay_panel()

    def _lay_cards(self, seen: Observation, shown: Tableau) -> None:
        laid, words = self._layout(shown), self._surroundings.words
        assert words is not None, "a game has begun"
        self._scene.place(laid)
        self._hand.lie(seen, laid, words)

    def _show_surroundings(self, *, settled: bool) -> None:
        assert self._seen is not None
        assert self._shown is not None
        self._surroundings.show(
            self._seen, self._shown, self._frame(), self._to_come, settled=settled
        )

    def _lay_cloth(self) -> None:
        size = QSizeF(self.viewport().size())
        self._scene.setSceneRect(QRectF(QPointF(0, 0), size))
        self.setBackgroundBrush(_cloth(size, self._look.table))

    def _lay_ground(self) -> None:
        within = self._frame()
        has_dummy = self._setup is not None and self._setup.options.has_dummy
        self._scene.show_ground(within, has_dummy)
        self._lay_panel()

    def _lay_panel(self) -> None:
        within = self._frame()
        merging = self._shown is not None and bool(self._shown.open_dummy)
        self._scene.show_dummy_place(not (merging and within.compact))
        panel = (within.merging_panel if merging else within.panel).toAlignedRect()
        if panel != self._panel:
            self._panel = panel
            self.laid_out.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out_again()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.DevicePixelRatioChange, QEvent.Type.Show):
            self._art.use_ratio(self.devicePixelRatioF())
            self._lay_out_again()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self._animator.hurry()
        elif event.key() == Qt.Key.Key_Escape and self._looks_back:
            self.last_trick_wanted.emit(False)
        elif not self._hand.move_focus(event.key()):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._animator.at_rest and self._scene.has_taken_trick_at(event.position()):
            self.last_trick_wanted.emit(True)
        self._animator.hurry()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.last_trick_wanted.emit(False)
        super().mouseReleaseEvent(event)

    def _lay_out_again(self) -> None:
        """Everything in its place for a new size or screen; what moves jumps to its end."""
        self._lay_cloth()
        if self._setup is None:
            return
        self._lay_ground()
        self._animator.skip_motion()
        if self._seen is None or self._shown is None:
            self._surroundings.show_names(self._frame())
        elif self._animator.at_rest:
            self._settle()
        else:
            self._scene.place(self._layout(self._shown))
            self._show_surroundings(settled=False)


def _rest(ms: float) -> QAbstractAnimation | None:
    return QPauseAnimation(round(ms)) if round(ms) else None


def _cloth(size: QSizeF, colors: TableColors) -> QBrush:
    center = QPointF(size.width() / 2, size.height() * 0.45)
    light = QRadialGradient(center, max(size.width(), size.height()) * 0.62)
    light.setColorAt(0, colors.center)
    light.setColorAt(1, colors.edge)
    return QBrush(light)
