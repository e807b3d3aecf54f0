"""Players from a CSV file: columns matched, every bad row named with what would mend it, and nothing half imported."""

import csv
import io
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from forceout.messages.message import Message
from forceout.rules.frozen import replace
from forceout.tournament.acts import Import
from forceout.tournament.exchange.csv_columns import delimiter_of, matched_columns, slug
from forceout.tournament.exchange.csv_known import known_already
from forceout.tournament.exchange.csv_problems import (
    CHANGED,
    DROP,
    MOST_ROWS,
    STOPS,
    Problem,
    Row,
    Settlement,
    cell_problems,
    division_problems,
    id_problems,
    level_of,
    number_problems,
    repetitions,
    school_problems,
    team_problems,
)
from forceout.tournament.people import Player, School, Team
from forceout.tournament.state import EventState

LARGEST_FILE: Final = 2_000_000
FIRST_SHOWN: Final = 4
MOST_SHOWN: Final = 60
MARK: Final = "\ufeff"
"""What says at the beginning of a file that it is UTF-8."""
GUARD: Final = re.compile(r"^'(?=[=+@\t-])")
"""What our own files put before a text that a spreadsheet would take for a formula."""


@dataclass(frozen=True, slots=True)
class ImportReading:
    """A file as it was read: which column is which, what is wrong, and what would come of it."""

    columns: Mapping[str, str]
    unused: tuple[str, ...]
    rows: int
    problems: tuple[Problem, ...]
    act: Import | None
    """Nothing while something stops."""
    names: Mapping[str, str]
    """What the players are called, for outside the log."""
    heading: tuple[str, ...] = ()
    matched: Mapping[str, int] = field(default_factory=dict)
    """Which column is which, by its place."""
    shown: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    """The first rows as they stand in the file, and those with something wrong."""


def read_players(
    text: str,
    state: EventState,
    settled: Mapping[int, Settlement] | None = None,
    columns: Mapping[str, int] | None = None,
    known: Mapping[str, str] | None = None,
    *,
    keeps_names: bool = True,
) -> ImportReading:
    """Read a file of players for an event; known is what those are called who are in it already."""
    settled = settled or {}
    if len(text) > LARGEST_FILE:
        return _unreadable(Message("a-file-has-at-most-so-many-characters", most=LARGEST_FILE))
    try:
        read = csv.reader(io.StringIO(text.removeprefix(MARK)), delimiter=delimiter_of(text), strict=True)
        lines = [[GUARD.sub("", cell) for cell in line] for line in read]
    except csv.Error:
        return _unreadable(Message("the-file-is-no-table-of-cells"))
    numbered = [(number, line) for number, line in enumerate(lines, 1) if any(cell.strip() for cell in line)]
    if len(numbered) < 2:
        return _unreadable(Message("the-file-has-no-players"))
    if len(numbered) > MOST_ROWS:
        return _unreadable(Message("a-file-has-at-most-so-many-rows", most=MOST_ROWS))
    heading = numbered[0][1]
    titles = [title for one in state.settings.divisions for title in (one.id, one.title, one.level)]
    matched = dict(columns) if columns else matched_columns(heading, [line for _, line in numbered[1:]], titles)
    problems: list[Problem] = []
    rows = []
    for number, line in numbered[1:]:
        cells = {name: " ".join(line[at].split()) if at < len(line) else "" for name, at in matched.items()}
        settlement = settled.get(number)
        if settlement is not None:
            cells.update({name: " ".join(value.split()) for name, value in settlement.cells.items()})
        row = Row(number, cells, is_dropped=settlement is not None and settlement.do == DROP)
        if not row.is_dropped:
            problems.extend(cell_problems(row, len(line), len(heading)))
        rows.append(row)
    kept = [row for row in rows if not row.is_dropped]
    problems.extend(division_problems(kept, state.settings))
    problems.extend(school_problems(kept))
    problems.extend(number_problems(kept))
    problems.extend(repetitions(kept, settled))
    problems.extend(known_already(kept, settled, state, known or {}, keeps_names=keeps_names))
    kept = [row for row in kept if not row.is_dropped]
    problems.extend(team_problems(kept, state))
    problems.extend(id_problems(kept, state))
    # A change must not be lost among a thousand rows that are here already.
    problems.sort(key=lambda one: (one.kind != STOPS, one.code != CHANGED, one.row))
    by_heading = {name: heading[at] if at < len(heading) else "" for name, at in matched.items()}
    unused = tuple(cell for at, cell in enumerate(heading) if at not in matched.values())
    wrong = set(sorted({one.row for one in problems})[:MOST_SHOWN])
    shown = {
        number: tuple(line)
        for place, (number, line) in enumerate(numbered[1:])
        if place < FIRST_SHOWN or number in wrong
    }
    act: Import | None = None
    names: dict[str, str] = {}
    if kept and not any(one.kind == STOPS for one in problems):
        act, names = _made(kept, state, "group" in matched)
    whole = tuple(heading)
    return ImportReading(by_heading, unused, len(rows), tuple(problems), act, names, whole, matched, shown)


