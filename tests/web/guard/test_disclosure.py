"""Who can learn what about a Solution before it is due, cell by cell: everybody by every route (trust.md, promises 6
and 22; Guidelines 0, 1, 2)."""

import json
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from forceout.rules.view import seen_by
from forceout.service.people.people import Role
from forceout.web.live.followers import Follower
from forceout.web.live.streams import _events
from tests.service.conftest import HandClock
from tests.support.house import TABLE, Browser, House, open_house

pytestmark = pytest.mark.anyio

SOLUTION: Final = "V-(V-(V-(R-B)))"
"""Letters that every encoding leaves as they are."""
NOTHING, WORDS, VERDICT = "-", "words", "verdict"
JUDGED: Final = {"violations", "working", "equals_goal", "exists", "readings"}
ROLES: Final = (
    "writer",
    "opponent",
    "third party",
    "host who does not play",
    "judge",
    "director",
    "spectator",
    "another browser at the same address",
)


@dataclass
class Contest:
    """A table of three whose host does not play, with a Solution on its way."""

    house: House
    match: str
    people: dict[str, Browser]
    seats: dict[str, str]

    async def view(self, role: str = "writer") -> dict[str, Any]:
        """The table as somebody sees it."""
        view: dict[str, Any] = (await self.people[role].get(f"/api/matches/{self.match}")).json()
        return view

    async def does(self, role: str, **wanted: Any) -> None:
        """Somebody does something."""
        answered = await self.people[role].act(await self.view(role), wanted, key=json.dumps(wanted)[:60])
        assert answered.status_code == 201, answered.text

    async def question(self, kind: str, **more: Any) -> dict[str, Any]:
        """A question of the judge protocol about what lies on the table."""
        shake = (await self.view())["shake"]
        about = {"kind": kind, "game": "on-sets", "division": "middle", "form": "basic", **more}
        sections = {name: shake[name] for name in ("required", "permitted", "forbidden", "resources")}
        if kind == "selection":
            roll = (await self.house.service.matches.find(self.match)).shake.roll  # type: ignore[union-attr]
            about |= {"form": "adventurous", "resources": list(roll or ()), "chosen": []}
            return about | {"universe": shake["universe"], "pick": {"name": "two-operations"}}
        return about | sections | {"universe": shake["universe"], "goal": shake["goal"], "situation": "impossible"}

    async def record(self) -> str:
        """A record as whoever sat at the table could write it down, with an end that nobody played."""
        text = await self.house.service.matches.record(self.match)
        lines = [line for line in text.splitlines() if not line.startswith("#") and " decline" not in line]
        return "\n".join([*lines, f"{self.seats['opponent']} accept {self.seats['writer']}"]) + "\n"


async def contest(house: House, *, is_watchable: bool = True) -> Contest:
    """A Goal, an Impossible challenge, and a Solution that the Goal-setter has handed in."""
    host = await house.guest("Hana")
    players = {f"P{number}": await house.guest(f"Guest{number}") for number in (1, 2, 3)}
    settings = {**TABLE, "seats": 3, "is_listed": True, "is_watchable": is_watchable}
    match = (await host.done("/api/matches", settings))["match"]
    assert (await host.ask("DELETE", f"/api/matches/{match}/seats/P1")).status_code == 200
    for seat, browser in players.items():
        await browser.done(f"/api/matches/{match}/seats", {"seat": seat})
    judge = await house.guest("Owl")
    person = (await judge.get("/api/me")).json()["person"]
    await host.done(f"/api/matches/{match}/judges", {"person": person})
    await host.done(f"/api/matches/{match}/start")
    view = await house.play_to_goal(*players.values(), match=match)
    writer = view["shake"]["goal_setter"]
    opponent, third = (seat for seat in players if seat != writer)
    director = house.browser()
    _, made = await house.service.accounts.create_account(
        "director", "a long pass phrase here", roles=(Role.PLAYER, Role.DIRECTOR)
    )
    director.cookies = {"forceout_session": made.token, "forceout_csrf": made.csrf}
    people = {
        "writer": players[writer],
        "opponent": players[opponent],
        "third party": players[third],
        "host who does not play": host,
        "judge": judge,
        "director": director,
        "spectator": await house.guest("Sid"),
        "another browser at the same address": house.browser(),
    }
    made_up = Contest(house, match, people, {"writer": writer, "opponent": opponent, "third party": third})
    await made_up.does("opponent", do="challenge", claim="impossible")
    await made_up.does("writer", do="present", solution=SOLUTION)
    return made_up


