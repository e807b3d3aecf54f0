"""Sets of puzzles that a coach puts together: a code that is read out, who tried, who solved, and as CSV."""

import csv
import io
import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from forceout.messages.message import Message
from forceout.practice.catalogue.catalogue import catalogue_of
from forceout.service.errors import BadRequest, NotFound
from forceout.service.people.people import DAY, People
from forceout.service.store.schema import practice_set_tries, practice_sets
from forceout.service.store.store import Store

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Without those that are taken for one another."""
CODE_LENGTH: Final = 6
OF_SET: Final = "-"
"""Stands in the name of a puzzle between the code of the set that it is in alone and its place there."""
MOST_PUZZLES: Final = 40
KEPT_DAYS: Final = 60
MOST_SETS: Final = 200
"""Sets that one person may have at a time."""


class PracticeSet(NamedTuple):
    """A set of puzzles."""

    code: str
    owner: str
    puzzles: tuple[str, ...]
    expires_at: int
    own: Mapping[str, str] = {}
    """The lines of puzzles that are in no catalogue but in this set alone, by their names."""


class Result(NamedTuple):
    """What one person did with one puzzle of a set."""

    person: str
    puzzle: str
    tries: int
    is_solved: bool
    is_first_solved: bool


class Report(NamedTuple):
    """A set as its coach sees it: nicknames, results, and effort points, which reward trying."""

    names: dict[str, str]
    results: tuple[Result, ...]
    effort: dict[str, int]


class Sets:
    """The sets of one service."""

    def __init__(self, store: Store, people: People, clock: Callable[[], int]) -> None:
        self.store = store
        self.people = people
        self.clock = clock

    async def make(self, owner: str, puzzles: Sequence[str]) -> PracticeSet:
        """A new set; raises BadRequest where there is no such puzzle, or there are too many."""
        chosen = tuple(dict.fromkeys(puzzles))
        if not 0 < len(chosen) <= MOST_PUZZLES:
            raise BadRequest(Message("a-set-has-one-to-most-puzzles", most=MOST_PUZZLES))
        for name in chosen:
            catalogue = catalogue_of(name)
            if catalogue is None or catalogue.entry(name) is None:
                raise BadRequest(Message("there-is-no-puzzle-of-that-name", name=repr(name[:20])))
        made = PracticeSet(_new_code(), owner, chosen, self.clock() + KEPT_DAYS * DAY)
        await self._keep(made, chosen)
        return made

    async def make_own(self, owner: str, lines: Sequence[str]) -> PracticeSet:
        """A new set of puzzles that are in no catalogue: each is named by the set's code and its place."""
        if not 0 < len(lines) <= MOST_PUZZLES:
            raise BadRequest(Message("a-set-has-one-to-most-puzzles", most=MOST_PUZZLES))
        code = _new_code()
        puzzles = [{**json.loads(line), "id": f"{code}{OF_SET}{place}"} for place, line in enumerate(lines, 1)]
        names = tuple(str(one["id"]) for one in puzzles)
        made = PracticeSet(code, owner, names, self.clock() + KEPT_DAYS * DAY, own_lines(puzzles))
        await self._keep(made, puzzles)
        return made

    async def _keep(self, made: PracticeSet, puzzles: Sequence[Any]) -> None:
        owner, now = made.owner, self.clock()

        async def work(connection: AsyncConnection) -> None:
            mine = (await connection.scalars(select(practice_sets.c.code).where(practice_sets.c.owner == owner))).all()
            if len(mine) >= MOST_SETS:
                raise BadRequest(Message("you-have-very-many-sets"))
            row = {
                "code": made.code,
                "owner": owner,
                "puzzles": json.dumps(puzzles, ensure_ascii=False),
                "created_at": now,
                "expires_at": made.expires_at,
            }
            await connection.execute(insert(practice_sets).values(row))

        await self.store.write(work)

    async def find(self, code: str) -> PracticeSet:
        """The set of a code; raises NotFound."""
        async with self.store.reading() as connection:
            query = select(practice_sets).where(practice_sets.c.code == code.strip().upper())
            row = (await connection.execute(query)).one_or_none()
        if row is None or row.expires_at <= self.clock():
            raise NotFound(Message("there-is-no-set-of-that-code"))
        listed = json.loads(row.puzzles)
        return PracticeSet(row.code, row.owner, names_of(listed), row.expires_at, own_lines(listed))

    async def own_puzzle(self, name: str) -> str | None:
        """The line of a puzzle that is in a set alone; None where there is none of that name."""
        code, mark, _ = name.partition(OF_SET)
        if not mark:
            return None
        try:
            return (await self.find(code)).own.get(name)
        except NotFound:
            return None

    async def tried(self, code: str, person: str, puzzle: str, is_solved: bool) -> None:
        """Write down a try at a puzzle of a set; a code that does not hold the puzzle changes nothing."""
        found = await self.find(code)
        if puzzle not in found.puzzles:
            return
        mine = practice_set_tries.c

        async def work(connection: AsyncConnection) -> None:
            this = (mine.code == found.code, mine.person == person, mine.puzzle == puzzle)
            row = (await connection.execute(select(mine.tries, mine.is_solved).where(*this))).one_or_none()
            if row is None:
                values = {"tries": 1, "is_solved": is_solved, "is_first_solved": is_solved}
                key = {"code": found.code, "person": person, "puzzle": puzzle}
                await connection.execute(insert(practice_set_tries).values({**key, **values}))
            else:
                values = {"tries": row.tries + 1, "is_solved": row.is_solved or is_solved}
                await connection.execute(update(practice_set_tries).where(*this).values(values))

        await self.store.write(work)

    async def report(self, code: str, owner: str) -> tuple[PracticeSet, Report]:
        """Who did what; raises NotFound for whoever has not made the set."""
        found = await self.find(code)
        if found.owner != owner:
            raise NotFound(Message("there-is-no-set-of-that-code"))
        mine = practice_set_tries.c
        async with self.store.reading() as connection:
            query = select(mine.person, mine.puzzle, mine.tries, mine.is_solved, mine.is_first_solved)
            rows = await connection.execute(query.where(mine.code == found.code).order_by(mine.person, mine.puzzle))
            results = tuple(Result(*row) for row in rows)
        names = await self.people.names({one.person for one in results})
        effort = {person: sum(_effort(one) for one in results if one.person == person) for person in names}
        return found, Report(names, results, effort)


