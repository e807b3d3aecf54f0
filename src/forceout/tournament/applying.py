"""What each act does to an event."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from forceout.rules.frozen import replace
from forceout.tournament import acts as do
from forceout.tournament.people import Player
from forceout.tournament.results import BlindTotals, Correction, Deceit, OpenAppeal, Result
from forceout.tournament.state import Bonus, Draft, EventState, Playoff, Version
from forceout.tournament.tables import SeatedTable


def change_settings(state: EventState, entry: do.Entry, act: do.ChangeSettings) -> EventState:
    """The event with other settings."""
    return replace(state, settings=act.settings)


def import_people(state: EventState, entry: do.Entry, act: do.Import) -> EventState:
    """The event with everybody who was brought in; drafts that hold somebody who was changed are void."""
    for one in act.players:
        if one.id in state.players:
            state = without_drafts_of(state, one.id)
    return replace(
        state,
        schools={**state.schools, **{one.id: one for one in act.schools}},
        teams={**state.teams, **{one.id: one for one in act.teams}},
        players={**state.players, **{one.id: one for one in act.players}},
    )


def enter_late(state: EventState, entry: do.Entry, act: do.EnterLate) -> EventState:
    """The event with one player more, from the rounds on that are not published."""
    late = replace(act.player, first_rounds=next_rounds(state, act.player))
    return replace(state, players={**state.players, late.id: late})


def next_rounds(state: EventState, player: Player) -> dict[str, int]:
    """The first round of each competition of a player's division that is not published."""
    return {
        one.id: state.last_published(one.id) + 1
        for one in state.settings.competitions_of(player.division)
        if state.last_published(one.id)
    }


def withdraw(state: EventState, entry: do.Entry, act: do.Withdraw) -> EventState:
    """The event with a player who plays no round more; drafts that hold them are void."""
    player = state.players[act.player]
    last = {one.id: state.last_published(one.id) for one in state.settings.competitions_of(player.division)}
    state = replace(state, players={**state.players, player.id: replace(player, last_rounds=last)})
    return without_drafts_of(state, player.id)


def without_drafts_of(state: EventState, player: str) -> EventState:
    """The event without the drafts that a player sits in."""
    rounds = {
        key: replace(one, draft=None)
        if one.draft is not None and any(player in table.players for table in one.draft.tables)
        else one
        for key, one in state.rounds.items()
    }
    return replace(state, rounds=rounds)


def come_back(state: EventState, entry: do.Entry, act: do.Return) -> EventState:
    """The event with a player who plays again from the rounds on that are not published."""
    player = state.players[act.player]
    back = replace(player, last_rounds={}, first_rounds={**player.first_rounds, **next_rounds(state, player)})
    return replace(state, players={**state.players, player.id: back})


def note_no_show(state: EventState, entry: do.Entry, act: do.NoShow) -> EventState:
    """The round with a player who is not there, or is there after all."""
    one = state.round(act.competition, act.round)
    absent = tuple(player for player in one.absent if player != act.player)
    if not act.is_here:
        absent = (*absent, act.player)
    # Who is seated is worked out anew; what was published stays, and they did not play.
    return state.with_round(replace(one, absent=absent, draft=None))


def draft_seating(state: EventState, entry: do.Entry, act: do.DraftSeating) -> EventState:
    """The round with a draft."""
    one = state.round(act.competition, act.round)
    return state.with_round(replace(one, draft=Draft(act.tables, act.way, act.seed, act.weights, act.later)))


def swapped(tables: tuple[SeatedTable, ...], first: str, second: str) -> tuple[SeatedTable, ...]:
    """Tables with two players in each other's place."""
    other = {first: second, second: first}
    return tuple(
        replace(table, players=tuple(other.get(player, player) for player in table.players))
        if first in table.players or second in table.players
        else table
        for table in tables
    )


def swap_seats(state: EventState, entry: do.Entry, act: do.SwapSeats) -> EventState:
    """The draft with two players in each other's place; a published round is drafted anew for it."""
    one = state.round(act.competition, act.round)
    assert one.draft is not None
    draft = replace(one.draft, tables=swapped(one.draft.tables, act.first, act.second), has_swaps=True)
    return state.with_round(replace(one, draft=draft))