# Routes.

Route = Callable[[Contest, Browser], Awaitable[str]]


def got(path: str) -> Route:
    async def ask(table: Contest, browser: Browser) -> str:
        answered = await browser.get(path.format(match=table.match))
        return answered.text if answered.status_code == 200 else ""

    return ask


def sent(path: str, body: Callable[[Contest], Awaitable[dict[str, Any]]]) -> Route:
    async def ask(table: Contest, browser: Browser) -> str:
        answered = await browser.post(path, await body(table))
        assert answered.status_code in (200, 401, 403, 404), answered.text
        return answered.text if answered.status_code == 200 else ""

    return ask


async def by_socket(table: Contest, browser: Browser) -> str:
    """Everything since the match began, over a WebSocket."""
    socket = browser.socket(table.match, 0)
    raw = await socket.raw()
    while raw["type"] == "websocket.accept" or '"update"' not in raw.get("text", '"update"'):
        raw = await socket.raw()
    if raw["type"] != "websocket.close":
        await socket.leave()
    return str(raw.get("text", ""))


async def by_events(table: Contest, browser: Browser) -> str:
    """Everything since the match began, as server-sent events."""
    token = browser.cookies.get("forceout_session")
    session = None if token is None else await table.house.service.people.find_session(token)
    follower = Follower(table.match, session, frozenset(), None, 0)
    channel = await table.house.site.hub.follow(follower)
    stream = _events(table.house.site, channel, follower)
    await anext(stream)
    said = (await anext(stream)).decode()
    await stream.aclose()  # type: ignore[attr-defined]
    return said


async def record_of(table: Contest) -> dict[str, Any]:
    return {"record": await table.record()}


async def other_goal_of(table: Contest) -> dict[str, Any]:
    """The record with a Goal that nobody has set."""
    record = await table.record()
    other, count = re.subn(r'( goal )".*"', r'\1"row ~1"', record)
    assert count == 1
    return {"record": other}


async def solution_of(table: Contest) -> dict[str, Any]:
    return await table.question("solution", solution=SOLUTION)


async def renamed_of(table: Contest) -> dict[str, Any]:
    """The same with other names for the colors, and without two cubes."""
    asked = await table.question("solution", solution="V-(V-(V-(Y-G)))")
    names = {"B": "G", "R": "Y", "G": "B", "Y": "R"}
    for section in ("required", "permitted", "forbidden", "resources"):
        asked[section] = [names.get(cube, cube) for cube in asked[section]]
    asked["universe"] = ["".join(sorted(names.get(one, one) for one in card)) for card in asked["universe"]]
    return asked | {"resources": asked["resources"][2:]}


async def play_of(table: Contest) -> dict[str, Any]:
    live = await table.house.service.matches.find(table.match)
    assert live.shake is not None
    actions = [
        {"by": "A", "do": "goal", "goal": live.shake.goal},
        {"by": "B", "do": "challenge", "claim": "impossible"},
        {"by": "A", "do": "present", "solution": SOLUTION},
        {"by": "B", "do": "reject", "of": "A", "code": "syntax"},
    ]
    asked = {"kind": "play", "game": "on-sets", "division": "middle", "form": "basic", "players": ["A", "B"]}
    roll, cards = list(live.shake.roll or ()), list(live.shake.universe or ())
    return asked | {"goal_setter": "A", "roll": roll, "universe": cards, "actions": actions}


