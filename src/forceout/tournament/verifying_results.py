"""What can be wrong with results, corrections, rulings and appeals (On-Sets XII-B, VII-C-7, IX-C; Equations XII-B)."""

from forceout.messages.message import Message, Seat
from forceout.rulebook.rule import Rule
from forceout.tournament import acts as do
from forceout.tournament.objection import Objection
from forceout.tournament.results import Result, TableRecord
from forceout.tournament.settings import game_of
from forceout.tournament.sheets import LARGEST_TOTAL, STOPS, remarks
from forceout.tournament.state import NO_NEW_SHAKES, EventState
from forceout.tournament.tables import SeatedTable

LONGEST_ADDED_TIME = 3600


def reason_objection(reason: str) -> Objection | None:
    """What changes something says why."""
    return None if reason.strip() else Objection("reason", Message("say-why"))


def round_objection(state: EventState, competition: str, number: int) -> Objection | None:
    """There is such a round."""
    found = state.settings.by_id.get(competition)
    if found is None:
        return Objection("competition", Message("there-is-no-such-competition", name=competition))
    if not 1 <= number <= found.rounds:
        return Objection("round", Message("a-competition-has-rounds-up-to", most=found.rounds))
    return None


def table_objection(state: EventState, competition: str, number: int, table: str) -> Objection | None:
    """There is such a table."""
    objection = round_objection(state, competition, number)
    if objection is not None:
        return objection
    if table not in state.round(competition, number).by_label:
        return Objection("table", Message("there-is-no-such-table-in-the-round", table=table))
    return None


def found_table(state: EventState, competition: str, number: int, table: str) -> tuple[SeatedTable, TableRecord]:
    """A table of a round, and what became of it."""
    one = state.round(competition, number)
    return one.by_label[table], one.record(table)


def player_at_table_objection(table: SeatedTable, player: str) -> Objection | None:
    """A player sits at a table."""
    if player in table.players:
        return None
    return Objection("player", Message("a-player-is-not-at-that-table", player=Seat(player), table=table.label))


def result_objection(record: TableRecord, table: str) -> Objection | None:
    """A table has a result."""
    return None if record.result is not None else Objection("out", Message("that-result-is-still-out", table=table))


def behaviour_of(state: EventState, competition: str) -> Rule:
    """The section on behaviour of a competition's book."""
    return game_of(state.settings.by_id[competition]).procedures.sections.behaviour


def entry_objection(state: EventState, entry: do.Entry, act: do.EnterResult) -> Objection | None:
    """A scoresheet adds up and is the table's own; a confirmed one is corrected instead (On-Sets XII-A, XII-B;
    Equations XII-A, XII-B)."""
    objection = table_objection(state, act.competition, act.round, act.table)
    if objection is not None:
        return objection
    table, record = found_table(state, act.competition, act.round, act.table)
    if entry.office == do.PLAYER:
        if not state.settings.players_may_enter:
            return Objection("not-allowed", Message("the-desk-enters-results-here"))
        if entry.by not in table.players:
            return Objection("not-allowed", Message("players-enter-the-result-of-their-own-table"))
        told = state.round(act.competition, act.round).told
        if NO_NEW_SHAKES not in told and not state.settings.phones_allowed and not record.is_online:
            return Objection(
                "playing", Message("phones-stay-away-while-a-table-plays"), behaviour_of(state, act.competition)
            )
    if record.result is not None and record.result.confirmed_by is not None:
        return Objection("confirmed", Message("a-confirmed-result-is-corrected", table=act.table))
    if record.result is not None and (record.result.corrections or record.result.deceits):
        return Objection("confirmed", Message("a-confirmed-result-is-corrected", table=act.table))
    competition = state.settings.by_id[act.competition]
    for remark in remarks(act.sheet, table.players, competition, state.settings.level_of(competition)):
        if remark.kind == STOPS:
            return Objection(remark.code, remark.words, remark.rule)
    return None


def confirmation_objection(state: EventState, entry: do.Entry, act: do.ConfirmResult) -> Objection | None:
    """A second person types every total; they edit nothing."""
    objection = table_objection(state, act.competition, act.round, act.table)
    if objection is not None:
        return objection
    table, record = found_table(state, act.competition, act.round, act.table)
    objection = result_objection(record, act.table)
    if objection is not None:
        return objection
    result = record.result
    assert result is not None
    if result.confirmed_by is not None:
        return Objection("confirmed", Message("that-result-is-confirmed-already", table=act.table))
    if entry.by == result.by:
        return Objection("same-person", Message("a-second-person-confirms"))
    if any(one.by == entry.by for one in result.unequal):
        return Objection("same-person", Message("who-typed-other-totals-does-not-confirm"))
    if set(act.totals) != set(table.players):
        return Objection("totals", Message("every-total-of-the-table-is-typed"))
    return None


