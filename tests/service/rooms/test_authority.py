"""Authority in a room (trust.md, promise 7): every operation and act for every role, cell by cell."""

from typing import Any, Final

import pytest

from forceout.service.errors import NotAllowed, Refusal
from forceout.service.people.people import People, Person
from forceout.service.rooms.acts import ACTS, name_of, read_act
from forceout.service.rooms.authority import (
    AT_DOOR,
    COACH,
    GRANTS,
    OPERATIONS,
    OUTSIDE,
    ROLES,
    STUDENT,
    is_granted,
    require,
)
from forceout.service.rooms.member import Member
from forceout.service.rooms.rooms import Rooms
from forceout.service.settings import Settings
from forceout.service.store.log import Log
from forceout.service.store.store import Store
from forceout.service.tables.hosting import Matches
from forceout.service.tables.tables import Tables
from tests.service.conftest import HandClock

EVERYBODY_INSIDE: Final = {COACH, STUDENT, AT_DOOR}
EXPECTED: Final[dict[str, set[str]]] = {
    "see": EVERYBODY_INSIDE,
    "follow": EVERYBODY_INSIDE,
    "see-code": {COACH},
    "new-code": {COACH},
    "invite-coach": {COACH},
    "roll": {COACH},
    "see-report": {COACH},
    "see-moments": {COACH},
    "make-set": {COACH},
    "see-cards": {COACH},
    "delete": {COACH},
    "act:approval": {COACH},
    "act:lock": {COACH},
    "act:let-in": {COACH},
    "act:remove": {COACH},
    "act:rename": {COACH},
    "act:settle": {COACH},
    "act:arrange": {COACH},
    "act:begin": {COACH},
    "act:move": {COACH},
    "act:pause": {COACH},
    "act:resume": {COACH},
    "act:hand": {STUDENT},
    "act:lower-hand": {COACH},
    "act:deal": {COACH},
    "act:open-shake": {COACH},
    "act:give": {COACH},
    "act:show": {COACH},
    "act:leave": {STUDENT, AT_DOOR},
    "act:end": {COACH},
}
SENT: Final[dict[str, dict[str, Any]]] = {
    "approval": {"on": True},
    "lock": {"on": False},
    "let-in": {"students": []},
    "remove": {"students": []},
    "rename": {"student": "S1"},
    "settle": {"game": "on-sets", "division": "middle"},
    "arrange": {"tables": []},
    "move": {"student": "S1", "table": None},
    "hand": {"up": False},
    "lower-hand": {"student": "S1"},
    "deal": {"cubes": []},
    "open-shake": {"deal": 1},
    "give": {"code": "ABCDEF"},
    "show": {"table": None},
}
"""What each act is sent with, beside its name."""


def test_promise_7_every_cell_is_declared() -> None:
    assert set(GRANTS) == set(EXPECTED)
    assert set(GRANTS) == {*OPERATIONS, *(f"act:{name_of(act)}" for act in ACTS)}
    for operation, roles in EXPECTED.items():
        for role in ROLES:
            assert is_granted(operation, role) == (role in roles), (operation, role)


def test_promise_7_what_is_not_granted_is_refused() -> None:
    for operation in GRANTS:
        with pytest.raises(NotAllowed):
            require(operation, OUTSIDE)


async def _nothing(name: str, seq: int) -> None:
    """News that nobody hears."""


async def rooms_of(store: Store, settings: Settings, clock: HandClock) -> tuple[Rooms, list[Person]]:
    """The rooms of a service that does nothing else, and four people."""
    people = People(store, settings, clock)
    matches = Matches(Tables(Log(store), clock, _nothing, lambda live: None))
    rooms = Rooms(people, matches, clock, _nothing)
    return rooms, [(await people.new_guest())[0] for _ in range(4)]


@pytest.mark.anyio
async def test_promise_7_every_act_against_the_service_itself(
    sqlite_store: Store, settings: Settings, clock: HandClock
) -> None:
    rooms, (coach, student, waiting, stranger) = await rooms_of(sqlite_store, settings, clock)
    room = await rooms.open(coach.id)
    code = (await rooms.codes.of_class(room.id, clock())).code
    for person in (student, waiting):
        await rooms.join(code, person)
    _, owner = await rooms.member(room.id, coach.id)
    await rooms.act(owner, read_act({"do": "let-in", "students": ["S1"]}), "first-key")
    members = {
        COACH: owner,
        STUDENT: Member(room.id, student.id, "S1", STUDENT),
        AT_DOOR: Member(room.id, waiting.id, "S2", AT_DOOR),
        OUTSIDE: Member(room.id, stranger.id, "S9", OUTSIDE),
    }
    for act in ACTS:
        name = name_of(act)
        for role, member in members.items():
            if role in EXPECTED[f"act:{name}"] and name == "leave":
                continue
            sent = read_act({"do": name, **SENT.get(name, {})})
            try:
                await rooms.act(member, sent, f"key {name} {role}")
            except NotAllowed:
                assert role not in EXPECTED[f"act:{name}"], (name, role)
            except Refusal:
                assert role in EXPECTED[f"act:{name}"], (name, role)
            else:
                assert role in EXPECTED[f"act:{name}"], (name, role)
