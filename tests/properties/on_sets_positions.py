"""Random positions of On-Sets with random Solutions, and Solutions that are wrong by one thing only.

Cubes are rolled from their true faces, cards are dealt and variations selected by the rules. A fitting
Solution is built from the cubes that were rolled, which are then laid on the mat, and the Goal set, so that
it has every chance of being correct. A near miss is a correct Solution with one thing changed.
"""

import json
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any, NamedTuple

from forceout.editions.on_sets_2014_15 import ON_SETS_2014_15
from forceout.editions.on_sets_2026_27 import ON_SETS_2026_27
from forceout.games.on_sets.cards import DECK, Universe, print_card
from forceout.games.on_sets.cubes import KIT, SPELLINGS
from forceout.games.on_sets.in_force import OnSetsEdition
from forceout.games.on_sets.variation import OnSetsTable, OnSetsVariation
from forceout.rulebook.rule import ON_SETS
from forceout.rules.starting_shake import pick_violation
from forceout.rules.vocabulary import Division, Form
from tests.properties import on_sets_reference

Question = dict[str, Any]
OPERANDS, BINARY, RELATIONS = "BRGYVΛ", "∪∩-", "=⊆"
SYMBOLS = OPERANDS + BINARY + "'" + RELATIONS
BRACKETS = ("()", "()", "[]", "{}")
SECTIONS = ("required", "permitted", "forbidden", "resources")
ALSO_READ = {symbol: [text for text, read in SPELLINGS.items() if read == symbol] for symbol in SYMBOLS}
GOALS = {
    (shape, count): [" ".join([shape, *digits]) for digits in product("12345", repeat=count)]
    for shape, count in (("row", 1), ("row", 2), ("row", 3), ("column", 2), ("column", 3), ("tee", 3), ("ell", 3))
}
MOST_GROUPINGS = 3000
"""Ways to group one Solution that the naive reference is asked to go through."""


class Case(NamedTuple):
    """A question about a Solution, and how it came about: `fitting`, `random` or what a near miss changed."""

    question: Question
    origin: str

    @property
    def is_near_miss(self) -> bool:
        """Whether this is a correct Solution with one thing changed."""
        return self.origin not in ("fitting", "random")


@dataclass(frozen=True)
class Shake:
    """What is fixed before anybody writes: the rules, the cards, and the cubes rolled, digits aside."""

    edition: OnSetsEdition
    division: Division
    form: Form
    universe: tuple[str, ...]
    cubes: tuple[str, ...]
    variations: tuple[Question, ...]

    def has(self, name: str) -> bool:
        """Whether a variation was chosen or is always in force."""
        is_always = any(kind.name == name for kind in self.edition.always_in_force[self.division])
        return self.form is Form.ADVENTUROUS and (
            is_always or any(variation["name"] == name for variation in self.variations)
        )

    @property
    def allows_restrictions(self) -> bool:
        """Whether = and ⊆ are used."""
        return self.division is not Division.ELEMENTARY and self.form is not Form.BASIC

    @property
    def wild(self) -> str | None:
        """The symbol of the wild cube."""
        return next((one["cube"] for one in self.variations if one["name"] == "wild-cube"), None)


def random_shake(random: Random) -> Shake:
    """A shake up to the moment when the Goal is set (I-B, II)."""
    edition = random.choice((ON_SETS_2014_15, ON_SETS_2026_27))
    division = random.choices(tuple(Division), (2, 3, 3, 5))[0]
    form = random.choices(tuple(Form), (1, 2, 12))[0]
    fewest, most = edition.deal[division]
    universe = tuple(random.sample(DECK, random.randint(fewest, most)))
    cubes = []
    for kind in KIT[1:]:
        if kind.name == "Restriction" and (division is Division.ELEMENTARY or form is Form.BASIC):
            cubes += random.choice((["V", "V", "Λ"], ["V", "Λ", "Λ"]))
        else:
            cubes += [random.choice(kind.faces) for _ in range(kind.how_many)]
    shake = Shake(edition, division, form, universe, tuple(cubes), ())
    if form is not Form.ADVENTUROUS:
        return shake
    return Shake(edition, division, form, universe, tuple(cubes), select_variations(random, shake))


