"""The whole event as one file, out and in: every act, its digest, and names where somebody wants them."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from forceout.messages.message import Message
from forceout.tournament.acts import Entry
from forceout.tournament.codec import Unreadable, digest, print_entry, read_entry
from forceout.tournament.fold import BrokenLog, folded
from forceout.tournament.state import EventState

FORMAT: Final = 1
LARGEST_FILE: Final = 200_000_000


@dataclass(frozen=True, slots=True)
class EventFile:
    """An event with its log, and what its players are called."""

    entries: tuple[Entry, ...]
    names: Mapping[str, str]
    state: EventState


def print_event(entries: Sequence[Entry], names: Mapping[str, str] | None = None) -> str:
    """An event as a text: a line for each act, so that two files can be compared."""
    whole = {"forceout_event": FORMAT, "digest": digest(list(entries))}
    lines = [json.dumps(print_entry(entry), ensure_ascii=False, sort_keys=True) for entry in entries]
    head = json.dumps(whole, ensure_ascii=False)[:-1]
    printed_names = (
        "" if names is None else f',\n"names": {json.dumps(dict(names), ensure_ascii=False, sort_keys=True)}'
    )
    return f'{head},\n"entries": [\n' + ",\n".join(lines) + f"\n]{printed_names}}}\n"


def event_or_why(text: str) -> EventFile | Unreadable:
    """What `read_event` gives or raises, as a value that comes back from another process."""
    try:
        return read_event(text)
    except Unreadable as why:
        return why


def read_event(text: str) -> EventFile:
    """An event from such a text, folded; raises Unreadable where it is none or was altered."""
    if len(text) > LARGEST_FILE:
        raise Unreadable("", Message("a-file-has-at-most-so-many-characters", most=LARGEST_FILE))
    try:
        whole: Any = json.loads(text)
    except (ValueError, RecursionError):
        raise Unreadable("", Message("this-is-no-file-of-an-event")) from None
    if (
        not isinstance(whole, dict)
        or whole.get("forceout_event") != FORMAT
        or not isinstance(whole.get("entries"), list)
    ):
        raise Unreadable("", Message("this-is-no-file-of-an-event"))
    entries = []
    for number, sent in enumerate(whole["entries"], 1):
        try:
            entries.append(read_entry(sent))
        except Unreadable as why:
            raise Unreadable(f"entry {number} {why.where}".rstrip(), why.words) from None
    if whole.get("digest") != digest(entries):
        raise Unreadable("digest", Message("the-file-was-altered"))
    names = whole.get("names") or {}
    if not isinstance(names, dict) or not all(isinstance(name, str) for name in names.values()):
        raise Unreadable("names", Message("names-are-texts-by-player"))
    try:
        return EventFile(tuple(entries), names, folded(entries))
    except BrokenLog as why:
        raise Unreadable(f"entry {why.number}", why.objection.words) from None
