"""A match: the same cards in every seating, and figures that mean what they say."""

from __future__ import annotations

import io
import json
import math
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from euchre_desktop.ai.player import Level, worlds_imagined
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.app.arena import command as arena_module
from euchre_desktop.app.arena import match
from euchre_desktop.app.arena.command import ArenaArguments, arena_command
from euchre_desktop.app.arena.match import UnitResult, lead_of
from euchre_desktop.app.arena.plan import Plan, Side, seatings
from euchre_desktop.app.arena.players import Players
from euchre_desktop.app.arena.progress import ProgressBar
from euchre_desktop.app.arena.running import results
from euchre_desktop.app.arena.statistics import percentile, ratio
from euchre_desktop.rules import defaults, house_rules
from tests.app.bot_programs import CRASHING, EXAMPLE_BOT, FIRST_LEGAL, ILLEGAL, answering, command


def run(**arguments: Any) -> tuple[int, str, str]:
    """The exit code, standard output and standard error of `arena`."""
    out, err = io.StringIO(), io.StringIO()
    code = arena_command(ArenaArguments(**arguments), out, err)
    return code, out.getvalue(), err.getvalue()


def report(**arguments: Any) -> dict[str, Any]:
    code, out, err = run(json=True, **arguments)
    assert (code, err) == (0, "")
    printed: dict[str, Any] = json.loads(out)
    return printed


def without_times(printed: dict[str, Any]) -> dict[str, Any]:
    for side in printed["sides"].values():
        del side["milliseconds"]
    return printed


@pytest.mark.parametrize("players", [2, 3, 4])
def test_side_a_sits_in_every_place_once(players: int) -> None:
    around = seatings(players)
    assert len(around) == (3 if players == 3 else 2)
    for seat in range(players):
        assert sum(seating.sides[seat] is Side.A for seating in around) == 1
    alone = 2 if players == 4 else 1
    assert all(seating.sides.count(Side.A) == alone for seating in around)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", Level)
def test_a_level_is_exactly_as_good_as_itself(players: int, level: Level) -> None:
    """The same cards and the same chance in every seating leave no luck in the difference."""
    deals = report(players=players, a=level.value, b=level.value, deals=10)
    assert deals["points_per_deal"] == {"mean": 0, "margin95": 0}
    games = report(players=players, a=level.value, b=level.value, games=2)
    assert games["wins"]["mean"] == pytest.approx(games["wins"]["fair_share"])


@pytest.mark.parametrize("wanted", [{"deals": 12}, {"games": 3}])
def test_the_result_does_not_depend_on_the_number_of_jobs(wanted: dict[str, int]) -> None:
    match = {"players": 3, "a": "casual", "b": "beginner", "seed": "jobs", **wanted}
    one = without_times(report(**match, jobs=1))
    assert without_times(report(**match, jobs=3)) == one
    assert without_times(report(**match, jobs=1)) == one


def test_a_temperament_is_of_one_side() -> None:
    match = {"players": 4, "a": "casual", "b": "casual", "deals": 40}
    printed = report(**match, a_temperament=Temperament.BOLD)
    assert (printed["a"], printed["b"]) == ("bold casual", "casual")
    assert printed["sides"]["a"]["calls"] > printed["sides"]["b"]["calls"]
    printed = report(**match, b_temperament=Temperament.CAUTIOUS)
    assert (printed["a"], printed["b"]) == ("casual", "cautious casual")
    assert printed["sides"]["a"]["calls"] > printed["sides"]["b"]["calls"]


def test_a_bot_takes_no_temperament() -> None:
    code, out, err = run(
        players=2, bot=FIRST_LEGAL, b="casual", deals=1, a_temperament=Temperament.BOLD
    )
    assert (code, out) == (2, "")
    assert err == "--a-temperament is for a level: a bot has its own.\n"


def test_another_seed_is_another_match() -> None:
    match = {"players": 3, "a": "casual", "b": "beginner", "deals": 12}
    first, second = report(**match, seed="1"), report(**match, seed="2")
    assert first["points_per_deal"] != second["points_per_deal"]


def test_rates_are_shares_of_the_calls() -> None:
    printed = report(players=4, a="casual", b="beginner", deals=30)
    assert printed["deals"] == 60
    calls = 0
    for side in printed["sides"].values():
        calls += side["calls"]
        assert side["calls_per_deal"] == side["calls"] / 60
        assert side["made_rate"] + side["march_rate"] + side["euchred_rate"] == pytest.approx(1)
        times = side["milliseconds"]
        assert 0 < times["p50"] <= times["p99"] <= times["max"]
    assert calls + printed["thrown_in"] == 60


def test_the_worlds_of_each_side_are_told() -> None:
    sides = report(players=2, a="strong", b="beginner", deals=1)["sides"]
    assert sides["a"]["worlds"] == worlds_imagined(Level.STRONG) > 0
    assert sides["b"]["worlds"] == 0


def test_a_lead_is_over_the_mean_of_the_others() -> None:
    assert lead_of((3, 1, 0), 0) == 2.5
    assert lead_of((1, 4), 1) == 3


