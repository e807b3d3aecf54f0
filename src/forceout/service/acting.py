"""An action at a table: time is told, dice are added, the engine rules, the log decides (architecture, principle 6)."""

import hashlib
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from forceout.rules import actions as do
from forceout.rules.engine import Outcome
from forceout.rules.match import apply_match
from forceout.rules.match_state import Approve, Match, RollForGoal, StartShake
from forceout.rules.record import print_action
from forceout.rules.state import OVER
from forceout.service.authority import require, roles_at
from forceout.service.claims import UPHELD, is_claim, is_heard, verify_claim
from forceout.service.dice import SEED_BYTES, ShakeDice, commitment
from forceout.service.events import Draft, Event, canonical
from forceout.service.keeping import Tables
from forceout.service.live_table import ABANDONED, LiveTable, after_event, with_match
from forceout.service.log import Conflict
from forceout.service.refusals import BadRequest, KeyReused, NotAllowed, Refused, Stale
from forceout.service.rulings import Rulings
from forceout.service.side_by_side import is_side_by_side
from forceout.service.wanted import count_of, kind_of, read_wanted, who_does

LONGEST_KEY: Final = 64
MOST_CREDIT: Final = 500
"""The milliseconds of measured delay that a player is credited with, at most."""
GRABS: Final = (do.PickUpBlock, do.Challenge)


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
        self.rulings = Rulings()

    async def act(
        self, match: str, actor: Actor, base: int, key: str, wanted: Mapping[str, Any], credit: int = 0
    ) -> Receipt:
        """Do what is wanted once, if the table is still as the sender saw it; it is durable when this returns."""
        received_at = self.tables.clock()
        if not key or len(key) > LONGEST_KEY:
            raise BadRequest(
                f"An action carries a key of 1 to {LONGEST_KEY} characters, the same when it is sent again."
            )
        kind = kind_of(wanted)
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
                at = max(live.at, received_at - min(max(credit, 0), MOST_CREDIT))
                change = Change(live, at, received_at)
                change.tell_time()
                try:
                    action = read_wanted(wanted, by)
                    if actor.bot_seat is None:
                        verify_claim(change.live.shake, action)
                    await self._do(change, action, wanted, own_key, asked)
                    await self.tables.append(live, change.drafts, change.seeds, change.live)
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

    def _by(self, live: LiveTable, actor: Actor, kind: type[do.Action]) -> str:
        """Under which name an actor does this kind of thing at this table."""
        if actor.bot_seat is not None:
            return actor.bot_seat
        if live.is_paused and who_does(kind) == "player":
            raise NotAllowed("The table is paused.")
        require(f"act:{kind.do}", live, actor.person, actor.roles)
        office = who_does(kind)
        if office != "player":
            return office
        seat = live.seat_of(actor.person)
        assert seat is not None, roles_at(live, actor.person, actor.roles)
        return seat

    async def _known(self, live: LiveTable, key: str, asked: str) -> Receipt | None:
        """The receipt of what was done before under this key, whatever has changed since."""
        known = await self.tables.log.by_key(live.id, key)
        if known is None:
            return None
        if known.body.get("asked") != asked:
            raise KeyReused("This key was used for another action.")
        return Receipt(known.seq, known.at, is_repeated=True)

    async def _verify_nobody_was_faster(
        self, live: LiveTable, actor: Actor, base: int, kind: type[do.Action], received_at: int
    ) -> None:
        """Raises Stale when the table has moved on since the sender looked, but for what is done side by side; a grab
        that came too late is kept."""
        by = self._by(live, actor, kind)
        if kind in GRABS:
            await self.tables.log.keep_attempt(live.id, base, by, received_at)
        if base > live.seq or not is_side_by_side(kind, by, await self.tables.events_after(live.id, base)):
            raise Stale(live.seq)

    async def _do(self, change: "Change", action: do.Action, wanted: Mapping[str, Any], key: str, asked: str) -> None:
        live = change.live
        if isinstance(action, StartShake):
            self._commit_next(change)
        elif isinstance(action, RollForGoal | do.Roll | do.Deal):
            action = await self._rolled(live, action, wanted)
        if isinstance(action, do.Accept) and has_accepted(live, action):
            raise Refused("You have accepted this Solution.", code="done-already")
        await self.rulings.prepare(live.shake, action)
        outcome, is_changed = change.do(action, key, asked)
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
        dice = ShakeDice(await self.tables.seed(live.id, live.shake_number))
        if isinstance(action, RollForGoal):
            return RollForGoal(action.by, dice.lot(game, live.dice_used))
        assert live.match.shake is not None
        if isinstance(action, do.Roll):
            return do.Roll(action.by, dice.roll(live.match.shake, live.dice_used))
        return do.Deal(action.by, dice.deal(game, count_of(wanted), live.dice_used))

    async def reveal(self, change: "Change") -> None:
        """Reveal the dice of what is over: the lot when the first shake begins, a shake when it is scored or void."""
        live = change.live
        for number in live.commitments:
            if number not in live.revealed and is_over(live, number):
                seed = await self.tables.seed(live.id, number)
                change.add({"kind": "revealed", "shake": number, "seed": seed.hex()})

    async def tell_time(self, match: str, late: int = 0) -> bool:
        """Tell a table the time when something is due; whether anything was."""
        async with self.tables.lock(match):
            live = await self.tables.find(match)
            now = self.tables.clock()
            due = live.next_due()
            if due is None or now < due + late:
                return False
            change = Change(live, max(live.at, now), now)
            change.tell_time()
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


