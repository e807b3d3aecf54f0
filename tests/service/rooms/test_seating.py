"""Who sits together: nobody is left out, nobody twice, nobody alone where that can be helped."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from forceout.service.rooms.seating import sizes_of, tables_of

COUNTS = st.integers(0, 60)
SIZES = st.sampled_from((2, 3))


@given(COUNTS, SIZES)
def test_everybody_has_a_seat_and_few_bots_are_needed(count: int, size: int) -> None:
    sizes = sizes_of(count, size)
    assert sum(sizes) == count
    assert all(0 < one <= size for one in sizes)
    assert len(sizes) == -(-count // size)
    if size == 3 and count >= 2 and count not in (1, 4):
        assert min(sizes, default=2) >= 2


def test_twenty_five_students_sit_at_nine_tables() -> None:
    assert sorted(sizes_of(25, 3)) == [2, 2, 3, 3, 3, 3, 3, 3, 3]


@given(COUNTS, SIZES, st.lists(st.lists(st.integers(1, 70), max_size=3), max_size=5), st.randoms())
def test_a_plan_is_kept_and_the_rest_is_mixed(count: int, size: int, wish: list[list[int]], dice: Random) -> None:
    labels = [f"S{number}" for number in range(1, count + 1)]
    numbers = list(dict.fromkeys(number for one in wish for number in one))
    plan = [[f"S{number}" for number in numbers[start : start + 3]] for start in range(0, len(numbers), 3)]
    seated = tables_of(labels, size, plan, dice)
    assert sorted(label for one in seated for label in one) == sorted(labels)
    assert all(0 < len(one) <= size for one in seated)
    for one in plan:
        here = [label for label in one if label in labels][:size]
        assert not here or any(set(here) <= set(table) for table in seated)
