"""Judges and the director: penalties and warnings (IX-C), absence (X-D), the end of the round (XI-B)."""

from collections.abc import Mapping

from tests.properties.procedures_by_the_book import (
    checking,
    ending,
    faults,
    moving,
    no_goal,
    selecting,
    setting,
    writing,
)
from tests.properties.procedures_by_the_book.books import LIMITS
from tests.properties.procedures_by_the_book.outcomes import Malformed, Refusal, number_of, text_of
from tests.properties.procedures_by_the_book.table import Table, Timer


def named_player(table: Table, action: Mapping[str, object]) -> str:
    """The player that an official names."""
    player = text_of(action, "player")
    if player not in table.seats.players:
        raise Refusal("not-a-player")
    return player


def penalize(table: Table, action: Mapping[str, object]) -> None:
    """IX-C, IX-D: a judge takes points away."""
    player = named_player(table, action)
    points = number_of(action, "points", 1)
    if points < 1:
        raise Malformed("points must be positive")
    table.seats.penalize(player, points)


def warn(table: Table, action: Mapping[str, object]) -> None:
    """IX-C: a judge warns a player; nothing at the table changes."""
    named_player(table, action)


def stop(table: Table) -> None:
    """XI-B-2: with cubes left and no challenge made, everybody writes; without a Goal there is nothing to write for."""
    if table.stage in ("rolling", "selecting", "goal", "no-goal"):
        ending.make_void(table)
    elif table.stage == "moving":
        faults.insulate_by_challenge(table)
        writing.begin_time_up(table)


def absent(table: Table, action: Mapping[str, object]) -> None:
    """X-D, reading 46: an absence is recorded at any moment, and the others play on as they are."""
    player = named_player(table, action)
    if player in table.seats.absent:
        raise Refusal("not-a-player")
    table.seats.absent.add(player)
    if table.block_holder == player:
        table.block_holder = None
    if len(table.seats.present()) < 2:
        ending.make_void(table)
    elif table.stage in LEAVE:
        LEAVE[table.stage](table, player)


def leave_rolling(table: Table, player: str) -> None:
    """The player to the left rolls; who now sits at the right deals."""
    if player == table.goal_setter:
        table.goal_setter = table.seats.left_of(player)
    if not table.has_dealt:
        table.dealer = table.seats.right_of(table.goal_setter)
    selecting.prepare(table)


def leave_selecting(table: Table, player: str) -> None:
    """What the absent player would have selected is not selected."""
    current = selecting.current(table)
    if player == table.goal_setter:
        table.goal_setter = table.seats.left_of(player)
    for due in table.dues:
        due.is_open = due.is_open and due.player != player
    if current is not None and current.player == player:
        selecting.begin(table)


def leave_goal(table: Table, player: str) -> None:
    """The player to the left sets the Goal; a dispute that lost its player falls back to the declaration."""
    if player != table.goal_setter:
        return
    if table.threatened is None:
        setting.pass_on(table)
        return
    table.goal_setter = table.threatened
    table.threatened = None
    table.stage = "no-goal"
    table.timer = Timer(LIMITS["no-goal"])
    no_goal.void_when_all_agree(table)


def leave_no_goal(table: Table, player: str) -> None:
    """A declaration goes with its declarer; otherwise the others' agreement is enough."""
    if player == table.declarer:
        setting.end_declaration(table)
        setting.pass_on(table)
    else:
        no_goal.void_when_all_agree(table)


def leave_moving(table: Table, player: str) -> None:
    """A turn of the absent player passes to the left."""
    table.may_also_move.discard(player)
    if table.turn == player:
        moving.pass_turn(table, player, Timer(LIMITS["turn"]))


def leave_writing(table: Table, player: str) -> None:
    """The absent player presents nothing."""
    state = writing.state_of(table)
    state.papers.pop(player, None)
    state.given_up.add(player)
    writing.go_on_when_all_have_written(table)


def leave_checking(table: Table, player: str) -> None:
    """Neither the absent player's Solution nor that player's answer is waited for."""
    state = checking.state_of(table)
    state.papers.pop(player, None)
    if table.being_checked == player:
        table.being_checked = None
        table.timer = Timer(table.limit("checking"))
    checking.go_on(table)
    if table.being_checked is not None:
        checking.settle_if_unopposed(table, state.papers[table.being_checked])


LEAVE = {
    "rolling": leave_rolling,
    "selecting": leave_selecting,
    "goal": leave_goal,
    "no-goal": leave_no_goal,
    "moving": leave_moving,
    "forceout": leave_writing,
    "writing": leave_writing,
    "checking": leave_checking,
}
