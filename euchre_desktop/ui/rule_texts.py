"""What is every house rule called, and what does it say, in one sentence?"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication


class RuleText(NamedTuple):
    """A setting, or one of its values, in words."""

    label: str
    explanation: str


def rule_texts() -> dict[str, RuleText]:
    """The words of every setting, by its name; a label's & marks the key that leads to it."""
    return {
        **_deal_texts(),
        **_bidding_texts(),
        **_alone_texts(),
        **_points_texts(),
        **_end_texts(),
    }


def _deal_texts() -> dict[str, RuleText]:
    tr = QCoreApplication.translate
    return {
        "players": RuleText(
            tr("RuleTexts", "Number of &players"),
            tr("RuleTexts", "You and one, two or three opponents."),
        ),
        "low_rank": RuleText(
            tr("RuleTexts", "&Lowest card"),
            tr("RuleTexts", "The cards from this one up are used."),
        ),
        "joker": RuleText(
            tr("RuleTexts", "Play with a &joker"),
            tr("RuleTexts", "The joker, also called the Benny, is the highest trump of all."),
        ),
        "upturned_joker": RuleText(
            tr("RuleTexts", "When the joker is turned &up"),
            tr("RuleTexts", "A joker has no suit of its own that could be ordered up."),
        ),
        "first_dealer": RuleText(
            tr("RuleTexts", "&First dealer"),
            tr("RuleTexts", "Who deals the first deal; then the deal passes to the left."),
        ),
        "packets": RuleText(
            tr("RuleTexts", "Cards are &dealt"),
            tr("RuleTexts", "How the five cards come to each hand; it changes no chances."),
        ),
        "dummy": RuleText(
            tr("RuleTexts", "The d&ummy"),
            tr("RuleTexts", "Five cards dealt face down to the empty fourth place."),
        ),
    }


def _bidding_texts() -> dict[str, RuleText]:
    tr = QCoreApplication.translate
    return {
        "dealer_pickup": RuleText(
            tr("RuleTexts", "When another orders it &up"),
            tr("RuleTexts", "What a dealer who did not make trump does with the upcard."),
        ),
        "may_bury_upcard": RuleText(
            tr("RuleTexts", "The dealer may &bury the upcard itself"),
            tr("RuleTexts", "Else the card just taken up stays in the dealer's hand."),
        ),
        "round_two_suits": RuleText(
            tr("RuleTexts", "Suits in the second &round"),
            tr("RuleTexts", "Which suits may be named once all have passed."),
        ),
        "stick_the_dealer": RuleText(
            tr("RuleTexts", "Stic&k the dealer"),
            tr(
                "RuleTexts",
                "The dealer may not pass in the second round, so no deal is thrown in.",
            ),
        ),
    }


def _alone_texts() -> dict[str, RuleText]:
    tr = QCoreApplication.translate
    return {
        "maker_alone": RuleText(
            tr("RuleTexts", "The &maker may play alone"),
            tr("RuleTexts", "Without the partner, or without the dummy, for more points."),
        ),
        "defend_alone": RuleText(
            tr("RuleTexts", "A &defender may play alone"),
            tr("RuleTexts", "The other defender sits out, and a euchre may score more."),
        ),
        "canadian_loner": RuleText(
            tr("RuleTexts", "&Canadian loner"),
            tr("RuleTexts", "A dealer's partner who assists must play alone."),
        ),
        "alone_lead": RuleText(
            tr("RuleTexts", "First &lead when somebody is alone"),
            tr("RuleTexts", "Else the player at the dealer's left leads first."),
        ),
    }


def _points_texts() -> dict[str, RuleText]:
    tr = QCoreApplication.translate
    return {
        "make_points": RuleText(
            tr("RuleTexts", "Three or four &tricks"),
            tr("RuleTexts", "What the maker's side scores for making it."),
        ),
        "march_points": RuleText(
            tr("RuleTexts", "All five tricks, a &march"),
            tr("RuleTexts", "What the maker's side scores for taking every trick."),
        ),
        "lone_march_points": RuleText(
            tr("RuleTexts", "All five tricks &alone"),
            tr("RuleTexts", "What a maker who plays alone scores for taking every trick."),
        ),
        "euchre_points": RuleText(
            tr("RuleTexts", "&Euchre"),
            tr("RuleTexts", "What each defender scores when the maker takes fewer than three."),
        ),
        "lone_defender_euchre_points": RuleText(
            tr("RuleTexts", "Euchre by a &lone defender"),
            tr("RuleTexts", "What each defender scores when the maker takes one or two tricks."),
        ),
        "lone_defender_march_points": RuleText(
            tr("RuleTexts", "Lone defender takes e&very trick"),
            tr("RuleTexts", "What each defender scores when the maker takes none."),
        ),
    }


def _end_texts() -> dict[str, RuleText]:
    tr = QCoreApplication.translate
    return {
        "target": RuleText(
            tr("RuleTexts", "&Points to win"),
            tr("RuleTexts", "The game ends after the deal in which somebody reaches them."),
        ),
        "tie": RuleText(
            tr("RuleTexts", "When two are &equal at the end"),
            tr("RuleTexts", "Two defenders can reach the same highest score together."),
        ),
    }
