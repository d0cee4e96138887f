"""The game as it is heard: every event is said, no hidden card is, and a deal can be played."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from euchre_desktop.ai.player import Level
from euchre_desktop.app.game_setup import standard_setup
from euchre_desktop.app.preferences import Loaded, Preferences, Speed
from euchre_desktop.rules import Observation, Phase, defaults, house_rules
from euchre_desktop.ui import announcer
from euchre_desktop.ui.announcer import Announcer
from euchre_desktop.ui.main_window import MainWindow
from euchre_desktop.ui.program import Program
from tests.ui.games import at_random, game, setup_for
from tests.ui.heard import Heard, cards_named, may_be_known, names_of_widgets, table_talk
from tests.ui.moments import NAMES, moment, options_of, steps_to

GAMES = (
    {"players": 2},
    {"players": 3, "joker": True, "first_dealer": "first_black_jack"},
    {"players": 3, "dummy": "none", "low_rank": 7},
    {"players": 4, "defend_alone": True},
)
Role = QAccessible.Role
Politeness = QAccessible.AnnouncementPoliteness


@pytest.fixture
def program(qapp: QApplication) -> Iterator[Program]:
    made = Program(Loaded(Preferences(speed=Speed.OFF)), None)
    made.window.show()
    yield made
    made.close()
    made.window.close()


@pytest.fixture
def window(program: Program) -> MainWindow:
    return program.window


def show(window: MainWindow, name: str) -> Observation:
    """Bring the window to a moment and, if the person may act, ask them."""
    window.new_game(setup_for(options_of(name)))
    for step in steps_to(name):
        window.show_step(*step)
    seen = moment(name)
    if seen.turn == seen.seat:
        window.offer(seen)
    return seen


@pytest.mark.parametrize("settings", GAMES)
def test_all_that_stands_in_the_log_is_announced_too(
    window: MainWindow, settings: dict[str, object]
) -> None:
    heard = Heard(window)
    options = house_rules(settings)
    window.new_game(setup_for(options))
    for step in game(options, "heard", at_random("heard"), deals=3):
        window.show_step(*step)
        assert table_talk(window) == ("" if step[0].result is not None else heard.told[-1])
    assert list(window.log_panel.lines()) == heard.told
    assert len(heard.told) > 40


def test_what_happens_is_told_when_it_is_shown_and_not_before(
    qtbot: QtBot, window: MainWindow
) -> None:
    """The winner of a trick is not given away while its last card is on its way."""
    steps = steps_to("the end of a deal")
    number = next(n for n, (_, events) in enumerate(steps) if len(events) > 1 and n > 5)
    window.new_game(setup_for(options_of("the end of a deal")))
    for step in steps[:number]:
        window.show_step(*step)
    before = len(window.log_panel.lines())
    window.view.set_motion(Speed.SLOW, False)
    window.show_step(*steps[number])
    assert len(window.log_panel.lines()) == before + 1
    window.move_on()
    assert len(window.log_panel.lines()) == before + len(steps[number][1])


@pytest.mark.parametrize("name", [name for name in NAMES if moment(name).turn == 0])
def test_the_person_is_asked_aloud(window: MainWindow, name: str) -> None:
    heard = Heard(window)
    seen = show(window, name)
    (asked,) = heard.urged
    if seen.phase is Phase.PLAYING:
        assert asked.startswith("Your turn")
        assert cards_named(asked) == {card for _, card in seen.trick.plays}
    else:
        assert asked.startswith(window.decision_panel.accessibleName())


def test_a_refusal_is_said_aloud(qtbot: QtBot, window: MainWindow) -> None:
    heard = Heard(window)
    seen = show(window, "must follow, three")
    playable = {getattr(action, "card", None) for action in seen.legal_actions}
    forbidden = next(card for card in seen.hand if card not in playable)
    (node,) = [node for node in nodes(window) if node.object().objectName() == f"card_{forbidden}"]
    press(node)
    qtbot.waitUntil(lambda: len(heard.urged) == 2)
    assert heard.urged[-1] == table_talk(window)
    assert "were led" in heard.urged[-1]


def test_the_last_trick_is_read_out(window: MainWindow) -> None:
    heard = Heard(window)
    seen = show(window, "must follow, four")
    window.actions_offered.last_trick.trigger()
    assert heard.urged[-1].startswith("The last trick, taken by ")
    assert cards_named(heard.urged[-1]) == {card for _, card in seen.tricks[-2].plays}


@pytest.mark.parametrize("settings", GAMES)
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_no_card_is_named_that_the_person_cannot_know(
    window: MainWindow, settings: dict[str, object], seed: str
) -> None:
    """Neither announced, nor by the name of anything on the table, in random games."""
    heard = Heard(window)
    options = house_rules(settings)
    window.new_game(setup_for(options))
    named = 0
    for seen, events in game(options, seed, at_random(seed), deals=4):
        heard.all.clear()
        window.show_step(seen, events)
        if seen.turn == seen.seat:
            window.offer(seen)
        known = may_be_known(seen)
        for text in (*heard.all, *names_of_widgets(window.view), table_talk(window)):
            assert cards_named(text) <= known, text
            named += len(cards_named(text))
    assert named > 200


@pytest.mark.parametrize("name", NAMES)
def test_all_that_stands_on_the_table_can_be_read(window: MainWindow, name: str) -> None:
    seen = show(window, name)
    read = {
        node.object().objectName(): node.text(QAccessible.Text.Name)
        for node in nodes(window)
        if node.object() is not None
    }
    for seat in range(seen.players):
        assert read[f"plate_{seat}"]
    assert "dealer" in read[f"plate_{seen.dealer}"]
    assert read["score_panel"].count(":") == len(seen.scores)
    if seen.contract is not None:
        assert "trump" in read["trump_badge"]


def test_cards_are_buttons_that_say_what_may_be_done_with_them(window: MainWindow) -> None:
    seen = show(window, "must follow, three")
    cards = [node for node in nodes(window) if node.object().objectName().startswith("card_")]
    assert len(cards) == len(seen.hand)
    playable = [node for node in cards if node.text(QAccessible.Text.Name).endswith("playable")]
    assert len(playable) == len(seen.legal_actions)
    for node in cards:
        assert node.role() == Role.Button
        actions = node.actionInterface()
        assert actions is not None and "Press" in actions.actionNames()
        if node not in playable:
            assert "led" in node.text(QAccessible.Text.Description)


@pytest.mark.parametrize("name", ["picking up", "merging"])
def test_cards_to_be_marked_are_check_boxes(window: MainWindow, name: str) -> None:
    seen = show(window, name)
    cards = [node for node in nodes(window) if node.object().objectName().startswith("card_")]
    marked = [node for node in cards if node.state().checked]
    assert all(node.role() == Role.CheckBox for node in cards if node.state().checkable)
    assert len(marked) == (5 if seen.dummy else 0)


def test_a_screen_reader_exchanges_cards_of_a_merge(window: MainWindow) -> None:
    """It toggles them, which is not a click."""
    seen = show(window, "merging")
    cards = {node.object().objectName(): node for node in nodes(window)}
    (keep,) = [node for name, node in cards.items() if name == "keep_five"]
    press(cards[f"card_{seen.hand[0]}"])
    assert keep.state().disabled
    press(cards[f"card_{seen.dummy[0]}"])
    assert not keep.state().disabled


@pytest.mark.parametrize(
    ("say", "politeness"),
    [("tell", Politeness.Polite), ("urge", Politeness.Assertive)],
)
def test_sentences_reach_the_system_with_their_urgency(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, say: str, politeness: Politeness
) -> None:
    sent: list[tuple[str, Politeness]] = []

    def send(event: QAccessibleAnnouncementEvent) -> None:
        assert event.object() is window.view
        sent.append((event.message(), event.politeness()))

    monkeypatch.setattr(announcer, "QAccessible", SimpleNamespace(updateAccessibility=send))
    getattr(Announcer(window.view), say)("You pass.")
    assert sent == [("You pass.", politeness)]


def nodes(window: MainWindow) -> list[QAccessibleInterface]:
    """What a screen reader finds in the window, from top to bottom."""
    root = QAccessible.queryAccessibleInterface(window)
    assert root is not None
    return [node for node in _below(root) if not node.state().invisible]


def _below(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    for number in range(node.childCount()):
        child = node.child(number)
        if child is not None and child.object() is not None:
            yield child
            yield from _below(child)


def press(node: QAccessibleInterface) -> None:
    actions = node.actionInterface()
    assert actions is not None
    action = "Toggle" if "Toggle" in actions.actionNames() else "Press"
    assert action in actions.actionNames()
    actions.doAction(action)


class ListeningPlayer(QObject):
    """Plays by what is announced and by actions of the accessible tree, and by nothing else."""

    def __init__(self, program: Program) -> None:
        super().__init__()
        self._window = program.window
        self.deals = 0
        self.bids = 0
        self.cards = 0
        program.window.urged.connect(self._on_urged, Qt.ConnectionType.QueuedConnection)
        program.window.told.connect(self._on_told)

    @Slot(str)
    def _on_told(self, sentence: str) -> None:
        self.deals += "turn up the" in sentence or "turns up the" in sentence

    @Slot(str)
    def _on_urged(self, sentence: str) -> None:
        found = {node.text(QAccessible.Text.Name): node for node in nodes(self._window)}
        if sentence.startswith("Your turn"):
            self.cards += 1
            press(next(node for name, node in found.items() if name.endswith(", playable")))
            return
        self.bids += 1
        to_mark = [
            node for name, node in found.items() if node.role() == Role.CheckBox and " of " in name
        ]
        if sentence.startswith(("Take the", "You take")):
            press(next(node for node in to_mark if not node.text(QAccessible.Text.Description)))
            found = {node.text(QAccessible.Text.Name): node for node in nodes(self._window)}
        for answer in ("Pass", "Bury the", "Keep these five", "With", "Not alone", "Hearts"):
            for name, node in found.items():
                usable = node.role() == Role.Button and not node.state().disabled
                if name.startswith(answer) and usable:
                    press(node)
                    return
        raise AssertionError((sentence, sorted(found)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_deals_can_be_played_by_ear_alone(qtbot: QtBot, program: Program, players: int) -> None:
    player = ListeningPlayer(program)
    program.start_game(standard_setup(defaults(players), "Robin", Level.BEGINNER), "by ear")
    for _ in range(3):
        qtbot.waitUntil(program.window.result_panel.isVisible, timeout=60_000)
        (onward,) = [
            node
            for node in nodes(program.window)
            if node.object().objectName() == "result_next" and not node.state().invisible
        ]
        press(onward)
        qtbot.waitUntil(lambda: not program.window.result_panel.isVisible())
    assert player.deals >= 3
    assert player.bids >= 1 and player.cards >= 5
