"""A scoresheet as it is typed: what is odd about it, and what would come of it (On-Sets X, XII; Equations X, XII)."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from forceout.messages.message import sentence
from forceout.tournament.results import Result, TableRecord, points_of
from forceout.tournament.sheets import STOPS, Sheet, leaders, next_goal_setter, remarks, running_totals, sums
from forceout.tournament.state import EventState

Names = Mapping[str, str]


def checked_sheet(
    state: EventState, competition: str, number: int, label: str, sheet: Sheet, names: Names
) -> dict[str, Any]:
    """Everything that is odd, the totals after each row, the sums, who leads, and the match points."""
    settings, one = state.settings.by_id[competition], state.round(competition, number)
    players = one.by_label[label].players
    level = state.settings.level_of(settings)
    missing = [player for player in players if player not in sheet.totals]
    # Rows are looked at before the totals are typed: a missing one is taken for the right one until then.
    whole = replace(sheet, totals={**sums(sheet, players, level), **sheet.totals})
    found = remarks(whole, players, settings, level)
    is_readable = not any(each.code == "not-at-table" for each in found)
    record = TableRecord(Result(whole, "", 0), disqualified=one.record(label).disqualified)
    return {
        "remarks": [
            {
                "kind": each.kind,
                "code": each.code,
                "message": sentence(each.words, names),
                "rule": None if each.rule is None else str(each.rule),
                "shake": each.shake,
                "player": each.player,
                "right": each.right,
            }
            for each in found
        ],
        "missing": missing,
        "is_stopped": bool(missing) or any(each.kind == STOPS for each in found),
        "running": running_totals(sheet, players),
        "next_setter": next_goal_setter(sheet.rows, players) if is_readable else None,
        "sums": sums(sheet, players, level),
        "leaders": list(leaders(whole.totals)) if is_readable else [],
        "points": points_of(record, players, one.absent) if is_readable else None,
    }
