"""The table as the person sees and works it.

The rhythm: `show_step` animates what happened, then `settle` puts everything
where the layout says, then `ready` asks for more. `offer` hands the cards to
the person until one choice is made.
"""

from __future__ import annotations

from dataclasses import replace

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
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from euchre_desktop.app.game_setup import GameSetup
from euchre_desktop.app.preferences import Speed
from euchre_desktop.rules import Card, Event, Observation, PlayCard, score_slots
from euchre_desktop.ui.animator import Animator, Kind, Make
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.choosing import Choosing
from euchre_desktop.ui.choreography import Stage, at_speed, stages
from euchre_desktop.ui.frame import Frame, frame
from euchre_desktop.ui.hand_buttons import Grip, HandButtons
from euchre_desktop.ui.layout import Spot, TableLayout, lay_out, raised
from euchre_desktop.ui.surroundings import Surroundings
from euchre_desktop.ui.table_scene import TableScene
from euchre_desktop.ui.tableau import Tableau, empty, last_complete_trick, tableau, with_last_trick
from euchre_desktop.ui.theme import GREEN_CLOTH


class TableView(QGraphicsView):
    """Shows what is reported and reports what is clicked; decides nothing.

    Signals:
        ready: everything reported so far has been shown. Connect it queued: with
            motion off it is emitted from within `show_step`.
        action_chosen: the PlayCard of a card that was played.
        selection_changed: the tuple of cards marked so far, to bury or to keep; also
            when they are offered, for a maker begins with the five cards held.
        refused: the Refusal of a card that may not be chosen.
        laid_out: `panel_rect` has changed.
    """

    ready = Signal()
    action_chosen = Signal(object)
    selection_changed = Signal(object)
    refused = Signal(object)
    laid_out = Signal()

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table_view")
        self.setAccessibleName(self.tr("Card table"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
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
        self._buttons = HandButtons(self.viewport())
        self._buttons.pressed.connect(self._on_pressed)
        self._buttons.attended.connect(self._pose_hand)
        self._speed = Speed.NORMAL
        self._click_to_collect = False
        self._setup: GameSetup | None = None
        self._seen: Observation | None = None
        self._shown: Tableau | None = None
        self._choosing: Choosing | None = None
        self._to_come: tuple[Event, ...] = ()
        self._panel = QRect()
        self._framed: Frame | None = None
        self._framed_for = (0, False)

    def new_game(self, setup: GameSetup) -> None:
        """Clear the table at once for the players of `setup`."""
        self._animator.drop()
        self._setup = setup
        self._seen = self._shown = self._choosing = None
        self._scene.clear_table()
        self._buttons.show([])
        self._surroundings.new_game(setup, self._frame())
        self._lay_ground()

    def show_step(self, seen: Observation, events: tuple[Event, ...]) -> None:
        """Show what just happened, then `ready`. Nothing can be chosen until `offer`."""
        while not self._animator.at_rest:
            self._animator.finish_now()
        self._choosing = None
        self._seen = seen
        self._surroundings.say("", self._frame())
        if self._shown is None:
            self._shown = empty(seen)
        self._take_back_last_trick()
        self._buttons.let_go({*seen.hand, *seen.dummy})
        self._animator.play(self._parts_of(seen, events, self._shown))

    def offer(self, seen: Observation) -> None:
        """Let the person choose one of `seen.legal_actions`."""
        self._seen = seen
        if self._choosing is None or self._choosing.seen != seen:
            self._choosing = Choosing(seen)
        self._settle()
        if self._choosing.marks_cards:
            self.selection_changed.emit(self._choosing.selection)

    def finish_motion(self) -> None:
        """Jump to the end of what moves; a trick that waits for a click is not passed over."""
        self._animator.finish_now()

    def set_motion(self, speed: Speed, click_to_collect: bool) -> None:
        """How fast cards move from now on, and whether a full trick waits for a click."""
        self._speed, self._click_to_collect = speed, click_to_collect
        if speed is Speed.OFF:
            self._animator.finish_now()

    def panel_rect(self) -> QRect:
        """Where a decision panel goes, in the viewport's coordinates."""
        return QRect(self._panel)

    def show_last_trick(self, shown: bool) -> None:
        """Lay the last complete trick out again, or take it back."""
        if self._seen is None or self._shown is None or not self._animator.at_rest:
            return
        last = last_complete_trick(self._seen)
        if not shown or last is None:
            self._settle()
            return
        self._shown = with_last_trick(tableau(self._seen), *last)
        self._scene.place(self._layout(self._shown))
        self._pose_hand()

    def say(self, text: str) -> None:
        """Write `text` above the hand, until something happens."""
        self._surroundings.say(text, self._frame())

    # What is shown

    def _frame(self) -> Frame:
        assert self._setup is not None, "a game has begun"
        options = self._setup.options
        size = QSizeF(self.viewport().size())
        kind = (options.players, options.has_dummy)
        if self._framed is None or self._framed.size != size or self._framed_for != kind:
            self._framed = frame(size, *kind, score_slots(options.players))
            self._framed_for = kind
        return self._framed

    def _layout(self, shown: Tableau) -> TableLayout:
        return lay_out(shown, self._frame())

    def _parts_of(
        self, seen: Observation, events: tuple[Event, ...], before: Tableau
    ) -> list[tuple[Make, Kind]]:
        parts: list[tuple[Make, Kind]] = []
        for number, event in enumerate(events):
            to_come = events[number + 1 :]
            parts.append((self._telling(event, seen, to_come), Kind.MOTION))
            for stage in stages(event, seen, before, to_come):
                parts.extend(self._parts_of_stage(stage))
                before = stage.shows
        return parts

    def _telling(self, event: Event, seen: Observation, to_come: tuple[Event, ...]) -> Make:
        def tell() -> None:
            self._to_come = to_come
            self._surroundings.tell(event, seen, self._frame())
            if not self._is_immediate():
                self._show_surroundings(settled=False)

        return tell

    def _parts_of_stage(self, stage: Stage) -> list[tuple[Make, Kind]]:
        if stage.pause:
            kind = Kind.MOTION
            if stage.reading:
                kind = Kind.HOLD if self._click_to_collect else Kind.READING
            return [(lambda: self._pause(stage, kind), kind)]
        return [
            (lambda: self._begin(stage), Kind.MOTION),
            (lambda: self._land(stage), Kind.MOTION),
        ]

    def _pause(self, stage: Stage, kind: Kind) -> QAbstractAnimation | None:
        ms = at_speed(stage.pause, self._speed)
        return QPauseAnimation(ms) if ms and kind is not Kind.HOLD else None

    def _is_immediate(self) -> bool:
        """Is nothing to be seen between two steps?"""
        return self._speed is Speed.OFF and not self._click_to_collect

    def _begin(self, stage: Stage) -> QAbstractAnimation | None:
        if self._is_immediate():
            return None
        factor = at_speed(1000, self._speed) / 1000
        return self._scene.begin(stage, self._layout(stage.shows), factor)

    def _land(self, stage: Stage) -> None:
        self._shown = stage.shows
        if self._is_immediate():
            return
        self._scene.place(self._layout(stage.shows))
        self._show_surroundings(settled=False)

    def _on_idle(self) -> None:
        self._to_come = ()
        self._settle()
        self.ready.emit()

    def _settle(self) -> None:
        """Put everything where it belongs. This, not the animation, has the last word."""
        if self._seen is None:
            return
        self._shown = tableau(self._seen)
        self._scene.place(self._layout(self._shown))
        self._show_surroundings(settled=True)
        self._show_buttons()
        self._pose_hand()
        self._lay_panel()

    def _take_back_last_trick(self) -> None:
        if self._shown is not None and self._animator.at_rest:
            self._scene.place(self._layout(self._shown))

    def _show_surroundings(self, *, settled: bool) -> None:
        assert self._seen is not None
        assert self._shown is not None
        self._surroundings.show(
            self._seen, self._shown, self._frame(), self._to_come, settled=settled
        )

    def _lay_ground(self) -> None:
        within = self._frame()
        self._scene.setSceneRect(QRectF(QPointF(0, 0), within.size))
        has_dummy = self._setup is not None and self._setup.options.has_dummy
        self._scene.show_ground(within, has_dummy)
        self.setBackgroundBrush(_cloth(within.size))
        self._lay_panel()

    def _lay_panel(self) -> None:
        within = self._frame()
        merging = self._shown is not None and bool(self._shown.open_dummy)
        panel = (within.merging_panel if merging else within.panel).toAlignedRect()
        if panel != self._panel:
            self._panel = panel
            self.laid_out.emit()

    # The person's hand

    def _on_pressed(self, card: Card) -> None:
        if self._choosing is None or not self._animator.at_rest:
            self._animator.hurry()
            return
        outcome = self._choosing.press(card)
        if outcome is None:
            return
        if isinstance(outcome, PlayCard):
            self._choosing = None
            self._show_buttons()
            self._pose_hand()
            self.action_chosen.emit(outcome)
        elif isinstance(outcome, tuple):
            self._show_buttons()
            self._pose_hand()
            self.selection_changed.emit(outcome)
        else:
            # A press marks a button by itself, whatever the rules say to it.
            self._show_buttons()
            self.refused.emit(outcome)

    def _grips(self) -> list[Grip]:
        if self._shown is None or self._seen is None:
            return []
        spots = self._layout(self._shown).hand(self._shown.seat)
        return [self._grip(spot, spot.card) for spot in spots if spot.card is not None]

    def _grip(self, spot: Spot, card: Card) -> Grip:
        seen, choosing, words = self._seen, self._choosing, self._surroundings.words
        assert seen is not None
        assert words is not None
        name = words.card(card, seen)
        if choosing is None or not choosing.concerns_cards:
            return Grip(card, spot, name)
        refused = choosing.refusal_of(card)
        if refused is not None:
            hint = words.words.refusal(refused, seen)
            return Grip(card, replace(spot, dimmed=True), name, hint)
        within = self._frame()
        chosen = card in choosing.selection
        lifted = chosen or card == self._buttons.attention
        reach = within.lift if lifted else within.rise
        if choosing.marks_cards:
            reach = within.lift if chosen else within.lift * 0.4 if lifted else 0.0
        return Grip(
            card,
            spot,
            name if choosing.marks_cards else words.playable(name),
            reach=reach,
            choosable=choosing.marks_cards,
            chosen=chosen,
        )

    def _show_buttons(self) -> None:
        self._buttons.show(self._grips())

    def _pose_hand(self) -> None:
        """Let every card stand as the person's choice and attention ask."""
        if self._seen is None or not self._animator.at_rest:
            return
        for grip in self._grips():
            self._scene.put(raised(grip.spot, grip.reach))
            self._buttons.follow(grip)

    # Qt

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
        elif not self._buttons.move_focus(event.key()):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._animator.hurry()
        super().mousePressEvent(event)

    def _lay_out_again(self) -> None:
        """Everything in its place for a new size or screen; what moves jumps to its end."""
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


def _cloth(size: QSizeF) -> QBrush:
    center = QPointF(size.width() / 2, size.height() * 0.45)
    light = QRadialGradient(center, max(size.width(), size.height()) * 0.62)
    light.setColorAt(0, QColor(GREEN_CLOTH.center))
    light.setColorAt(1, QColor(GREEN_CLOTH.edge))
    return QBrush(light)
