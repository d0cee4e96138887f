"""How does the person choose among the cards they see?"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from euchre_desktop.rules import Card, Observation, PlayCard
from euchre_desktop.ui.choosing import Choosing
from euchre_desktop.ui.hand_buttons import Grip, HandButtons
from euchre_desktop.ui.layout import TableLayout
from euchre_desktop.ui.spots import Spot, raised
from euchre_desktop.ui.table_scene import TableScene
from euchre_desktop.ui.table_words import TableWords


class OwnHand(QObject):
    """The person's cards on the scene and the buttons over them, at rest and on offer.

    Signals:
        action_chosen: the PlayCard of a card that was played.
        selection_changed: the tuple of cards marked so far.
        refused: the Refusal of a card that may not be chosen.
        pressed_in_vain: a card was pressed while nothing is offered.
    """

    action_chosen = Signal(object)
    selection_changed = Signal(object)
    refused = Signal(object)
    pressed_in_vain = Signal()

    def __init__(self, scene: TableScene, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._scene = scene
        self._buttons = HandButtons(viewport)
        self._buttons.pressed.connect(self._on_pressed)
        self._buttons.attended.connect(self._on_attended)
        self._lift_ms = 0
        self._choosing: Choosing | None = None
        self._lies: tuple[Observation, TableLayout, TableWords] | None = None
        self._suggested: tuple[Card, ...] = ()

    def clear(self) -> None:
        """There is no hand."""
        self._choosing = self._lies = None
        self._buttons.show([])

    def begin_to_move(self, seen: Observation) -> None:
        """Cards are about to move towards what `seen` says: nothing is offered until they lie."""
        self._choosing = self._lies = None
        self._suggested = ()
        self._buttons.let_go({*seen.hand, *seen.dummy})

    def lie(self, seen: Observation, layout: TableLayout, words: TableWords) -> None:
        """The cards lie where `layout` says; let them be worked there."""
        self._lies = (seen, layout, words)
        self._show()

    def offer(self, seen: Observation) -> None:
        """Let the person choose; what was marked in the same offer stays marked."""
        if self._choosing is None or self._choosing.seen != seen:
            self._choosing = Choosing(seen)
        self._show()
        if self._choosing.marks_cards:
            self.selection_changed.emit(self._choosing.selection)

    def set_lift_ms(self, ms: int) -> None:
        """How long a card takes to rise when pointer or focus come; 0 is at once."""
        self._lift_ms = ms

    def suggest(self, cards: tuple[Card, ...]) -> None:
        """Mark these as what a hint says, until something happens."""
        self._suggested = cards
        self._show()

    def move_focus(self, key: int) -> bool:
        """Move among the cards as an arrow or digit asks; False if it asks nothing."""
        return self._buttons.move_focus(key)

    def _on_pressed(self, card: Card) -> None:
        if self._choosing is None:
            self.pressed_in_vain.emit()
            return
        outcome = self._choosing.press(card)
        if isinstance(outcome, PlayCard):
            # Locked until the next offer: a double click plays once.
            self._choosing = None
        # In any case: a press marks a button by itself, whatever the rules say to it.
        self._show()
        if isinstance(outcome, PlayCard):
            self.action_chosen.emit(outcome)
        elif isinstance(outcome, tuple):
            self.selection_changed.emit(outcome)
        elif outcome is not None:
            self.refused.emit(outcome)

    def _show(self) -> None:
        self._buttons.show(self._grips())
        self._pose(0)

    def _on_attended(self) -> None:
        self._pose(self._lift_ms)

    def _pose(self, ms: int) -> None:
        """Let every card stand as the person's choice and attention ask, within `ms`."""
        for grip in self._grips():
            spot = raised(grip.spot, grip.reach)
            self._scene.lift(replace(spot, lifted=grip.is_up), ms)
            self._buttons.follow(grip)

    def _grips(self) -> list[Grip]:
        if self._lies is None:
            return []
        seen, layout, words = self._lies
        spots = layout.hand(seen.seat)
        grips = [
            self._grip(spot, spot.card, words.card(spot.card, seen))
            for spot in spots
            if spot.card is not None
        ]
        return [self._marked(grip) for grip in grips]

    def _marked(self, grip: Grip) -> Grip:
        """The grip, with the sign of a hint if it is meant."""
        if grip.card not in self._suggested:
            return grip
        name = self.tr("{card}, suggested").format(card=grip.name)
        return replace(grip, name=name, suggested=True)

    def _grip(self, spot: Spot, card: Card, name: str) -> Grip:
        choosing = self._choosing
        if not spot.faces_up:
            return self._grip_of_idle(spot, card, name)
        if choosing is None or self._lies is None or not choosing.concerns_cards:
            return Grip(card, spot, name)
        _, layout, words = self._lies
        refused = choosing.refusal_of(card)
        if refused is not None:
            hint = words.words.refusal(refused, choosing.seen)
            return Grip(card, replace(spot, dimmed=True), name, hint)
        attended, frame = card == self._buttons.attention, layout.frame
        if not choosing.marks_cards:
            reach = frame.lift if attended else frame.rise
            return Grip(card, spot, words.playable(name), reach=reach, is_up=attended)
        chosen = card in choosing.selection
        reach = frame.lift if chosen else frame.lift * 0.4 if attended else 0.0
        up = chosen or attended
        return Grip(card, spot, name, reach=reach, choosable=True, chosen=chosen, is_up=up)

    def _grip_of_idle(self, spot: Spot, card: Card, name: str) -> Grip:
        """Who sits out lies face down, and may still look at each card of theirs."""
        looks = card == self._buttons.attention
        return Grip(card, replace(spot, faces_up=looks), name)
