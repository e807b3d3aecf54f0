"""What is tried in every way in the long form, and in the check in one way each."""

import os
from collections.abc import Sequence
from typing import Any

import pytest


def by_turns(names: str | tuple[str, ...], check: Sequence[Any], more: Sequence[Any]) -> pytest.MarkDecorator:
    """Parametrize by what the check tries, so chosen that every way and every case is among it, and in the long form by
    all the rest."""
    return pytest.mark.parametrize(names, [*check, *more] if os.environ.get("FORCEOUT_LONG") == "1" else check)
