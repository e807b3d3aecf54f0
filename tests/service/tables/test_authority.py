"""Authority (trust.md, promise 7): action × role × status × own or other match, generated from the registry, and every
cell exercised against the service itself."""

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Iterator, Mapping
from random import Random
from typing import Any, Final

import pytest

from forceout.messages.message import verbatim
from forceout.rules.actions import Action
from forceout.rules.wire import ALL_KINDS, sent_names
from forceout.service.desk.desk import Desk
from forceout.service.desk.paper_tables import PaperTables
from forceout.service.desk.rulings import Rulings
from forceout.service.desk.solution_checks import SolutionChecks
from forceout.service.errors import BadRequest, NotAllowed, Refusal
from forceout.service.store.events import Draft
from forceout.service.tables.actions import Actor
from forceout.service.tables.authority import (
    AWAY,
    CANDIDATE,
    HOST,
    INVITED,
    JUDGE,
    NOBODY,
    PLAYER,
    REGISTRY,
    ROLES,
    STRANGER,
    is_granted,
    may_see,
    require,
)
from forceout.service.tables.fold import ABANDONED, OVER, PAPER, PLAYING, STATUSES, WAITING, LiveTable
from forceout.service.tables.hosting import Matches
from forceout.service.tables.judge_codes import JudgeCode
from forceout.service.tables.reasons import REASONS
from forceout.service.tables.table_settings import TableSettings
from tests.trust.long_form import tell
from tests.trust.played import SteppingClock, quick_matches
from tests.trust.simulated_store import SimulatedDatabase

SETTINGS: Final = TableSettings("on-sets", "2026-27", "middle", seats=2, is_listed=True, shakes=1)
OF_THREE: Final = TableSettings("on-sets", "2026-27", "middle", seats=3, is_listed=True, shakes=1)
PEOPLE: Final[Mapping[str, Actor]] = {
    "host": Actor("the-host"),
    "player": Actor("a-player"),
    "judge": Actor("a-judge"),
    "director": Actor("a-director", frozenset({"director"})),
    AWAY: Actor("somebody-away"),
    CANDIDATE: Actor("a-candidate"),
    INVITED: Actor("somebody-invited"),
    STRANGER: Actor("a-stranger", frozenset({"player", "coach"})),
    NOBODY: Actor(None),
}
ELSEWHERE: Final[Mapping[str, Actor]] = {
    "host of another match": Actor("another-host"),
    "player of another match": Actor("another-player"),
    "judge of another match": Actor("another-judge"),
}
ANOTHER_PLAYER: Final = Actor("a-second-player")
FILLED: Final[Mapping[str, Any]] = {
    "name": "wild",
    "cube": "R",
    "goal": "1",
    "to": "required",
    "claim": "now",
    "side": "challenger",
    "solution": "R",
    "of": "P2",
    "procedure": "out-of-turn",
    "player": "P2",
    "points": 1,
    "seconds": 30,
}
Try = Callable[[Matches, LiveTable, Actor], Awaitable[object]]


async def _see(matches: Matches, live: LiveTable, actor: Actor) -> None:
    if not may_see(live, actor.person, actor.roles):
        raise NotAllowed(verbatim("closed"))


def _asked(operation: str) -> Try:
    """What `web` asks before it shows something."""

    async def ask(matches: Matches, live: LiveTable, actor: Actor) -> None:
        require(operation, live, actor.person, actor.roles)

    return ask


def first_judge(live: LiveTable) -> int:
    """The number of the first judge whom the host appointed."""
    return live.officials[0].number


def own_seat(live: LiveTable, actor: Actor) -> str:
    """The seat that somebody has or that is kept for them, else the first."""
    return live.seat_of(actor.person) or live.seat_kept_for(actor.person) or "P1"


def own_or_first(live: LiveTable, actor: Actor) -> int:
    """The number that a judge has themselves, else the first judge's."""
    return next((one.number for one in live.officials if one.who == actor.person), first_judge(live))


