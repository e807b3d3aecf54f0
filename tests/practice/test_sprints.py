"""Tests of the sprints: every answer is worked out a second time, from what the task says."""

import re
from collections.abc import Callable
from dataclasses import replace
from math import factorial, gcd, lcm
from random import Random

import pytest

from forceout.games.registry import NAMES
from forceout.practice.lessons.on_sets import table
from forceout.practice.registry import drills_of
from forceout.practice.sprints.technique import Keys, Task, Technique, tasks
from forceout.rules.vocabulary import Situation

EVERY = [pytest.param(one, id=f"{game}-{one.name}") for game in NAMES for one in drills_of(game).TECHNIQUES]
WANTED = {
    "equations": {
        "power-remainder",
        "number-of-factors",
        "factorial",
        "base",
        "lcm",
        "gcf",
        "smallest-prime",
        "decimal",
        "root",
    },
    "on-sets": {"how-many", "removed", "null", "complement-difference", "which-pick"},
}


@pytest.mark.parametrize("game", NAMES)
def test_every_technique_of_the_drills_is_there(game: str) -> None:
    assert {one.name for one in drills_of(game).TECHNIQUES} == WANTED[game]


@pytest.mark.parametrize("technique", EVERY)
def test_a_sprint_is_the_same_for_a_seed_and_says_its_steps(technique: Technique) -> None:
    made = tasks(technique, 5, 60)
    assert made == tasks(technique, 5, 60)
    assert made != tasks(technique, 6, 60)
    for task in made:
        assert str(task.question)
        assert task.steps
        assert all(str(step) for step in task.steps)
        assert len(set(map(str, made))) > 1
        if technique.keys is Keys.CHOICE:
            assert task.answer in task.choices
            assert len(set(task.choices)) == len(task.choices)
        elif technique.keys is Keys.COUNT:
            assert 0 <= int(task.answer) <= 10


def numbers(task: Task) -> list[int]:
    """The numbers of a task, as it is read."""
    return [int(one) for one in re.findall(r"\d+", str(task.question))]


def is_prime(number: int) -> bool:
    """Whether nothing divides a number but one and itself."""
    return number > 1 and all(number % one for one in range(2, number))


def worked_out(name: str, given: list[int]) -> int:
    """The answer from the numbers of the question, another way."""
    first, *others = given
    second = others[0] if others else 0
    ways: dict[str, Callable[[], int]] = {
        "power-remainder": lambda: first**second % others[1],
        "number-of-factors": lambda: sum(first % one == 0 for one in range(1, first + 1)),
        "factorial": lambda: factorial(first) // factorial(second),
        "base": lambda: int(str(first), second) if second <= 10 else (first // 10) * second + first % 10,
        "lcm": lambda: lcm(first, second),
        "gcf": lambda: gcd(first, second),
        "smallest-prime": lambda: next(one for one in range(first + 1, 300) if is_prime(one)),
        "decimal": lambda: first * second // 10,
        "root": lambda: next(one for one in range(1, 2000) if one**first == second),
    }
    return ways[name]()


@pytest.mark.parametrize("technique", drills_of("equations").TECHNIQUES, ids=lambda one: one.name)
def test_numbers_come_out(technique: Technique) -> None:
    for task in tasks(technique, 11, 200):
        assert int(task.answer) == worked_out(technique.name, numbers(task)), str(task.question)


def picked(cards: tuple[str, ...], text: str) -> int:
    """How many cards the judge says that a Set-Name picks."""
    position = replace(table("row 1", "BRGY∪∩-'V"), universe=cards)
    shake = position.contested(Situation.IMPOSSIBLE)
    verdict = shake.table.game.ruling(shake, text, None)
    (solution,) = verdict.solutions  # type: ignore[attr-defined]
    (value,) = solution.values
    return int(value)


@pytest.mark.parametrize("name", ["how-many", "complement-difference"])
def test_cards_are_counted_as_the_judge_counts_them(name: str) -> None:
    technique = next(one for one in drills_of("on-sets").TECHNIQUES if one.name == name)
    for task in tasks(technique, 2, 40):
        assert int(task.answer) == picked(task.cards, str(task.question.slots["set"]))


def test_the_choice_picks_exactly_so_many_and_the_others_do_not() -> None:
    technique = next(one for one in drills_of("on-sets").TECHNIQUES if one.name == "which-pick")
    for task in tasks(technique, 2, 20):
        counts = {one: picked(task.cards, one) for one in task.choices}
        assert [one for one in task.choices if counts[one] == task.question.slots["count"]] == [task.answer]


@pytest.mark.parametrize("name", ["removed", "null"])
def test_what_is_removed_is_what_the_judge_removes(name: str) -> None:
    technique = next(one for one in drills_of("on-sets").TECHNIQUES if one.name == name)
    for task in tasks(technique, 2, 30):
        left = picked(task.cards, f"{task.question.slots['restriction']}, V")
        removed = len(task.cards) - left
        assert task.answer == (str(removed) if name == "removed" else "no" if removed else "yes")


def test_techniques_differ_by_their_dice_alone() -> None:
    technique = drills_of("on-sets").TECHNIQUES[0]
    assert technique.make(Random(1)) == technique.make(Random(1))
