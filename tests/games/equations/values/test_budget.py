"""Bombs: each ends in a value, a refusal or unverifiable, and the work is estimated before it is done."""

import pytest

from forceout.games.equations import values
from forceout.games.equations.values import Stopped, Undefined, Unverifiable, limits, meter, number
from forceout.messages.message import Message
from tests.games.equations.values.values_notation import read

BOMBS = {
    "tower(9, 9, 9, 9)": "≈huge",
    "tower(9, 9, 9, 9, 9, 9, 9, 9, 9)": "≈huge",
    "tower(9, 9, 9, 9) / tower(9, 9, 9, 9)": "1",
    "fac(9, 5)": "≈huge",
    "fac(9, 2)": "≈1.60971440041e1859933",
    "(root(5, 2) + root(8, 2))**49": "≈1.42760888429e17",
    "V(99)**(V(99)**99) + 1": "≈huge",
    "V(99)**(V(99)**99) + 1 - V(99)**(V(99)**99)": "1",
    "1/tower(9, 9, 9)": "≈2.33576766087e-369693100",
    "log(tower(9, 9, 9, 9), 3)": "≈8.56249546351e369693099",
    "log(fac(9, 4), 9)": "≈huge",
    "root(97, 2) + root(89, 3) + root(83, 5) + root(79, 7) + root(73, 11) + root(71, 13)": "≈6.13428943306",
    "(root(97, 2) + root(89, 3) + root(83, 5) + root(79, 7) + root(73, 11) + root(71, 13))**9": "≈12299242.6664",
    "(sqrt(2) + cbrt(3))**q(1, 5)": "≈1.23357546974",
    "((((sqrt(2) + cbrt(3))**q(1, 5) + 1)**q(1, 5) + 2)**q(1, 5) + 3)**q(1, 5)": "≈1.33622498994",
    "(1 + sqrt(2))**tower(9, 9, 9)": "≈huge",
    "V(-3)**tower(9, 9, 9, 9)": "≈-huge",
    "root(tower(9, 9, 9, 9), 2)": "≈1",
    "V(123456789)**987654321": "≈4.3395660801e7991619730",
}


@pytest.mark.parametrize("text", BOMBS)
def test_a_bomb_has_a_value(text: str) -> None:
    assert values.text(read(text)) == BOMBS[text]


def test_the_factors_of_8_double_factorial_plus_one_are_unverifiable() -> None:
    with pytest.raises(Unverifiable):
        values.number_of_factors(read("fac(8, 2) + 1"))


def test_a_number_is_never_written_out_beyond_its_limit() -> None:
    large = read("V(10)**10000")
    assert isinstance(large, number.Sum)
    assert len(large.label) < 100
    assert values.residue(large, 7) == pow(10, 10000, 7)


def test_work_beyond_the_budget_is_refused_before_it_is_done() -> None:
    @meter.metered
    def charge_too_much() -> None:
        meter.charge(limits.MOST_STEPS)
        meter.charge(1)
        raise AssertionError("the work was done")

    with pytest.raises(Unverifiable):
        charge_too_much()


def test_work_is_stopped_once_nobody_waits_for_it() -> None:
    asked: list[bool] = []

    def is_over() -> bool:
        asked.append(len(asked) >= 5)
        return asked[-1]

    power = "(root(97, 2) + root(89, 3) + root(83, 5) + root(79, 7) + root(73, 11) + root(71, 13))**9"
    with meter.stopped_when(is_over), pytest.raises(Stopped):
        values.text(read(power))
    assert asked[-1]
    assert values.text(read(power)) == BOMBS[power]


def test_a_sum_too_large_for_its_label_is_refused() -> None:
    terms = " + ".join(f"sqrt({n})" for n in range(10**9, 10**9 + 4 * limits.MOST_TERMS))
    with pytest.raises(Unverifiable):
        read(terms)


def test_a_question_out_of_reach_is_answered_with_none() -> None:
    assert values.residue(read("tower(9, 9, 9)"), 1 << 80) is None
    assert values.compare(read("i"), read("V(1)")) is None


def test_the_same_question_always_gets_the_same_answer() -> None:
    for text in BOMBS:
        assert read(text) == read(text)


def test_an_exception_says_why_and_where() -> None:
    assert str(Undefined(Message("there-is-no-zeroth-root"), "III-C-2-a")) == "there is no zeroth root (III-C-2-a)"
    assert str(Unverifiable(Message("the-sum-has-too-many-terms")).reason) == "the sum has too many terms"
