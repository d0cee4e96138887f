"""Do sounds reach the loudspeaker, and does none that fails reach the game?"""

from __future__ import annotations

import threading
from array import array
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from euchre_desktop.app.paths import resources
from euchre_desktop.app.sound.device import SoundError, SoundProblem
from euchre_desktop.app.sound.mixer import MOST_AT_A_TIME, Mixer, Samples
from euchre_desktop.app.sound.moments import Sound
from euchre_desktop.app.sound.player import Silence, SoundPlayer
from euchre_desktop.app.sound.wav import Shelf, read_every_sound
from tests.app.loudspeakers import Shop

SOUNDS = resources() / "sounds"
NEVER = 1000.0
AT_ONCE = 0.01

MakePlayer = Callable[..., SoundPlayer]


@pytest.fixture
def player_of() -> Iterator[MakePlayer]:
    """Makes players, and closes them after the test."""
    made: list[SoundPlayer] = []

    def make(shop: Shop, folder: Path = SOUNDS, quiet: float = NEVER) -> SoundPlayer:
        made.append(SoundPlayer(folder, shop.open, quiet_seconds=quiet))
        return made[-1]

    yield make
    for player in made:
        player.close()


def _loudest(samples: Samples) -> int:
    return max(map(abs, samples), default=0)


def _until(known: Callable[[], bool]) -> None:
    """Until the player's thread has got there; fails if it never does."""
    never = threading.Event()
    assert any(known() or never.wait(0.005) for _ in range(2000)), "it never happened"


def test_no_loudspeaker_is_touched_before_the_first_sound(player_of: MakePlayer) -> None:
    shop = Shop()
    player_of(shop).close()
    assert shop.log == []


def test_a_sound_is_heard_to_its_end_and_then_silence(player_of: MakePlayer) -> None:
    shop = Shop()
    player_of(shop).play(Sound.CARD)
    shop.wait_for("open", "start")
    whole = Shelf(SOUNDS).samples(Sound.CARD, 100)
    heard = array("h")
    _until(lambda: _loudest(heard.__iadd__(shop.bought[0].heard(1))) > 0)
    begun = len(heard) - next(at for at, value in enumerate(heard) if value)
    rest = shop.bought[0].heard(len(whole) + 100)
    first = next(at for at, value in enumerate(whole) if value)
    assert rest[: len(whole) - first - begun] == whole[first + begun :]
    assert _loudest(rest[len(whole) - first - begun :]) == 0


def test_a_device_in_use_is_used_again(player_of: MakePlayer) -> None:
    shop = Shop()
    player = player_of(shop)
    player.play(Sound.CARD)
    shop.wait_for("open", "start")
    player.play(Sound.BID)
    player.close()
    assert shop.log == ["open", "start", "close"]


def test_a_table_at_rest_lets_the_device_rest(player_of: MakePlayer) -> None:
    shop = Shop()
    player = player_of(shop, quiet=AT_ONCE)
    player.play(Sound.CARD)
    shop.wait_for("open", "start", "stop")
    player.play(Sound.CARD)
    shop.wait_for("open", "start", "stop", "start", "stop")


def test_without_a_device_there_is_silence_and_a_reason(player_of: MakePlayer) -> None:
    shop = Shop("open")
    player = player_of(shop)
    player.play(Sound.CARD)
    _until(lambda: player.problem is not None)
    assert player.problem is SoundProblem.NO_DEVICE
    for _ in range(20):
        player.play(Sound.CARD)
    player.close()
    assert shop.log == ["open"], "it is not asked for again and again"


def test_switched_on_again_sounds_look_for_a_device_again(player_of: MakePlayer) -> None:
    shop = Shop("open")
    player = player_of(shop)
    player.play(Sound.CARD)
    _until(lambda: player.problem is not None)
    shop.broken.clear()
    player.set_muted(True)
    player.set_muted(False)
    assert player.problem is None
    player.play(Sound.CARD)
    shop.wait_for("open", "open", "start")


def test_a_device_that_does_not_start_is_given_up(player_of: MakePlayer) -> None:
    shop = Shop("start")
    player = player_of(shop)
    player.play(Sound.CARD)
    _until(lambda: player.problem is not None)
    player.play(Sound.CARD)
    player.close()
    assert shop.log == ["open", "start", "close"]


