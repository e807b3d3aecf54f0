"""The compiled search of Equations under the address and undefined-behaviour sanitizers, fuzzed."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from forceout.solver.equations import compiled_search

ROOT = Path(__file__).parents[3]
KERNEL = ROOT / "src" / "forceout" / "solver" / "kernel" / "equations" / "whole.c"
COMPILER = shutil.which("gcc") or shutil.which("cc")
FUZZ = """
import importlib.util, math, random, struct, sys
from fractions import Fraction
spec = importlib.util.spec_from_file_location("_equations", sys.argv[1])
kernel = importlib.util.module_from_spec(spec)
spec.loader.exec_module(kernel)

def packed(counts):
    return sum(count << 5 * place for place, count in enumerate(counts)).to_bytes(16, "little")

def number(one):
    if one.random() < 0.8:
        return Fraction(one.randint(0, 9))
    return Fraction(one.randint(-99, 99), one.randint(1, 99)) if one.random() < 0.8 else Fraction(
        one.randint(-(2**62) + 1, 2**62 - 1), one.randint(1, 2**62 - 1))

def interval(one):
    kind = one.randint(1, 3)
    low = one.choice((one.uniform(-10, 10), one.uniform(-1e300, 1e300), -math.inf, 0.0, 1e-300))
    high = max(low, one.choice((low, low * (1 + 1e-15), low + abs(one.uniform(0, 5)), math.inf)))
    return kind, 0, 1, low, high

def value(one):
    if one.random() < 0.5:
        return interval(one)
    fraction = number(one)
    return 0, fraction.numerator, fraction.denominator, 0.0, 0.0

def problem(one, calls):
    fields = one.randint(2, 25)
    usable = [one.choice((0, 1, 1, 2, 3, 12)) if place < 8 else one.randint(0, 1) for place in range(fields)]
    on_mat = [one.randint(0, count) for count in usable]
    required = [one.randint(0, count) if one.random() < 0.2 else 0 for count in usable]
    saturating = [31 if one.random() < 0.15 else 0 for _ in range(fields)]
    caps = [usable[place] if saturating[place] else 0 for place in range(fields)]
    numerals = []
    for _ in range(one.randint(0, 12)):
        usage = [0] * fields
        cubes = one.choice((1, 1, 1, 2, 3))
        for _ in range(cubes):
            usage[one.randrange(fields)] += 1
        fraction = number(one)
        numerals.append((fraction.numerator, fraction.denominator, packed(usage), cubes, one.random() < 0.1))
    signs = []
    for _ in range(one.randint(0, 9)):
        usage = [0] * fields
        usage[one.randrange(fields)] += 1
        fraction = abs(number(one)) + 1
        if max(fraction.numerator, fraction.denominator) >= 2**62:
            fraction = Fraction(100)
        signs.append((one.randrange(kernel.OPCODES), packed(usage), fraction.numerator, fraction.denominator,
                      one.choice((0, 200, 1000))))
    targets = tuple((*value(one), packed([0] * fields)) for _ in range(one.randint(0, 40)))
    answers = (None, (), (value(one),), (value(one), value(one)))
    return (fields, packed(on_mat), packed(usable), packed(required), packed(caps), packed(saturating),
            one.choice((-1, 0, 1)), one.choice((0, 0, 0, 7)), tuple(numerals), tuple(signs), targets,
            one.choice((100, 5_000, 20_000)), lambda codes, target: one.random() < 0.01,
            lambda name, how: one.random() < 0.9, lambda way: one.choice(answers),
            lambda made, steps, target: one.choice((True, False, False, None)), calls)

def far(one, fields):
    usage = [0] * fields
    usage[one.randrange(fields)] += 1
    low = one.choice((-math.inf, one.uniform(-50, 50), 700.0, 1e300))
    return one.choice((2, 3)), low, max(low + 1, one.choice((0.0, 1e301, math.inf))), packed(usage), 1

