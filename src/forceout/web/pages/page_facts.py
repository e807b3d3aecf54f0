"""What a page knows of the editions before it asks: which there are, and how a table's own one speaks."""

import json
from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

from forceout.editions.registry import editions_of
from forceout.games.registry import NAMES
from forceout.rules.cited_sections import EditionFacts, edition_facts
from forceout.web.pages.content_shapes import GameChoices
from forceout.web.pages.rule_contents import DIVISIONS, find

SCHOOL_YEAR_BEGINS: Final = 8
"""The month."""


@lru_cache(maxsize=32)
def facts_of(game: str, edition: str) -> EditionFacts:
    """What the edition of a table calls things, and where it speaks of them."""
    return edition_facts(find(game, edition, None))


def game_choices(now: int) -> list[GameChoices]:
    """Every game with what can be chosen for its tables; `now` is in milliseconds."""
    year = school_year(datetime.fromtimestamp(now / 1000, UTC))
    return [_choices(game, year) for game in NAMES]


def _choices(game: str, year: int) -> GameChoices:
    editions = editions_of(game)
    current = editions[0].season_in(year)
    seasons = [one for one in editions[0].seasons if one is not None]
    return GameChoices(
        game=game,
        divisions=list(DIVISIONS),
        editions=[one.year for one in editions],
        seasons=sorted(seasons, key=lambda one: one != current),
        has_cards=find(game, editions[0].year, None).has_cards,
    )


def school_year(today: datetime) -> int:
    """The year in which the school year of a day began."""
    return today.year - (today.month < SCHOOL_YEAR_BEGINS)


def as_text(facts: object) -> str:
    """Facts as they stand in a page."""
    return json.dumps(facts, ensure_ascii=False, separators=(",", ":"))
