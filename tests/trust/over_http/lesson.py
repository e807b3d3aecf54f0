"""A class of 25 at nine tables and a coach, by script: they play, put hands up, reload, lose the network, close the lid
and come back; everything that was acknowledged is asked for again in the end (expectations.md, row 32; a hundredth
of trust.md, promise 5)."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import httpx

from tests.support.script_player import candidates

STUDENTS: Final = 25
TABLES: Final = 9
SETTINGS: Final = {"game": "on-sets", "division": "middle", "form": "basic", "clock": "off", "seats": 3, "shakes": 20}
LAST_MOMENT: Final = 1.0
"""Seconds around a new seating in which what was done at a table may leave the grid with it."""
AHEAD: Final = 1.04
"""How much more than the least is done, so that it is still the least after a pause at the end."""
HURRY: Final = 0.2
"""The share of its usual time that a class takes to think while it is behind."""
LAST_LOOKS: Final = 100
"""How often the grid is looked at for what was done last, twenty times a second."""
OVER: Final = ("over", "abandoned")
LOST: Final = (httpx.TransportError, httpx.StreamError, asyncio.TimeoutError)


@dataclass(slots=True)
class Acknowledged:
    """An action that the server has acknowledged, to be asked for again."""

    match: str
    body: dict[str, Any]
    seq: int
    at: float


@dataclass
class Lesson:
    """What is known of a lesson that is played by script."""

    address: str
    seconds: float
    pace: float
    """Seconds that a student thinks, about."""
    away: float
    """Seconds that a lid is closed, about."""
    every: float
    """Seconds between what the coach does for all."""
    rate: float = 0.0
    """Actions a second that the class is to do at least: while it is behind, everybody thinks less."""
    begun: float = field(default_factory=time.monotonic)
    room: str = ""
    code: str = ""
    done: list[Acknowledged] = field(default_factory=list)
    action_times: list[float] = field(default_factory=list)
    seen: dict[str, list[tuple[int, float]]] = field(default_factory=dict)
    """When the coach's grid had each table at which number."""
    grids: int = 0
    faults: dict[str, int] = field(default_factory=lambda: dict.fromkeys(("reload", "network", "lid"), 0))
    errors: list[str] = field(default_factory=list)
    hands: int = 0
    seated_anew: list[float] = field(default_factory=list)
    """When everybody was seated at other tables, and those before left the grid."""
    is_over: bool = False

    @property
    def is_behind(self) -> bool:
        """Whether the class has done less than it is to do."""
        return len(self.done) < self.rate * AHEAD * (time.monotonic() - self.begun)