def correction_objection(state: EventState, entry: do.Entry, act: do.CorrectResult) -> Objection | None:
    """A simple oversight is corrected with why; where the book asks for it, everybody at the table agrees (Equations
    XII-B)."""
    objection = table_objection(state, act.competition, act.round, act.table)
    if objection is not None:
        return objection
    table, record = found_table(state, act.competition, act.round, act.table)
    objection = result_objection(record, act.table) or player_at_table_objection(table, act.player)
    if objection is not None:
        return objection
    assert record.result is not None
    if not -LARGEST_TOTAL <= act.total <= LARGEST_TOTAL:
        return Objection("totals", Message("a-total-cannot-be-so-large", player=Seat(act.player)))
    if record.result.honest_totals[act.player] == act.total:
        return Objection("totals", Message("that-is-the-total-already", player=Seat(act.player)))
    procedures = game_of(state.settings.by_id[act.competition]).procedures
    if procedures.may_correct(True) and not set(act.agreed) >= set(table.players):
        return Objection("not-agreed", Message("everybody-at-the-table-agrees"), procedures.sections.scoresheet)
    return reason_objection(act.reason)


def deceit_objection(state: EventState, entry: do.Entry, act: do.RuleDeceit) -> Objection | None:
    """The director rules on a score that was listed wrongly and signed (On-Sets XII-B-1, XII-B-2; Equations XII-B-1,
    XII-B-2)."""
    objection = table_objection(state, act.competition, act.round, act.table)
    if objection is not None:
        return objection
    table, record = found_table(state, act.competition, act.round, act.table)
    objection = result_objection(record, act.table) or player_at_table_objection(table, act.player)
    if objection is not None:
        return objection
    result = record.result
    assert isinstance(result, Result)
    rule = game_of(state.settings.by_id[act.competition]).procedures.sections.scoresheet
    if act.listed == result.honest_totals[act.player] or not -LARGEST_TOTAL <= act.listed <= LARGEST_TOTAL:
        return Objection("totals", Message("that-score-was-listed-rightly", player=Seat(act.player)), rule)
    return reason_objection(act.reason)


def disqualification_objection(state: EventState, entry: do.Entry, act: do.Disqualify) -> Objection | None:
    """A player of the table is disqualified once."""
    objection = table_objection(state, act.competition, act.round, act.table)
    if objection is not None:
        return objection
    table, record = found_table(state, act.competition, act.round, act.table)
    objection = player_at_table_objection(table, act.player)
    if objection is None and act.player in record.disqualified:
        return Objection("disqualified", Message("that-is-noted-already", player=Seat(act.player)))
    return objection


def replay_objection(state: EventState, entry: do.Entry, act: do.OrderReplay) -> Objection | None:
    """Two of a table play again, or all (On-Sets IX-C; Equations IX-C)."""
    objection = table_objection(state, act.competition, act.round, act.table)
    if objection is not None:
        return objection
    table, _ = found_table(state, act.competition, act.round, act.table)
    if act.seats not in (2, 3) or act.seats > len(table.players):
        rule = game_of(state.settings.by_id[act.competition]).procedures.sections.behaviour
        return Objection("replay", Message("a-replay-is-by-two-or-by-three"), rule)
    return reason_objection(act.reason)


def appeal_objection(state: EventState, entry: do.Entry, act: do.Appeal) -> Objection | None:
    """A player who has not signed appeals, where the book has appeals (On-Sets 2026-27 VII-C-7)."""
    objection = table_objection(state, act.competition, act.round, act.table)
    if objection is not None:
        return objection
    table, record = found_table(state, act.competition, act.round, act.table)
    objection = player_at_table_objection(table, act.player)
    if objection is not None:
        return objection
    if entry.office == do.PLAYER and entry.by != act.player:
        return Objection("not-allowed", Message("players-appeal-for-themselves"))
    judges = game_of(state.settings.by_id[act.competition]).procedures.second_judges
    if judges is None:
        return Objection("no-appeals", Message("this-book-has-no-appeals"))
    if record.result is not None and act.player in record.result.sheet.signed:
        return Objection("signed", Message("after-signing-nobody-can-appeal", player=Seat(act.player)), judges.appeals)
    if any(one.player == act.player and one.decision is None for one in record.appeals):
        return Objection("appeal", Message("that-is-noted-already", player=Seat(act.player)))
    return reason_objection(act.reason)


def decision_objection(state: EventState, entry: do.Entry, act: do.DecideAppeal) -> Objection | None:
    """The director decides an appeal that is open."""
    objection = table_objection(state, act.competition, act.round, act.table)
    if objection is not None:
        return objection
    _, record = found_table(state, act.competition, act.round, act.table)
    if not any(one.player == act.player and one.decision is None for one in record.appeals):
        return Objection("appeal", Message("no-appeal-of-that-player-is-open", player=Seat(act.player)))
    return reason_objection(act.reason)


def time_objection(state: EventState, entry: do.Entry, act: do.AddTableTime) -> Objection | None:
    """Time is added to a table where the book has that (On-Sets 2026-27 XI-B-3)."""
    objection = table_objection(state, act.competition, act.round, act.table)
    if objection is not None:
        return objection
    if game_of(state.settings.by_id[act.competition]).procedures.second_judges is None:
        return Objection("no-added-time", Message("this-book-adds-no-time"))
    if not 1 <= act.seconds <= LONGEST_ADDED_TIME:
        return Objection("time", Message("time-is-added-in-seconds", most=LONGEST_ADDED_TIME))
    return None
