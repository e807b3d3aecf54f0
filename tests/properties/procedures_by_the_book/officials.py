"""Judges and the director: penalties and warnings (IX-C), absence (X-D), the end of the round (XI-B)."""

from collections.abc import Mapping

from tests.properties.procedures_by_the_book import (
    challenging,
    checking,
    ending,
    moving,
    no_goal,
    selecting,
    setting,
    writing,
)
from tests.properties.procedures_by_the_book.books import LIMITS
from tests.properties.procedures_by_the_book.outcomes import Refusal, number_of, optional_text, text_of
from tests.properties.procedures_by_the_book.table import Table, Timer


def named_player(table: Table, action: Mapping[str, object]) -> str:
    """The player that an official names."""
    player = text_of(action, "player")
    if player not in table.seats.players:
        raise Refusal("not-a-player")
    return player


def penalize(table: Table, action: Mapping[str, object]) -> None:
    """IX-C, reading 55: a judge takes points away after a warning; two judges need none where the book has that."""
    player = named_player(table, action)
    points = number_of(action, "points", 1)
    is_agreed = table.book.second_judges and bool(optional_text(action, "second_judge"))
    if points < 1 or (player not in table.warned and not is_agreed):
        raise Refusal("not-illegal", "IX-C")
    table.seats.penalize(player, points)


def warn(table: Table, action: Mapping[str, object]) -> None:
    """IX-C: a judge warns a player, after which a point may be taken."""
    table.warned.add(named_player(table, action))


def stop(table: Table) -> None:
    """XI-B-2: with cubes left and no challenge made, everybody writes; without a Goal there is nothing to write for."""
    if table.stage in ("rolling", "selecting", "goal", "no-goal"):
        ending.make_void(table)
    elif table.stage == "moving":
        writing.begin_time_up(table)


def absent(table: Table, action: Mapping[str, object]) -> None:
    """X-D, reading 46: an absence is recorded at any moment, and the others play on as they are."""
    player = named_player(table, action)
    if player in table.seats.absent:
        raise Refusal("not-a-player")
    table.seats.absent.add(player)
    if table.block_holder == player:
        challenging.put_down(table)
    if len(table.seats.present()) < 2:
        ending.make_void(table)
    elif table.stage in LEAVE:
        LEAVE[table.stage](table, player)


def leave_rolling(table: Table, player: str) -> None:
    """The player to the left rolls, in a minute of their own; who now sits at the right deals."""
    if player == table.goal_setter:
        table.goal_setter = table.seats.left_of(player)
        if not table.has_rolled:
            table.minute_left = LIMITS["rolling"]
            table.timer = Timer(LIMITS["rolling"])
            if not table.has_dealt and table.book.is_on_sets:
                table.dealing = Timer(LIMITS["rolling"])
            table.dealer = table.seats.right_of(table.goal_setter)
    if player == table.dealer:
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
        setting.begin(table)
    else:
        no_goal.void_when_all_agree(table)


def leave_moving(table: Table, player: str) -> None:
    """A turn of the absent player passes to the left."""
    table.may_also_move.discard(player)
    if table.turn == player:
        table.may_also_move = set()
        moving.pass_turn(table, player, Timer(LIMITS["turn"]))


def leave_writing(table: Table, player: str) -> None:
    """The absent player presents nothing more; what was presented is checked."""
    state = writing.state_of(table)
    if player not in state.papers:
        state.given_up.add(player)
    writing.go_on_when_all_have_written(table)


def leave_checking(table: Table, player: str) -> None:
    """The absent player's Solution is checked, but that player's answer is not waited for."""
    state = checking.state_of(table)
    for paper in list(state.papers.values()):
        if table.stage == "checking" and paper.is_correct is None and paper is checking.current(table):
            checking.settle_if_unopposed(table, paper)


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
