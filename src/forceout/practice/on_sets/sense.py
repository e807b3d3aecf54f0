"""What practice knows of On-Sets: symbols, likeness up to a renaming of the colors, Goals by their values (On-Sets
III-B, VI, VII-B)."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import islice, permutations
from random import Random
from typing import Final

from forceout.games.on_sets.checking import Verdict, illegal_goal
from forceout.games.on_sets.cubes import BINARY_OPERATIONS, COLORS, COMPLEMENT, DIGITS, OPERANDS, OPERATIONS, RELATIONS
from forceout.games.on_sets.goal import goal_values, read_goal
from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.play import OnSetsGame
from forceout.practice.density import Arithmetic
from forceout.practice.goal_outcomes import GoalOutcome, graded_by, made_goals, outcome_of, verify_goal
from forceout.practice.goals import MadeGoals
from forceout.practice.grading import Graded, by_judge
from forceout.practice.on_sets import arithmetic
from forceout.practice.puzzle import Puzzle
from forceout.rules.frozen import replace
from forceout.rules.state import Contest, Shake
from forceout.rules.vocabulary import Division, Form, Situation
from forceout.solver.answer import Listed
from forceout.solver.budget import Budget
from forceout.solver.on_sets.listing import cubes_used
from forceout.solver.on_sets.shakes import list_shake
from forceout.solver.on_sets.solve import goals_of

NODES: Final = 100_000
LISTING_NODES: Final = 150
MOST_BYTES: Final = 1 << 28
MOST_LISTED: Final = 40
SLOW: Final = frozenset({"wild-cube"})
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
TOO_OFTEN: Final = 3
LONGEST_AT_ONCE: Final = 4
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


def is_operand(symbol: str) -> bool:
    """Whether a symbol is a color, V or Λ."""
    return symbol in OPERANDS


def goal_features(puzzle: Puzzle) -> dict[str, float]:
    """How far from the middle the numbers of cards are that last, and the others."""
    middle = len(puzzle.position.universe) / 2
    keys = {
        "lasting": puzzle.answer["holds"],
        "other": [*puzzle.answer["spoiled"], *puzzle.answer["impossible"]],
    }
    return {
        f"{name} distance": sum(min(abs(int(value) - middle) for value in one.split(",")) for one in found) / len(found)
        for name, found in keys.items()
    }


def count_cubes(shake: Shake, text: str) -> int:
    """How many cubes a correct Solution uses; of two Solutions, how many symbols they have."""
    verdict = shake.table.game.ruling(shake, text, None)
    assert isinstance(verdict, Verdict)
    return cubes_used(verdict) if len(verdict.solutions) == 1 else len(symbols(text))


def short_solutions(shake: Shake, end: Situation, most: int = MOST_LISTED) -> list[Listed]:
    """Correct Solutions, no two the same but for order and brackets, the shortest first: those that are built first of
    the fewest cubes, with no question to the solver."""
    budget = Budget(nodes=LISTING_NODES, bytes=MOST_BYTES)
    found: dict[str, Listed] = {}
    for one in islice(list_shake(replace(shake, contest=Contest(end)), budget), most):
        known = found.setdefault(essence(one.text), one)
        if (one.cubes, len(one.text), one.text) < (known.cubes, len(known.text), known.text):
            found[essence(one.text)] = one
    return sorted(found.values(), key=lambda one: (one.cubes, len(one.text), one.text))


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


def is_fit_goal(shake: Shake, goal: str) -> bool:
    """Whether some reading of a Goal is a number of cards that lie there, and not none."""
    game = shake.table.game
    assert isinstance(game, OnSetsGame)
    values = key_of(goal, game.in_force(shake))
    return any(0 < int(value) < len(shake.universe or ()) for value in values.split(",") if value)


def tidied(text: str) -> str:
    """Every statement without brackets around the whole, and space around its signs."""
    parts = re.split(r"(\s*(?:,|\|\|)\s*)", text)
    return "".join(part if number % 2 else spaced(unwrapped(part)) for number, part in enumerate(parts))


def unwrapped(statement: str) -> str:
    """A statement without brackets that hold all of it."""
    depth = 0
    for place, character in enumerate(statement):
        depth += (character == "(") - (character == ")")
        if depth == 0:
            is_whole = statement.startswith("(") and place == len(statement) - 1
            return unwrapped(statement[1:-1]) if is_whole else statement
    return statement


def spaced(statement: str) -> str:
    """A statement with space around the signs between two sets."""
    return re.sub(rf"\s*([{re.escape(BINARY_OPERATIONS + RELATIONS)}])\s*", r" \1 ", statement)


def is_likely(text: str) -> bool:
    """Whether the Set-Name of a Solution has two different operands, none of them again and again."""
    operands = Counter(one for one in symbols(re.split(r",|\|\|", text)[-1]) if one in OPERANDS)
    return len(operands) > 1 and max(operands.values()) < TOO_OFTEN


def is_seen_at_once(shake: Shake, text: str) -> bool:
    """Whether a Solution is one color, turned over and over."""
    return "''" in text and len(symbols(text)) <= LONGEST_AT_ONCE


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


def arithmetic_of(shake: Shake, goal: str) -> Arithmetic:
    """What the symbols mean, and which numbers of cards are right for the values of a Goal."""
    meaning = arithmetic.arithmetic_of(shake, "row 1")
    values = {int(value) for value in goal.split(",")}
    return meaning._replace(is_right=lambda value: int(value).bit_count() in values)


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
