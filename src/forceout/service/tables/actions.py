"""An action at a table: time is told, dice are added, the engine rules, the log decides (architecture, principle 6)."""

import hashlib
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from forceout.messages.message import Message
from forceout.rules import actions as do
from forceout.rules.legal_actions import can_challenge
from forceout.rules.match import scoresheet
from forceout.rules.match_state import RollForGoal, StartShake
from forceout.rules.state import OVER
from forceout.rules.wire import Malformed, read_sent, sent_count, sent_kind
from forceout.service.errors import BadRequest, KeyReused, NotAllowed, Refused, Stale, StoreIsDown
from forceout.service.store.events import Draft, canonical
from forceout.service.store.log import Conflict
from forceout.service.store.seals import Sealing
from forceout.service.tables.authority import require, roles_at
from forceout.service.tables.change import Change
from forceout.service.tables.claims import verify_claim
from forceout.service.tables.concurrency import GRABS, PATIENT, is_quiet, is_side_by_side
from forceout.service.tables.dice import SEED_BYTES, ShakeDice, mixed_seed
from forceout.service.tables.fold import ABANDONED, LiveTable
from forceout.service.tables.fold import OVER as MATCH_OVER
from forceout.service.tables.gaps import Gaps, NoGaps
from forceout.service.tables.reaches import Reaches
from forceout.service.tables.reasons import REASONS
from forceout.service.tables.ruling_bounds import ruling_violation
from forceout.service.tables.tables import Tables
from forceout.service.tables.verdicts import Verdicts

LONGEST_KEY: Final = 64
MOST_CREDIT: Final = 500
"""The milliseconds of measured delay that a player is credited with, at most."""


@dataclass(frozen=True, slots=True)
class Receipt:
    """That an action is in the log, and where."""

    seq: int
    at: int
    is_repeated: bool = False


@dataclass(frozen=True, slots=True)
class Actor:
    """Who acts: a person with the roles of their account, or the bot of a seat."""

    person: str | None
    roles: frozenset[str] = frozenset()
    bot_seat: str | None = None

    @property
    def name(self) -> str:
        """What an actor's keys are kept under."""
        return self.person or f"bot {self.bot_seat}"


