"""How does a challenge stand, in words and numbers?"""

from __future__ import annotations

from fractions import Fraction

from PySide6.QtCore import QCoreApplication

from euchre_desktop.app.challenge.comparing import Comparison


def points_text(points: Fraction | None) -> str:
    """Points with their sign, an ellipsis while they are not known."""
    if points is None:
        return "\u2026"
    sign = "+" if points > 0 else "\u2212" if points < 0 else ""
    return f"{sign}{abs(float(points)):g}"


def progress_text(comparison: Comparison) -> str:
    """Which deal is played, and who is ahead in those before."""
    translate = QCoreApplication.translate
    size = comparison.challenge.size
    number = min(len(comparison.person) + 1, size)
    deal = translate("Challenge", "Challenge: deal {number} of {size}").format(
        number=number, size=size
    )
    if not comparison.person or not comparison.computer:
        return deal
    ahead = translate("Challenge", "{deal}, {points} against the computer player")
    return ahead.format(deal=deal, points=points_text(comparison.so_far))


def verdict(comparison: Comparison) -> str:
    """How it ended, or that it is not known yet."""
    translate = QCoreApplication.translate
    if not comparison.complete:
        return translate("Challenge", "The computer player has not played all the deals yet.")
    difference = comparison.so_far
    if not difference:
        return translate("Challenge", "You and the computer player did equally well.")
    points = f"{abs(float(difference)):g}"
    if difference > 0:
        text = translate("Challenge", "You did better than the computer player, by {points}.")
    else:
        text = translate("Challenge", "The computer player did better, by {points}.")
    return text.format(points=points)
