"""Children (trust.md, promise 16): the schema has no place for what must not be kept, and nothing that is logged names
anybody."""

import asyncio
import logging
import re
from random import Random
from typing import Final

import pytest
from sqlalchemy import select
from structlog.testing import capture_logs

from forceout.service.errors import Refusal
from forceout.service.service import Service
from forceout.service.store.schema import events, metadata
from forceout.service.tables.actions import Actor
from forceout.service.tables.fold import PLAYING
from forceout.service.tables.table_settings import TableSettings
from tests.service.conftest import NewAddress
from tests.trust.long_form import tell
from tests.trust.played import SteppingClock
from tests.trust.random_players import RandomPlayers, sent
from tests.trust.services import settings_for

NEVER_KEPT: Final = re.compile(
    r"mail|birth|born|age$|phone|school|street|city|address|^ip|_ip$|agent|surname|first_?name|last_?name|gender|locale"
)
NAMES: Final = re.compile(r"name(?!nt)")
OUTSIDE_THE_LOG: Final = {"people", "accounts", "tournament_names"}
ALLOWED_NAMES: Final = {("secrets", "name"), ("tournaments", "names_until")}
"""A key of the service is called by a name, and an event says when the names beside it are deleted; nobody is."""
NICKNAMES: Final = ("Zinnober", "Quastenflosser")
SETTINGS: Final = TableSettings("on-sets", "2026-27", "middle", seats=3, is_listed=True, shakes=1)


def test_promise_16_the_schema_has_no_place_for_what_must_not_be_kept() -> None:
    columns = [(table.name, column.name) for table in metadata.tables.values() for column in table.columns]
    assert [one for one in columns if NEVER_KEPT.search(one[1])] == []
    named = {one for one in columns if NAMES.search(one[1]) and one[0] not in OUTSIDE_THE_LOG}
    assert named == ALLOWED_NAMES
    tell(f"promise 16: {len(columns)} columns of {len(metadata.tables)} tables scanned")


def test_promise_16_neither_logs_nor_events_hold_a_name_or_a_secret(
    new_address: NewAddress, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level(logging.INFO)

    async def play() -> tuple[list[str], list[str]]:
        clock, dice = SteppingClock(), Random("children")
        service = Service(settings_for(new_address()), clock)
        await service.open(has_loops=False)
        guests = [await service.people.new_guest(nickname) for nickname in NICKNAMES]
        seats = {f"P{number}": Actor(person.id) for number, (person, _) in enumerate(guests, 1)}
        live = await service.matches.create(guests[0][0].id, SETTINGS)
        await service.matches.sit(live.id, seats["P2"])
        await service.matches.seat_bot(live.id, seats["P1"], None, "learner")
        await service.matches.start(live.id, seats["P1"])
        players = RandomPlayers(dice, SETTINGS.game, officials=0)
        for step in range(120):
            clock.now += dice.choice((500, 2000, 60_000))
            await service.deadlines.sweep()
            await service.bots.look()
            await service.bots.settle()
            now = await service.matches.find(live.id)
            if now.status != PLAYING or now.match is None:
                break
            action = players.next_action(now.match)
            if action is not None and action.by in seats:
                try:
                    await service.matches.act(live.id, seats[action.by], now.seq, f"k{step}", sent(action, dice))
                except Refusal:
                    continue
        async with service.store.reading() as connection:
            kept = list((await connection.execute(select(events.c.body))).scalars())
        await service.close()
        secrets = [secret for _, session in guests for secret in (session.token, session.csrf)]
        return kept, secrets

    with capture_logs() as logged:
        kept, secrets = asyncio.run(play())
    output = capsys.readouterr()
    said = [*map(str, logged), caplog.text, output.out, output.err]
    for text in (*said, *kept):
        for secret in (*NICKNAMES, *secrets):
            assert secret.lower() not in text.lower()
    for text in said:
        assert "person" not in text
        assert not re.search(r"\b\d{1,3}(\.\d{1,3}){3}\b", text)
    tell(f"promise 16: {len(logged)} lines logged and {len(kept)} events name nobody")
    assert len(kept) > 10
