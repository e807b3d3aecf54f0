"""Solutions under the lock: sealed once, then opened one level at a time, each opening written down (Guidelines 0, 1,
2; On-Sets VII-C; Equations VII-C; trust.md, promises 6 and 22).

What is sealed stays in the log. Whatever is answered is made of the lock and of what was opened before; the work is
handed in, since it may take long.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from time import monotonic
from typing import Any, Final

from forceout.judge.disclosure.answers import answer_for
from forceout.judge.disclosure.levels import Asked
from forceout.judge.disclosure.lock import Lock, Request, opened, seal_lock, why_shut
from forceout.judge.disclosure.printed_lock import printed_lock
from forceout.messages.message import Message
from forceout.rules.state import OVER, Phase, Shake
from forceout.rules.view import view
from forceout.service.desk.desk import Desk
from forceout.service.errors import BadRequest, NotFound, Refused
from forceout.service.store.events import Draft
from forceout.service.tables.actions import Actor
from forceout.service.tables.authority import require
from forceout.service.tables.checks import Check, find
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.paper import POSITION

MOST_CHECKS: Final = 100
LONGEST_SOLUTION: Final = 400
SECTIONS: Final = ("required", "permitted", "forbidden", "resources")
Work = Callable[..., Awaitable[Any]]
"""Works something out elsewhere: a function and its arguments."""


class SolutionChecks:
    """The Solutions that judges have under the lock."""

    def __init__(self, desk: Desk) -> None:
        self.tables = desk.tables

    async def seal(
        self,
        match: str,
        actor: Actor,
        writer: str,
        *,
        situation: str | None = None,
        solution: str | None = None,
        third: str | None = None,
        goal: str | None = None,
        is_third_decided: bool = False,
    ) -> LiveTable:
        """Seal a Solution: at a paper table as it was tapped in, at an online table as it lies open there."""

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            require("seal-check", live, actor.person, actor.roles)
            if live.seat(writer) is None or (third is not None and live.seat(third) is None):
                raise BadRequest(Message("there-is-no-such-seat-at-this-table"))
            if len(live.checks) >= MOST_CHECKS:
                raise Refused(Message("very-much-was-ruled-here-already"), code="rulings-enough")
            if live.paper is None:
                fields, lock = sealed_online(live, writer)
            else:
                given = {"situation": situation or "now", "solution": solution or ""}
                fields = paper_fields(live, given if goal is None else given | {"goal": goal})
                checkers = tuple(seat.name for seat in live.seats if seat.name != writer)
                lock = seal_lock(
                    fields, writer=writer, checkers=checkers, third=third, is_third_decided=is_third_decided
                )
            body = {"kind": "check-sealed", "fields": fields, "lock": printed_lock(lock), "who": actor.person}
            return [Draft(body, now, now)]

        return await self.tables.change(match, plan)

    async def open(self, match: str, actor: Actor, number: int, request: Request, work: Work) -> LiveTable:
        """Open one level, for what was asked; what is shut stays shut, and says why."""
        live = await self.tables.find(match)
        check = self._check(live, actor, number)
        lock = current_lock(live, check)
        verify_open(lock, request)
        answer = await work(answer_for, lock, request, dict(check.fields), monotonic)

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            check = self._check(live, actor, number)
            lock = current_lock(live, check)
            verify_open(lock, request)
            lock = opened(lock, request, answer, judge=judge_name(live, actor), at=now)
            return [changed(check, lock, actor, now, lock.openings[-1].level)]

        return await self.tables.change(match, plan)

    async def tell(self, match: str, actor: Actor, number: int, *, third_decided: bool, is_over: bool) -> LiveTable:
        """Say at a paper table that the Third Party has decided, or that the shake is over."""

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            check = self._check(live, actor, number)
            lock = check.lock
            if live.paper is not None:
                lock = lock.with_third_decided() if third_decided else lock
                lock = lock.with_shake_over() if is_over else lock
            return () if lock == check.lock else [changed(check, lock, actor, now)]

        return await self.tables.change(match, plan)

    async def close(self, match: str, actor: Actor, number: int) -> LiveTable:
        """Put a Solution away."""

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            check = self._check(live, actor, number)
            if check.is_closed:
                return ()
            return [Draft({"kind": "check-closed", "check": number, "who": actor.person}, now, now)]

        return await self.tables.change(match, plan)

    async def find(self, match: str, actor: Actor, number: int) -> tuple[LiveTable, Check]:
        """A Solution under the lock, with the table that it is of."""
        live = await self.tables.find(match)
        return live, self._check(live, actor, number)

    def _check(self, live: LiveTable, actor: Actor, number: int) -> Check:
        require("open-check", live, actor.person, actor.roles)
        check = find(live.checks, number)
        if check is None:
            raise NotFound(Message("there-is-no-such-check"))
        return check


def judge_name(live: LiveTable, actor: Actor) -> str:
    """What an opening says of who opened it: a judge by number, or a director."""
    number = next((one.number for one in live.officials if one.who == actor.person), None)
    return "director" if number is None else f"J{number}"


def verify_open(lock: Lock, request: Request) -> None:
    """Refuse what the lock does not open."""
    shut = why_shut(lock, request)
    if shut is not None:
        raise Refused.by_rule(shut)


def changed(check: Check, lock: Lock, actor: Actor, now: int, level: int | None = None) -> Draft:
    """The event of a lock that is another one now; everybody at the table learns which level, and nothing of it."""
    body: dict[str, Any] = {"kind": "check-opened", "check": check.number, "lock": printed_lock(lock)}
    body |= {"who": actor.person} | ({} if level is None else {"level": int(level)})
    return Draft(body, now, now)


def current_lock(live: LiveTable, check: Check) -> Lock:
    """The lock as the table stands: online it knows by itself whether the Third Party has decided and whether the shake
    is over."""
    if live.paper is not None or live.shake is None:
        return check.lock
    lock = check.lock
    is_over = live.shake_number != check.shake or live.shake.phase in OVER
    if is_over or live.shake.phase is Phase.CHECKING:
        lock = lock.with_third_decided()
    return lock.with_shake_over() if is_over else lock


def rules_of(live: LiveTable) -> dict[str, Any]:
    """The fields of a question that say by which rules."""
    settings = live.settings
    found: dict[str, Any] = {"game": settings.game, "edition": settings.edition, "division": settings.division}
    found |= {"form": settings.form}
    return found if settings.season is None else found | {"season": settings.season}


def paper_fields(live: LiveTable, given: Mapping[str, Any]) -> dict[str, Any]:
    """The question that a Solution at a paper table asks."""
    assert live.paper is not None
    solution = given.get("solution")
    if not isinstance(solution, str) or not solution.strip():
        raise BadRequest(Message("nothing-is-written-yet"))
    if len(solution) > LONGEST_SOLUTION:
        raise BadRequest(Message("a-solution-has-at-most-characters", most=LONGEST_SOLUTION))
    position = {name: live.paper.position[name] for name in POSITION if name in live.paper.position}
    fields = {"kind": "solution", **rules_of(live), **position, **given}
    if not fields.get("goal"):
        raise BadRequest(Message("the-goal-is-not-tapped-in-yet"))
    return fields


def sealed_online(live: LiveTable, writer: str) -> tuple[dict[str, Any], Lock]:
    """The question that a Solution at an online table asks, once it lies open there, with its lock."""
    shake = live.shake
    found = None if shake is None else _lying_open(shake, writer)
    if shake is None or shake.contest is None or found is None:
        raise Refused(Message("no-solution-of-that-player-lies-open"), code="nothing-open")
    fields: dict[str, Any] = {"kind": "solution", **rules_of(live)}
    fields |= {name: list(getattr(shake, name)) for name in SECTIONS}
    fields |= {"goal": found["goal"] or shake.goal, "solution": found["solution"]}
    fields |= {"situation": shake.contest.end.value, "variations": [one.printed() for one in shake.variations]}
    if shake.universe is not None:
        fields["universe"] = list(shake.universe)
    checkers = tuple(player for player in shake.table.players if player != writer and player not in shake.absent)
    is_decided = shake.phase is not Phase.WRITING
    lock = seal_lock(fields, writer=writer, checkers=checkers, third=shake.contest.third, is_third_decided=is_decided)
    return fields, lock


def _lying_open(shake: Shake, writer: str) -> Mapping[str, Any] | None:
    contest = view(shake, None)["contest"]
    solutions = [] if contest is None else contest["solutions"]
    return next((one for one in solutions if one["by"] == writer), None)


def read_request(wanted: Mapping[str, Any]) -> Request:
    """What was asked, from what was sent."""
    try:
        asked = Asked(wanted["asked"])
    except ValueError:
        known = ", ".join(one.value for one in Asked)
        raise BadRequest(Message("name-is-one-of-known", name="asked", known=known)) from None
    names = ("section", "code", "place", "regrouped", "partner")
    return Request(asked, wanted["by"], **{name: wanted.get(name) for name in names})
