"""The events of a match: append-only, numbered, each chained to the one before by its hash (trust.md, promise 14)."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from forceout.rules.actions import Action
from forceout.rules.wire import read_line

FIRST_HASH: Final = "0" * 64
"""What the first event of a match is chained to."""
ACTION: Final = "action"
"""The kind of event that is an action of the match."""
UPHELD: Final = "upheld"
"""Whether a claim held, in the event that it makes."""


class BrokenChain(ValueError):
    """A log that was altered: which match, and at which event it shows."""

    def __init__(self, match: str, seq: int, why: str) -> None:
        super().__init__(f"the log of match {match} was altered at event {seq}: {why}")
        self.match = match
        self.seq = seq


@dataclass(frozen=True, slots=True)
class Draft:
    """An event that is not in the log yet."""

    body: Mapping[str, Any]
    at: int
    received_at: int
    key: str | None = None
    action: Action | None = None
    """The action whose line is in the body, where it is at hand."""


class Said(NamedTuple):
    """What an event says, as values."""

    kind: str
    body: Mapping[str, Any]
    """All of it where it is no action."""
    action: Action | None = None
    is_upheld: bool | None = None
    """Whether a claim held, where the action is one."""


@dataclass(frozen=True, slots=True)
class Event:
    """An event as the log keeps it; times are milliseconds since 1970."""

    seq: int
    at: int
    """When it counts as done: the time of receipt, less the delay that the server measured."""
    received_at: int
    key: str | None
    text: str
    hash: str
    _said: Said | None = field(default=None, init=False, compare=False, repr=False)

    @property
    def body(self) -> dict[str, Any]:
        """The event's text, read anew."""
        body: dict[str, Any] = json.loads(self.text)
        return body

    @property
    def said(self) -> Said:
        """What the event says: known from its draft, else read from its text, once."""
        return self._said or self._note(said_of(self.body))

    def _note(self, said: Said) -> Said:
        object.__setattr__(self, "_said", said)
        return said

    @classmethod
    def of(cls, seq: int, draft: Draft, text: str, head_hash: str) -> "Event":
        """A draft as an event of a log, which need not be read again where it was made."""
        event = cls(seq, draft.at, draft.received_at, draft.key, text, head_hash)
        event._note(said_of(draft.body, draft.action))
        return event


def said_of(body: Mapping[str, Any], action: Action | None = None) -> Said:
    """What a body says, with its action where that is at hand."""
    kind = body.get("kind", "")
    if kind != ACTION:
        return Said(kind, body)
    return Said(kind, NOTHING_ELSE, action or read_line(body["line"]), body.get(UPHELD))


NOTHING_ELSE: Final[Mapping[str, Any]] = {"kind": ACTION}


CANONICAL: Final = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"))
CHAINED: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def canonical(body: Mapping[str, Any]) -> str:
    """A body as the one text that its hash is made of."""
    return CANONICAL.encode(body)


def chain_hash(previous: str, match: str, seq: int, at: int, received_at: int, key: str | None, body: str) -> str:
    """The hash of an event: of everything in it and of the hash before."""
    whole = CHAINED.encode([previous, match, seq, at, received_at, key, body])
    return hashlib.sha256(whole.encode()).hexdigest()


def chained(match: str, head: int, head_hash: str, drafts: Iterable[Draft]) -> list[Event]:
    """Drafts as the next events of a log."""
    events = []
    for seq, draft in enumerate(drafts, head + 1):
        text = canonical(draft.body)
        head_hash = chain_hash(head_hash, match, seq, draft.at, draft.received_at, draft.key, text)
        events.append(Event.of(seq, draft, text, head_hash))
    return events


def verify_chain(match: str, events: Iterable[Event]) -> str:
    """The hash at the end of a whole log; raises BrokenChain where it was altered."""
    previous, expected = FIRST_HASH, 1
    for event in events:
        if event.seq != expected:
            raise BrokenChain(match, expected, f"event {event.seq} stands where {expected} should")
        made = chain_hash(previous, match, event.seq, event.at, event.received_at, event.key, event.text)
        if made != event.hash:
            raise BrokenChain(match, event.seq, "its hash does not fit")
        previous, expected = event.hash, expected + 1
    return previous