CODE: Final = JudgeCode("ABCD1234", "the-host", 1 << 60)
WARNING: Final = {"do": "warn", "seat": "P1", "reason": "talking"}
OPERATIONS: Final[Mapping[str, Try]] = {
    "sit": lambda matches, live, actor: matches.sit(live.id, actor),
    "stand": lambda matches, live, actor: matches.stand(live.id, actor, own_seat(live, actor)),
    "remove": lambda matches, live, actor: matches.stand(live.id, actor, "P2"),
    "seat-bot": lambda matches, live, actor: matches.seat_bot(live.id, actor, None, "learner"),
    "replace-absent": lambda matches, live, actor: matches.replace_absent(live.id, actor, "P2", "learner"),
    "come-back": lambda matches, live, actor: matches.come_back(live.id, actor),
    "appoint-judge": lambda matches, live, actor: matches.appoint_judge(live.id, actor, "somebody"),
    "answer-judge": lambda matches, live, actor: matches.answer_judge(live.id, actor, first_judge(live), True),
    "dismiss-judge": lambda matches, live, actor: matches.dismiss_judge(live.id, actor, own_or_first(live, actor)),
    "give-nonce": lambda matches, live, actor: matches.give_nonce(live.id, actor, 0, "0" * 32),
    "reach": lambda matches, live, actor: matches.reach(live.id, actor, live.seq),
    "set-watching": lambda matches, live, actor: matches.set_watching(live.id, actor, True),
    "new-code": lambda matches, live, actor: matches.new_code(live.id, actor),
    "set-pace": lambda matches, live, actor: matches.set_pace(live.id, actor, "quick"),
    "set-phrases": lambda matches, live, actor: matches.set_phrases(live.id, actor, False),
    "start": lambda matches, live, actor: matches.start(live.id, actor),
    "pause": lambda matches, live, actor: matches.pause(live.id, actor),
    "resume": lambda matches, live, actor: matches.resume(live.id, actor),
    "abandon": lambda matches, live, actor: matches.abandon(live.id, actor, "host-left"),
    "rematch": lambda matches, live, actor: matches.rematch(live.id, actor),
    "see": _see,
    "say-phrase": _asked("say-phrase"),
    "ask-hint": _asked("ask-hint"),
    "see-record": _asked("see-record"),
    "see-analysis": _asked("see-analysis"),
    "judge-code": lambda matches, live, actor: Desk(matches).new_code(live.id, actor),
    "judge-by-code": lambda matches, live, actor: Desk(matches).judge_by_code(live.id, actor, CODE),
    "call-judge": lambda matches, live, actor: Desk(matches).call(live.id, actor, "rule"),
    "withdraw-call": lambda matches, live, actor: Desk(matches).withdraw_call(live.id, actor),
    "enter-call": lambda matches, live, actor: Desk(matches).enter_call(live.id, actor, None, "rule"),
    "take-call": lambda matches, live, actor: Desk(matches).take_call(live.id, actor, 1),
    "pass-call": lambda matches, live, actor: Desk(matches).pass_call(live.id, actor, 1),
    "come-to-call": lambda matches, live, actor: Desk(matches).come_to_call(live.id, actor, 1),
    "close-call": lambda matches, live, actor: Desk(matches).close_call(live.id, actor, 1),
    "note-ruling": lambda matches, live, actor: Rulings(Desk(matches)).note(live.id, actor, "guideline-B4"),
    "ask-second": lambda matches, live, actor: Rulings(Desk(matches)).ask_second(
        live.id, actor, "penalty", seat="P2", cause="unfair-advantage", reason="unfair-advantage"
    ),
    "answer-second": lambda matches, live, actor: Rulings(Desk(matches)).answer_second(live.id, actor, 1, True),
    "seal-check": lambda matches, live, actor: SolutionChecks(Desk(matches)).seal(live.id, actor, "P1", solution="R"),
    "open-check": lambda matches, live, actor: SolutionChecks(Desk(matches)).find(live.id, actor, 1),
    "see-card": _asked("see-card"),
    "set-paper": lambda matches, live, actor: PaperTables(Desk(matches)).set(live.id, actor, {"shake": 2}),
    "rule-on-paper": lambda matches, live, actor: PaperTables(Desk(matches)).rule(live.id, actor, WARNING),
    "decide-on-paper": lambda matches, live, actor: PaperTables(Desk(matches)).decide(
        live.id, actor, 1, "ruling-stands"
    ),
    "close-paper": lambda matches, live, actor: PaperTables(Desk(matches)).close(live.id, actor),
}
NOTHING_TO_DO: Final = {("sit", "player")}
"""Who sits at the table already is told so at any time, and nothing changes."""
AT_PAPER: Final = {
    HOST: frozenset({HOST, JUDGE}),
    PLAYER: frozenset({STRANGER}),
    AWAY: frozenset({STRANGER}),
}
"""What people are at a paper table: nobody plays there by name, and who set it up judges it."""
NOT_AT_A_TABLE: Final = {"create", "new_name"}
"""Methods that concern no table that is there already."""
ASKED_BY_WEB: Final = {"find": "see", "record": "see-record", "find_by_code": "sit"}
"""Methods that only read; `web` asks the registry before it shows what they give."""
ASKS_ITSELF: Final = {
    "code": "new-code",
    "new_code": "new-code",
    "set_pace": "set-pace",
    "set_phrases": "set-phrases",
    "join": "sit",
    "sit": "sit",
    "stand": "stand",
    "seat_bot": "seat-bot",
    "replace_absent": "replace-absent",
    "come_back": "come-back",
    "appoint_judge": "appoint-judge",
    "answer_judge": "answer-judge",
    "dismiss_judge": "dismiss-judge",
    "give_nonce": "give-nonce",
    "reach": "reach",
    "set_watching": "set-watching",
    "start": "start",
    "pause": "pause",
    "resume": "resume",
    "abandon": "abandon",
    "rematch": "rematch",
    "act": "act:move",
}
DESK_ASKS: Final[Mapping[type, Mapping[str, str]]] = {
    Desk: {
        "new_code": "judge-code",
        "new_event_code": "judge-code",
        "become_judge": "judge-by-code",
        "judge_by_code": "judge-by-code",
        "call": "call-judge",
        "withdraw_call": "withdraw-call",
        "enter_call": "enter-call",
        "take_call": "take-call",
        "pass_call": "pass-call",
        "come_to_call": "come-to-call",
        "close_call": "close-call",
        "seen": "see-card",
        "tables_of": "see-card",
        "of_event": "see-card",
        "exported": "see-card",
        "warned_before": "see-card",
    },
    Rulings: {"note": "note-ruling", "ask_second": "ask-second", "answer_second": "answer-second"},
    PaperTables: {
        "open": "judge-code",
        "set": "set-paper",
        "rule": "rule-on-paper",
        "decide": "decide-on-paper",
        "close": "close-paper",
    },
    SolutionChecks: {
        "seal": "seal-check",
        "open": "open-check",
        "tell": "open-check",
        "close": "open-check",
        "find": "open-check",
    },
}
"""What each method of the desk asks of the registry; a paper table that is opened is nobody else's."""


