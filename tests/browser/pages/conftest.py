"""Guests and tables that are let go of when a test ends."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

import pytest

from tests.browser.pages.http_guest import HttpGuest
from tests.browser.pages.staging import Staged


class Enter(Protocol):
    """Lets a guest in."""

    def __call__(self, nickname: str) -> HttpGuest:
        """A new guest of this name."""


class Stage(Protocol):
    """Sets up tables."""

    def __call__(self, settings: Mapping[str, Any], names: Sequence[str] = ...) -> Staged:
        """A table whose seats are all played by script."""


@pytest.fixture
def enter(address: str) -> Iterator[Enter]:
    """Lets guests in."""
    entered: list[HttpGuest] = []

    def let_in(nickname: str) -> HttpGuest:
        entered.append(HttpGuest.enter(address, nickname))
        return entered[-1]

    yield let_in
    for guest in entered:
        guest.close()


@pytest.fixture
def stage(address: str) -> Iterator[Stage]:
    """Sets up tables."""
    opened: list[Staged] = []

    def set_up(settings: Mapping[str, Any], names: Sequence[str] = ("Maya", "Theo")) -> Staged:
        opened.append(Staged.open(address, settings, names))
        return opened[-1]

    yield set_up
    for table in opened:
        table.close()
