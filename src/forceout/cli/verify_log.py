"""`forceout admin verify-log`: chains, seals, and what was kept of a log elsewhere (trust.md, promise 14)."""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from sqlalchemy import select

from forceout.rules.match import scoresheet
from forceout.service.settings import Settings
from forceout.service.store.events import BrokenChain, Event, canonical, verify_chain
from forceout.service.store.log import Log
from forceout.service.store.schema import matches
from forceout.service.store.seals import Seal, Sealing, digest_of, is_signed, read_seal
from forceout.service.store.store import Store
from forceout.service.tables.fold import fold_events
from forceout.service.tables.records import seal_of_record


async def verified(store: Store, match: str | None, kept: Sequence[Path]) -> tuple[list[str], str]:
    """What is wrong with the logs, and what is said when nothing is."""
    sealing = Sealing(Settings.read().data)
    key = sealing.public_key if sealing.has_key else None
    query = select(matches.c.id, matches.c.head).order_by(matches.c.id)
    async with store.reading() as connection:
        heads = (await connection.execute(query if match is None else query.where(matches.c.id == match))).all()
    wrong: list[str] = []
    sealed = 0
    for name, head in heads:
        log = await Log(store).after(name, 0)
        try:
            verify_chain(name, log)
            # A worker may have written since the heads were read; fewer events than then are missing.
            if len(log) < head:
                raise BrokenChain(name, len(log) + 1, f"it ends there, and event {head} was written")
        except BrokenChain as error:
            wrong.append(str(error))
            continue
        seals = [read_seal(event.body["seal"]) for event in log if event.body["kind"] == "sealed"]
        sealed += len(seals)
        wrong += [why for seal in seals for why in _wrong_within(name, log, seal, key)]
    for path in kept:
        wrong += [f"{path.name}: {why}" for why in await _wrong_with(store, path, key)]
    told = f"The logs of {len(heads)} matches are whole."
    if sealed:
        told += f" {sealed} are sealed."
    if kept:
        told += f" They end as {len(kept)} kept elsewhere say."
    return wrong, told


def _wrong_within(match: str, log: Sequence[Event], seal: Seal | None, key: str | None) -> Iterator[str]:
    """What is wrong with the seal in a log: who made a new chain has not made its signature."""
    if seal is None:
        yield f"the seal of match {match} cannot be read"
        return
    yield from _wrong_signature(seal, key)
    yield from _wrong_end(seal, log)
    live = fold_events(match, None, log[: seal.seq])
    if live is None or live.match is None or digest_of(canonical(scoresheet(live.match))) != seal.digest:
        yield f"the scoresheet of match {match} is not the one that was sealed"


def _wrong_signature(seal: Seal, key: str | None) -> Iterator[str]:
    if not is_signed(seal):
        yield f"the seal of match {seal.match} is forged, or what it is under was altered"
    elif key is not None and seal.key != key:
        yield f"the seal of match {seal.match} was made with another key than this server's"


def _wrong_end(seal: Seal, log: Sequence[Event]) -> Iterator[str]:
    found = next((event.hash for event in log if event.seq == seal.seq), None)
    if found is None:
        yield f"the log of match {seal.match} is gone or too short: event {seal.seq} was sealed"
    elif found != seal.hash:
        yield f"the log of match {seal.match} was written anew: event {seal.seq} is not the one that was sealed"


async def _wrong_with(store: Store, path: Path, key: str | None) -> list[str]:
    """What is wrong when the database is compared with something that left the server."""
    text = path.read_bytes().decode("utf-8", "replace")
    seal = seal_of_record(text) or _seal_of_scoresheet(text)
    if seal is None:
        return ["there is no seal in it"]
    log = await Log(store).after(seal.match, 0)
    return [*_wrong_signature(seal, key), *_wrong_end(seal, log)]


def _seal_of_scoresheet(text: str) -> Seal | None:
    """The seal of a table's view as JSON, for the very scoresheet that is in it."""
    try:
        view: Any = json.loads(text)
    except ValueError:
        return None
    if not isinstance(view, dict) or not isinstance(view.get("seal"), dict):
        return None
    seal = read_seal(view["seal"])
    is_same = seal is not None and digest_of(canonical(view.get("scoresheet") or {})) == seal.digest
    return seal if is_same else None
