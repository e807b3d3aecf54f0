"""A simulated population that tries puzzles: bounded searches of many strengths, with slips; none sees the formula.

Each kind is tried as somebody might: Solutions are written down one after the other from the cubes that may be used,
short ones more often, and only what seems to come out right is put to the judge; a Solution is checked criterion by
criterion until patience ends; groupings are worked out in any order; of Goals the one is set that most that was
written would equal; of moves the first is made after which nothing was found. A person is how many things are tried,
how often a slip happens, and nothing else.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from math import comb
from random import Random
from typing import NamedTuple

from forceout.games.equations.cubes import OPERATIONS
from forceout.games.equations.random_solutions import operate
from forceout.games.on_sets.checking import Verdict
from forceout.games.registry import part
from forceout.practice.faults import failing_copies, readings_of
from forceout.practice.kinds.what_is_wrong import contested
from forceout.practice.puzzle import Kind, Puzzle
from forceout.practice.registry import sense_of_game
from forceout.rules.actions import Move
from forceout.rules.engine import apply
from forceout.rules.frozen import replace
from forceout.rules.state import Contest, Shake
from forceout.rules.vocabulary import Situation

MOST_WRITTEN = 1200
"""Solutions that are written down at most to know how likely one is to be right."""
ENOUGH_FOUND = 20
MOST_AFTER_MOVE = 90
SIGNS = (1, 1, 1, 1, 2, 2, 2, 3, 3, 4)
SHARE_TURNED = 0.12
SHARE_OF_TWO_DIGITS = 0.12
SHARE_ALONE = 0.5
LARGEST_FACTORIAL = 6
ORDERS = 12
"""Orders in which a Solution is checked, for each person."""


class Person(NamedTuple):
    """How many things somebody tries, and how often a step goes wrong."""

    patience: float
    slip: float


def population(dice: Random, how_many: int = 40) -> list[Person]:
    """People of all sorts."""
    return [Person(2 ** dice.uniform(1, 9), dice.uniform(0.01, 0.2)) for _ in range(how_many)]


class Part(NamedTuple):
    """Part of an Equation as somebody has it in mind; None where its value is not worked out in the head."""

    text: str
    value: Fraction | None


def written_side(dice: Random, must: Sequence[str], may: Sequence[str], shake: Shake) -> Part:
    """Something that somebody might write from cubes that must and that may be used."""
    named = {one.name: one.filled_in for one in shake.variations}
    spare = dice.sample([cube[-1] for cube in may], len(may))
    signs = [cube[-1] for cube in must if cube[-1] in OPERATIONS]
    digits = [cube[-1] for cube in must if cube[-1] not in OPERATIONS]
    wanted = max(dice.choice(SIGNS), len(signs), len(digits) - 1)
    signs += [one for one in spare if one in OPERATIONS][: wanted - len(signs)]
    digits += [one for one in spare if one not in OPERATIONS][: max(len(signs) + 1 - len(digits), 0)]
    base = int(str(named.get("base") or 10))
    parts: list[Part] = []
    while digits:
        digit = digits.pop(dice.randrange(len(digits)))
        if digits and ("base" in named or "two-digit-numerals" in named) and dice.random() < SHARE_OF_TWO_DIGITS:
            second = digits.pop(dice.randrange(len(digits)))
            parts.append(Part(digit + second, Fraction(int(digit) * base + int(second))))
        else:
            parts.append(turned(dice, Part(digit, Fraction(int(digit))), named))
    dice.shuffle(signs)
    for sign in signs:
        is_alone = (sign == "√" or (sign == "×" and "number-of-factors" in named)) and dice.random() < SHARE_ALONE
        if is_alone and parts:
            one = parts.pop(dice.randrange(len(parts)))
            parts.append(Part(f"({sign}{one.text})", alone(sign, one.value)))
        elif len(parts) > 1:
            left, right = (parts.pop(dice.randrange(len(parts))) for _ in range(2))
            parts.append(Part(f"({left.text}{sign}{right.text})", operate(left.value, sign, right.value)))
    if len(parts) != 1:
        return Part("", None)
    text = parts[0].text
    return Part(text[1:-1] if text.startswith("(") else text, parts[0].value)


def turned(dice: Random, one: Part, named: dict[str, object]) -> Part:
    """A digit as the variations let it lie, now and then."""
    if one.value is None or dice.random() > SHARE_TURNED * len(named):
        return one
    if "upside-down" in named and dice.random() < SHARE_ALONE:
        return Part(f"~{one.text}", -one.value)
    if "sideways" in named and one.value and dice.random() < SHARE_ALONE:
        return Part(f">{one.text}", 1 / one.value)
    if "factorial" in named and one.value <= LARGEST_FACTORIAL:
        product = Fraction(1)
        for factor in range(2, int(one.value) + 1):
            product *= factor
        return Part(f"({one.text}!)", product)
    return one


def alone(sign: str, value: Fraction | None) -> Fraction | None:
    """A root, or how many factors a number has."""
    if sign == "√":
        return operate(Fraction(2), "√", value)
    if value is None or value.denominator != 1 or not 0 < value < 1000:
        return None
    return Fraction(sum(int(value) % factor == 0 for factor in range(1, int(value) + 1)))


def goal_value(goal: str, shake: Shake) -> Fraction | None:
    """What a Goal of Equations comes to, as somebody reads it."""
    named = {one.name: one.filled_in for one in shake.variations}
    base = int(str(named.get("base") or 10))
    plain = "".join(one for one in goal if one not in "rbgk")
    for place, character in enumerate(plain):
        if character in OPERATIONS:
            left, right = goal_value(plain[:place], shake), goal_value(plain[place + 1 :], shake)
            return operate(left, character, right)
    value = Fraction(0)
    for digit in plain:
        if not digit.isdigit():
            return None
        value = value * base + int(digit)
    return value


def seems_equal(value: Fraction | None, goal: Fraction | None, shake: Shake) -> bool:
    """Whether two values are equal to somebody, or differ by a multiple where that is enough."""
    if value is None or goal is None:
        return False
    step = next((int(str(one.filled_in)) for one in shake.variations if one.name == "multiple-of"), None)
    return value == goal or (step is not None and (value - goal) % step == 0)


def written(dice: Random, shake: Shake, end: Situation) -> Iterator[str | None]:
    """Solutions that somebody might put to a judge, one after the other; None for those that do not come out."""
    contested_shake = replace(shake, contest=Contest(end))
    game = shake.table.game
    solutions = part(game.book.name, "forceout.games.{game}.random_solutions")
    goal = None if game.has_cards else goal_value(shake.goal or "", shake)
    while True:
        may = list(shake.permitted)
        if end is Situation.NOW:
            may += dice.sample(shake.resources, min(1, len(shake.resources)))
        elif end is not Situation.FORCEOUT:
            may += [cube for cube in shake.resources if not (game.has_cards and cube.isdigit())]
        if game.has_cards:
            yield solutions.random_solution(dice, contested_shake, list(shake.required), may)[0]
        else:
            side = written_side(dice, shake.required, may, shake)
            yield game.as_presented(contested_shake, side.text) if seems_equal(side.value, goal, shake) else None


def chance_of_one(dice: Random, shake: Shake, end: Situation, most: int = MOST_WRITTEN) -> float:
    """How likely one Solution that somebody writes is to be correct."""
    contested_shake = replace(shake, contest=Contest(end))
    found = 0
    for count, text in enumerate(written(dice, shake, end), start=1):
        if text is not None and shake.table.game.ruling(contested_shake, text, None).is_correct:
            found += 1
        if count == most or found == ENOUGH_FOUND:
            return found / count
    raise AssertionError


def within(chance: float, tries: float) -> float:
    """How likely something is to happen in so many tries."""
    return float(1 - (1 - min(chance, 1)) ** tries)


def eased(shake: Shake) -> Shake:
    """The shake to somebody who forgets what must be used, and what may not be."""
    return replace(shake, required=(), forbidden=(), permitted=(*shake.permitted, *shake.required, *shake.forbidden))


def finding(dice: Random, puzzle: Puzzle, people: Sequence[Person]) -> list[float]:
    """Solutions are written until one is correct, or patience ends."""
    end = Situation(puzzle.asked["end"])
    chance = chance_of_one(dice, puzzle.position.shake(), end)
    return [within(chance * (1 - one.slip), one.patience) for one in people]


def challenging(dice: Random, puzzle: Puzzle, people: Sequence[Person]) -> list[float]:
    """Half the patience goes to a Solution with one more cube, half to one with all; a slip forgets what is required
    and forbidden. Who finds nothing says Impossible, most of the time."""
    shake = puzzle.position.shake()
    claim = puzzle.answer["claim"]
    now = chance_of_one(dice, shake, Situation.NOW) if claim == "now" else 0.0
    possible = chance_of_one(dice, shake, Situation.IMPOSSIBLE) if claim == "neither" else 0.0
    fooled = 0.0 if claim == "now" else chance_of_one(dice, eased(shake), Situation.IMPOSSIBLE, MOST_WRITTEN // 3)
    found = []
    for one in people:
        tries = one.patience / 2
        not_fooled = 1 - within(fooled * one.slip, tries)
        if claim == "now":
            found.append(within(now * (1 - one.slip), tries))
        elif claim == "neither":
            seen = within(possible * (1 - one.slip), tries)
            found.append(not_fooled * (seen + (1 - seen) / 4))
        else:
            found.append(not_fooled * 3 / 4)
    return found


def checking(dice: Random, puzzle: Puzzle, people: Sequence[Person]) -> list[float]:
    """Criteria are gone through in any order, each at the price of its steps; who finds nothing guesses."""
    shake, text, code = contested(puzzle), puzzle.asked["written"], puzzle.answer["code"]
    symbols = sense_of_game(puzzle.position.game).symbols(text)
    signs = max(1, sum(not one.isalnum() for one in symbols)) + sum(text.count(mark) for mark in "~>!@↑'")
    readings = max(1, len(readings_of(shake, text)))
    prices = {
        "required-unused": len(shake.required),
        "cube-unavailable": len(symbols) * 2,
        "too-many-resources": len(symbols) * 2,
        "not-equal": signs * 3,
        "ambiguous": readings * signs,
    }
    prices = {name: price for name, price in prices.items() if name in puzzle.asked["choices"]}
    for other in puzzle.asked["choices"]:
        prices.setdefault(other, len(symbols))
    found = []
    for one in people:
        right = 0.0
        for _ in range(ORDERS):
            left = one.patience / 2
            for name in dice.sample(sorted(prices), len(prices)):
                left -= prices[name]
                if left < 0:
                    right += 1 / len(prices) / 2
                    break
                if name == code:
                    right += (1 - one.slip) ** (prices[name] / 3)
                    break
        found.append(right / ORDERS)
    return found


def reading(dice: Random, puzzle: Puzzle, people: Sequence[Person]) -> list[float]:
    """Ways to read are worked out one after the other; who finds none that fails says that there is none."""
    shake, text = contested(puzzle), puzzle.asked["written"]
    symbols = sense_of_game(puzzle.position.game).symbols(text)
    signs = max(1, sum(not one.isalnum() for one in symbols)) + sum(text.count(mark) for mark in "~>!@↑'")
    ways = max(1, len(readings_of(shake, text)))
    failing = len(failing_copies(shake, text)) if puzzle.answer["ambiguous"] else 0
    found = []
    for one in people:
        looked_at = min(ways, max(1, round(one.patience / (4 * signs))))
        seen = 1 - comb(ways - failing, looked_at) / comb(ways, looked_at)
        is_sound = (1 - one.slip) ** signs
        found.append(seen * is_sound if failing else is_sound ** (looked_at / 4))
    return found


def setting(dice: Random, puzzle: Puzzle, people: Sequence[Person]) -> list[float]:
    """Things are written from the cubes that are left; the Goal is set that most of them equal."""
    shake = puzzle.position.shake()
    values = [*values_written(dice, shake)]
    holds = puzzle.answer["holds"]
    others = [*puzzle.answer["spoiled"], *puzzle.answer["impossible"]]
    found = []
    for one in people:
        right = 0
        for _ in range(ORDERS):
            seen = Counter(dice.choices(values, k=max(1, int(one.patience / 4))))
            counts = [(hits(shake, goal, seen) + dice.gauss(0, 10 * one.slip), goal) for goal in (*holds, *others)]
            right += max(counts)[1] in holds
        found.append(right / ORDERS)
    return found


def values_written(dice: Random, shake: Shake) -> Iterator[Fraction | None]:
    """What things come to that somebody writes from all the cubes."""
    game = shake.table.game
    solutions = part(game.book.name, "forceout.games.{game}.random_solutions")
    for _ in range(MOST_WRITTEN // 2):
        if not game.has_cards:
            yield written_side(dice, (), shake.resources, shake).value
            continue
        playable = [cube for cube in shake.resources if not cube.isdigit()]
        text, _used = solutions.random_solution(dice, shake, (), playable)
        verdict = solutions.ruling(shake, text, Situation.TIME_UP, "row 1")
        assert isinstance(verdict, Verdict)
        values = {value for one in verdict.solutions for value in one.values}
        yield Fraction(next(iter(values))) if len(values) == 1 else None


def hits(shake: Shake, goal: str, seen: Counter[Fraction | None]) -> int:
    """How many of the values that were seen would equal a Goal."""
    if shake.table.game.has_cards:
        return sum(seen[Fraction(value)] for value in goal.split(","))
    wanted = goal_value(goal, shake)
    return sum(count for value, count in seen.items() if seems_equal(value, wanted, shake))


def moving(dice: Random, puzzle: Puzzle, people: Sequence[Person]) -> list[float]:
    """Moves are thought of in any order; the first is made after which no Now is found, but a Solution is."""
    shake = puzzle.position.shake()
    moves = puzzle.answer["moves"]
    chances: dict[str, tuple[float, float]] = {}
    known: dict[str, tuple[float, float]] = {}
    for name in moves:
        cube, _, to = name.partition(" ")
        alike = f"{cube[-1]} {to}"
        if alike not in known:
            after, _ = apply(shake, Move(shake.turn or "", cube, to))
            known[alike] = (
                chance_of_one(dice, after, Situation.NOW, MOST_AFTER_MOVE),
                chance_of_one(dice, after, Situation.IMPOSSIBLE, MOST_AFTER_MOVE),
            )
        chances[name] = known[alike]
    found = []
    for one in people:
        right = 0.0
        tries = one.patience / len(moves)
        for _ in range(ORDERS):
            for name in dice.sample(sorted(moves), len(moves)):
                now, possible = chances[name]
                if dice.random() < within(now * (1 - one.slip), tries):
                    continue
                if dice.random() < within(possible * (1 - one.slip), tries):
                    right += moves[name][0] == "safe"
                    break
            else:
                right += sum(outcome[0] == "safe" for outcome in moves.values()) / len(moves)
        found.append(right / ORDERS)
    return found


TRYING: dict[Kind, Callable[[Random, Puzzle, Sequence[Person]], list[float]]] = {
    Kind.FIND: finding,
    Kind.CHALLENGE: challenging,
    Kind.WRONG: checking,
    Kind.READING: reading,
    Kind.GOAL: setting,
    Kind.SAFE: moving,
}


def chances_of(puzzle: Puzzle, people: Sequence[Person]) -> list[float]:
    """How likely each of some people is to get a puzzle right at the first try."""
    return TRYING[puzzle.kind](Random(f"tries {puzzle.id}"), puzzle, people)
