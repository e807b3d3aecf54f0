"""Charging illegal procedure, and what each correction gives back (IX-A)."""

from collections.abc import Mapping

from tests.properties.procedures_by_the_book import ending, faults, moving, returning, rolling, selecting, setting
from tests.properties.procedures_by_the_book.books import LIMITS
from tests.properties.procedures_by_the_book.outcomes import Refusal, text_of
from tests.properties.procedures_by_the_book.table import Fault, Play, Table, Timer


def charge(table: Table, player: str, action: Mapping[str, object]) -> None:
    """IX-A: an opponent names the illegal procedure; only one that stands is corrected."""
    code = text_of(action, "procedure")
    named = [fault for fault in faults.standing(table, code) if fault.offender != player]
    if named and not is_past(table, named[-1]):
        correct(table, first_out_of_turn(named) if code == "not-your-turn" else named[-1])
    elif named or any(fault.code == code and fault.status == "insulated" for fault in table.faults):
        raise Refusal("insulated")
    else:
        raise Refusal("not-illegal")


def first_out_of_turn(named: list[Fault]) -> Fault:
    """Reading 52: all that the offender moved out of turn goes back, from the first one on."""
    return next(fault for fault in named if fault.offender == named[-1].offender)


def is_past(table: Table, fault: Fault) -> bool:
    """IX-B, II-C-2: what came before the moves is past with a challenge or a Goal, a move when checking begins."""
    if is_moving_over(table):
        return table.stage != "writing" or fault.play is None or fault.play.kind == "goal"
    goal = table.mat.goal
    has_standing_goal = goal is not None and not faults.standing(table, "illegal-configuration")
    is_of_preparing = fault.code in ("illegal-selection", "illegal-deal")
    is_played_on = any(play.kind in ("move", "shift") and not play.is_returned for play in table.plays)
    is_legal = goal is not None and (is_played_on or setting.is_legal(table, goal))
    return is_of_preparing and has_standing_goal and is_legal


def is_moving_over(table: Table) -> bool:
    """Whether nobody moves any more: after the last cube a correction may still reopen the moving."""
    is_last_cube = (
        table.stage in ("forceout", "writing") and table.writing is not None and table.writing.end == "forceout"
    )
    return table.writing is not None and not is_last_cube


def correct(table: Table, fault: Fault) -> None:
    """IX-A-1, reading 41: each correction gives back what it says, and with it what followed illegally."""
    table.offered = None
    for later in taken_with(table, fault):
        take_back(table, later)
    fault.status = "corrected"
    if fault.code == "illegal-selection":
        setting.take_goal_back(table)
        selecting.correct(table, fault)
    elif fault.code == "illegal-roll":
        rolling.correct_roll(table)
    elif fault.code == "illegal-deal":
        rolling.correct_deal(table)
    elif fault.play is not None:
        correct_play(table, fault, fault.play)
    settle_returned(table)


def taken_with(table: Table, fault: Fault) -> list[Fault]:
    """The illegal procedures after one, the last first, one for each play; none once the moving is over."""
    if is_moving_over(table):
        return []
    own = [place for place, other in enumerate(table.faults) if other is fault or is_same_play(other, fault)]
    later = [other for other in table.faults[max(own) + 1 :] if other.status == "standing"]
    taken: list[Fault] = []
    for other in later:
        if other.code not in faults.PREPARATION and not any(is_same_play(other, one) for one in taken):
            taken.append(other)
    return taken[::-1]


def is_same_play(fault: Fault, other: Fault) -> bool:
    """Whether two faults are of one action on the mat."""
    return fault.play is not None and fault.play is other.play


def take_back(table: Table, fault: Fault) -> None:
    """What followed an illegal procedure illegally counts for nothing, and costs nothing."""
    play = fault.play
    if fault.due is not None:
        selecting.take_back(table, fault.due)
    elif play is not None and play.kind == "goal":
        setting.take_goal_back(table)
        setting.reopen(table, play)
    elif play is not None and play.kind == "setter-bonus":
        setting.take_bonus_back(table, play)
    elif play is not None:
        second = second_cube(table, play)
        if second is not None:
            undo(table, second)
        undo(table, play)
    for other in table.faults:
        if other is fault or is_same_play(other, fault):
            other.status = "corrected"