def select_variations(random: Random, shake: Shake) -> tuple[Question, ...]:
    """Two to four variations that the players may select, in order (II-C, XIII)."""
    chosen: list[OnSetsVariation] = []
    asked: list[Question] = []
    offered = shake.edition.offered[shake.division]
    always = tuple(kind.fill_in(None) for kind in shake.edition.always_in_force[shake.division])
    wanted = random.randint(2, 4)
    for _ in range(12):
        kind = random.choice(tuple(offered))
        filled_in: str | None = None
        if kind.blank == "cube":
            filled_in = random.choice(shake.cubes)
        elif kind.blank == "card":
            filled_in = print_card(random.choice(shake.universe))
        elif kind.blank == "set":
            filled_in = random.choice(("B", "R'", "G ∩ Y", "(B - R)'", "V - B'", "R - G", "B ∪ Y", "Y - R", "(G-B)"))
        in_order = (*always, *chosen)
        difference = shake.edition.difference_in_double_set(in_order, len(in_order))
        table = OnSetsTable(Universe.of(shake.universe), shake.cubes, tuple(chosen), difference)
        selecting = ON_SETS["II-C-2"]
        if len(chosen) < wanted and not pick_violation(
            shake.edition, shake.division, shake.form, selecting, table, chosen, kind.name, filled_in
        ):
            chosen.append(kind.fill_in(filled_in))
            asked.append({"name": kind.name, **({} if kind.blank is None else {kind.blank: filled_in})})
    return tuple(asked)


# Building a Solution from cubes.


class Supply:
    """The cubes that one part may still use, by number, and what each is going to mean."""

    def __init__(self, random: Random, shake: Shake, wild_meaning: str | None) -> None:
        self.random = random
        self.shake = shake
        self.wild_meaning = wild_meaning
        self.left = list(range(len(shake.cubes)))
        self.used: list[int] = []
        random.shuffle(self.left)

    def meaning(self, number: int) -> str:
        """What a cube is going to be written as."""
        face = self.shake.cubes[number]
        meaning = self.wild_meaning if face == self.shake.wild and self.wild_meaning else face
        for name, pair in (("union-intersection", "∪∩"), ("universe-null", "VΛ")):
            if meaning in pair and self.shake.has(f"{name}-interchangeable"):
                return self.random.choice(pair)
        return meaning

    def take(self, symbols: str) -> str | None:
        """A cube for one of the symbols, as it is written; None when there is none left."""
        for number in self.left:
            meaning = self.meaning(number)
            if meaning in symbols:
                if not (meaning in "∪∩-'" and self.shake.has("multiple-operations") and self.random.random() < 0.7):
                    self.left.remove(number)
                self.used.append(number)
                return self.spelled(meaning, self.shake.cubes[number])
        return None

    def spelled(self, meaning: str, face: str) -> str:
        """A symbol in one of its spellings, marked where it must be and sometimes where it may be."""
        text = self.random.choice(ALSO_READ[meaning]) if self.random.random() < 0.2 else meaning
        is_wild = face == self.shake.wild and self.wild_meaning is not None
        if is_wild and self.random.random() < 0.2:
            return face
        if (is_wild and self.random.random() < 0.9) or self.random.random() < 0.03:
            return f"{text}@{face}"
        return text


def build_set(random: Random, supply: Supply, most: int) -> str | None:
    """The name of a set, more or less grouped; None when the cubes run out."""
    operands = [supply.take(OPERANDS)]
    while len(operands) < most and random.random() < 0.72:
        operands.append(supply.take(OPERANDS))
    if None in operands:
        return None
    texts = [str(operand) for operand in operands]
    grouping = random.choice((0.0, 0.5, 1.0, 1.0))
    while len(texts) > 1:
        place = random.randrange(len(texts) - 1)
        operation = supply.take(BINARY)
        if operation is None:
            return None
        space = random.choice((" ", "", " "))
        joined = f"{texts[place]}{space}{operation}{space}{texts[place + 1]}"
        is_whole = len(texts) == 2
        bracket = random.choice(BRACKETS)
        is_grouped = random.random() < (0.1 if is_whole else grouping)
        texts[place : place + 2] = [f"{bracket[0]}{joined}{bracket[1]}" if is_grouped else joined]
        if random.random() < 0.15 and (complement := supply.take("'")) is not None:
            texts[place] += complement
    if random.random() < 0.25 and (complement := supply.take("'")) is not None:
        texts[0] += complement
    return texts[0]


def build_restriction(random: Random, supply: Supply) -> str | None:
    """A Restriction, now and then a chain; None when the cubes run out."""
    text = build_set(random, supply, 3)
    for _ in range(random.choice((1, 1, 1, 2))):
        relation = supply.take(RELATIONS)
        side = build_set(random, supply, 3) if relation is not None else None
        if text is None or side is None:
            return None
        text = f"{text} {relation} {side}"
    return f"({text})" if random.random() < 0.1 else text


