"""A naive judge of Equations, written from the rulebook, to compare the real one with.

Nothing here is clever: every grouping is enumerated as a tree, trees that break a default are thrown away
afterwards, a number is a Fraction or an mpmath number of 120 digits, and cubes are assigned by trying them
all. The section that asks for a thing stands beside it; numbers in brackets are those of
docs/equations-readings.md. What is too large or too close to call is left undecided.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, product
from math import factorial as whole_factorial
from math import gcd
from typing import Any, NamedTuple

import mpmath  # type: ignore[import-untyped]
import sympy

mpmath.mp.dps = 120
Question = Mapping[str, Any]
Value = Any
"""A Fraction where the number is known to be rational, else an mpmath number, complex where it has to be."""
NEAR = mpmath.mpf(10) ** -80

TOKEN = re.compile(
    r"(?P<power>(?P<powerturn>[>~]*)(?P<said>10+|\.0*1)@1)|(?P<choose>:=)|(?P<arrow>↑|\*\*)|"
    r"(?P<turn>[>~]*)(?P<color>[rbgk](?!em|cf))?(?P<sign>lcm|gcf|rem|log|[-0-9+×÷*√!.%TEi()\[\]{}=])(@(?P<cube>.))?"
)
SYMBOL = {"T": "*", "E": "√", "%": "√", ">÷": "÷", "rem": "÷", "log": "÷", "lcm": "√", "gcf": "*", ".": "*", "i": "√"}
DIGITS = "0123456789TE"
CLOSED_BY = {"(": ")", "[": "]", "{": "}"}


COUNTS = "×…"
"""A × beside i that stands in front of a number."""


class Undefined(Exception):
    """The rulebook gives an expression no value."""


class Illegal(Exception):
    """Symbols that make no legal expression."""


class Undecided(Exception):
    """More than a naive judge can say."""


class Sign(NamedTuple):
    """One written symbol."""

    meaning: str
    turn: str = ""
    cube: str | None = None

    @property
    def symbol(self) -> str | None:
        if self.meaning in "!↑":
            return None
        return "1" if self.is_power else SYMBOL.get(self.meaning, self.meaning)

    @property
    def played_with(self) -> str | None:
        return self.cube or self.symbol

    @property
    def is_power(self) -> bool:
        return self.cube == "1" and (len(self.meaning) > 1 or self.meaning == ".") and self.meaning not in SYMBOL


@dataclass
class Verdict:
    """What the reference says."""

    codes: set[str] = field(default_factory=set)
    equals_goal: bool = False
    values: list[Value] = field(default_factory=list)

    @property
    def correct(self) -> bool:
        return not self.codes

    @property
    def ambiguous(self) -> bool:
        return len(self.values) > 1


# Numbers.


def settled(value: Value) -> Value:
    """A number as a Fraction where it is plainly rational, as a real one where it is plainly real."""
    if isinstance(value, Fraction):
        if max(value.numerator.bit_length(), value.denominator.bit_length()) > 3000:
            raise Undecided
        return value
    if isinstance(value, mpmath.mpc):
        if abs(value.imag) > NEAR * max(1, abs(value)):
            return value
        value = value.real
    if not mpmath.isfinite(value) or abs(value) > mpmath.mpf(10) ** 90:
        raise Undecided
    if value == 0 or abs(value) < NEAR:
        if value != 0:
            raise Undecided
        return Fraction(0)
    guess = Fraction(int(mpmath.nint(value * 5_765_760)), 5_765_760)
    return guess if abs(value - number(guess)) < NEAR * max(1, abs(value)) else value


def number(value: Value) -> Value:
    return mpmath.mpf(value.numerator) / value.denominator if isinstance(value, Fraction) else value


def is_whole(value: Value) -> bool:
    return isinstance(value, Fraction) and value.denominator == 1


def is_complex(value: Value) -> bool:
    return isinstance(value, mpmath.mpc)


def same(a: Value, b: Value) -> bool:
    if isinstance(a, Fraction) and isinstance(b, Fraction):
        return a == b
    distance = abs(number(a) - number(b))
    size = max(1, abs(number(a)))
    if NEAR * size < distance < mpmath.mpf(10) ** -50 * size:
        raise Undecided
    return bool(distance <= NEAR * size)


def arithmetic(sign: str) -> Callable[[Value, Value], Value]:
    def apply(a: Value, b: Value) -> Value:
        if not (isinstance(a, Fraction) and isinstance(b, Fraction)):
            a, b = number(a), number(b)
        if sign == "÷" and b == 0:
            raise Undefined
        return settled(a + b if sign == "+" else a - b if sign == "-" else a * b if sign == "×" else a / b)

    return apply


def real_power(a: Value, b: Value) -> Value:
    """A power with one value (III-B-3, III-C-2, [7])."""
    if is_complex(b):
        raise Undefined
    if is_complex(a):
        if not is_whole(b):
            raise Undefined
        if abs(b) > 2000:
            raise Undecided
        return settled(number(a) ** int(b))
    if a == 0:
        if b <= 0:
            raise Undefined
        return Fraction(0)
    if is_whole(b) and isinstance(a, Fraction):
        if abs(a) == 1:
            return a ** (int(b) % 2)
        if abs(b) * max(a.numerator.bit_length(), a.denominator.bit_length()) > 3000:
            raise Undecided
        return settled(a ** int(b))
    if a < 0:
        if not isinstance(b, Fraction) or b.denominator % 2 == 0:
            raise Undefined
        size = real_power(-a, b)
        return settled(-size if b.numerator % 2 else size)
    exponent = number(b) * mpmath.log(number(a))
    if abs(exponent) > 200 or 0 < abs(exponent) < mpmath.mpf(10) ** -40:
        raise Undecided
    return settled(mpmath.exp(exponent))


def complex_powers(a: Value, b: Value) -> list[Value]:
    """Every complex value of a power with a fractional exponent ([20])."""
    if is_complex(b):
        raise Undefined
    if not isinstance(b, Fraction) or b.denominator == 1 or a == 0:
        return [real_power(a, b)]
    if b.denominator > 64:
        raise Undecided
    first = mpmath.log(mpmath.mpc(number(a)))
    turns = [2j * mpmath.pi * turn for turn in range(b.denominator)]
    return [settled(mpmath.mpc(mpmath.exp((first + turn) * number(b)))) for turn in turns]


def root(index: Value, radicand: Value) -> Value:
    """A root (III-B-2, III-C-1, III-C-2)."""
    if index == 0:
        raise Undefined
    return real_power(radicand, arithmetic("÷")(Fraction(1), index))


def factorial(a: Value) -> Value:
    if not is_whole(a) or a < 0:
        raise Undefined
    if a > 300:
        raise Undecided
    return settled(Fraction(whole_factorial(int(a))))


def counting(*values: Value) -> None:
    if any(not is_whole(value) or value < 1 for value in values):
        raise Undefined


# The rules in force.


class Rules:
    """What a division and its variations say."""

    def __init__(self, question: Question) -> None:
        self.division = question["division"]
        chosen = question.get("variations", []) if question.get("form") != "basic" else []
        self.chosen = {one["name"]: one for one in chosen}
        if self.division in ("junior", "senior") and question.get("form") != "basic":
            self.chosen |= {"sideways": {}, "upside-down": {}}
        self.base = self.chosen.get("base", {}).get("base", 10)
        self.wild = self.chosen.get("wild", {}).get("cube")
        self.color = self.chosen.get("exponent", {}).get("color")
        self.k = self.chosen.get("multiple-of", {}).get("k")

    def has(self, name: str) -> bool:
        return name in self.chosen

    def unmarked(self, sign: Sign) -> list[Sign]:
        """What a written symbol may be ([11])."""
        found = [sign]
        if sign.meaning == "√" and self.has("imaginary"):
            found = [sign._replace(meaning="i")]
        if sign.meaning == "*" and self.base > 10:
            found.append(sign._replace(meaning="T"))
        if sign.meaning == "√" and self.base > 11:
            found.append(sign._replace(meaning="E"))
        return found

    def is_legal_sign(self, sign: Sign, is_goal: bool) -> bool:
        needs = {
            "!": ["factorial"],
            "↑": ["exponent"],
            "i": ["imaginary"],
            "%": ["percent"],
            "lcm": ["lcm"],
            "gcf": ["gcf"],
            ">÷": ["remainder", "log"],
            "rem": ["remainder"],
            "log": ["log"],
            ".": ["decimal-point", *(["decimal-in-goal"] if is_goal else [])],
        }
        if sign.is_power:
            return self.has("powers-of-the-base")
        if sign.meaning == "T":
            return bool(self.base > 10)
        if sign.meaning == "E":
            return bool(self.base > 11)
        return sign.meaning not in needs or any(map(self.has, needs[sign.meaning]))

    def binary(self, sign: str, a: Value, b: Value) -> list[Value]:
        """What a sign between two numbers makes of them."""
        if sign in ("+", "-", "×", "÷", "imp"):
            value = arithmetic("×" if sign == "imp" else sign)(a, b)
            return [settled(value / 2)] if sign == "+" and self.has("average") else [value]
        if sign == "%":
            return [arithmetic("÷")(arithmetic("×")(a, b), Fraction(self.base**2))]
        if sign in ("*", "↑"):
            if self.division == "elementary" and not (is_whole(a) and is_whole(b) and a >= 0 and b >= 0):
                raise Undefined
            return complex_powers(a, b) if self.has("imaginary") else [real_power(a, b)]
        if sign == "√":
            return [self.root(a, b)]
        if is_complex(a) or is_complex(b):
            raise Undefined
        if sign == "lcm":
            counting(a, b)
            return [settled(a * b / gcd(int(a), int(b)))]
        if sign == "gcf":
            if not is_whole(a) or not is_whole(b) or a < 0 or b < 0 or a == b == 0:
                raise Undefined
            return [Fraction(gcd(int(a), int(b)))]
        if self.has("log"):
            if a <= 0 or b <= 0 or b == 1:
                raise Undefined
            return [settled(mpmath.log(number(a)) / mpmath.log(number(b)))]
        counting(a, b)
        if a > 1000:
            raise Undefined
        return [a % b]

    def root(self, index: Value, radicand: Value) -> Value:
        is_elementary = self.division == "elementary"
        if is_elementary and not (is_whole(index) and index > 0 and is_whole(radicand) and radicand >= 0):
            raise Undefined
        value = root(index, radicand)
        if is_elementary and not is_whole(value):
            raise Undefined
        return value

    def prefix(self, sign: str, a: Value) -> list[Value]:
        """What a sign in front of a number makes of it."""
        if sign == "√":
            return [self.root(Fraction(2), a)]
        if is_complex(a):
            raise Undefined
        if self.has("smallest-prime"):
            if not isinstance(a, Fraction) or a > 200:
                raise Undefined
            return [Fraction(int(sympy.nextprime(max(1, a.numerator // a.denominator))))]
        counting(a)
        if a > {"elementary": 200, "middle": 1000}.get(self.division, a):
            raise Undefined
        if a > 10**30:
            raise Undecided
        return [Fraction(int(sympy.divisor_count(int(a))))]

    @property
    def has_prefix_times(self) -> bool:
        return self.has("smallest-prime") or self.has("number-of-factors")


# Reading.


def read_signs(text: str) -> list[Sign]:
    """The symbols of a text."""
    signs: list[Sign] = []
    place = 0
    while place < len(text):
        if text[place] == " ":
            place += 1
            continue
        match = TOKEN.match(text, place)
        if match is None:
            raise Illegal
        place = match.end()
        turn, sign = match["turn"] or "", match["sign"]
        if match["power"]:
            signs.append(Sign(match["said"], match["powerturn"], "1"))
        elif match["arrow"] or match["choose"]:
            signs.append(Sign("↑" if match["arrow"] else ":="))
        elif sign == "√" and turn == "~":
            signs.append(Sign("%", "", match["cube"]))
        elif sign == "÷" and turn == ">":
            signs.append(Sign(">÷", "", match["cube"]))
        elif turn and sign not in DIGITS:
            raise Illegal
        else:
            signs.append(Sign(sign, turn, match["cube"]))
    return signs


def nested(signs: Sequence[Sign]) -> list[Any]:
    """Symbols as lists within lists."""
    stack: list[tuple[str, list[Any]]] = [("", [])]
    for sign in signs:
        if sign.meaning in CLOSED_BY:
            stack.append((CLOSED_BY[sign.meaning], []))
        elif sign.meaning in CLOSED_BY.values():
            closing, inner = stack.pop()
            if closing != sign.meaning or not inner:
                raise Illegal
            stack[-1][1].append(inner)
        else:
            stack[-1][1].append(sign)
    if len(stack) > 1 or not stack[0][1]:
        raise Illegal
    return stack[0][1]


class Element(NamedTuple):
    """A number, or a sign that stands before, behind or between numbers."""

    kind: str
    sign: str = ""
    values: tuple[Value, ...] = ()
    is_bare_i: bool = False
    needs_percent: bool = False
    exponent: tuple[Value, ...] = ()


def numeral(signs: Sequence[Sign], is_goal: bool, rules: Rules) -> Element:
    """The number that digits and points name (IV-B-1, VII-B-4)."""
    digits = [sign for sign in signs if sign.meaning != "."]
    points = [place for place, sign in enumerate(signs) if sign.meaning == "."]
    if not digits or len(points) > 1 or any(DIGITS.index(one.meaning) >= rules.base for one in digits):
        raise Illegal
    if any(one.turn for one in digits):
        turn = digits[0].turn
        if len(signs) > 1 or not is_legal_turn(turn, is_goal, rules):
            raise Illegal
        value = Fraction(DIGITS.index(digits[0].meaning))
        if ">" in turn:
            if value == 0:
                return Element("num", values=())
            value = 1 / value
        return Element("num", values=(-value if "~" in turn else value,))
    whole = 0
    for one in digits:
        whole = whole * rules.base + DIGITS.index(one.meaning)
    if points:
        if rules.has("decimal-point"):
            if len(digits) > 3:
                raise Illegal
        elif len(digits) > 2 or points[0] == len(digits):
            raise Illegal
        return Element("num", values=(Fraction(whole, rules.base ** (len(digits) - points[0])),))
    most = 2 if is_goal or rules.has("base") or rules.has("two-digit-numerals") else 1
    if len(digits) > most and not (rules.has("percent") and len(digits) == 2):
        raise Illegal
    return Element("num", values=(Fraction(whole),), needs_percent=len(digits) > most)


def is_legal_turn(turn: str, is_goal: bool, rules: Rules) -> bool:
    if ">" in turn and "~" in turn:
        return not is_goal and rules.has("sideways") and rules.has("upside-down")
    return rules.has("sideways") if ">" in turn else rules.has("upside-down") if "~" in turn else True


def elements(items: Sequence[Any], is_goal: bool, rules: Rules) -> list[Element]:
    """Which part each symbol plays; raises Illegal (III-A, III-B)."""
    found: list[Element] = []
    place = 0
    after_number = False

    def add_number(element: Element) -> None:
        nonlocal after_number
        if after_number:
            if not (rules.has("imaginary") and (found[-1].is_bare_i or element.is_bare_i)):
                raise Illegal
            found.append(Element("bin", "imp"))
        found.append(element)
        after_number = True

    while place < len(items):
        item = items[place]
        if isinstance(item, list):
            add_number(Element("num", values=tuple(values_of(item, is_goal, rules))))
        elif item.is_power:
            if not is_legal_turn(item.turn, is_goal, rules):
                raise Illegal
            exponent = len(item.meaning) - 1
            value = Fraction(rules.base) ** (-exponent if item.meaning.startswith(".") else exponent)
            value = 1 / value if ">" in item.turn else value
            add_number(Element("num", values=(-value if "~" in item.turn else value,)))
        elif item.meaning in DIGITS or item.meaning == ".":
            end = place
            while (
                end < len(items)
                and isinstance(items[end], Sign)
                and not items[end].is_power
                and (items[end].meaning in DIGITS or items[end].meaning == ".")
            ):
                end += 1
            add_number(numeral(items[place:end], is_goal, rules))
            place = end - 1
        elif item.meaning == "i":
            add_number(Element("num", values=(mpmath.mpc(0, 1),), is_bare_i=True))
        elif item.meaning == "!":
            if not after_number:
                raise Illegal
            found.append(Element("post", "!"))
        elif item.meaning == "↑":
            if not after_number or place + 1 == len(items):
                raise Illegal
            place += 1
            inner = [items[place]]
            if isinstance(inner[0], Sign):
                while place + 1 < len(items) and isinstance(items[place + 1], Sign) and items[place + 1].meaning == "!":
                    place += 1
                    inner.append(items[place])
            if not is_one_cube(inner):
                raise Illegal
            found.append(Element("post", "↑", exponent=tuple(values_of(inner, is_goal, rules))))
        elif item.meaning == COUNTS:
            if not (after_number and found[-1].is_bare_i):
                raise Illegal
            found += [Element("bin", "imp"), Element("pre", "×")]
            after_number = False
        elif after_number:
            found.append(Element("bin", item.meaning))
            after_number = False
        elif item.meaning == "√" or (item.meaning == "×" and rules.has_prefix_times):
            found.append(Element("pre", item.meaning))
        else:
            raise Illegal
        place += 1
    if not after_number:
        raise Illegal
    return found


def is_one_cube(items: Sequence[Any]) -> bool:
    """One digit, perhaps with factorial signs ([18])."""
    first, *rest = items
    if isinstance(first, list):
        return is_one_cube(first) and all(isinstance(one, Sign) and one.meaning == "!" for one in rest)
    return (first.meaning in DIGITS or first.is_power) and all(
        isinstance(one, Sign) and one.meaning == "!" for one in rest
    )


# Grouping.


class Tree(NamedTuple):
    """One way to group some elements: the sign at its root, and the places of its first and last element."""

    at: int
    first: int
    last: int
    parts: tuple["Tree", ...] = ()


def trees(found: Sequence[Element], first: int, last: int) -> Iterator[Tree]:
    """Every grouping of some elements, defaults or not (VII-B-6-a)."""
    if first == last and found[first].kind == "num":
        yield Tree(first, first, last)
    if first >= last:
        return
    if found[first].kind == "pre":
        for inner in trees(found, first + 1, last):
            yield Tree(first, first, last, (inner,))
    if found[last].kind == "post":
        for inner in trees(found, first, last - 1):
            yield Tree(last, first, last, (inner,))
    for middle in range(first + 1, last):
        if found[middle].kind == "bin":
            rights = list(trees(found, middle + 1, last))
            if rights:
                for left, right in product(trees(found, first, middle - 1), rights):
                    yield Tree(middle, first, last, (left, right))


def nodes(tree: Tree) -> Iterator[Tree]:
    yield tree
    for part in tree.parts:
        yield from nodes(part)


def keeps_defaults(tree: Tree, found: Sequence[Element]) -> bool:
    """Whether every sign reaches as far as its default says, where no defaults clash (VII-B-6-b, VII-B-6-c, [5])."""
    by_sign = {node.at: node for node in nodes(tree)}
    spans = {(node.first, node.last) for node in nodes(tree)}
    chained: set[int] = set()
    for chain in chains(found):
        if len(chain) > 1:
            chained.update(chain)
            if has_clash(chain, found):
                continue
            if (chain[0], chain[-1]) not in spans:
                return False
            before = chain[-1]
            while found[before - 1].kind == "pre":
                before -= 1
                if by_sign[before].last != chain[-1]:
                    return False
    for place, element in enumerate(found):
        if element.kind != "num" or place in chained:
            continue
        before, behind = place, place
        while before and found[before - 1].kind == "pre":
            before -= 1
        while behind + 1 < len(found) and found[behind + 1].kind == "post":
            behind += 1
        is_radicand = before > 0 and found[before - 1] == Element("bin", "√")
        if behind > place and (before < place or is_radicand):
            continue
        if any(by_sign[sign].last != place for sign in range(before, place)):
            return False
        if any(by_sign[sign].first != place for sign in range(place + 1, behind + 1)):
            return False
        if is_radicand and by_sign[before - 1].parts[1].last != place:
            return False
    return True


def chains(found: Sequence[Element]) -> Iterator[list[int]]:
    """Numbers that multiply an i beside them ([20])."""
    chain: list[int] = []
    for place, element in enumerate(found):
        if element.kind != "num":
            continue
        if chain and links(found, chain[-1], place):
            chain.append(place)
        else:
            yield chain
            chain = [place]
    yield chain


def links(found: Sequence[Element], left: int, right: int) -> bool:
    between = [one for one in found[left + 1 : right] if one.kind == "bin"]
    return between[0].sign == "imp" or (between[0].sign == "×" and (found[left].is_bare_i or found[right].is_bare_i))


def has_clash(chain: Sequence[int], found: Sequence[Element]) -> bool:
    """Whether a sign claims a number of the chain from the other side than an i ([5])."""
    is_behind = any(place + 1 < len(found) and found[place + 1].kind == "post" for place in chain)
    return is_behind or any(place and found[place - 1].kind == "pre" for place in chain[:-1])


def has_i_beside(tree: Tree, found: Sequence[Element]) -> bool:
    """Whether every product without × has the i itself beside the number (XIII-D-11)."""

    def edge(node: Tree, side: int) -> bool:
        if not node.parts:
            return found[node.at].is_bare_i
        return found[node.at].sign == "imp" and edge(node.parts[side], side)

    return all(edge(node.parts[0], 1) or edge(node.parts[1], 0) for node in nodes(tree) if found[node.at].sign == "imp")


def tree_values(tree: Tree, found: Sequence[Element], rules: Rules, under: str = "") -> list[Value]:
    """Every value of one grouping; none where it is not legal."""
    element = found[tree.at]
    if element.kind == "num":
        return [] if element.needs_percent and under != "%" else list(element.values)
    inner = [tree_values(part, found, rules, element.sign) for part in tree.parts]
    results: list[Value] = []
    for row in product(*inner, *([element.exponent] if element.sign == "↑" else [])):
        try:
            if element.sign == "!":
                results.append(factorial(row[0]))
            elif element.kind == "pre":
                results += rules.prefix(element.sign, row[0])
            else:
                results += rules.binary(element.sign, *row)
        except Undefined:
            continue
    return results


def values_of(items: Sequence[Any], is_goal: bool, rules: Rules, together: Any = None) -> list[Value]:
    """Every distinct value of a text as written; raises Illegal where symbols make none."""
    remark = next((place for place, one in enumerate(items) if isinstance(one, Sign) and one.meaning == ":="), None)
    if remark is not None:
        chosen = values_of(items[remark + 1 :], False, rules)
        return [one for one in values_of(items[:remark], is_goal, rules) if any(same(one, said) for said in chosen)]
    kept: list[Value] = []
    is_legal = False
    for choice in product(*([one] if isinstance(one, list) else meant(one, rules) for one in items)):
        try:
            found = elements(choice, is_goal, rules)
        except Illegal:
            continue
        is_legal = True
        for tree in trees(found, 0, len(found) - 1):
            if keeps_defaults(tree, found) and has_i_beside(tree, found):
                for value in tree_values(tree, found, rules):
                    if not any(same(value, other) for other in kept):
                        kept.append(value)
    if not is_legal:
        raise Illegal
    return kept


# Cubes.


def is_repeatable(sign: Sign, rules: Rules) -> bool:
    """Whether one cube may play this many times (XIII-A-5)."""
    played = rules.unmarked(sign)[0].meaning
    return rules.has("multiple-operations") and sign.symbol in tuple("+-×÷*√") and played not in (".", "i", "T", "E")


def cube_codes(signs: Sequence[Sign], question: Question, rules: Rules) -> set[str]:
    """What is wrong with the cubes, by trying everything (VII-B-3)."""
    needs = []
    for place, sign in enumerate(signs):
        if sign.meaning in "()[]{}" or sign.played_with is None:
            continue
        before = [one for one in signs[:place] if one.meaning not in CLOSED_BY]
        is_exponent = bool(before) and before[-1].meaning == "↑"
        needs.append((sign.played_with, rules.color if is_exponent else None, is_repeatable(sign, rules)))
    codes = {"fewer-than-two-cubes"} if len(needs) < 2 else set()
    required, permitted, resources = (question[name] for name in ("required", "permitted", "resources"))
    situation = question["situation"]
    extra: list[list[str]] = [[]] if situation in ("now", "forceout") else [list(resources)]
    if situation == "now":
        extra += [[cube] for cube in resources]
    if any(fits(needs, required, [*permitted, *more]) for more in extra):
        return codes
    covered = any(fits(needs, [], [*required, *permitted, *more]) for more in extra)
    if not covered:
        with_all = fits(needs, [], [*required, *permitted, *resources])
        codes.add("too-many-resources" if situation == "now" and with_all else "cube-unavailable")
    if not all_used(needs, required):
        codes.add("required-unused")
    return codes if len(codes) > (len(needs) < 2) else codes | {"required-unused"}


def fits(needs: Sequence[tuple[str, str | None, bool]], required: Sequence[str], others: Sequence[str]) -> bool:
    """Whether the symbols can be played with all of the Required cubes and some of the others."""
    cubes = [*required, *others]
    for symbol in {need[0] for need in needs} | {cube[-1] for cube in required}:
        mine = [need for need in needs if need[0] == symbol]
        there = [(cube, place < len(required)) for place, cube in enumerate(cubes) if cube[-1] == symbol]
        if not fit_symbol(mine, there):
            return False
    return True


def fit_symbol(needs: Sequence[tuple[str, str | None, bool]], cubes: Sequence[tuple[str, bool]]) -> bool:
    once = [color for _, color, repeatable in needs if not repeatable]
    many = sum(repeatable for *_, repeatable in needs)
    letters = {"red": "r", "blue": "b", "green": "g", "black": "k"}
    for size in range(len(cubes) + 1):
        for used in combinations(range(len(cubes)), size):
            if any(cube[1] for place, cube in enumerate(cubes) if place not in used):
                continue
            left = len(used) - len(once)
            if left < 0 or left > many or (many and not left):
                continue
            colored = sum(color is not None for color in once)
            wanted = next((letters[color] for color in once if color is not None), "")
            if sum(cubes[place][0][0] == wanted for place in used) >= colored:
                return True
    return False


def all_used(needs: Sequence[tuple[str, str | None, bool]], required: Sequence[str]) -> bool:
    """Whether every Required cube could play something."""
    return all(
        sum(need[0] == symbol for need in needs) >= sum(cube[-1] == symbol for cube in required)
        for symbol in {cube[-1] for cube in required}
    )


# The verdict.


def judge(question: Question) -> Verdict:
    """The verdict on an Equation whose Goal stands on the right and is spelled cube by cube; raises Undecided."""
    rules = Rules(question)
    verdict = Verdict()
    solution, goal = (read_signs(side) for side in question["solution"].split(" = "))
    verdict.codes |= sign_codes(solution, False, rules) | sign_codes(goal, True, rules)
    if not is_spelled(goal, question["goal"], rules):
        verdict.codes.add("goal-misread")
    wild = {one.symbol for one in [*solution, *goal] if one.played_with == rules.wild and rules.wild}
    if len(wild) > 1:
        verdict.codes.add("wild-inconsistent")
    counts = [sum(one.meaning == "!" for one in side) for side in (goal, solution)]
    most_in_goal = 0 if rules.k and rules.division in ("junior", "senior") else 2
    if rules.has("factorial") and (
        counts[0] > most_in_goal or (not rules.has("multiple-operations") and sum(counts) > 2)
    ):
        verdict.codes.add("too-many-factorials")
    operations = sum(one.meaning in tuple("+-×÷*√!%") or one.meaning in (">÷", "rem", "lcm", "gcf") for one in solution)
    if rules.has("three-operations") and operations < 3:
        verdict.codes.add("three-operations")
    verdict.codes |= cube_codes(solution, question, rules)
    if "illegal" in verdict.codes:
        return verdict
    try:
        verdict.values = values_of(nested(solution), False, rules)
        if not verdict.values:
            verdict.codes.add("undefined")
    except Illegal:
        verdict.codes.add("illegal")
    try:
        goals = [] if "goal-misread" in verdict.codes else values_of(nested(goal), True, rules)
        if not goals:
            verdict.codes.add("goal-misread")
    except Illegal:
        verdict.codes.add("goal-misread")
        goals = []
    within = [one for one in goals if is_within(one, rules)]
    if not within:
        verdict.codes.add("goal-misread")
    met = [(goal_value, is_met(value, goal_value, rules)) for value in verdict.values for goal_value in goals]
    verdict.equals_goal = any(fit and is_within(goal_value, rules) for goal_value, fit in met)
    if within and verdict.values and not all(fit for _, fit in met):
        verdict.codes.add("ambiguous" if verdict.equals_goal else "multiple-of" if rules.k else "not-equal")
    return verdict


def sign_codes(signs: Sequence[Sign], is_goal: bool, rules: Rules) -> set[str]:
    """Symbols that may not be written, and cubes that stand for what they may not."""
    for sign in signs:
        if sign.meaning in "()[]{}":
            continue
        if not rules.is_legal_sign(sign, is_goal):
            return {"illegal"}
        if sign.cube is not None and not sign.is_power and sign.cube != sign.symbol:
            allowed = "0123456789" if rules.division == "elementary" else "0123456789+-×÷*√"
            if sign.cube != rules.wild or sign.symbol is None or sign.symbol not in allowed:
                return {"illegal"}
            if sign.meaning in DIGITS and DIGITS.index(sign.meaning) >= rules.base:
                return {"illegal"}
    return set()


def is_spelled(signs: Sequence[Sign], goal: str, rules: Rules) -> bool:
    """Whether the Goal's cubes are written one by one (VII-B-2)."""
    cubes = re.findall(r"([>~]*)[rbgk]?([-0-9+×÷*√])", goal)
    written = [
        sign
        for sign in signs
        if sign.meaning not in "()[]{}!↑" and not (sign.meaning == "." and rules.has("decimal-in-goal"))
    ]
    lies = {"%": "~", ">÷": ">", "rem": ">", "log": ">"}
    return len(cubes) == len(written) and all(
        (sign.cube in (None, symbol))
        and symbol in (sign.played_with, rules.wild)
        and (symbol in ("*", "0") or lies.get(sign.meaning, sign.turn) == turn)
        for sign, (turn, symbol) in zip(written, cubes, strict=True)
    )


