"""Readings of the Goal that are factorials of others."""

from random import Random

from forceout.games.equations import values
from forceout.games.equations.values import Number
from forceout.solver.equations.arguments_of_goals import arguments_of, with_their_factorials
from forceout.solver.equations.problem import Target


def test_a_reading_is_followed_by_its_factorials() -> None:
    six = values.integer(6)
    whole = [six, values.factorial(six), values.factorial(values.factorial(six)), values.integer(7)]
    for number in range(20):
        shuffled = list(whole)
        Random(number).shuffle(shuffled)
        found = [one.value for one in with_their_factorials(_targets(shuffled))]
        at = found.index(six)
        assert found[at : at + 3] == whole[:3]


def test_no_reading_is_lost() -> None:
    """Also where there are two of a value, and where a number is its own factorial."""
    small = [values.integer(one) for one in (0, 1, 1, 2, 2, 3, 6, 6, 24, 4, 720, 5)]
    for number in range(60):
        random = Random(number)
        chosen = random.sample(small, random.randint(1, len(small)))
        found = [one.value for one in with_their_factorials(_targets(chosen))]
        assert sorted(map(str, found)) == sorted(map(str, chosen))


def test_what_is_the_factorial_of_no_number_is_known() -> None:
    assert list(arguments_of([values.integer(5), values.integer(120), values.integer(7)])) == [-2.0, 0.0, -2.0]


def _targets(numbers: list[Number]) -> list[Target]:
    return [Target(one, 0, str(one)) for one in numbers]