async def reading_of(table: Contest) -> dict[str, Any]:
    return {"match": table.match, "kind": "solution", "text": SOLUTION}


async def reading_elsewhere(table: Contest) -> dict[str, Any]:
    return {"game": "on-sets", "kind": "solution", "text": SOLUTION}


async def solve_of(table: Contest) -> dict[str, Any]:
    return await table.question("solve", budget_ms=50)


async def selection_of(table: Contest) -> dict[str, Any]:
    return await table.question("selection")


async def hinted(table: Contest, browser: Browser) -> str:
    """A hint at the table, with all that it would tell."""
    answered = await browser.post(f"/api/matches/{table.match}/hint", {"more": True})
    assert answered.status_code in (200, 401, 403, 404), answered.text
    return answered.text if answered.status_code == 200 else ""


SEEING: Final[dict[str, Route]] = {
    "view": got("/api/matches/{match}"),
    "page": got("/t/{match}"),
    "WebSocket": by_socket,
    "server-sent events": by_events,
}
ASKING: Final[dict[str, Route]] = {
    "record": got("/api/matches/{match}/record"),
    "replay": got("/api/matches/{match}/replay"),
    "analysis": got("/api/matches/{match}/analysis"),
    "Solutions": got("/api/matches/{match}/solutions?number=0"),
    "endgames": got("/api/matches/{match}/endgames?shake=1"),
    "Goals": got("/api/matches/{match}/goals?shake=1"),
    "replay of a made-up record": sent("/api/replay", record_of),
    "analysis of a made-up record": sent("/api/analysis", record_of),
    "Solutions of a made-up record": sent("/api/solutions?number=9", record_of),
    "endgames of a made-up record": sent("/api/endgames?shake=1", record_of),
    "Goals of a made-up record": sent("/api/goals?shake=1", record_of),
    "Goals of its cubes with another Goal": sent("/api/goals?shake=1", other_goal_of),
    "judge: solution": sent("/api/judge", solution_of),
    "judge: solution with other colors": sent("/api/judge", renamed_of),
    "judge: solve": sent("/api/judge", solve_of),
    "judge: selection": sent("/api/judge", selection_of),
    "judge: play": sent("/api/judge", play_of),
    "reading at the table": sent("/api/reading", reading_of),
    "reading without a table": sent("/api/reading", reading_elsewhere),
    "hint": hinted,
    "own tables": got("/api/me/tables"),
    "own matches": got("/api/me/matches"),
}
ROUTES: Final = SEEING | ASKING
LISTING: Final = ("own tables", "own matches")
"""Where everybody is answered about themselves."""


def learned(route: str, said: str) -> str:
    """What an answer tells: nothing, the words of the Solution, or something about whether it is right."""
    if said and (
        (route in ASKING and route not in LISTING)
        or any(f'"{word}"' in said for word in JUDGED)
        or '"correct":true' in said
    ):
        return VERDICT
    return WORDS if SOLUTION in said else NOTHING


async def every_cell(table: Contest) -> dict[tuple[str, str], str]:
    """What everybody learns by every route."""
    return {
        (role, name): learned(name, await route(table, table.people[role]))
        for role in ROLES
        for name, route in ROUTES.items()
    }


def expected(seers: tuple[str, ...]) -> dict[tuple[str, str], str]:
    """That some see the words, where a table is seen, and that nobody learns anything else."""
    return {(role, name): WORDS if role in seers and name in SEEING else NOTHING for role in ROLES for name in ROUTES}


@pytest.fixture
async def generous(tmp_path: Path, clock: HandClock, anyio_backend: str) -> AsyncIterator[House]:
    """A server that lets one browser ask everything at once."""
    many: dict[str, Any] = {"judge_burst": 100_000, "session_burst": 100_000, "address_burst": 100_000}
    async with open_house(tmp_path, clock, **many) as made:
        yield made


async def test_promise_22_before_a_solution_is_due_only_its_writer_sees_it(generous: House) -> None:
    table = await contest(generous)
    assert (await table.view())["shake"]["phase"] == "writing"
    assert await every_cell(table) == expected(("writer",))


