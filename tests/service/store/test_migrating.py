"""Tests of bringing a database up to this release."""

import asyncio
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, column, insert, inspect, select, table, text

from forceout.service.store.events import canonical
from forceout.service.store.migrating import UnknownDatabase, newest_migration, upgrade
from forceout.service.store.schema import events, metadata, seated
from forceout.service.store.schema_revision import NEWEST, is_current, revision_of
from forceout.service.store.store import Store

pytestmark = pytest.mark.anyio


def _differences(connection: Connection) -> list[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    context = MigrationContext.configure(connection, opts=options)
    return list(compare_metadata(context, metadata))


def _shape(connection: Connection) -> dict[str, Any]:
    """Tables, columns, keys and indexes as the database itself tells them."""
    found = inspect(connection)
    return {
        name: (
            sorted((column["name"], str(column["type"]), column["nullable"]) for column in found.get_columns(name)),
            found.get_pk_constraint(name)["constrained_columns"],
            sorted(
                (key["constrained_columns"], key["referred_table"], str(key["options"]))
                for key in found.get_foreign_keys(name)
            ),
            sorted((index["name"], index["column_names"], index["unique"]) for index in found.get_indexes(name)),
            sorted(unique["column_names"] for unique in found.get_unique_constraints(name)),
        )
        for name in found.get_table_names()
        if name != "alembic_version"
    }


async def test_a_new_database_is_made_by_the_migrations(empty_store: Store) -> None:
    assert await revision_of(empty_store) is None
    assert not await is_current(empty_store)
    await upgrade(empty_store)
    assert await revision_of(empty_store) == NEWEST == newest_migration()
    assert await is_current(empty_store)


async def test_the_migrated_database_is_the_schema(empty_store: Store) -> None:
    await upgrade(empty_store)
    async with empty_store.engine.connect() as connection:
        assert await connection.run_sync(_differences) == []


async def test_the_migrated_database_is_what_the_schema_would_create(empty_store: Store) -> None:
    await upgrade(empty_store)
    async with empty_store.engine.begin() as connection:
        migrated = await connection.run_sync(_shape)
        await connection.run_sync(metadata.drop_all)
        await connection.run_sync(metadata.create_all)
        created = await connection.run_sync(_shape)
    assert set(migrated) == set(metadata.tables)
    assert migrated == created


async def test_upgrading_again_changes_nothing(store: Store) -> None:
    await upgrade(store)
    assert await is_current(store)


async def test_two_workers_may_upgrade_at_once(empty_store: Store) -> None:
    if empty_store.is_sqlite:
        return
    await asyncio.gather(upgrade(empty_store), upgrade(empty_store))
    assert await is_current(empty_store)


async def test_a_database_of_a_newer_release_is_left_alone(empty_store: Store) -> None:
    store = empty_store
    await upgrade(store)
    async with store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    assert not await is_current(store)
    with pytest.raises(UnknownDatabase, match="newer release"):
        await upgrade(store)


async def test_who_sat_where_is_read_from_the_logs_of_before(empty_store: Store) -> None:
    store = empty_store
    await upgrade(store, "0004")
    row = {"created_at": 1, "head": 3, "status": "over", "is_listed": False, "changed_at": 1}
    bodies: list[dict[str, Any]] = [
        {"kind": "created", "host": "ada", "settings": {}},
        {"kind": "seated", "seat": "P1", "who": "ada"},
        {"bot": "club", "kind": "seated", "seat": "P2"},
        {"kind": "seated", "seat": "P1", "who": "gone"},
    ]
    async with store.engine.begin() as connection:
        people = table("people", *map(column, ("id", "nickname", "created_at", "seen_at")))
        await connection.execute(insert(people).values(id="ada", nickname="Ada", created_at=1, seen_at=1))
        old_matches = table("matches", *map(column, ("id", *row)))
        await connection.execute(insert(old_matches), [{"id": name, **row} for name in ("one", "two")])
        for match in ("one", "two"):
            for seq, body in enumerate(bodies, 1):
                said = {"match": match, "seq": seq, "at": 1, "received_at": 1, "key": None, "hash": "0" * 64}
                await connection.execute(insert(events).values(**said, body=canonical(body)))
    await upgrade(store)
    async with store.reading() as connection:
        rows = (await connection.execute(select(seated.c.person, seated.c.match))).all()
    assert {tuple(one) for one in rows} == {("ada", "one"), ("ada", "two")}
