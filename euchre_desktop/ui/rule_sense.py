"""Which house rules mean nothing in this game, and why?"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

Values = Mapping[str, object]


def idle_reason(setting: str, values: Values) -> str | None:
    """Why `setting` changes nothing beside the other `values`; None if it counts."""
    tr = QCoreApplication.translate
    players = values["players"]
    if setting == "dummy" and players != 3:
        return tr("RuleSense", "Only three players have a dummy.")
    if setting == "defend_alone" and players == 2:
        return tr("RuleSense", "With two players a defender has no partner to do without.")
    if setting == "canadian_loner" and players != 4:
        return tr("RuleSense", "Only with four players does the dealer have a partner.")
    if setting == "tie" and players != 3:
        return tr("RuleSense", "Only with three players can two reach the end together.")
    if setting == "upturned_joker" and not values["joker"]:
        return tr("RuleSense", "There is no joker in this game.")
    return _idle_alone(setting, values)


def _idle_alone(setting: str, values: Values) -> str | None:
    tr = QCoreApplication.translate
    maker = values["maker_alone"] or values["canadian_loner"]
    if setting == "lone_march_points" and not maker:
        return tr("RuleSense", "The maker may not play alone in this game.")
    if setting.startswith("lone_defender") and not values["defend_alone"]:
        return tr("RuleSense", "A defender may not play alone in this game.")
    if setting == "alone_lead" and not (maker or values["defend_alone"]):
        return tr("RuleSense", "Nobody may play alone in this game.")
    return None
