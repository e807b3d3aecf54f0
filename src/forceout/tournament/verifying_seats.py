"""What can be wrong with seats."""

from forceout.messages.message import Message, Seat
from forceout.tournament import acts as do
from forceout.tournament.objection import Objection
from forceout.tournament.seating.random_numbers import LARGEST_SEED
from forceout.tournament.settings import WAYS, weights_objection
from forceout.tournament.state import EventState
from forceout.tournament.verifying_results import round_objection


def draft_objection(state: EventState, entry: do.Entry, act: do.DraftSeating) -> Objection | None:
    """Everybody who is to be seated sits once, at a table of two or three (On-Sets I-A; Equations I-A)."""
    objection = round_objection(state, act.competition, act.round)
    if objection is not None:
        return objection
    if act.way not in WAYS or not 0 <= act.seed <= LARGEST_SEED:
        return Objection("draft", Message("a-draft-says-its-way-and-seed"))
    objection = weights_objection(act.weights)
    if objection is not None:
        return objection
    if act.round > state.last_published(act.competition) + 1:
        return Objection("order", Message("a-round-follows-the-one-before", number=act.round - 1))
    one = state.round(act.competition, act.round)
    if one.told and one.versions:
        return Objection("begun", Message("a-round-that-has-begun-is-not-drawn-again"))
    due = [player.id for player in state.to_seat(state.settings.by_id[act.competition], act.round)]
    seated = [player for table in act.tables for player in table.players]
    if len(set(seated)) < len(seated):
        twice = next(player for player in seated if seated.count(player) > 1)
        return Objection("draft", Message("somebody-sits-twice", player=Seat(twice)))
    missing = sorted(set(due) - set(seated))
    if missing:
        return Objection("draft", Message("somebody-has-no-seat", player=Seat(missing[0])))
    stranger = sorted(set(seated) - set(due))
    if stranger:
        return Objection("draft", Message("somebody-is-not-to-be-seated", player=Seat(stranger[0])))
    if len({table.label for table in act.tables}) < len(act.tables):
        return Objection("draft", Message("two-tables-are-called-the-same"))
    wrong = next((table for table in act.tables if not 2 <= len(table.players) <= 3), None)
    if wrong is not None and len(due) > 1:
        return Objection("draft", Message("two-or-three-sit-at-each-table", table=wrong.label))
    return None


def swap_objection(state: EventState, entry: do.Entry, act: do.SwapSeats) -> Objection | None:
    """Two players of a draft change places."""
    objection = round_objection(state, act.competition, act.round)
    if objection is not None:
        return objection
    one = state.round(act.competition, act.round)
    if one.draft is None:
        return Objection("no-draft", Message("there-is-no-draft-to-change"))
    seated = {player for table in one.draft.tables for player in table.players}
    for player in (act.first, act.second):
        if player not in seated:
            return Objection("draft", Message("a-player-is-not-in-the-draft", player=Seat(player)))
    if act.first == act.second:
        return Objection("draft", Message("two-players-change-places"))
    return None
