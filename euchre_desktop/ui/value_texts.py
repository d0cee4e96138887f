"""What is each value of a house rule called, and what does it mean?"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from euchre_desktop.ai.player import Level
from euchre_desktop.ai.temperament import Temperament
from euchre_desktop.app.game_setup import PRESETS
from euchre_desktop.ui.rule_texts import RuleText

Texts = dict[str | int, RuleText]


def value_texts() -> dict[str, Texts]:
    """The words of every value of the settings that take one of a few, by setting and value.

    The seats that may deal first are not among them: they go by their names.
    """
    return {
        **_card_values(),
        **_deal_values(),
        **_dummy_values(),
        **_bidding_values(),
        **_lead_and_end_values(),
    }


def preset_names() -> dict[str, str]:
    """What the ready-made games are called, by their keys."""
    tr = QCoreApplication.translate
    names = {
        "three_handed": tr("RuleTexts", "Three-handed"),
        "two_handed": tr("RuleTexts", "Two-handed"),
        "four_handed": tr("RuleTexts", "Four-handed, standard"),
        "british": tr("RuleTexts", "Four-handed, British with joker"),
        "canadian": tr("RuleTexts", "Four-handed, Canadian"),
        "thirty_two": tr("RuleTexts", "Four-handed, 32 cards"),
    }
    return {preset.key: names[preset.key] for preset in PRESETS}


def players_name(players: int) -> str:
    """What a game for so many is called, whatever its rules."""
    tr = QCoreApplication.translate
    return {
        2: tr("RuleTexts", "Two-handed"),
        3: tr("RuleTexts", "Three-handed"),
        4: tr("RuleTexts", "Four-handed"),
    }[players]


def level_names() -> dict[Level, str]:
    """What the strengths of play are called, the weakest first."""
    tr = QCoreApplication.translate
    return {
        Level.BEGINNER: tr("RuleTexts", "Beginner"),
        Level.CASUAL: tr("RuleTexts", "Casual"),
        Level.STRONG: tr("RuleTexts", "Strong"),
        Level.EXPERT: tr("RuleTexts", "Expert"),
    }


def temperament_texts() -> dict[Temperament, RuleText]:
    """What the ways to bid are called, and what each means."""
    tr = QCoreApplication.translate
    return {
        Temperament.CAUTIOUS: RuleText(
            tr("RuleTexts", "Cautious"),
            tr("RuleTexts", "Makes trump and plays alone only with a good hand."),
        ),
        Temperament.BALANCED: RuleText(
            tr("RuleTexts", "Balanced"), tr("RuleTexts", "Bids as is best on average.")
        ),
        Temperament.BOLD: RuleText(
            tr("RuleTexts", "Bold"),
            tr("RuleTexts", "Makes trump and plays alone with less, and is euchred more often."),
        ),
    }


def _card_values() -> dict[str, Texts]:
    tr = QCoreApplication.translate
    return {
        "players": {
            2: RuleText(tr("RuleTexts", "Two"), tr("RuleTexts", "One against one.")),
            3: RuleText(
                tr("RuleTexts", "Three"),
                tr("RuleTexts", "In each deal the maker plays against the other two."),
            ),
            4: RuleText(
                tr("RuleTexts", "Four"),
                tr("RuleTexts", "You and the player opposite are partners."),
            ),
        },
        "low_rank": {
            9: RuleText(tr("RuleTexts", "Nine"), tr("RuleTexts", "24 cards, as in most games.")),
            8: RuleText(tr("RuleTexts", "Eight"), tr("RuleTexts", "28 cards.")),
            7: RuleText(tr("RuleTexts", "Seven"), tr("RuleTexts", "32 cards.")),
        },
        "upturned_joker": {
            "dealer_names": RuleText(
                tr("RuleTexts", "The dealer names a suit"),
                tr("RuleTexts", "The dealer must name trump, is the maker, and takes the joker."),
            ),
            "in_turn": RuleText(
                tr("RuleTexts", "Each in turn may name a suit"),
                tr("RuleTexts", "In one round only; the dealer takes the joker, whoever names."),
            ),
        },
    }


def _deal_values() -> dict[str, Texts]:
    tr = QCoreApplication.translate
    return {
        "first_dealer": {
            "random": RuleText(
                tr("RuleTexts", "Drawn at random"),
                tr("RuleTexts", "Everybody has the same chance."),
            ),
            "first_black_jack": RuleText(
                tr("RuleTexts", "The first black jack"),
                tr("RuleTexts", "Cards are turned up around the table until a black jack falls."),
            ),
        },
        "packets": {
            "3-2": RuleText(
                tr("RuleTexts", "Three and two"),
                tr("RuleTexts", "Three and two in turn, then two and three."),
            ),
            "2-3": RuleText(
                tr("RuleTexts", "Two and three"),
                tr("RuleTexts", "Two and three in turn, then three and two."),
            ),
            "1": RuleText(
                tr("RuleTexts", "One by one"), tr("RuleTexts", "Five times around the table.")
            ),
        },
    }


def _dummy_values() -> dict[str, Texts]:
    tr = QCoreApplication.translate
    return {
        "dummy": {
            "none": RuleText(
                tr("RuleTexts", "None"), tr("RuleTexts", "The fourth place stays empty.")
            ),
            "maker": RuleText(
                tr("RuleTexts", "For the maker"),
                tr("RuleTexts", "A maker not alone keeps the best five of hand and dummy."),
            ),
            "maker_round_one": RuleText(
                tr("RuleTexts", "For the maker, first round only"),
                tr("RuleTexts", "A maker of the second round must do without."),
            ),
        },
    }


def _bidding_values() -> dict[str, Texts]:
    tr = QCoreApplication.translate
    return {
        "dealer_pickup": {
            "optional": RuleText(
                tr("RuleTexts", "The dealer may take it"),
                tr("RuleTexts", "The dealer takes the upcard and buries a card, or leaves it."),
            ),
            "required": RuleText(
                tr("RuleTexts", "The dealer must take it"),
                tr("RuleTexts", "The dealer always takes the upcard and buries a card."),
            ),
        },
        "round_two_suits": {
            "other": RuleText(
                tr("RuleTexts", "Any but the one turned down"),
                tr("RuleTexts", "The turned-down suit had its chance."),
            ),
            "any": RuleText(
                tr("RuleTexts", "All four"),
                tr("RuleTexts", "The turned-down suit may be named after all."),
            ),
        },
    }


def _lead_and_end_values() -> dict[str, Texts]:
    tr = QCoreApplication.translate
    return {
        "alone_lead": {
            "left_of_loner": RuleText(
                tr("RuleTexts", "Left of the one alone"),
                tr("RuleTexts", "When both sides are alone, the maker's left leads."),
            ),
            "left_of_dealer": RuleText(
                tr("RuleTexts", "Left of the dealer, as always"),
                tr("RuleTexts", "A player who sits out is skipped."),
            ),
            "maker": RuleText(
                tr("RuleTexts", "The maker"),
                tr("RuleTexts", "Whoever is alone, the maker leads first."),
            ),
        },
        "tie": {
            "shared": RuleText(tr("RuleTexts", "Both win"), tr("RuleTexts", "The win is shared.")),
            "play_on": RuleText(
                tr("RuleTexts", "Play on"),
                tr("RuleTexts", "Deals go on until one leads alone."),
            ),
        },
    }
