"""What clients were promised, compared with what the log has (trust.md, promise 2)."""

from collections import Counter
from dataclasses import dataclass, field

from sqlalchemy import select

from forceout.service.store.events import Event, verify_chain
from forceout.service.store.schema import events
from forceout.service.store.store import Store


@dataclass(slots=True)
class Ledger:
    """Every acknowledgement that a client was given, and every refusal."""

    acknowledged: list[tuple[str, str, int]] = field(default_factory=list)
    """Match, key and event."""
    refused: list[tuple[str, str]] = field(default_factory=list)
    """Match and key of what was answered with a refusal, so that it must not be in the log."""
    statuses: Counter[int] = field(default_factory=Counter)
    retried: int = 0
    """Actions that were sent again because no answer came."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """What came of comparing a ledger with the log."""

    acknowledged: int
    lost: int
    doubled: int
    moved: int
    """Acknowledged under another number than the log has."""
    sneaked_in: int
    """Refused, and in the log all the same."""
    matches: int
    events: int

    @property
    def is_clean(self) -> bool:
        """Whether every promise was kept."""
        return not (self.lost or self.doubled or self.moved or self.sneaked_in)


async def read_logs(address: str) -> dict[str, list[Event]]:
    """All logs of a database, with every chain verified."""
    store = Store(address)
    columns = (events.c.seq, events.c.at, events.c.received_at, events.c.key, events.c.body, events.c.hash)
    logs: dict[str, list[Event]] = {}
    try:
        async with store.reading() as connection:
            rows = await connection.execute(select(events.c.match, *columns).order_by(events.c.match, events.c.seq))
            for match, *values in rows:
                logs.setdefault(match, []).append(Event(*values))
    finally:
        await store.close()
    for match, log in logs.items():
        verify_chain(match, log)
    return logs


async def compare(ledger: Ledger, address: str) -> Comparison:
    """Look up every acknowledged key in the log."""
    logs = await read_logs(address)
    found: dict[tuple[str, str], list[int]] = {}
    for match, log in logs.items():
        for event in log:
            if event.key is not None:
                found.setdefault((match, event.key.rpartition(":")[2]), []).append(event.seq)
    places = [(found.get((match, key), []), seq) for match, key, seq in ledger.acknowledged]
    return Comparison(
        acknowledged=len(ledger.acknowledged),
        lost=sum(not seqs for seqs, _ in places),
        doubled=sum(len(seqs) > 1 for seqs in found.values()),
        moved=sum(bool(seqs) and seqs[0] != seq for seqs, seq in places),
        sneaked_in=sum(key in found for key in ledger.refused),
        matches=len(logs),
        events=sum(map(len, logs.values())),
    )