def wanted_of(kind: type[Action]) -> dict[str, Any]:
    """An action of a kind with every field that has to be filled in."""
    names = sent_names(kind)
    wanted: dict[str, Any] = {"do": kind.do} | {name: FILLED[name] for name in names if name in FILLED}
    if "reason" in names:
        wanted["reason"] = REASONS[kind.do][0]
    return wanted | ({"count": 8} if kind.do == "deal" else {})


def acted(kind: type[Action], *, is_late: bool) -> Try:
    async def act(matches: Matches, live: LiveTable, actor: Actor) -> object:
        return await matches.act(live.id, actor, 1 if is_late else live.seq, "key", wanted_of(kind))

    return act


async def table(matches: Matches, status: str) -> LiveTable:
    """A table of a status, whose host does not play there; once it has begun, a bot plays on for somebody."""
    host = PEOPLE["host"]
    if status == PAPER:
        return await paper_table(matches)
    live = await matches.create("the-host", OF_THREE)
    await matches.stand(live.id, host, "P1")
    await matches.sit(live.id, PEOPLE["player"], "P1")
    await matches.sit(live.id, ANOTHER_PLAYER, "P2")
    await matches.appoint_judge(live.id, host, "a-judge")
    if status == WAITING:
        await matches.seat_bot(live.id, host, "P3", "learner")
    else:
        await matches.sit(live.id, PEOPLE[AWAY], "P3")
        await matches.start(live.id, host)
        await matches.replace_absent(live.id, host, "P3", "learner")
    if status == OVER:
        for seat in ("P1", "P2", "P3"):
            now = await matches.find(live.id)
            wanted = {"do": "disqualify", "player": seat, "reason": "left"}
            await matches.act(live.id, PEOPLE["director"], now.seq, f"out {seat}", wanted)
    if status == ABANDONED:
        await matches.abandon(live.id, host, "nobody-came")
    live = await matches.find(live.id)
    assert live.status == status
    return live


