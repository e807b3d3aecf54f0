"""Secrecy (trust.md, promise 6): while one secret is varied, every byte that leaves for every other seat, spectator and
judge stays the same before the reveal, lengths included.

The short form runs in the checks; `FORCEOUT_LONG=1` makes it 1,000 matches, `FORCEOUT_SECRETS` any other number.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from forceout.rules import actions as do
from forceout.rules.frozen import replace
from forceout.rules.wire import print_line, read_line
from forceout.rules.writing import NOT_REVEALED
from forceout.service.store.events import Event, canonical
from forceout.service.tables.fold import LiveTable, after_event, empty_table
from forceout.service.tables.officials import Official
from forceout.service.tables.views import match_view, shown_event
from tests.trust.long_form import how_many, tell
from tests.trust.played import played_match
from tests.trust.simulated_store import SimulatedDatabase

MATCHES = how_many("secrets", 30, 1000)
LONG_SOLUTION: Final = "((((1+1)))) but what is written is longer than before ∪ V"


def shown(live: LiveTable, events: Sequence[Event], person: str | None) -> bytes:
    """Every byte that leaves for one viewer: the view, and the events that brought them there."""
    seat = live.seat_of(person)
    news = [shown_event(event, seat) for event in events]
    view = match_view(live, person, {}, live.at)
    return json.dumps({"view": view, "events": news}, ensure_ascii=False).encode()


def varied(action: do.Action) -> Iterator[do.Action]:
    """The same action with another secret in it."""
    if isinstance(action, do.Present):
        for solution in ("", "?", LONG_SOLUTION, action.solution + "+1"):
            if solution != action.solution:
                yield replace(action, solution=solution)
        yield replace(action, goal="12" if action.goal is None else None)
    elif isinstance(action, do.TakeSide):
        yield replace(action, side="mover" if action.side == "challenger" else "challenger")


def with_action(event: Event, action: do.Action) -> Event:
    return replace(event, text=canonical(event.body | {"line": print_line(action)}))


def doer(event: Event) -> str | None:
    body = event.body
    return read_line(body["line"]).by if body["kind"] == "action" else None


def is_hidden(live: LiveTable) -> bool:
    return live.shake is not None and live.shake.phase in NOT_REVEALED


def is_shown_by_rule(one: LiveTable, other: LiveTable) -> bool:
    """Whether a point that was lost, which everybody sees, tells the two apart: the time for writing was up."""
    return one.shake is not None and other.shake is not None and one.shake.penalties != other.shake.penalties


def compare(before: LiveTable, events: Sequence[Event], action: do.Action, other: do.Action) -> tuple[int, str | None]:
    """How many streams were compared until the reveal, and the first one that differs."""
    live = changed = before
    compared = 0
    sent: list[Event] = []
    sent_changed: list[Event] = []
    people = [*(seat.person for seat in before.seats if seat.name != action.by), "the-judge", "a-spectator", None]
    for place, event in enumerate(events):
        changed_event = with_action(event, other) if place == 0 else event
        live, changed = after_event(live, event), after_event(changed, changed_event)
        if not is_hidden(live) or not is_hidden(changed) or is_shown_by_rule(live, changed):
            break
        if place > 0 and isinstance(action, do.TakeSide) and doer(event) == action.by:
            # Who presents shows the side (On-Sets 2014-15 VII-C-1, comment c).
            break
        sent.append(event)
        sent_changed.append(changed_event)
        for person in people:
            compared += 1
            ours, theirs = shown(live, sent, person), shown(changed, sent_changed, person)
            if ours != theirs:
                return compared, f"{person} at {event.seq} after {other}:\n{ours.decode()}\n{theirs.decode()}"
    return compared, None


def states(match: str, events: Sequence[Event]) -> Iterator[LiveTable]:
    """The table before each event but the first."""
    live = empty_table(match, events[0])
    for event in events[1:]:
        yield live
        live = after_event(live, event)


def test_promise_6_what_one_player_keeps_secret_changes_no_byte_for_another(
    simulated_database: SimulatedDatabase,
) -> None:
    compared: Counter[str] = Counter()
    differences = []
    for seed in range(MATCHES):
        simulated_database.clear()
        # At two tables of three a Third Party takes sides.
        chosen: dict[str, Any] = ({"seats": 3, "edition": "2014-15", "game": "on-sets"}, {"seats": 3}, {})[seed % 3]
        matches, live = asyncio.run(played_match(simulated_database, seed, **chosen))
        events = asyncio.run(matches.tables.log.after(live.id, 0))
        for place, before in enumerate(states(live.id, events), 1):
            body = events[place].body
            action = read_line(body["line"]) if body["kind"] == "action" else None
            if action is None or before.shake is None:
                continue
            judged = replace(before, officials=(Official(0, "the-judge"),))
            for other in varied(action):
                count, difference = compare(judged, events[place:], action, other)
                compared[action.do] += count
                if difference is not None:
                    differences.append(f"seed {seed}: {difference}")
    tell(f"promise 6: {MATCHES} matches, {dict(compared)} streams compared, {len(differences)} differ")
    assert differences[:1] == []
    assert compared["present"]
    assert compared["side"]


def test_promise_6_a_seed_that_is_not_revealed_is_in_nobodys_stream(simulated_database: SimulatedDatabase) -> None:
    looked_at = 0
    for seed in range(max(3, MATCHES // 20)):
        simulated_database.clear()
        matches, live = asyncio.run(played_match(simulated_database, seed))
        events = asyncio.run(matches.tables.log.after(live.id, 0))
        seeds = [asyncio.run(matches.tables.log.seed(live.id, shake)).hex() for shake in live.commitments]
        for place, before in enumerate(states(live.id, events), 1):
            for person in (*(one.person for one in before.seats), "a-judge", None):
                text = shown(before, events[max(0, place - 3) : place], person).decode()
                for number, secret in enumerate(seeds):
                    looked_at += 1
                    assert number in before.revealed or secret not in text
    tell(f"promise 6: {looked_at:,} streams hold no seed before its time")


def test_promise_6_a_variation_of_the_secret_that_leaks_would_be_found() -> None:
    dice = Random(1)
    one = Event(1, 0, 0, None, canonical({"kind": "action", "line": "P1 present 1+1"}), "")
    other = with_action(one, do.Present("P1", "1" * dice.randint(2, 9)))
    assert shown_event(one, "P2") == shown_event(other, "P2")
    assert shown_event(one, "P1") != shown_event(other, "P1")