def _unreadable(words: Message) -> ImportReading:
    return ImportReading({}, (), 0, (Problem(STOPS, "file", 0, None, words),), None, {})


def _made(rows: Sequence[Row], state: EventState, has_groups: bool) -> tuple[Import, dict[str, str]]:
    schools = {one.title.lower(): one for one in state.schools.values()}
    teams = {(one.title.lower(), one.school, one.division): one for one in state.teams.values()}
    new_schools: list[School] = []
    new_teams: list[Team] = []
    players: list[Player] = []
    names: dict[str, str] = {}
    school_ids, team_ids = set(state.schools), set(state.teams)
    taken = set(state.players) | {row.cells["number"] for row in rows if row.cells.get("number")}
    following = len(state.players)
    for row in rows:
        title = row.cells["school"]
        school = schools.get(title.lower())
        if school is None:
            school = School(_free(slug(title), school_ids), title)
            schools[title.lower()] = school
            new_schools.append(school)
        team = None
        if row.cells.get("team"):
            key = (row.cells["team"].lower(), school.id, row.division)
            team = teams.get(key)
            if team is None:
                team = Team(_free(slug(row.cells["team"]), team_ids), row.cells["team"], school.id, row.division)
                teams[key] = team
                new_teams.append(team)
        if row.player:
            players.append(_changed(state.players[row.player], row, school, team))
            if row.cells.get("name"):
                names[row.player] = row.cells["name"]
            continue
        player_id = row.cells.get("number", "")
        while not player_id or (player_id in taken and not row.cells.get("number")):
            following += 1
            player_id = f"p{following:04}"
        taken.add(player_id)
        group = slug(row.cells["group"]) if has_groups and row.cells.get("group") else school.id
        players.append(
            Player(
                player_id,
                row.division,
                school.id,
                None if team is None else team.id,
                group,
                int(row.cells["seed"]) if row.cells.get("seed") else None,
                level_of(row.cells["level"]) if row.cells.get("level") else None,
            )
        )
        if row.cells.get("name"):
            names[player_id] = row.cells["name"]
    return Import(tuple(new_schools), tuple(new_teams), tuple(players)), names


def _changed(player: Player, row: Row, school: School, team: Team | None) -> Player:
    """A player as a row says, where the file has a column for it."""
    level = row.cells.get("level")
    group = school.id if player.group == player.school else player.group
    return replace(
        player,
        division=row.division,
        school=school.id,
        team=(None if team is None else team.id) if "team" in row.cells else player.team,
        group=slug(row.cells["group"]) if row.cells.get("group") else group,
        seed=(int(row.cells["seed"]) if row.cells["seed"] else None) if "seed" in row.cells else player.seed,
        level=player.level if level is None else level_of(level),
        competitions=player.competitions if row.division == player.division else (),
    )


def _free(wanted: str, taken: set[str]) -> str:
    name, number = wanted, 1
    while name in taken:
        number += 1
        name = f"{wanted}-{number}"
    taken.add(name)
    return name
