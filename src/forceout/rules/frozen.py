"""Frozen states with some fields changed: `dataclasses.replace` in less than half of the time.

A state has dozens of fields and changes several times in an action; the general way, which goes through the
constructor, took half of the engine's time.
"""

from collections.abc import Callable
from dataclasses import fields
from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    # The type checker knows it by this name, and checks the fields.
    from dataclasses import replace as replace
else:

    def replace(state, **changes):
        """A copy of a frozen, slotted dataclass with some fields changed."""
        slots = _slots(type(state))
        changed = object.__new__(type(state))
        for fill, value in zip(slots.fill, slots.read(state)):  # noqa: B905 (they are of one length, and strict is slow)
            fill(changed, value)
        for name, value in changes.items():
            slots.by_name[name](changed, value)
        return changed


class _Slots(NamedTuple):
    """How the fields of a frozen class are read and, in a new object, filled."""

    read: Callable[[Any], tuple[Any, ...]]
    fill: tuple[Callable[[Any, Any], None], ...]
    by_name: dict[str, Callable[[Any, Any], None]]


@lru_cache(maxsize=256)
def _slots(kind: type[Any]) -> _Slots:
    names = [one.name for one in fields(kind)]
    assert not hasattr(kind, "__post_init__"), "nothing is worked out when a state is made"
    read = attrgetter(*names) if len(names) > 1 else lambda state: (getattr(state, names[0]),)
    fill = tuple(getattr(kind, name).__set__ for name in names)
    return _Slots(read, fill, dict(zip(names, fill, strict=True)))
