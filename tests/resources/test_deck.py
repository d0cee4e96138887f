"""Is the committed deck complete, alike from both ends, and legible when small?"""

import re
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QImage,
    QPainter,
    QTransform,
    qAlpha,
    qBlue,
    qGreen,
    qRed,
)
from PySide6.QtSvg import QSvgRenderer

from resources.cards import generate as cards
from resources.icons import generate as icons
from resources.portraits import generate as portraits

FOLDER = Path(cards.__file__).parent
FACES = ("two", "four", "two_large", "four_large")
CARDS = ["JK", *(rank + suit for suit in "SHDC" for rank in "789TJQKA")]
BACKS = ("sunburst", "crimson", "forest")
PIPS = ("pips", "pips_two", "pips_light", "pips_two_light")
TURNING = [f"{folder}/{card}" for folder in FACES for card in CARDS]
TURNING += [f"backs/{back}" for back in BACKS]


@pytest.fixture(scope="module", autouse=True)
def _application(qapp: QGuiApplication) -> None:
    """Painting needs an application."""


def _render(path: Path, wide: int, high: int) -> QImage:
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid()
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter)
    painter.end()
    return image


def _channels(image: QImage) -> bytes:
    return bytes(image.constBits())


def _differing(one: QImage, other: QImage, tolerance: int) -> int:
    """How many channel values differ by more than the tolerance."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return sum(abs(a - b) > tolerance for a, b in pairs)


def _is_own_half_turn(image: QImage) -> bool:
    """The upper half against the turned lower one.

    Edges are smoothed a little differently from the other side: a channel may differ by 24 of
    255 everywhere, and by more in one of four thousand.
    """
    turned = image.transformed(QTransform().rotate(180))
    upper = QRect(0, 0, image.width(), image.height() // 2)
    one, other = image.copy(upper), turned.copy(upper)
    return _differing(one, other, tolerance=24) <= one.sizeInBytes() / 4000


def _without_lone_spot(image: QImage, name: str) -> QImage:
    """The card less the one spot in its middle that stands upright, if it has one."""
    side = {"7": 56, "9": 56, "A": 100}.get(name.rpartition("/")[2][0], 0)
    middle = QRect(0, 0, side, side)
    middle.moveCenter(image.rect().center())
    painter = QPainter(image)
    painter.fillRect(middle, Qt.GlobalColor.white)
    painter.end()
    return image


def _luminance(color: QColor) -> float:
    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(v) for v in (color.redF(), color.greenF(), color.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: QColor, other: QColor) -> float:
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _index(folder: str, card: str, wide: int) -> QImage:
    """The corner with the rank alone, without the suit below it."""
    box = QRect(9, 16, 36, 46) if not folder.endswith("_large") else QRect(10, 16, 66, 92)
    scale = wide / 250
    image = _render(FOLDER / folder / f"{card}.svg", wide, round(350 * scale))
    return image.copy(
        round(box.x() * scale),
        round(box.y() * scale),
        round(box.width() * scale),
        round(box.height() * scale),
    )


def _ink(image: QImage) -> frozenset[tuple[int, int]]:
    """The pixels that stand out from the paper by 3:1, the least for large print."""
    paper = QColor("#fffdf7")
    return frozenset(
        (x, y)
        for x in range(image.width())
        for y in range(image.height())
        if _contrast(image.pixelColor(x, y), paper) >= 3
    )


@pytest.mark.parametrize("folder", FACES)
def test_every_card_has_a_face_in_every_deck(folder: str) -> None:
    assert {path.stem for path in (FOLDER / folder).iterdir()} == set(CARDS)
    assert len(CARDS) == 33


@pytest.mark.parametrize("folder", PIPS)
def test_every_suit_and_the_joker_have_a_symbol(folder: str) -> None:
    assert {path.stem for path in (FOLDER / folder).iterdir()} == {"S", "H", "D", "C", "JK"}


def test_there_are_three_backs() -> None:
    assert {path.stem for path in (FOLDER / "backs").iterdir()} == set(BACKS)


def test_the_committed_files_are_what_the_script_writes(tmp_path: Path) -> None:
    cards.write(tmp_path)
    written = {path.relative_to(tmp_path): path.read_bytes() for path in _files(tmp_path)}
    committed = {path.relative_to(FOLDER): path.read_bytes() for path in FOLDER.rglob("*.svg")}
    assert written == committed


def _files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def test_writing_leaves_no_draft_behind(tmp_path: Path) -> None:
    count = cards.write(tmp_path)
    assert len(_files(tmp_path)) == count


def test_only_shapes_that_qt_draws_are_used() -> None:
    known = {"svg", "g", "use", "path", "circle", "rect"}
    for path in FOLDER.rglob("*.svg"):
        used = set(re.findall(r"<([a-zA-Z]+)", path.read_text(encoding="utf-8")))
        assert used <= known, path


def test_no_two_cards_of_a_deck_look_alike() -> None:
    for folder in FACES:
        seen = [_channels(_render(FOLDER / folder / f"{card}.svg", 64, 90)) for card in CARDS]
        assert len(set(seen)) == len(CARDS), folder


@pytest.mark.parametrize("name", TURNING)
def test_a_card_reads_alike_from_both_ends_of_the_table(name: str) -> None:
    image = _render(FOLDER / f"{name}.svg", 250, 350)
    assert _is_own_half_turn(_without_lone_spot(image, name))


@pytest.mark.parametrize("pip", ["S", "H", "C"])
def test_a_lone_symbol_does_not_pass_for_its_own_half_turn(pip: str) -> None:
    image = _render(FOLDER / "pips" / f"{pip}.svg", 125, 125)
    assert not _is_own_half_turn(image)


@pytest.mark.parametrize("folder", FACES)
def test_the_rank_is_readable_on_a_card_of_64_pixels(folder: str) -> None:
    least = 100 if folder.endswith("_large") else 20
    for card in CARDS[1:]:
        assert len(_ink(_index(folder, card, 64))) >= least, card


@pytest.mark.parametrize("folder", FACES)
def test_ranks_are_told_apart_on_a_card_of_64_pixels(folder: str) -> None:
    inks = {card: _ink(_index(folder, card, 64)) for card in CARDS if card.endswith("S")}
    least = 50 if folder.endswith("_large") else 12
    for one, other in combinations(inks, 2):
        assert len(inks[one] ^ inks[other]) >= least, (one, other)


@pytest.mark.parametrize(
    ("folder", "ground"),
    [
        ("pips", "#fbf7ea"),
        ("pips_two", "#fbf7ea"),
        ("pips_light", "#143828"),
        ("pips_two_light", "#143828"),
    ],
)
def test_symbols_stand_out_from_the_ground_they_are_made_for(folder: str, ground: str) -> None:
    for pip in ("S", "H", "D", "C", "JK"):
        middle = _render(FOLDER / folder / f"{pip}.svg", 50, 50).pixelColor(25, 25)
        assert _contrast(middle, QColor(ground)) >= 4.5, pip


def test_four_colors_differ_by_suit_and_two_by_color() -> None:
    four = {_middle("pips", suit) for suit in "SHDC"}
    assert len(four) == 4
    assert _middle("pips_two", "S") == _middle("pips_two", "C") != _middle("pips_two", "H")
    assert _middle("pips_two", "H") == _middle("pips_two", "D")


def _middle(folder: str, pip: str) -> tuple[int, int, int, int]:
    color = _render(FOLDER / folder / f"{pip}.svg", 50, 50).pixel(25, 25)
    return qRed(color), qGreen(color), qBlue(color), qAlpha(color)


def test_the_committed_icon_is_what_the_script_draws() -> None:
    folder = Path(icons.__file__).parent
    assert (folder / "euchre.svg").read_text(encoding="utf-8") == icons.drawing()


def test_the_committed_signs_are_what_the_script_draws() -> None:
    folder = Path(icons.__file__).parent
    committed = {path.name: path.read_text("utf-8") for path in folder.glob("euchre_*_*.svg")}
    assert committed == icons.signs()


@pytest.mark.parametrize(("name", "size"), icons.PNG_SIZES.items())
def test_the_icon_is_rendered_in_its_sizes(name: str, size: int) -> None:
    folder = Path(icons.__file__).parent
    rendered = QImage(str(folder / name)).convertToFormat(
        QImage.Format.Format_ARGB32_Premultiplied
    )
    assert (rendered.width(), rendered.height()) == (size, size)
    fresh = _render(folder / "euchre.svg", size, size)
    assert _differing(rendered, fresh, tolerance=24) <= rendered.sizeInBytes() / 1000


def test_the_windows_icon_holds_every_size() -> None:
    content = (Path(icons.__file__).parent / "euchre.ico").read_bytes()
    count = int.from_bytes(content[4:6], "little")
    sizes = [content[6 + 16 * entry] or 256 for entry in range(count)]
    assert tuple(sizes) == icons.ICO_SIZES


def test_the_mac_icon_holds_every_size() -> None:
    content = (Path(icons.__file__).parent / "euchre.icns").read_bytes()
    assert content[:4] == b"icns"
    assert int.from_bytes(content[4:8], "big") == len(content)
    sizes, at = {}, 8
    while at < len(content):
        length = int.from_bytes(content[at + 4 : at + 8], "big")
        image = QImage.fromData(content[at + 8 : at + length])
        sizes[content[at : at + 4].decode("ascii")] = image.width()
        at += length
    assert sizes == icons.ICNS_SIZES


def test_the_committed_portraits_are_what_the_script_draws() -> None:
    folder = Path(portraits.__file__).parent
    committed = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.svg")}
    assert committed == portraits.drawings()


@pytest.mark.parametrize("name", sorted(portraits.drawings()))
def test_a_portrait_stays_within_its_disc(name: str) -> None:
    """The program draws the disc, and clips nothing."""
    folder = Path(portraits.__file__).parent
    image = _render(folder / name, 200, 200)
    outside = [
        (x, y)
        for x in range(200)
        for y in range(200)
        if (x - 99.5) ** 2 + (y - 99.5) ** 2 > 101**2 and qAlpha(image.pixel(x, y))
    ]
    assert not outside
