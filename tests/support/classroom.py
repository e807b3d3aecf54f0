"""A coach's room with its class, over the HTTP interface."""

from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.support.house import Browser, House


@dataclass
class Classroom:
    """A room, its coach and its students, each in a browser of their own."""

    house: House
    coach: Browser
    id: str = ""
    code: str = ""
    students: list[Browser] = field(default_factory=list)
    keys: int = 0

    @property
    def path(self) -> str:
        """The address of the room."""
        return f"/api/rooms/{self.id}"

    async def try_to(self, browser: Browser, do: str, **more: Any) -> httpx.Response:
        """Somebody tries something."""
        self.keys += 1
        return await browser.post(f"{self.path}/acts", {"act": {"do": do, **more}, "key": f"key-{self.keys:06}"})

    async def does(self, do: str, browser: Browser | None = None, **more: Any) -> None:
        """The coach does something, or somebody else."""
        answered = await self.try_to(browser or self.coach, do, **more)
        assert answered.status_code == 201, answered.text

    async def seen(self, browser: Browser | None = None) -> dict[str, Any]:
        """The room as somebody sees it."""
        answered = await (browser or self.coach).get(self.path)
        assert answered.status_code == 200, answered.text
        view: dict[str, Any] = answered.json()
        return view

    async def comes(self) -> Browser:
        """Somebody comes to the door, by the code."""
        browser = self.house.browser()
        await browser.done("/api/guests", {})
        await browser.done("/api/rooms/join", {"code": self.code})
        self.students.append(browser)
        return browser

    async def filled(self, count: int) -> None:
        """So many come, and are let in."""
        for _ in range(count):
            await self.comes()
        waiting = [one["label"] for one in (await self.seen())["students"] if one["state"] == "door"]
        await self.does("let-in", students=waiting)

    async def table_of(self, browser: Browser) -> dict[str, Any]:
        """The table that a student is taken to, as they see it."""
        match = (await self.seen(browser))["match"]
        answered = await browser.get(f"/api/matches/{match}")
        assert answered.status_code == 200, answered.text
        view: dict[str, Any] = answered.json()
        return view


async def classroom(house: House, count: int = 0) -> Classroom:
    """A room with so many students in it."""
    coach = await house.guest("Cora")
    made = Classroom(house, coach)
    made.id = (await coach.done("/api/rooms"))["room"]
    made.code = (await coach.done(f"{made.path}/code"))["code"]
    if count:
        await made.filled(count)
    return made
