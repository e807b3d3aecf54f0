"""The last sign by sizes: whatever pair of numbers comes to the Goal is among those that are tried."""

from math import isfinite
from random import Random

import pytest

from forceout.games.equations import values
from forceout.games.equations.language.operations import square_root
from forceout.games.equations.values import Number, Undefined
from forceout.solver.equations.enclosed_numbers import of_number
from forceout.solver.equations.meeting_sizes import FOR_LEFT, FOR_RIGHT, BySize, sought, under_roots
from forceout.solver.equations.sizes_of_numbers import BETWEEN, Interval, ends_of_family, size_of


def some_number(random: Random) -> Number:
    """A fraction, now and then a huge or a tiny one, or a root."""
    top = values.integer(random.choice((0, 1, 2, 3, 7, -4, 10**12, -(10**7), 10**400, random.randint(-99, 99))))
    bottom = values.integer(random.choice((1, 1, 1, 2, 3, 9, 10**6, random.randint(1, 99))))
    made = values.divide(top, bottom)
    return square_root(made) if random.random() < 0.2 and values.sign(made) == 1 else made


def holds(size: Interval | None, value: Number) -> bool:
    """Whether floats enclose a number."""
    if size is None:
        return True
    return not (isfinite(size[0]) and values.compare(value, _exact(size[0])) == -1) and not (
        isfinite(size[1]) and values.compare(value, _exact(size[1])) == 1
    )


def _exact(end: float) -> Number:
    top, bottom = end.as_integer_ratio()
    return values.divide(values.integer(top), values.integer(bottom))


@pytest.mark.parametrize("apply", BETWEEN, ids=lambda one: one.__name__)
def test_what_a_sign_makes_lies_between_the_floats_made(apply: object) -> None:
    random = Random(str(getattr(apply, "__name__", "")))
    made = 0
    assert callable(apply)
    for _ in range(400):
        left, right = some_number(random), values.integer(random.choice((-3, -1, 0, 1, 2, 5, random.randint(1, 40))))
        if random.random() < 0.5:
            left, right = right, left if apply not in (values.power, values.root) else some_number(random)
        if apply in (values.power, values.root) and max(abs(_near(one)) for one in (left, right)) > 1e6:
            continue
        try:
            value = apply(left, right)
        except (Undefined, values.Unverifiable):
            continue
        left_size, right_size = size_of(left), size_of(right)
        assert left_size is not None
        assert right_size is not None
        assert holds(BETWEEN[apply](left_size, right_size), value), (left, right)
        made += 1
    assert made > 100


def _near(value: Number) -> float:
    size = size_of(value)
    assert size is not None
    return size[1]


@pytest.mark.parametrize("apply", FOR_RIGHT, ids=lambda one: one.__name__)
def test_no_pair_that_comes_to_the_goal_is_left_out(apply: object) -> None:
    random = Random(str(getattr(apply, "__name__", "")))
    assert callable(apply)
    tried = 0
    for _ in range(10):
        numbers = list({some_number(random) for _ in range(40)})
        ordered = BySize(numbers)
        for left in numbers[:10]:
            for right in numbers[:10]:
                try:
                    goal = ends_of_family(of_number(apply(left, right)))
                except Undefined:
                    continue
                for solved, known, wanted in ((FOR_RIGHT, left, right), (FOR_LEFT, right, left)):
                    size = size_of(known)
                    assert size is not None
                    found = set(ordered.within([sought(solved[apply], size, goal)]))
                    assert wanted in found, (left, right)
                    tried += len(found) < len(numbers)
    assert tried > 300


def test_roots_without_end_come_to_a_goal_only_from_where_is_looked() -> None:
    random = Random(5)
    for _ in range(300):
        value = values.divide(values.integer(random.randint(1, 5000)), values.integer(random.randint(1, 500)))
        root: Number = value
        for _ in range(random.randint(0, 5)):
            root = square_root(root)
        low, high = under_roots(ends_of_family(of_number(root)))
        size = size_of(value)
        assert size is not None
        assert low <= size[1]
        assert size[0] <= high