def test_a_device_that_breaks_at_rest_is_replaced(player_of: MakePlayer) -> None:
    shop = Shop("stop")
    player = player_of(shop, quiet=AT_ONCE)
    player.play(Sound.CARD)
    shop.wait_for("open", "start", "stop", "close")
    shop.broken.clear()
    player.play(Sound.CARD)
    shop.wait_for("open", "start", "stop", "close", "open", "start", "stop")
    assert player.problem is None


def test_a_device_that_does_not_start_again_is_replaced_once(player_of: MakePlayer) -> None:
    shop = Shop()
    player = player_of(shop, quiet=AT_ONCE)
    player.play(Sound.CARD)
    shop.wait_for("open", "start", "stop")
    shop.broken.add("start")
    player.play(Sound.CARD)
    _until(lambda: player.problem is not None)
    player.close()
    assert shop.log == ["open", "start", "stop", "start", "close", "open", "start", "close"]


def test_a_device_that_vanishes_in_mid_sound_is_replaced(player_of: MakePlayer) -> None:
    shop = Shop()
    player = player_of(shop)
    for _ in range(MOST_AT_A_TIME + 1):  # of which nothing is taken
        player.play(Sound.CARD)
    shop.wait_for("open", "start", "close", "open", "start")
    assert player.problem is None


def test_a_folder_without_sounds_is_silence_and_a_reason(
    player_of: MakePlayer, tmp_path: Path
) -> None:
    player = player_of(Shop(), tmp_path)
    player.play(Sound.CARD)
    _until(lambda: player.problem is not None)
    assert player.problem is SoundProblem.NO_FILE


@pytest.mark.parametrize("content", [b"", b"RIFF", b"RIFF\x00\x00\x00\x00WAVEjunk"])
def test_a_damaged_sound_is_a_reason_not_a_crash(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "card.wav").write_bytes(content)
    with pytest.raises(SoundError):
        Shelf(tmp_path).samples(Sound.CARD, 100)
    with pytest.raises(SoundError):
        read_every_sound(tmp_path)


def test_muted_or_turned_down_nothing_is_asked_of_the_device(player_of: MakePlayer) -> None:
    shop = Shop()
    player = player_of(shop)
    player.set_muted(True)
    player.play(Sound.CARD)
    player.set_muted(False)
    player.set_volume(0)
    player.play(Sound.CARD)
    player.close()
    assert shop.log == []


def test_after_the_end_nothing_is_heard(player_of: MakePlayer) -> None:
    shop = Shop()
    player = player_of(shop)
    player.close()
    player.play(Sound.CARD)
    player.close()
    assert shop.log == []


def test_what_had_to_wait_too_long_is_not_heard() -> None:
    shop, now = Shop(), count(0, 5)  # five seconds pass between asking and playing
    player = SoundPlayer(SOUNDS, shop.open, now=lambda: float(next(now)))
    player.play(Sound.CARD)
    player.close()
    assert shop.log == ["close"] or shop.log == []


def test_half_the_volume_is_a_quarter_of_the_samples() -> None:
    shelf = Shelf(SOUNDS)
    whole, half = (_loudest(shelf.samples(Sound.BID, volume)) for volume in (100, 50))
    assert half == pytest.approx(whole / 4, abs=1)
    assert shelf.samples(Sound.BID, 0) == array("h", bytes(2 * len(shelf.samples(Sound.BID, 100))))


def test_sounds_are_added_up_and_cannot_overflow() -> None:
    mixer = Mixer()
    for _ in range(5):
        mixer.add(Shelf(SOUNDS).samples(Sound.WIN, 100))
    alone = Shelf(SOUNDS).samples(Sound.WIN, 100)
    assert list(mixer.take(1000)) == [MOST_AT_A_TIME * value for value in alone[:1000]]
    mixer.clear()
    assert _loudest(mixer.take(1000)) == 0


def test_silence_plays_nothing() -> None:
    quiet = Silence()
    quiet.play(Sound.WIN)
    quiet.set_volume(100)
    quiet.set_muted(False)
    quiet.close()
    assert quiet.problem is None
