"""Charging illegal procedure, and what each correction gives back (IX-A)."""

from collections.abc import Mapping

from tests.properties.procedures_by_the_book import faults, moving, rolling, selecting, setting
from tests.properties.procedures_by_the_book.books import LIMITS
from tests.properties.procedures_by_the_book.cubes import canonical_cube
from tests.properties.procedures_by_the_book.outcomes import Refusal, text_of
from tests.properties.procedures_by_the_book.table import Fault, Play, Table, Timer


def charge(table: Table, player: str, action: Mapping[str, object]) -> None:
    """IX-A: an opponent names the illegal procedure; only one that stands is corrected."""
    code = text_of(action, "procedure")
    named = [fault for fault in table.faults if fault.code == code and fault.offender != player]
    chargeable = [fault for fault in named if fault.status == "standing"]
    if chargeable:
        correct(table, chargeable[-1])
    elif any(fault.status == "insulated" for fault in named):
        raise Refusal("insulated")
    else:
        raise Refusal("not-illegal")


def correct(table: Table, fault: Fault) -> None:
    """IX-A-1, reading 41: each correction gives back what it says, and settles the faults of what went back."""
    fault.status = "corrected"
    if fault.code == "illegal-selection":
        selecting.correct(table, fault)
    elif fault.code == "illegal-roll":
        setting.clear_mat(table)
        setting.end_declaration(table)
        rolling.reopen_roll(table)
    elif fault.code == "illegal-deal":
        correct_deal(table)
    elif fault.play is not None:
        correct_play(table, fault, fault.play)
    settle_returned(table)


def correct_deal(table: Table) -> None:
    """A2, A3: a Universe cut to size changes nothing else; one to be completed reopens the dealing."""
    rolling.correct_deal(table)
    if not table.has_dealt:
        setting.clear_mat(table)
        setting.end_declaration(table)


def correct_play(table: Table, fault: Fault, play: Play) -> None:
    """The corrections of bonuses, Goals, moves and shifts."""
    if play.kind == "goal":
        setting.correct_goal(table, play)
    elif play.kind == "setter-bonus":
        setting.correct_bonus(table, play, fault.code == "bonus-while-leading")
    elif fault.code == "bonus-while-leading":
        table.seats.penalize(play.player)
        keep_bonus_as_move(table, play)
    elif fault.code == "bonus-from-permitted" and table.has_variation("shift-from-permitted"):
        keep_bonus_as_move(table, play)
    elif fault.code == "not-your-turn":
        correct_out_of_turn(table, play)
    elif play.kind == "late-shift" or play.kind == "bonus" and second_cube(table, play) is not None:
        give_back(table, play)
    else:
        give_back(table, play)
        reopen_turn(table, play, play.player, play.timer_before.for_correction())


def give_back(table: Table, play: Play) -> None:
    """IX-A-1: the cube goes back to where it was, with any illegal shift that took it further."""
    for later in reversed(table.plays):
        has_left = play.cube not in table.mat.pile(play.destination)
        if has_left and later.cube == play.cube and later.origin == play.destination and not later.is_returned:
            give_back(table, later)
    table.mat.transfer(play.cube, play.destination, play.origin)
    play.is_returned = True


def second_cube(table: Table, bonus: Play) -> Play | None:
    """The cube that followed a bonus in the same turn and still lies."""
    return next((play for play in table.plays if play.bonus is bonus and not play.is_returned), None)


def keep_bonus_as_move(table: Table, bonus: Play) -> None:
    """IV-C-2 [V-C-2], C3: the second cube returns and the bonus is the move; the turn is over."""
    second = second_cube(table, bonus)
    if second is not None:
        give_back(table, second)
        leave_forceout(table)
    elif table.turn == bonus.player and table.bonus_of_turn is bonus:
        moving.pass_turn(table, bonus.player, Timer(LIMITS["turn"]))


def leave_forceout(table: Table) -> None:
    """A cube that came back makes the moving go on."""
    if table.stage in ("forceout", "writing"):
        table.stage = "moving"
        table.writing = None
        table.turn = table.seats.left_of(table.mover or table.goal_setter)
        table.timer = Timer(LIMITS["turn"])


def correct_out_of_turn(table: Table, play: Play) -> None:
    """IX-A: what a player moved out of turn goes back, and the turn to whose it was."""
    own = [
        fault
        for fault in table.faults
        if fault.code == "not-your-turn" and fault.offender == play.player and fault.status == "standing"
    ]
    give_back(table, play)
    first = play
    for fault in reversed(own):
        if fault.play is not None:
            give_back(table, fault.play)
            fault.status = "corrected"
            first = fault.play
    reopen_turn(table, first, first.turn_before, first.timer_before)


def reopen_turn(table: Table, play: Play, player: str, timer: Timer) -> None:
    """IX-A-1: if necessary another move is made, in the time that was left."""
    table.stage = "moving"
    table.writing = None
    table.turn = table.seats.here(player)
    table.may_also_move = set() if player == play.player else set(play.also_before)
    before = play.bonus_before
    table.bonus_of_turn = before if before is not None and not before.is_returned else None
    table.timer = timer if table.turn == player else Timer(LIMITS["turn"])


def settle_returned(table: Table) -> None:
    """Reading 41: a fault whose cube has gone back is corrected."""
    for fault in faults.standing(table):
        if fault.play is not None and fault.play.is_returned:
            fault.status = "corrected"


def return_cube(table: Table, player: str, action: Mapping[str, object]) -> None:
    """IV-C-2-b [V-C-2-b]: who laid two cubes without "Bonus" says which one goes back."""
    pair = pair_without_bonus(table, player)
    if table.stage not in ("moving", "forceout") or pair is None:
        raise Refusal("wrong-phase")
    first, second = pair
    cube = canonical_cube(table.book, text_of(action, "cube"))
    if cube not in (first.cube, second.cube):
        raise Refusal("cube-not-there")
    back, stays = (second, first) if cube == second.cube else (first, second)
    if not back.is_returned:
        give_back(table, back)
    if stays.is_returned:
        table.mat.transfer(stays.cube, stays.origin, stays.destination)
        stays.is_returned = False
    for fault in table.faults:
        if fault.play is second and fault.code == "not-your-turn":
            fault.status = "corrected"
    settle_returned(table)


def pair_without_bonus(table: Table, player: str) -> tuple[Play, Play] | None:
    """The last two cubes, both laid in Forbidden by one player without "Bonus", the second one out of turn."""
    if len(table.plays) < 2:
        return None
    first, second = table.plays[-2:]
    is_pair = first.player == second.player == player and first.kind == second.kind == "move"
    to_forbidden = first.destination == second.destination == "forbidden"
    is_open = first.is_in_turn and not second.is_in_turn and not first.is_returned
    return (first, second) if is_pair and to_forbidden and is_open else None
