"""Cards are drawn at exactly the pixels they cover, on every kind of screen."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPixmap

from euchre_desktop.rules import ALL_CARDS, Card, Suit
from euchre_desktop.ui.card_art import CardArt
from euchre_desktop.ui.frame import CARD_ASPECT

ACE = Card.parse("AS")

RATIOS = [1, 1.25, 1.5, 2, 3]


@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("height", [53.0, 146.3, 173.25])
def test_a_picture_has_a_pixel_for_every_pixel_of_the_screen(
    art: CardArt, ratio: float, height: float
) -> None:
    art.use_ratio(ratio)
    for picture in (art.face(ACE, height), art.face(ACE, height, dimmed=True), art.back(height)):
        assert picture.devicePixelRatio() == ratio
        assert picture.height() == round(height * ratio)
        assert picture.width() == round(picture.height() * CARD_ASPECT)
        assert picture.deviceIndependentSize().height() == pytest.approx(height, abs=0.5)


def _sharpness(picture: QPixmap) -> float:
    """The steepest step from one pixel to the next along the middle of the card."""
    image = picture.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    row = image.height() // 2
    line = [QColor(image.pixel(x, row)).lightness() for x in range(image.width())]
    return max(abs(one - other) for one, other in itertools.pairwise(line))


@pytest.mark.parametrize("ratio", RATIOS)
def test_a_picture_is_drawn_for_its_size_and_not_stretched(art: CardArt, ratio: float) -> None:
    art.use_ratio(ratio)
    sharp = _sharpness(art.face(ACE, 150))
    art.use_ratio(1)
    small = art.face(ACE, 75)
    stretched = QPixmap.fromImage(
        small.toImage().scaledToHeight(
            round(150 * ratio), Qt.TransformationMode.SmoothTransformation
        )
    )
    assert sharp > _sharpness(stretched)


def test_pictures_are_kept_until_the_screen_changes(art: CardArt) -> None:
    first = art.face(ACE, 150)
    assert art.face(ACE, 150).cacheKey() == first.cacheKey()
    assert art.face(ACE, 151).cacheKey() != first.cacheKey()
    art.use_ratio(2)
    assert art.face(ACE, 150).cacheKey() != first.cacheKey()
    art.use_ratio(1)
    assert art.face(ACE, 150).cacheKey() != first.cacheKey()


def test_every_card_has_a_face_of_its_own(art: CardArt) -> None:
    images = {card: art.face(card, 90).toImage() for card in ALL_CARDS}
    for card in ALL_CARDS:
        same = [other for other, image in images.items() if image == images[card]]
        assert same == [card]


def test_every_seat_has_a_portrait_of_its_own(art: CardArt) -> None:
    images = [art.portrait(seat, 42).toImage() for seat in range(4)]
    for one, other in itertools.combinations(images, 2):
        assert one != other


def test_a_darkened_card_is_darker_but_its_shape_is_kept(art: CardArt) -> None:
    bright, dark = art.face(ACE, 150).toImage(), art.face(ACE, 150, dimmed=True).toImage()
    middle, corner = (bright.width() // 4, bright.height() // 2), (0, 0)
    assert dark.pixelColor(*middle).lightness() < bright.pixelColor(*middle).lightness() * 0.75
    assert dark.pixelColor(*corner).alpha() == bright.pixelColor(*corner).alpha()


def test_suits_are_lighter_on_dark_ground(art: CardArt) -> None:
    for suit in Suit:
        on_dark = art.suit(suit, 30, on_dark=True).toImage()
        on_paper = art.suit(suit, 30, on_dark=False).toImage()
        assert on_dark.pixelColor(15, 18).lightness() > on_paper.pixelColor(15, 18).lightness()


def test_a_missing_drawing_is_an_error_and_not_an_empty_card(tmp_path: Path, art: CardArt) -> None:
    with pytest.raises(FileNotFoundError, match=r"AS\.svg"):
        CardArt(tmp_path).face(ACE, 100)
