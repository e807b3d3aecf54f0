"""Proofs of ambiguity in On-Sets agree with trees that are all written out (On-Sets VII-C-5-c)."""

import itertools
import os
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

import pytest

from tests.games.on_sets.table import CARDS, EDITIONS, Table
from tests.properties.test_equations_regrouping import Span, spans_of, with_brackets

CASES_IN_THE_CHECK = 400
CASES_IN_THE_LONG_FORM = 20_000
DEALT = tuple(frozenset(card.replace("-", "")) for card in CARDS.split())
Cards = frozenset[int]
Tree = tuple[frozenset[Span], Cards]
"""What one reading keeps together, and the cards that it picks."""


def trees(symbols: Sequence[str], first: int, last: int, groups: Sequence[Span]) -> Iterator[Tree]:
    """Every reading of some symbols: ' covers the color or the group right before it, the rest is free."""
    span = frozenset({(first, last)})
    if first == last:
        if symbols[first] in "BRGY":
            yield span, frozenset(place for place, card in enumerate(DEALT) if symbols[first] in card)
        return
    if symbols[last] == "'" and is_one_set(symbols, first, last - 1, groups):
        for kept, picked in trees(symbols, first, last - 1, groups):
            yield span | kept, frozenset(range(len(DEALT))) - picked
    for place in range(first + 1, last):
        if symbols[place] in "∪∩-":
            for left, one in trees(symbols, first, place - 1, groups):
                for right, other in trees(symbols, place + 1, last, groups):
                    picked = {"∪": one | other, "∩": one & other, "-": one - other}[symbols[place]]
                    yield span | left | right, picked


def is_one_set(symbols: Sequence[str], first: int, last: int, groups: Sequence[Span]) -> bool:
    """Whether these are a color or a group, with every ' behind it."""
    if first == last or (first, last) in groups:
        return True
    return symbols[last] == "'" and is_one_set(symbols, first, last - 1, groups)


def is_proof(text: str, copy: str, goal: int) -> bool:
    """What the rule says of a copy, in so many words."""
    written, copied = spans_of(text), spans_of(copy)
    symbols = [character for character in text if character not in "()"]
    if written - copied:
        return False
    added = {span for span in copied if span not in written} - {(0, len(symbols) - 1)}
    # A color in brackets, with its ' or without, is what it is without them.
    added -= {(one, other) for one, other in added if set(symbols[one + 1 : other + 1]) <= {"'"}}
    readings = [tree for tree in trees(symbols, 0, len(symbols) - 1, list(written)) if written.keys() <= tree[0]]
    shown = {len(picked) for kept, picked in readings if added <= kept}
    return bool(added) and bool(shown) and goal not in shown


def random_run(dice: Random) -> str:
    """Colors with signs between them, some with a ', sometimes a group."""
    parts = [dice.choice("BRGY") + "'" * dice.choice([0, 0, 0, 1, 2]) for _ in range(dice.randint(3, 5))]
    if dice.random() < 0.5:
        place = dice.randrange(len(parts) - 1)
        group = f"({parts[place]}{dice.choice('∪∩-')}{parts[place + 1]})"
        parts[place : place + 2] = [group + dice.choice(["", "", "'"])]
    return parts[0] + "".join(dice.choice("∪∩-") + part for part in parts[1:])


def makes_sense(copy: str) -> bool:
    """Whether brackets stand where a set begins and ends."""
    return not any(
        (one == "(" and other not in "BRGY(") or (one in "∪∩-" and other == ")") or (one in "BRGY)'" and other == "(")
        for one, other in itertools.pairwise(copy)
    ) and not any(one == ")" and other in "BRGY" for one, other in itertools.pairwise(copy))


@pytest.mark.parametrize("edition", EDITIONS, ids=[edition.name for edition in EDITIONS])
def test_on_sets_VII_C_5_c_a_copy_proves_what_its_trees_show(edition: object) -> None:
    """On-Sets VII-B-6-b."""
    cases = CASES_IN_THE_LONG_FORM if os.environ.get("FORCEOUT_LONG") == "1" else CASES_IN_THE_CHECK
    table = next(Table(one) for one in EDITIONS if one is edition)
    dice = Random(table.edition.name)
    outcomes: Counter[bool] = Counter()
    while outcomes.total() < cases:
        text = random_run(dice)
        copy = with_brackets(dice, text, dice.randint(1, 3))
        if copy is None or not makes_sense(copy):
            continue
        symbols = [character for character in text if character not in "()"]
        sizes = [len(picked) for _, picked in trees(symbols, 0, len(symbols) - 1, list(spans_of(text)))]
        goal = dice.choice([*(size for size in sizes if 0 < size <= 5), 5])
        proved = table.proves(text, copy, goal=f"row {goal}")
        assert proved == is_proof(text, copy, goal), f"{text} for {goal} as {copy}"
        outcomes[proved] += 1
    assert min(outcomes[True], outcomes[False]) > cases // 20
