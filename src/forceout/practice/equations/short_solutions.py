"""Short Solutions of Equations in an order that depends on no solver: the shortest first, then by the alphabet.

All that two and three operands can say is looked at, and of four what two pairs say; what comes out right in the head
is put to the judge. So a catalogue stays the same when the solver is better (Equations VII-B).
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from forceout.games.equations.checking import Verdict
from forceout.games.equations.cubes import SYMBOLS
from forceout.practice.density import HOW_THEY_LIE, Value
from forceout.practice.equations.arithmetic import DECIMALS, SIGNS, meaning_of, operands_of, operate, partners
from forceout.practice.equations.notation import essence
from forceout.rules.frozen import replace
from forceout.rules.state import Contest, Shake
from forceout.rules.vocabulary import Situation
from forceout.solver.answer import Listed

MOST_JUDGED: Final = 40
MOST_LISTED: Final = 24
FEW: Final = 6
"""Where no more than three operands can say so many things that come out right, four are looked at."""
NEAREST: Final = 2
"""Where the Goal and what differs from it by a multiple is right: how many multiples on either side are looked at."""
MOST_ALIKE: Final = 3
"""How many ways to put the same cubes together are kept."""
BITS: Final = 6
"""How many bits count the cubes of a symbol; the highest is never used, so that a difference shows what is too much."""
PLACES: Final = {symbol: 1 << BITS * place for place, symbol in enumerate(SYMBOLS)}
HIGHEST: Final = sum(one << BITS - 1 for one in PLACES.values())
Tree: TypeAlias = "str | tuple[Tree, str, Tree]"


class Said(NamedTuple):
    """Something that can be written: what it comes to, its cubes as a packed count, and how it is put together."""

    value: Value
    used: int
    tree: Tree


def packed(symbols: Iterable[str]) -> int:
    """How often each symbol is there, in one number."""
    return sum(PLACES[one] for one in symbols)


class Supply:
    """The symbols that may be written, each as often as there are cubes of it."""

    def __init__(self, shake: Shake, end: Situation) -> None:
        on_mat = [cube[-1] for cube in (*shake.required, *shake.permitted)]
        others = [] if end is Situation.FORCEOUT else [cube[-1] for cube in shake.resources]
        self.shown = Counter([*on_mat, *others])
        self.signs = [sign for sign in SIGNS if self.shown[sign]]
        self.required = packed(cube[-1] for cube in shake.required)
        within = packed(on_mat)
        self.limits = [within + packed([*others])]
        if end is Situation.NOW:
            self.limits = [within, *(within + PLACES[one] for one in sorted(set(others)))]

    def allows(self, used: int) -> bool:
        """Whether there are cubes for these, with one more from Resources at most where Now was said."""
        return any((limit + HIGHEST - used) & HIGHEST == HIGHEST for limit in self.limits)

    def is_enough(self, used: int) -> bool:
        """Whether every cube of Required is used."""
        return (used + HIGHEST - self.required) & HIGHEST == HIGHEST


def short_solutions(shake: Shake, end: Situation, most: int = MOST_LISTED) -> list[Listed]:
    """Correct Solutions of a shake that ended so, no two the same but for order and brackets, the shortest first."""
    game, contested = shake.table.game, replace(shake, contest=Contest(end))
    goal = "".join(cube[-1] for cube in shake.goal_cubes)
    found: dict[str, Listed] = {}
    judged = 0
    for side in candidates(shake, end):
        text = f"{side} = {goal}"
        if (key := essence(text)) in found:
            continue
        if judged == MOST_JUDGED or len(found) == most:
            break
        judged += 1
        verdict = game.ruling(contested, text, None)
        assert isinstance(verdict, Verdict)
        if verdict.is_correct:
            found[key] = Listed(len(verdict.used), text)
    return sorted(found.values(), key=lambda one: (one.cubes, len(one.text), one.text))


def candidates(shake: Shake, end: Situation) -> Iterator[str]:
    """What comes out right in the head and uses what is required: of up to three operands, the shortest first; of four
    only where those are few."""
    supply, meaning = Supply(shake, end), meaning_of(shake, shake.goal or "")
    if not meaning.right:
        return
    middle = len(meaning.right) // 2
    right = sorted(meaning.right)[max(0, middle - NEAREST) : middle + NEAREST + 1]
    ones = list(distinct(operands(supply, meaning.named, meaning.base), supply))
    pairs = list(distinct(joined(ones, supply), supply))
    fitting = [one for one in (*ones, *pairs) if one.value in right and supply.is_enough(one.used)]
    shorter = ordered([*fitting, *completed(ones, pairs, supply, right)])
    yield from shorter
    if len(shorter) < FEW and len(right) == 1:
        yield from ordered(completed(pairs, pairs, supply, right))


def ordered(said: Iterable[Said]) -> list[str]:
    """Their texts, each once, those with the fewest symbols first, then the shortest, then by the alphabet."""
    texts = {written(one.tree): one.used for one in said}
    return sorted(texts, key=lambda text: (cubes_of(texts[text]), len(text), text))


def cubes_of(used: int) -> int:
    """How many cubes a packed count has."""
    many = 0
    while used:
        many += used & (1 << BITS) - 1
        used >>= BITS
    return many


def completed(some: Sequence[Said], others: Sequence[Said], supply: Supply, right: Collection[Value]) -> Iterator[Said]:
    """What comes out right of one of some and one of others on either side of a sign, with all that is required."""
    alike: Counter[int] = Counter()
    by_value: defaultdict[Value, list[Said]] = defaultdict(list)
    for one in others:
        by_value[one.value].append(one)
    for one in some:
        for sign in supply.signs:
            for value in right:
                for wanted in {round(partner, DECIMALS) for partner in partners(sign, one.value, value)}:
                    for other in by_value.get(wanted, ()):
                        used = one.used + other.used + PLACES[sign]
                        if alike[used] < MOST_ALIKE and supply.is_enough(used) and supply.allows(used):
                            for left, after in ((one, other), (other, one)):
                                if operate(sign, left.value, after.value) == value:
                                    alike[used] += 1
                                    yield Said(value, used, (left.tree, sign, after.tree))


def operands(supply: Supply, named: Mapping[str, object], base: int) -> Iterator[Said]:
    """Digits, what variations make of one, and numerals of two digits where they may be written."""
    for name, value in operands_of(named).items():
        shown = [one for one in name if one not in HOW_THEY_LIE]
        if all(supply.shown[one] for one in shown):
            yield Said(value, packed(shown), f"({name})" if len(shown) > 1 or name.endswith("!") else name)
    if "base" in named or "two-digit-numerals" in named:
        digits = [one for one in sorted(supply.shown) if one.isdigit() and int(one) < base]
        for first in digits:
            if first != "0":
                for second in digits:
                    yield Said(float(int(first) * base + int(second)), packed(first + second), first + second)


def distinct(said: Iterable[Said], supply: Supply) -> Iterator[Said]:
    """Of what comes to the same with the same cubes the first, as far as there are cubes."""
    known: set[tuple[Value, int]] = set()
    for one in said:
        key = (one.value, one.used)
        if key not in known and supply.allows(one.used):
            known.add(key)
            yield one


def joined(some: Sequence[Said], supply: Supply) -> Iterator[Said]:
    """Everything that is made of two with a sign between them."""
    for one in some:
        for sign in supply.signs:
            cost = one.used + PLACES[sign]
            for other in some:
                if supply.allows(cost + other.used):
                    value = operate(sign, one.value, other.value)
                    if value is not None:
                        yield Said(value, cost + other.used, (one.tree, sign, other.tree))


def written(tree: Tree) -> str:
    """A side of an Equation as people write it: brackets around every part that has a sign in it."""
    if isinstance(tree, str):
        # What stands alone needs no brackets around it.
        return tree[1:-1] if tree.startswith("(") else tree
    left, sign, right = tree
    return f"{_part(left)}{sign}{_part(right)}"


def _part(tree: Tree) -> str:
    return tree if isinstance(tree, str) else f"({written(tree)})"
