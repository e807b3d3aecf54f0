"""What a class did in its lessons, in counts that reward trying, never a ranking (expectations.md, row 32)."""

import csv
import io
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from json import loads
from typing import Any, Final

from sqlalchemy import select

from forceout.messages.message import Message
from forceout.practice.catalogue.catalogue import catalogue_of
from forceout.practice.puzzle import Puzzle
from forceout.rules import actions as do
from forceout.rules.match_state import StartShake
from forceout.service.practice.sets import own_lines, plain
from forceout.service.rooms.room import INSIDE, Room
from forceout.service.rooms.view_shapes import ReportStudent, ReportTheme, RoomReport
from forceout.service.rooms.views import given_view
from forceout.service.store.events import Event
from forceout.service.store.schema import practice_set_tries, practice_sets
from forceout.service.store.store import Store
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.tables import Tables

RIGHT: Final = 6
"""What a challenger has who was right (On-Sets VIII; Equations VIII)."""
PER_SHAKE: Final = 2
MOST_SHOWN: Final = 2
MINUTE: Final = 60_000
WELL: Final = ("solution-right", "challenge-right", "rejection-held")
LOOK_AT: Final = ("solution-wrong", "challenge-wrong", "rejection-failed")


@dataclass(slots=True)
class Tally:
    """What one student did."""

    shakes: int = 0
    done: Counter[str] = field(default_factory=Counter)
    """Solutions written, checks made and challenges tried, by their kind."""
    outcomes: Counter[str] = field(default_factory=Counter)
    puzzles: int = 0
    solved: int = 0
    practice: int = 0
    """Effort points of puzzles."""
    tried: Counter[str] = field(default_factory=Counter)
    """Puzzles by theme: tried, and below solved."""
    solved_of: Counter[str] = field(default_factory=Counter)
    played: dict[int, int] = field(default_factory=dict)
    """Shakes played to their end, by the number of the table."""

    @property
    def effort(self) -> int:
        """Two points for a shake that was played to its end, one for every Solution written, Solution checked and
        challenge tried, and those of the puzzles; nothing for being right."""
        return PER_SHAKE * self.shakes + self.done.total() + self.practice


COUNTED: Final[Mapping[type[do.Action], str]] = {
    do.Present: "written",
    do.Accept: "checked",
    do.Reject: "checked",
    do.Challenge: "challenged",
}


def tallied(
    events: Iterable[Event], live: LiveTable, labels: Mapping[str, str], tallies: Mapping[str, Tally], table: int = 0
) -> None:
    """Count what students did at one table; who sat where is followed through the log."""
    rows = () if live.match is None else live.match.rows
    sitting: dict[str, str | None] = {}
    playing: list[dict[str, str | None]] = []
    number = -1
    for event in events:
        said = event.said
        if said.kind == "seated":
            sitting[said.body["seat"]] = labels.get(said.body.get("who", ""))
        action = said.action
        if isinstance(action, StartShake):
            number += 1
            playing.append(dict(sitting))
        label = None if action is None else sitting.get(action.by)
        if action is None or label is None or label not in tallies:
            continue
        mine = tallies[label]
        kind = COUNTED.get(type(action))
        if kind is not None:
            mine.done[kind] += 1
        if isinstance(action, do.Present):
            mine.outcomes["solution-right"] += 1
        if isinstance(action, do.Reject):
            mine.outcomes["rejection-held" if said.is_upheld else "rejection-failed"] += 1
            writer = sitting.get(action.of) or ""
            if said.is_upheld and writer in tallies:
                tallies[writer].outcomes["solution-right"] -= 1
                tallies[writer].outcomes["solution-wrong"] += 1
        if isinstance(action, do.Challenge) and action.claim != "nothing" and 0 <= number < len(rows):
            is_right = rows[number].scores.get(action.by, 0) >= RIGHT
            mine.outcomes["challenge-right" if is_right else "challenge-wrong"] += 1
    for place, row in enumerate(rows):
        at_it = playing[place] if place < len(playing) else {}
        for one in at_it.values():
            if one is not None and one in tallies and not row.is_void:
                tallies[one].shakes += 1
                tallies[one].played[table] = tallies[one].played.get(table, 0) + 1


