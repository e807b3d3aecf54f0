"""A naive judge of On-Sets Solutions, written from the rulebook, to compare the real one with.

Nothing here is clever: every grouping is enumerated as a tree, a set is a frozenset of places in the
Universe, Restrictions are applied card by card and in every order, and cubes are assigned by trying them
all. The section that asks for a thing stands beside it; numbers in brackets are those of docs/on-sets-readings.md.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations, product
from typing import Any, NamedTuple

Question = Mapping[str, Any]
Cards = frozenset[int]
Universe = Mapping[int, frozenset[str]]
"""For each place where a card lies, the dots on that card."""
Tree = str | tuple["Tree", ...]
"""A symbol, ("'", tree), or (operation, tree, tree)."""

SPELLINGS = dict(
    zip("BRGY∪∩-'VΛ=⊆", ("Bb", "Rr", "Gg", "Yy", "∪Uu", "∩Nn", "-−–", "'′’", "Vv", "Λ^∅", "=", "⊆Cc<"), strict=True)
)
SYMBOL = {spelling: symbol for symbol, spellings in SPELLINGS.items() for spelling in spellings}
CLOSED_BY = {"(": ")", "[": "]", "{": "}"}
GROUPING = "()[]{}"
ALWAYS = ("multiple-operations", "union-intersection-interchangeable", "universe-null-interchangeable")


class Meaningless(Exception):
    """A symbol or a group of symbols has no defined meaning (VII-C-5-d)."""


class Unclear(Exception):
    """A symbol could be any of several that a wild cube is stated to be, so nothing more can be said."""


class Written(NamedTuple):
    """One symbol of a Solution: what it means, and the cube that it is marked to be played with."""

    meaning: str
    mark: str | None


class Restriction(NamedTuple):
    """One reading of a Restriction: n sets, and the n - 1 relations between neighbors (VI-B-2)."""

    sides: tuple[Tree, ...]
    relations: str


@dataclass
class Verdict:
    """What the reference says; codes in `undecided` may be there or not, and None is a value it leaves open."""

    codes: set[str] = field(default_factory=set)
    undecided: set[str] = field(default_factory=set)
    values: list[Any] | None = field(default_factory=list)
    equals_goal: bool | None = False
    ambiguous: bool | None = False

    @property
    def correct(self) -> bool:
        """A Solution is correct when nothing is wrong with it (VII-C-4)."""
        return not self.codes


def judge(question: Question) -> Verdict:
    """The verdict on the Solution of a question."""
    verdict = Verdict()
    shake = Shake(question)
    goals = goal_values(question["goal"], shake.has("absolute-value"))
    digits = re.findall("[1-5]", question["goal"])
    if not goals or (question["situation"] == "no-goal" and not is_among(digits, question["resources"])):
        verdict.codes.add("goal-illegal")  # VII-C-5-a, III-D-2
    try:
        writings = [read_writing(text) for text in question["solution"].split("||")]
    except Meaningless:
        verdict.codes.add("syntax")
        return verdict
    asked = 2 if shake.has("two-solutions") else 1
    if len(writings) != asked:
        verdict.codes.add("not-two-solutions" if asked == 2 else "variation-misused")
    checked = [check(shake, statements, dots, goals, verdict) for statements, dots in writings]
    if any(one is None for one in checked):
        verdict.values = verdict.equals_goal = verdict.ambiguous = None
        return verdict
    sets_and_values = [one for one in checked if one is not None]
    each = [sorted({value for _, value in one}) for one in sets_and_values]
    verdict.values = list(each) if asked == 2 or len(each) > 1 else each[0]
    verdict.ambiguous = any(len(values) > 1 for values in each)
    verdict.equals_goal = all(goals & set(values) for values in each)
    if asked == len(writings) == 2 and any(
        second <= first for first, _ in sets_and_values[0] for second, _ in sets_and_values[1]
    ):
        verdict.codes.add("same-sets")  # XIII-D-14: the second has a card that the first has not
    return verdict


def is_among(wanted: Sequence[str], there: Sequence[str]) -> bool:
    """Whether so many of each are there."""
    return all(there.count(one) >= wanted.count(one) for one in wanted)


def goal_values(text: str, is_absolute: bool) -> set[int]:
    """The whole numbers that a Goal may equal (III-B-1, XIII-B-9)."""
    shape, *words = text.split()
    readings = [
        (int(word),) if word[0] != "~" else (-int(word[1]), int(word[1])) if is_absolute else (-int(word[1]),)
        for word in words
    ]
    values = set()
    for numbers in product(*readings):
        a, b, c = (*numbers, 0, 0)[:3]
        match shape.lower(), len(numbers):
            case "row", 1 | 2 | 3:
                values.add(a + b + c)
            case "column", 2:
                values.add(a * b)
            case "column", 3:
                values.add(a * b * c)
            case "tee", 3:
                values.add(a * (b + c))
            case "ell", 3:
                values.add(a * b + c)
    return {value for value in values if value >= 0}


# Reading what is written (notation.md).


def read_writing(text: str) -> tuple[list[list[Written]], frozenset[str] | None]:
    """The statements of one Solution, and the dots on its blank card."""
    statements, dots = [], None
    for statement in re.split("[,;\n]", text):
        if said := re.fullmatch(r"[ \t\r]*blank\s*(.*)", statement, re.IGNORECASE):
            if dots is not None:
                raise Meaningless
            dots = read_dots(said[1])
        elif written := read_statement(statement):
            statements.append(written)
    return statements, dots


def read_dots(said: str) -> frozenset[str]:
    """What follows the word blank."""
    if said[:1] not in (":", "="):
        raise Meaningless
    dots = said[1:].strip().upper()
    if dots in ("", "-", "−", "–", "BLANK"):
        return frozenset()
    if len(set(dots)) < len(dots) or not set(dots) <= set("BRGY"):
        raise Meaningless
    return frozenset(dots)


def read_statement(text: str) -> list[Written]:
    """The symbols of a statement, spelled in any way, with their marks."""
    written, rest = [], re.sub("[ \t\r]", " ", text)
    while rest := rest.lstrip(" "):
        sign, rest = rest[0], rest[1:]
        meaning = SYMBOL.get(sign, sign)
        if sign not in SYMBOL and sign not in GROUPING + "0123456789":
            raise Meaningless
        mark = None
        if rest.startswith("@"):
            mark, rest = SYMBOL.get(rest[1:2]), rest[2:]
            if mark is None or meaning in GROUPING:
                raise Meaningless
        written.append(Written(meaning, mark))
    return written


# Every grouping (VII-B-6): ' goes first, and nothing else is settled.


def meanings(symbols: Sequence[Written]) -> str:
    """What symbols mean, in a row."""
    return "".join(symbol.meaning for symbol in symbols)


def depths(text: str) -> list[int]:
    """How many groups each symbol is in, a grouping symbol being inside its own."""
    found, depth = [], 0
    for sign in text:
        depth += sign in CLOSED_BY
        found.append(depth)
        depth -= sign in CLOSED_BY.values()
    return found


def nests(text: str) -> bool:
    """Whether every group is closed by its own kind of sign."""
    inside = "".join(sign for sign in text if sign in GROUPING)
    while (less := re.sub(r"\(\)|\[\]|\{\}", "", inside)) != inside:
        inside = less
    return not inside


def is_one_group(text: str) -> bool:
    """Whether one pair of grouping symbols encloses all of this: what the first opens only the last closes."""
    closings = [place for place, depth in enumerate(depths(text)) if depth == 1 and text[place] in ")]}"]
    return text[:1] in CLOSED_BY and closings == [len(text) - 1]


def groupings(text: str) -> list[Tree]:
    """Every way to read nested symbols as the name of a set; none when they name no set (VI-A)."""
    if len(text) == 1 and text in "BRGYVΛ":
        return [text]
    joints = [place for place, depth in enumerate(depths(text)) if not depth and text[place] in "∪∩-"]
    if joints:
        return [
            (text[place], left, right)
            for place in joints
            for left in groupings(text[:place])
            for right in groupings(text[place + 1 :])
        ]
    if text.endswith("'"):
        return [("'", tree) for tree in groupings(text[:-1])]
    return groupings(text[1:-1]) if is_one_group(text) else []


def readings_of_set_name(text: str) -> list[Tree]:
    """Every reading of a Set-Name."""
    found = groupings(text) if nests(text) else []
    if not found:
        raise Meaningless
    return found


def readings_of_restriction(text: str) -> list[Restriction]:
    """Every reading of a Restriction; none when a group parts it wrongly (VI-B-3)."""
    if not nests(text):
        raise Meaningless
    while is_one_group(text):
        text = text[1:-1]
    relations = [place for place, sign in enumerate(text) if sign in "=⊆"]
    if any(depths(text)[place] for place in relations):
        return []
    sides = [groupings(side) for side in re.split("[=⊆]", text)]
    if not all(sides):
        raise Meaningless
    return [Restriction(trees, "".join(text[place] for place in relations)) for trees in product(*sides)]


def is_wrong_by_grouping_only(text: str) -> bool:
    """Whether a Restriction would have a meaning without any grouping symbols."""
    try:
        return bool(readings_of_restriction("".join(sign for sign in text if sign not in GROUPING)))
    except Meaningless:
        return False


# Cards.


def cards_of(tree: Tree, universe: Universe, is_symmetric: bool) -> Cards:
    """The cards of a Universe that a set has (I-B-2)."""
    everything = frozenset(universe)
    if isinstance(tree, str):
        named = {"V": everything, "Λ": frozenset[int]()}
        return named[tree] if tree in named else frozenset(card for card in universe if tree in universe[card])
    operation, *inner = tree
    sets = [cards_of(one, universe, is_symmetric) for one in inner]
    if operation == "'":
        return everything - sets[0]
    left, right = sets
    if operation == "∪":
        return left | right
    if operation == "∩":
        return left & right
    return (left - right) | (right - left) if is_symmetric else left - right


def removed_cards(restriction: Restriction, universe: Universe, is_symmetric: bool) -> Cards:
    """The cards of a Universe that do not satisfy some link of a Restriction (VI-B-2)."""
    sets = [cards_of(side, universe, is_symmetric) for side in restriction.sides]
    removed = set()
    for left, relation, right in zip(sets, restriction.relations, sets[1:], strict=False):
        for card in universe:
            if relation == "⊆" and card in left and card not in right:
                removed.add(card)
            if relation == "=" and (card in left) != (card in right):
                removed.add(card)
    return frozenset(removed)


def restricted(universe: Universe, restrictions: Sequence[Restriction], is_symmetric: bool) -> Iterator[Universe]:
    """The Universe after each of several Restrictions, applied one after the other (VI-B-1)."""
    for restriction in restrictions:
        removed = removed_cards(restriction, universe, is_symmetric)
        universe = {card: dots for card, dots in universe.items() if card not in removed}
        yield universe


def has_null_restriction(universe: Universe, restrictions: Sequence[Restriction], is_symmetric: bool) -> bool:
    """Whether in some order some Restriction removes nothing (XIII-B-8, E13)."""
    for order in permutations(restrictions):
        sizes = [len(universe), *(len(left) for left in restricted(universe, order, is_symmetric))]
        if len(set(sizes)) < len(sizes):
            return True
    return False


# What is in force.


class Shake:
    """The position and the variations of a question."""

    def __init__(self, question: Question) -> None:
        self.question = question
        is_adventurous = question.get("form", "adventurous") == "adventurous"
        always = ALWAYS if question["division"] in ("junior", "senior") else ()
        chosen = question.get("variations", [])
        self.variations = [*({"name": name} for name in always), *chosen] if is_adventurous else []
        self.names = [variation["name"] for variation in self.variations]
        self.dealt = {
            place: frozenset("" if card in ("-", "blank") else card) for place, card in enumerate(question["universe"])
        }
        self.allows_restrictions = question["division"] != "elementary" and question.get("form") != "basic"
        self.is_symmetric = self.has("symmetric-difference")
        self.wild = self.blank("wild-cube", "cube")
        self.is_repeating = self.has("multiple-operations")

    def has(self, name: str) -> bool:
        """Whether a variation is in force."""
        return name in self.names

    def blank(self, name: str, blank: str) -> str | None:
        """What a variation was filled in with, in canonical spelling; None when it is not in force."""
        for variation in self.variations:
            if variation["name"] == name:
                return "".join(SYMBOL.get(sign, sign) for sign in variation[blank])
        return None

    def partner(self, symbol: str) -> str | None:
        """The other of two interchangeable symbols (XIII-A-3, XIII-A-4)."""
        for name, pair in (("union-intersection", "∪∩"), ("universe-null", "VΛ")):
            if symbol in pair and self.has(f"{name}-interchangeable"):
                return pair.replace(symbol, "")
        return None

    def doubled(self, universe: Universe) -> Cards:
        """The cards that count double (XIII-C-10)."""
        name = self.blank("double-set", "set")
        if name is None:
            return frozenset()
        is_symmetric = self.is_symmetric
        if self.question.get("edition", "2026-27") == "2026-27" and is_symmetric:
            is_symmetric = self.names.index("symmetric-difference") < self.names.index("double-set")
        (tree,) = groupings(name.replace(" ", ""))
        return cards_of(tree, universe, is_symmetric)


# One Solution.


def check(
    shake: Shake, statements: list[list[Written]], dots: frozenset[str] | None, goals: set[int], verdict: Verdict
) -> list[tuple[Cards, int]] | None:
    """The set and the value of every reading of one Solution; what is wrong with it goes into the verdict."""
    universe: Universe = shake.dealt
    if dots:
        if shake.has("blank-card-wild") and frozenset() in shake.dealt.values():
            universe = {card: had or dots for card, had in shake.dealt.items()}
        else:
            verdict.codes.add("variation-misused")  # XIII-C-12
    try:
        statements, stated = read_marks(shake, statements, verdict)
    except Unclear:
        return None
    trees, restrictions, part, set_name = read_parts(shake, statements, verdict)
    if not trees:
        return []
    if not restrictions and shake.allows_restrictions and set("=⊆") & set(shake.question.get("required", [])):
        verdict.codes.add("missing-restriction")  # VII-B-2
    if len(part) + len(set_name) < 2:
        verdict.codes.add("fewer-than-two-cubes")  # VII-B-4-a
    if verdict.codes & {"wild-unknown", "wild-inconsistent"}:
        verdict.undecided |= {"required-unused", "cube-unavailable", "too-many-resources", "required-cube"}
    else:
        Cubes(shake, stated).check(part, set_name, verdict)
    if shake.has("two-operations") and sum(symbol.meaning in "∪∩-'" for symbol in set_name) < 2:
        verdict.codes.add("two-operations")  # XIII-A-5
    readings = [
        read_cards(shake, universe, chosen, tree, verdict) for chosen in product(*restrictions) for tree in trees
    ]
    values = {value for _, value in readings}
    if goals and not values <= goals:
        verdict.codes.add("ambiguous" if values & goals else "not-equal")  # VII-B-3, VII-B-6
    return readings


def read_cards(
    shake: Shake, universe: Universe, restrictions: Sequence[Restriction], set_name: Tree, verdict: Verdict
) -> tuple[Cards, int]:
    """The set and the value of one reading, which must obey the variations (6)."""
    *_, left = [universe, *restricted(universe, restrictions, shake.is_symmetric)]
    picked = cards_of(set_name, left, shake.is_symmetric)
    if shake.has("no-null-restrictions") and has_null_restriction(universe, restrictions, shake.is_symmetric):
        verdict.codes.add("null-restriction")
    required, forbidden = shake.blank("required-card", "card"), shake.blank("forbidden-card", "card")
    if required is not None and not any(shake.dealt[card] == frozenset(required) - {"-"} for card in picked):
        verdict.codes.add("required-card")  # XIII-C-11, (20)
    if forbidden is not None and any(
        frozenset(forbidden) - {"-"} in (shake.dealt[card], universe[card]) for card in picked
    ):
        verdict.codes.add("forbidden-card")
    return picked, len(picked) + len(picked & shake.doubled(universe))


def may_stand_for(shake: Shake, symbol: Written) -> bool:
    """Whether the cube that a symbol is marked with may play it at all (XIII-A-2, XIII-A-3)."""
    meaning, mark = symbol
    return mark is None or (meaning in SPELLINGS and (mark in (meaning, shake.wild) or shake.partner(mark) == meaning))


def read_marks(shake: Shake, statements: list[list[Written]], verdict: Verdict) -> tuple[list[list[Written]], set[str]]:
    """The statements with each wild cube read as what it is stated to be, and what that is (16)."""
    everything = [symbol for statement in statements for symbol in statement]
    if not all(may_stand_for(shake, symbol) for symbol in everything):
        verdict.codes.add("wild-unknown")
    wild = shake.wild
    if wild is None:
        return statements, set()
    stated = {symbol.meaning for symbol in everything if symbol.mark == wild and symbol.meaning in SPELLINGS}
    bare = Written(wild, None)
    is_one_meaning = all(other in (one, shake.partner(one)) for one in stated for other in stated)
    is_itself = is_one_meaning and stated <= {wild, shake.partner(wild)}
    if not is_one_meaning or (len(stated) > 1 and bare in everything and not is_itself):
        verdict.codes.add("wild-inconsistent")
        if bare in everything:
            raise Unclear
    if is_itself or bare not in everything:
        return statements, stated
    (meaning,) = stated
    return [[Written(meaning, wild) if one == bare else one for one in each] for each in statements], stated


def read_parts(
    shake: Shake, statements: list[list[Written]], verdict: Verdict
) -> tuple[list[Tree], list[list[Restriction]], list[Written], list[Written]]:
    """The readings of the Set-Name and of each Restriction, and the symbols of both parts (VI); no tree, no reading."""
    trees: list[Tree] = []
    restrictions: list[list[Restriction]] = []
    part: list[Written] = []
    set_names, wrong = [], set()
    for statement in statements:
        text = meanings(statement)
        try:
            if "=" in text and re.search("[0-9]", text):
                wrong.add("wrote-goal")  # VI-A
            elif not set(text) & set("=⊆"):
                set_names.append(statement)
            elif not shake.allows_restrictions:
                wrong.add("restriction-not-allowed")  # I-B-2-d
            else:
                found = readings_of_restriction(text)
                restrictions.append(found)
                part += statement
                if not found:
                    wrong.add("restriction-grouping")
                    # Whether more is said of such a statement is left open, and which it is called when both are wrong.
                    verdict.undecided |= {"relation-in-set-name", "syntax"}
                    if not is_wrong_by_grouping_only(text):
                        verdict.undecided.add("restriction-grouping")
        except Meaningless:
            wrong.add("syntax")
    if len(set_names) > 1:
        wrong.add("several-set-names")
    if not set_names and "wrote-goal" not in wrong:
        wrong.add("no-set-name")
    if len(set_names) == 1:
        try:
            trees = readings_of_set_name(meanings(set_names[0]))
        except Meaningless:
            wrong.add("syntax")
    verdict.codes |= wrong
    ungrouped = [[symbol for symbol in symbols if symbol.meaning not in GROUPING] for symbols in (part, *set_names)]
    return ([] if wrong else trees), restrictions, ungrouped[0], ungrouped[1] if set_names else []


# Cubes (VII-B-4): every cube is tried for every symbol.


class Cube(NamedTuple):
    """A physical cube, and whether it lies in Required."""

    face: str
    is_required: bool


class Cubes:
    """The cubes of a position, and what each may play in one Solution."""

    def __init__(self, shake: Shake, stated: set[str]) -> None:
        self.shake = shake
        self.stated = stated

    def plays(self, face: str) -> set[str]:
        """The symbols that a cube may be written as without a mark (15, 16)."""
        own = self.stated if face == self.shake.wild and self.stated else {face}
        return own | {partner for one in own if (partner := self.shake.partner(one)) is not None}

    def can_play(self, face: str, symbol: Written) -> bool:
        """Whether a cube may play a symbol; a mark between interchangeable symbols says nothing (15, E5)."""
        meaning, mark = symbol
        partner = self.shake.partner(meaning)
        if mark is None or (partner is not None and mark in (meaning, partner)):
            return meaning in self.plays(face)
        return face == mark

    def can_build(self, symbols: Sequence[Written], cubes: Sequence[Cube], containing: str | None = None) -> bool:
        """Whether cubes can be laid for the symbols, with all of Required and one of the face that is asked for."""

        @cache
        def search(place: int, used: frozenset[int]) -> bool:
            if place == len(symbols):
                return all(number in used for number, cube in enumerate(cubes) if cube.is_required) and (
                    containing is None or any(cubes[number].face == containing for number in used)
                )
            is_repeated = self.shake.is_repeating and symbols[place].meaning in "∪∩-'"
            return any(
                search(place + 1, used | {number})
                for number, cube in enumerate(cubes)
                if self.can_play(cube.face, symbols[place])
                and (is_repeated or number not in used)
                # Of cubes that are alike the first is taken, to save time.
                and not any(cubes[other] == cube and other not in used for other in range(number))
            )

        return search(0, frozenset())

    def can_use_required(self, symbols: Sequence[Written], cubes: Sequence[Cube]) -> bool:
        """Whether each Required cube can play a symbol of its own, whatever plays the other symbols."""
        required = [cube for cube in cubes if cube.is_required]

        @cache
        def search(number: int, played: frozenset[int]) -> bool:
            return number == len(required) or any(
                search(number + 1, played | {place})
                for place, symbol in enumerate(symbols)
                if place not in played and self.can_play(required[number].face, symbol)
            )

        return search(0, frozenset())

    def lying_in(self, symbols: Sequence[Written], is_set_name: bool, resources: Sequence[str]) -> list[Cube]:
        """The cubes that one part may draw on: the Set-Name does not take what can only be = or ⊆ (VII-B-4-b)."""
        question = self.shake.question
        cubes = [
            Cube(face, True)
            for face in question.get("required", [])
            if not (is_set_name and self.plays(face) <= {"=", "⊆"})
        ]
        return cubes + [Cube(face, False) for face in [*question.get("permitted", []), *resources]]

    def check(self, part: Sequence[Written], set_name: Sequence[Written], verdict: Verdict) -> None:
        """What is wrong with the cubes of a Solution."""
        resources = self.shake.question.get("resources", [])
        situation = self.shake.question["situation"]
        after_now: list[list[str]] = [[], *([one] for one in sorted(set(resources)))]
        choices: list[list[str]] = [resources] if situation != "forceout" else [[]]
        if situation == "now":
            choices = after_now
        parts = [(symbols, symbols is set_name) for symbols in (part, set_name) if symbols]
        wanted = self.shake.blank("required-cube", "cube")

        def fits(chosen: Sequence[str], is_bound: bool = True, containing_in: int | None = None) -> bool:
            """Whether every part can be built with these cubes of Resources."""
            return all(
                self.can_build(
                    symbols,
                    [
                        Cube(cube.face, cube.is_required and is_bound)
                        for cube in self.lying_in(symbols, is_last, chosen)
                    ],
                    wanted if place == containing_in else None,
                )
                for place, (symbols, is_last) in enumerate(parts)
            )

        containing: Sequence[int | None] = [None] if wanted is None else range(len(parts))
        if any(fits(chosen, containing_in=place) for chosen in choices for place in containing):
            return
        if wanted is not None and any(fits(chosen) for chosen in choices):
            verdict.codes.add("required-cube")
            return
        everything = [] if situation == "forceout" else resources
        for symbols, is_last in parts:
            cubes = self.lying_in(symbols, is_last, everything)
            if not self.can_use_required(symbols, cubes):
                verdict.codes.add("required-unused")
            if not self.can_build(symbols, [Cube(cube.face, False) for cube in cubes]):
                verdict.codes.add("cube-unavailable")
                if situation == "now":
                    verdict.undecided.add("too-many-resources")
        if "cube-unavailable" not in verdict.codes and not any(fits(chosen, is_bound=False) for chosen in choices):
            verdict.codes.add("too-many-resources")
        if wanted is not None and not any(
            cube.face == wanted and self.can_play(wanted, symbol)
            for symbols, is_last in parts
            for cube in self.lying_in(symbols, is_last, everything)
            for symbol in symbols
        ):
            verdict.codes.add("required-cube")
