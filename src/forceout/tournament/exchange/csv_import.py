"""Players from a CSV file: columns matched, every bad row named with what would mend it, and nothing half imported."""

import csv
import io
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from forceout.messages.message import Message
from forceout.rules.vocabulary import Division as Level
from forceout.tournament.acts import Import
from forceout.tournament.exchange.csv_columns import delimiter_of, matched_columns
from forceout.tournament.people import Player, School, Team
from forceout.tournament.settings import Settings, is_plain_id
from forceout.tournament.state import EventState
from forceout.tournament.verifying_people import MOST_OF_A_TEAM

STOPS: Final = "stops"
ASKS: Final = "asks"
LARGEST_FILE: Final = 2_000_000
MOST_ROWS: Final = 5_000
LONGEST_CELL: Final = 120
FIRST_SHOWN: Final = 4
MOST_SHOWN: Final = 60
DROP: Final = "drop"
KEEP: Final = "keep"
HIGHEST_GRADES: Final = {Level.ELEMENTARY: 6, Level.MIDDLE: 8, Level.JUNIOR: 10, Level.SENIOR: 12}
ROMAN: Final = {"i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5}


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a row: it stops the import, or a proposal is taken unless somebody says otherwise."""

    kind: str
    code: str
    row: int
    column: str | None
    words: Message
    proposal: str | None = None


@dataclass(frozen=True, slots=True)
class Settlement:
    """What somebody decided about a row: to drop it, to keep it as it is, or what belongs in its cells."""

    do: str = KEEP
    cells: Mapping[str, str] = field(default_factory=dict)


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


@dataclass(slots=True)
class _Row:
    number: int
    cells: dict[str, str]
    division: str = ""
    is_dropped: bool = False


def read_players(
    text: str,
    state: EventState,
    settled: Mapping[int, Settlement] | None = None,
    columns: Mapping[str, int] | None = None,
    known: Mapping[str, str] | None = None,
) -> ImportReading:
    """Read a file of players for an event; known is what those are called who are in it already."""
    settled = settled or {}
    if len(text) > LARGEST_FILE:
        return _unreadable(Message("a-file-has-at-most-so-many-characters", most=LARGEST_FILE))
    try:
        lines = list(csv.reader(io.StringIO(text.removeprefix("\ufeff")), delimiter=delimiter_of(text), strict=True))
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
        row = _Row(number, cells, is_dropped=settlement is not None and settlement.do == DROP)
        if not row.is_dropped:
            problems.extend(_cell_problems(row, len(line), len(heading)))
        rows.append(row)
    kept = [row for row in rows if not row.is_dropped]
    problems.extend(_division_problems(kept, state.settings))
    problems.extend(_school_problems(kept))
    problems.extend(_number_problems(kept))
    problems.extend(_repetitions(kept, settled))
    problems.extend(_known_already(kept, settled, state, known or {}))
    kept = [row for row in kept if not row.is_dropped]
    problems.extend(_team_problems(kept))
    problems.extend(_id_problems(kept, state))
    problems.sort(key=lambda one: (one.kind != STOPS, one.row))
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


def _cell_problems(row: _Row, width: int, due: int) -> Iterator[Problem]:
    if width > due:
        yield Problem(STOPS, "too-many-cells", row.number, None, Message("a-row-has-too-many-cells", row=row.number))
    for name, cell in row.cells.items():
        if len(cell) > LONGEST_CELL or any(not one.isprintable() for one in cell):
            yield Problem(
                STOPS, "cell", row.number, name, Message("a-cell-cannot-be-read", row=row.number, column=name)
            )
    if "name" in row.cells and not row.cells["name"]:
        yield Problem(STOPS, "no-name", row.number, "name", Message("a-row-has-no-name", row=row.number))


def _division_problems(rows: Sequence[_Row], settings: Settings) -> Iterator[Problem]:
    for row in rows:
        said = row.cells.get("division", "")
        found = find_division(said, settings)
        if found is not None:
            row.division = found
            continue
        by_grade = division_of_grade(said or row.cells.get("grade", ""), settings)
        if by_grade is not None:
            row.division = by_grade
            if said:
                words = Message("a-grade-stands-for-a-division", row=row.number, said=said, division=by_grade)
                yield Problem(ASKS, "grade", row.number, "division", words, by_grade)
        elif not said and len(settings.divisions) == 1:
            row.division = settings.divisions[0].id
        else:
            words = Message("a-row-has-no-known-division", row=row.number, said=said or "–")
            yield Problem(STOPS, "division", row.number, "division", words)


def find_division(said: str, settings: Settings) -> str | None:
    """The division that is meant: by its id, its title, its level, or how one of them begins where that is clear."""
    text = said.lower().strip().rstrip(".")
    if not text or text.isdecimal():
        return None
    for one in settings.divisions:
        if text in (one.id.lower(), one.title.lower(), one.level):
            return one.id
    begins = [one.id for one in settings.divisions if one.title.lower().startswith(text) or one.level.startswith(text)]
    return begins[0] if len(begins) == 1 else None


def division_of_grade(said: str, settings: Settings) -> str | None:
    """The division of a grade: the lowest that takes it."""
    if not said.isdecimal():
        return None
    grade = int(said)
    fitting = [one for one in settings.divisions if 1 <= grade <= HIGHEST_GRADES[Level(one.level)]]
    return min(fitting, key=lambda one: HIGHEST_GRADES[Level(one.level)]).id if fitting else None


def _school_problems(rows: Sequence[_Row]) -> Iterator[Problem]:
    schools: dict[str, dict[str, int]] = {}
    for row in rows:
        if row.cells.get("school") and row.cells.get("team"):
            known = schools.setdefault(row.cells["team"].lower(), {})
            known[row.cells["school"]] = known.get(row.cells["school"], 0) + 1
    for row in rows:
        if row.cells.get("school"):
            continue
        same = schools.get(row.cells.get("team", "").lower(), {})
        proposal = max(sorted(same), key=lambda one: same[one]) if same else None
        yield Problem(
            STOPS, "no-school", row.number, "school", Message("a-row-has-no-school", row=row.number), proposal
        )


def _number_problems(rows: Sequence[_Row]) -> Iterator[Problem]:
    for row in rows:
        seed, level = row.cells.get("seed", ""), row.cells.get("level", "").lower()
        if seed and not (seed.isdecimal() and 1 <= int(seed) <= MOST_ROWS):
            words = Message("a-seed-is-not-a-number", row=row.number, said=seed)
            yield Problem(STOPS, "seed", row.number, "seed", words, _next_seed(rows, row))
        if level and level_of(level) is None:
            words = Message("a-level-is-not-one-to-five", row=row.number, said=level)
            yield Problem(STOPS, "level", row.number, "level", words)


def level_of(said: str) -> int | None:
    """A level, as a number or as it stands on a plate."""
    number = int(said) if said.isdecimal() else ROMAN.get(said.lower())
    return number if number is not None and 1 <= number <= MOST_OF_A_TEAM else None


def _next_seed(rows: Sequence[_Row], row: _Row) -> str:
    team = row.cells.get("team", "").lower()
    taken = [
        int(one.cells["seed"])
        for one in rows
        if one.cells.get("team", "").lower() == team and one.cells.get("seed", "").isdecimal()
    ]
    return str(max(taken, default=0) + 1)


def _repetitions(rows: Sequence[_Row], settled: Mapping[int, Settlement]) -> Iterator[Problem]:
    seen: dict[tuple[str, ...], int] = {}
    for row in rows:
        if not row.cells.get("name"):
            continue
        key = tuple(row.cells.get(name, "").lower() for name in ("name", "school", "team", "seed", "level"))
        first = seen.setdefault((*key, row.division), row.number)
        if first != row.number and row.number not in settled:
            row.is_dropped = True
            words = Message("a-row-repeats-another", row=row.number, first=first)
            yield Problem(ASKS, "repeated", row.number, None, words, DROP)


def _known_already(
    rows: Sequence[_Row], settled: Mapping[int, Settlement], state: EventState, known: Mapping[str, str]
) -> Iterator[Problem]:
    """Who is in the event by name, school, team and division: a file that is brought in again adds nobody twice."""
    players = {
        (
            name.lower(),
            state.schools[one.school].title.lower(),
            "" if one.team is None else state.teams[one.team].title.lower(),
            one.division,
        ): player
        for player, name in known.items()
        if (one := state.players.get(player)) is not None
    }
    for row in rows:
        key = (*(row.cells.get(name, "").lower() for name in ("name", "school", "team")), row.division)
        if key in players and not row.is_dropped and row.number not in settled:
            row.is_dropped = True
            words = Message("a-row-is-in-the-event-already", row=row.number, player=players[key])
            yield Problem(ASKS, "repeated", row.number, None, words, DROP)


def _team_problems(rows: Sequence[_Row]) -> Iterator[Problem]:
    sizes: dict[tuple[str, str, str], int] = {}
    for row in rows:
        team = row.cells.get("team", "")
        if not team:
            continue
        key = (team.lower(), row.cells.get("school", "").lower(), row.division)
        sizes[key] = sizes.get(key, 0) + 1
        if sizes[key] > MOST_OF_A_TEAM:
            words = Message("a-row-is-the-sixth-of-a-team", row=row.number, team=team, most=MOST_OF_A_TEAM)
            yield Problem(STOPS, "team", row.number, "team", words)


def _id_problems(rows: Sequence[_Row], state: EventState) -> Iterator[Problem]:
    taken = set(state.players)
    for row in rows:
        number = row.cells.get("number", "")
        if not number:
            continue
        if not is_plain_id(number) or number in taken:
            words = Message("a-player-number-is-taken-or-unclear", row=row.number, said=number)
            yield Problem(STOPS, "number", row.number, "number", words)
        taken.add(number)


def slug(text: str) -> str:
    """A text as an id: lower case, hyphens between words."""
    plain = re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")
    return plain[:28] or "x"


def _made(rows: Sequence[_Row], state: EventState, has_groups: bool) -> tuple[Import, dict[str, str]]:
    schools = {one.title.lower(): one for one in state.schools.values()}
    teams = {(one.title.lower(), one.school, one.division): one for one in state.teams.values()}
    new_schools, new_teams, players, names = [], [], [], {}
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


def _free(wanted: str, taken: set[str]) -> str:
    name, number = wanted, 1
    while name in taken:
        number += 1
        name = f"{wanted}-{number}"
    taken.add(name)
    return name
