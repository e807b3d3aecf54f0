"""Rulings in so many words, and what a second judge says to them on a phone of their own (On-Sets 2026-27 VII-C-7,
IX-D; trust.md, promise 20)."""

from collections.abc import Mapping, Sequence
from typing import Final

from forceout.editions import find_game
from forceout.judge.situations.situation import find_situation
from forceout.messages.message import Message
from forceout.rules import actions as do
from forceout.rules.match_state import ConfirmRuling
from forceout.rules.procedures import SecondJudges
from forceout.service.desk.desk import Desk
from forceout.service.errors import BadRequest, NotAllowed, NotFound, Refused
from forceout.service.store.events import Draft
from forceout.service.tables.actions import Actor
from forceout.service.tables.authority import require
from forceout.service.tables.change import Change
from forceout.service.tables.fold import LiveTable
from forceout.service.tables.official_acts import PENALTY, RULING, WHAT, SecondAsked, numbered
from forceout.service.tables.reasons import REASONS
from forceout.service.tables.ruling_bounds import ruling_violation

MOST_RULINGS: Final = 200
SECOND: Final = "second"
"""What the log calls the other judge."""


class Rulings:
    """What judges rule at tables, alone or with another."""

    def __init__(self, desk: Desk) -> None:
        self.tables = desk.tables
        self.acting = desk.matches.acting

    async def note(self, match: str, actor: Actor, situation: str, call: int | None = None) -> LiveTable:
        """Write down what was ruled: a situation of the finder."""

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            require("note-ruling", live, actor.person, actor.roles)
            if find_situation(situation) is None:
                raise NotFound(Message("there-is-no-such-situation"))
            if len(live.rulings) >= MOST_RULINGS:
                raise Refused(Message("very-much-was-ruled-here-already"), code="rulings-enough")
            body = {"kind": "ruled", "situation": situation, "who": actor.person}
            return [Draft(body if call is None else body | {"call": call}, now, now)]

        return await self.tables.change(match, plan)

    async def ask_second(
        self,
        match: str,
        actor: Actor,
        what: str,
        *,
        seat: str | None = None,
        cause: str | None = None,
        reason: str | None = None,
        ruling: int | None = None,
    ) -> LiveTable:
        """Ask another judge whether they agree to a point, or rule the same."""

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            require("ask-second", live, actor.person, actor.roles)
            verify_question(live, what, seat, reason, ruling)
            given = {"seat": seat, "cause": cause, "reason": reason, "ruling": ruling}
            known = {name: value for name, value in given.items() if value is not None}
            if any(is_same(one, what, known) for one in live.seconds if one.is_open):
                return ()
            if len(live.seconds) >= MOST_RULINGS:
                raise Refused(Message("very-much-was-ruled-here-already"), code="rulings-enough")
            return [Draft({"kind": "second-asked", "what": what, "who": actor.person, **known}, now, now)]

        return await self.tables.change(match, plan)

    async def answer_second(self, match: str, actor: Actor, number: int, agrees: bool) -> LiveTable:
        """As another judge than who asked, agree or not; what both agree to is done in the same breath."""
        await self.acting.gaps.settle()

        def plan(live: LiveTable, now: int) -> Sequence[Draft]:
            require("answer-second", live, actor.person, actor.roles)
            asked = numbered(live.seconds, number)
            if asked is None:
                raise NotFound(Message("nobody-asks-that"))
            if asked.by == actor.person:
                raise NotAllowed(Message("a-second-judge-is-somebody-else"))
            if not asked.is_open:
                if asked.answered_by == actor.person and asked.agrees == agrees:
                    return ()
                raise Refused(Message("another-judge-has-answered-that"), code="answered-already")
            change = Change(live, now, now)
            if live.paper is None:
                change.tell_time(self.acting.gaps.pending(live, now))
            change.add({"kind": "second-answered", "to": number, "agrees": agrees, "who": actor.person})
            if agrees and live.paper is None:
                do_agreed(change, asked)
            return change.drafts

        return await self.tables.change(match, plan)


def is_same(one: SecondAsked, what: str, known: Mapping[str, object]) -> bool:
    """Whether the same is asked already."""
    return one.what == what and all(getattr(one, name) == value for name, value in known.items())


def second_judges_of(live: LiveTable) -> SecondJudges | None:
    """What the book of a table has on second judges, if anything (On-Sets 2026-27 VII-C-7, IX-D)."""
    settings = live.settings
    game = find_game(settings.game, settings.edition, settings.season)
    return None if game is None else game.procedures.second_judges


def verify_question(live: LiveTable, what: str, seat: str | None, reason: str | None, ruling: int | None) -> None:
    """Refuse what a second judge cannot be asked."""
    if what not in WHAT:
        raise BadRequest(Message("a-second-judge-is-asked-about-known", known=", ".join(WHAT)))
    if second_judges_of(live) is None:
        raise Refused(Message("in-this-book-one-judge-rules"), code="one-judge")
    if what == RULING and (ruling is None or numbered(live.rulings, ruling) is None):
        raise NotFound(Message("there-is-no-such-ruling"))
    if what == PENALTY and (seat is None or live.seat(seat) is None):
        raise BadRequest(Message("there-is-no-such-seat-at-this-table"))
    if what == PENALTY and live.paper is None and reason not in REASONS[do.Penalize.do]:
        known = ", ".join(REASONS[do.Penalize.do])
        raise BadRequest(Message("name-is-one-of-known", name="reason", known=known))


def do_agreed(change: Change, asked: SecondAsked) -> None:
    """What two judges agree to becomes an action of the match (On-Sets 2026-27 VII-C-7, IX-D)."""
    live = change.live
    if live.match is None:
        raise NotAllowed(Message("the-match-has-not-begun-yet"))
    action: do.Action
    if asked.what == PENALTY:
        action = do.Penalize(do.JUDGE, asked.seat or "", 1, asked.reason or "", SECOND)
    else:
        ruled = numbered(live.rulings, asked.ruling or 0)
        action = ConfirmRuling(do.JUDGE, "" if ruled is None else ruled.situation)
    beyond = ruling_violation(live.match, action)
    if beyond is not None:
        raise Refused.by_rule(beyond)
    outcome, is_changed = change.do(action)
    if not is_changed:
        assert outcome.violation is not None
        raise Refused.by_rule(outcome.violation)
    change.settle_scoresheet()
