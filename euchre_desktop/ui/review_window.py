"""How does the person look at a game again, step by step?"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from euchre_desktop.app.game_setup import PERSON
from euchre_desktop.app.review.judgments import Decided, Judgment, Place, decisions_of
from euchre_desktop.app.review.moments import Moment, moments_of
from euchre_desktop.app.review.reviewer import Reviewer
from euchre_desktop.app.review.summaries import summary_of
from euchre_desktop.rules import Record, Seat
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.look import Look
from euchre_desktop.ui.mark_signs import MARK_SIZE, mark_icon
from euchre_desktop.ui.review_bars import StepBar, WorkBar
from euchre_desktop.ui.review_table import ReviewTable
from euchre_desktop.ui.review_words import ReviewWords
from euchre_desktop.ui.verdict_panel import VerdictPanel
from euchre_desktop.ui.wording import Wording


class ReviewWindow(QDialog):
    """A recorded game: its deals, their events, the table at each, and every choice judged.

    Beside the main window rather than over it: the game on the table goes on.

    Signals:
        judged: (Record, Judgment) of the record shown, as they come.
    """

    judged = Signal(object, object)

    def __init__(self, art: CardArt, reviewer: Reviewer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("review_window")
        self.setWindowTitle(self.tr("Review"))
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self._reviewer = reviewer
        self._record: Record | None = None
        self._words: ReviewWords | None = None
        self._seat: Seat = PERSON
        self._deals: tuple[tuple[Moment, ...], ...] = ()
        self._decisions: dict[Place, Decided] = {}
        self._judgments: dict[Place, Judgment] = {}
        self._make_parts(art)
        self._lay_out()
        self._connect()
        self.resize(1180, 720)

    def show_record(
        self,
        record: Record,
        *,
        person: bool = True,
        deal: int = -1,
        known: Iterable[Judgment] = (),
        open_hands: bool = False,
    ) -> None:
        """Show a deal of `record`, by default its last; `person`: seat 0 is you.

        `known` judgments of seat 0 are not made again. Raises RecordError where the record
        departs from the rules.
        """
        self._reviewer.withdraw()
        self._deals = moments_of(record)
        self._record = record
        self._words = ReviewWords(Wording(record.players, PERSON if person else None))
        self.table.show_record(record, person=person)
        with QSignalBlocker(self._steps.hands_open):
            self._steps.hands_open.setChecked(open_hands)
        with QSignalBlocker(self._seats):
            self._seats.clear()
            self._seats.addItems(
                [self._words.wording.name(seat) for seat in range(record.options.players)]
            )
        with QSignalBlocker(self._deal_box):
            self._deal_box.clear()
            self._deal_box.addItems(
                [self._words.deal(n, moments[-1]) for n, moments in enumerate(self._deals)]
            )
            self._deal_box.setCurrentIndex(deal % len(self._deals) if self._deals else -1)
        self._take_seat(PERSON)
        self._judgments = {judgment.place: judgment for judgment in known}
        self._show_deal(0 if open_hands else None)

    def wear(self, look: Look) -> None:
        """Show the table in this look, and words and marks of its size."""
        self.table.set_look(look)
        self._events.setIconSize(MARK_SIZE * look.words)
        self._verdict.wear(look)

    @property
    def deal(self) -> int:
        """Which deal is shown, from 0."""
        return self._deal_box.currentIndex()

    @property
    def moment(self) -> int:
        """Which of its moments is shown, from 0."""
        return self._events.currentRow()

    def _make_parts(self, art: CardArt) -> None:
        self.table = ReviewTable(art)
        self._deal_box, self._seats = QComboBox(), QComboBox()
        self._deal_box.setObjectName("review_deal")
        self._deal_box.setAccessibleName(self.tr("Deal"))
        for box in (self._deal_box, self._seats):  # names and results may be long
            box.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            box.setMinimumContentsLength(6)
        self._seats.setObjectName("review_seat")
        self._seats.setAccessibleName(self.tr("Whose choices are judged, and whose view is shown"))
        self._events = QListWidget()
        self._events.setObjectName("review_events")
        self._events.setAccessibleName(self.tr("What happened"))
        self._events.setWordWrap(True)
        self._verdict = VerdictPanel()
        self._steps, self._work = StepBar(self), WorkBar()
        self._aside = self._plain_label("review_aside")

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setContentsMargins(0, 0, 0, 0)
        left.addWidget(self.table, 1)
        left.addWidget(self._aside)
        left.addWidget(self._steps)
        top = QHBoxLayout()
        top.addWidget(self._deal_box, 1)
        top.addWidget(self._seats, 1)
        right = QVBoxLayout()
        right.setContentsMargins(0, 0, 0, 0)
        right.addLayout(top)
        right.addWidget(self._events, 1)
        right.addWidget(self._verdict, 1)
        right.addWidget(self._work)
        split = QSplitter()
        split.setObjectName("review_split")
        split.setChildrenCollapsible(False)
        for layout in (left, right):
            part = QWidget()
            part.setLayout(layout)
            split.addWidget(part)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 2)
        split.setSizes([720, 440])
        sheet = QVBoxLayout(self)
        sheet.setContentsMargins(10, 10, 10, 10)
        sheet.addWidget(split)

    def _connect(self) -> None:
        self._deal_box.currentIndexChanged.connect(lambda _index: self._show_deal(None))
        self._seats.currentIndexChanged.connect(self._on_seat_chosen)
        self._events.currentRowChanged.connect(self._show_moment)
        self._steps.opened.connect(lambda _open: self._show_moment(self.moment))
        self._steps.wanted.connect(self._go_to)
        self._work.game_wanted.connect(lambda: self._weigh(None))
        self._work.stopped.connect(self._stop)
        self._reviewer.judged.connect(self._on_judged)
        self._reviewer.progressed.connect(lambda done, _of: self._work.note(done))
        self._reviewer.finished.connect(self._stop)
        self._reviewer.failed.connect(self._stop)

    def _take_seat(self, seat: Seat) -> None:
        self._seat = seat
        assert self._record is not None
        self._decisions = {decided.place: decided for decided in decisions_of(self._record, seat)}

    @Slot(int)
    def _on_seat_chosen(self, seat: Seat) -> None:
        self._take_seat(seat)
        self._judgments = {}
        self._show_deal(self.moment)

    def _show_deal(self, moment: int | None) -> None:
        """Show the deal in the box, at `moment` or at the seat's first choice."""
        if not self._deals or self._words is None:
            return
        moments = self._deals[self.deal]
        with QSignalBlocker(self._events):
            self._events.clear()
            for shown in moments:
                self._events.addItem(self._words.step(shown, self._seat))
        for place in self._judgments:
            self._show_mark(place)
        own = [n for n, shown in enumerate(moments) if shown.place in self._decisions]
        start = moment if moment is not None else own[0] if own else 0
        self._go_to(min(start, len(moments) - 1))
        self._show_summary()
        self._weigh(self.deal)

    def _go_to(self, number: int) -> None:
        number = max(0, min(number, self._events.count() - 1))
        if number == self.moment:
            self._show_moment(number)
        else:
            self._events.setCurrentRow(number)

    @Slot(int)
    def _show_moment(self, number: int) -> None:
        if self._words is None or not 0 <= number < len(self._deals[self.deal]):
            return
        moment, is_open = self._deals[self.deal][number], self._steps.hands_open.isChecked()
        self.table.show_again(moment, self._seat, open_hands=is_open)
        self._aside.setText(self._words.aside(moment.state) if is_open else "")
        self._aside.setVisible(is_open)
        self._steps.show_place(number, self._events.count())
        self._show_verdict(moment)

    def _show_verdict(self, moment: Moment) -> None:
        assert self._words is not None
        judgment = self._judgments.get(moment.place) if moment.place is not None else None
        if judgment is not None and moment.place in self._decisions:
            seen = self._decisions[judgment.place].seen
            self._verdict.show_judgment(judgment, seen, self._words.choices)
        elif moment.place in self._decisions:
            self._verdict.say(self.tr("Not weighed yet."))
        elif moment.seat == self._seat:
            self._verdict.say(self.tr("There was no other choice."))
        else:
            self._verdict.say("")

    def _weigh(self, deal: int | None) -> None:
        """Ask for what is not judged yet of a deal, or of the whole game with None."""
        wanted = [
            decided
            for place, decided in self._decisions.items()
            if place not in self._judgments and deal in (None, place.deal)
        ]
        if wanted:
            self._work.begin(len(wanted))
            self._reviewer.review(wanted)
        else:
            self._show_summary()

    @Slot(object)
    def _on_judged(self, judgment: Judgment) -> None:
        if judgment.seat != self._seat or self._record is None:
            return
        self._judgments[judgment.place] = judgment
        self.judged.emit(self._record, judgment)
        self._show_mark(judgment.place)
        shown = self._deals[self.deal][self.moment]
        if shown.place == judgment.place:
            self._show_verdict(shown)

    def _show_mark(self, place: Place) -> None:
        mark = self._judgments[place].mark
        item: QListWidgetItem | None = self._events.item(place.action + 1)
        if place.deal != self.deal or item is None or mark is None or self._words is None:
            return
        item.setIcon(mark_icon(mark, self.devicePixelRatioF()))
        said = f"{self._words.choices.mark(mark)}: {item.text()}"
        item.setData(Qt.ItemDataRole.AccessibleTextRole, said)

    def _show_summary(self) -> None:
        if self._words is None:
            return
        here = [one for place, one in self._judgments.items() if place.deal == self.deal]
        deal = self._words.choices.summary(summary_of(here)) if here else ""
        text = self.tr("This deal: {summary}").format(summary=deal) if deal else ""
        if len({place.deal for place in self._judgments}) > 1:
            game = self._words.choices.summary(summary_of(self._judgments.values()))
            text += "\n" + self.tr("All deals weighed: {summary}").format(summary=game)
        self._verdict.sum_up(text)

    @Slot()
    def _stop(self) -> None:
        self._reviewer.withdraw()
        self._work.rest()
        self._show_summary()

    def closeEvent(self, event: QCloseEvent) -> None:
        """What nobody looks at is not weighed."""
        self._stop()
        super().closeEvent(event)

    def reject(self) -> None:
        self._stop()
        super().reject()

    def _plain_label(self, name: str) -> QLabel:
        label = QLabel()
        label.setObjectName(name)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.hide()
        return label