async def test_promise_22_a_solution_that_is_checked_is_seen_and_nobody_is_told_more(generous: House) -> None:
    table = await contest(generous)
    await table.does("third party", do="decline")
    assert (await table.view())["shake"]["phase"] == "checking"
    assert await every_cell(table) == expected(ROLES)
    await table.does("opponent", do="accept", of=table.seats["writer"])
    await table.does("third party", do="accept", of=table.seats["writer"])
    opened = [
        *((role, "view") for role in ROLES),
        ("writer", "replay of a made-up record"),
        ("spectator", "judge: solve"),
    ]
    after = [learned(name, await ROUTES[name](table, table.people[role])) for role, name in opened]
    assert after == [VERDICT] * len(opened)


async def test_promise_22_at_a_table_that_is_not_watched_strangers_see_nothing_at_all(generous: House) -> None:
    table = await contest(generous, is_watchable=False)
    await table.does("third party", do="decline")
    for role in ("spectator", "another browser at the same address"):
        for name, route in ROUTES.items():
            if name != "server-sent events":
                assert learned(name, await route(table, table.people[role])) == NOTHING, (role, name)


async def test_promise_22_a_bot_is_given_no_solution_that_is_not_due(generous: House) -> None:
    table = await contest(generous)
    live = await generous.service.matches.find(table.match)
    assert live.match is not None
    for role, seat in table.seats.items():
        assert (SOLUTION in repr(seen_by(live.match, seat))) == (role == "writer")


async def test_guidelines_0_questions_about_a_running_shake_are_noted_for_the_director_alone(generous: House) -> None:
    table = await contest(generous)
    assert (await table.people["spectator"].post("/api/judge", await solution_of(table))).status_code == 403
    other = table.people["another browser at the same address"]
    assert (await other.post("/api/replay", await record_of(table))).status_code == 403
    path = f"/api/matches/{table.match}/questions"
    for role in ROLES:
        answered = await table.people[role].get(path)
        assert answered.status_code == (200 if role == "director" else 403), role
    noted = (await table.people["director"].get(path)).json()["questions"]
    person = (await table.people["spectator"].get("/api/me")).json()["person"]
    assert {(one["kind"], one["person"]) for one in noted} == {("solution", person), ("replay", None)}


async def test_on_sets_III_B_1_the_value_of_a_goal_is_arithmetic_and_always_told(generous: House) -> None:
    table = await contest(generous)
    goal = (await table.view())["shake"]["goal"]
    asked = {"kind": "goal", "game": "on-sets", "division": "middle", "goal": goal}
    assert (await table.people["spectator"].post("/api/judge", asked)).json()["legal"]
    read = {"match": table.match, "kind": "goal", "text": goal}
    assert (await table.people["opponent"].done("/api/reading", read))["readings"]


@pytest.mark.parametrize(
    ("level", "settings", "is_told"),
    [
        ("learner", {"has_hints": True}, True),
        ("learner", {"has_hints": True, "is_practice": True}, True),
        ("learner", {}, False),
        ("club", {"has_hints": True}, False),
        ("champion", {"has_hints": True, "is_practice": True}, False),
    ],
)
async def test_guidelines_0_a_hint_is_told_alone_against_learners_at_a_table_that_says_so(
    generous: House, level: str, settings: dict[str, Any], is_told: bool
) -> None:
    ada, eve = await generous.guest("Ada"), await generous.guest("Eve")
    match = (await ada.done("/api/matches", {**TABLE, **settings, "is_watchable": True}))["match"]
    await ada.done(f"/api/matches/{match}/bots", {"level": level})
    view = await ada.done(f"/api/matches/{match}/start")
    assert view["is_hinted"] is is_told
    assert (await ada.post(f"/api/matches/{match}/hint", {})).status_code == (200 if is_told else 403)
    assert (await eve.post(f"/api/matches/{match}/hint", {})).status_code == 403