async def paper_table(matches: Matches) -> LiveTable:
    """A paper table that the host set up, with a judge whom they appointed."""
    live = await PaperTables(Desk(matches)).open(PEOPLE["host"], OF_THREE, "A", 1, 1, None)
    await matches.appoint_judge(live.id, PEOPLE["host"], "a-judge")
    return await matches.appoint_judge(live.id, PEOPLE["host"], "a-candidate")


async def table_with_candidate(matches: Matches, status: str) -> LiveTable:
    """A table of a status whose host plays there, with a judge of theirs to whom not everybody has agreed."""
    host = PEOPLE["host"]
    if status == PAPER:
        return await paper_table(matches)
    live = await matches.create("the-host", SETTINGS)
    await matches.sit(live.id, ANOTHER_PLAYER, "P2")
    await matches.appoint_judge(live.id, host, "a-candidate")
    if status != WAITING:
        await matches.start(live.id, host)
    if status == OVER:
        for seat in ("P1", "P2"):
            now = await matches.find(live.id)
            wanted = {"do": "disqualify", "player": seat, "reason": "left"}
            await matches.act(live.id, PEOPLE["director"], now.seq, f"out {seat}", wanted)
    if status == ABANDONED:
        await matches.abandon(live.id, host, "nobody-came")
    live = await matches.find(live.id)
    assert live.status == status
    return live


async def table_with_invited(matches: Matches, status: str) -> LiveTable:
    """A table of a status; before its match begins a seat is kept for somebody."""
    if status != WAITING:
        return await table(matches, status)
    host = PEOPLE["host"]
    live = await matches.create("the-host", OF_THREE)
    await matches.stand(live.id, host, "P1")
    await matches.sit(live.id, PEOPLE["player"], "P1")
    await matches.sit(live.id, ANOTHER_PLAYER, "P2")
    await matches.appoint_judge(live.id, host, "a-judge")
    kept = {"kind": "kept", "seat": "P3", "who": "somebody-invited"}
    return await matches.tables.change(live.id, lambda live, now: [Draft(kept, now, now)])


async def other_table(matches: Matches) -> None:
    """Another match, with its own host, player and judge."""
    host = ELSEWHERE["host of another match"]
    live = await matches.create("another-host", SETTINGS)
    await matches.sit(live.id, ELSEWHERE["player of another match"], "P2")
    await matches.appoint_judge(live.id, host, "another-judge")
    await matches.start(live.id, host)


MAKERS: Final = {CANDIDATE: table_with_candidate, INVITED: table_with_invited}
"""Tables for those who are none at the others."""


def cells() -> Iterator[tuple[str, str, Actor, frozenset[str]]]:
    """Every operation with everybody who may try it, and the role that they have at this table."""
    for operation in REGISTRY:
        for role in ROLES:
            yield operation, role, PEOPLE[role], frozenset({role})
        for who, actor in ELSEWHERE.items():
            yield operation, who, actor, frozenset({STRANGER})


@pytest.fixture
def matches() -> Iterator[Matches]:
    database = SimulatedDatabase()
    yield quick_matches(database, SteppingClock(), Random("authority"))
    database.close()


def test_promise_7_every_action_and_every_method_is_declared() -> None:
    online = {f"act:{name}" for name, kind in ALL_KINDS.items() if kind.is_online}
    assert {name for name in REGISTRY if name.startswith("act:")} == online
    assert set(REGISTRY) - online == set(OPERATIONS)
    public = {name for name, _ in inspect.getmembers(Matches, inspect.isfunction) if not name.startswith("_")}
    assert public == NOT_AT_A_TABLE | set(ASKED_BY_WEB) | set(ASKS_ITSELF)
    assert {*ASKED_BY_WEB.values(), *ASKS_ITSELF.values()} <= set(REGISTRY)
    for kind, asks in DESK_ASKS.items():
        methods = {name for name, _ in inspect.getmembers(kind, inspect.isfunction) if not name.startswith("_")}
        assert methods == set(asks), kind
        assert set(asks.values()) <= set(REGISTRY)
    assert set(PEOPLE) == set(ROLES)
    for grant in REGISTRY.values():
        assert grant.roles <= set(ROLES)
        assert NOBODY not in grant.roles
        assert grant.statuses <= set(STATUSES)


