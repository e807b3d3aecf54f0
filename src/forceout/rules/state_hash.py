"""A digest of a state that is the same in every process: what a replay is compared by (trust.md, promise 1)."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from forceout.rules.match_state import Match
from forceout.rules.state import Shake, Table
from forceout.rules.variation import Variation


def state_hash(state: Match | Shake) -> str:
    """The SHA-256 of a state's canonical JSON, in hexadecimal."""
    return hashlib.sha256(canonical_json(state).encode()).hexdigest()


def canonical_json(state: Match | Shake) -> str:
    """Every field of a state, in an order that depends on nothing but the state."""
    return json.dumps(plain(state), ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def plain(value: Any) -> Any:
    """A value of the state as what JSON has: lists, objects, texts, numbers."""
    if value is None or isinstance(value, str | int):
        return value
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, tuple | list):
        return [plain(one) for one in value]
    if isinstance(value, Mapping):
        return {str(name): plain(one) for name, one in value.items()}
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, Table):
        return printed_table(value)
    if isinstance(value, Variation):
        return {"variation": value.name, "filled_in": plain(value.filled_in)}
    assert is_dataclass(value), f"a state holds no {type(value).__name__}"
    return {name: plain(getattr(value, name)) for name in _names(type(value))}


def printed_table(table: Table) -> dict[str, Any]:
    """The table, its game by book and edition."""
    return {
        "game": table.game.book.name,
        "edition": table.game.edition.name,
        "revision": table.game.procedures.revision.name,
        "division": table.division.value,
        "form": table.form.value,
        "players": list(table.players),
        "policing": table.policing.value,
        "judging": table.judging.value,
    }


def _names(kind: type[Any]) -> tuple[str, ...]:
    if kind not in _NAMES:
        _NAMES[kind] = tuple(one.name for one in fields(kind) if one.compare)
    return _NAMES[kind]


_NAMES: dict[type[Any], tuple[str, ...]] = {}