class Visitor:
    """Somebody's browser, over HTTP."""

    def __init__(self, lesson: Lesson, number: int) -> None:
        self.lesson = lesson
        self.number = number
        self.dice = Random(number)
        self.client = self.new_client()
        self.keys = 0

    def new_client(self, cookies: httpx.Cookies | None = None) -> httpx.AsyncClient:
        """A browser that was just opened, with its cookies."""
        address = self.lesson.address
        return httpx.AsyncClient(
            base_url=address, headers={"origin": address}, cookies=cookies, timeout=20.0, verify=False
        )

    async def post(self, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
        """Send something."""
        token = self.client.cookies.get("forceout_csrf") or ""
        return await self.client.post(path, json=body or {}, headers={"x-forceout-csrf": token})

    async def said(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        """Send something that must be accepted."""
        answer = await self.post(path, body)
        assert answer.is_success, (path, answer.status_code, answer.text)
        read: dict[str, Any] = answer.json()
        return read

    async def act_in_room(self, do: str, **more: Any) -> None:
        """Do something in the room."""
        self.keys += 1
        key = f"{self.number:03}-{self.keys:06}"
        await self.said(f"/api/rooms/{self.lesson.room}/acts", {"act": {"do": do, **more}, "key": key})

    async def messages(self, path: str) -> AsyncIterator[dict[str, Any]]:
        """What a stream of server-sent events says, until it ends."""
        async with self.client.stream("GET", path, timeout=httpx.Timeout(20.0, read=40.0)) as answer:
            answer.raise_for_status()
            async for line in answer.aiter_lines():
                if line.startswith("data: "):
                    yield json.loads(line[6:])

    async def reopen(self) -> None:
        """Close the browser and open it again: only the cookies stay."""
        cookies = self.client.cookies
        await self.client.aclose()
        self.client = self.new_client(cookies)


class Student(Visitor):
    """A student who plays what the table asks for, and whose laptop is a school's."""

    async def come_in(self) -> None:
        """Be a guest, type the code, and wait at the door."""
        await self.said("/api/guests")
        await self.said("/api/rooms/join", {"code": self.lesson.code})

    async def live(self) -> None:
        """Play until the lesson is over, whatever happens to the network."""
        while not self.lesson.is_over:
            try:
                place = await self.client.get(f"/api/rooms/{self.lesson.room}")
                match = place.json().get("match") if place.is_success else None
                if not place.is_success:
                    self.lesson.errors.append(f"room {place.status_code} {place.text[:80]}")
                if match is None:
                    await asyncio.sleep(0.2)
                else:
                    await self.play(match)
            except LOST:
                await asyncio.sleep(0.1)

    async def play(self, match: str) -> None:
        """Follow a table and act; leaves when something happens to the browser."""
        until = time.monotonic() + self.dice.expovariate(1 / (20 * self.lesson.pace))
        async for message in self.messages(f"/api/matches/{match}/events"):
            if self.lesson.is_over or message["type"] == "bye":
                return
            if time.monotonic() > until:
                await self.suffer()
                return
            view = message.get("view")
            if view is None:
                continue
            if view["status"] in OVER:
                # Sooner or later the coach seats everybody anew.
                await asyncio.sleep(self.lesson.pace)
                return
            if view["status"] != "playing":
                continue
            wanted = candidates(view, self.dice)
            if wanted:
                hurry = HURRY if self.lesson.is_behind else 1.0
                await asyncio.sleep(self.dice.uniform(0.3, 1.7) * self.lesson.pace * hurry)
                await self.act(match, view["seq"], wanted)

    async def act(self, match: str, base: int, wanted: list[dict[str, Any]]) -> None:
        """Try what comes to mind, until one is taken or the table has moved on."""
        for action in wanted[:6]:
            self.keys += 1
            body = {"base": base, "key": f"{self.number:03}-{self.keys:06}", "action": action}
            path, begun = f"/api/matches/{match}/actions", time.monotonic()
            is_lost = self.dice.random() < 0.02
            try:
                async with asyncio.timeout(0.001 if is_lost else 20):
                    answer = await self.post(path, body)
            except (TimeoutError, httpx.TransportError):
                # No answer came: the same again, with its key.
                self.lesson.faults["network"] += 1
                await asyncio.sleep(self.dice.uniform(0.1, 0.5) * self.lesson.pace)
                begun = time.monotonic()
                answer = await self.post(path, body)
            if answer.is_success:
                now = time.monotonic()
                self.lesson.action_times.append(now - begun)
                self.lesson.done.append(Acknowledged(match, body, answer.json()["seq"], now))
                return
            if answer.status_code in (403, 409):
                return
            if answer.status_code != 422:
                self.lesson.errors.append(f"{answer.status_code} {answer.text[:120]}")
                return

    async def suffer(self) -> None:
        """What happens to laptops at school."""
        kind = self.dice.choice(("reload", "lid", "hand"))
        if kind == "hand":
            self.lesson.hands += 1
            await self.act_in_room("hand", up=True)
            return
        self.lesson.faults[kind] += 1
        if kind == "lid":
            await self.client.aclose()
            await asyncio.sleep(self.dice.uniform(0.3, 1.7) * self.lesson.away)
        await self.reopen()


class Coach(Visitor):
    """A coach who lets everybody in, seats them, pauses, helps, and looks at the grid all the time."""

    async def open(self) -> None:
        """Open the room."""
        await self.said("/api/guests")
        self.lesson.room = (await self.said("/api/rooms"))["room"]
        self.lesson.code = (await self.said(f"/api/rooms/{self.lesson.room}/code"))["code"]

    async def begin(self) -> None:
        """Let everybody in, and seat them."""
        seen = (await self.client.get(f"/api/rooms/{self.lesson.room}")).json()
        await self.act_in_room("let-in", students=[one["label"] for one in seen["students"]])
        await self.act_in_room("settle", **SETTINGS)
        await self.act_in_room("begin")

    async def watch(self) -> None:
        """Look at the grid, and note when each table was seen at which number."""
        while not self.lesson.is_over:
            with suppress(*LOST):
                async for message in self.messages(f"/api/rooms/{self.lesson.room}/events"):
                    if message["type"] == "room":
                        self.note(message["room"])

    def note(self, room: dict[str, Any]) -> None:
        """Note a grid."""
        now = time.monotonic()
        self.lesson.grids += 1
        for card in room["cards"]:
            known = self.lesson.seen.setdefault(card["match"], [])
            if not known or known[-1][0] < card["seq"]:
                known.append((card["seq"], now))
        for one in room["students"]:
            if one["hand_at"] is not None and not self.lesson.is_over:
                asyncio.get_running_loop().create_task(self.help(one["label"]))

    async def help(self, label: str) -> None:
        """Go to somebody whose hand is up."""
        with suppress(*LOST, AssertionError):
            await self.act_in_room("lower-hand", student=label)

    async def teach(self) -> None:
        """Now and then: everybody looks up, or the same shake is dealt to all."""
        until = time.monotonic() + self.lesson.seconds
        for turn in range(1_000_000):
            await asyncio.sleep(min(self.lesson.every, max(0.0, until - time.monotonic())))
            if time.monotonic() >= until:
                return
            if await self.is_half_done():
                await self.act_in_room("begin")
                self.lesson.seated_anew.append(time.monotonic())
            elif turn % 2:
                await self.act_in_room("pause")
                await asyncio.sleep(self.lesson.pace)
                await self.act_in_room("resume")
            else:
                roll = await self.said(f"/api/rooms/{self.lesson.room}/rolls")
                await self.act_in_room("deal", cubes=roll["cubes"], cards=roll["cards"])

    async def is_half_done(self) -> bool:
        """Whether half the tables have played all their shakes."""
        cards = (await self.client.get(f"/api/rooms/{self.lesson.room}")).json()["cards"]
        return sum(one["status"] in OVER for one in cards) * 2 > len(cards)


def delays(lesson: Lesson) -> list[float]:
    """How long after each acknowledgement the coach's grid showed it, in seconds; infinite where it never did, although
    its table was still to be seen."""
    found = []
    for one in lesson.done:
        times = [at for seq, at in lesson.seen.get(one.match, ()) if seq >= one.seq]
        if not times and any(-LAST_MOMENT < one.at - left < LAST_MOMENT for left in lesson.seated_anew):
            continue
        found.append(max(0.0, times[0] - one.at) if times else float("inf"))
    return sorted(found)


def quantile(values: list[float], share: float) -> float:
    """The value below which this share of them lies; they are sorted."""
    return values[min(len(values) - 1, int(len(values) * share))] if values else 0.0


async def taught(
    address: str, seconds: float, *, pace: float, away: float, every: float, rate: float = 0.0
) -> tuple[Lesson, dict[str, Any], list[str]]:
    """A whole lesson: how it went, its report, and what was acknowledged and is not there."""
    lesson = Lesson(address, seconds, pace, away, every, rate)
    coach = Coach(lesson, 0)
    eye = Coach(lesson, 99)
    await coach.open()
    eye.client = eye.new_client(coach.client.cookies)
    students = [Student(lesson, number) for number in range(1, STUDENTS + 1)]
    await asyncio.gather(*(one.come_in() for one in students))
    await coach.begin()
    lesson.begun = time.monotonic()
    lives = [asyncio.create_task(one.live()) for one in students]
    watching = asyncio.create_task(eye.watch())
    try:
        await coach.teach()
    finally:
        lesson.is_over = True
    seen = (await coach.client.get(f"/api/rooms/{lesson.room}")).json()
    await coach.act_in_room("end")
    await asyncio.wait(lives, timeout=15)
    for _ in range(LAST_LOOKS):
        if quantile(delays(lesson), 1.0) < float("inf"):
            break
        await asyncio.sleep(0.05)
    for task in (*lives, watching):
        task.cancel()
    for done in await asyncio.gather(*lives, watching, return_exceptions=True):
        if isinstance(done, Exception):
            lesson.errors.append(repr(done))
    lost = await missing(lesson, students)
    report = (await coach.client.get(f"/api/rooms/{lesson.room}/report")).json()
    report["inside"] = sum(one["state"] == "inside" for one in seen["students"])
    report["tables"] = len(seen["cards"])
    for one in (coach, eye, *students):
        await one.client.aclose()
    return lesson, report, lost


async def missing(lesson: Lesson, students: list[Student]) -> list[str]:
    """What was acknowledged and is not in the log as it was: asked for again by its key, a few at a time."""
    lost = []
    by_number = {f"{one.number:03}": one for one in students}
    for student in students:
        await student.reopen()
    for one in lesson.done:
        student = by_number[one.body["key"].split("-")[0]]
        for _ in range(20):
            answer = await student.post(f"/api/matches/{one.match}/actions", one.body)
            if answer.status_code != 429:
                break
            await asyncio.sleep(0.5)
        if answer.status_code != 200 or answer.json()["seq"] != one.seq:
            lost.append(f"{one.match} {one.seq}: {answer.status_code} {answer.text[:100]}")
    return lost
