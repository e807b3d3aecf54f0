"""What is wrong with the rows of a file of players, each with what would mend it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from forceout.messages.message import Message
from forceout.rules.vocabulary import Division as Level
from forceout.tournament.settings import Settings, is_plain_id
from forceout.tournament.state import EventState
from forceout.tournament.verifying_people import MOST_OF_A_TEAM

STOPS: Final = "stops"
ASKS: Final = "asks"
MOST_ROWS: Final = 5_000
LONGEST_CELL: Final = 120
DROP: Final = "drop"
KEEP: Final = "keep"
CHANGED: Final = "changed"
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


@dataclass(slots=True)
class Row:
    """A row with its cells by column, the division and the player that were found, and whether it is left out."""

    number: int
    cells: dict[str, str]
    division: str = ""
    is_dropped: bool = False
    player: str = ""
    """The player of the event that it is."""


def cell_problems(row: Row, width: int, due: int) -> Iterator[Problem]:
    """Too many cells, a cell that cannot be read, no name."""
    if width > due:
        yield Problem(STOPS, "too-many-cells", row.number, None, Message("a-row-has-too-many-cells", row=row.number))
    for name, cell in row.cells.items():
        if len(cell) > LONGEST_CELL or any(not one.isprintable() for one in cell):
            yield Problem(
                STOPS, "cell", row.number, name, Message("a-cell-cannot-be-read", row=row.number, column=name)
            )
    if "name" in row.cells and not row.cells["name"]:
        yield Problem(STOPS, "no-name", row.number, "name", Message("a-row-has-no-name", row=row.number))


def division_problems(rows: Sequence[Row], settings: Settings) -> Iterator[Problem]:
    """Find each row's division, by its name or by the grade."""
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


def school_problems(rows: Sequence[Row]) -> Iterator[Problem]:
    """Rows without a school; that of the team is proposed."""
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


def number_problems(rows: Sequence[Row]) -> Iterator[Problem]:
    """Seeds and levels that are no numbers."""
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


def _next_seed(rows: Sequence[Row], row: Row) -> str:
    team = row.cells.get("team", "").lower()
    taken = [
        int(one.cells["seed"])
        for one in rows
        if one.cells.get("team", "").lower() == team and one.cells.get("seed", "").isdecimal()
    ]
    return str(max(taken, default=0) + 1)


def repetitions(rows: Sequence[Row], settled: Mapping[int, Settlement]) -> Iterator[Problem]:
    """Rows that say the same as an earlier one: left out unless somebody says otherwise."""
    seen: dict[tuple[str, ...], int] = {}
    for row in rows:
        if not row.cells.get("name"):
            continue
        key = tuple(row.cells.get(name, "").lower() for name in ("name", "school", "team", "seed", "level", "number"))
        first = seen.setdefault((*key, row.division), row.number)
        if first != row.number and row.number not in settled:
            row.is_dropped = True
            words = Message("a-row-repeats-another", row=row.number, first=first)
            yield Problem(ASKS, "repeated", row.number, None, words, DROP)


def team_problems(rows: Sequence[Row], state: EventState) -> Iterator[Problem]:
    """Teams with more players than a team has, those in the event included."""
    sizes: dict[tuple[str, str, str], int] = {}
    changed = {row.player for row in rows}
    for player in state.players.values():
        if player.team is not None and player.id not in changed:
            school = state.schools[player.school].title.lower()
            key = (state.teams[player.team].title.lower(), school, player.division)
            sizes[key] = sizes.get(key, 0) + 1
    for row in rows:
        team = row.cells.get("team", "")
        if not team:
            continue
        key = (team.lower(), row.cells.get("school", "").lower(), row.division)
        sizes[key] = sizes.get(key, 0) + 1
        if sizes[key] > MOST_OF_A_TEAM:
            words = Message("a-row-is-the-sixth-of-a-team", row=row.number, team=team, most=MOST_OF_A_TEAM)
            yield Problem(STOPS, "team", row.number, "team", words)


def id_problems(rows: Sequence[Row], state: EventState) -> Iterator[Problem]:
    """Numbers of players that are somebody else's, or no numbers."""
    taken = set(state.players) - {row.player for row in rows}
    for row in rows:
        number = row.cells.get("number", "")
        if not number or (row.player and row.player != number):
            continue
        if not is_plain_id(number) or number in taken:
            words = Message("a-player-number-is-taken-or-unclear", row=row.number, said=number)
            yield Problem(STOPS, "number", row.number, "number", words)
        taken.add(number)
