"""What the kernel of Equations must not call impossible, asked of it directly."""

from types import ModuleType
from typing import Final

import pytest

NOTHING: Final = bytes(16)


@pytest.fixture
def kernel() -> ModuleType:
    """The kernel, where it was built."""
    found: ModuleType = pytest.importorskip("forceout.solver.kernel._equations")
    return found


def packed(*counts: int) -> bytes:
    """Counts of cubes as the kernel takes them."""
    return sum(count << 5 * place for place, count in enumerate(counts)).to_bytes(16, "little")


def candidates(kernel: ModuleType, sign: str, left: int, right: int, target: int) -> tuple[int, list[tuple[int, ...]]]:
    """How a search with one sign and two numbers ends when nobody accepts anything, and what it asked about."""
    asked: list[tuple[int, ...]] = []
    outcome, _ = kernel.search(
        3,
        packed(1, 1, 1),
        packed(1, 1, 1),
        packed(1, 1, 1),
        NOTHING,
        NOTHING,
        -1,
        0,
        ((left, 1, packed(1), 1, False), (right, 1, packed(0, 1), 1, False)),
        ((getattr(kernel, sign), packed(0, 0, 1), 0, 1, 0),),
        ((kernel.RATIONAL, target, 1, 0.0, 0.0, NOTHING),),
        1000,
        lambda codes, number: asked.append(codes),
        lambda *arguments: True,
        lambda *arguments: None,
        lambda *arguments: None,
        lambda nodes: False,
    )
    return outcome, asked


@pytest.mark.parametrize(
    ("sign", "left", "right", "target"),
    [
        ("WHOLE_ROOT", 61, 2**61, 2),
        ("WHOLE_ROOT", 60, 2**60, 2),
        ("ROOT", 61, 2**61, 2),
        ("POWER", 2, 61, 2**61),
        ("LOGARITHM", 2**61, 2, 61),
    ],
)
def test_what_is_equal_is_asked_about(kernel: ModuleType, sign: str, left: int, right: int, target: int) -> None:
    _, asked = candidates(kernel, sign, left, right, target)
    assert (0, 1, -1) in asked


def test_what_differs_is_called_impossible_without_asking(kernel: ModuleType) -> None:
    for sign, left, right, target in (("WHOLE_ROOT", 60, 2**60, 3), ("POWER", 2, 61, 3), ("LOGARITHM", 9, 2, 3)):
        assert candidates(kernel, sign, left, right, target) == (kernel.EXHAUSTED, [])


def test_what_may_be_large_is_not_lost_beside_what_is_larger(kernel: ModuleType) -> None:
    """An interval around zero may reach nearly as far as a number beside it that is too large for a double."""
    signs = ("POWER", "FACTORS", "ADD")
    sums: list[tuple[int, int, int]] = []
    used = [packed(*(int(place == one) for one in range(6))) for place in range(6)]
    everything = packed(1, 1, 1, 1, 1, 1)

    def resolve(way: tuple[int, int, int]) -> tuple[tuple[int, int, int, float, float], ...] | None:
        if signs[way[0]] == "FACTORS":
            return ((kernel.LINEAR, 0, 1, -3e260, 3e260),)
        if signs[way[0]] == "ADD":
            sums.append(way)
        return None

    outcome, _ = kernel.search(
        6,
        everything,
        everything,
        everything,
        NOTHING,
        NOTHING,
        -1,
        0,
        # How many factors the third has is too much for the kernel, so it asks, and is told of an interval.
        tuple((one, 1, used[place], 1, False) for place, one in enumerate((2, 867, 1_000_000_007 * 1_000_000_009))),
        tuple((getattr(kernel, sign), used[place], 0, 1, 0) for place, sign in enumerate(signs, start=3)),
        # 2^867 is e^600.96, and with 3e260 more it is e^601.23.
        ((kernel.HUGE_POSITIVE, 0, 1, 601.2, 601.3, NOTHING),),
        1000,
        lambda codes, number: False,
        lambda *arguments: True,
        resolve,
        lambda *arguments: False,
        lambda nodes: False,
    )
    assert sums
    assert outcome == kernel.BLURRED
