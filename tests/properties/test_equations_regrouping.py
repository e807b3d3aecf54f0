"""Proofs of ambiguity in Equations agree with trees that are all written out (Equations VII-C-5-c)."""

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from random import Random

import pytest

from tests.games.equations.table import Table

CASES_IN_THE_CHECK = 400
CASES_IN_THE_LONG_FORM = 20_000
ROOTS = {0: 0, 1: 1, 4: 2, 9: 3}
"""The digits whose root Elementary allows."""
Span = tuple[int, int]
Tree = tuple[frozenset[Span], Fraction | None]
"""What one reading keeps together, and its value, None where it is illegal."""


def operate(sign: str, left: Fraction | None, right: Fraction | None) -> Fraction | None:
    if left is None or right is None or (sign == "÷" and right == 0):
        return None
    return {"+": left + right, "-": left - right, "×": left * right}[sign] if sign != "÷" else left / right


def spans_of(text: str) -> Counter[Span]:
    """The written groups, by the symbols that they hold."""
    found: Counter[Span] = Counter()
    opened: list[int] = []
    count = 0
    for character in text:
        if character == "(":
            opened.append(count)
        elif character == ")":
            found[opened.pop(), count - 1] += 1
        else:
            count += 1
    return found


def trees(symbols: Sequence[str], first: int, last: int, groups: Sequence[Span]) -> Iterator[Tree]:
    """Every reading of some symbols: a root covers the digit or the group right behind it, the rest is free."""
    span = frozenset({(first, last)})
    if first == last:
        if symbols[first].isdigit():
            yield span, Fraction(symbols[first])
        return
    if symbols[first] == "√" and (first + 1 == last or (first + 1, last) in groups):
        for kept, value in trees(symbols, first + 1, last, groups):
            root = ROOTS.get(int(value)) if value is not None and value.denominator == 1 else None
            yield span | kept, None if root is None else Fraction(root)
    for place in range(first + 1, last):
        if symbols[place] in "+-×÷":
            for left, one in trees(symbols, first, place - 1, groups):
                for right, other in trees(symbols, place + 1, last, groups):
                    yield span | left | right, operate(symbols[place], one, other)


def is_proof(text: str, copy: str, goal: Fraction) -> bool:
    """What the rule says of a copy, in so many words."""
    written, copied = spans_of(text), spans_of(copy)
    symbols = [character for character in text if character not in "()"]
    if written - copied:
        return False
    added = {span for span in copied if span not in written and span[0] != span[1]} - {(0, len(symbols) - 1)}
    readings = [tree for tree in trees(symbols, 0, len(symbols) - 1, list(written)) if written.keys() <= tree[0]]
    shown = [value for kept, value in readings if added <= kept]
    if not added or not shown:
        return False
    legal = [value for value in shown if value is not None]
    if not legal:
        return all(value is None for _, value in readings)
    return goal not in legal


def random_run(dice: Random) -> str:
    """Digits with signs between them, some with a root, sometimes a group."""
    parts = ["√" * dice.choice([0, 0, 0, 1]) + dice.choice("0123459") for _ in range(dice.randint(3, 4))]
    if dice.random() < 0.4:
        place = dice.randrange(len(parts) - 1)
        parts[place : place + 2] = [
            dice.choice(["", "", "√"]) + f"({parts[place]}{dice.choice('+-×÷')}{parts[place + 1]})"
        ]
    return parts[0] + "".join(dice.choice("+-×÷") + part for part in parts[1:])


def with_brackets(dice: Random, text: str, pairs: int) -> str | None:
    """A copy with more groups anywhere, sometimes with the written ones left out; None where they do not nest."""
    if dice.random() < 0.15:
        text = text.replace("(", "").replace(")", "")
    for _ in range(pairs):
        start, end = sorted(dice.sample(range(len(text) + 1), 2))
        text = f"{text[:start]}({text[start:end]}){text[end:]}"
    depth, before = 0, ""
    for character in text:
        depth += (character == "(") - (character == ")")
        if depth < 0 or before + character == "()":
            return None
        before = character
    return text


def cases() -> int:
    return CASES_IN_THE_LONG_FORM if os.environ.get("FORCEOUT_LONG") == "1" else CASES_IN_THE_CHECK


@pytest.mark.parametrize("seed", [1, 2])
def test_equations_VII_C_5_c_a_copy_proves_what_its_trees_show(seed: int) -> None:
    """Equations VII-B-6, VII-B-6-b-i, VII-C-5-c-examples."""
    dice, table = Random(seed), Table()
    outcomes: Counter[bool] = Counter()
    while outcomes.total() < cases():
        text = random_run(dice)
        copy = with_brackets(dice, text, dice.randint(1, 3))
        if copy is None or any(pair in copy for pair in ("√)", "√+", "(+", "(-", "(×", "(÷", "+)", "-)", "×)", "÷)")):
            continue
        symbols = [character for character in text if character not in "()"]
        everything = trees(symbols, 0, len(symbols) - 1, list(spans_of(text)))
        values = [value for _, value in everything if value is not None and value in range(10)]
        goal = dice.choice([*values, Fraction(7)])
        if is_glued(copy):
            continue
        proved = table.proves(f"{text} = {goal}", copy, goal=str(goal), division="elementary")
        assert proved == is_proof(text, copy, goal), f"{text} = {goal} as {copy}"
        outcomes[proved] += 1
    assert min(outcomes[True], outcomes[False]) > cases() // 20


def is_glued(copy: str) -> bool:
    """Whether a group stands beside a number with no sign between, which is no expression."""
    return any(
        (one.isdigit() and other in "(√") or (one == ")" and (other.isdigit() or other in "(√"))
        for one, other in pairwise(copy)
    )