class Acting:
    """Actions of players, officials and bots."""

    def __init__(self, tables: Tables, randomness: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self.tables = tables
        self.randomness = randomness
        self.verdicts = Verdicts()
        self.gaps: Gaps = NoGaps()
        self.reaches = Reaches(tables.clock)
        self.sealing: Sealing | None = None

    async def act(
        self, match: str, actor: Actor, base: int, key: str, wanted: Mapping[str, Any], credit: int = 0
    ) -> Receipt:
        """Do what is wanted once, if the table is still as the sender saw it; it is durable when this returns."""
        try:
            return await self._act(match, actor, base, key, wanted, credit)
        except Malformed as bad:
            raise BadRequest(bad.words) from None

    async def _act(
        self, match: str, actor: Actor, base: int, key: str, wanted: Mapping[str, Any], credit: int
    ) -> Receipt:
        await self.gaps.settle()
        received_at = self.tables.clock()
        if not key or len(key) > LONGEST_KEY:
            raise BadRequest(Message("an-action-carries-a-key-of-1-to-longest-characters", longest=LONGEST_KEY))
        credit = min(max(credit, 0), MOST_CREDIT)
        if sent_kind(wanted) is not do.PickUpBlock or not self.reaches.is_any(match):
            return await self._act_once(match, actor, base, key, wanted, received_at, credit)
        seat = actor.bot_seat or (await self.tables.find(match, base)).seat_of(actor.person) or ""
        async with self.reaches.grabbing(match, seat, base, received_at - credit) as began:
            credit = min(received_at - began, MOST_CREDIT)
            return await self._act_once(match, actor, base, key, wanted, received_at, credit)

    async def _act_once(
        self,
        match: str,
        actor: Actor,
        base: int,
        key: str,
        wanted: Mapping[str, Any],
        received_at: int,
        credit: int,
    ) -> Receipt:
        kind = sent_kind(wanted)
        own_key = f"{actor.name}:{key}"
        asked = hashlib.sha256(canonical(wanted).encode()).hexdigest()[:16]
        async with self.tables.lock(match):
            live = await self.tables.find(match, base)
            while True:
                if base != live.seq:
                    known = await self._known(live, own_key, asked)
                    if known is not None:
                        return known
                    await self._verify_nobody_was_faster(live, actor, base, kind, received_at)
                by = self._by(live, actor, kind)
                gaps = self.gaps.pending(live, received_at)
                # After a gap nobody can be late, and nobody was earlier.
                at = max(live.at, received_at - (0 if gaps else credit))
                change = Change(live, at, received_at)
                change.tell_time(gaps)
                try:
                    action = read_sent(kind, by, wanted, REASONS.get(kind.do, ()))
                    if actor.bot_seat is None:
                        verify_claim(change.live.shake, action)
                    await self._do(change, action, wanted, own_key, asked)
                    after = await self.tables.append(live, change.drafts, change.seeds, change.live)
                    await self._seal(after)
                except Conflict:
                    live = await self.tables.catch_up(match)
                except Refused:
                    # Another worker may have done it already, and time has passed since.
                    fresh = await self.tables.find(match)
                    if fresh.seq == live.seq:
                        raise
                    live = fresh
                else:
                    return Receipt(change.seq_of(own_key), at)

    async def reach(self, match: str, actor: Actor, base: int, credit: int = 0) -> bool:
        """Take note that somebody has laid a finger on the block at a table as they saw it; whether a hold counts from
        there (On-Sets V-B; Equations VI-B)."""
        received_at = self.tables.clock()
        live = await self.tables.find(match, base)
        seat = self._reaching(live, actor)
        if live.is_paused or base != live.seq or live.shake is None or not can_challenge(live.shake, seat):
            return False
        began = max(live.at, received_at - min(max(credit, 0), MOST_CREDIT))
        return self.reaches.begin(match, seat, base, began)

    async def let_go(self, match: str, actor: Actor) -> None:
        """Take note that the finger has left the block."""
        self.reaches.let_go(match, self._reaching(await self.tables.find(match), actor))

    def _reaching(self, live: LiveTable, actor: Actor) -> str:
        require("reach", live, actor.person, actor.roles)
        seat = live.seat_of(actor.person)
        assert seat is not None, roles_at(live, actor.person, actor.roles)
        return seat

    async def _seal(self, live: LiveTable) -> None:
        """Put the server's seal under a scoresheet that everybody has signed."""
        if self.sealing is None or live.status != MATCH_OVER or live.match is None or live.seal is not None:
            return
        seal = self.sealing.seal(live.id, live.seq, live.head_hash, canonical(scoresheet(live.match)))
        # What was acknowledged stands whether or not it is sealed at once; the record is sealed when it is read.
        with suppress(Conflict, StoreIsDown):
            await self.tables.append(live, [Draft({"kind": "sealed", "seal": seal.printed()}, live.at, live.at)])

    def _by(self, live: LiveTable, actor: Actor, kind: type[do.Action]) -> str:
        """Under which name an actor does this kind of thing at this table."""
        if actor.bot_seat is not None:
            return actor.bot_seat
        if live.is_paused and kind.who == do.PLAYER:
            raise NotAllowed(Message("the-table-is-paused"))
        require(f"act:{kind.do}", live, actor.person, actor.roles)
        if kind.who != do.PLAYER:
            return kind.who
        seat = live.seat_of(actor.person)
        assert seat is not None, roles_at(live, actor.person, actor.roles)
        return seat

    async def _known(self, live: LiveTable, key: str, asked: str) -> Receipt | None:
        """The receipt of what was done before under this key, whatever has changed since."""
        known = await self.tables.log.by_key(live.id, key)
        if known is None:
            return None
        if known.body.get("asked") != asked:
            raise KeyReused(Message("this-key-was-used-for-another-action"))
        return Receipt(known.seq, known.at, is_repeated=True)

    async def _verify_nobody_was_faster(
        self, live: LiveTable, actor: Actor, base: int, kind: type[do.Action], received_at: int
    ) -> None:
        """Raises Stale when the table has moved on since the sender looked, but for what is done side by side; a grab
        that came too late is kept."""
        by = self._by(live, actor, kind)
        since = await self.tables.events_after(live.id, base)
        if is_quiet(since):
            return
        if kind in GRABS:
            await self.tables.log.keep_attempt(live.id, base, by, received_at)
        if base > live.seq or not is_side_by_side(kind, by, since):
            raise Stale(live.seq, may_repeat=kind in PATIENT)

    async def _do(self, change: "Change", action: do.Action, wanted: Mapping[str, Any], key: str, asked: str) -> None:
        live = change.live
        if isinstance(action, StartShake):
            self._commit_next(change)
        elif isinstance(action, RollForGoal | do.Roll | do.Deal):
            action = await self._rolled(live, action, wanted)
        if isinstance(action, do.Accept) and has_accepted(live, action):
            raise Refused(Message("you-have-accepted-this-solution"), code="done-already")
        assert live.match is not None
        beyond = ruling_violation(live.match, action)
        if beyond is not None:
            raise Refused.by_rule(beyond)
        found = await self.verdicts.find(live.shake, action)
        outcome, is_changed = change.do(action, key, asked, found)
        if not is_changed:
            assert outcome.violation is not None
            raise Refused.by_rule(outcome.violation)
        change.settle_scoresheet()
        await self.reveal(change)

    def _commit_next(self, change: "Change") -> None:
        number = change.live.shake_number + 1
        if number in change.live.commitments:
            return
        change.commit(number, self.randomness(SEED_BYTES))

    async def _rolled(self, live: LiveTable, action: do.Action, wanted: Mapping[str, Any]) -> do.Action:
        assert live.match is not None
        if not isinstance(action, RollForGoal) and live.match.is_between_shakes:
            return action
        game = live.match.table.game
        number = live.shake_number
        dice = ShakeDice(mixed_seed(await self.tables.seed(live.id, number), live.id, number, live.nonces_of(number)))
        if isinstance(action, RollForGoal):
            return RollForGoal(action.by, dice.lot(game, live.dice_used))
        assert live.match.shake is not None
        given = live.given
        if given is not None and live.is_set_now:
            if isinstance(action, do.Roll):
                return do.Roll(action.by, given.cubes)
            return do.Deal(action.by, given.cards[: sent_count(wanted)])
        if isinstance(action, do.Roll):
            return do.Roll(action.by, dice.roll(live.match.shake, live.dice_used))
        return do.Deal(action.by, dice.deal(game, sent_count(wanted), live.dice_used))

    async def reveal(self, change: "Change") -> None:
        """Reveal the dice of what is over: the lot when the first shake begins, a shake when it is scored or void."""
        live = change.live
        for number in live.commitments:
            if number not in live.revealed and is_over(live, number):
                seed = await self.tables.seed(live.id, number)
                change.add({"kind": "revealed", "shake": number, "seed": seed.hex()})

    async def tell_time(self, match: str, late: int = 0) -> bool:
        """Tell a table the time when something is due, and of gaps that it does not know of; whether anything was."""
        await self.gaps.settle()
        async with self.tables.lock(match):
            live = await self.tables.find(match)
            now = self.tables.clock()
            due, gaps = live.next_due(), self.gaps.pending(live, now)
            if self.gaps.is_held(live) or (not gaps and (due is None or now < due + late)):
                return False
            change = Change(live, max(live.at, now), now)
            change.tell_time(gaps)
            if not change.drafts:
                return False
            change.settle_scoresheet()
            await self.reveal(change)
            try:
                await self.tables.append(live, change.drafts, change.seeds, change.live)
            except Conflict:
                await self.tables.catch_up(match)
                return False
        return True

    async def end_round(self, match: str, announcement: do.RoundWarning | do.Stop) -> None:
        """Tell a table what its hall is told, once: no new shakes, or the stop (On-Sets XI-B-1, XI-B-2; Equations
        XI-B-1, XI-B-2). Whoever has its clock stopped hears it when it runs again."""
        await self.gaps.settle()
        async with self.tables.lock(match):
            live = await self.tables.catch_up(match)
            now = self.tables.clock()
            if not live.is_clock_running or self.gaps.is_held(live):
                return
            change = Change(live, max(live.at, now), now)
            change.tell_time(self.gaps.pending(live, now))
            assert change.live.match is not None
            is_stop = isinstance(announcement, do.Stop)
            if change.live.match.is_stopped if is_stop else change.live.match.is_round_over:
                return
            change.do(announcement)
            change.settle_scoresheet()
            await self.reveal(change)
            # Another worker may have told it at the same moment.
            with suppress(Conflict):
                await self.tables.append(live, change.drafts, change.seeds, change.live)


def has_accepted(live: LiveTable, action: do.Accept) -> bool:
    """Whether somebody accepts what they have accepted before."""
    contest = None if live.shake is None else live.shake.contest
    presented = None if contest is None else contest.presented_by(action.of)
    return presented is not None and action.by in presented.accepted_by


def is_over(live: LiveTable, number: int) -> bool:
    """Whether the dice of a shake are of no use any more."""
    if number < live.shake_number or live.status == ABANDONED:
        return True
    shake = live.shake
    return number == live.shake_number and number > 0 and shake is not None and shake.phase in OVER
