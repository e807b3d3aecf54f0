"""The editions: the only list of them, each with its game, its year and the seasons it is played in.

An edition is a module beside this one that holds `GAMES`, the game as that book has it for each season; it is imported
when it is first asked for.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Final

from forceout.rules.game import Game

YEAR_ROUND: Final = (None,)
"""The seasons of a book that has none."""


@dataclass(frozen=True, slots=True)
class ListedEdition:
    """One year's rulebook of one game."""

    game: str
    year: str
    module: str
    seasons: tuple[str | None, ...] = YEAR_ROUND
    """The seasons whose lists of variations alternate, the first the one that is meant where none is said."""

    def game_of(self, season: str | None) -> Game | None:
        """The game in one season; where the book has none, whatever season is said."""
        games: Mapping[str | None, Game] = import_module(f"{__package__}.{self.module}").GAMES
        return games.get(None if self.seasons == YEAR_ROUND else season or self.seasons[0])

    def season_in(self, begins: int) -> str | None:
        """The season that is played in the school year that begins in a year: the first one in the book's own year."""
        return self.seasons[(begins - int(self.year[:4])) % len(self.seasons)]


EDITIONS: Final = (
    ListedEdition("on-sets", "2026-27", "on_sets_2026_27"),
    ListedEdition("on-sets", "2014-15", "on_sets_2014_15"),
    ListedEdition("equations", "2015-16", "equations_game_2015_16", seasons=("even", "odd")),
)
"""The newest of each game first."""


def editions_of(game: str) -> tuple[ListedEdition, ...]:
    """The editions of a game, the newest first; none when there is no such game."""
    return tuple(one for one in EDITIONS if one.game == game)


def years_of(game: str) -> tuple[str, ...]:
    """What the editions of a game are called, the newest first."""
    return tuple(one.year for one in editions_of(game))


def find_edition(game: str, year: str | None = None) -> ListedEdition | None:
    """An edition by its year, else the newest; None when there is no such."""
    return next((one for one in editions_of(game) if year in (None, one.year)), None)


def seasons_of(game: str) -> tuple[str, ...]:
    """Every season that a game is played in; none where all years play the same lists."""
    return tuple(dict.fromkeys(season for one in editions_of(game) for season in one.seasons if season is not None))
