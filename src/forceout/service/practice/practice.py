"""What is kept of somebody's practice: the first try at each puzzle, a rating for each game, mistakes that come back.

All of it belongs to the pseudonym of a browser and goes with one request. It is shown to nobody else, but for a rating
that somebody shares with coaches, until they take that back.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.practice.catalogue.catalogue import Entry, catalogue_of
from forceout.practice.glicko import Rating, after_try
from forceout.practice.puzzle import Puzzle
from forceout.service.practice.mistakes import reviewed
from forceout.service.practice.rows import put
from forceout.service.practice.weeks import Weeks, weeks_of
from forceout.service.store.schema import (
    match_ratings,
    practice_mistakes,
    practice_people,
    practice_ratings,
    practice_set_tries,
    practice_tries,
    puzzle_ratings,
    shared_ratings,
)
from forceout.service.store.store import Store

OWN: Final = (
    practice_people,
    practice_ratings,
    match_ratings,
    practice_tries,
    practice_mistakes,
    practice_set_tries,
    shared_ratings,
)
"""What is deleted when somebody deletes their practice."""
FIRST_DEVIATION: Final = 150.0
"""How unsure the first difficulty of a puzzle is."""
MOST_DUE: Final = 50


class Tried(NamedTuple):
    """What became of a try: whether it was the first, and the rating before and after it where it counted."""

    is_first: bool
    before: Rating | None = None
    after: Rating | None = None


class Progress(NamedTuple):
    """What somebody has tried and solved: in all, by kind and by theme."""

    tried: int
    solved: int
    kinds: dict[str, tuple[int, int]]
    themes: dict[str, tuple[int, int]]
    weeks: Weeks
    seen: frozenset[str]


class Practice:
    """Practice of one service."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self.store = store
        self.clock = clock

    async def rating(self, person: str, game: str) -> Rating:
        """How strong somebody is at puzzles of a game."""
        async with self.store.reading() as connection:
            return await _rating(connection, person, game)

    async def share_rating(self, person: str, shares: bool) -> None:
        """Share one's rating at puzzles with coaches whose sets one works on, or take that back."""
        now = self.clock()

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(shared_ratings).where(shared_ratings.c.person == person))
            if shares:
                await connection.execute(insert(shared_ratings).values(person=person, since=now))

        await self.store.write(work)

    async def is_rating_shared(self, person: str) -> bool:
        """Whether somebody shares their rating with coaches."""
        query = select(shared_ratings.c.person).where(shared_ratings.c.person == person)
        async with self.store.reading() as connection:
            return await connection.scalar(query) is not None

    async def shared_ratings(self, persons: Iterable[str], game: str) -> dict[str, Rating]:
        """The ratings of those among some people who share theirs and have one."""
        mine = practice_ratings.c
        query = (
            select(mine.person, mine.rating, mine.deviation, mine.volatility)
            .join(shared_ratings, shared_ratings.c.person == mine.person)
            .where(mine.game == game, mine.person.in_([*persons]))
        )
        async with self.store.reading() as connection:
            rows = (await connection.execute(query)).all()
        return {row.person: Rating(row.rating, row.deviation, row.volatility) for row in rows}

    async def count_tried(self, person: str, game: str) -> int:
        """How many puzzles of a game somebody has tried."""
        mine = practice_tries.c
        query = select(func.count()).where(mine.person == person, mine.puzzle.startswith(game[0]))
        async with self.store.reading() as connection:
            return (await connection.scalar(query)) or 0

    async def tried(self, person: str, puzzle: Puzzle, is_solved: bool, *, is_rated: bool) -> Tried:
        """Write down a try; the first moves both ratings where it is rated, and a mistake is kept if that is wished."""
        now = self.clock()

        async def work(connection: AsyncConnection) -> Tried:
            mine = practice_tries.c
            known = select(mine.puzzle).where(mine.person == person, mine.puzzle == puzzle.id)
            is_first = (await connection.execute(known)).one_or_none() is None
            await self._keep_mistake(connection, person, puzzle.id, is_solved, now, is_first=is_first)
            if not is_first:
                return Tried(False)
            row = {"person": person, "puzzle": puzzle.id, "at": now, "is_solved": is_solved, "is_rated": is_rated}
            await connection.execute(insert(practice_tries).values(row))
            if not is_rated:
                return Tried(True)
            before = await _rating(connection, person, puzzle.position.game)
            against, tries, solved = await _puzzle_rating(connection, puzzle)
            after = after_try(before, against, is_solved)
            await _keep_rating(connection, person, puzzle.position.game, after.person)
            await _keep_puzzle(connection, puzzle.id, after.puzzle, tries + 1, solved + is_solved)
            return Tried(True, before, after.person)

        return await self.store.write(work)

    async def _keep_mistake(
        self, connection: AsyncConnection, person: str, puzzle: str, is_solved: bool, now: int, *, is_first: bool
    ) -> None:
        """What was missed comes back, if somebody wants that; and so does what came back, later each time."""
        mine = practice_mistakes.c
        this = (mine.person == person, mine.puzzle == puzzle)
        card = await connection.scalar(select(mine.card).where(*this))
        if card is None and (is_solved or not is_first or not await _keeps(connection, person)):
            return
        kept = reviewed(card, is_solved, now)
        if card is None:
            row = {"person": person, "puzzle": puzzle, "due": kept.due, "card": kept.card}
            await connection.execute(insert(practice_mistakes).values(row))
        else:
            await connection.execute(update(practice_mistakes).where(*this).values(due=kept.due, card=kept.card))

    async def keep_mistakes(self, person: str, keeps: bool) -> None:
        """Keep what is missed from now on, or keep nothing and forget what was kept."""

        async def work(connection: AsyncConnection) -> None:
            mine = practice_people.c.person == person
            changed = await connection.execute(update(practice_people).where(mine).values(keeps_mistakes=keeps))
            if changed.rowcount == 0:
                await connection.execute(insert(practice_people).values(person=person, keeps_mistakes=keeps))
            if not keeps:
                await connection.execute(delete(practice_mistakes).where(practice_mistakes.c.person == person))

        await self.store.write(work)

    async def mistakes(self, person: str) -> tuple[bool, list[str], int]:
        """Whether mistakes are kept, those that are due, the longest due first, and how many there are in all."""
        mine = practice_mistakes.c
        async with self.store.reading() as connection:
            keeps = await _keeps(connection, person)
            rows = (
                await connection.execute(select(mine.puzzle, mine.due).where(mine.person == person).order_by(mine.due))
            ).all()
        now = self.clock()
        return keeps, [row.puzzle for row in rows if row.due <= now][:MOST_DUE], len(rows)

    async def progress(self, person: str, prefix: str) -> Progress:
        """What somebody has tried of a catalogue, whose puzzles' names begin so."""
        mine = practice_tries.c
        async with self.store.reading() as connection:
            query = select(mine.puzzle, mine.at, mine.is_solved).where(mine.person == person)
            rows = (await connection.execute(query)).all()
        here = [row for row in rows if row.puzzle.startswith(prefix)]
        kinds: dict[str, tuple[int, int]] = {}
        themes: dict[str, tuple[int, int]] = {}
        for row in here:
            entry = _entry(row.puzzle)
            if entry is not None:
                _count(kinds, [entry.kind.value], row.is_solved)
                _count(themes, entry.themes, row.is_solved)
        weeks = weeks_of((row.at for row in rows), self.clock())
        solved = sum(bool(row.is_solved) for row in here)
        return Progress(len(here), solved, kinds, themes, weeks, frozenset(row.puzzle for row in here))

    async def forget(self, person: str) -> None:
        """Delete everything that is kept of somebody's practice; they stay, and so do their matches."""

        async def work(connection: AsyncConnection) -> None:
            for table in OWN:
                await connection.execute(delete(table).where(table.c.person == person))

        await self.store.write(work)


