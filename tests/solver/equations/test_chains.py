"""Chains of one sign that end by themselves: by the theorem of `chains.py`, and by positions that need long ones."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from forceout.games.equations import values
from forceout.games.equations.values import Number, Undefined
from forceout.games.equations.variations.general_rule import whole_square_root
from forceout.games.equations.variations.smallest_prime import next_prime
from forceout.judge.protocol.answer import answer
from forceout.solver.equations.chains import ENDING
from forceout.solver.equations.compiled_search import IS_COMPILED

ASKED: dict[str, Any] = {"kind": "solve", "game": "equations", "situation": "forceout", "budget_ms": 20_000}
ENGINES = ["1", pytest.param("0", marks=pytest.mark.skipif(not IS_COMPILED, reason="no kernel"))]


def name_of(step: Any) -> str:
    """What a step is called, the same in every process."""
    return str(step.__name__)


@pytest.mark.parametrize("apply", sorted(ENDING, key=name_of), ids=name_of)
def test_every_chain_ends(apply: Any) -> None:
    random = Random(5)
    starts = [Fraction(number) for number in range(-30, 700)]
    starts += [Fraction(random.randint(-900, 900), random.randint(1, 30)) for _ in range(100)] + [Fraction(2**40)]
    longest = 0
    for start in starts:
        value: Number = values.rational(start.numerator, start.denominator)
        seen: set[Number] = set()
        while value not in seen:
            seen.add(value)
            try:
                value = apply(value)
            except Undefined:
                break
        longest = max(longest, len(seen))
    most = {values.number_of_factors: 8, next_prime: 50, whole_square_root: 8}[apply]
    assert 2 < longest < most


@pytest.mark.parametrize("pure", ENGINES)
@pytest.mark.parametrize(
    ("division", "variations", "mat", "goal", "exists"),
    [
        # Four roots where one cube is a √: 2 + 2 + 3 + 3.
        ("elementary", ["multiple-operations"], "4 4 9 9 + √", "10", True),
        ("elementary", ["multiple-operations"], "4 9 + √", "12", False),
        ("elementary", ["multiple-operations"], "4 9 + √", "11", True),
        # 97 is the 24th prime above 2.
        ("elementary", ["multiple-operations", "smallest-prime"], "2 ×", "97", True),
        ("elementary", ["multiple-operations", "smallest-prime"], "2 ×", "98", False),
        ("middle", ["multiple-operations", "number-of-factors"], "8 9 × +", "7", True),
        ("middle", ["multiple-operations", "number-of-factors"], "8 9 ×", "71", False),
    ],
)
def test_long_chains_are_found_and_short_ones_are_enough(
    division: str,
    variations: list[str],
    mat: str,
    goal: str,
    exists: bool,
    pure: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("FORCEOUT_PURE", pure)
    chosen = [{"name": name} for name in variations]
    asked = {"division": division, "variations": chosen, "required": mat.split(), "goal": goal}
    for season in ("even", "odd"):
        found = answer(ASKED | asked | {"season": season})
        if "error" not in found:
            assert found["exists"] is exists, found
            return
    pytest.fail("no season has these variations")
