"""Challenging (On-Sets V, Equations VI) and the challenge block."""

from collections.abc import Mapping

from tests.properties.procedures_by_the_book import corrections, faults, no_goal, writing
from tests.properties.procedures_by_the_book.outcomes import Malformed, Refusal, text_of
from tests.properties.procedures_by_the_book.table import Fault, Table

CLAIMS = ("now", "impossible", "nothing")
BEFORE_GOAL = ("rolling", "selecting", "goal", "no-goal")


def pick_up(table: Table, player: str) -> None:
    """V-B [VI-B]: the block is picked up to challenge, or to dispute "no Goal" (III-D-2)."""
    if table.block_holder is not None:
        raise Refusal("wrong-phase")
    if table.stage == "no-goal" and no_goal.can_answer(table, player):
        no_goal.disagree(table, player)
        return
    check_can_be_challenged(table)
    table.block_holder = player
    table.block_elapsed = 0


def check_can_be_challenged(table: Table) -> None:
    """Once a challenge was made, or Solutions are checked, there is nothing to challenge."""
    is_over = table.stage in ("checking", "scored", "void")
    is_made = table.writing is not None and table.writing.end in ("now", "impossible", "no-goal")
    if is_over or is_made:
        raise Refusal("wrong-phase")


def fault_of_claim(table: Table, player: str, claim: str) -> str | None:
    """V-A-2 and V-B [VI-A-2, VI-B]: why a claim is invalid, or nothing."""
    if table.stage in BEFORE_GOAL or is_against_digit(table, player) or void_move(table) is not None:
        return "invalid-challenge"
    if is_too_late(table, player):
        return "too-late"
    if player == table.mover:
        return "challenge-self"
    if claim == "nothing":
        return "invalid-challenge"
    if claim == "now" and len(table.mat.resources) < (3 if table.has_variation("two-solutions") else 2):
        return "now-too-few-resources"
    if claim == "now" and not table.mat.required + table.mat.permitted:
        return "now-nothing-on-mat"
    return None


def is_against_digit(table: Table, player: str) -> bool:
    """C1: a digit that another player moved is no move that could be challenged."""
    return table.digit_moved_by is not None and table.digit_moved_by != player


def void_move(table: Table) -> Fault | None:
    """VIII-A, C6: a last cube in Forbidden, or a shift after the last cube, is no move that could be challenged."""
    codes = ("last-cube-to-forbidden", "shift-too-late")
    return next((fault for fault in faults.standing(table) if fault.code in codes), None)


def is_too_late(table: Table, player: str) -> bool:
    """VIII-B: after the first minute; V-B(f) of 2026-27: after "stop"; reading 48: after presenting."""
    if table.writing is None:
        return False
    is_stopped = table.writing.end == "time-up"
    is_forbidden = table.book.stop_forbids_challenges if is_stopped else table.stage == "writing"
    return is_forbidden or player in table.writing.papers


def challenge(table: Table, player: str, action: Mapping[str, object]) -> None:
    """V-A and V-B [VI-A, VI-B]: a claim, with the block in hand."""
    claim = text_of(action, "claim")
    if claim not in CLAIMS:
        raise Malformed("claim is unknown")
    if table.block_holder not in (None, player):
        raise Refusal("wrong-phase", "V-B" if table.book.is_on_sets else "VI-B")
    check_can_be_challenged(table)
    code = fault_of_claim(table, player, claim)
    if code is not None:
        set_aside(table, player, claim)
        raise Refusal(code)
    table.block_holder = None
    faults.insulate_by_play(table, player)
    writing.begin_challenge(table, player, claim)


def set_aside(table: Table, player: str, claim: str) -> None:
    """V-B [VI-B]: an invalid challenge costs a point at the table; a referee only refuses it, but the block that goes
    back without a word costs a point there too."""
    is_put_back = table.block_holder == player and claim == "nothing"
    if table.policing == "referee" and not is_put_back:
        return
    put_down(table)
    fault = void_move(table)
    if table.stage not in BEFORE_GOAL and is_against_digit(table, player):
        table.digit_moved_by = None
    elif fault is None:
        table.seats.penalize(player)
    else:
        is_free = bool(faults.standing(table, "last-cube-to-forbidden"))
        corrections.correct(table, fault)
        if not is_free:
            table.seats.penalize(player)


def tie(table: Table, player: str, action: Mapping[str, object]) -> None:
    """On-Sets 2026-27 V-B: in the opinion of the third player two picked up the block at once."""
    second = text_of(action, "player")
    state = table.writing
    if not table.book.two_challengers or table.stage != "writing" or state is None or not state.challengers:
        raise Refusal("wrong-phase")
    if state.papers or state.given_up - table.seats.absent or state.third is None:
        raise Refusal("wrong-phase")
    if second != state.third:
        raise Refusal("challenge-self", "V-B")
    if player not in ("judge", state.mover):
        raise Refusal("not-your-turn", "V-B")
    writing.add_challenger(table, second)


def ring(table: Table) -> None:
    """XI-A-1-f, XI-A-3: fifteen seconds to state the challenge, without a countdown."""
    if table.block_holder is not None:
        table.seats.penalize(table.block_holder)
    put_down(table)


def put_down(table: Table) -> None:
    """The block lies again; the minute for challenging the last cube may be over meanwhile (VIII-B)."""
    table.block_holder = None
    if table.stage == "forceout" and table.timer.elapsed >= table.limit("last-challenge"):
        table.stage = "writing"
