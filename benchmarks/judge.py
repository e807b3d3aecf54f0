"""How fast the judge of On-Sets is, beside the naive reference of the tests, in one run on one core.

usage: .venv/bin/python benchmarks/judge.py [SOLUTIONS]
"""

import gc
import json
import statistics
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.properties import on_sets_reference  # noqa: E402
from tests.properties.on_sets_positions import random_cases  # noqa: E402

from forceout.games.on_sets.cards import DECK, print_card  # noqa: E402
from forceout.games.on_sets.checking import check_solution  # noqa: E402
from forceout.judge.on_sets.answers import read_solution_question  # noqa: E402
from forceout.judge.protocol.answer import answer  # noqa: E402
from forceout.judge.protocol.question import Question  # noqa: E402

SOLUTIONS = 20_000
HARD_SOLUTIONS = 5_000
FOR_THE_REFERENCE = 3_000
START_UPS = 7


def typical_questions(count: int) -> list[dict[str, Any]]:
    """Solutions that a table sees: fitting ones and near misses of them."""
    questions: list[dict[str, Any]] = []
    seed = 0
    while len(questions) < count:
        questions += [case.question for case in random_cases(Random(seed)) if case.origin != "random"]
        seed += 1
    return questions[:count]


def hard_questions(count: int) -> list[dict[str, Any]]:
    """Solutions that fit on the cubes and have as many readings as can be: every cube used, nothing grouped."""
    random = Random(1)
    questions = []
    for _ in range(count):
        relations = random.choices("=⊆", k=random.choice((0, 1, 1, 1, 2, 3)))
        colors = random.choices("BBRRGY", k=8)
        operands = colors + random.choices("VΛ", k=3 - len(relations))
        statements = [ungrouped(random, operands)]
        if relations:
            cuts = [0, *sorted(random.sample(range(1, len(operands)), len(relations))), len(operands)]
            sides = [ungrouped(random, operands[start:end]) for start, end in pairwise(cuts)]
            statements.append(
                "".join(f"{side}{relation}" for side, relation in zip(sides, [*relations, ""], strict=True))
            )
        variations = [{"name": "no-null-restrictions"}, {"name": "double-set", "set": "B - R"}]
        if random.random() < 0.5:
            variations.append({"name": "symmetric-difference"})
        questions.append(
            {
                "kind": "solution",
                "game": "on-sets",
                "division": "senior",
                "universe": [print_card(card) for card in random.sample(DECK, 14)],
                "goal": f"row {random.randint(1, 5)}",
                "required": [],
                "permitted": [*operands, *relations, "∪", "∩", "-", "'"],
                "situation": "forceout",
                "variations": variations,
                "solution": ", ".join(statements),
            }
        )
    return questions


def ungrouped(random: Random, operands: Sequence[str]) -> str:
    """Operands in any order with operations between them, some complemented, none grouped."""
    shuffled = random.sample(operands, len(operands))
    text = "".join(f"{one}{random.choice(chr(39) + '  ')}{random.choice('∪∩-')}" for one in shuffled)
    return text[:-1].replace(" ", "")


def timed(ask: Callable[[Any], object], questions: Sequence[Any]) -> list[float]:
    """The milliseconds of processor time that each takes: what else the machine does should not count."""
    taken = []
    for question in questions:
        started = time.process_time()
        ask(question)
        taken.append((time.process_time() - started) * 1000)
    return taken


def report(title: str, taken: list[float]) -> None:
    """One line of the table."""
    ordered = sorted(taken)
    rate = 1000 * len(taken) / sum(taken)
    median, high = statistics.median(ordered), ordered[int(0.95 * len(ordered))]
    print(f"{title:<44} {rate:>9,.0f}/s   median {median:.3f} ms   p95 {high:.3f} ms   max {ordered[-1]:.2f} ms")


def slowest(questions: Sequence[dict[str, Any]], taken: list[float]) -> None:
    """The slowest Solution, timed again so that what happened to fall on it (collecting garbage) does not count."""
    candidates = sorted(range(len(taken)), key=lambda place: -taken[place])[:50]
    again = {place: min(timed(answer, [questions[place]] * 5)) for place in candidates}
    place = max(again, key=lambda one: again[one])
    print(f"    the slowest, best of five: {again[place]:.2f} ms  {questions[place]['solution']!r}")


def start_up() -> list[float]:
    """The milliseconds from starting `forceout judge` to its first answer."""
    line = json.dumps(typical_questions(1)[0]).encode() + b"\n"
    taken = []
    for _ in range(START_UPS):
        started = time.perf_counter()
        command = [str(ROOT / ".venv" / "bin" / "forceout"), "judge"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as judge:
            assert judge.stdin is not None
            assert judge.stdout is not None
            judge.stdin.write(line)
            judge.stdin.flush()
            assert judge.stdout.readline()
            taken.append((time.perf_counter() - started) * 1000)
            judge.stdin.close()
    return taken


def main() -> int:
    """Print the table."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else SOLUTIONS
    questions = typical_questions(count)
    correct = sum(answer(question)["correct"] for question in questions)
    print(f"{count:,} typical Solutions, {correct / count:.0%} of them correct; {HARD_SOLUTIONS:,} hard ones\n")

    gc.collect()
    taken = timed(answer, questions)
    report("verdicts through the protocol", taken)
    slowest(questions, taken)
    asked = [read_solution_question(without_kind(question)) for question in questions]
    report("verdicts through check_solution", timed(lambda one: check_solution(*one), asked))
    hard = hard_questions(HARD_SOLUTIONS)
    taken_hard = timed(answer, hard)
    report("hard Solutions that fit on the cubes", taken_hard)
    slowest(hard, taken_hard)

    sample = questions[:: max(1, count // FOR_THE_REFERENCE)]
    by_judge, by_reference = timed(answer, sample), timed(on_sets_reference.judge, sample)
    report("the naive reference, on a part of them", by_reference)
    print(f"    the judge is {sum(by_reference) / sum(by_judge):.1f} times as fast on the same Solutions")
    easier = [question for question in hard if longest_side(question) <= 8][:60]
    ratio = sum(timed(on_sets_reference.judge, easier)) / sum(timed(answer, easier))
    print(f"    and {ratio:.0f} times as fast on {len(easier)} hard ones of at most eight operands a side")

    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    for question in questions:
        answer(question)
    held, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    added, most = (held - before) / 1e6, (peak - before) / 1e6
    print(f"\nmemory added by {count:,} verdicts: {added:.2f} MB held, {most:.2f} MB at most")
    starts = start_up()
    print(f"first answer of `forceout judge`: median {statistics.median(starts):.0f} ms, best {min(starts):.0f} ms")
    return 0


def without_kind(question: dict[str, Any]) -> Question:
    """A question as it reaches the game."""
    return Question({field: value for field, value in question.items() if field not in ("kind", "game")})


def longest_side(question: dict[str, Any]) -> int:
    """The most operands that one side of a Solution has: the reference goes through every grouping of them."""
    sides: list[str] = question["solution"].replace("=", ",").replace("⊆", ",").split(",")
    return max(sum(side.count(sign) for sign in "BRGYVΛ") for side in sides)


if __name__ == "__main__":
    sys.exit(main())
