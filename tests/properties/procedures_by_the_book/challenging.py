"""Challenging (On-Sets V, Equations VI) and the challenge block."""

from collections.abc import Mapping

from tests.properties.procedures_by_the_book import corrections, faults, no_goal, writing
from tests.properties.procedures_by_the_book.outcomes import Malformed, Refusal, text_of
from tests.properties.procedures_by_the_book.table import Table

CLAIMS = ("now", "impossible", "nothing")
BEFORE_GOAL = ("rolling", "selecting", "goal", "no-goal")


def pick_up(table: Table, player: str) -> None:
    """V-B [VI-B]: the block is picked up to challenge, or to dispute "no Goal" (III-D-2)."""
    if table.block_holder is not None:
        raise Refusal("wrong-phase")
    if table.stage == "no-goal":
        no_goal.disagree(table, player)
        return
    check_can_be_challenged(table)
    code = fault_of_any_claim(table, player)
    if code is not None and (table.policing == "referee" or table.stage == "writing"):
        raise Refusal(code)
    table.block_holder = player
    table.block_elapsed = 0


def check_can_be_challenged(table: Table) -> None:
    """Once a challenge was made, or Solutions are checked, there is nothing to challenge."""
    is_over = table.stage in ("checking", "scored", "void")
    is_made = table.writing is not None and table.writing.end in ("now", "impossible", "no-goal")
    if is_over or is_made:
        raise Refusal("wrong-phase")


def fault_of_any_claim(table: Table, player: str) -> str | None:
    """V-B [VI-B]: what makes a challenge invalid whatever is claimed."""
    if table.stage in BEFORE_GOAL:
        return "invalid-challenge"
    if is_too_late(table, player):
        return "too-late"
    return "challenge-self" if player == table.mover else None


def is_too_late(table: Table, player: str) -> bool:
    """VIII-B: after the first minute; V-B(f) of 2026-27: after "stop"; reading 48: after presenting."""
    if table.writing is None:
        return False
    if table.writing.end == "time-up":
        is_forbidden = table.book.stop_forbids_challenges
    else:
        is_forbidden = table.stage == "writing"
    return is_forbidden or player in table.writing.papers or player in table.writing.given_up


def fault_of_claim(table: Table, player: str, claim: str) -> str | None:
    """V-A-2 and V-B [VI-A-2, VI-B]: why a claim is invalid, or nothing."""
    code = fault_of_any_claim(table, player)
    if code is not None:
        return code
    if claim == "nothing":
        return "invalid-challenge"
    if claim == "now" and len(table.mat.resources) < (3 if table.has_variation("two-solutions") else 2):
        return "now-too-few-resources"
    if claim == "now" and not table.mat.required + table.mat.permitted:
        return "now-nothing-on-mat"
    return None


def challenge(table: Table, player: str, action: Mapping[str, object]) -> None:
    """V-A and V-B [VI-A, VI-B]: a claim, with the block in hand."""
    claim = text_of(action, "claim")
    if claim not in CLAIMS:
        raise Malformed("claim is unknown")
    if table.block_holder not in (None, player):
        raise Refusal("not-your-turn", "V-B" if table.book.is_on_sets else "VI-B")
    check_can_be_challenged(table)
    set_aside_against_fault(table, player)
    code = fault_of_claim(table, player, claim)
    if code is not None:
        set_aside(table, player, code)
    table.block_holder = None
    faults.insulate_by_challenge(table)
    writing.begin_challenge(table, player, claim)


def set_aside(table: Table, player: str, code: str) -> None:
    """V-B [VI-B]: an invalid challenge costs a point at the table; a referee only refuses it."""
    if table.policing == "players":
        table.block_holder = None
        table.seats.penalize(player)
    raise Refusal(code)


def set_aside_against_fault(table: Table, player: str) -> None:
    """VIII-A: a last cube in Forbidden returns, at no cost; C6: so does a late shift, for a point."""
    for fault in faults.standing(table):
        if fault.code == "last-cube-to-forbidden" and fault.offender != player:
            table.block_holder = None
            corrections.correct(table, fault)
            raise Refusal("invalid-challenge", "VIII-A")
        if fault.code == "shift-too-late" and fault.offender != player:
            corrections.correct(table, fault)
            set_aside(table, player, "invalid-challenge")


def tie(table: Table, player: str, action: Mapping[str, object]) -> None:
    """On-Sets 2026-27 V-B: in the opinion of the third player two picked up the block at once."""
    second = text_of(action, "player")
    state = table.writing
    if not table.book.two_challengers or table.stage != "writing" or state is None or not state.challengers:
        raise Refusal("wrong-phase")
    if state.papers or state.given_up or state.bound or len(state.challengers) > 1:
        raise Refusal("wrong-phase")
    if second not in table.seats.present():
        raise Refusal("not-a-player")
    if player != state.mover or second != state.third:
        raise Refusal("not-your-turn", "V-B")
    writing.add_challenger(table, second)


def ring(table: Table) -> None:
    """XI-A-1-f, XI-A-3: fifteen seconds to state the challenge, without a countdown."""
    if table.block_holder is not None:
        table.seats.penalize(table.block_holder)
    table.block_holder = None