class Reports:
    """The reports of rooms."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables

    async def of(
        self,
        room: Room,
        labels: Mapping[str, str],
        names: Mapping[str, str],
        kept_until: int,
        now: int,
        lesson: int | None = None,
    ) -> RoomReport:
        """A lesson of a room, or all of them."""
        tables = [one for one in room.tables if lesson is None or one.lesson == lesson]
        by_person = {person: label for label, person in labels.items()}
        tallies = {label: Tally() for label in room.students}
        shakes = 0
        for one in tables:
            live = self.tables.at_hand(one.match) or await self.tables.find(one.match)
            tallied(await self.tables.log.after(one.match, 0), live, by_person, tallies, one.number)
            shakes += 0 if live.match is None else sum(not row.is_void for row in live.match.rows)
        themes = await self._practised([one.code for one in room.given], by_person, tallies)
        seated = {label for one in tables for label in one.students}
        shown = [
            label
            for label, one in room.students.items()
            if one.state == INSIDE or label in seated or tallies[label].puzzles
        ]
        began = room.began_at
        return {
            "room": room.id,
            "now": now,
            "kept_until": kept_until,
            "began_at": began,
            "minutes": 0 if began is None else max(1, ((room.ended_at or now) - began) // MINUTE),
            "lessons": room.lesson,
            "shakes": shakes,
            "puzzles": sum(one.puzzles for one in tallies.values()),
            "students": sorted(
                (_printed(label, names.get(labels.get(label, ""), ""), tallies[label]) for label in shown),
                key=lambda one: (one["name"], one["label"]),
            ),
            "themes": themes,
            "given": given_view(room),
        }

    async def _practised(
        self, codes: Sequence[str], by_person: Mapping[str, str], tallies: Mapping[str, Tally]
    ) -> list[ReportTheme]:
        """Count what was done with the sets that were given out; by theme, the least solved last."""
        if not codes:
            return []
        rows = practice_set_tries.c
        query = select(rows.person, rows.puzzle, rows.tries, rows.is_solved).where(rows.code.in_(codes))
        listed = select(practice_sets.c.puzzles).where(practice_sets.c.code.in_(codes))
        async with self.store.reading() as connection:
            found = (await connection.execute(query)).all()
            own = {
                name: line for one in await connection.scalars(listed) for name, line in own_lines(loads(one)).items()
            }
        tried: Counter[str] = Counter()
        solved: Counter[str] = Counter()
        for person, puzzle, tries, is_solved in found:
            label = by_person.get(person)
            if label is None or label not in tallies:
                continue
            mine = tallies[label]
            mine.puzzles += 1
            mine.solved += bool(is_solved)
            mine.practice += 1 + min(tries - 1, 2) + 2 * bool(is_solved)
            for theme in themes_of(puzzle, own):
                tried[theme] += 1
                solved[theme] += bool(is_solved)
                mine.tried[theme] += 1
                mine.solved_of[theme] += bool(is_solved)
        return shares(tried, solved)


def themes_of(puzzle: str, own: Mapping[str, str]) -> Sequence[str]:
    """The themes of a puzzle of a catalogue, or of one that a set alone has."""
    if puzzle in own:
        return Puzzle.read(own[puzzle]).themes
    catalogue = catalogue_of(puzzle)
    entry = None if catalogue is None else catalogue.entry(puzzle)
    return () if entry is None else entry.themes


def shares(tried: Mapping[str, int], solved: Mapping[str, int]) -> list[ReportTheme]:
    """What was solved of each theme, the least solved last."""
    order = sorted(tried, key=lambda one: (-solved.get(one, 0) / tried[one], one))
    return [{"theme": one, "solved": solved.get(one, 0), "tried": tried[one]} for one in order]


def _printed(label: str, name: str, tally: Tally) -> ReportStudent:
    def shown(kinds: Sequence[str]) -> list[dict[str, Any]]:
        counted = sorted(((tally.outcomes[one], one) for one in kinds if tally.outcomes[one] > 0), reverse=True)
        return [{"kind": kind, "count": count} for count, kind in counted[:MOST_SHOWN]]

    return {
        "label": label,
        "name": name,
        "effort": tally.effort,
        "shakes": tally.shakes,
        "puzzles": tally.puzzles,
        "solved": tally.solved,
        "well": shown(WELL),
        "look_at": shown(LOOK_AT),
        "written": tally.done["written"],
        "checked": tally.done["checked"],
        "challenged": tally.done["challenged"],
        "practice": tally.practice,
        "outcomes": {kind: tally.outcomes[kind] for kind in (*WELL, *LOOK_AT)},
        "themes": shares(tally.tried, tally.solved_of),
        "played": [{"table": table, "shakes": count} for table, count in sorted(tally.played.items())],
    }


def as_csv(report: RoomReport) -> str:
    """The report as a table for a spreadsheet: one row a student, by nickname."""
    out = io.StringIO()
    writer = csv.writer(out)
    columns = ("player", "effort", "shakes", "puzzles", "solved", *WELL, *LOOK_AT)
    writer.writerow([str(Message("report-column", column=one)) for one in columns])
    for one in report["students"]:
        cells = [one["outcomes"].get(kind, 0) for kind in (*WELL, *LOOK_AT)]
        writer.writerow(
            [plain(one["name"]), one["effort"], one["shakes"], one["puzzles"], one["solved"], *cells],
        )
    return out.getvalue()