def spans(one, asked, calls):
    numerals, targets, fields = asked[8], asked[10], asked[0]
    known = tuple((0.0, math.inf) * 6 + one.choice(((-math.inf, math.inf), (700.0, 1e73)))
                  + (one.choice((-1.0, 7.0)), one.choice((-1.0, 0.0, 3.0)), one.choice((0.0, 1.0, 24.0)),
                     one.choice((-1.0, 0.0, 4.0)), one.choice((0.0, 1.0, 6.0)),
                     one.choice((-1.0, 0.0, 884410.0)), one.choice((0.0, 0.0, 1.0, -3.0, 1e15)),
                     one.choice((0.0, 1.0, 7.0)), one.choice((0.0, 8.0, -1e17)), one.choice((0.0, 1.0, 3.0)),
                     one.choice((-1.0, 0.69, 1e3)), one.choice((0.0, 1.0)),
                     one.choice((0.0, 83.0, -720.0, 1e300, math.nan)), one.choice((-1.0, 0.0, 4.6, 1e3)))
                  for _ in targets)
    return (*asked[:8], numerals, asked[9], targets, bytes(one.randrange(2) for _ in numerals),
            bytes(one.randrange(3) for _ in targets), known, one.choice((2, 8, 10, 12)),
            tuple(far(one, fields) for _ in range(one.randint(0, 2))),
            tuple(far(one, fields) for _ in range(one.randint(0, 1))),
            tuple((one.choice((3, 7, 24, 2**61)), far(one, fields)[3]) for _ in range(one.choice((0, 0, 1)))),
            one.choice((5, 300)), one.choice((6, 14)), one.random() < 0.5,
            one.choice(((), (2, 3, 5, 7, 11, 13), (2, 5, 7, 31, 97, 8191))),
            one.choice(((), (11, 37, 41, 53), (63,), (2,), (10,))), calls)

def pairs(one, asked, calls):
    fields, numerals, targets = asked[0], asked[8], asked[10]
    other = tuple((*value(one), target[-1]) for target in targets)
    far_ones = tuple(far(one, fields) for _ in range(one.choice((0, 0, 2))))
    counted = one.random() < 0.6
    return (*asked[:10], targets, other, bytes(one.randrange(2) for _ in numerals), one.randint(0, len(targets)),
            far_ones, tuple(far(one, fields) for _ in range(one.choice((0, 0, 1)))),
            counts(one, targets) if counted else b"", counts(one, far_ones) if counted else b"",
            bytes(one.randrange(2) for _ in targets) if counted else b"", one.random() < 0.3, asked[11],
            asked[12], calls)

def halved(asked, calls):
    return (*asked[:11], asked[11], asked[0], asked[12], calls)

def counts(one, numbers):
    ends = (-math.inf, -1e300, -3.0, 0.0, 0.5, 1.0, 1e300, math.inf, math.nan)
    return struct.pack(f"{12 * len(numbers)}d", *(one.choice(ends) for _ in range(12 * len(numbers))))

outcomes = {}
for seed in range(int(sys.argv[2])):
    one = random.Random(seed)
    spent = [0]
    def poll(nodes):
        spent[0] += 1
        return spent[0] > 6
    outcome, nodes = kernel.search(*problem(one, poll))
    outcomes[outcome] = outcomes.get(outcome, 0) + 1
    spent[0] = 0
    outcome, nodes = kernel.lay_spans(*spans(one, problem(one, poll), poll))
    outcomes["spans", outcome] = outcomes.get(("spans", outcome), 0) + 1
    spent[0] = 0
    outcome, nodes = kernel.search_pairs(*pairs(one, problem(one, poll), poll))
    outcomes["pairs", outcome] = outcomes.get(("pairs", outcome), 0) + 1
    spent[0] = 0
    outcome, nodes = kernel.meet_in_halves(*halved(problem(one, poll), poll))
    outcomes["halves", outcome] = outcomes.get(("halves", outcome), 0) + 1

good = list(problem(random.Random(1), lambda nodes: True))
bad = [
    (0, 0), (0, 26), (1, b""), (2, b"\\xff" * 16), (7, -1), (7, 10**7), (8, ((1, 0, bytes(16), 1, False),)),
    (8, ((2, 4, bytes(16), 1, False),)), (8, ((1, 1, bytes(16), 0, False),)), (8, ((1, 1, bytes(3), 1, False),)),
    (8, (1,)), (8, ((2**63, 1, bytes(16), 1, False),)), (9, ((kernel.OPCODES, bytes(16), 0, 1, 0),)),
    (9, ((kernel.SQUARE_ROOT, bytes(16), 0, 1, 0),)), (9, ((kernel.PERCENT, b"\\x01" + bytes(15), 0, 1, 0),)),
    (9, (1,)), (9, ((0, bytes(16), 0, 1, -1),)), (10, ((4, 0, 1, 0.0, 0.0, bytes(16)),)),
    (10, ((1, 0, 1, 1.0, 0.0, bytes(16)),)), (10, ((1, 0, 1, math.nan, 0.0, bytes(16)),)),
    (10, tuple((0, 1, 1, 0.0, 0.0, bytes(16)) for _ in range(65))), (10, (1,)), (10, []),
]
for place, wrong in bad:
    arguments = list(good)
    arguments[place] = wrong
    try:
        kernel.search(*arguments)
    except (ValueError, TypeError, OverflowError):
        continue
    raise SystemExit(f"{wrong} was taken")

