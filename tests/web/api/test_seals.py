"""Tests of seals over HTTP (trust.md, promise 14)."""

from pathlib import Path

from forceout.service.store.seals import Sealing, is_signed
from forceout.service.tables.records import seal_of_record
from tests.support.house import House


async def test_promise_14_a_record_is_sealed_with_the_key_that_the_server_shows(house: House, tmp_path: Path) -> None:
    house.site.service.seal_with(Sealing(tmp_path))
    ada, ben = await house.guest("Ada"), await house.guest("Ben")
    view = await house.match_of_two(ada, ben)
    text = (await ada.get(f"/api/matches/{view['match']}/record")).text
    seal = seal_of_record(text)
    assert seal is not None
    assert is_signed(seal)
    known = (await ben.get("/api/key")).json()
    assert known == {"algorithm": "ed25519", "key": seal.key}
    live = await house.site.service.matches.find(view["match"])
    assert (seal.seq, seal.hash) == (live.seq, live.head_hash)


async def test_a_server_without_a_key_says_so(house: House) -> None:
    ada = await house.guest("Ada")
    assert (await ada.get("/api/key")).status_code == 404