class Change:
    """Events that are added to a log together."""

    def __init__(self, live: LiveTable, at: int, received_at: int) -> None:
        self.base = live.seq
        self.live = live
        self.at = at
        self.received_at = received_at
        self.drafts: list[Draft] = []
        self.seeds: list[tuple[int, bytes]] = []

    def add(self, body: Mapping[str, Any], key: str | None = None) -> None:
        """Add an event that is no action of the match."""
        self.drafts.append(Draft(body, self.at, self.received_at, key))
        made = Event(self.live.seq + 1, self.at, self.received_at, key, canonical(body), "")
        self.live = after_event(self.live, made)

    def seq_of(self, key: str) -> int:
        """Where the event of a key will stand in the log."""
        return self.base + 1 + next(place for place, draft in enumerate(self.drafts) if draft.key == key)

    def commit(self, number: int, seed: bytes) -> None:
        """Commit the dice of a shake."""
        self.seeds.append((number, seed))
        self.add({"kind": "committed", "shake": number, "commitment": commitment(self.live.id, number, seed)})

    def do(self, action: do.Action, key: str | None = None, asked: str | None = None) -> tuple[Outcome, bool]:
        """Do an action; what became of it, and whether it changed anything."""
        before = self.live.match
        assert before is not None
        after, outcome = apply_match(before, action)
        if not outcome.is_done and not is_changed(before, after) and not is_heard(before, action, outcome):
            return outcome, False
        body: dict[str, Any] = {"kind": "action", "line": print_action(action)}
        body |= {} if asked is None else {"asked": asked}
        body |= {UPHELD: outcome.is_done} if is_claim(action) else {}
        self.drafts.append(Draft(body, self.at, self.received_at, key))
        self.live = with_match(self.live, action, after, self.at, self.received_at)
        return outcome, True

    def tell_time(self) -> None:
        """Tell the match how much time has passed, and the round's warning or stop when it is due."""
        seconds = self.live.seconds_passed(self.at)
        if seconds:
            self.do(do.Tick(do.CLOCK, seconds))
        for _ in range(2):
            round_due = self.live.round_due() if self.live.is_clock_running else None
            if round_due is not None and self.at >= round_due:
                is_first = self.live.warned_at is None
                self.do(do.RoundWarning(do.DIRECTOR) if is_first else do.Stop(do.DIRECTOR))

    def settle_scoresheet(self) -> None:
        """End the round when as many shakes were played as the host chose, void ones aside; where no judge sits, the
        machine initials the penalties, which its own engine gave (On-Sets XI-A-note; Equations XI-A-note)."""
        match, shakes = self.live.match, self.live.settings.shakes
        if match is None or not match.is_between_shakes:
            return
        if shakes is not None and not match.is_round_over and sum(not row.is_void for row in match.rows) >= shakes:
            self.do(do.RoundWarning(do.DIRECTOR))
        if not self.live.judges:
            for player in match.unapproved():
                self.do(Approve(do.JUDGE, player))


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


def is_changed(before: Match, after: Match) -> bool:
    """Whether an action that was not done left a trace all the same, such as a penalty."""
    return (
        after.shake is not before.shake or after.rows is not before.rows or after.is_round_over != before.is_round_over
    )