def _count(counts: dict[str, tuple[int, int]], names: Iterable[str], is_solved: bool) -> None:
    for name in names:
        tried, solved = counts.get(name, (0, 0))
        counts[name] = (tried + 1, solved + bool(is_solved))


def _entry(puzzle: str) -> Entry | None:
    catalogue = catalogue_of(puzzle)
    return None if catalogue is None else catalogue.entry(puzzle)


def _rating_of(row: Any, otherwise: Rating) -> Rating:
    return otherwise if row is None else Rating(row.rating, row.deviation, row.volatility)


async def _rating(connection: AsyncConnection, person: str, game: str) -> Rating:
    mine = practice_ratings.c
    query = select(mine.rating, mine.deviation, mine.volatility).where(mine.person == person, mine.game == game)
    return _rating_of((await connection.execute(query)).one_or_none(), Rating())


async def _puzzle_rating(connection: AsyncConnection, puzzle: Puzzle) -> tuple[Rating, int, int]:
    row = (await connection.execute(select(puzzle_ratings).where(puzzle_ratings.c.puzzle == puzzle.id))).one_or_none()
    first = Rating(float(puzzle.difficulty), FIRST_DEVIATION)
    return _rating_of(row, first), 0 if row is None else row.tries, 0 if row is None else row.solved


async def _keep_rating(connection: AsyncConnection, person: str, game: str, rating: Rating) -> None:
    mine = practice_ratings.c
    values = {"rating": rating.rating, "deviation": rating.deviation, "volatility": rating.volatility}
    where = (mine.person == person, mine.game == game)
    await put(connection, practice_ratings, where, {"person": person, "game": game}, values)


async def _keep_puzzle(connection: AsyncConnection, puzzle: str, rating: Rating, tries: int, solved: int) -> None:
    values = {
        "rating": rating.rating,
        "deviation": rating.deviation,
        "volatility": rating.volatility,
        "tries": tries,
        "solved": solved,
    }
    await put(connection, puzzle_ratings, (puzzle_ratings.c.puzzle == puzzle,), {"puzzle": puzzle}, values)


async def _keeps(connection: AsyncConnection, person: str) -> bool:
    mine = practice_people.c
    return bool(await connection.scalar(select(mine.keeps_mistakes).where(mine.person == person)))