class Built(NamedTuple):
    """A Solution and the cubes, by number, that its Restrictions and its Set-Name use."""

    text: str
    in_restrictions: list[int]
    in_set_name: list[int]


def build_solution(random: Random, shake: Shake) -> Built:
    """A Solution that the cubes rolled can make, whatever it equals."""
    wild_meaning = None
    if shake.wild is not None and random.random() < 0.7:
        allowed = SYMBOLS if shake.allows_restrictions else SYMBOLS.translate(str.maketrans("", "", RELATIONS))
        wild_meaning = random.choice(allowed + "∪∩")
    while True:
        statements: list[str] = []
        in_restrictions: list[int] = []
        if shake.allows_restrictions and random.random() < 0.6:
            supply = Supply(random, shake, wild_meaning)
            for _ in range(random.choice((1, 1, 2, 3))):
                restriction = build_restriction(random, supply)
                if restriction is None:
                    break
                statements.append(restriction)
                in_restrictions = list(supply.used)
        supply = Supply(random, shake, wild_meaning)
        set_name = build_set(random, supply, random.choice((2, 3, 3, 4, 4, 5, 7, 9)))
        if set_name is None:
            continue
        statements.insert(random.randrange(len(statements) + 1), set_name)
        if shake.has("blank-card-wild") and random.random() < 0.6:
            said = f"{random.choice(('blank:', 'blank =', 'Blank:'))} {print_card(random.choice(DECK))}"
            statements.insert(random.randrange(len(statements) + 1), said)
        text = random.choice((", ", "; ", "\n")).join(statements)
        if count_of_groupings(text) <= MOST_GROUPINGS:
            return Built(text, in_restrictions, supply.used)


def count_of_groupings(text: str) -> int:
    """How many readings a Solution has, more or less."""
    try:
        statements, _ = on_sets_reference.read_writing(text)
        count = 1
        for statement in statements:
            for side in "".join(symbol.meaning for symbol in statement).replace("=", "⊆").split("⊆"):
                runs = side.count("∪") + side.count("∩") + side.count("-")
                if runs > 8:
                    return MOST_GROUPINGS + 1
                count *= max(1, len(on_sets_reference.groupings(side))) if on_sets_reference.nests(side) else 1
    except on_sets_reference.Meaningless:
        return 1
    return count


# Laying the cubes, setting the Goal.


def lay_cubes(random: Random, shake: Shake, solutions: Sequence[Built], situation: str) -> dict[str, list[str]]:
    """Sections such that these Solutions may use the cubes that they use (VII-B-4)."""
    mat: dict[str, list[str]] = {section: [] for section in SECTIONS}
    has_taken_from_resources = False
    for number, face in enumerate(shake.cubes):
        parts = [part for one in solutions for part in (one.in_restrictions, one.in_set_name) if part]
        is_used = any(number in part for part in parts)
        is_used_by_all = all(number in one.in_set_name or face in RELATIONS for one in solutions) and all(
            number in one.in_restrictions for one in solutions if one.in_restrictions or face in RELATIONS
        )
        may_take = situation in ("impossible", "time-up") or (situation == "now" and not has_taken_from_resources)
        if situation == "no-goal":
            section = "resources"
        elif is_used and may_take and random.random() < 0.4:
            section, has_taken_from_resources = "resources", True
        elif is_used:
            section = "required" if is_used_by_all and random.random() < 0.6 else "permitted"
        elif situation == "forceout":
            section = random.choice(("permitted", "forbidden", "forbidden"))
        else:
            section = random.choice(("permitted", "forbidden", "forbidden", "resources"))
        mat[section].append(face)
    return mat


def set_goal(random: Random, shake: Shake, value: int) -> str:
    """A Goal of this value, or any Goal when digits cannot make it (III-B)."""
    names = [name for goals in GOALS.values() for name in goals]
    for name in random.sample(names, 80):
        goal = name
        if random.random() < (0.5 if shake.has("absolute-value") else 0.1):
            goal = " ".join(f"~{word}" if word.isdigit() and random.random() < 0.5 else word for word in name.split())
        if value in on_sets_reference.goal_values(goal, shake.has("absolute-value")):
            return goal
    return next((name for name in names if value in on_sets_reference.goal_values(name, False)), random.choice(names))


