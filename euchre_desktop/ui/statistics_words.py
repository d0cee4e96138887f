"""How are figures put into words, in tables and in files?"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from euchre_desktop.ai.player import Level
from euchre_desktop.app.statistics.counting import Bids, Figures, bids, by, figures
from euchre_desktop.app.statistics.games import CHANGED, PlayedGame
from euchre_desktop.ui.value_texts import preset_names

Rows = list[list[str]]


class StatisticsWords(QObject):
    """Headings and cells."""

    def figure_headings(self) -> list[str]:
        return [
            self.tr("Games of"),
            self.tr("Games"),
            self.tr("Won"),
            self.tr("Win rate (95 %)"),
            self.tr("Points a deal, you : they"),
            self.tr("Loss a decision"),
            self.tr("Now"),
            self.tr("Longest won"),
            self.tr("Longest lost"),
        ]

    def figure_rows(self, games: Sequence[PlayedGame]) -> Rows:
        """All games, and then by players, settings and level."""
        rows = [self._figures(self.tr("all kinds"), figures(games))]
        kinds: tuple[Callable[[PlayedGame], str], ...] = (self._players, self._preset, self._level)
        for kind in kinds:
            groups = by(games, kind)
            rows += [self._figures(name, figures(groups[name])) for name in sorted(groups)]
        return rows

    def bid_headings(self) -> list[str]:
        return [
            self.tr("Deals"),
            self.tr("Played"),
            self.tr("You made trump"),
            self.tr("Made it"),
            self.tr("Marches"),
            self.tr("Euchred"),
            self.tr("Loners (marches)"),
            self.tr("Defended"),
            self.tr("Euchres"),
            self.tr("Alone against (won)"),
            self.tr("Points a deal"),
        ]

    def bid_rows(self, games: Sequence[PlayedGame]) -> Rows:
        """All deals, by round, and by seat for each number of players."""
        deals = [deal for game in games for deal in game.deals]
        rows = [self._bids(self.tr("all"), bids(deals))]
        for number, name in ((1, self.tr("first round")), (2, self.tr("second round"))):
            rows.append(
                self._bids(name, bids(deal for deal in deals if deal.bidding_round == number))
            )
        for players, group in sorted(by(games, lambda game: game.players).items()):
            own = [deal for game in group for deal in game.deals]
            for place in range(players):
                here = [deal for deal in own if deal.place == place]
                rows.append(self._bids(self._place(place, players), bids(here)))
        return rows

    def game_headings(self) -> list[str]:
        return [
            self.tr("Date"),
            self.tr("Game"),
            self.tr("Players"),
            self.tr("Result"),
            self.tr("Score"),
            self.tr("Remarks"),
        ]

    def game_row(self, game: PlayedGame) -> list[str]:
        won = self.tr("won") if game.share == 1 else self.tr("shared") if game.share else ""
        remarks = []
        if game.hints == 1:
            remarks.append(self.tr("one hint"))
        elif game.hints:
            remarks.append(self.tr("{number} hints").format(number=game.hints))
        if game.undone == 1:
            remarks.append(self.tr("once taken back"))
        elif game.undone:
            remarks.append(self.tr("{number} times taken back").format(number=game.undone))
        return [
            game.at.astimezone().strftime("%Y-%m-%d %H:%M"),
            self._preset(game),
            ", ".join(game.names),
            won or self.tr("lost"),
            " : ".join(map(str, game.scores)),
            ", ".join(remarks),
        ]

    def _figures(self, name: str, found: Figures) -> list[str]:
        rate = found.rate
        loss = f"{found.loss:.3f}".replace("-", "\u2212") if found.judged else "\u2013"
        return [
            name,
            str(found.games),
            f"{found.won:g}",
            self.tr("{share} % ({low}\u2013{high})").format(
                share=f"{100 * rate.share:.0f}",
                low=f"{100 * rate.low:.0f}",
                high=f"{100 * rate.high:.0f}",
            ),
            f"{found.points:.2f} : {found.points_against:.2f}",
            loss,
            self._streak(found.streak),
            str(found.longest_won),
            str(found.longest_lost),
        ]

    def _streak(self, streak: int) -> str:
        if streak > 0:
            return self.tr("{number} won").format(number=streak)
        return self.tr("{number} lost").format(number=-streak) if streak else ""

    def _bids(self, name: str, found: Bids) -> list[str]:
        return [
            name,
            str(found.deals),
            str(found.made_by_me),
            str(found.made),
            str(found.marches),
            str(found.euchred),
            f"{found.loners} ({found.lone_marches})",
            str(found.defended),
            str(found.euchres),
            f"{found.lone_defenses} ({found.lone_defenses_won})",
            f"{found.points:+.2f}".replace("-", "\u2212"),
        ]

    def _players(self, game: PlayedGame) -> str:
        return self.tr("{number} players").format(number=game.players)

    def _preset(self, game: PlayedGame) -> str:
        if game.preset == CHANGED:
            return self.tr("{number} players, changed rules").format(number=game.players)
        return preset_names()[game.preset]

    def _level(self, game: PlayedGame) -> str:
        names = {
            Level.BEGINNER: self.tr("against beginners"),
            Level.CASUAL: self.tr("against casual players"),
            Level.STRONG: self.tr("against strong players"),
            Level.EXPERT: self.tr("against experts"),
        }
        return self.tr("against mixed players") if game.level is None else names[game.level]

    def _place(self, place: int, players: int) -> str:
        if place == players - 1:
            return self.tr("{players} players, you deal").format(players=players)
        names = {
            0: self.tr("{players} players, left of the dealer"),
            1: self.tr("{players} players, second to speak"),
            2: self.tr("{players} players, third to speak"),
        }
        return names[place].format(players=players)


def as_csv(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The table as comma-separated values with one line of headings."""
    written = io.StringIO()
    writer = csv.writer(written, lineterminator="\r\n")
    writer.writerow(headings)
    writer.writerows(rows)
    return written.getvalue()
