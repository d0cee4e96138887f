"""How does the person set every house rule? Pages of rows, one row a setting."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from euchre_desktop.rules import OptionsError, RuleOptions, defaults, house_rules
from euchre_desktop.rules.options import CHOICES, MOST_POINTS, POINT_SETTINGS, SETTINGS, SWITCHES
from euchre_desktop.ui.opponents_form import OpponentsForm
from euchre_desktop.ui.rule_row import ChoiceRow, NumberRow, RuleRow, SwitchRow
from euchre_desktop.ui.rule_sense import idle_reason
from euchre_desktop.ui.rule_texts import RuleText, rule_texts
from euchre_desktop.ui.value_texts import value_texts

HIGHEST_TARGET = 99
_AROUND = 72
"""Pixels that a dialog and its frame need beside the list and a page."""

PAGES: dict[str, tuple[str, ...]] = {
    "players": ("players",),
    "deal": ("low_rank", "joker", "upturned_joker", "first_dealer", "packets"),
    "bidding": ("dealer_pickup", "may_bury_upcard", "round_two_suits", "stick_the_dealer"),
    "alone": ("maker_alone", "defend_alone", "canadian_loner", "alone_lead"),
    "dummy": ("dummy",),
    "points": POINT_SETTINGS,
    "end": ("target", "tie"),
}
"""Which settings stand on which page."""


class RulesForm(QWidget):
    """Every setting of a game, and who plays, on pages chosen from a list.

    Signals:
        changed: the person changed a rule, a name or a level.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("rules_form")
        self._texts, self._values = rule_texts(), value_texts()
        self._rows = {setting: self._row(setting) for setting in SETTINGS}
        self.opponents = OpponentsForm()
        self.opponents.changed.connect(self._on_opponents_changed)
        self.pages = QListWidget()
        self._stack = QStackedWidget()
        self._fill_pages()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(12)
        line.addWidget(self.pages)
        line.addWidget(self._stack, stretch=1)
        self.set_options(defaults(3))

    def row(self, setting: str) -> RuleRow:
        """The row of one setting."""
        return self._rows[setting]

    def options(self) -> RuleOptions:
        """The rules as set. Raises OptionsError if they contradict each other."""
        return house_rules({setting: row.value() for setting, row in self._rows.items()})

    def set_options(self, options: RuleOptions) -> None:
        """Show these rules, and seats for so many players."""
        self.opponents.set_players(options.players)
        self._name_dealers(options.players)
        for setting, row in self._rows.items():
            row.set_value(getattr(options, setting))
        self._mark_idle()

    def problem(self) -> str | None:
        """Why no game can be started like this, as a sentence for the person."""
        try:
            self.options()
        except OptionsError as error:
            return self._contradiction(error.setting)
        return self.opponents.problem()

    def _contradiction(self, setting: str) -> str:
        values = {name: row.value() for name, row in self._rows.items()}
        reason = idle_reason(setting, values)
        label = self._rows[setting].label
        if reason is None:
            return self.tr("{rule}: this does not go with the other rules.").format(rule=label)
        return self.tr("{rule}: {reason}").format(rule=label, reason=reason)

    def _row(self, setting: str) -> RuleRow:
        text = self._texts[setting]
        row: RuleRow
        if setting in SWITCHES:
            row = SwitchRow(setting, text)
        elif setting in CHOICES or setting == "first_dealer":
            row = ChoiceRow(setting, text, self._values[setting])
        elif setting in POINT_SETTINGS:
            row = NumberRow(setting, text, 0, MOST_POINTS)
        else:
            row = NumberRow(setting, text, 1, HIGHEST_TARGET)
        players = setting == "players"
        row.changed.connect(self._on_players_changed if players else self._on_rule_changed)
        return row

    def _fill_pages(self) -> None:
        titles = {
            "players": self.tr("Players"),
            "deal": self.tr("Cards and deal"),
            "bidding": self.tr("Bidding"),
            "alone": self.tr("Playing alone"),
            "dummy": self.tr("Dummy"),
            "points": self.tr("Points"),
            "end": self.tr("End of the game"),
        }
        self.pages.addItems([titles[page] for page in PAGES])
        self.pages.setObjectName("pages")
        self.pages.setProperty("kind", "pages")
        self.pages.setAccessibleName(self.tr("Groups of rules"))
        self.pages.setFixedWidth(self.pages.sizeHintForColumn(0) + 28)
        for page, settings in PAGES.items():
            extra = self.opponents if page == "players" else None
            self._stack.addWidget(self._page(page, settings, extra))
        self.pages.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pages.setMinimumHeight(self.pages.sizeHintForRow(0) * len(PAGES) + 8)
        self.pages.currentRowChanged.connect(self._stack.setCurrentIndex)
        self.pages.setCurrentRow(0)

    def _page(self, page: str, settings: tuple[str, ...], extra: QWidget | None) -> QFrame:
        rows = QWidget()
        column = QVBoxLayout(rows)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(14)
        for setting in settings:
            column.addWidget(self._rows[setting])
        if extra is not None:
            column.addWidget(extra)
        column.addStretch()
        scroll = QScrollArea()
        scroll.setObjectName(f"page_{page}")
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its fields have it, and scroll it
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setWidget(rows)
        bar = scroll.verticalScrollBar().sizeHint().width()
        needed = rows.minimumSizeHint().width() + bar
        beside = self.screen().availableSize().width() - self.pages.width() - _AROUND
        scroll.setMinimumWidth(min(needed, beside))  # large words scroll on a small screen
        scroll.viewport().setAutoFillBackground(False)
        rows.setAutoFillBackground(False)
        sheet = QFrame()
        sheet.setProperty("kind", "sheet")
        around = QVBoxLayout(sheet)
        around.setContentsMargins(4, 4, 4, 4)
        around.addWidget(scroll)
        return sheet

    def _name_dealers(self, players: int) -> None:
        """Offer the players by name as first dealer."""
        row = self._rows["first_dealer"]
        assert isinstance(row, ChoiceRow)
        offered = dict(self._values["first_dealer"])
        for seat, name in enumerate(self.opponents.names()[:players]):
            offered[seat] = RuleText(name or self.tr("(no name)"), "")
        row.set_choices(offered)

    def _mark_idle(self) -> None:
        values = {setting: row.value() for setting, row in self._rows.items()}
        culprit: str | None = None
        try:
            house_rules(values)
        except OptionsError as error:
            culprit = error.setting
        for setting, row in self._rows.items():
            row.set_idle(idle_reason(setting, values), usable=setting == culprit)

    def _on_players_changed(self) -> None:
        """Another number of players is another game: its own rules begin."""
        players = self._rows["players"].value()
        self.set_options(defaults(int(players)))
        self.changed.emit()

    def _on_rule_changed(self) -> None:
        self._mark_idle()
        self.changed.emit()

    def _on_opponents_changed(self) -> None:
        self._name_dealers(int(self._rows["players"].value()))
        self.changed.emit()
