"""Illegal procedures: how they arise, and how they are insulated (IX)."""

from tests.properties.procedures_by_the_book.outcomes import Refusal
from tests.properties.procedures_by_the_book.table import Due, Fault, Play, Table

SELECTION = "illegal-selection"
PREPARATION = ("illegal-roll", "illegal-deal")


def refuse_if_policed(table: Table, codes: list[str], rule: str | None = None) -> None:
    """A referee refuses what is illegal; at a table of players it stands until it is charged (IX-A)."""
    if codes and table.policing == "referee":
        raise Refusal(codes[0], rule)


def record(table: Table, codes: list[str], offender: str, play: Play | None = None, due: Due | None = None) -> None:
    """Each fault of an action stands on its own (reading 41)."""
    table.faults.extend(Fault(code, offender, play, due) for code in codes)


def standing(table: Table, code: str | None = None) -> list[Fault]:
    """The illegal procedures that can still be charged, oldest first."""
    return [fault for fault in table.faults if fault.status == "standing" and code in (None, fault.code)]


def insulate(table: Table, fault: Fault) -> None:
    """What nobody charged in time stands as completed; a selection so insulated stays ignored (IX-B, II-C-2)."""
    fault.status = "insulated"
    if fault.due is not None:
        fault.due.variation = None
    if fault.code == "illegal-deal":
        table.dealing = None


def insulate_by_selection(table: Table, player: str) -> None:
    """Another player's legal selection insulates selections, rolls and deals (II-C-2, A11, reading 42)."""
    for fault in standing(table):
        if fault.offender != player and fault.code in (SELECTION, *PREPARATION):
            insulate(table, fault)


def insulate_by_goal(table: Table, player: str) -> None:
    """A legal Goal insulates every selection, and what others did before it (II-C-2, IX-B)."""
    for fault in standing(table):
        if fault.code == SELECTION or fault.offender != player:
            insulate(table, fault)


def insulate_by_bonus_before_goal(table: Table, player: str) -> None:
    """A Goal-setter's bonus insulates what others did, but no selection (IX-B, reading 42)."""
    for fault in standing(table):
        if fault.code != SELECTION and fault.offender != player:
            insulate(table, fault)


def insulate_by_play(table: Table, player: str) -> None:
    """A legal move insulates all that the others did before it (IX-B)."""
    for fault in standing(table):
        if fault.offender != player:
            insulate(table, fault)