def is_within(value: Value, rules: Rules) -> bool:
    """Middle's limit on the Goal under Multiple of k ([15])."""
    return not (rules.k and rules.division == "middle") or (not is_complex(value) and -1000 <= value <= 1000)


def is_met(value: Value, goal: Value, rules: Rules) -> bool:
    """Whether a Solution is to the Goal what it must be (VII-B-2, XIII-B-7)."""
    if rules.k is None:
        return same(value, goal)
    difference = arithmetic("-")(value, goal)
    return is_whole(difference) and difference != 0 and difference % rules.k == 0


# The Goal on the mat.


def goal_values(text: str, rules: Rules) -> list[Value]:
    """Every value of a Goal without spaces, wild cubes or factorial signs, with nothing but free grouping
    (IV-B-2, VII-B-6)."""
    kept: list[Value] = []
    signs = read_signs(text)
    for choice in product(*(on_mat(sign, rules) for sign in signs)):
        try:
            found = elements(choice, True, rules)
        except Illegal:
            continue
        for tree in trees(found, 0, len(found) - 1):
            if has_i_beside(tree, found):
                for value in tree_values(tree, found, rules):
                    if is_within(value, rules) and not any(same(value, other) for other in kept):
                        kept.append(value)
    return kept


def meant(sign: Sign, rules: Rules) -> list[Sign]:
    """What a sign may be; a × beside i also a sign in front of the number behind it (XIII-D-11 with XIII-C-9)."""
    found = rules.unmarked(sign)
    if sign.meaning == "×" and rules.has_prefix_times and rules.has("imaginary"):
        found = [*found, sign._replace(meaning=COUNTS)]
    return found


def on_mat(sign: Sign, rules: Rules) -> list[Sign]:
    found = list(meant(sign, rules))
    if sign.meaning == "*":
        found += [
            sign._replace(meaning=more) for more, name in ((".", "decimal-point"), ("gcf", "gcf")) if rules.has(name)
        ]
    if sign.meaning == "√" and rules.has("lcm"):
        found.append(sign._replace(meaning="lcm"))
    return found
