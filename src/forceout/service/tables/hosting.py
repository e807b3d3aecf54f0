"""Tables and what is done to them: create, sit, start, pause, act (docs/service.md)."""

import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

from forceout.bots import LEVELS
from forceout.messages.message import Message
from forceout.service.errors import BadRequest, NotAllowed, NotFound, Refused, Stale
from forceout.service.store.events import Draft
from forceout.service.store.log import Conflict
from forceout.service.tables import appointments, rematches
from forceout.service.tables.actions import Acting, Actor, Receipt
from forceout.service.tables.authority import OFFICIALS, require, roles_at
from forceout.service.tables.calls import is_held_by_judge
from forceout.service.tables.change import Change
from forceout.service.tables.dice import NONCE_DIGITS, SEED_BYTES, is_nonce
from forceout.service.tables.fold import WAITING, LiveTable
from forceout.service.tables.join_codes import JoinCode, current_code, find_code, new_code
from forceout.service.tables.records import record_of
from forceout.service.tables.table_settings import PACES, TableSettings
from forceout.service.tables.tables import Tables

ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH: Final = 12
"""Enough that nobody finds an unlisted table by trying."""
WarnedBefore = Callable[[LiveTable], Awaitable[tuple[str, ...]]]
"""Which seats were warned in earlier rounds of an event, once for each warning."""


async def nobody_warned(live: LiveTable) -> tuple[str, ...]:
    """What is known of earlier rounds where nobody keeps events."""
    return ()


