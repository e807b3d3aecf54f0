"""The scoresheet of a table that was played online, as the event keeps it (On-Sets X, XII; Equations X, XII)."""

from forceout.rules.vocabulary import Division as Level
from forceout.service.tables.fold import LiveTable
from forceout.tournament.settings import Competition
from forceout.tournament.sheets import STOPS, Sheet, SheetPenalty, SheetRow, remarks

INITIALS = "online"
"""What stands for a judge's initials: penalties of an online match are a judge's or the clock's."""


def sheet_of(played: LiveTable, competition: Competition, level: Level) -> Sheet:
    """The sheet with every shake that counts; with its totals alone where a judge has corrected them."""
    match, hall = played.match, played.hall
    assert match is not None
    assert hall is not None
    called = dict(zip(match.table.players, hall.players, strict=True))
    rows, penalties = [], []
    for number, row in enumerate(match.counting, 1):
        scores = {called[seat]: points for seat, points in row.scores.items()}
        if row.is_void:
            scores = {player: points for player, points in scores.items() if points < 0}
        rows.append(SheetRow(scores, called[row.goal_setter], row.is_void))
        penalties += [
            SheetPenalty(called[seat], -points, INITIALS, number) for seat, points in row.penalties.items() if points
        ]
    totals = {called[seat]: points for seat, points in match.totals.items()}
    away = tuple(
        called[seat] for seat in match.table.players if not match.has_played(seat) and seat not in match.disqualified
    )
    signed = tuple(called[seat] for seat in match.signed)
    sheet = Sheet(totals, tuple(rows), tuple(penalties), did_not_play=away, signed=signed)
    if any(one.kind == STOPS for one in remarks(sheet, hall.players, competition, level)):
        return Sheet(totals, did_not_play=away, signed=signed)
    return sheet


def disqualified_at(played: LiveTable) -> tuple[str, ...]:
    """Who gets nothing for the round: disqualified, or having deceived (On-Sets IX-C, XII-B-2; Equations IX-C,
    XII-B-2)."""
    match, hall = played.match, played.hall
    assert match is not None
    assert hall is not None
    called = dict(zip(match.table.players, hall.players, strict=True))
    zeroed = {*match.disqualified, *match.zeroed}
    return tuple(called[seat] for seat in match.table.players if seat in zeroed)