def correct_play(table: Table, fault: Fault, play: Play) -> None:
    """The corrections of bonuses, Goals, moves and shifts."""
    stays_as_move = fault.code == "bonus-while-leading" or (
        fault.code == "bonus-from-permitted" and table.has_variation("shift-from-permitted")
    )
    if play.kind == "goal":
        setting.correct_goal(table, play)
    elif play.kind == "setter-bonus":
        setting.correct_bonus(table, play, fault.code == "bonus-while-leading")
    elif stays_as_move:
        if fault.code == "bonus-while-leading":
            table.seats.penalize(play.player)
        keep_bonus_as_move(table, play)
    elif play.kind == "bonus" and play.is_in_turn and not play.is_kept:
        correct_bonus(table, play)
    else:
        undo(table, play)
        if fault.code == "not-your-turn":
            returning.offer(table, play)


def correct_bonus(table: Table, play: Play) -> None:
    """IX-A-1: a bonus cube goes back alone; where the regular move is still to be made its time runs on."""
    is_open = table.bonus_of_turn is play and table.turn == play.player and table.stage == "moving"
    if not table.mat.resources:
        undo(table, play)
        return
    give_back(table, play)
    if is_open:
        table.bonus_of_turn = None
        table.timer = table.timer.for_correction()


def undo(table: Table, play: Play) -> None:
    """IX-A-1: the cube goes back; where it was the last one, the turn goes to whose it was before."""
    was_last = is_last(table, play)
    is_over = is_moving_over(table)
    give_back(table, play)
    if is_over or play.kind == "late-shift":
        return
    if was_last:
        reopen_turn(table, play)


def is_last(table: Table, play: Play) -> bool:
    """Whether nothing that still lies was moved after a cube."""
    laid = [other for other in table.plays if not other.is_returned and other.kind != "late-shift"]
    return bool(laid) and laid[-1] is play


def give_back(table: Table, play: Play) -> None:
    """IX-A-1: the cube goes back to where it was, unless it was moved on."""
    if play.cube in table.mat.pile(play.destination):
        table.mat.transfer(play.cube, play.destination, play.origin)
    play.is_returned = True
    if not is_moving_over(table) and table.mat.resources and table.writing is not None:
        leave_forceout(table, play.player)


def leave_forceout(table: Table, player: str) -> None:
    """A last cube that came back makes the moving go on."""
    table.stage = "moving"
    table.writing = None
    moving.pass_turn(table, player, Timer(LIMITS["turn"]))


def second_cube(table: Table, bonus: Play) -> Play | None:
    """The cube that followed a bonus in the same turn, where nothing was moved since."""
    return next((play for play in table.plays if play.bonus is bonus and is_last(table, play)), None)


def keep_bonus_as_move(table: Table, bonus: Play) -> None:
    """IV-C-2 [V-C-2], C3: the second cube returns and the bonus is the move; what is then legal insulates (IX-B)."""
    second = second_cube(table, bonus)
    bonus.is_kept = second is not None or table.bonus_of_turn is bonus
    if second is not None:
        give_back(table, second)
    elif table.turn == bonus.player and table.bonus_of_turn is bonus and table.stage == "moving":
        table.may_also_move = set()
        moving.pass_turn(table, bonus.player, Timer(LIMITS["turn"]))
    if not any(fault.play is bonus for fault in faults.standing(table)):
        ending.penalize_denial(table)
        faults.insulate_by_play(table, bonus.player)


def reopen_turn(table: Table, play: Play) -> None:
    """IX-A-1: the turn is whose it was, in the time that was left, ten seconds at least."""
    table.stage = "moving"
    table.writing = None
    if play.turn_before in table.seats.absent:
        table.may_also_move = set()
        moving.pass_turn(table, play.turn_before, Timer(LIMITS["turn"]))
        return
    table.turn = play.turn_before
    table.may_also_move = set(play.also_before)
    before = play.bonus_before
    table.bonus_of_turn = before if before is not None and not before.is_returned else None
    table.timer = play.timer_before.for_correction()


def settle_returned(table: Table) -> None:
    """Reading 41: a fault whose cube has gone back is corrected."""
    for fault in faults.standing(table):
        if fault.play is not None and fault.play.is_returned:
            fault.status = "corrected"
