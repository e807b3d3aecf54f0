"""A room is its log: folded anew in another process it is the same, on both databases; two workers agree."""

from typing import Any

import pytest

from forceout.service.errors import KeyReused, NotFound
from forceout.service.rooms.acts import read_act
from forceout.service.rooms.fold import KINDS, fold_events
from forceout.service.settings import Settings
from forceout.service.store.store import Store
from tests.service.conftest import HandClock
from tests.service.rooms.test_authority import rooms_of

pytestmark = pytest.mark.anyio
STEPS: tuple[dict[str, Any], ...] = (
    {"do": "approval", "on": False},
    {"do": "settle", "game": "on-sets", "division": "middle", "seats": 2, "same": True},
    {"do": "arrange", "tables": [["S2", "S1"]]},
    {"do": "begin"},
    {"do": "pause"},
    {"do": "show", "table": 1},
    {"do": "resume"},
    {"do": "give", "code": "ABCDEF", "to": ["S1"], "when": "after"},
    {"do": "open-shake", "deal": 1},
    {"do": "move", "student": "S1", "table": None},
    {"do": "rename", "student": "S2"},
    {"do": "end"},
    {"do": "remove", "students": ["S1"]},
    {"do": "lock", "on": True},
)


async def test_a_lesson_folded_anew_is_the_same(store: Store, settings: Settings, clock: HandClock) -> None:
    rooms, (coach, one, two, _) = await rooms_of(store, settings, clock)
    other, _ = await rooms_of(store, settings, clock)
    name = (await rooms.open(coach.id)).id
    code = (await rooms.codes.of_class(name, clock())).code
    for person in (one, two):
        await rooms.join(code, person)
    _, member = await rooms.member(name, coach.id)
    for place, step in enumerate(STEPS):
        clock.now += 1000
        worker = rooms if place % 2 else other
        await worker.act(member, read_act(step), f"step number {place}")
        again = await rooms.act(member, read_act(step), f"step number {place}")
        assert again.is_repeated
        _, member = await other.member(name, coach.id)
    log = await rooms.log.after(name, 0)
    folded = fold_events(name, None, log)
    assert folded == await rooms.find(name) == await other.find(name)
    assert folded is not None
    assert (folded.lesson, folded.is_on, folded.is_locked) == (1, False, True)
    assert {event.body["kind"] for event in log} - {"opened"} <= set(KINDS)
    assert not any(person.id in event.text for event in log for person in (coach, one, two))
    with pytest.raises(KeyReused):
        await rooms.act(member, read_act({"do": "lock", "on": False}), "step number 0")


async def test_a_deleted_room_leaves_nothing(store: Store, settings: Settings, clock: HandClock) -> None:
    rooms, (coach, one, two, _) = await rooms_of(store, settings, clock)
    room = await rooms.open(coach.id)
    code = (await rooms.codes.of_class(room.id, clock())).code
    for person in (one, two):
        await rooms.join(code, person)
    _, member = await rooms.member(room.id, coach.id)
    await rooms.act(member, read_act({"do": "approval", "on": False}), "everybody in")
    await rooms.act(member, read_act({"do": "begin"}), "and they begin")
    room = await rooms.find(room.id)
    await rooms.delete(room)
    with pytest.raises(NotFound):
        await rooms.find(room.id)
    with pytest.raises(NotFound):
        await rooms.settling.matches.find(room.tables[0].match)
    assert await rooms.people.find(one.id) is None
    assert await rooms.people.find(coach.id) is not None
