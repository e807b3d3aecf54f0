"""What can be wrong with tables that are played online, and with signatures (On-Sets XII-B; Equations XII-B)."""

from forceout.messages.message import Message, Seat
from forceout.tournament import acts as do
from forceout.tournament.objection import Objection
from forceout.tournament.sheets import STOPS, remarks
from forceout.tournament.state import EventState
from forceout.tournament.verifying_results import (
    found_table,
    player_at_table_objection,
    result_objection,
    round_objection,
    table_objection,
)


def signature_objection(state: EventState, entry: do.Entry, act: do.SignSheet) -> Objection | None:
    """A player signs once, what they saw, at their own table."""
    objection = table_objection(state, act.competition, act.round, act.table)
    if objection is not None:
        return objection
    table, record = found_table(state, act.competition, act.round, act.table)
    if entry.by not in table.players:
        return Objection("not-allowed", Message("players-sign-at-their-own-table"))
    objection = result_objection(record, act.table)
    if objection is not None:
        return objection
    assert record.result is not None
    if dict(act.totals) != record.result.totals:
        return Objection("changed", Message("the-sheet-is-another-one-now"))
    if entry.by in record.result.sheet.signed:
        return Objection("signed", Message("that-is-noted-already", player=Seat(entry.by)))
    if any(one.player == entry.by and one.decision is None for one in record.appeals):
        return Objection("appeals", Message("who-appeals-signs-when-it-is-decided"))
    return None


def opening_objection(state: EventState, entry: do.Entry, act: do.OpenTables) -> Objection | None:
    """Tables of a published round are opened, each once, without a result."""
    objection = round_objection(state, act.competition, act.round)
    for label in () if objection is not None else act.matches:
        objection = table_objection(state, act.competition, act.round, label)
        if objection is not None:
            return objection
        _, record = found_table(state, act.competition, act.round, label)
        if record.is_online or record.result is not None:
            return Objection("opened", Message("that-table-is-open-already", table=label))
    return objection


def online_result_objection(state: EventState, entry: do.Entry, act: do.TakeOnlineResult) -> Objection | None:
    """What was played online is the table's result, where nothing was entered for it by hand."""
    objection = table_objection(state, act.competition, act.round, act.table)
    if objection is not None:
        return objection
    table, record = found_table(state, act.competition, act.round, act.table)
    if record.match != act.match or record.result is not None:
        return Objection("confirmed", Message("a-confirmed-result-is-corrected", table=act.table))
    for player in act.disqualified:
        objection = player_at_table_objection(table, player)
        if objection is not None:
            return objection
    competition = state.settings.by_id[act.competition]
    for remark in remarks(act.sheet, table.players, competition, state.settings.level_of(competition)):
        if remark.kind == STOPS:
            return Objection(remark.code, remark.words, remark.rule)
    return None
