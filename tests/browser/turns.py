"""What is tried in every way in the long form, and in the check in one way each."""

import os
from collections.abc import Sequence
from typing import Any, Final

import pytest

IS_LONG: Final = os.environ.get("FORCEOUT_LONG") == "1"


def by_turns(names: str | tuple[str, ...], check: Sequence[Any], more: Sequence[Any]) -> pytest.MarkDecorator:
    """Parametrize by what the check tries, so chosen that every way and every case is among it, and in the long form by
    all the rest."""
    return pytest.mark.parametrize(names, [*check, *more] if IS_LONG else check)


def is_its_turn(place: int, which: int, of: int = 2) -> bool:
    """Whether what stands at some place of a list is looked at by this one of so many; in the long form by each."""
    return IS_LONG or place % of == which
