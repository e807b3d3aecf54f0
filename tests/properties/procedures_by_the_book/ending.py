"""How a shake ends without being written for, and what a wrong "no Goal" costs (III-D, X-D)."""

from tests.properties.procedures_by_the_book.scoring import ABSENT
from tests.properties.procedures_by_the_book.table import Table


def make_void(table: Table) -> None:
    """III-D-1 [IV-D-1]: no points, but an absence is recorded (X-D, reading 46)."""
    table.stage = "void"
    table.turn = None
    table.block_holder = None
    if table.seats.absent:
        table.shake_scores = {player: ABSENT if player in table.seats.absent else 0 for player in table.seats.players}


def penalize_denial(table: Table) -> None:
    """III-D-2 [IV-D-2]: a Goal that was set after all costs its denier two points with the next move (reading 25)."""
    if table.threatened is not None:
        table.seats.penalize(table.threatened, 2)
        table.threatened = None


def settle_denial(table: Table, was_challenge_correct: bool) -> None:
    """III-D-2 [IV-D-2]: only a correct Impossible challenge before the next move spares the two points."""
    if was_challenge_correct:
        table.threatened = None
    penalize_denial(table)
