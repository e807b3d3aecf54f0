"""The editions: complete flat tables, and the few procedures that changed."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

from forceout.editions.registry import find_edition
from forceout.rules.game import Game
from forceout.rules.revision import LATEST, Revision


def find_game(
    game: str, edition: str | None = None, season: str | None = None, revision: Revision = LATEST
) -> Game | None:
    """A game in one edition, else the newest, as it was read at a revision; None when there is no such."""
    if revision is not LATEST:
        return _under(game, edition, season, revision)
    listed = find_edition(game, edition)
    return None if listed is None else listed.game_of(season)


@lru_cache(maxsize=16)
def _under(game: str, edition: str | None, season: str | None, revision: Revision) -> Game | None:
    """The same game as an earlier release read its book."""
    found: Any = find_game(game, edition, season)
    return None if found is None else replace(found, procedures=replace(found.procedures, revision=revision))