def publish(state: EventState, entry: do.Entry, act: do.Publish) -> EventState:
    """The round with its draft as the newest version; the draft stays to be changed."""
    one = state.round(act.competition, act.round)
    assert one.draft is not None
    version = Version(len(one.versions) + 1, one.draft.tables, entry.at, entry.by, act.reason)
    before, after = one.by_label, {table.label: table for table in one.draft.tables}
    # Where others sit now, the match that was opened is not theirs.
    records = {
        label: record if before.get(label) == after.get(label) else replace(record, match=None)
        for label, record in one.records.items()
    }
    return state.with_round(replace(one, versions=(*one.versions, version), records=records))


def tell_time(state: EventState, entry: do.Entry, act: do.TellTime) -> EventState:
    """The round with what the hall was told."""
    one = state.round(act.competition, act.round)
    return state.with_round(replace(one, told={**one.told, act.what: entry.at}))


def add_table_time(state: EventState, entry: do.Entry, act: do.AddTableTime) -> EventState:
    """The table with more time."""
    one = state.round(act.competition, act.round)
    record = one.record(act.table)
    return state.with_record(one, act.table, replace(record, added_time=record.added_time + act.seconds))


def enter_result(state: EventState, entry: do.Entry, act: do.EnterResult) -> EventState:
    """The table with its scoresheet; one that was there and not confirmed is replaced."""
    one = state.round(act.competition, act.round)
    return state.with_record(
        one, act.table, replace(one.record(act.table), result=Result(act.sheet, entry.by, entry.at))
    )


def sign_sheet(state: EventState, entry: do.Entry, act: do.SignSheet) -> EventState:
    """The scoresheet with one signature more (On-Sets XII-B; Equations XII-B)."""
    one = state.round(act.competition, act.round)
    record = one.record(act.table)
    assert record.result is not None
    sheet = replace(record.result.sheet, signed=(*record.result.sheet.signed, entry.by))
    return state.with_record(one, act.table, replace(record, result=replace(record.result, sheet=sheet)))


def open_tables(state: EventState, entry: do.Entry, act: do.OpenTables) -> EventState:
    """The round with tables that are played online."""
    one = state.round(act.competition, act.round)
    opened = {label: replace(one.record(label), match=match) for label, match in act.matches.items()}
    return state.with_round(replace(one, records={**one.records, **opened}))


def take_online_result(state: EventState, entry: do.Entry, act: do.TakeOnlineResult) -> EventState:
    """The table with what was played online; all have signed it there, so that nobody types it a second time."""
    one = state.round(act.competition, act.round)
    record = one.record(act.table)
    result = Result(act.sheet, entry.by, entry.at, confirmed_by=entry.by)
    disqualified = tuple(dict.fromkeys((*record.disqualified, *act.disqualified)))
    return state.with_record(one, act.table, replace(record, result=result, disqualified=disqualified))


def confirm_result(state: EventState, entry: do.Entry, act: do.ConfirmResult) -> EventState:
    """The result confirmed where the totals are equal, and in dispute where they are not."""
    one = state.round(act.competition, act.round)
    record = one.record(act.table)
    result = record.result
    assert result is not None
    is_equal = all(result.sheet.written(player) == points for player, points in act.totals.items())
    changed = (
        replace(result, confirmed_by=entry.by)
        if is_equal
        else replace(result, unequal=(*result.unequal, BlindTotals(entry.by, entry.at)))
    )
    return state.with_record(one, act.table, replace(record, result=changed))


def correct_result(state: EventState, entry: do.Entry, act: do.CorrectResult) -> EventState:
    """The result with a total changed, and the old one beside it."""
    one = state.round(act.competition, act.round)
    record = one.record(act.table)
    assert record.result is not None
    before = record.result.honest_totals[act.player]
    correction = Correction(act.player, before, act.total, act.reason, entry.by, entry.at, act.agreed)
    changed = replace(record.result, corrections=(*record.result.corrections, correction))
    return state.with_record(one, act.table, replace(record, result=changed))


def rule_deceit(state: EventState, entry: do.Entry, act: do.RuleDeceit) -> EventState:
    """The result with the director's ruling; a later one about the same player replaces it."""
    one = state.round(act.competition, act.round)
    record = one.record(act.table)
    assert record.result is not None
    others = tuple(ruling for ruling in record.result.deceits if ruling.player != act.player)
    ruling = Deceit(act.player, act.listed, act.reason, entry.by, entry.at)
    return state.with_record(one, act.table, replace(record, result=replace(record.result, deceits=(*others, ruling))))


