"""The editions: complete flat tables, and the few procedures that changed."""

from forceout.rules.game import Game


def find_game(game: str, edition: str | None = None, season: str = "even") -> Game | None:
    """A game in one edition, the newest when none is named; None when there is no such."""
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
