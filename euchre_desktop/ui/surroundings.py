"""What stands on the table beside the cards: plates, badge, scores, bubble and labels."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF
from PySide6.QtWidgets import QWidget

from euchre_desktop.app.game_setup import GameSetup
from euchre_desktop.rules import CardPlayed, CardsDealt, Event, Observation, Seat, TrickWon
from euchre_desktop.ui.badges import Bubble, TrumpBadge, Words, talk_line
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.frame import Frame, Side, side_of
from euchre_desktop.ui.look import Look
from euchre_desktop.ui.plates import Plate
from euchre_desktop.ui.score_panel import ScorePanel
from euchre_desktop.ui.still import Still
from euchre_desktop.ui.table_words import TableWords, speaker
from euchre_desktop.ui.tableau import Tableau
from euchre_desktop.ui.theme import BODY


class Surroundings(QObject):
    """Keeps everything but the cards in step with what has been shown."""

    def __init__(self, art: CardArt, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._art, self._viewport = art, viewport
        self._plates: list[Plate] = []
        self._badge = TrumpBadge(art, viewport)
        self._scores = ScorePanel(art, viewport)
        self._dummy = Words("dummy_label", viewport)
        self._kitty = Words("kitty_label", viewport)
        self._bubble = Bubble(viewport)
        self._talk = talk_line(viewport)
        self._look = Look()
        self._setup: GameSetup | None = None
        self._speaker: Seat | None = None
        self._said = ""
        self._dummy_is_open = False
        self.words: TableWords | None = None

    def new_game(self, setup: GameSetup, frame: Frame) -> None:
        """Seat the players of `setup`; nothing has been dealt."""
        self._setup = setup
        self._dummy_is_open = False
        self.words = TableWords(setup)
        for plate in self._plates:
            plate.hide()
            plate.deleteLater()
        players = range(setup.options.players)
        self._plates = [Plate(seat, self._art, self._viewport) for seat in players]
        for plate in self._plates:
            plate.wear(self._look.table)
        for still in (self._badge, self._scores, self._dummy, self._kitty):
            still.hide()
        self.hush()
        self.say("", frame)
        self.show_names(frame)

    def wear(self, look: Look) -> None:
        """Have these colors; `show` or `show_names` must follow."""
        self._look = look
        for still in self._stills():
            still.wear(look.table)

    def _stills(self) -> tuple[Still, ...]:
        labels = (self._dummy, self._kitty, self._bubble, self._talk)
        return (*self._plates, self._badge, self._scores, *labels)

    def show_names(self, frame: Frame) -> None:
        """The plates before anything has been dealt."""
        assert self.words is not None
        for seat, plate in enumerate(self._plates):
            side = side_of(seat, 0, len(self._plates))
            plate.show_text(self.words.blank_plate(seat), frame.plates[side], frame.scale)

    def tell(self, event: Event, seen: Observation, frame: Frame) -> None:
        """Let the seat that spoke be heard; a new deal or a trick ends what was said.

        Where there is little room already its first card does: bubbles would lie on it.
        """
        seat = speaker(event)
        ends = isinstance(event, CardsDealt | TrickWon)
        if ends or (frame.compact and isinstance(event, CardPlayed)):
            self.hush()
        if seat is None or self.words is None:
            return
        self._speaker, self._said = seat, self.words.said(seat, seen)
        self._show_bubble(seen, frame)

    def hush(self) -> None:
        """Nobody is speaking."""
        self._speaker, self._said = None, ""
        self._bubble.hide()

    def say(self, text: str, frame: Frame) -> None:
        """Write `text` above the hand; nothing hides the line."""
        place = frame.merging_talk if self._dummy_is_open else frame.talk
        self._talk.show_words(text, place, frame.scale, BODY)

    def show(
        self,
        seen: Observation,
        shown: Tableau,
        frame: Frame,
        to_come: tuple[Event, ...],
        *,
        settled: bool,
    ) -> None:
        """Say how everything stands with the events `to_come` still unseen."""
        self._dummy_is_open = bool(shown.open_dummy)
        words, setup = self.words, self._setup
        assert words is not None, "a game has begun"
        assert setup is not None, "a game has begun"
        for seat, plate in enumerate(self._plates):
            text = words.plate(seat, seen, shown, to_come, settled=settled)
            place = frame.plates[side_of(seat, seen.seat, seen.players)]
            plate.show_text(text, place, frame.scale)
        rows = words.scores(seen, to_come)
        self._scores.show_scores(rows, setup.options.target, frame.score, frame.scale)
        self._show_badge(seen, frame)
        self._show_labels(seen, shown, frame)
        self._show_bubble(seen, frame)
        self.say(self._talk.words, frame)

    def _show_badge(self, seen: Observation, frame: Frame) -> None:
        assert self.words is not None
        if seen.contract is None:
            self._badge.hide()
            return
        trump = seen.contract.trump
        titles, line = self.words.trump(trump), self.words.trump_line(seen)
        self._badge.show_trump(trump, titles, line, frame.badge, frame.scale)

    def _show_labels(self, seen: Observation, shown: Tableau, frame: Frame) -> None:
        assert self.words is not None
        if not shown.has_dummy:
            self._dummy.hide()
        else:
            place = frame.above_label if shown.dummy else QRectF(frame.above)
            if shown.unkept:
                place.setLeft(place.left() + frame.above_height * 0.9)
            self._dummy.show_words(self.words.dummy(seen, shown), place, frame.scale)
        if shown.aside and not frame.compact:
            center = frame.kitties[side_of(shown.dealer, shown.seat, shown.players)]
            top = center.y() + frame.small_height / 2 + 2
            place = QRectF(center.x() - 60 * frame.scale, top, 120 * frame.scale, 18 * frame.scale)
            self._kitty.show_words(self.tr("Kitty"), place, frame.scale)
        else:
            self._kitty.hide()

    def _show_bubble(self, seen: Observation, frame: Frame) -> None:
        if self._speaker is None or self.words is None:
            return
        side: Side = side_of(self._speaker, seen.seat, seen.players)
        if self._dummy_is_open and frame.compact and side is not Side.BELOW:
            self._bubble.hide()  # the panel needs the room beside the plates
            return
        self._bubble.show_words(
            self._said,
            self.words.words.name(self._speaker),
            side,
            frame.bubbles[side],
            frame.plates[side],
            frame.scale,
        )
