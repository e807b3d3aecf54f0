"""Two cubes laid in Forbidden without "Bonus", of which either goes back (On-Sets IV-C-2-b; Equations V-C-2-b)."""

from collections.abc import Mapping

from tests.properties.procedures_by_the_book import corrections, faults, moving
from tests.properties.procedures_by_the_book.cubes import canonical_cube, found
from tests.properties.procedures_by_the_book.outcomes import Refusal, text_of
from tests.properties.procedures_by_the_book.table import Fault, Play, Table


def return_cube(table: Table, player: str, action: Mapping[str, object]) -> None:
    """IV-C-2-b [V-C-2-b]: who laid two cubes without "Bonus" says which one goes back, once."""
    pair = pair_without_bonus(table, player)
    if pair is None:
        raise Refusal("wrong-phase")
    first, second = pair
    on_mat = [first.cube] if second.is_returned else [second.cube, first.cube]
    cube = found(canonical_cube(table.book, text_of(action, "cube")), on_mat)
    if cube is None:
        raise Refusal("cube-not-there")
    is_first = second.is_returned or cube != second.cube
    if is_first:
        check_second_may_stay(table, second, on_mat)
    fault = fault_of(table, second)
    if fault is not None:
        corrections.correct(table, fault)
    table.offered = None
    if is_first:
        exchange(table, first, second)


def check_second_may_stay(table: Table, second: Play, on_mat: list[str]) -> None:
    """IV-D, VIII-A: the second cube is judged as if neither had been laid."""
    codes = moving.faults_in_forbidden(table, second.cube, len(table.mat.resources) + len(on_mat))
    if codes:
        raise Refusal(codes[0])


def exchange(table: Table, first: Play, second: Play) -> None:
    """The first cube goes back and the second one lies in its stead."""
    table.mat.transfer(first.cube, first.destination, first.origin)
    table.mat.transfer(second.cube, second.origin, second.destination)
    first.is_returned = True
    second.is_returned = False
    corrections.settle_returned(table)


def fault_of(table: Table, second: Play) -> Fault | None:
    """The move out of turn that the second cube is, while it stands."""
    return next((fault for fault in faults.standing(table, "not-your-turn") if fault.play is second), None)


def pair_without_bonus(table: Table, player: str) -> tuple[Play, Play] | None:
    """Two cubes of one player without "Bonus": just laid, or offered for exchange when the second was charged."""
    offered = table.offered
    if offered is not None:
        return offered if offered[0].player == player and table.stage == "moving" else None
    laid = [play for play in table.plays if play.kind != "late-shift" and not play.is_returned]
    is_open = table.stage in ("moving", "forceout", "writing") and not corrections.is_moving_over(table)
    if not is_open or len(laid) < 2 or fault_of(table, laid[-1]) is None:
        return None
    first, second = laid[-2:]
    return (first, second) if first.player == player and is_pair(first, second) else None


def is_pair(first: Play, second: Play) -> bool:
    """Both laid in Forbidden by one player, the first one in turn and as the only move, the second one out of turn."""
    is_by_one = first.player == second.player and first.kind == second.kind == "move"
    to_forbidden = first.destination == second.destination == "forbidden"
    return is_by_one and to_forbidden and first.is_in_turn and first.bonus_before is None and not second.is_in_turn


def offer(table: Table, second: Play) -> None:
    """A second cube that was charged lies in Resources: it may be exchanged for the first."""
    laid = [play for play in table.plays if play.kind != "late-shift" and not play.is_returned]
    if laid and is_pair(laid[-1], second) and table.stage == "moving":
        table.offered = (laid[-1], second)
