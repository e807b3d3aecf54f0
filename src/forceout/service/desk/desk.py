"""The judge's desk as one worker serves it: becoming a judge, calls, and the tables that an official sees
(docs/judges.md; trust.md, promises 7 and 20)."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

from forceout.messages.message import Message
from forceout.service.desk.desk_index import DeskIndex
from forceout.service.desk.earlier_warnings import warned_seats
from forceout.service.errors import NotAllowed, NotFound
from forceout.service.store.events import Draft
from forceout.service.tables import appointments, calls
from forceout.service.tables.actions import Actor
from forceout.service.tables.authority import REGISTRY, require, roles_at
from forceout.service.tables.call import open_calls
from forceout.service.tables.fold import PAPER, PLAYING, WAITING, LiveTable
from forceout.service.tables.hosting import Matches
from forceout.service.tables.judge_codes import JudgeCode, find_judge_code, new_judge_code

CODE_MINUTES: Final = 120
DIRECTORS: Final = frozenset({"director", "admin"})
OPEN: Final = (WAITING, PLAYING, PAPER)


async def nobody_told(event: str) -> None:
    """Where nobody follows events."""


class Desk:
    """What officials do at tables, and which tables they see."""

    def __init__(self, matches: Matches) -> None:
        self.matches = matches
        self.tables = matches.tables
        self.index = DeskIndex(self.tables.log.store)
        matches.warned_before = self.warned_before
        self.told: Callable[[str], Awaitable[None]] = nobody_told

    # Becoming a judge.

    async def new_code(self, match: str, actor: Actor) -> JudgeCode:
        """A code that makes somebody a judge of one table."""
        live = await self.tables.find(match)
        require("judge-code", live, actor.person, actor.roles)
        assert actor.person is not None
        return await new_judge_code(self.index.store, actor.person, self.tables.clock(), CODE_MINUTES, match=match)

    async def new_event_code(self, event: str, actor: Actor) -> JudgeCode:
        """A code that makes somebody a judge of every open paper table of an event; who set one up gives it, or a
        director."""
        known = await self.of_event(event)
        is_theirs = any(live.paper is not None and live.host == actor.person for live in known)
        if actor.person is None or not (is_theirs or actor.roles & DIRECTORS):
            raise NotAllowed(Message("only-the-host-or-a-director-lets-somebody-judge"))
        return await new_judge_code(self.index.store, actor.person, self.tables.clock(), CODE_MINUTES, event=event)

    async def become_judge(self, actor: Actor, text: str) -> list[LiveTable]:
        """Judge where a code says, by the word of who gave it; the tables that this is about."""
        assert actor.person is not None
        code = await find_judge_code(self.index.store, text, self.tables.clock())
        if code.match is not None:
            return [await self.judge_by_code(code.match, actor, code)]
        open_tables = [live for live in await self.of_event(code.event or "") if live.status == PAPER]
        return [await self.judge_by_code(live.id, actor, code) for live in open_tables]

    async def judge_by_code(self, match: str, actor: Actor, code: JudgeCode) -> LiveTable:
        """Judge one table by a code, as if its giver had appointed whoever types it."""
        live = await self.tables.find(match)
        require("judge-by-code", live, actor.person, actor.roles)
        assert actor.person is not None
        await self.index.add_office(actor.person, match, self.tables.clock())
        return await self.tables.change(
            match, lambda live, now: appointments.appoint_by_code(live, actor, code.by, now)
        )

    # Calls.

    async def call(self, match: str, actor: Actor, reason: str) -> LiveTable:
        """As a player, call a judge."""
        await self.matches.acting.gaps.settle()
        live = await self.tables.find(match)
        require("call-judge", live, actor.person, actor.roles)
        await self.index.add_table(match, live.settings.event, self.tables.clock())

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            return calls.call(live, actor, reason, now, tuple(self.matches.acting.gaps.pending(live, now)))

        return await self._tell(await self.tables.change(match, plan))

    async def withdraw_call(self, match: str, actor: Actor) -> LiveTable:
        """As the player who called, say that no judge is needed any more."""
        live = await self.tables.change(match, lambda live, now: calls.withdraw(live, actor, now))
        return await self._quiet(live)

    async def enter_call(self, match: str, actor: Actor, seat: str | None, reason: str) -> LiveTable:
        """As an official, enter the call of a paper table."""
        live = await self.tables.find(match)
        require("enter-call", live, actor.person, actor.roles)
        await self.index.add_table(match, live.settings.event, self.tables.clock())
        return await self.tables.change(match, lambda live, now: calls.enter(live, actor, seat, reason, now))

    async def take_call(self, match: str, actor: Actor, number: int) -> LiveTable:
        """Go to a table that calls."""
        return await self._tell(await self.tables.change(match, lambda live, now: calls.take(live, actor, number, now)))

    async def pass_call(self, match: str, actor: Actor, number: int) -> LiveTable:
        """Leave a call to another judge."""
        return await self.tables.change(match, lambda live, now: calls.pass_on(live, actor, number, now))

    async def come_to_call(self, match: str, actor: Actor, number: int) -> LiveTable:
        """Be at the table that called."""
        return await self.tables.change(match, lambda live, now: calls.come(live, actor, number, now))

    async def close_call(self, match: str, actor: Actor, number: int) -> LiveTable:
        """Settle a call, so that play goes on."""
        live = await self.tables.change(match, lambda live, now: calls.close(live, actor, number, now))
        return await self._quiet(live)

    async def _quiet(self, live: LiveTable) -> LiveTable:
        if not open_calls(live.calls):
            await self.index.clear_call(live.id)
        return await self._tell(live)

    async def _tell(self, live: LiveTable) -> LiveTable:
        """Let those who follow the event of a table know that somebody waits there, or no longer does."""
        if live.hall is not None and live.settings.event is not None:
            await self.told(live.settings.event)
        return live

    # What an official sees.

    async def seen(self, match: str, actor: Actor) -> LiveTable:
        """A table that an official may look after; to anybody else there is none."""
        live = await self.tables.find(match)
        if not REGISTRY["see-card"].roles & roles_at(live, actor.person, actor.roles):
            raise NotFound(Message("there-is-no-such-table-on-your-desk"))
        return live

    async def tables_of(self, actor: Actor) -> list[LiveTable]:
        """The open tables on somebody's desk: where they judge, and for a director all that are played."""
        assert actor.person is not None
        now = self.tables.clock()
        is_director = bool(actor.roles & DIRECTORS)
        heads = await self.index.of_person(actor.person, now)
        if is_director:
            heads = {**heads, **await self.index.all_open(now)}
        found = await self._loaded(heads)
        granted = REGISTRY["see-card"].roles
        return [
            live
            for live in found
            if live.status in OPEN
            and not live.settings.is_practice
            and granted & roles_at(live, actor.person, actor.roles)
        ]

    async def of_event(self, event: str) -> list[LiveTable]:
        """Every table of an event."""
        return await self._loaded(await self.index.of_event(event))

    async def exported(self, match: str, actor: Actor, *, is_whole: bool) -> list[LiveTable]:
        """The tables whose officials' acts somebody may take along: one, or of its event all that are theirs to see."""
        live = await self.seen(match, actor)
        event = live.settings.event
        if not is_whole or event is None:
            return [live]
        granted = REGISTRY["see-card"].roles
        return [one for one in await self.of_event(event) if granted & roles_at(one, actor.person, actor.roles)]

    async def _loaded(self, heads: Mapping[str, int]) -> list[LiveTable]:
        loaded = []
        for match, head in heads.items():
            try:
                loaded.append(await self.tables.find(match, head))
            except NotFound:
                continue
        return loaded

    async def warned_before(self, live: LiveTable) -> tuple[str, ...]:
        """Which seats of a table were warned in earlier rounds of its event, once for each warning."""
        if live.settings.event is None:
            return ()
        await self.index.add_table(live.id, live.settings.event)
        return warned_seats(live, await self.of_event(live.settings.event))
