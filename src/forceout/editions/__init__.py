"""The editions: complete flat tables, and the few procedures that changed."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

from forceout.rules.game import Game
from forceout.rules.revision import LATEST, Revision


def find_game(game: str, edition: str | None = None, season: str = "even", revision: Revision = LATEST) -> Game | None:
    """A game in one edition, else the newest, as it was read at a revision; None when there is no such."""
    return _as_now(game, edition, season) if revision is LATEST else _under(game, edition, season, revision)


def _as_now(game: str, edition: str | None, season: str) -> Game | None:
    if game == "on-sets":
        from forceout.editions.on_sets_2014_15 import ON_SETS_GAME_2014_15
        from forceout.editions.on_sets_2026_27 import ON_SETS_GAME_2026_27

        return {None: ON_SETS_GAME_2026_27, "2026-27": ON_SETS_GAME_2026_27, "2014-15": ON_SETS_GAME_2014_15}.get(
            edition
        )
    if game == "equations" and edition in (None, "2015-16"):
        from forceout.editions.equations_2015_16 import Season
        from forceout.editions.equations_game_2015_16 import EQUATIONS_GAME_2015_16

        return EQUATIONS_GAME_2015_16[Season(season)] if season in ("even", "odd") else None
    return None


@lru_cache(maxsize=16)
def _under(game: str, edition: str | None, season: str, revision: Revision) -> Game | None:
    """The same game as an earlier release read its book."""
    found: Any = _as_now(game, edition, season)
    return None if found is None else replace(found, procedures=replace(found.procedures, revision=revision))
