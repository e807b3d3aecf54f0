"""Ratings of people from their matches: every pair at a table is a game (Glicko-2), against people and against bots
apart. They are worked out when somebody asks for their own, match after match in the order in which these ended, each
once; nobody is shown another's.
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import Final, NamedTuple

from sqlalchemy import and_, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.bots.levels import LEVELS
from forceout.games.registry import NAMES
from forceout.practice.glicko import Rating, after_match
from forceout.service.practice.rows import put
from forceout.service.store.schema import match_ratings, matches, people, rated_matches
from forceout.service.store.store import Store
from forceout.service.tables.summaries import NEVER_BEGUN, Summary, read_summary
from forceout.service.tables.table import OVER

AT_ONCE: Final = 100
"""Matches that are caught up with for one question."""
PEOPLE: Final = "people"
BOTS: Final = "bots"
BOT_DEVIATION: Final = 60.0
OF_BOTS: Final = {level: Rating(900.0 + 300.0 * place, BOT_DEVIATION) for place, level in enumerate(LEVELS)}
"""Bots do not learn: their ratings are set, each level above the one before, and are of bots alone."""


class MatchRating(NamedTuple):
    """How strong somebody is in matches of a game, against whom, and from how many matches that is known."""

    game: str
    against: str
    rating: Rating
    matches: int


class MatchRatings:
    """The ratings of one service's people."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, person: str) -> list[MatchRating]:
        """Somebody's own ratings, after all matches that are over have been counted."""
        # Another worker may count the same matches at this moment; what it has counted is read then.
        with suppress(IntegrityError):
            await self.store.write(_catch_up)
        async with self.store.reading() as connection:
            rows = (await connection.execute(select(match_ratings).where(match_ratings.c.person == person))).all()
        found = [
            MatchRating(row.game, row.against, Rating(row.rating, row.deviation, row.volatility), row.matches)
            for row in rows
        ]
        return sorted(found, key=lambda one: (NAMES.index(one.game), one.against != PEOPLE))


async def _catch_up(connection: AsyncConnection) -> None:
    is_new = and_(
        matches.c.status == OVER,
        matches.c.summary.is_not(None),
        matches.c.summary != NEVER_BEGUN,
        matches.c.id.not_in(select(rated_matches.c.match)),
    )
    query = select(matches.c.id, matches.c.summary).where(is_new).order_by(matches.c.changed_at, matches.c.id)
    for row in (await connection.execute(query.limit(AT_ONCE))).all():
        await connection.execute(insert(rated_matches).values(match=row.id))
        await _count(connection, read_summary(row.summary))


async def _count(connection: AsyncConnection, played: Summary) -> None:
    """Count one match: not where hints were given, or it was for practice."""
    points = played.points or played.totals
    if played.settings["has_hints"] or played.settings["is_practice"] or played.shakes == 0:
        return
    sat = {seat.name: seat.person or seat.away for seat in played.seats if seat.bot is None and seat.name in points}
    known = set(await connection.scalars(select(people.c.id).where(people.c.id.in_([*sat.values()]))))
    persons = {name: person for name, person in sat.items() if person is not None and person in known}
    bots = {seat.name: OF_BOTS[seat.bot] for seat in played.seats if seat.bot in OF_BOTS and seat.away is None}
    game: str = played.settings["game"]
    await _rate(connection, game, PEOPLE, persons, {}, points)
    for name, person in persons.items():
        # Against bots everybody plays alone, so that people who sit there too change nothing.
        await _rate(connection, game, BOTS, {name: person}, bots, points)


async def _rate(
    connection: AsyncConnection,
    game: str,
    against: str,
    persons: dict[str, str],
    bots: dict[str, Rating],
    points: Mapping[str, int],
) -> None:
    if len(persons) + len(bots) < 2:
        return
    mine = match_ratings.c
    own: dict[str, tuple[Rating, int]] = {}
    for name, person in persons.items():
        where = (mine.person == person, mine.game == game, mine.against == against)
        row = (await connection.execute(select(match_ratings).where(*where))).one_or_none()
        rating = Rating() if row is None else Rating(row.rating, row.deviation, row.volatility)
        own[name] = (rating, 0 if row is None else row.matches)
    before = {name: rating for name, (rating, _) in own.items()} | bots
    after = after_match(before, {name: points[name] for name in before}, fixed=bots)
    for name, person in persons.items():
        where = (mine.person == person, mine.game == game, mine.against == against)
        rating = after[name]
        values = {
            "rating": rating.rating,
            "deviation": rating.deviation,
            "volatility": rating.volatility,
            "matches": own[name][1] + 1,
        }
        await put(connection, match_ratings, where, {"person": person, "game": game, "against": against}, values)
