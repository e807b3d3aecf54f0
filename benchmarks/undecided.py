"""Lists every question about a fresh mix of variations that the solver leaves undecided, with what gave up and when.

usage: .venv/bin/python benchmarks/undecided.py [--positions 120] [--seconds 1] [--seed N] [--only NUMBER NOW]
           [--asked now|impossible] [--having VARIATION]... [--division DIVISION]

The positions are those of mixes.py with the same seed. For each question: division, variations, the mat, the reason
given, and what each search and each proof of it came to, with the processor time it took. The last lines count reasons.
"""

import argparse
import secrets
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from mixes import position

from forceout.rules.state import Shake
from forceout.rules.vocabulary import Division, Situation
from forceout.solver.analysis import is_now_open, solve_shake
from forceout.solver.answer import Answer
from forceout.solver.budget import Budget
from forceout.solver.equations import stages, without_end
from forceout.solver.equations.families import EVERYTHING, Family
from forceout.solver.equations.goals_without_end import Doubt
from forceout.solver.equations.question import Question

ASKED = (Situation.NOW, Situation.IMPOSSIBLE)
OPERANDS = ("sign", "left_value", "right_value", "one", "other", "family", "value", "target", "goal")


class Trace:
    """What the parts of one question came to."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.last = ""

    def note(self, text: str, began: float) -> None:
        """Note a part that has ended."""
        self.last = text
        self.lines.append(f"      {time.process_time() - began:6.3f} s  {text}")


TRACE = Trace()


def watched(name: str, inner: Callable[..., Any], describe: Callable[..., str]) -> Callable[..., Any]:
    """A function whose outcome is noted."""

    def outer(*given: Any, **named: Any) -> Any:
        began = time.process_time()
        try:
            outcome = inner(*given, **named)
        except Exception as error:
            TRACE.note(f"{name} {describe(*given, **named)}: {type(error).__name__} {error} {where(error)}", began)
            raise
        TRACE.note(f"{name} {describe(*given, **named)}: {getattr(outcome, 'value', outcome)}", began)
        return outcome

    return outer


def where(error: Exception) -> str:
    """The function and line that raised, and its caller's."""
    found = []
    place = error.__traceback__
    while place is not None:
        found.append(f"{place.tb_frame.f_code.co_name}:{place.tb_lineno}")
        place = place.tb_next
    return " < ".join(reversed(found[-4:])) + "".join(f"\n{' ' * 20}{line}" for line in operands(error))


def operands(error: Exception) -> list[str]:
    """The numbers or families behind a doubt, as the functions that raised it hold them."""
    found: list[str] = []
    place = error.__traceback__ if isinstance(error, Doubt) else None
    while place is not None:
        held = place.tb_frame.f_locals
        found += [f"{name}: {shown(held[name])}" for name in OPERANDS if name in held]
        place = place.tb_next
    return found[-10:]


def shown(one: Any) -> str:
    """A value for people."""
    if isinstance(one, Family):
        plain = EVERYTHING._asdict()
        return "Family(" + ", ".join(f"{k}={v}" for k, v in one._asdict().items() if plain[k] != v) + ")"
    return str(getattr(one, "text", one))[:160]


def described(problem: Any) -> str:
    """The size of a problem."""
    signs = " ".join(sign.text for sign in problem.signs)
    targets = ",".join(target.text for target in problem.targets[:3])
    size = f"{len(problem.numerals)} numerals, {signs}, {len(problem.targets)} targets {targets}"
    return f"[{size}, gaps {list(problem.gaps)}]"


def watch() -> None:
    """Have searches and proofs noted."""
    found = watched("search", stages.Solver.search, lambda _, problem, nodes, *__: f"{nodes} {described(problem)}")
    proved = watched("prove", without_end.EndlessSearch.run, lambda one: described(one.problem))
    last = watched(
        "STEP of",
        Question.goes_on,
        lambda one: f"{' '.join(map(str, one.position.permitted[-1:]))} {one.answer().exists}",
    )
    for owner, name, noted in (
        (stages.Solver, "search", found),
        (without_end.EndlessSearch, "run", proved),
        (Question, "goes_on", last),
    ):
        setattr(owner, name, noted)


def ask(shake: Shake, situation: Situation, seconds: float) -> tuple[Answer, float]:
    """The answer to a question, and the processor time it took."""
    TRACE.lines.clear()
    TRACE.last = ""
    began = time.process_time()
    answer = solve_shake(shake, situation, Budget(seconds=seconds, clock=time.process_time))
    return answer, time.process_time() - began


def told(shake: Shake, number: int, division: Division, situation: Situation, answer: Answer, took: float) -> str:
    """An undecided question for people."""
    variations = ", ".join(f"{one.name} {getattr(one, one.blank or '', '')}".strip() for one in shake.variations)
    heaps = ", ".join(
        f"{name} {' '.join(str(cube) for cube in getattr(shake, name))}"
        for name in ("required", "permitted", "resources")
    )
    return (
        f"#{number} {division.value} {situation.value} ({took:.2f} s) {variations}\n"
        f"    Goal {shake.goal}; {heaps}\n    {answer.reason}"
    )


def questions_of(path: str) -> set[tuple[int, str]]:
    """The questions that a list has."""
    lines = [line.split() for line in Path(path).read_text().splitlines() if line.startswith("#")]
    return {(int(words[0][1:]), words[2]) for words in lines}


def main() -> None:
    """List what was not decided."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=120)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--only", nargs=2, metavar=("NUMBER", "SITUATION"), default=None)
    parser.add_argument("--again", metavar="LOG", help="only the questions that an earlier list has")
    parser.add_argument("--asked", choices=[one.value.lower() for one in ASKED], default=None)
    parser.add_argument(
        "--having", action="append", default=[], metavar="VARIATION", help="only positions with all of these"
    )
    parser.add_argument("--division", choices=[one.value for one in Division], default=None)
    options = parser.parse_args()
    again = questions_of(options.again) if options.again else None
    seed = secrets.randbelow(1 << 30) if options.seed is None else options.seed
    watch()
    done = number = asked = 0
    causes: Counter[str] = Counter()
    while done < options.positions:
        number += 1
        division = tuple(Division)[number % 4]
        if options.division not in (None, division.value):
            continue
        if options.only and number != int(options.only[0]):
            if number > int(options.only[0]):
                break
            continue
        if again is not None and not any(number == one for one, _ in again):
            if number > max(one for one, _ in again):
                break
            continue
        shake = position(Random(f"mixes {seed} {number}"), "equations", division)
        if shake is None or not {one.name for one in shake.variations}.issuperset(options.having):
            continue
        done += 1
        for situation in ASKED:
            if (situation is Situation.NOW and not is_now_open(shake)) or (
                options.only and options.only[1] not in situation.value.lower()
            ):
                continue
            if options.asked not in (None, situation.value.lower()):
                continue
            if again is not None and (number, situation.value) not in again:
                continue
            asked += 1
            answer, took = ask(shake, situation, options.seconds)
            if answer.exists is None or options.only:
                print(told(shake, number, division, situation, answer, took))
                print("\n".join(TRACE.lines), flush=True)
                causes[answer.reason or "decided"] += 1
    print(f"seed {seed}, {done} positions, {asked} questions; undecided:")
    for cause, count in causes.most_common():
        print(f"  {count:4} {cause}")


if __name__ == "__main__":
    main()
