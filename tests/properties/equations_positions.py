"""Random positions of Equations with random Solutions, and Solutions that are wrong by one thing only.

Cubes are rolled from their true faces and variations selected by the rules. A fitting Equation is built from
the cubes that were rolled: a Solution first, then a Goal that equals it if the cubes that are left can spell
one. A near miss is a correct Equation with one thing changed.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from forceout.editions.equations_2015_16 import EQUATIONS_2015_16, Season
from forceout.games.equations.cubes import KIT, Cube
from forceout.games.equations.variation import EquationsTable, EquationsVariation
from forceout.rulebook.rule import EQUATIONS
from forceout.rules.starting_shake import pick_violation
from forceout.rules.vocabulary import Division, Form
from tests.properties import equations_reference as reference

Question = dict[str, Any]
SECTIONS = ("required", "permitted", "forbidden", "resources")
MOST_SIGNS = 6
"""Signs of one random Solution: the naive reference goes through every grouping."""


class Case(NamedTuple):
    """A question about an Equation, and how it came about: `fitting`, `random` or what a near miss changed."""

    question: Question
    origin: str

    @property
    def is_near_miss(self) -> bool:
        """Whether this is a fitting Equation with one thing changed."""
        return self.origin not in ("fitting", "random")


@dataclass(frozen=True)
class Shake:
    """What is fixed before anybody writes."""

    division: Division
    season: Season
    form: Form
    cubes: tuple[Cube, ...]
    variations: tuple[Question, ...]

    def has(self, name: str) -> bool:
        """Whether a variation was chosen."""
        return any(one["name"] == name for one in self.variations)

    def blank(self, name: str, field: str) -> Any:
        """What was filled in for a variation; None when it was not chosen."""
        return next((one[field] for one in self.variations if one["name"] == name), None)


def random_shake(random: Random) -> Shake:
    """A shake up to the moment when the Goal is set (I-B, II)."""
    division, season = random.choice(tuple(Division)), random.choice(tuple(Season))
    form = random.choice((Form.BASIC, *[Form.ADVENTUROUS] * 8))
    cubes = tuple(Cube(random.choice(kind.faces), kind.color) for kind in KIT for _ in range(kind.how_many))
    shake = Shake(division, season, form, cubes, ())
    return shake if form is Form.BASIC else Shake(division, season, form, cubes, select_variations(random, shake))


def select_variations(random: Random, shake: Shake) -> tuple[Question, ...]:
    """One to four variations that the players may select (II-B, XIII)."""
    edition = EQUATIONS_2015_16[shake.season]
    chosen: list[EquationsVariation] = []
    asked: list[Question] = []
    wanted = random.randint(1, 4)
    blanks: dict[str, Sequence[object]] = {
        "cube": ("0", "×"),
        "base": (8, 9, 10, 11, 12),
        "k": (6, 7, 8, 9, 10, 11),
        "color": ("red", "blue", "green", "black"),
    }
    for _ in range(20):
        kind = random.choice(tuple(edition.offered[shake.division]))
        filled_in = None if kind.blank is None else random.choice(blanks[kind.blank])
        table = EquationsTable(shake.division, shake.cubes, tuple(chosen))
        rule = EQUATIONS["II-B-2"]
        if len(chosen) < wanted and not pick_violation(
            edition, shake.division, shake.form, rule, table, chosen, kind.name, filled_in
        ):
            chosen.append(kind.fill_in(filled_in))
            asked.append({"name": kind.name} | ({} if kind.blank is None else {kind.blank: filled_in}))
    return tuple(asked)


class Pool:
    """The cubes that are left to be used."""

    def __init__(self, random: Random, shake: Shake) -> None:
        self.random = random
        self.shake = shake
        self.left = list(shake.cubes)
        self.used: list[Cube] = []
        random.shuffle(self.left)
        self.wild = shake.blank("wild", "cube")
        symbols = "0123456789" if shake.division is Division.ELEMENTARY else "0123456789+-×÷*√"
        self.wild_is = random.choice(symbols)
        self.base = shake.blank("base", "base") or 10

    def take(self, is_wanted: Callable[[Cube], bool]) -> Cube | None:
        """Some cube of a sort, if one is left."""
        for cube in self.left:
            if is_wanted(cube):
                self.left.remove(cube)
                self.used.append(cube)
                return cube
        return None

    def digit(self, is_exponent: bool = False) -> str | None:
        """A digit as written, turned or marked where that is legal."""
        color = self.shake.blank("exponent", "color")
        wild_digit = self.wild_is.isdigit() and int(self.wild_is) < self.base

        def is_wanted(cube: Cube) -> bool:
            if is_exponent and (cube.color is None or cube.color.word != color):
                return False
            if self.wild is not None and cube.symbol == self.wild:
                return wild_digit
            return cube.symbol.isdigit() and int(cube.symbol) < self.base

        cube = self.take(is_wanted)
        if cube is None:
            return None
        text = cube.symbol if cube.symbol != self.wild else f"{self.wild_is}@{self.wild}"
        if cube.symbol == "1" and self.shake.has("powers-of-the-base") and self.random.random() < 0.4:
            text = self.random.choice(("10@1", "100@1", ".1@1"))
        if self.random.random() < 0.1:
            turns = [turn for turn, name in ((">", "sideways"), ("~", "upside-down")) if self.can_turn(name)]
            text = self.random.choice([*turns, "".join(turns)]) + text
        return text

    def can_turn(self, name: str) -> bool:
        """Whether numerals may be turned so."""
        is_always = self.shake.division in (Division.JUNIOR, Division.SENIOR) and self.shake.form is Form.ADVENTUROUS
        return is_always or self.shake.has(name)

    def sign(self, symbols: str) -> str | None:
        """A sign as written, by one of the meanings that it has."""
        cube = self.take(lambda one: one.symbol in symbols and one.symbol != self.wild)
        if cube is None:
            return None
        others = {
            "√": (("%", "percent"), ("lcm", "lcm")),
            "*": (("gcf", "gcf"),),
            "÷": ((">÷", "log"), (">÷", "remainder")),
        }
        choices = [cube.symbol] + [text for text, name in others.get(cube.symbol, ()) if self.shake.has(name)]
        text = self.random.choice(choices)
        if text == "√" and self.shake.has("imaginary"):
            self.used.remove(cube)
            return None
        return f" {text} " if text.isalpha() else text


def number(pool: Pool) -> str | None:
    """A number as a player writes one: a digit, sometimes a numeral of two, with a point, or an i."""
    random, shake = pool.random, pool.shake
    digit = pool.digit()
    if digit is None:
        return None
    is_plain = digit.isdigit()
    if is_plain and random.random() < 0.25 and (shake.has("base") or shake.has("two-digit-numerals")):
        return digit + plain(pool.digit())
    if is_plain and random.random() < 0.3 and shake.has("decimal-point") and pool.take(lambda one: one.symbol == "*"):
        return random.choice((f"{digit}.{plain(pool.digit())}", f".{digit}"))
    if random.random() < 0.3 and shake.has("imaginary") and pool.take(lambda one: one.symbol == "√"):
        return random.choice(
            (
                f"{digit}√",
                f"√{digit}",
                f"{digit}i",
                f"{digit}×√" if pool.take(lambda one: one.symbol == "×") else f"{digit}i",
            )
        )
    if random.random() < 0.15 and pool.base > 10 and pool.take(lambda one: one.symbol == "*"):
        return "T"
    return digit


def plain(digit: str | None) -> str:
    """An upright digit that no mark goes with, or nothing."""
    return digit if digit is not None and digit.isdigit() else ""


def expression(pool: Pool, signs: int) -> str | None:
    """An expression with so many signs, some groups left out."""
    random, shake = pool.random, pool.shake
    if signs == 0:
        return number(pool)
    kinds = ["binary"] * 6 + ["root"]
    kinds += ["prefix"] * 2 * (shake.has("number-of-factors") or shake.has("smallest-prime"))
    kinds += ["factorial"] * 2 * shake.has("factorial") + ["exponent"] * 2 * shake.has("exponent")
    kind = random.choice(kinds)
    if kind == "binary":
        left_signs = random.randint(0, signs - 1)
        sign = pool.sign("+-×÷*√" if random.random() < 0.5 else "+-×")
        left, right = expression(pool, left_signs), expression(pool, signs - 1 - left_signs)
        if sign is None or left is None or right is None:
            return left if left is not None else right
        return f"{grouped(random, left, left_signs)}{sign}{grouped(random, right, signs - 1 - left_signs)}"
    inner = expression(pool, signs - 1)
    if inner is None:
        return None
    body = grouped(random, inner, signs - 1)
    if kind == "factorial":
        return f"{body}!"
    if kind == "exponent":
        exponent = pool.digit(is_exponent=True)
        return body if exponent is None else f"{body}↑{exponent}"
    if kind == "root" and shake.has("imaginary"):
        return inner
    sign = "√" if kind == "root" else "×"
    return inner if sign == pool.wild or pool.take(lambda one: one.symbol == sign) is None else f"{sign}{body}"


def grouped(random: Random, text: str, signs: int) -> str:
    """A part in parentheses, or without where it may make no difference."""
    if signs == 0:
        return text if random.random() < 0.95 else f"({text})"
    return f"({text})" if random.random() < 0.6 else text


def goal_texts(pool: Pool) -> Iterator[tuple[str, str, list[Cube]]]:
    """Goals that the cubes left can spell: as they lie, as they are written, and their cubes."""
    digits = [cube for cube in pool.left if cube.symbol.isdigit() and cube.symbol != pool.wild]
    digits = [cube for cube in digits if int(cube.symbol) < pool.base]
    signs = [cube for cube in pool.left if cube.symbol in "+-×÷" and cube.symbol != pool.wild]
    for place, one in enumerate(digits):
        yield one.symbol, one.symbol, [one]
        for other in digits[:place] + digits[place + 1 :]:
            yield one.symbol + other.symbol, one.symbol + other.symbol, [one, other]
            for sign in signs[:3]:
                text = f"{one.symbol}{sign.symbol}{other.symbol}"
                yield text, text, [one, sign, other]


def find_goal(pool: Pool, solution: str, rules: reference.Rules) -> tuple[str, str, list[Cube]] | None:
    """A Goal that some reading of the Solution fits; any Goal where none does."""
    candidates = list(goal_texts(pool))
    pool.random.shuffle(candidates)
    try:
        values = reference.values_of(reference.nested(reference.read_signs(solution)), False, rules)
    except reference.Illegal:
        values = []
    for candidate in candidates:
        written = reference.nested(reference.read_signs(candidate[1]))
        for goal in reference.values_of(written, True, rules):
            if any(reference.is_met(value, goal, rules) for value in values[:2]):
                return candidate
    return candidates[0] if candidates else None


def build_question(random: Random, shake: Shake) -> Question | None:
    """An Equation over a shake, with the cubes laid out so that it may be correct; None when nothing comes of it."""
    pool = Pool(random, shake)
    rules = reference.Rules(
        {"division": shake.division.value, "variations": shake.variations, "form": shake.form.value}
    )
    solution = expression(pool, random.randint(1, MOST_SIGNS))
    if solution is None:
        return None
    used = list(pool.used)
    goal = find_goal(pool, solution, rules)
    if goal is None:
        return None
    for cube in goal[2]:
        pool.left.remove(cube)
    situation = random.choice(("now", "impossible", "forceout", "time-up"))
    mat: dict[str, list[str]] = {name: [] for name in SECTIONS}
    from_resources = {"now": 1, "forceout": 0}.get(situation, len(used))
    for cube in used:
        if from_resources and random.random() < 0.3:
            from_resources -= 1
            mat["resources"].append(str(cube))
        else:
            mat[random.choice(("required", "permitted"))].append(str(cube))
    for cube in pool.left:
        where = ("permitted", "forbidden", "resources") if situation != "forceout" else ("permitted", "forbidden")
        mat[random.choice(where)].append(str(cube))
    return {
        "kind": "solution",
        "game": "equations",
        "division": shake.division.value,
        "season": shake.season.value,
        "form": shake.form.value,
        "variations": list(shake.variations),
        "goal": goal[0],
        **mat,
        "situation": situation,
        "solution": f"{solution} = {goal[1]}",
    }


def near_miss(random: Random, question: Question) -> Case:
    """A question with one thing changed."""
    changed = {**question, **{name: list(question[name]) for name in SECTIONS}}
    solution, goal = question["solution"].split(" = ")
    what = random.choice(
        ("ungrouped", "digit", "sign", "moved", "forbidden", "required", "situation", "goal", "factorial")
    )
    if what == "ungrouped" and "(" in solution:
        opening = random.choice([place for place, sign in enumerate(solution) if sign == "("])
        depth, closing = 0, opening
        for closing in range(opening, len(solution)):
            depth += {"(": 1, ")": -1}.get(solution[closing], 0)
            if not depth:
                break
        solution = solution[:opening] + solution[opening + 1 : closing] + solution[closing + 1 :]
    elif what in ("digit", "sign"):
        wanted = "0123456789" if what == "digit" else "+-×÷*"
        places = [
            place
            for place, sign in enumerate(solution)
            if sign in wanted
            and "@" not in solution[max(0, place - 3) : place + 4]
            and solution[place - 1 : place] != ">"
        ]
        if places:
            place = random.choice(places)
            solution = solution[:place] + random.choice(wanted) + solution[place + 1 :]
    elif what in ("moved", "forbidden", "required"):
        target = {"moved": random.choice(SECTIONS), "forbidden": "forbidden", "required": "required"}[what]
        source = random.choice([name for name in SECTIONS if changed[name]])
        changed[target].append(changed[source].pop(random.randrange(len(changed[source]))))
    elif what == "situation":
        changed["situation"] = random.choice(("now", "impossible", "forceout", "time-up"))
    elif what == "goal":
        goal = random.choice((goal[::-1], goal + "!", goal[:-1] or goal, f"({goal})", goal + goal[-1]))
    elif what == "factorial":
        solution = f"({solution})!" if random.random() < 0.5 else f"{solution}!"
    if changed["situation"] == "forceout":
        changed["permitted"] += changed["resources"]
        changed["resources"] = []
    changed["solution"] = f"{solution} = {goal}"
    return Case(changed, what)


def random_cases(random: Random) -> Iterator[Case]:
    """A fitting or random Equation over one shake, and near misses of it."""
    shake = random_shake(random)
    for _ in range(6):
        try:
            question = build_question(random, shake)
            if question is None:
                continue
            is_fitting = reference.judge(question).correct
        except reference.Undecided:
            continue
        yield Case(question, "fitting" if is_fitting else "random")
        for _ in range(5 if is_fitting else 0):
            yield near_miss(random, question)
        if is_fitting:
            return
