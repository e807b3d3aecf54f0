"""What holds after every simulated evening, whatever went wrong (trust.md, promises 1, 2, 4 and 14)."""

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from sqlalchemy import select

from forceout.rules import actions as do
from forceout.rules.wire import read_line
from forceout.service.store.events import Event, verify_chain
from forceout.service.store.schema import matches
from forceout.service.tables.actions import MOST_CREDIT
from forceout.service.tables.fold import LiveTable, after_event, empty_table, fold_events
from forceout.service.tables.views import match_view
from tests.trust.simulation import Simulation, Worker


def views_of(live: LiveTable, now: int) -> list[str]:
    """A table as everybody sees it, in bytes."""
    people: list[str | None] = [*(seat.person for seat in live.seats), "the-director", None]
    return [json.dumps(match_view(live, person, {}, now), ensure_ascii=False) for person in people]


async def verify(simulation: Simulation) -> None:
    """Everything that must be true when the evening is over."""
    worker = simulation.workers[0]
    await deadlines_are_told(simulation, worker)
    events = await simulation.run_alone(worker.tables.log.after(simulation.match, 0))
    verify_chain(simulation.match, events)
    fresh = fold_events(simulation.match, None, events)
    assert fresh is not None
    await every_worker_agrees(simulation, fresh)
    acknowledged_once(simulation, events)
    time_is_told_once(simulation.match, events)


async def deadlines_are_told(simulation: Simulation, worker: Worker) -> None:
    """After a sweep nothing is due any more, and the row of the match says what its log says."""
    await simulation.run_alone(worker.deadlines.sweep())
    live: LiveTable = await simulation.run_alone(worker.tables.catch_up(simulation.match))
    due = live.next_due()
    assert due is None or due > simulation.clock.now - MOST_CREDIT, "a deadline was missed"
    database = simulation.database
    row = database.reader.execute(select(matches).where(matches.c.id == simulation.match)).one()
    database.reader.rollback()
    assert (row.head, row.status, row.next_due) == (live.seq, live.status, due)


async def every_worker_agrees(simulation: Simulation, fresh: LiveTable) -> None:
    """What every worker has at hand is what the log makes of the table, and so is every view."""
    shown = views_of(fresh, simulation.clock.now)
    for worker in simulation.workers:
        live: LiveTable = await simulation.run_alone(worker.tables.find(simulation.match))
        assert live == fresh
        assert views_of(live, simulation.clock.now) == shown


def acknowledged_once(simulation: Simulation, events: Sequence[Event]) -> None:
    """What was acknowledged is in the log where the receipt says, and once; what was stale is not there."""
    keys = Counter(event.key for event in events if event.key is not None)
    by_seq = {event.seq: event for event in events}
    for client in simulation.clients:
        for key, (seq, at) in client.acknowledged.items():
            found = [one for one in keys if one.endswith(f":{key}")]
            assert len(found) == 1, f"{key} was acknowledged and is in the log {len(found)} times"
            assert keys[found[0]] == 1
            stored = next(event for event in events if event.key == found[0])
            assert seq >= stored.seq
            assert by_seq[stored.seq].at == at
        for key in client.stale:
            assert not any(one.endswith(f":{key}") for one in keys), f"{key} was called stale and is in the log"
        for key, request in client.refused.items():
            is_there = any(one.endswith(f":{key}") for one in keys)
            assert request.copies > 1 or not is_there, f"{key} was refused and is in the log"


def time_is_told_once(match: str, events: Sequence[Event]) -> None:
    """Every tick tells exactly the whole seconds that have passed, and time is told before anything is done."""
    live: LiveTable | None = None
    last_at = 0
    for event in events:
        body: dict[str, Any] = event.body
        assert event.at >= last_at
        last_at = event.at
        if live is None:
            live = empty_table(match, event)
            continue
        if body["kind"] == "action":
            action = read_line(body["line"])
            passed = live.seconds_passed(event.at)
            told = action.seconds if isinstance(action, do.Tick) else 0
            assert told == passed, f"event {event.seq} tells {told} seconds, and {passed} have passed"
        live = after_event(live, event)
