"""How often a promise is tried: a few times in the checks, and as often as trust.md says in its long form."""

import os
from typing import Final

import pytest

IS_LONG: Final = bool(os.environ.get("FORCEOUT_LONG"))


def how_many(promise: str, short: int, long: int) -> int:
    """The count for a promise; FORCEOUT_<PROMISE> names another one."""
    named = os.environ.get(f"FORCEOUT_{promise.upper()}")
    return int(named) if named else (long if IS_LONG else short)


def killed_on(database: str) -> pytest.MarkDecorator:
    """The database that a test of killed servers has in the check; in the long form it has both."""
    both = ["sqlite", "postgresql"]
    return pytest.mark.parametrize("server_to_kill", both if IS_LONG else [database], indirect=True)


def tell(figure: str) -> None:
    """Print a figure that a test has reached; `pytest -s` shows it."""
    print(f"\n{figure}")
