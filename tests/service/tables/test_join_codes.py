"""Tests of codes to join a table."""

import asyncio
import re
import secrets

import pytest
from sqlalchemy import insert, select

from forceout.service.errors import BadRequest, NotFound
from forceout.service.store.schema import join_codes, matches
from forceout.service.store.store import Store
from forceout.service.tables.join_codes import ALPHABET, current_code, find_code, new_code, read_code

pytestmark = pytest.mark.anyio
NOW = 1_800_000_000_000


async def add_matches(store: Store, *ids: str) -> None:
    rows = [
        {"id": one, "created_at": NOW, "head": 0, "status": "waiting", "is_listed": False, "changed_at": NOW}
        for one in ids
    ]
    await store.write(lambda connection: connection.execute(insert(matches), rows))


async def test_a_code_opens_its_match_until_it_expires(store: Store) -> None:
    await add_matches(store, "one", "two")
    code = await new_code(store, "one", NOW, 10)
    other = await new_code(store, "two", NOW, 10)
    assert re.fullmatch(r"[0-9A-Z]{4}-[0-9A-Z]{4}", code.shown)
    assert code.code != other.code
    assert code.expires_at == NOW + 600_000
    assert await find_code(store, code.shown, NOW + 599_999) == code
    assert (await find_code(store, other.code.lower(), NOW)).match == "two"
    with pytest.raises(NotFound, match="ask the host"):
        await find_code(store, code.shown, NOW + 600_000)


async def test_a_new_code_ends_the_old_one(store: Store) -> None:
    await add_matches(store, "one")
    old = await new_code(store, "one", NOW, 10)
    new = await new_code(store, "one", NOW, 10)
    assert (old.ended, new.ended) == (None, old.code)
    with pytest.raises(NotFound, match="ended by the host"):
        await find_code(store, old.code, NOW)
    assert (await find_code(store, new.code, NOW)).code == new.code


async def test_a_code_that_was_handed_out_stays_good_and_is_shown_again(store: Store) -> None:
    await add_matches(store, "one", "two")
    first = await current_code(store, "one", NOW, 10)
    again = await current_code(store, "one", NOW + 300_000, 10)
    assert (again.code, again.expires_at, again.ended) == (first.code, NOW + 900_000, None)
    assert (await find_code(store, first.code, NOW + 899_999)).match == "one"
    assert (await current_code(store, "two", NOW, 10)).code != first.code
    late = await current_code(store, "one", NOW + 9_000_000, 10)
    assert late.code == first.code
    assert (await find_code(store, first.code, NOW + 9_000_000)).match == "one"


async def test_many_who_ask_at_once_are_shown_one_code(store: Store) -> None:
    await add_matches(store, "one")
    shown = await asyncio.gather(*(current_code(store, "one", NOW, 10) for _ in range(8)))
    assert len({one.code for one in shown}) == 1


async def test_a_match_that_is_not_there_gets_no_code(store: Store) -> None:
    with pytest.raises(NotFound):
        await new_code(store, "nothing", NOW, 10)


async def test_a_code_that_is_taken_is_not_given_twice(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await add_matches(store, "one", "two")
    letters = iter("000000000000000011111111")
    monkeypatch.setattr(secrets, "choice", lambda _: next(letters))
    assert (await new_code(store, "one", NOW, 10)).code == "00000000"
    assert (await new_code(store, "two", NOW, 10)).code == "11111111"
    async with store.reading() as connection:
        assert len((await connection.execute(select(join_codes))).all()) == 2


@pytest.mark.parametrize("text", ["", "123", "ABCD-EFGU", "ABCD-EFGHJ", "x" * 5000, "ABCD'EFG", "١٢٣٤٥٦٧٨"])
async def test_what_is_no_code_is_told_so(sqlite_store: Store, text: str) -> None:
    with pytest.raises(BadRequest, match="eight letters"):
        await find_code(sqlite_store, text, NOW)


def test_codes_are_read_forgivingly() -> None:
    assert read_code("oil0-1abc") == read_code(" 0110 1ABC ") == read_code("O I L 0 1 a b c") == "01101ABC"


def test_codes_have_forty_bits() -> None:
    assert len(set(ALPHABET)) == 32
    assert not set("ILOU") & set(ALPHABET)