def test_promise_7_every_cell_does_what_the_registry_says(matches: Matches) -> None:
    async def try_every_cell() -> tuple[int, list[str]]:
        await other_table(matches)
        wrong, count = [], 0
        tables: dict[tuple[str, str], LiveTable] = {}
        for operation, who, actor, roles in cells():
            kind = ALL_KINDS.get(operation.removeprefix("act:"))
            for status in STATUSES:
                for is_late in (False, True) if kind is not None else (False,):
                    kept = (status, who if who in MAKERS else "")
                    make = MAKERS.get(who, table)
                    live = tables.get(kept) or await make(matches, status)
                    attempt = OPERATIONS[operation] if kind is None else acted(kind, is_late=is_late)
                    refusal = await refused(attempt(matches, live, actor))
                    after = await matches.find(live.id)
                    count += 1
                    # Nobody has left a match that has not begun.
                    is_new = (who == AWAY and status == WAITING) or (who == INVITED and status != WAITING)
                    here = frozenset({STRANGER}) if is_new else roles
                    if who == CANDIDATE and status in (WAITING, PAPER):
                        here = frozenset({JUDGE})
                    if status == PAPER:
                        here = AT_PAPER.get(who, here)
                    is_allowed = is_granted(operation, here, status)
                    if (operation, who) in NOTHING_TO_DO and status != PAPER:
                        is_allowed = status == WAITING or after == live
                    if is_allowed == isinstance(refusal, NotAllowed) or (not is_allowed and after != live):
                        wrong.append(f"{operation} by {who} while {status}: {refusal!r}")
                    # A table that was changed is not used again.
                    tables.pop(kept, None)
                    if after == live:
                        tables[kept] = live
        return count, wrong

    count, wrong = asyncio.run(try_every_cell())
    tell(f"promise 7: {count:,} cells, {len(wrong)} wrong")
    assert wrong == []


async def refused(attempt: Awaitable[object]) -> Refusal | None:
    """What an attempt was refused with."""
    try:
        await attempt
    except Refusal as refusal:
        return refusal
    return None


def test_promise_7_what_is_not_done_online_is_not_read_from_anybody(matches: Matches) -> None:
    async def try_all() -> None:
        live = await table(matches, PLAYING)
        for kind in (one for one in ALL_KINDS.values() if not one.is_online):
            for actor in PEOPLE.values():
                assert isinstance(await refused(acted(kind, is_late=False)(matches, live, actor)), BadRequest)

    asyncio.run(try_all())


def test_promise_7_an_official_has_no_office_at_a_table_where_they_play(matches: Matches) -> None:
    async def try_it() -> None:
        live = await matches.create("the-host", SETTINGS)
        playing_director = Actor("a-director", frozenset({"director", "admin"}))
        await matches.sit(live.id, playing_director, "P2")
        live = await matches.start(live.id, PEOPLE["host"])
        wanted = {"do": "penalize", "player": "P1", "reason": "behaviour"}
        for attempt in (
            matches.act(live.id, playing_director, live.seq, "key", wanted),
            matches.pause(live.id, playing_director),
            matches.abandon(live.id, playing_director, "host-left"),
        ):
            assert isinstance(await refused(attempt), NotAllowed)

    asyncio.run(try_it())


def test_promise_7_nobody_sees_a_closed_table_and_everybody_an_open_one(matches: Matches) -> None:
    async def look() -> None:
        live = await table(matches, WAITING)
        seen = [role for role, actor in PEOPLE.items() if may_see(live, actor.person, actor.roles)]
        assert seen == ["host", "player", "judge", "director"]
        live = await matches.set_watching(live.id, PEOPLE["host"], True)
        assert all(may_see(live, actor.person, actor.roles) for actor in PEOPLE.values())

    asyncio.run(look())