def build_question(random: Random, shake: Shake, is_fitting: bool) -> Question:
    """A position of the shake with a Solution: a fitting one, or one that was written for another mat and Goal."""
    situations = ["now", "now", "impossible", "forceout", "time-up"]
    if shake.edition is ON_SETS_2026_27:  # III-D-2
        situations.append("no-goal")
    situation = random.choice(situations)
    solutions = [build_solution(random, shake)]
    if shake.has("two-solutions") and random.random() < 0.95:
        solutions = pair_of_solutions(random, shake)
    mat = lay_cubes(random, shake, solutions if is_fitting else [build_solution(random, shake)], situation)
    question: Question = {
        "kind": "solution",
        "game": "on-sets",
        "edition": shake.edition.name,
        "division": shake.division.value,
        "form": shake.form.value,
        "universe": [print_card(card) for card in shake.universe],
        "goal": "row 1",
        **mat,
        "situation": situation,
        "variations": list(shake.variations),
        "solution": " || ".join(one.text for one in solutions),
    }
    value = random.randint(0, 9)
    found = on_sets_reference.judge(question).values
    if is_fitting and found:
        value = random.choice(found[0] if isinstance(found[0], list) and found[0] else [found[0]])
    question["goal"] = set_goal(random, shake, value if isinstance(value, int) else 0)
    digits = question["goal"].replace("~", "").split()[1:]
    digits += [random.choice(KIT[0].faces) for _ in range(3 - len(digits))]
    if situation == "no-goal":
        question["resources"] = [*question["resources"], *digits]
    else:
        question["forbidden"] = [*question["forbidden"], *digits[len(question["goal"].split()) - 1 :]]
    return question


def pair_of_solutions(random: Random, shake: Shake) -> list[Built]:
    """Two Solutions, of the same value when luck will have it (XIII-D-14)."""
    by_value: dict[str, list[Built]] = {}
    for _ in range(14):
        built = build_solution(random, shake)
        question: Question = {
            "edition": shake.edition.name,
            "division": shake.division.value,
            "universe": [print_card(card) for card in shake.universe],
            "goal": "row 1",
            "situation": "impossible",
            "resources": list(shake.cubes),
            "variations": [one for one in shake.variations if one["name"] != "two-solutions"],
            "solution": built.text,
        }
        alike = by_value.setdefault(json.dumps(on_sets_reference.judge(question).values), [])
        alike.append(built)
        if len(alike) == 2:
            return alike
    return [build_solution(random, shake), build_solution(random, shake)]


# Near misses: each changes one thing.


def symbol_places(question: Question) -> list[int]:
    """Where in the Solution a symbol of the cubes stands, marks and the word blank aside."""
    text = re.sub(r"blank[^,;\n|]*|@.", lambda found: "." * len(found[0]), question["solution"], flags=re.IGNORECASE)
    return [place for place, sign in enumerate(text) if sign in SPELLINGS]


def swap_symbol(random: Random, question: Question) -> None:
    """One symbol becomes another of its kind."""
    place = random.choice(symbol_places(question))
    text = question["solution"]
    symbol = SPELLINGS[text[place]]
    kind = next(kind for kind in (OPERANDS, BINARY, RELATIONS, "'") if symbol in kind)
    other = random.choice([one for one in (kind if random.random() < 0.9 else SYMBOLS) if one != symbol] or ["'"])
    question["solution"] = text[:place] + other + text[place + 1 :]


def move_cube(random: Random, question: Question) -> None:
    """One cube goes to another section, or out of the game."""
    came_from = random.choice([section for section in SECTIONS if question[section]])
    face = random.choice(question[came_from])
    question[came_from] = list(question[came_from])
    question[came_from].remove(face)
    to = random.choice(("forbidden", "required", "permitted", "resources", None))
    if to is not None and not (face.isdigit() and to in ("required", "permitted")):
        question[to] = [*question[to], face]


def turn_cube(random: Random, question: Question) -> None:
    """One cube on the mat shows another face."""
    section = random.choice([section for section in SECTIONS if question[section]])
    place = random.randrange(len(question[section]))
    (kind,) = (kind for kind in KIT if question[section][place] in kind.faces)
    question[section] = [*question[section]]
    question[section][place] = random.choice(kind.faces)


