"""What can be wrong with each act."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from forceout.messages.lists import listed
from forceout.messages.message import Message, Seat
from forceout.tournament import acts as do
from forceout.tournament.objection import Objection
from forceout.tournament.outstanding import is_settled, open_tables
from forceout.tournament.seating.compromises import teammates_together
from forceout.tournament.settings import settings_objection
from forceout.tournament.state import TOLD, EventState
from forceout.tournament.verifying_online import online_result_objection, opening_objection, signature_objection
from forceout.tournament.verifying_people import (
    import_objection,
    late_entry_objection,
    no_show_objection,
    return_objection,
    withdrawal_objection,
)
from forceout.tournament.verifying_results import (
    appeal_objection,
    confirmation_objection,
    correction_objection,
    deceit_objection,
    decision_objection,
    disqualification_objection,
    entry_objection,
    reason_objection,
    replay_objection,
    round_objection,
    time_objection,
)
from forceout.tournament.verifying_seats import draft_objection, swap_objection


def change_objection(state: EventState, entry: do.Entry, act: do.ChangeSettings) -> Objection | None:
    """Settings may change, but not the divisions and games that a round was seated for."""
    objection = settings_objection(act.settings)
    if objection is not None:
        return objection
    begun = {one.competition for one in state.rounds.values() if one.versions or one.draft}
    for before in state.settings.competitions:
        after = act.settings.by_id.get(before.id)
        is_kept = after is not None and (after.division, after.game, after.edition, after.season) == (
            before.division, before.game, before.edition, before.season
        )  # fmt: skip
        if before.id in begun and (not is_kept or (after and after.rounds < state.last_published(before.id))):
            return Objection("begun", Message("what-has-begun-cannot-be-changed", name=before.id))
    divisions = {one.id for one in act.settings.divisions}
    gone = sorted({one.division for one in state.players.values()} - divisions)
    if gone:
        return Objection("begun", Message("a-division-with-players-stays", name=gone[0]))
    return None


def publication_objection(state: EventState, entry: do.Entry, act: do.Publish) -> Objection | None:
    """A draft is published when everybody in it may sit there; a change says why."""
    objection = round_objection(state, act.competition, act.round)
    if objection is not None:
        return objection
    one = state.round(act.competition, act.round)
    if one.draft is None:
        return Objection("no-draft", Message("there-is-no-draft-to-publish"))
    if one.versions and one.draft.tables == one.tables:
        return Objection("published", Message("just-this-is-published-already"))
    if one.versions and not act.reason.strip():
        return Objection("reason", Message("a-change-after-publishing-says-why"))
    labels = {table.label: table for table in one.draft.tables}
    for label, record in one.records.items():
        if record.result is not None and labels.get(label) != one.by_label.get(label):
            return Objection("entered", Message("a-table-with-a-result-stays-as-it-is", table=label))
    together = teammates_together(state, one.draft.tables)
    if together and not one.draft.weights.may_seat_teammates:
        return Objection("teammates", Message("teammates-never-sit-together", table=together[0][0]))
    for before in state.rounds_of(act.competition)[: act.round - 1]:
        waiting = [label for label in open_tables(state, before) if label not in before.left_out]
        if not before.versions:
            return Objection("order", Message("a-round-follows-the-one-before", number=before.number))
        if waiting:
            return Objection("waiting", Message("the-next-round-waits-for-results", tables=listed(waiting[:12])))
    return None


def clock_objection(state: EventState, entry: do.Entry, act: do.TellTime) -> Objection | None:
    """The hall is told in order: start, no new shakes, stop (On-Sets XI-B; Equations XI-B)."""
    objection = round_objection(state, act.competition, act.round)
    if objection is not None:
        return objection
    one = state.round(act.competition, act.round)
    if act.what not in TOLD:
        return Objection("clock", Message("the-hall-is-told-one-of-these", known=listed(TOLD)))
    if not one.versions:
        return Objection("clock", Message("a-round-starts-when-its-seats-are-published"))
    if len(one.told) != TOLD.index(act.what):
        return Objection("clock", Message("the-hall-is-told-in-this-order", known=listed(TOLD)))
    return None


def going_on_objection(state: EventState, entry: do.Entry, act: do.GoOnWithout) -> Objection | None:
    """The director names the tables that are not waited for, and says why."""
    objection = round_objection(state, act.competition, act.round) or reason_objection(act.reason)
    if objection is not None:
        return objection
    one = state.round(act.competition, act.round)
    waiting = open_tables(state, one)
    wrong = next((label for label in act.tables if label not in waiting or label in one.left_out), None)
    if wrong is not None or not act.tables:
        return Objection("waiting", Message("no-such-table-is-waited-for", table=wrong or "–"))
    return None


def bonus_objection(state: EventState, entry: do.Entry, act: do.AddBonus) -> Objection | None:
    """Bonus points go to a player, a team or a school of the event."""
    if act.competition not in state.settings.by_id:
        return Objection("competition", Message("there-is-no-such-competition", name=act.competition))
    if not any(act.receiver in known for known in (state.players, state.teams, state.schools)):
        return Objection("player", Message("nobody-of-the-event-is-called-so", name=act.receiver))
    if not -100 <= act.points <= 100 or act.points == 0:
        return Objection("bonus", Message("a-bonus-is-a-number-of-points"))
    return reason_objection(act.reason)


def playoff_objection(state: EventState, entry: do.Entry, act: do.ArrangePlayoff) -> Objection | None:
    """A playoff is between players of one competition."""
    competition = state.settings.by_id.get(act.competition)
    if competition is None:
        return Objection("competition", Message("there-is-no-such-competition", name=act.competition))
    if act.id in state.playoffs:
        return Objection("playoff", Message("there-is-a-playoff-of-that-name", name=act.id))
    if len(set(act.players)) != len(act.players) or len(act.players) < 2:
        return Objection("playoff", Message("a-playoff-is-between-two-or-more"))
    known = {one.id for one in state.entrants(competition)}
    stranger = next((player for player in act.players if player not in known), None)
    if stranger is not None:
        return Objection("player", Message("a-player-is-not-in-the-competition", player=Seat(stranger)))
    return reason_objection(act.reason)


def playoff_result_objection(state: EventState, entry: do.Entry, act: do.EnterPlayoff) -> Objection | None:
    """A playoff has a total for each of its players."""
    playoff = state.playoffs.get(act.id)
    if playoff is None:
        return Objection("playoff", Message("there-is-no-such-playoff", name=act.id))
    if set(act.totals) != set(playoff.players):
        return Objection("playoff", Message("a-playoff-has-a-total-for-everybody"))
    return None


def awards_objection(state: EventState, entry: do.Entry, act: do.AnnounceAwards) -> Objection | None:
    """Nothing is read out while a result is left."""
    for competition in state.settings.competitions:
        for one in state.rounds_of(competition.id):
            if not one.versions:
                words = Message("a-round-is-still-to-be-played", competition=competition.id, number=one.number)
                return Objection("waiting", words)
            waiting = [table.label for table in one.tables if not is_settled(state, one, table.label)]
            if waiting:
                return Objection("waiting", Message("awards-wait-for-results", tables=listed(waiting[:12])))
    unplayed = next((one.id for one in state.playoffs.values() if not one.totals), None)
    if unplayed is not None:
        return Objection("waiting", Message("awards-wait-for-a-playoff", name=unplayed))
    return None


Verify = Callable[[EventState, do.Entry, Any], Objection | None]
VERIFY: Final[Mapping[type[do.Act], Verify]] = {
    do.ChangeSettings: change_objection,
    do.Import: import_objection,
    do.EnterLate: late_entry_objection,
    do.Withdraw: withdrawal_objection,
    do.Return: return_objection,
    do.NoShow: no_show_objection,
    do.DraftSeating: draft_objection,
    do.SwapSeats: swap_objection,
    do.Publish: publication_objection,
    do.TellTime: clock_objection,
    do.AddTableTime: time_objection,
    do.EnterResult: entry_objection,
    do.SignSheet: signature_objection,
    do.OpenTables: opening_objection,
    do.TakeOnlineResult: online_result_objection,
    do.ConfirmResult: confirmation_objection,
    do.CorrectResult: correction_objection,
    do.RuleDeceit: deceit_objection,
    do.Disqualify: disqualification_objection,
    do.OrderReplay: replay_objection,
    do.Appeal: appeal_objection,
    do.DecideAppeal: decision_objection,
    do.GoOnWithout: going_on_objection,
    do.AddBonus: bonus_objection,
    do.ArrangePlayoff: playoff_objection,
    do.EnterPlayoff: playoff_result_objection,
    do.AnnounceAwards: awards_objection,
}
