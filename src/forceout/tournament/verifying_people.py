"""What can be wrong when people come and go."""

from forceout.messages.message import Message, Seat
from forceout.tournament import acts as do
from forceout.tournament.objection import Objection
from forceout.tournament.people import Player
from forceout.tournament.settings import is_plain_id
from forceout.tournament.state import EventState
from forceout.tournament.verifying_results import reason_objection, round_objection

MOST_PLAYERS = 5_000
MOST_OF_A_TEAM = 5


def import_objection(state: EventState, entry: do.Entry, act: do.Import) -> Objection | None:
    """Everybody belongs somewhere, or nobody is brought in; who is here already is changed, and stays withdrawn."""
    if any(one.versions for one in state.rounds.values()):
        return Objection("begun", Message("after-the-first-round-people-enter-late"))
    schools = {**state.schools, **{one.id: one for one in act.schools}}
    teams = {**state.teams, **{one.id: one for one in act.teams}}
    divisions = {one.id for one in state.settings.divisions}
    for kind, ids in (
        ("school", [one.id for one in act.schools]),
        ("team", [one.id for one in act.teams]),
        ("player", [one.id for one in act.players]),
    ):
        twice = next((one for one in ids if ids.count(one) > 1), None) if len(set(ids)) < len(ids) else None
        if twice is not None:
            return Objection("import", Message("two-things-are-called-the-same", kind=kind, name=twice))
        unclear = next((one for one in ids if not is_plain_id(one)), None)
        if unclear is not None:
            return Objection("import", Message("an-id-has-letters-digits-and-hyphens", name=unclear))
    for team in act.teams:
        if team.school not in schools or team.division not in divisions:
            return Objection("import", Message("a-team-has-a-school-and-a-division", name=team.id))
    everybody = {**state.players, **{one.id: one for one in act.players}}
    if len(everybody) > MOST_PLAYERS:
        return Objection("import", Message("an-event-has-at-most-so-many-players", most=MOST_PLAYERS))
    sizes: dict[str, int] = {}
    for player in everybody.values():
        if player.team is not None:
            sizes[player.team] = sizes.get(player.team, 0) + 1
    for player in act.players:
        if player.school not in schools or (player.team is not None and player.team not in teams):
            return Objection("import", Message("a-player-has-a-school-and-a-known-team", player=Seat(player.id)))
        objection = player_objection(state, player)
        if objection is not None:
            return objection
        if player.team is not None and teams[player.team].division != player.division:
            return Objection("import", Message("a-team-plays-in-one-division", player=Seat(player.id)))
        if player.team is not None and sizes[player.team] > MOST_OF_A_TEAM:
            return Objection("import", Message("a-team-has-at-most-five", name=player.team))
    return None


def player_objection(state: EventState, player: Player) -> Objection | None:
    """A player plays in a division, in games that it has."""
    if player.division not in {one.id for one in state.settings.divisions}:
        return Objection("import", Message("there-is-no-such-division-in-the-event", name=player.division))
    known = {one.id for one in state.settings.competitions_of(player.division)}
    if any(one not in known for one in player.competitions):
        return Objection("import", Message("a-player-plays-what-the-division-plays", player=Seat(player.id)))
    if player.level is not None and not 1 <= player.level <= MOST_OF_A_TEAM:
        return Objection("import", Message("a-level-is-from-one-to-five", player=Seat(player.id)))
    if player.seed is not None and not 1 <= player.seed <= MOST_PLAYERS:
        return Objection("import", Message("a-seed-is-a-number-from-one-on", player=Seat(player.id)))
    before = state.players.get(player.id, Player(player.id, player.division, player.school))
    if (player.first_rounds, player.last_rounds) != (before.first_rounds, before.last_rounds):
        return Objection("import", Message("whoever-comes-in-plays-from-now-on", player=Seat(player.id)))
    return None


def late_entry_objection(state: EventState, entry: do.Entry, act: do.EnterLate) -> Objection | None:
    """Who comes late is new, and belongs to a school and a team that are known."""
    player = act.player
    if player.id in state.players or not is_plain_id(player.id):
        return Objection("player", Message("there-is-a-player-of-that-number", player=Seat(player.id)))
    if player.school not in state.schools or (player.team is not None and player.team not in state.teams):
        return Objection("player", Message("a-player-has-a-school-and-a-known-team", player=Seat(player.id)))
    if player.team is not None:
        if state.teams[player.team].division != player.division:
            return Objection("player", Message("a-team-plays-in-one-division", player=Seat(player.id)))
        if sum(one.team == player.team for one in state.players.values()) >= MOST_OF_A_TEAM:
            return Objection("player", Message("a-team-has-at-most-five", name=player.team))
    return player_objection(state, player) or reason_objection(act.reason)


def withdrawal_objection(state: EventState, entry: do.Entry, act: do.Withdraw) -> Objection | None:
    """Only who is there can go."""
    player = state.players.get(act.player)
    if player is None:
        return Objection("player", Message("nobody-of-the-event-is-called-so", name=act.player))
    if player.last_rounds:
        return Objection("player", Message("a-player-has-withdrawn-already", player=Seat(act.player)))
    return reason_objection(act.reason)


def return_objection(state: EventState, entry: do.Entry, act: do.Return) -> Objection | None:
    """Only who has gone can come back."""
    player = state.players.get(act.player)
    if player is None:
        return Objection("player", Message("nobody-of-the-event-is-called-so", name=act.player))
    if not player.last_rounds:
        return Objection("player", Message("a-player-has-not-withdrawn", player=Seat(act.player)))
    return reason_objection(act.reason)


def no_show_objection(state: EventState, entry: do.Entry, act: do.NoShow) -> Objection | None:
    """Who plays in a round may be missing from it, until their table's result is in."""
    objection = round_objection(state, act.competition, act.round)
    if objection is not None:
        return objection
    competition = state.settings.by_id[act.competition]
    player = state.players.get(act.player)
    if player is None or player.division != competition.division or not player.is_in(competition.id, act.round):
        return Objection("player", Message("a-player-is-not-in-the-competition", player=Seat(act.player)))
    one = state.round(act.competition, act.round)
    if (act.player in one.absent) != act.is_here:
        return Objection("no-show", Message("that-is-noted-already", player=Seat(act.player)))
    for table in one.tables:
        if act.player in table.players and one.record(table.label).result is not None:
            return Objection("entered", Message("the-result-of-that-table-is-in", table=table.label))
    return None