def remove_group(random: Random, question: Question) -> None:
    """One pair of grouping symbols is left out."""
    text = question["solution"]
    openings = [place for place, sign in enumerate(text) if sign in "([{"]
    if not openings:
        add_group(random, question)
        return
    opening = random.choice(openings)
    depth = 0
    for place in range(opening, len(text)):
        depth += (text[place] in "([{") - (text[place] in ")]}")
        if depth == 0:
            question["solution"] = text[:opening] + text[opening + 1 : place] + text[place + 1 :]
            return


def add_group(random: Random, question: Question) -> None:
    """One pair of grouping symbols is put in somewhere."""
    text = question["solution"]
    places = symbol_places(question)
    start = random.choice(places)
    end = random.choice([place for place in places if place >= start])
    if text[end + 1 : end + 2] == "@":
        end += 2
    bracket = random.choice(BRACKETS)
    opening, closing = bracket[0], bracket[1]
    question["solution"] = f"{text[:start]}{opening}{text[start : end + 1]}{closing}{text[end + 1 :]}"


def drop_sign(random: Random, question: Question) -> None:
    """One sign is left out: a symbol, a grouping symbol, a comma."""
    text = question["solution"]
    place = random.randrange(len(text))
    question["solution"] = text[:place] + text[place + 1 :]


def add_sign(random: Random, question: Question) -> None:
    """One sign is put in."""
    text = question["solution"]
    place = random.randrange(len(text) + 1)
    question["solution"] = text[:place] + random.choice("BRGYVΛ∪∩-'''=⊆()[]3,;|@+ ") + text[place:]


def drop_operand(random: Random, question: Question) -> None:
    """An operation and the symbol behind it are left out."""
    text = question["solution"]
    places = [place for place in symbol_places(question) if SPELLINGS[text[place]] in BINARY]
    if not places:
        drop_sign(random, question)
        return
    place = random.choice(places)
    after = [other for other in symbol_places(question) if other > place] or [place]
    question["solution"] = text[:place] + text[place + 1 : after[0]] + text[after[0] + 1 :]


def add_complement(random: Random, question: Question) -> None:
    """A set is complemented."""
    text = question["solution"]
    places = [place for place, sign in enumerate(text) if sign in ")]}" or SPELLINGS.get(sign, " ") in OPERANDS]
    place = random.choice(places) + 1
    if text[place : place + 1] == "@":
        place += 2
    question["solution"] = f"{text[:place]}'{text[place:]}"


def add_mark(random: Random, question: Question) -> None:
    """A symbol is marked with a cube."""
    text = question["solution"]
    place = random.choice(symbol_places(question)) + 1
    wild = [one["cube"] for one in question["variations"] if one["name"] == "wild-cube"]
    cube = random.choice([*wild, random.choice(SYMBOLS), SPELLINGS[text[place - 1]], "∪", "Λ"])
    question["solution"] = f"{text[:place]}@{cube}{text[place:]}"


def mark_wild(random: Random, question: Question) -> None:
    """A symbol is marked with the wild cube."""
    wild = [one["cube"] for one in question["variations"] if one["name"] == "wild-cube"]
    if not wild:
        add_mark(random, question)
        return
    text = question["solution"]
    places = [place for place in symbol_places(question) if text[place + 1 : place + 2] != "@"]
    if places:
        place = random.choice(places) + 1
        question["solution"] = f"{text[:place]}@{wild[0]}{text[place:]}"


def group_relation(random: Random, question: Question) -> None:
    """Grouping symbols are put around a part of a Restriction."""
    text = question["solution"]
    relations = [place for place in symbol_places(question) if SPELLINGS[text[place]] in RELATIONS]
    if not relations:
        add_group(random, question)
        return
    place = random.choice(relations)
    start = max(text.rfind(sign, 0, place) for sign in (",", ";", "\n", "|", "(")) + 1
    ends = [end for sign in (",", ";", "\n", "|", ")", "=", "⊆") if (end := text.find(sign, place + 1)) >= 0]
    end = min(ends, default=len(text))
    question["solution"] = f"{text[:start]}({text[start:end]}){text[end:]}"


def remove_mark(random: Random, question: Question) -> None:
    """A symbol loses its mark."""
    text = question["solution"]
    marks = [place for place, sign in enumerate(text) if sign == "@"]
    if not marks:
        add_mark(random, question)
        return
    place = random.choice(marks)
    question["solution"] = text[:place] + text[place + 2 :]