def test_who_always_passes_never_calls() -> None:
    """The first legal action of a bidder who is not stuck is to pass."""
    printed = report(players=2, bot=FIRST_LEGAL, b="casual", games=2)
    assert printed["sides"]["a"]["calls"] == 0
    assert printed["sides"]["b"]["calls"] + printed["thrown_in"] == printed["deals"]


def test_a_game_nobody_wins_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "LONGEST_GAME", 5)
    pointless = {name: 0 for name in ("make_points", "march_points", "euchre_points")}
    options = house_rules({"players": 2, "lone_march_points": 0, **pointless})
    plan = Plan(options, (Level.CASUAL, Level.CASUAL), None, True, 1, "for ever")
    with Players(plan) as players:
        unit = match.play_unit(plan, players, 0)
    assert (unit.deals, unit.given_up, unit.won) == (10, 2, 1)


def test_the_mean_of_equal_clusters_has_the_usual_interval() -> None:
    amounts = [2.0, 0.0, 4.0, -2.0]
    estimate = ratio(amounts, [2, 2, 2, 2])
    assert estimate.mean == 0.5
    # The means are 1, 0, 2, -1: their standard deviation is the root of 5/3.
    assert estimate.margin == pytest.approx(1.959964 * math.sqrt(5 / 3 / 4))


def test_clusters_of_unlike_size_are_weighed_by_it() -> None:
    assert ratio([3.0, 1.0], [1, 3]).mean == 1.0
    assert ratio([5.0], [2]) == (2.5, None)


def test_percentiles_are_values_that_occurred() -> None:
    ordered = [float(value) for value in range(1, 101)]
    assert [percentile(ordered, share) for share in (0.5, 0.99, 1.0)] == [50, 99, 100]
    assert percentile([7.0], 0.99) == 7


def test_the_report_can_be_read() -> None:
    code, out, err = run(players=3, a="casual", b="beginner", games=2, seed="words")
    assert (code, err) == (0, "")
    assert out.startswith("A casual against B beginner, 3 players, seed words\n")
    assert "a fair share is 33.3 %" in out
    assert "2 games, each in 3 seatings" in out


def test_house_rules_come_from_a_file(tmp_path: Path) -> None:
    rules = tmp_path / "rules.json"
    rules.write_text('{"players": 4, "canadian_loner": true}', encoding="utf-8")
    printed = report(rules=str(rules), a="casual", b="casual", deals=1)
    assert printed["rules"] == {"players": 4, "canadian_loner": True}
    rules.write_text('{"joker": true}', encoding="utf-8")
    printed = report(rules=str(rules), players=2, a="casual", b="casual", deals=1)
    assert printed["rules"] == {"players": 2, "joker": True}


MATCH = {"players": 3, "a": "casual", "b": "casual", "deals": 1}
BAD_ARGUMENTS: dict[str, tuple[dict[str, Any], str]] = {
    "nothing to play": (MATCH | {"deals": None}, "--deals or --games"),
    "both to play": (MATCH | {"games": 1}, "--deals or --games"),
    "no players": (MATCH | {"players": None}, "--players takes"),
    "nobody to measure": (MATCH | {"a": None}, "--a takes a level: beginner"),
    "nobody to play against": (MATCH | {"b": None}, "--b takes a level: beginner"),
    "a bot without a command": (MATCH | {"b": "bot"}, '--bot "command"'),
    "a command without a side": (MATCH | {"bot": FIRST_LEGAL}, "--a bot or --b bot"),
    "a bot against nobody": (
        MATCH | {"a": None, "b": None, "bot": FIRST_LEGAL},
        "--b takes a level",
    ),
    "no such program": (MATCH | {"a": "bot", "bot": "no-such-program"}, "cannot be started"),
    "no such file": (MATCH | {"rules": "no-such-file"}, "no-such-file: "),
}
BAD_RULES = {
    "not JSON": ("{", "not JSON"),
    "not an object": ("[]", "house rules are a JSON object"),
    "an unknown setting": ('{"mood": 1}', "there is no setting 'mood'"),
    "other players": ('{"players": 4}', "the rules are for 4 players, but --players says 3"),
    "nonsense together": ('{"canadian_loner": true}', "canadian_loner takes false"),
}


@pytest.mark.parametrize(("arguments", "says"), BAD_ARGUMENTS.values(), ids=BAD_ARGUMENTS)
def test_bad_arguments_are_one_sentence_and_exit_code_2(
    arguments: dict[str, Any], says: str
) -> None:
    code, out, err = run(**arguments)
    assert (code, out) == (2, "")
    assert says in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(("content", "says"), BAD_RULES.values(), ids=BAD_RULES)
