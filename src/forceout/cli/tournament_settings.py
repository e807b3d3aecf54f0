"""The settings of a new event: from a file, or from the options of the command."""

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING

from forceout.games.registry import NAMES_IN_WORDS

if TYPE_CHECKING:
    from forceout.tournament.settings import Settings

from forceout.cli.tournament_file import fail


def read_settings(file: Path) -> "Settings":
    """Settings from a file of JSON."""
    from forceout.tournament.codec import Unreadable, read
    from forceout.tournament.settings import Settings

    try:
        found: Settings = read(json.loads(file.read_text(encoding="utf-8")), Settings, "")
        return found
    except (OSError, ValueError, Unreadable) as why:
        fail(f"{file}: {why}")


def made_settings(
    title: str,
    date: str,
    divisions: list[str],
    games: list[str] | None,
    edition: str | None,
    rounds: int,
    seating: tuple[str, ...],
) -> "Settings":
    """Settings from the options: every division plays every game, with rankings of teams and schools."""
    from forceout.editions.registry import find_edition
    from forceout.games.registry import NAMES, title_of
    from forceout.tournament.settings import Award, Competition, Division, Ranking, Settings
    from forceout.tournament.tables import LETTERS

    competitions = []
    for number, division in enumerate(divisions):
        for game in games or [NAMES[0]]:
            found = find_edition(game, edition)
            if found is None:
                fail(f"There is no {game} {edition or ''}; there are {NAMES_IN_WORDS}.")
            competitions.append(
                Competition(
                    f"{division}-{game}",
                    division,
                    game,
                    found.year,
                    rounds,
                    found.seasons[0],
                    seating=seating,
                    first_letter=LETTERS[number * (len(LETTERS) // len(divisions))],
                    metrics=("match-points", "playoff"),
                )
            )
    ids = tuple(one.id for one in competitions)
    titles = {one.id: f"{one.division.capitalize()} {title_of(one.game)}" for one in competitions}
    rankings = (
        *(Ranking(f"teams-{one}", f"Teams, {titles[one]}", "team", (one,), "sum:5") for one in ids),
        Ranking("schools", "Schools", "school", ids, "sum:5"),
    )
    awards = tuple(Award(f"first-{one}", f"Players, {titles[one]}", "player", one, places=3) for one in ids)
    return Settings(
        title or "Tournament",
        date or time.strftime("%Y-%m-%d"),
        tuple(Division(one, one.capitalize(), one) for one in divisions),
        tuple(competitions),
        rankings,
        awards,
    )
