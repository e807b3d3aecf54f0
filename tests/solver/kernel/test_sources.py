"""Tests that the kernels are built from all their files, and that Python and C have the same numbers."""

import math
import shutil
import subprocess
import sysconfig
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from forceout.games.equations.language.notation import LONGEST_WRITING
from forceout.games.equations.values import limits
from forceout.solver.equations import compiled_search, complex_search
from forceout.solver.equations import problem as equations_problem
from forceout.solver.on_sets import problem as on_sets_problem

ROOT: Final = Path(__file__).parents[3]
KERNEL: Final = ROOT / "src" / "forceout" / "solver" / "kernel"
MOST_LINES: Final = 400
GAMES: Final = ("on_sets", "equations")
COMPILER: Final = shutil.which("gcc") or shutil.which("cc")


def extension(game: str) -> dict[str, Any]:
    """How an extension is built."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (found,) = (one for one in settings["tool"]["setuptools"]["ext-modules"] if one["name"].endswith(f"kernel._{game}"))
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_an_extension_is_built_from_all_its_files_and_where_none_can_be_built_is_left_out(game: str) -> None:
    built = extension(game)
    assert sorted([*built["sources"], *built["depends"]]) == sorted(
        path.relative_to(ROOT).as_posix() for path in (KERNEL / "common.h", *(KERNEL / game).glob("*.[ch]"))
    )
    assert built["optional"] is True


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_of_a_kernel_is_all_its_parts_and_each_part_compiles_by_itself(game: str) -> None:
    whole = KERNEL / game / "whole.c"
    parts = sorted(set((KERNEL / game).glob("*.c")) - {whole})
    included = [line for line in whole.read_text("utf-8").splitlines() if line.startswith("#include")]
    assert sorted(included) == [f'#include "{part.name}"' for part in parts]
    include = Path(sysconfig.get_paths()["include"])
    if COMPILER is None or not (include / "Python.h").exists():
        pytest.skip("no compiler, or no header files of Python")
    strict = ["-std=c11", "-Wall", "-Wextra", "-Werror", "-Wmissing-prototypes", "-fsyntax-only"]
    subprocess.run([COMPILER, *strict, f"-I{include}", *map(str, parts)], check=True)


@pytest.mark.parametrize("path", sorted(KERNEL.rglob("*.[ch]")), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_a_file_is_short_and_opens_with_what_it_computes(path: Path) -> None:
    text = path.read_text("utf-8")
    assert text.startswith("/* ")
    assert len(text.splitlines()) <= MOST_LINES


def test_the_kernel_of_equations_has_the_numbers_and_the_signs_that_python_has() -> None:
    kernel = pytest.importorskip("forceout.solver.kernel._equations")
    assert kernel.FIELD_BITS == equations_problem.FIELD_BITS
    assert kernel.MOST_FIELDS == equations_problem.MOST_FIELDS
    assert kernel.MOST_OF_A_KIND == equations_problem.MOST_OF_A_SORT
    assert kernel.LIMIT == equations_problem.MOST_IN_FRACTION
    names = [
        *compiled_search.OPCODES.values(),
        compiled_search.PERCENT_OPCODE,
        compiled_search.EXPONENT_OPCODE,
        compiled_search.CHOSEN_POWER_OPCODE,
        complex_search.BESIDE_I,
        complex_search.BETWEEN_I,
    ]
    assert sorted(getattr(kernel, name) for name in names) == list(range(kernel.OPCODES))


def test_what_the_kernel_says_nobody_can_verify_the_judge_cannot() -> None:
    kernel = pytest.importorskip("forceout.solver.kernel._equations")
    assert kernel.MOST_COUNTED >= limits.COUNT_FACTORIAL
    assert math.lgamma(kernel.MOST_WRITTEN + 1) / math.log(2) > limits.MOST_BITS
    assert kernel.MOST_WRITTEN >= limits.EXPAND_FACTORIAL
    assert kernel.LONGEST_WRITING == LONGEST_WRITING


def test_the_kernel_of_on_sets_has_the_numbers_that_python_has() -> None:
    kernel = pytest.importorskip("forceout.solver.kernel._on_sets")
    assert kernel.FIELD_BITS == on_sets_problem.FIELD
    assert kernel.OPERANDS == on_sets_problem.OPERANDS
    assert kernel.TRACKED == on_sets_problem.TRACKED
    assert kernel.MOST_OF_A_KIND == on_sets_problem.MOST_OF_A_KIND