def test_bad_rules_are_one_sentence_that_names_the_file(
    tmp_path: Path, content: str, says: str
) -> None:
    rules = tmp_path / "rules.json"
    rules.write_text(content, encoding="utf-8")
    code, out, err = run(**MATCH, rules=str(rules))
    assert (code, out) == (2, "")
    assert err.startswith(f"{rules}: ") and says in err
    assert err.count("\n") == 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_example_bot_plays_either_side(players: int) -> None:
    as_a = report(players=players, bot=EXAMPLE_BOT, b="casual", deals=6)
    assert (as_a["a"], as_a["b"]) == ("bot", "casual")
    as_b = report(players=players, bot=EXAMPLE_BOT, a="casual", b="bot", deals=6)
    assert (as_b["a"], as_b["b"]) == ("casual", "bot")
    both = report(players=players, bot=EXAMPLE_BOT, a="bot", b="bot", games=1)
    assert both["points_per_deal"]["mean"] == 0
    if players != 3:
        assert as_a["points_per_deal"]["mean"] == -as_b["points_per_deal"]["mean"]


def test_the_example_bot_knows_every_question() -> None:
    """All house rules that ask more, or deal a joker."""
    more = {"joker": True, "maker_alone": True, "stick_the_dealer": True}
    for players in (2, 3, 4):
        settings = {"players": players, "defend_alone": players > 2, "low_rank": 8, **more}
        options = house_rules(settings | {"upturned_joker": "in_turn"})
        plan = Plan(options, (None, Level.BEGINNER), EXAMPLE_BOT, False, 40, "questions")
        assert len(list(results(plan, 1))) == 40


def test_the_example_bot_needs_nothing_of_the_game() -> None:
    lines = Path(__file__).parents[2].joinpath("examples", "bot.py").read_text().splitlines()
    imports = [line for line in lines if line.startswith(("import", "from"))]
    assert imports == ["import json", "import sys"]


def test_the_bot_is_started_once_for_each_seat(tmp_path: Path) -> None:
    marking = answering(
        "import os; "
        f"open(os.path.join({str(tmp_path)!r}, str(os.getpid())), 'a').write('x'); "
        "print(json.dumps({'action': message['seen']['legal'][-1]}), flush=True)"
    )
    report(players=3, bot=marking, b="casual", deals=4)
    assert len(list(tmp_path.iterdir())) == 3


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("bot", [ILLEGAL, CRASHING])
def test_a_bot_that_fails_ends_the_match_with_exit_code_3(bot: str, jobs: int) -> None:
    code, out, err = run(players=4, bot=bot, b="casual", deals=4, jobs=jobs)
    assert (code, out) == (3, "")
    assert err.count("\n") == 1
    assert "the bot " in err and '"type": "decide"' in err


def test_our_own_bot_plays_like_the_level_it_is_of() -> None:
    """The whole protocol, both ways: what is lost on it would show as a difference."""
    bot = command("-m", "euchre_desktop", "bot", "--level", "casual")
    for players in (2, 3, 4):
        printed = report(players=players, bot=bot, b="casual", deals=15)
        assert printed["points_per_deal"] == {"mean": 0, "margin95": 0}


def _as_started_from_a_terminal() -> None:
    """Whoever runs the tests in the background has told all of them to ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no such signals")
@pytest.mark.parametrize("sent", ["SIGINT", "SIGTERM"])
def test_told_to_stop_it_reports_and_leaves_nobody_behind(sent: str) -> None:
    """The bot itself tells the arena to stop, in the second deal."""
    telling = answering(
        "import os, signal; "
        f"message['seen']['dealer'] and os.kill(os.getppid(), signal.{sent}); "
        "print(json.dumps({'action': message['seen']['legal'][0]}), flush=True)"
    )
    words = [
        "arena",
        "--players",
        "2",
        "--bot",
        telling,
        "--b",
        "casual",
        "--deals",
        "99",
        "--json",
    ]
    done = subprocess.run(
        [sys.executable, "-m", "euchre_desktop", *words],
        capture_output=True,
        check=False,
        text=True,
        timeout=60,
        preexec_fn=_as_started_from_a_terminal,
    )  # it returns only when nobody holds its standard error any more, the bots included
    assert (done.returncode, done.stderr) == (130, "")
    assert json.loads(done.stdout)["finished"] == 1


def test_stopping_early_ends_every_process() -> None:
    plan = Plan(defaults(3), (None, Level.CASUAL), FIRST_LEGAL, False, 1000, "early")
    for jobs in (1, 2):
        with closing(results(plan, jobs)) as played:
            assert isinstance(next(played), UnitResult)


def test_an_interrupted_match_reports_what_is_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupting(ProgressBar):
        def show(self, done: int) -> None:
            if done == 5:
                raise KeyboardInterrupt

    monkeypatch.setattr(arena_module, "ProgressBar", Interrupting)
    code, out, _ = run(**MATCH | {"deals": 100, "json": True})
    assert code == 130
    assert json.loads(out)["finished"] == 5
    assert json.loads(out)["planned"] == 100


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_drawn_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    for stream, drawn in ((_Terminal(), True), (io.StringIO(), False)):
        now[0] = 0.0
        bar = ProgressBar(stream, 10, "deals")
        bar.show(1)
        assert stream.getvalue() == "", "what is over soon needs no bar"
        now[0] = 2.0
        bar.show(5)
        assert ("5 of 10 deals, 2 s left" in stream.getvalue()) is drawn
        bar.clear()
        assert stream.getvalue().endswith("\r") is drawn
