"""Events in the service, on both databases: durable, idempotent, any worker, one chain (trust.md, promise 21)."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import text

from forceout.service.errors import BadRequest, KeyReused, NotAllowed, NotFound, Refused, Stale
from forceout.service.events.events import Events
from forceout.service.events.members import Member, sweep_names
from forceout.service.loops.fanout import EVENT
from forceout.service.store.events import verify_chain
from forceout.service.store.schema import people
from forceout.service.store.store import Store
from forceout.tournament import acts as do
from forceout.tournament.fold import folded
from forceout.tournament.seating.seat_round import seat_round
from forceout.tournament.sheets import Sheet
from tests.service.conftest import START, HandClock
from tests.tournament.small_event import SETS, settings
from tests.tournament.small_event import people as everybody

pytestmark = pytest.mark.anyio


async def quiet(name: str, seq: int) -> None:
    """Nobody listens."""


async def person(store: Store, name: str) -> str:
    """Somebody with a pseudonym."""
    values = {"id": name, "nickname": name, "created_at": START, "seen_at": START}
    await store.write(lambda connection: connection.execute(people.insert().values(values)))
    return name


class Office:
    """An event with its director, and others by codes."""

    def __init__(self, events: Events, director: Member) -> None:
        self.events, self.director, self.keys = events, director, 0

    @classmethod
    async def opened(cls, store: Store, clock: HandClock) -> "Office":
        events = Events(store, clock, quiet)
        live = await events.found(settings(), await person(store, "the-director"))
        office = cls(events, await events.member(live.id, "the-director"))
        await office.does(everybody(9))
        return office

    async def does(self, act: do.Act, member: Member | None = None, names: Mapping[str, str] | None = None) -> int:
        self.keys += 1
        live = await self.events.find(self.director.tournament)
        receipt = await self.events.act(member or self.director, act, f"key-{self.keys}", live.seq, names)
        return receipt.seq

    async def joins(self, office: str, who: str, subject: str | None = None) -> Member:
        live = await self.events.find(self.director.tournament)
        code = await self.events.members.make_code(live.state, self.director, office, subject)
        return await self.events.members.join(code.shown.lower(), await person(self.events.log.store, who))

    async def seats(self) -> None:
        live = await self.events.find(self.director.tournament)
        await self.does(seat_round(live.state, SETS, 1, 3))
        await self.does(do.Publish(SETS, 1))


async def test_an_event_is_its_log_and_any_worker_folds_the_same(store: Store, clock: HandClock) -> None:
    office = await Office.opened(store, clock)
    await office.seats()
    name = office.director.tournament
    live = await office.events.find(name)
    other = await Events(store, clock, quiet).find(name)
    assert other == live
    assert folded(await office.events.entries(name)) == live.state
    assert verify_chain(name, await office.events.log.after(name, 0)) == live.head_hash


async def test_news_are_told_after_the_commit_and_never_before(store: Store, clock: HandClock) -> None:
    told: list[tuple[str, int, int]] = []

    async def publish(name: str, seq: int) -> None:
        found = await Events(store, clock, quiet).find(name.removeprefix(EVENT))
        told.append((name, seq, found.seq))

    events = Events(store, clock, publish)
    live = await events.found(settings(), await person(store, "the-director"))
    member = await events.member(live.id, "the-director")
    await events.act(member, everybody(9), "key-one-1")
    assert told == [(f"{EVENT}{live.id}", 2, 2)]


async def test_the_same_key_is_the_same_receipt_and_another_act_under_it_is_refused(
    store: Store, clock: HandClock
) -> None:
    office = await Office.opened(store, clock)
    act = do.Withdraw("p011", "Ill")
    first = await office.events.act(office.director, act, "only-once")
    again = await Events(store, clock, quiet).act(office.director, act, "only-once")
    assert (first.seq, first.at, first.is_repeated, again.is_repeated) == (again.seq, again.at, False, True)
    with pytest.raises(KeyReused):
        await office.events.act(office.director, do.Withdraw("p021", "Ill"), "only-once")


async def test_two_directors_at_two_laptops(store: Store, clock: HandClock) -> None:
    """What is done upon an old look is refused; what does not depend on it is done."""
    office = await Office.opened(store, clock)
    deputy = await office.joins(do.DEPUTY, "the-deputy")
    await office.seats()
    base = (await office.events.find(office.director.tournament)).seq
    other = Events(store, clock, quiet)
    first, second = (await office.events.find(office.director.tournament)).state.round(SETS, 1).tables[:2]
    await other.act(deputy, do.SwapSeats(SETS, 1, first.players[0], second.players[0]), "swap-one-1", base)
    with pytest.raises(Stale):
        await office.events.act(office.director, do.Publish(SETS, 1, "Sisters"), "publish-1", base)
    await office.events.act(office.director, do.Withdraw("p091", "Ill"), "withdraw-1", base)


async def test_two_workers_at_once_lose_and_double_nothing(store: Store, clock: HandClock) -> None:
    office = await Office.opened(store, clock)
    workers = [office.events, Events(store, clock, quiet)]
    acts = [do.AddBonus(SETS, f"p0{number}1", 1, "Helped") for number in range(1, 9)]
    # Every act is sent to both workers, as by somebody who got no answer.
    sent = [worker.act(office.director, act, f"bonus-{act.receiver}") for act in acts for worker in workers]
    receipts = await asyncio.gather(*sent)
    live = await Events(store, clock, quiet).find(office.director.tournament)
    assert sorted(one.receiver for one in live.state.bonuses) == [act.receiver for act in acts]
    assert len({receipt.seq for receipt in receipts}) == len(acts)
    verify_chain(live.id, await office.events.log.after(live.id, 0))


async def test_offices_by_codes_and_the_log_calls_nobody_by_name(store: Store, clock: HandClock) -> None:
    office = await Office.opened(store, clock)
    player = await office.joins(do.PLAYER, "ada-at-home", "p011")
    assert (player.office, player.subject, player.label) == (do.PLAYER, "p011", "p011")
    coach = await office.joins(do.COACH, "a-coach", "s1")
    assert (coach.office, coach.subject) == (do.COACH, "s1")
    keeper = await office.joins(do.SCOREKEEPER, "tom")
    await office.does(do.NoShow(SETS, 1, "p011"), keeper)
    log = " ".join(event.text for event in await office.events.log.after(office.director.tournament, 0))
    assert not any(name in log for name in ("ada-at-home", "a-coach", "tom", "the-director"))
    with pytest.raises(NotFound):
        await office.events.member(office.director.tournament, "a-stranger")
    with pytest.raises(NotFound):
        await office.events.members.join("0000-0000", "tom")
    with pytest.raises(BadRequest):
        await office.events.members.join("hello", "tom")


async def test_who_has_an_office_keeps_it(store: Store, clock: HandClock) -> None:
    office = await Office.opened(store, clock)
    live = await office.events.find(office.director.tournament)
    code = await office.events.members.make_code(live.state, office.director, do.SCOREKEEPER, None)
    with pytest.raises(NotAllowed):
        await office.events.members.join(code.code, "the-director")
    tom = await person(store, "tom")
    first = await office.events.members.join(code.code, tom)
    assert await office.events.members.join(code.code, tom) == first
    clock.now += 15 * 86_400_000
    with pytest.raises(NotFound):
        await office.events.members.join(code.code, await person(store, "too-late"))


@pytest.mark.parametrize(
    ("office", "subject"), [(do.PLAYER, None), (do.PLAYER, "s1"), (do.COACH, "p011"), (do.JUDGE, "p011")]
)
async def test_a_code_is_for_somebody_who_is_there(
    store: Store, clock: HandClock, office: str, subject: str | None
) -> None:
    opened = await Office.opened(store, clock)
    with pytest.raises(BadRequest):
        await opened.joins(office, "somebody", subject)


async def test_names_live_outside_the_log_and_are_deleted_on_their_day(store: Store, clock: HandClock) -> None:
    events = Events(store, clock, quiet)
    wanted = replace(settings(), names_until="2027-06-30")
    live = await events.found(wanted, await person(store, "the-director"))
    member = await events.member(live.id, "the-director")
    await events.act(member, everybody(9), "import-1", None, {"p011": "Ada Lovelace"})
    assert await events.members.names(live.id) == {"p011": "Ada Lovelace"}
    assert "Lovelace" not in " ".join(event.text for event in await events.log.after(live.id, 0))
    until = await events.log.names_until(live.id)
    assert await sweep_names(store, until - 1) == 0
    assert await sweep_names(store, until) == 1
    assert await events.members.names(live.id) == {}
    with pytest.raises(BadRequest):
        await events.found(replace(wanted, names_until="soon"), "the-director")


@pytest.mark.parametrize(("day", "days"), [("2027-03-14", None), ("", 90), ("9999-01-01", 90), ("2020-01-01", 90)])
async def test_names_are_kept_until_three_months_after_an_event_that_is_still_to_come(
    store: Store, clock: HandClock, day: str, days: int | None
) -> None:
    clock.now = int(datetime(2026, 11, 18, tzinfo=UTC).timestamp() * 1000)
    events = Events(store, clock, quiet)
    live = await events.found(replace(settings(), date=day), await person(store, "the-director"))
    until = datetime.fromtimestamp(await events.log.names_until(live.id) / 1000, UTC)
    begins = datetime(2027, 3, 14, tzinfo=UTC) if days is None else datetime(2026, 11, 18, tzinfo=UTC)
    assert until - begins == timedelta(days=90)


async def test_what_the_event_refuses_is_not_written(store: Store, clock: HandClock) -> None:
    office = await Office.opened(store, clock)
    before = await office.events.find(office.director.tournament)
    with pytest.raises(Refused) as refused:
        await office.does(do.Publish(SETS, 1))
    assert refused.value.said_code == "no-draft"
    assert await office.events.find(office.director.tournament) == before


async def test_a_result_by_two_people(store: Store, clock: HandClock) -> None:
    office = await Office.opened(store, clock)
    tom, mei = await office.joins(do.SCOREKEEPER, "tom"), await office.joins(do.SCOREKEEPER, "mei")
    await office.seats()
    table = (await office.events.find(office.director.tournament)).state.round(SETS, 1).tables[0]
    totals = dict.fromkeys(table.players, 8)
    await office.does(do.EnterResult(SETS, 1, table.label, Sheet(totals)), tom)
    with pytest.raises(Refused):
        await office.does(do.ConfirmResult(SETS, 1, table.label, totals), tom)
    await office.does(do.ConfirmResult(SETS, 1, table.label, totals), mei)


async def test_an_altered_log_is_noticed(store: Store, clock: HandClock) -> None:
    office = await Office.opened(store, clock)
    altered = text("UPDATE tournament_events SET body = replace(body, 'School 1', 'School X') WHERE seq = 2")
    await store.write(lambda connection: connection.execute(altered))
    with pytest.raises(ValueError, match="altered at event 2"):
        verify_chain(office.director.tournament, await office.events.log.after(office.director.tournament, 0))
