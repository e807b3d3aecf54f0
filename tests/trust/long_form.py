"""How often a promise is tried: a few times in the checks, and as often as trust.md says in its long form."""

import os
from typing import Final

IS_LONG: Final = bool(os.environ.get("FORCEOUT_LONG"))


def how_many(promise: str, short: int, long: int) -> int:
    """The count for a promise; FORCEOUT_<PROMISE> names another one."""
    named = os.environ.get(f"FORCEOUT_{promise.upper()}")
    return int(named) if named else (long if IS_LONG else short)


def tell(figure: str) -> None:
    """Print a figure that a test has reached; `pytest -s` shows it."""
    print(f"\n{figure}")