class Matches:
    """The tables of the service and what people do to them."""

    def __init__(
        self, tables: Tables, randomness: Callable[[int], bytes] = secrets.token_bytes, code_minutes: int = 120
    ) -> None:
        self.tables = tables
        self.code_minutes = code_minutes
        self.acting = Acting(tables, randomness)
        self.randomness = randomness
        self.warned_before: WarnedBefore = nobody_warned

    async def create(self, person: str, settings: TableSettings) -> LiveTable:
        """A new table; its host sits down first."""
        now = self.tables.clock()
        return await self.tables.create(
            self.new_name(),
            [
                Draft({"kind": "created", "settings": settings.printed(), "host": person}, now, now),
                Draft({"kind": "seated", "seat": "P1", "who": person}, now, now),
            ],
        )

    def new_name(self) -> str:
        """What a new match is called."""
        return "".join(ID_LETTERS[byte % len(ID_LETTERS)] for byte in self.randomness(ID_LENGTH))

    async def find(self, match: str) -> LiveTable:
        """A table as it is now; raises NotFound."""
        return await self.tables.find(match)

    async def code(self, match: str, actor: Actor) -> JoinCode:
        """The code that lets somebody join, the same one each time it is asked for."""
        live = await self.tables.find(match)
        require("new-code", live, actor.person, actor.roles)
        return await current_code(self.tables.log.store, match, self.tables.clock(), self.code_minutes)

    async def new_code(self, match: str, actor: Actor) -> JoinCode:
        """Another code on purpose; the one before it opens nothing any more."""
        live = await self.tables.find(match)
        require("new-code", live, actor.person, actor.roles)
        return await new_code(self.tables.log.store, match, self.tables.clock(), self.code_minutes)

    async def find_by_code(self, code: str) -> LiveTable:
        """The table that a code is for, as it is now."""
        return await self.tables.find((await find_code(self.tables.log.store, code, self.tables.clock())).match)

    async def join(self, actor: Actor, code: str) -> LiveTable:
        """Sit down at the table that a code is for."""
        found = await find_code(self.tables.log.store, code, self.tables.clock())
        return await self.sit(found.match, actor, has_code=True)

    async def sit(self, match: str, actor: Actor, seat: str | None = None, *, has_code: bool = False) -> LiveTable:
        """Sit down at a free seat, or at a certain one; at a table that is not in the lobby only with a code."""

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            if live.seat_of(actor.person) is not None:
                return ()
            require("sit", live, actor.person, actor.roles)
            kept = live.seat_kept_for(actor.person)
            if not (has_code or live.settings.is_listed or live.is_host(actor.person) or kept is not None):
                raise NotAllowed(Message("this-table-is-not-in-the-lobby"))
            if live.settings.is_practice and actor.person != live.host:
                raise NotAllowed(Message("this-is-somebodys-practice-table"))
            if any(one.who == actor.person for one in live.officials):
                raise NotAllowed(Message("a-judge-does-not-play-at-the-table-that-they-judge"))
            free = [one.name for one in live.seats if one.is_free_for(actor.person)]
            if not free or (seat is not None and seat not in free):
                raise Refused(Message("that-seat-is-taken"), code="seat-taken")
            chosen = seat or kept or free[0]
            given_up = [Draft({"kind": "stood", "seat": kept}, now, now)] if kept not in (None, chosen) else []
            return [*given_up, Draft({"kind": "seated", "seat": chosen, "who": actor.person}, now, now)]

        return await self.tables.change(match, plan)

    async def stand(self, match: str, actor: Actor, seat: str) -> LiveTable:
        """Leave a seat, or as the host free another's."""

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            if live.paper is not None:
                raise NotAllowed(Message("this-is-a-paper-table"))
            taken = live.seat(seat)
            if taken is None or not (taken.is_taken or taken.kept is not None):
                raise BadRequest(Message("nobody-sits-there"))
            is_own = actor.person is not None and actor.person in (taken.person, taken.kept)
            require("stand" if is_own else "remove", live, actor.person, actor.roles)
            return [Draft({"kind": "stood", "seat": seat}, now, now)]

        return await self.tables.change(match, plan)

    async def seat_bot(self, match: str, actor: Actor, seat: str | None, level: str) -> LiveTable:
        """Put a bot on a free seat."""
        if level not in LEVELS:
            raise BadRequest(Message("a-bot-is-one-of-known", known=", ".join(LEVELS)))

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            require("seat-bot", live, actor.person, actor.roles)
            free = [one.name for one in live.seats if one.is_free_for(None)]
            if not free or (seat is not None and seat not in free):
                raise Refused(Message("that-seat-is-taken"), code="seat-taken")
            return [Draft({"kind": "seated", "seat": seat or free[0], "bot": level}, now, now)]

        return await self.tables.change(match, plan)

    async def replace_absent(self, match: str, actor: Actor, seat: str, level: str) -> LiveTable:
        """Let a bot play on for somebody who has left; whether they have left is for the caller to know."""
        if level not in LEVELS:
            raise BadRequest(Message("a-bot-is-one-of-known", known=", ".join(LEVELS)))

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            require("replace-absent", live, actor.person, actor.roles)
            taken = live.seat(seat)
            if taken is None or taken.person is None:
                raise BadRequest(Message("nobody-has-left-that-seat"))
            if taken.person == actor.person:
                raise NotAllowed(Message("you-are-here-yourself"))
            return [Draft({"kind": "seated", "seat": seat, "bot": level}, now, now)]

        return await self.tables.change(match, plan)

    async def come_back(self, match: str, actor: Actor) -> LiveTable:
        """Take the seat again where a bot has played on."""

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            require("come-back", live, actor.person, actor.roles)
            return [Draft({"kind": "seated", "seat": live.seat_left_by(actor.person), "who": actor.person}, now, now)]

        return await self.tables.change(match, plan)

    async def appoint_judge(self, match: str, actor: Actor, person: str) -> LiveTable:
        """Let somebody who does not play judge this table; who plays there themselves only proposes one once the match
        has begun."""
        return await self.tables.change(match, lambda live, now: appointments.appoint(live, actor, person, now))

    async def answer_judge(self, match: str, actor: Actor, number: int, is_agreed: bool) -> LiveTable:
        """Agree to a judge who was appointed by somebody who plays, or refuse them."""
        return await self.tables.change(
            match, lambda live, now: appointments.answer(live, actor, number, is_agreed, now)
        )

    async def dismiss_judge(self, match: str, actor: Actor, number: int) -> LiveTable:
        """Let a judge go."""
        return await self.tables.change(match, lambda live, now: appointments.dismiss(live, actor, number, now))

    async def set_watching(self, match: str, actor: Actor, is_allowed: bool) -> LiveTable:
        """Open the table to spectators, or close it."""

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            require("set-watching", live, actor.person, actor.roles)
            if live.is_watchable == is_allowed:
                return ()
            return [Draft({"kind": "watching", "allowed": is_allowed}, now, now)]

        return await self.tables.change(match, plan)

    async def set_pace(self, match: str, actor: Actor, pace: str) -> LiveTable:
        """Let bots play as slowly as people, or quickly."""
        if pace not in PACES:
            raise BadRequest(Message("name-is-one-of-known", name="pace", known=", ".join(PACES)))

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            require("set-pace", live, actor.person, actor.roles)
            return [Draft({"kind": "pace", "pace": pace}, now, now)] if live.bot_pace != pace else ()

        return await self.tables.change(match, plan)

    async def set_phrases(self, match: str, actor: Actor, is_allowed: bool) -> LiveTable:
        """Pass ready-made phrases on at this table, or switch them off."""

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            require("set-phrases", live, actor.person, actor.roles)
            if live.has_phrases == is_allowed:
                return ()
            return [Draft({"kind": "phrases", "allowed": is_allowed}, now, now)]

        return await self.tables.change(match, plan)

    async def start(self, match: str, actor: Actor) -> LiveTable:
        """Begin the match when every seat is taken; the dice of the lot are committed first."""
        async with self.tables.lock(match):
            live = await self.tables.catch_up(match)
            require("start", live, actor.person, actor.roles)
            if not all(seat.is_taken for seat in live.seats):
                raise Refused(Message("a-seat-is-still-free"), code="seat-free")
            if live.settings.is_practice and sum(seat.bot is None for seat in live.seats) > 1:
                raise Refused(Message("at-a-practice-table-one-plays-against-bots-only"), code="practice")
            now = max(live.at, self.tables.clock())
            change = Change(live, now, now)
            change.commit(0, self.randomness(SEED_BYTES))
            warned = await self.warned_before(live)
            change.add({"kind": "started"} | ({"warned": list(warned)} if warned else {}))
            return await self._appended(live, change)

    async def _appended(self, live: LiveTable, change: Change) -> LiveTable:
        try:
            return await self.tables.append(live, change.drafts, change.seeds)
        except Conflict:
            raise Stale(live.seq) from None

    async def pause(self, match: str, actor: Actor) -> LiveTable:
        """Stop the clocks of a table; what has passed until now is told first."""
        await self.acting.gaps.settle()

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            require("pause", live, actor.person, actor.roles)
            if live.is_paused:
                return ()
            change = Change(live, now, now)
            change.tell_time(self.acting.gaps.pending(live, now))
            change.add({"kind": "paused"})
            return change.drafts

        return await self.tables.change(match, plan)

    async def resume(self, match: str, actor: Actor) -> LiveTable:
        """Let the clocks run again."""

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            require("resume", live, actor.person, actor.roles)
            if is_held_by_judge(live) and not OFFICIALS & roles_at(live, actor.person, actor.roles):
                raise NotAllowed(Message("a-judge-has-been-called-play-goes-on-when-it-is-settled"))
            return [Draft({"kind": "resumed"}, now, now)] if live.is_paused else ()

        return await self.tables.change(match, plan)

    async def abandon(self, match: str, actor: Actor, why: str) -> LiveTable:
        """Close a table for good."""
        if why not in ("host-left", "players-agree", "nobody-came"):
            raise BadRequest(Message("a-table-is-closed-because-of-host-left"))

        async with self.tables.lock(match):
            live = await self.tables.catch_up(match)
            require("abandon", live, actor.person, actor.roles)
            now = max(live.at, self.tables.clock())
            change = Change(live, now, now)
            change.add({"kind": "abandoned", "why": why})
            await self.acting.reveal(change)
            return await self._appended(live, change)

    async def rematch(self, match: str, actor: Actor) -> LiveTable:
        """The one new table that everybody is taken along to, whoever asks; who has a seat kept there sits down."""
        closed: str | None = None
        while True:
            name = self.new_name()
            old = await self.tables.change(match, partial(rematches.asked_for, actor, name, closed))
            fresh = await self._rematch_of(old)
            if closed is not None or not rematches.is_closed(fresh):
                break
            closed = fresh.id
        is_asked = fresh.status == WAITING and fresh.seat_kept_for(actor.person) is not None
        return await self.sit(fresh.id, actor) if is_asked else fresh

    async def _rematch_of(self, old: LiveTable) -> LiveTable:
        """The table of a rematch, laid by whoever comes there first."""
        assert old.rematch is not None
        match = old.rematch.match
        with suppress(NotFound):
            return await self.tables.find(match)
        try:
            return await self.tables.create(match, rematches.first_events(old, self.tables.clock()))
        except IntegrityError:
            return await self.tables.catch_up(match)

    async def act(
        self, match: str, actor: Actor, base: int, key: str, wanted: Mapping[str, Any], credit: int = 0
    ) -> Receipt:
        """Do something in the match; it is durable when this returns."""
        return await self.acting.act(match, actor, base, key, wanted, credit)

    async def reach(self, match: str, actor: Actor, base: int, credit: int = 0) -> bool:
        """Lay a finger on the block; whether a hold counts from there."""
        return await self.acting.reach(match, actor, base, credit)

    async def give_nonce(self, match: str, actor: Actor, shake: int, nonce: str) -> LiveTable:
        """Add a seat's own chance to the dice of a shake, once, before they are used; later it is too late."""
        if not is_nonce(nonce):
            raise BadRequest(Message("a-nonce-is-nonce-hexadecimal-digits", nonce=NONCE_DIGITS))

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            require("give-nonce", live, actor.person, actor.roles)
            seat = live.seat_of(actor.person)
            if shake != live.shake_number or not live.are_dice_open or seat in live.nonces.get(shake, {}):
                return ()
            return [Draft({"kind": "nonce", "seat": seat, "shake": shake, "nonce": nonce}, now, now)]

        return await self.tables.change(match, plan)

    async def record(self, match: str) -> str:
        """The record of a match, with the dice that are revealed and the server's seal."""
        live = await self.tables.find(match)
        if live.status == WAITING or live.match is None:
            raise NotAllowed(Message("the-match-has-not-begun-yet"))
        events = [event for event in await self.tables.log.after(match, 0) if event.seq <= live.seq]
        return record_of(live, events, self.acting.sealing)