def change_goal(random: Random, question: Question) -> None:
    """A digit of the Goal is one more or less, or upside-down, or the shape is another."""
    shape, *digits = question["goal"].split()
    place = random.randrange(len(digits))
    digit = digits[place].removeprefix("~")
    turn = "~" if digits[place].startswith("~") else ""
    digits[place] = random.choice(
        (turn + str(max(1, int(digit) - 1)), turn + str(min(5, int(digit) + 1)), digit if turn else f"~{digit}")
    )
    if random.random() < 0.1:
        shape = random.choice(("row", "column", "tee", "ell", "backwards-ell"))
    question["goal"] = " ".join([shape, *digits])


def change_variations(random: Random, question: Question) -> None:
    """A variation is added, left out, or filled in otherwise."""
    if question["form"] != "adventurous":
        change_goal(random, question)
        return
    edition = ON_SETS_2014_15 if question["edition"] == "2014-15" else ON_SETS_2026_27
    offered = edition.offered[Division(question["division"])]
    kind = random.choice(tuple(offered))
    others = [one for one in question["variations"] if one["name"] != kind.name]
    if kind.blank == "cube":
        others.append({"name": kind.name, "cube": random.choice(OPERANDS + BINARY + "'")})
    elif kind.blank == "card":
        others.append({"name": kind.name, "card": random.choice(question["universe"])})
    elif kind.blank == "set":
        others.append({"name": kind.name, "set": random.choice(("B", "R'", "G - Y", "(B ∩ R)'"))})
    elif len(others) == len(question["variations"]):
        others.append({"name": kind.name})
    question["variations"] = others


def change_card(random: Random, question: Question) -> None:
    """A card is exchanged, dealt or taken away."""
    others = [print_card(card) for card in DECK if print_card(card) not in question["universe"]]
    universe = [*question["universe"], random.choice(others)]
    place = random.randrange(len(universe))
    universe[place], universe[-1] = universe[-1], universe[place]
    question["universe"] = universe[:-1] if random.random() < 0.8 else universe


def change_dots(random: Random, question: Question) -> None:
    """Dots are put on the blank card."""
    question["solution"] += f", blank: {print_card(random.choice(DECK))}"


def change_situation(random: Random, question: Question) -> None:
    """The shake ended in another way."""
    question["situation"] = random.choice(("now", "impossible", "forceout", "time-up"))


def drop_statement(random: Random, question: Question) -> None:
    """A statement is left out, or written twice."""
    solutions = question["solution"].split("||")
    place = random.randrange(len(solutions))
    statements = solutions[place].replace(";", ",").replace("\n", ",").split(",")
    if len(statements) > 1 and random.random() < 0.7:
        statements.pop(random.randrange(len(statements)))
    else:
        statements.append(random.choice(statements))
    solutions[place] = ",".join(statements)
    question["solution"] = "||".join(solutions)


def change_solutions(random: Random, question: Question) -> None:
    """The second of two Solutions is left out or copied, or the order of the two is changed."""
    solutions = question["solution"].split("||")
    chosen = random.choice(([solutions[0]], [solutions[0]] * 2, solutions[::-1]))
    question["solution"] = "||".join(chosen)


CHANGES: tuple[Callable[[Random, Question], None], ...] = (
    *(swap_symbol, swap_symbol, move_cube, move_cube, turn_cube, add_group, group_relation, mark_wild),
    *(
        remove_group,
        remove_group,
        remove_group,
        drop_sign,
        add_sign,
        drop_operand,
        add_complement,
        add_mark,
        remove_mark,
        change_goal,
        change_goal,
    ),
    *(change_variations, change_variations, change_card, change_dots, change_situation, drop_statement),
    change_solutions,
)


def near_miss(random: Random, question: Question) -> Case:
    """A question with one thing changed."""
    while True:
        changed = dict(question)
        change = random.choice(CHANGES)
        change(random, changed)
        if changed != question and count_of_groupings(changed["solution"].replace("||", ",")) <= MOST_GROUPINGS:
            return Case(changed, change.__name__)


def random_cases(random: Random) -> Iterator[Case]:
    """Solutions over one shake: a fitting one with its near misses, and sometimes one at random."""
    shake = random_shake(random)
    for _ in range(12):
        question = build_question(random, shake, is_fitting=True)
        if on_sets_reference.judge(question).correct:
            break
    is_correct = on_sets_reference.judge(question).correct
    yield Case(question, "fitting")
    if is_correct:
        for _ in range(3):
            yield near_miss(random, question)
    if random.random() < 0.7:
        yield Case(build_question(random, shake, is_fitting=False), "random")
