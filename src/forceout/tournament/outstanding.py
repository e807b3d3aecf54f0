"""Which results are still out, and which are final."""

from forceout.tournament.results import CONFIRMED, HELD, LEFT_OUT, OUT, status_of
from forceout.tournament.state import EventState, Round


def table_status(state: EventState, one: Round, label: str) -> str:
    """How far a table's result has come; left out where it was gone on without and has not come since."""
    status = status_of(one.record(label), state.settings.needs_second_person)
    return LEFT_OUT if status == OUT and label in one.left_out else status


def open_tables(state: EventState, one: Round) -> tuple[str, ...]:
    """The tables of a round without a result, or with a held one, in their order: what the next round waits for."""
    return tuple(table.label for table in one.tables if table_status(state, one, table.label) in (OUT, HELD, LEFT_OUT))


def is_settled(state: EventState, one: Round, label: str) -> bool:
    """Whether nothing more is awaited of a table: its result is final, or the director went on without it."""
    return table_status(state, one, label) in (CONFIRMED, LEFT_OUT)