def disqualify(state: EventState, entry: do.Entry, act: do.Disqualify) -> EventState:
    """The table with a player who gets nothing for the round."""
    one = state.round(act.competition, act.round)
    record = one.record(act.table)
    return state.with_record(one, act.table, replace(record, disqualified=(*record.disqualified, act.player)))


def order_replay(state: EventState, entry: do.Entry, act: do.OrderReplay) -> EventState:
    """The table without a result, which is played for again."""
    one = state.round(act.competition, act.round)
    record = one.record(act.table)
    left_out = tuple(label for label in one.left_out if label != act.table)
    again = replace(record, result=None, replays=(*record.replays, act.seats))
    return state.with_record(replace(one, left_out=left_out), act.table, again)


def appeal(state: EventState, entry: do.Entry, act: do.Appeal) -> EventState:
    """The table with a held result."""
    one = state.round(act.competition, act.round)
    record = one.record(act.table)
    appeals = (*record.appeals, OpenAppeal(act.player, act.reason))
    return state.with_record(one, act.table, replace(record, appeals=appeals))


def decide_appeal(state: EventState, entry: do.Entry, act: do.DecideAppeal) -> EventState:
    """The table with the player's appeals decided."""
    one = state.round(act.competition, act.round)
    record = one.record(act.table)
    appeals = tuple(
        replace(this, decision=act.reason, is_upheld=act.is_upheld)
        if this.player == act.player and this.decision is None
        else this
        for this in record.appeals
    )
    return state.with_record(one, act.table, replace(record, appeals=appeals))


def go_on_without(state: EventState, entry: do.Entry, act: do.GoOnWithout) -> EventState:
    """The round with tables that the next one does not wait for."""
    one = state.round(act.competition, act.round)
    return state.with_round(replace(one, left_out=(*one.left_out, *act.tables)))


def add_bonus(state: EventState, entry: do.Entry, act: do.AddBonus) -> EventState:
    """The event with points of its own."""
    return replace(state, bonuses=(*state.bonuses, Bonus(act.competition, act.receiver, act.points)))


def arrange_playoff(state: EventState, entry: do.Entry, act: do.ArrangePlayoff) -> EventState:
    """The event with a match for a place."""
    return replace(state, playoffs={**state.playoffs, act.id: Playoff(act.id, act.competition, act.players)})


def enter_playoff(state: EventState, entry: do.Entry, act: do.EnterPlayoff) -> EventState:
    """The playoff with its totals."""
    return replace(state, playoffs={**state.playoffs, act.id: replace(state.playoffs[act.id], totals=act.totals)})


def announce_awards(state: EventState, entry: do.Entry, act: do.AnnounceAwards) -> EventState:
    """The event, closed."""
    return replace(state, is_closed=True)


Apply = Callable[[EventState, do.Entry, Any], EventState]
APPLY: Final[Mapping[type[do.Act], Apply]] = {
    do.ChangeSettings: change_settings,
    do.Import: import_people,
    do.EnterLate: enter_late,
    do.Withdraw: withdraw,
    do.Return: come_back,
    do.NoShow: note_no_show,
    do.DraftSeating: draft_seating,
    do.SwapSeats: swap_seats,
    do.Publish: publish,
    do.TellTime: tell_time,
    do.AddTableTime: add_table_time,
    do.EnterResult: enter_result,
    do.SignSheet: sign_sheet,
    do.OpenTables: open_tables,
    do.TakeOnlineResult: take_online_result,
    do.ConfirmResult: confirm_result,
    do.CorrectResult: correct_result,
    do.RuleDeceit: rule_deceit,
    do.Disqualify: disqualify,
    do.OrderReplay: order_replay,
    do.Appeal: appeal,
    do.DecideAppeal: decide_appeal,
    do.GoOnWithout: go_on_without,
    do.AddBonus: add_bonus,
    do.ArrangePlayoff: arrange_playoff,
    do.EnterPlayoff: enter_playoff,
    do.AnnounceAwards: announce_awards,
}
