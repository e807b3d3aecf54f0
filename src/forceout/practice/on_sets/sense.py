"""What practice knows of On-Sets: symbols, likeness up to a renaming of the colors, Goals by their values (On-Sets
III-B, VI, VII-B)."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations
from random import Random
from typing import Final

from forceout.games.on_sets.checking import Verdict, illegal_goal
from forceout.games.on_sets.cubes import BINARY_OPERATIONS, COLORS, COMPLEMENT, DIGITS, OPERANDS, OPERATIONS, RELATIONS
from forceout.games.on_sets.goal import goal_values, read_goal
from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.play import OnSetsGame
from forceout.practice.goal_outcomes import GoalOutcome, graded_by, made_goals, outcome_of, verify_goal
from forceout.practice.goals import MadeGoals
from forceout.practice.grading import Graded, by_judge
from forceout.practice.puzzle import Puzzle
from forceout.rules.frozen import replace
from forceout.rules.state import Contest, Shake
from forceout.rules.vocabulary import Division, Form, Situation
from forceout.solver.on_sets.listing import cubes_used
from forceout.solver.on_sets.solve import goals_of

NODES: Final = 400_000
LISTING_NODES: Final = 150
FORMS: Final[Mapping[Division, Sequence[Form]]] = {
    Division.ELEMENTARY: (Form.BASIC, Form.BASIC, Form.ADVENTUROUS, Form.ADVENTUROUS, Form.ADVENTUROUS),
    Division.MIDDLE: (Form.BASIC, Form.ADVANCED, Form.ADVENTUROUS, Form.ADVENTUROUS, Form.ADVENTUROUS),
    Division.JUNIOR: (Form.ADVENTUROUS,),
    Division.SENIOR: (Form.ADVENTUROUS,),
}
EXCHANGES: Final[Mapping[str, str]] = {
    **dict.fromkeys(COLORS, COLORS),
    **dict.fromkeys(BINARY_OPERATIONS, BINARY_OPERATIONS),
    **dict.fromkeys(RELATIONS, RELATIONS),
    "V": "VΛ",
    "Λ": "VΛ",
}
FEWEST_DIGITS: Final = 2
_SYMBOL: Final = re.compile(rf"([{re.escape(OPERANDS + OPERATIONS + RELATIONS)}])(?:@(.))?")
_DOTS: Final = re.compile(r"blank\s*[:=]\s*[BRGY-]*")
_RENAMINGS: Final = tuple(str.maketrans(dict(zip(COLORS, renamed, strict=True))) for renamed in permutations(COLORS))


def symbols(text: str) -> tuple[str, ...]:
    """The symbols of the cubes that a Solution is made of; of a wild cube the one that it shows."""
    return tuple(cube or meaning for meaning, cube in _SYMBOL.findall(_DOTS.sub("", text)))


def essence(text: str) -> str:
    """The symbols of every statement, in order of the alphabet."""
    statements = re.split(r",|\|\|", text)
    restrictions = sorted("".join(sorted(map("".join, _SYMBOL.findall(one)))) for one in statements[:-1])
    return ",".join([*restrictions, "".join(sorted(map("".join, _SYMBOL.findall(statements[-1]))))])


def count_cubes(shake: Shake, text: str) -> int:
    """How many cubes a correct Solution uses; of two Solutions, how many symbols they have."""
    verdict = shake.table.game.ruling(shake, text, None)
    assert isinstance(verdict, Verdict)
    return cubes_used(verdict) if len(verdict.solutions) == 1 else len(symbols(text))


def canonical(puzzle: Puzzle) -> str:
    """The least of all that the puzzle is under a renaming of the colors."""
    position = puzzle.position
    written = puzzle.asked.get("written", "")

    def under(table: dict[int, str]) -> str:
        sections = [
            "".join(sorted("".join(cubes).translate(table)))
            for cubes in (position.required, position.permitted, position.forbidden, position.resources)
        ]
        cards = sorted("".join(sorted(card.translate(table))) for card in position.universe)
        variations = sorted(f"{name}={str(value).translate(table)}" for name, value in position.variations)
        asked = [str(puzzle.asked.get(name, "")) for name in ("end", "asks")]
        parts = (*sections, " ".join(cards), position.goal or "", *variations, *asked, written.translate(table))
        return "|".join((puzzle.kind.value, position.division, position.form, *parts))

    return min(under(table) for table in _RENAMINGS)


def techniques_of(text: str) -> Sequence[str]:
    """What a Solution makes use of."""
    shown = Counter(symbols(text))
    found = {
        "restrictions": any(shown[one] for one in RELATIONS),
        "complement": bool(shown[COMPLEMENT]),
        "difference": bool(shown["-"]),
        "universe-and-null": bool(shown["V"] + shown["Λ"]),
        "union-and-intersection": bool(shown["∪"] and shown["∩"]),
    }
    return [name for name, is_so in found.items() if is_so]


def suits_goals(cubes: Sequence[str]) -> bool:
    """Whether there are digits enough for a choice."""
    return sum(cube in DIGITS for cube in cubes) >= FEWEST_DIGITS


def keys_of_goals(shake: Shake) -> dict[str, str]:
    """Every value that a Goal can have, with the plainest Goal that has it: nothing else of a Goal matters, since
    digits are in no Solution (On-Sets III-B-1-comment)."""
    game = shake.table.game
    assert isinstance(game, OnSetsGame)
    in_force = game.in_force(shake)
    found: dict[str, str] = {}
    for goal in goals_of(shake.resources):
        found.setdefault(key_of(str(goal), in_force), str(goal))
    found.pop("", None)
    return found


def key_of(goal: str, in_force: InForce) -> str:
    """The values of a Goal; nothing where it is negative."""
    return ",".join(map(str, goal_values(read_goal(goal), in_force.digit_readings)))


def goals(dice: Random, shake: Shake, asks: str) -> MadeGoals | None:
    """Every value that a Goal can have, and what becomes of it; None where one of them could not be decided."""
    outcomes: dict[str, GoalOutcome] = {}
    names = keys_of_goals(shake)
    for key in sorted(names, key=lambda one: [int(value) for value in one.split(",")]):
        outcome = outcome_of(shake, names[key], asks)
        if outcome is None:
            return None
        outcomes[key] = outcome
    return made_goals({}, outcomes, names)


def goals_again(puzzle: Puzzle) -> MadeGoals | None:
    """The same once more."""
    return goals(Random(0), puzzle.position.shake(), puzzle.asked["asks"])


def grade_goal(puzzle: Puzzle, goal: str) -> Graded:
    """What becomes of a Goal, by its values."""
    named, illegal = verify_goal(puzzle, goal)
    if illegal is not None:
        return illegal
    shake = puzzle.position.shake()
    game = shake.table.game
    assert isinstance(game, OnSetsGame)
    key = key_of(named, game.in_force(shake))
    if not key:
        contested = replace(shake, goal=named, contest=Contest(Situation.IMPOSSIBLE))
        return by_judge(illegal_goal(game.position(contested, None), ()))
    return graded_by(puzzle, key)


WRITTEN: Final[Mapping[str, Sequence[str]]] = {
    "union-intersection-interchangeable": ("∪", "∩"),
    "universe-null-interchangeable": ("V", "Λ"),
    "wild-cube": ("@", *OPERANDS, *BINARY_OPERATIONS, COMPLEMENT, *RELATIONS),
    "blank-card-wild": ("blank: ",),
    "two-solutions": (" || ",),
}


def written_keys(variations: Sequence[tuple[str, object]]) -> Sequence[str]:
    """What may be written beside the symbols of the cubes; a comma parts statements."""
    return list(dict.fromkeys([",", *(key for name, _ in variations for key in WRITTEN.get(name, ()))]))
