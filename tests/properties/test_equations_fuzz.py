"""Whatever is asked about Equations, the judge answers with one JSON object, in a bounded number of steps."""

import json
import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from time import process_time
from typing import Any

import pytest

from forceout.games.equations.readings import FULL_BUDGET, Budget
from forceout.judge.protocol import answer, answer_line
from tests.properties.equations_positions import Question, build_question, random_shake
from tests.properties.equations_reference import Undecided

TEXTS_IN_THE_CHECK = 400
TEXTS_IN_THE_LONG_FORM = 200_000
ALPHABET = "0123456789+-−×xX·÷/*^√v!.%TEi↑()[]{}=:@~> rbgk²³lcmgcfremlog#é\x00\ud800"
SYMBOLS = "0123456789+-×÷*√!.%()"
MOST_BUDGETS = 6
"""Times that one question may start its budget anew: for a sample, for all readings, for each side, for the list."""
BOMBS = (
    *("9*(9*(9*9))", "9!!!!!", "(2*(1÷5)+2*(1÷8))*9", "9*9*9*9*9*9*9*9", "1+" * 500_000 + "1", "(" * 100_000 + "1"),
    *("√" * 900 + "9", "9" + "!" * 900, "×" * 900 + "9", "-".join("987654321" * 10), "÷".join("987654321" * 20)),
    *("*".join("23" * 12), "√".join("23456789" * 6), "(1+2×3-4)" + "×(1+2×3-4)" * 20, "(" * 59 + "1+2×3" + ")" * 59),
    *("×((8!)!+1)", "((9!)!)÷((8!)!)", "√(9!!)-√(8!!)", "2*3√4-5÷6+√7×8*9-1", "9*(0-9*9)", "3√√√√√√√√√√√9"),
)


@contextmanager
def counted_steps() -> Iterator[list[int]]:
    """The steps that are spent inside."""
    spent = [0]
    spend = Budget.spend

    def counting(self: Budget, steps: int) -> None:
        spent[0] += min(steps, FULL_BUDGET)
        spend(self, steps)

    Budget.spend = counting  # type: ignore[method-assign]
    try:
        yield spent
    finally:
        Budget.spend = spend  # type: ignore[method-assign]


def mutated(random: Random, text: str) -> str:
    """A text with some signs left out, put in, doubled or exchanged."""
    for _ in range(random.randint(1, 5)):
        place, end = sorted(random.choices(range(len(text) + 1), k=2))
        text = random.choice(
            (
                text[:place] + text[place + 1 :],
                text[:place] + random.choice(ALPHABET) + text[place:],
                text[:end] + text[place:end] + text[end:],
                text[:place] + text[end:],
                text[:place] + text[place:end][::-1] + text[end:],
            )
        )
    return text


def random_question(random: Random) -> Question:
    """A question about an odd text, or about an odd Goal."""
    question = build_question(random, random_shake(random))
    while question is None:
        question = build_question(random, random_shake(random))
    choice = random.random()
    if choice < 0.6:
        question["solution"] = mutated(random, question["solution"])
    elif choice < 0.75:
        question["solution"] = "".join(random.choices(ALPHABET, k=random.randint(0, 60)))
    elif choice < 0.9:
        question["solution"] = "".join(random.choices(SYMBOLS, k=random.randint(1, 14))) + " = " + question["goal"]
    else:
        question["goal"] = "".join(random.choices("0123456789+-×÷*√~> rbgk", k=random.randint(0, 9)))
    return question


def answers(count: int) -> None:
    """Ask so many random questions, and see that each is answered."""
    random = Random(1516)
    for _ in range(count):
        try:
            question = random_question(random)
        except Undecided:
            continue
        with counted_steps() as spent:
            answered: dict[str, Any] = json.loads(answer_line(json.dumps(question)))
        assert ("error" in answered) != ("correct" in answered), question
        assert spent[0] <= MOST_BUDGETS * FULL_BUDGET, question
        if "correct" in answered:
            assert answered["correct"] == (not answered["violations"]), question
            assert len({one["code"] for one in answered["violations"]}) <= 6, question


def test_every_text_is_answered() -> None:
    answers(TEXTS_IN_THE_CHECK)


@pytest.mark.long
@pytest.mark.skipif(os.environ.get("FORCEOUT_LONG") != "1", reason="the long form is asked for with FORCEOUT_LONG=1")
def test_very_many_texts_are_answered() -> None:
    answers(TEXTS_IN_THE_LONG_FORM)


def bomb_questions(text: str) -> Iterator[Question]:
    """A text as an expression and as a Solution, with the variations that make it worst."""
    variations = [{"name": "factorial"}, {"name": "multiple-operations"}, {"name": "number-of-factors"}]
    rules = {"game": "equations", "division": "junior", "variations": variations}
    yield {"kind": "expression", "text": text, "side": "solution", **rules}
    mat = {"goal": "5", "required": [], "permitted": [], "resources": [], "situation": "forceout"}
    yield {"kind": "solution", "solution": f"{text} = 5", **mat, **rules}


@pytest.mark.parametrize("text", BOMBS, ids=lambda text: text[:20])
def test_bombs_are_answered_in_bounded_steps(text: str) -> None:
    """Equations XIII-C-9-comment."""
    for question in bomb_questions(text):
        with counted_steps() as spent:
            answered = answer(question)
        assert "error" not in answered
        assert spent[0] <= MOST_BUDGETS * FULL_BUDGET


@pytest.mark.long
@pytest.mark.skipif(os.environ.get("FORCEOUT_LONG") != "1", reason="the long form is asked for with FORCEOUT_LONG=1")
@pytest.mark.parametrize("text", BOMBS, ids=lambda text: text[:20])
def test_bombs_take_little_time_and_memory(text: str) -> None:
    for question in bomb_questions(text):
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        started = process_time()
        answer(question)
        took = process_time() - started
        added = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
        print(f"{text[:30]!r}: {took * 1000:.0f} ms, {added / 1024:.0f} MB more")
        assert took < 0.25
        assert added < 64 * 1024
