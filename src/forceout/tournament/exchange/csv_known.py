"""Who of a file is in the event already: by number, by name, school and division, or by everything but the name."""

from collections.abc import Iterator, Mapping, Sequence

from forceout.messages.lists import listed
from forceout.messages.message import Message
from forceout.tournament.exchange.csv_columns import slug
from forceout.tournament.exchange.csv_problems import ASKS, CHANGED, DROP, KEEP, Problem, Row, Settlement, level_of
from forceout.tournament.people import Player
from forceout.tournament.state import EventState

Names = Mapping[str, str]
Key = tuple[str, ...]
NOTHING = "–"


def known_already(
    rows: Sequence[Row], settled: Mapping[int, Settlement], state: EventState, known: Names, *, keeps_names: bool
) -> Iterator[Problem]:
    """Find the player of each row: a file that is brought in again adds nobody twice, and shows what it changes."""
    by_number(rows, state, known)
    taken = {row.player for row in rows if row.player}
    open_rows = [
        row
        for row in rows
        if not row.player
        and not row.is_dropped
        and row.cells.get("number") not in state.players
        and not is_kept(settled.get(row.number))
    ]
    by_name(open_rows, state, known, taken)
    by_the_rest([row for row in open_rows if not row.player and not row.cells.get("number")], state, known, taken)
    for row in rows:
        if not row.player or row.is_dropped:
            continue
        changes = list(changes_of(row, state, known, keeps_names=keeps_names))
        if changes:
            words = Message("a-row-changes-a-player", row=row.number, player=row.player, changes=listed(changes))
            yield Problem(ASKS, CHANGED, row.number, None, words)
            continue
        row.is_dropped = True
        words = Message("a-row-is-in-the-event-already", row=row.number, player=row.player)
        if row.player not in known and not row.cells.get("number"):
            words = Message("a-row-says-the-same-as", row=row.number, player=row.player)
        yield Problem(ASKS, "repeated", row.number, None, words, DROP)


def is_kept(settlement: Settlement | None) -> bool:
    """Whether somebody said that a row is a player of its own; who mended a cell has not said so."""
    return settlement is not None and settlement.do == KEEP and not settlement.cells


def by_number(rows: Sequence[Row], state: EventState, known: Names) -> None:
    """A number is the same player where the name or the school is the same too; else it is somebody else's."""
    for row in rows:
        number = row.cells.get("number", "")
        player = state.players.get(number)
        if player is None or row.is_dropped:
            continue
        is_named_so = bool(row.cells.get("name")) and known.get(number, "").lower() == row.cells["name"].lower()
        if is_named_so or school_of(player, state) == row.cells.get("school", "").lower():
            row.player = number


def by_name(rows: Sequence[Row], state: EventState, known: Names, taken: set[str]) -> None:
    """Name, school and division; of two who are called the same, the one of the same team first."""
    found: dict[Key, list[str]] = {}
    for number, name in known.items():
        player = state.players.get(number)
        if player is not None:
            found.setdefault((name.lower(), school_of(player, state), player.division), []).append(number)
    for has_same_team in (True, False):
        for row in rows:
            key = (row.cells.get("name", "").lower(), row.cells.get("school", "").lower(), row.division)
            free = [one for one in found.get(key, ()) if one not in taken]
            if has_same_team:
                team = row.cells.get("team", "").lower()
                free = [one for one in free if team_of(state.players[one], state).lower() == team]
            if free and not row.player:
                row.player = free[0]
                taken.add(free[0])


def by_the_rest(rows: Sequence[Row], state: EventState, known: Names, taken: set[str]) -> None:
    """Players without a name are whoever has the same school, division, team, seed and level, in their order."""
    found: dict[Key, list[str]] = {}
    for number, player in state.players.items():
        if number not in known and number not in taken:
            team, seed, level = team_of(player, state).lower(), str(player.seed or ""), str(player.level or "")
            found.setdefault((school_of(player, state), player.division, team, seed, level), []).append(number)
    for row in rows:
        school, team = (row.cells.get(name, "").lower() for name in ("school", "team"))
        level = str(level_of(row.cells.get("level", "")) or "")
        free = found.get((school, row.division, team, row.cells.get("seed", ""), level), [])
        if free:
            row.player = free.pop(0)
            taken.add(row.player)


def changes_of(row: Row, state: EventState, known: Names, *, keeps_names: bool) -> Iterator[Message]:
    """What a row says otherwise than the event has it; a column that the file has not changes nothing."""
    player = state.players[row.player]
    if player.last_rounds:
        return
    level = row.cells.get("level", "")
    pairs = {
        "name": (known.get(player.id, ""), row.cells.get("name", "") if keeps_names else ""),
        "division": (player.division, row.division),
        "school": (state.schools[player.school].title, row.cells.get("school", "")),
        "team": (team_of(player, state), row.cells.get("team")),
        "seed": (str(player.seed or ""), row.cells.get("seed")),
        "group": (player.group or "", slug(row.cells["group"]) if row.cells.get("group") else None),
        "level": (str(player.level or ""), str(level_of(level) or level) if "level" in row.cells else None),
    }
    for column, (before, after) in pairs.items():
        is_said = after is not None and (after != "" or column in ("team", "seed", "level"))
        if is_said and str(after).lower() != before.lower():
            yield Message("a-changed-cell", column=column, before=before or NOTHING, after=after or NOTHING)


def school_of(player: Player, state: EventState) -> str:
    """A player's school, as it is compared."""
    return state.schools[player.school].title.lower()


def team_of(player: Player, state: EventState) -> str:
    """A player's team, nothing where there is none."""
    return "" if player.team is None else state.teams[player.team].title
