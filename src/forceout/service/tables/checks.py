"""A Solution that a judge has under the lock: what is sealed, and how far it was opened (Guidelines 0, 1, 2).

What is sealed stays here. What leaves is made by the lock alone (`judge/disclosure/`), from what was opened.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from forceout.judge.disclosure.lock import Lock


@dataclass(frozen=True, slots=True)
class Check:
    """One Solution under the lock."""

    number: int
    by: str
    fields: Mapping[str, Any]
    """The question of the judge protocol that all answers come from; it leaves the server by no way."""
    lock: Lock
    shake: int = 0
    """The shake that it is of."""
    is_closed: bool = False


def find(checks: Iterable[Check], number: int) -> Check | None:
    """A check by its number."""
    return next((one for one in checks if one.number == number), None)