laid = list(spans(random.Random(1), good, lambda nodes: True))
bad_spans = [
    (0, 0), (6, "1"), (7, -1), (11, b"x" * 99), (12, b"x" * 99), (13, ()), (14, 1),
    (15, ((1, 0.0, 1.0, bytes(16), 1),)),
    (15, ((2, 1.0, 0.0, bytes(16), 1),)), (16, (1,)),
    (17, ((2, bytes(16)),)), (17, ((2**62, bytes(16)),)), (17, (1,)), (18, 0),
    (19, 5), (19, 61), (21, (2,)), (21, (2, 3, 5, 7, 13, 11)), (21, (1, 2, 3, 5, 7, 11)), (21, (2, 3, 5, 7, 11, 2**62)),
    (21, True), (22, (1,)), (22, (64,)), (22, (2, 3, 5, 7, 11)), (22, ("2",)), (22, 1),
]
for place, wrong in bad_spans:
    arguments = list(laid)
    arguments[place] = wrong
    try:
        kernel.lay_spans(*arguments)
    except (ValueError, TypeError, OverflowError):
        continue
    raise SystemExit(f"{wrong} was taken at {place} for spans")

paired = list(pairs(random.Random(1), good, lambda nodes: True))
bad_pairs = [(11, ()) if good[10] else (11, (1,)), (12, b"x" * 99), (14, (1,)), (15, (1,)), (9, (1,)), (16, b"x" * 9)]
for place, wrong in bad_pairs:
    arguments = list(paired)
    arguments[place] = wrong
    try:
        kernel.search_pairs(*arguments)
    except (ValueError, TypeError, OverflowError):
        continue
    raise SystemExit(f"{wrong} was taken at {place} for pairs")

for place, wrong in ((0, 0), (9, (1,)), (11, 0), (11, 2**31), (11, -1), (12, "1")):
    arguments = list(halved(good, lambda nodes: True))
    arguments[place] = wrong
    try:
        kernel.meet_in_halves(*arguments)
    except (ValueError, TypeError, OverflowError):
        continue
    raise SystemExit(f"{wrong} was taken at {place} for halves")

class Stop(Exception):
    pass

def stop(*arguments):
    raise Stop

digits = tuple((digit, 1, packed([0, 1]), 1, False) for digit in range(1, 10))
for place in (12, 13, 14, 15, 16):
    arguments = [2, packed([15, 15]), packed([15, 15]), bytes(16), bytes(16), bytes(16), -1, 0, digits,
                 tuple((code, packed([1]), 0, 1, 0) for code in (kernel.SUBTRACT, kernel.DIVIDE, kernel.POWER)),
                 ((0, 3, 1, 0.0, 0.0, bytes(16)),), 1000, lambda *a: False, lambda *a: True,
                 lambda *a: None, lambda *a: False, lambda *a: False]
    arguments[11] = 10**6 if place == 16 else 3000
    arguments[place] = stop
    try:
        kernel.search(*arguments)
    except Stop:
        continue
    assert place in (13, 14, 15), place
print(outcomes)
"""


@pytest.mark.skipif(COMPILER is None, reason="no compiler")
def test_the_kernel_under_sanitizers(tmp_path: Path) -> None:
    assert COMPILER is not None
    module = tmp_path / f"_equations{sysconfig.get_config_var('EXT_SUFFIX')}"
    include = sysconfig.get_paths()["include"]
    if not (Path(include) / "Python.h").exists():
        pytest.skip("no header files of Python")
    flags = ["-O1", "-g", "-std=c11", "-Wall", "-Wextra", "-Werror", "-fno-omit-frame-pointer"]
    sanitizers = ["-fsanitize=address,undefined,float-cast-overflow", "-fno-sanitize-recover=all"]
    subprocess.run(
        [COMPILER, *flags, *sanitizers, "-shared", "-fPIC", f"-I{include}", str(KERNEL), "-o", str(module), "-lm"],
        check=True,
    )
    library = subprocess.run(
        [COMPILER, "-print-file-name=libasan.so"], check=True, capture_output=True, text=True
    ).stdout.strip()
    fuzz = tmp_path / "fuzz.py"
    fuzz.write_text(FUZZ, encoding="utf-8")
    # Python itself keeps memory to the end of the process, so leaks are looked for by another test.
    environment = os.environ | {"LD_PRELOAD": library, "ASAN_OPTIONS": "detect_leaks=0", "PYTHONMALLOC": "malloc"}
    done = subprocess.run(
        [sys.executable, str(fuzz), str(module), os.environ.get("FORCEOUT_FUZZ", "400")],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr[-4000:]
    assert "0:" in done.stdout
    assert "1:" in done.stdout


@pytest.mark.skipif(COMPILER is None, reason="no compiler")
def test_where_there_is_a_compiler_there_is_a_kernel() -> None:
    assert compiled_search.IS_COMPILED