def _new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def names_of(listed: Sequence[Any]) -> tuple[str, ...]:
    """The puzzles of a set by their names: those of a catalogue stand there as names, its own as they are."""
    return tuple(one if isinstance(one, str) else str(one["id"]) for one in listed)


def own_lines(listed: Sequence[Any]) -> dict[str, str]:
    """The lines of a set's own puzzles."""
    return {
        str(one["id"]): json.dumps(one, ensure_ascii=False, separators=(",", ":"))
        for one in listed
        if not isinstance(one, str)
    }


def _effort(result: Result) -> int:
    """Points for trying, for staying with it, and for solving: never less for a harder way."""
    return 1 + min(result.tries - 1, 2) + 2 * result.is_solved


def _when(result: Result) -> str:
    """Whether a puzzle was solved at first, later, or not."""
    return "first" if result.is_first_solved else "later" if result.is_solved else "no"


def as_csv(found: PracticeSet, report: Report) -> str:
    """The report as a table for a spreadsheet: one row a player, one column a puzzle."""
    by_place = {(one.person, one.puzzle): one for one in report.results}
    out = io.StringIO()
    writer = csv.writer(out)
    columns = [str(Message("report-column", column=one)) for one in ("player", "effort", "tried", "solved")]
    writer.writerow([*columns, *found.puzzles])
    for person in sorted(report.names, key=lambda one: report.names[one]):
        mine = [by_place.get((person, puzzle)) for puzzle in found.puzzles]
        cells = ["" if one is None else str(Message("report-cell", cell=_when(one))) for one in mine]
        tried, solved = sum(one is not None for one in mine), sum(one is not None and one.is_solved for one in mine)
        writer.writerow([plain(report.names[person]), report.effort[person], tried, solved, *cells])
    return out.getvalue()


def plain(name: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{name}" if name[:1] in "=+-@\t\r" else name
