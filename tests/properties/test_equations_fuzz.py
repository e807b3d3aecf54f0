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

from forceout.games.equations.readings.reading import FULL_BUDGET, Budget
from forceout.judge.protocol.answer import answer, answer_line
from tests.properties.equations_positions import Question, build_question, random_shake
from tests.properties.equations_reference import Undecided

TEXTS_IN_THE_CHECK = 1_500
TEXTS_IN_THE_LONG_FORM = 1_000_000
TEXTS_FROM_ONE = 40
"""Texts that are made from one question, since the questions take longer to build than to answer."""
ALPHABET = "0123456789+-−×xX·÷/*^√v!.%TEi↑()[]{}=:@~> rbgk²³lcmgcfremlog#é\x00\ud800"
SYMBOLS = "0123456789+-×÷*√!.%()"
MOST_BUDGETS = 6
"""Times that one question may start its budget anew: for a sample, for all readings, for each side, for the list."""
BOMBS = (
    *(
        "9*(9*(9*9))",
        "9!!!!!",
        "(2*(1÷5)+2*(1÷8))*9",
        "(2*(1÷5)+2*(1÷8))*(7×7)",
        "9*9*9*9*9*9*9*9",
        "1+" * 500_000 + "1",
        "(" * 100_000 + "1",
    ),
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


def base_question(random: Random) -> Question:
    """A question about an Equation that the reference could build, right or nearly."""
    while True:
        try:
            question = build_question(random, random_shake(random))
        except Undecided:
            continue
        if question is not None:
            return question


def odd_question(random: Random, base: Question) -> Question:
    """A question about an odd text, or about an odd Goal."""
    choice = random.random()
    if choice < 0.6:
        return base | {"solution": mutated(random, base["solution"])}
    if choice < 0.75:
        return base | {"solution": "".join(random.choices(ALPHABET, k=random.randint(0, 60)))}
    if choice < 0.9:
        text = "".join(random.choices(SYMBOLS, k=random.randint(1, 14)))
        return base | {"solution": f"{text} = {base['goal']}"}
    return base | {"goal": "".join(random.choices("0123456789+-×÷*√~> rbgk", k=random.randint(0, 9)))}


def answers(count: int, seed: int = 1516) -> tuple[float, Question]:
    """Ask so many random questions, see that each is answered, and tell the slowest with its seconds."""
    random = Random(seed)
    slowest: tuple[float, Question] = (0.0, {})
    base = base_question(random)
    for number in range(count):
        if number % TEXTS_FROM_ONE == 0:
            base = base_question(random)
        question = odd_question(random, base)
        line = json.dumps(question)
        started = process_time()
        with counted_steps() as spent:
            answered: dict[str, Any] = json.loads(answer_line(line))
        slowest = max(slowest, (process_time() - started, question), key=lambda one: one[0])
        assert ("error" in answered) != ("correct" in answered), question
        assert spent[0] <= MOST_BUDGETS * FULL_BUDGET, question
        if "correct" in answered:
            assert answered["correct"] == (not answered["violations"]), question
            assert len({one["code"] for one in answered["violations"]}) <= 6, question
    return slowest


def test_every_text_is_answered() -> None:
    answers(TEXTS_IN_THE_CHECK)


@pytest.mark.long
@pytest.mark.skipif(os.environ.get("FORCEOUT_LONG") != "1", reason="the long form is asked for with FORCEOUT_LONG=1")
def test_very_many_texts_are_answered() -> None:
    seconds, question = answers(TEXTS_IN_THE_LONG_FORM, seed=2015)
    print(f"{TEXTS_IN_THE_LONG_FORM} texts; the slowest took {seconds * 1000:.1f} ms: {question}")


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
