"""One codec: acts and states as plain JSON, made of the types of their own fields, and read back field by field."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, Final, Union, cast, get_args, get_origin, get_type_hints

from forceout.messages.message import Message
from forceout.tournament.acts import KINDS, OFFICES, SERVER, Act, Entry

LONGEST_TEXT: Final = 400
MOST_THINGS: Final = 20_000
LARGEST_NUMBER: Final = 1 << 53

CANONICAL: Final = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"))


class Unreadable(ValueError):
    """What was sent is no act: where, and why."""

    def __init__(self, where: str, words: Message) -> None:
        super().__init__(where, words)
        self.where = where
        self.words = words

    def __str__(self) -> str:
        return f"{self.where}: {self.words}" if self.where else str(self.words)


def canonical(value: object) -> str:
    """A plain value as the one text that hashes are made of."""
    return CANONICAL.encode(value)


def plain(value: Any) -> Any:
    """A value as what JSON has; fields that are empty where nothing is said are left out."""
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, tuple | list):
        return [plain(one) for one in value]
    if isinstance(value, Mapping):
        return {str(name): plain(one) for name, one in value.items()}
    assert is_dataclass(value)
    printed = {}
    kind: Any = type(value)
    for name, otherwise in _defaults(kind):
        one = getattr(value, name)
        # Only what is empty is left out: another default in a later release may not change what an old log says.
        if one != otherwise or not is_empty(one):
            printed[name] = plain(one)
    return printed


@lru_cache(maxsize=128)
def _defaults(kind: Any) -> tuple[tuple[str, object], ...]:
    return tuple(
        (one.name, one.default_factory() if one.default_factory is not MISSING else one.default) for one in fields(kind)
    )


def print_act(act: Act) -> dict[str, Any]:
    """An act as JSON."""
    return {"do": act.do, **plain(act)}


def print_entry(entry: Entry) -> dict[str, Any]:
    """An entry of the log as JSON."""
    return {"by": entry.by, "office": entry.office, "at": entry.at, "act": print_act(entry.act)}


def read_act(sent: object) -> Act:
    """An act from JSON; raises Unreadable."""
    body = _object(sent, "")
    kind = KINDS.get(str(body.get("do")))
    if kind is None:
        raise Unreadable("do", Message("there-is-no-such-act", name=str(body.get("do"))[:40]))
    return cast(Act, read({name: value for name, value in body.items() if name != "do"}, kind, ""))


def read_entry(sent: object) -> Entry:
    """An entry of the log from JSON; raises Unreadable."""
    body = _object(sent, "")
    by, office, at = body.get("by"), body.get("office"), body.get("at")
    if not isinstance(by, str) or office not in (*OFFICES, SERVER) or not isinstance(at, int) or isinstance(at, bool):
        raise Unreadable("", Message("an-entry-says-who-in-which-office-and-when"))
    return Entry(by, str(office), at, read_act(body.get("act")))


def read(sent: object, kind: Any, where: str) -> Any:
    """A value of a type from JSON; raises Unreadable."""
    origin = get_origin(kind)
    if origin in (UnionType, Union):
        if sent is None and NoneType in get_args(kind):
            return None
        return read(sent, next(one for one in get_args(kind) if one is not NoneType), where)
    if kind is str:
        if not isinstance(sent, str) or len(sent) > LONGEST_TEXT or "\x00" in sent:
            raise Unreadable(where, Message("a-text-of-so-many-characters-belongs-here", longest=LONGEST_TEXT))
        return sent
    if kind is bool:
        if not isinstance(sent, bool):
            raise Unreadable(where, Message("yes-or-no-belongs-here"))
        return sent
    if kind is int:
        if not isinstance(sent, int) or isinstance(sent, bool) or abs(sent) > LARGEST_NUMBER:
            raise Unreadable(where, Message("a-whole-number-belongs-here"))
        return sent
    if origin is tuple:
        if not isinstance(sent, list) or len(sent) > MOST_THINGS:
            raise Unreadable(where, Message("a-list-belongs-here"))
        inner = get_args(kind)[0]
        return tuple(read(one, inner, f"{where}[{number}]") for number, one in enumerate(sent))
    if origin is not None and issubclass(origin, Mapping):
        return {name: read(one, get_args(kind)[1], f"{where}.{name}") for name, one in _object(sent, where).items()}
    return _read_fields(_object(sent, where), kind, where)


def _read_fields(body: Mapping[str, Any], kind: Any, where: str) -> Any:
    hints = _hints(kind)
    for name in body:
        if name not in hints:
            raise Unreadable(f"{where}.{name}".lstrip("."), Message("nothing-of-this-name-belongs-here"))
    for name, otherwise in _defaults(kind):
        if name not in body and otherwise is MISSING:
            raise Unreadable(f"{where}.{name}".lstrip("."), Message("something-is-missing-here"))
    return kind(**{name: read(value, hints[name], f"{where}.{name}".lstrip(".")) for name, value in body.items()})


@lru_cache(maxsize=128)
def _hints(kind: Any) -> Mapping[str, Any]:
    hints = get_type_hints(kind)
    return {one.name: hints[one.name] for one in fields(kind)}


def _object(sent: object, where: str) -> Mapping[str, Any]:
    if not isinstance(sent, dict) or len(sent) > MOST_THINGS or not all(isinstance(name, str) for name in sent):
        raise Unreadable(where, Message("an-object-belongs-here"))
    return sent


def digest(entries: list[Entry]) -> str:
    """The hash of a whole log, entry chained to entry."""
    sofar = ""
    for entry in entries:
        sofar = hashlib.sha256(f"{sofar}{canonical(print_entry(entry))}".encode()).hexdigest()
    return sofar


def is_empty(value: object) -> bool:
    """Whether a field says nothing; 0 says something."""
    return value is None or value is False or (isinstance(value, str | tuple | Mapping) and not value)
