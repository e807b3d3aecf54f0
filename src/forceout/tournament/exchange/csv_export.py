"""Results and standings as CSV, with or without names."""

import csv
import io
from collections.abc import Iterable, Mapping

from forceout.tournament.outstanding import table_status
from forceout.tournament.results import points_of
from forceout.tournament.settings import Competition
from forceout.tournament.standings.cards import COUNTED
from forceout.tournament.standings.individual import standings
from forceout.tournament.standings.printed import number
from forceout.tournament.state import EventState

Cell = str | int | None


def results_csv(state: EventState, names: Mapping[str, str] | None = None) -> str:
    """A row for each player and round: table, seat, total, match points; never why somebody lost points."""
    heading = ["competition", "round", "table", "seat", "player", "school", "team", "total", "points", "status"]
    rows: list[list[Cell]] = [_with_name(heading, "name", names is not None)]
    for competition in state.settings.competitions:
        for one in state.rounds_of(competition.id):
            for table in one.tables:
                record, status = one.record(table.label), table_status(state, one, table.label)
                points = (points_of(record, table.players, one.absent) or {}) if status in COUNTED else {}
                totals = record.result.totals if record.result is not None and status in COUNTED else {}
                for seat, player in enumerate(table.players, 1):
                    row: list[Cell] = [competition.id, one.number, table.label, seat, player]
                    row += [*_belonging(state, player), totals.get(player), points.get(player), status]
                    rows.append(_with_name(row, (names or {}).get(player), names is not None))
    return _written(rows)


def standings_csv(state: EventState, competition: Competition, names: Mapping[str, str] | None = None) -> str:
    """A row for each player: place, points of each round, and what they are ranked by."""
    rounds = [f"round {one + 1}" for one in range(competition.rounds)]
    heading: list[Cell] = ["place", "shared", "provisional", "section", "player", "school", "team", *rounds, "sum"]
    rows: list[list[Cell]] = [_with_name([*heading, *competition.metrics], "name", names is not None)]
    for one in standings(state, competition):
        card = one.card
        row: list[Cell] = [one.place, _yes(one.is_shared), _yes(card.is_provisional), card.section, card.player]
        row += [*_belonging(state, card.player), *(score.points for score in card.rounds), card.points]
        row += [*(number(value) for value in one.values)]
        rows.append(_with_name(row, (names or {}).get(card.player), names is not None))
    return _written(rows)


def _belonging(state: EventState, player: str) -> tuple[str, str]:
    one = state.players[player]
    return state.schools[one.school].title, "" if one.team is None else state.teams[one.team].title


def _yes(value: bool) -> str:
    return "yes" if value else ""


def _with_name(row: Iterable[Cell], name: str | None, has_names: bool) -> list[Cell]:
    return [*row, name or ""] if has_names else list(row)


def _written(rows: Iterable[Iterable[Cell]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows([[_harmless(cell) for cell in row] for row in rows])
    return text.getvalue()


def _harmless(cell: Cell) -> Cell:
    """A text that no spreadsheet takes for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "-", "@", "\t") else cell
