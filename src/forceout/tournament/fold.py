"""An event, folded act by act: `verify` says what is wrong with an act, `apply` does it."""

from collections.abc import Iterable

from forceout.messages.message import Message
from forceout.tournament import acts as do
from forceout.tournament.applying import APPLY
from forceout.tournament.objection import Objection
from forceout.tournament.settings import settings_objection
from forceout.tournament.state import EventState
from forceout.tournament.verifying import VERIFY


class BrokenLog(ValueError):
    """A log that does not fold: at which entry, and why."""

    def __init__(self, number: int, objection: Objection) -> None:
        super().__init__(f"entry {number}: {objection.message}")
        self.number = number
        self.objection = objection


def verify(state: EventState | None, entry: do.Entry) -> Objection | None:
    """What is wrong with an act; None when it can be done."""
    act = entry.act
    if entry.office not in act.offices:
        return Objection("not-allowed", Message("this-office-may-not-do-that", office=entry.office))
    if state is None:
        if not isinstance(act, do.Found):
            return Objection("not-founded", Message("an-event-is-founded-first"))
        return settings_objection(act.settings)
    if isinstance(act, do.Found):
        return Objection("founded", Message("the-event-is-founded-already"))
    if state.is_closed:
        return Objection("closed", Message("the-event-is-closed"))
    return VERIFY[type(act)](state, entry, act)


def apply(state: EventState | None, entry: do.Entry) -> EventState:
    """The event after an act that nothing is wrong with."""
    if isinstance(entry.act, do.Found):
        return EventState(entry.act.settings)
    assert state is not None
    return APPLY[type(entry.act)](state, entry, entry.act)


def attempt(state: EventState | None, entry: do.Entry) -> tuple[EventState | None, Objection | None]:
    """The event after an act, or what is wrong with it."""
    objection = verify(state, entry)
    return (apply(state, entry), None) if objection is None else (state, objection)


def folded(entries: Iterable[do.Entry]) -> EventState:
    """An event from its whole log; raises BrokenLog where an act could not have been done."""
    state: EventState | None = None
    number = 0
    for number, entry in enumerate(entries, 1):
        state, objection = attempt(state, entry)
        if objection is not None:
            raise BrokenLog(number, objection)
    if state is None:
        raise BrokenLog(number, Objection("not-founded", Message("an-event-is-founded-first")))
    return state
