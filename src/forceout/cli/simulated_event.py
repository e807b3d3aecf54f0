"""A simulated event through the pure fold, with its log and how long seating took."""

import time
from dataclasses import dataclass

from forceout.tournament import simulation
from forceout.tournament.acts import Act, Entry
from forceout.tournament.fold import attempt
from forceout.tournament.state import EventState

MINUTE = 60_000
BEGINS_AT = 1_804_000_000_000
"""A Saturday; simulated events need no clock."""


@dataclass(frozen=True, slots=True)
class PlayedEvent:
    """An event that was played to its end."""

    state: EventState
    entries: tuple[Entry, ...]
    names: dict[str, str]
    counts: dict[str, int]
    seating_seconds: float
    longest_seating: float


def played_event(plan: simulation.Plan) -> PlayedEvent:
    """Play an event; raises AssertionError where an act is refused, which is a bug."""
    entries: list[Entry] = []
    state: EventState | None = None
    before = time.thread_time()
    seating: list[float] = []

    def submit(act: Act, office: str, by: str) -> EventState:
        nonlocal state, before
        if act.do == "draft":
            seating.append(time.thread_time() - before)
        entry = Entry(by, office, BEGINS_AT + MINUTE * len(entries), act)
        state, objection = attempt(state, entry)
        assert objection is None, f"{act}: {objection.message}"
        assert state is not None
        entries.append(entry)
        before = time.thread_time()
        return state

    played = simulation.Simulation(plan, submit)
    finished = played.run()
    _, names = simulation.planned_people(plan)
    return PlayedEvent(finished, tuple(entries), names, played.counts, sum(seating), max(seating, default=0.0))
