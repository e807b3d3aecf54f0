"""A server in this process, with browsers and sockets that talk to it, and a clock that a test moves."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Final

import httpx
from litestar import Litestar
from pwdlib.hashers.argon2 import Argon2Hasher

from forceout.service.people.passwords import Passwords
from forceout.service.service import Service
from forceout.service.settings import FILE, Settings
from forceout.service.tables.actions import Actor
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.views import legal_view, match_view
from forceout.web.app import application, make_site, migrate
from forceout.web.context import Site

BASE: Final = "http://localhost:8000"
MIGRATED: Final[list[bytes]] = []
"""A fresh database, made once."""
BUILT: Final[dict[str, list[Litestar]]] = {}
"""Applications by their settings, built once: a tenth of a second of routes, for nearly a thousand tests."""
WAIT: Final = 10.0
"""Seconds after which a test that waits for a message has failed; none waits so long when all is well."""
PRACTICE: Final = {"game": "on-sets", "division": "middle", "form": "basic", "is_practice": True, "clock": "off"}
TABLE: Final = {"game": "on-sets", "division": "middle", "form": "basic", "clock": "off"}


async def settled() -> None:
    """Let everything that can go on go on."""
    for _ in range(50):
        await asyncio.sleep(0)


class Socket:
    """The browser's end of a WebSocket."""

    def __init__(self, app: Litestar, scope: dict[str, Any]) -> None:
        self._to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to_app.put_nowait({"type": "websocket.connect"})
        self.blocked: asyncio.Event | None = None
        self.task = asyncio.create_task(app(scope, self._receive, self._send))  # type: ignore[arg-type]

    async def _receive(self) -> Any:
        return await self._to_app.get()

    async def _send(self, message: Any) -> None:
        if self.blocked is not None and message["type"] == "websocket.send":
            await self.blocked.wait()
        self._from_app.put_nowait(message)

    async def raw(self) -> dict[str, Any]:
        """The next thing that the server does."""
        async with asyncio.timeout(WAIT):
            return await self._from_app.get()

    async def message(self) -> dict[str, Any]:
        """The next message."""
        while (raw := await self.raw())["type"] == "websocket.accept":
            pass
        assert raw["type"] == "websocket.send", raw
        said: dict[str, Any] = json.loads(raw["text"])
        return said

    async def until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while (message := await self.message())["type"] != kind:
            pass
        return message

    async def update_to(self, seq: int) -> dict[str, Any]:
        """The update that reaches an event."""
        while (message := await self.until("update"))["seq"] < seq:
            pass
        return message

    async def closed(self) -> dict[str, Any]:
        """How the server closes it."""
        while (raw := await self.raw())["type"] != "websocket.close":
            pass
        return raw

    def send_text(self, text: str) -> None:
        """Send a frame."""
        self._to_app.put_nowait({"type": "websocket.receive", "text": text})

    def send(self, message: Mapping[str, Any]) -> None:
        """Send a message."""
        self.send_text(json.dumps(message))

    async def leave(self) -> None:
        """Hang up."""
        self._to_app.put_nowait({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(WAIT):
            await self.task


@dataclass
class Browser:
    """Somebody's browser, with its cookies."""

    house: "House"
    client: httpx.AsyncClient
    cookies: dict[str, str] = field(default_factory=dict)
    sockets: list[Socket] = field(default_factory=list)

    @property
    def csrf(self) -> str:
        """The token that its pages send back."""
        return self.cookies.get("forceout_csrf", "")

    async def ask(
        self, method: str, path: str, body: Any = None, headers: Mapping[str, str] | None = None
    ) -> httpx.Response:
        """Ask as our own pages do."""
        sent = {"origin": BASE, "x-forceout-csrf": self.csrf, "cookie": self.cookie, **(headers or {})}
        kept = {name: value for name, value in sent.items() if value}
        answered = await self.client.request(method, path, json=body, headers=kept)
        self.client.cookies.clear()
        for line in answered.headers.get_list("set-cookie"):
            name, _, value = line.partition(";")[0].partition("=")
            self.cookies[name] = value.strip('"')
            if not self.cookies[name]:
                del self.cookies[name]
        return answered

    @property
    def cookie(self) -> str:
        """What it sends of its cookies."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def get(self, path: str, **headers: str) -> httpx.Response:
        """Look at something."""
        return await self.ask("GET", path, None, headers)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        """Send something."""
        return await self.ask("POST", path, {} if body is None else body)

    async def done(self, path: str, body: Any = None) -> dict[str, Any]:
        """Send something that must be done."""
        answered = await self.post(path, body)
        assert answered.status_code in (200, 201), answered.text
        said: dict[str, Any] = answered.json()
        return said

    async def act(self, view: Mapping[str, Any], action: Mapping[str, Any], key: str | None = None) -> httpx.Response:
        """Do something at a table as it was seen."""
        body = {"base": view["seq"], "key": key or f"{view['seq']} {action['do']}", "action": action}
        return await self.post(f"/api/matches/{view['match']}/actions", body)

    def socket(self, match: str, after: int | None = None, **headers: str | None) -> Socket:
        """Follow a table."""
        sent = {"host": "localhost:8000", "origin": BASE, "cookie": self.cookie, **headers}
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": ("localhost", 8000),
            "client": ("127.0.0.1", 40000),
            "root_path": "",
            "path": f"/api/matches/{match}/live",
            "raw_path": f"/api/matches/{match}/live".encode(),
            "query_string": b"" if after is None else f"after={after}".encode(),
            "headers": [(name.encode(), value.encode()) for name, value in sent.items() if value],
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        made = Socket(self.house.app, scope)
        self.sockets.append(made)
        return made


@dataclass
class House:
    """A server and its clock."""

    app: Litestar
    service: Service
    clock: Any
    """A clock that a test moves."""
    transport: httpx.ASGITransport
    browsers: list[Browser] = field(default_factory=list)

    @property
    def site(self) -> Site:
        """What the handlers share."""
        site: Site = self.app.state.site
        return site

    def browser(self, base: str = BASE) -> Browser:
        """A new browser, without a session."""
        made = Browser(self, httpx.AsyncClient(transport=self.transport, base_url=base))
        self.browsers.append(made)
        return made

    async def guest(self, nickname: str) -> Browser:
        """A browser of a new guest."""
        made = self.browser()
        await made.done("/api/guests", {"nickname": nickname})
        return made

    async def practice(self, browser: Browser) -> dict[str, Any]:
        """A practice table against a bot that has begun, as its player sees it."""
        match = (await browser.done("/api/matches", PRACTICE))["match"]
        await browser.done(f"/api/matches/{match}/bots", {"level": "learner"})
        return await browser.done(f"/api/matches/{match}/start")

    async def match_of_two(self, one: Browser, other: Browser, **settings: Any) -> dict[str, Any]:
        """A table of two people that has begun, as its host sees it."""
        match = (await one.done("/api/matches", {**TABLE, **settings}))["match"]
        code = (await one.done(f"/api/matches/{match}/code"))["code"]
        await other.done("/api/join", {"code": code})
        return await one.done(f"/api/matches/{match}/start")

    async def play_to_goal(self, *players: Browser, match: str) -> dict[str, Any]:
        """Play until a Goal is set, whatever the dice show, with bots that do nothing but roll."""
        for _ in range(60):
            for player in players:
                view: dict[str, Any] = (await player.get(f"/api/matches/{match}")).json()
                if view["shake"] is not None and view["shake"]["goal"] is not None:
                    return view
                wanted = next_step(view)
                if wanted is not None:
                    answered = await player.act(view, wanted)
                    assert answered.status_code == 201, answered.text
        raise AssertionError("no Goal was set")

    async def play_with_bots(self, player: Browser, match: str) -> dict[str, Any]:
        """Play at a practice table until a Goal is set, the bots' part as well."""
        for _ in range(60):
            view: dict[str, Any] = (await player.get(f"/api/matches/{match}")).json()
            if view["shake"] is not None and view["shake"]["goal"] is not None:
                return view
            wanted = next_step(view)
            if wanted is not None:
                assert (await player.act(view, wanted)).status_code == 201
                continue
            live = await self.service.matches.find(match)
            for seat in live.seats:
                wanted = next_step(match_view(live, "bot", {}, 0) | seat_view(live, seat.name))
                if seat.bot is not None and wanted is not None:
                    await self.service.matches.act(
                        match, Actor(None, bot_seat=seat.name), live.seq, f"{live.seq}", wanted
                    )
                    break
        raise AssertionError("no Goal was set")


def seat_view(live: LiveTable, seat: str) -> dict[str, Any]:
    """What a seat may do."""
    assert live.match is not None
    return {"legal": legal_view(live.match, seat)}


def next_step(view: Mapping[str, Any]) -> dict[str, Any] | None:
    """What a player does next on the way to a Goal."""
    legal, shake = view["legal"], view["shake"]
    for action in legal["actions"]:
        if action["do"] in ("lot", "shake", "pass-variation"):
            return dict(action)
    if "roll" in legal["templates"]:
        return {"do": "roll"}
    if "deal" in legal["templates"]:
        return {"do": "deal", "count": 8}
    if "goal" in legal["templates"]:
        digit = next(cube for cube in shake["resources"] if cube.isdigit())
        return {"do": "goal", "goal": f"row {digit}"}
    return None


def app_around(site: Site, built: list[Litestar]) -> Litestar:
    """An application that was built before, moved to a new site, so that nothing of the one before is left in it; or a
    new one."""
    if not built:
        return application(site, has_loops=False)
    app = built.pop()
    for one in fields(Site):
        setattr(app.state.site, one.name, getattr(site, one.name))
    return app


@asynccontextmanager
async def open_house(
    folder: Path,
    clock: Callable[[], int],
    *,
    has_processes: bool = False,
    randomness: Callable[[int], bytes] = secrets.token_bytes,
    **settings: Any,
) -> AsyncIterator[House]:
    """A server that lives as long as the block; its dice fall as chance, or what stands for it, will have it."""
    given = {"data": folder, "database": f"sqlite+aiosqlite:///{folder / FILE}", "bot_processes": 0}
    chosen = Settings(**{**given, **settings})
    if not MIGRATED:
        await migrate(chosen)
        MIGRATED.append((folder / FILE).read_bytes())
    (folder / FILE).write_bytes(MIGRATED[0])
    service = Service(chosen, clock, randomness)
    # As few rounds as argon2 has: what is tested here is not how slow it is.
    service.accounts.passwords = Passwords(Argon2Hasher(time_cost=1, memory_cost=8, parallelism=1))
    built = BUILT.setdefault(repr((has_processes, sorted(settings.items()))), [])
    app = app_around(make_site(service, has_processes=has_processes), built)
    async with app.lifespan():
        house = House(app, service, clock, httpx.ASGITransport(app=app))  # type: ignore[arg-type]
        try:
            yield house
        finally:
            for browser in house.browsers:
                for socket in browser.sockets:
                    if not socket.task.done():
                        await socket.leave()
                await browser.client.aclose()
    built.append(app)
