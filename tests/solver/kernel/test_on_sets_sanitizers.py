"""The compiled search of On-Sets under the address and undefined-behaviour sanitizers, fuzzed."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from forceout.solver.on_sets import searches

ROOT = Path(__file__).parents[3]
KERNEL = ROOT / "src" / "forceout" / "solver" / "kernel" / "on_sets" / "whole.c"
COMPILER = shutil.which("gcc") or shutil.which("cc")
FUZZ = """
import importlib.util, random, sys
spec = importlib.util.spec_from_file_location("_on_sets", sys.argv[1])
kernel = importlib.util.module_from_spec(spec)
spec.loader.exec_module(kernel)

def counts(random, most):
    left, packed = most, 0
    for place in random.sample(range(12), 12):
        count = random.choice((0, 0, 1, 1, 2, 3))
        count = min(count, left)
        left -= count
        packed |= count << 5 * place
    return packed

def part_of(random, packed):
    return sum(random.randint(0, min(2, packed >> 5 * place & 31)) << 5 * place for place in range(12))

def dotting(random, cells):
    everything = (1 << cells) - 1
    present = random.choice((everything, random.randint(0, everything)))
    must = random.choice((0, 0, 1 << random.randrange(cells)))
    ban = random.choice((0, 0, 1 << random.randrange(cells)))
    weights = tuple(random.choice((1, 1, 2)) if present >> cell & 1 else 0 for cell in range(cells))
    return (None, weights, must, ban, present, random.choice((None, None, random.randint(0, everything))))

spent = 0
def poll(nodes):
    global spent
    spent += 1
    return spent > 40

answers = {}
for seed in range(int(sys.argv[2])):
    one = random.Random(seed)
    spent = 0
    cells = one.choice((1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16))
    everything = (1 << cells) - 1
    subs = []
    for _ in range(one.randint(1, 4)):
        high = counts(one, one.choice((5, 8, 11, 15)))
        low = part_of(one, high) & ((1 << 50) - 1)
        subs.append((low, part_of(one, high), high, one.random() < 0.4, one.random() < 0.8))
    found = kernel.search(
        cells, tuple(one.randint(0, everything) for _ in range(4)), one.randrange(32), one.randrange(3),
        one.choice((1, 2, 1 << one.randrange(20), one.getrandbits(64))),
        tuple(dotting(one, cells) for _ in range(one.choice((1, 1, 1, 3, 16)))), tuple(subs), poll,
        one.choice((1 << 28, 1 << 28, 1 << 16, 0)),
    )
    answers[type(found).__name__] = answers.get(type(found).__name__, 0) + 1

bad = [
    (17, (0, 0, 0, 0), 0, 0, 1, (), (), None, 1), (0, (0, 0, 0, 0), 0, 0, 1, (), (), None, 1),
    (2, (9, 0, 0, 0), 0, 0, 1, (), (), None, 1), (2, (0, 0), 0, 0, 1, (), (), None, 1),
    (2, (0, 0, 0, 0), 0, 0, 1, ((None, (1,), 0, 0, 3, None),), (), None, 1),
    (2, (0, 0, 0, 0), 0, 0, 1, ((None, (1, 99), 0, 0, 3, None),), (), None, 1),
    (2, (0, 0, 0, 0), 0, 0, 1, ((None, (1, 1), 0, 0, 3, 8),), (), None, 1),
    (2, (0, 0, 0, 0), 0, 0, 1, (1,), (), None, 1), (2, (0, 0, 0, 0), 0, 0, 1, (), ((31, 0, 31, 0, 0),), None, 1),
    (2, (0, 0, 0, 0), 0, 0, 1, (), ((1 << 61, 0, 0, 0, 0),), None, 1), (2, (0, 0, 0, 0), 0, 0, 1, (), ((1,),), None, 1),
    (2, (0, 0, 0, 0), 0, 0, 1, (), ((0, 0, 15 | 15 << 5, 0, 0),), None, 1),
    (2, (0, "x", 0, 0), 0, 0, 1, (), (), None, 1),
]
for arguments in bad:
    try:
        kernel.search(*arguments)
    except (ValueError, TypeError, OverflowError):
        continue
    raise SystemExit(f"{arguments} was taken")
print(answers)
"""


@pytest.mark.skipif(COMPILER is None, reason="no compiler")
def test_the_kernel_under_sanitizers(tmp_path: Path) -> None:
    assert COMPILER is not None
    module = tmp_path / f"_on_sets{sysconfig.get_config_var('EXT_SUFFIX')}"
    include = sysconfig.get_paths()["include"]
    if not (Path(include) / "Python.h").exists():
        pytest.skip("no header files of Python")
    flags = ["-O1", "-g", "-std=c11", "-Wall", "-Wextra", "-Werror", "-DFORCEOUT_CHECKED", "-fno-omit-frame-pointer"]
    sanitizers = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
    subprocess.run(
        [COMPILER, *flags, *sanitizers, "-shared", "-fPIC", f"-I{include}", str(KERNEL), "-o", str(module)],
        check=True,
    )
    library = subprocess.run(
        [COMPILER, "-print-file-name=libasan.so"], check=True, capture_output=True, text=True
    ).stdout.strip()
    fuzz = tmp_path / "fuzz.py"
    fuzz.write_text(FUZZ, encoding="utf-8")
    # Python itself keeps memory to the end of the process; what the kernel leaks is caught by freeing all it took.
    environment = os.environ | {"LD_PRELOAD": library, "ASAN_OPTIONS": "detect_leaks=0", "PYTHONMALLOC": "malloc"}
    done = subprocess.run(
        [sys.executable, str(fuzz), str(module), os.environ.get("FORCEOUT_FUZZ", "250")],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    assert "tuple" in done.stdout
    assert "NoneType" in done.stdout


@pytest.mark.skipif(COMPILER is None, reason="no compiler")
def test_where_there_is_a_compiler_there_is_a_kernel() -> None:
    assert searches.IS_COMPILED
