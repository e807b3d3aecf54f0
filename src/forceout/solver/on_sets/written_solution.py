"""From what a search found to a written Solution, fully parenthesised, with the marks that a wild cube needs."""

from collections.abc import Iterator, Sequence

from forceout.games.on_sets.cards import print_card
from forceout.games.on_sets.cubes import OPERATIONS
from forceout.games.on_sets.in_force import InForce
from forceout.solver.on_sets.problem import KINDS, Found, Problem, SubProblem, unpacked
from forceout.solver.on_sets.sub_problems import kind_of_symbol

Tree = tuple["str | Tree", ...]
"""(symbol,) for an operand, ("~", tree) for a complement, (operation, tree, tree)."""
SIGNS = {"|": "∪", "&": "∩", "-": "-", "^": "-"}


def read_polish(text: str) -> Tree:
    """The tree of a text in reverse Polish."""
    stack: list[Tree] = []
    for sign in text:
        if sign.isdigit():
            stack.append((KINDS[int(sign)],))
        elif sign == "~":
            stack.append(("~", stack.pop()))
        else:
            right, left = stack.pop(), stack.pop()
            stack.append((sign, left, right))
    (tree,) = stack
    return tree


def complement(tree: Tree) -> Tree:
    """The complement of a tree, two of them being none."""
    return tree[1] if tree[0] == "~" else ("~", tree)  # type: ignore[return-value]


def write(found: Found, problem: Problem, in_force: InForce) -> str:
    """The text of what was found."""
    one = problem.sub_problems[found.sub_problem]
    statements = [([read_polish(side) for side in sides], signs) for sides, signs in found.restrictions]
    set_name = read_polish(found.set_name)
    is_closed = problem.is_repeating and unpacked(one.high)[KINDS.index("'")] > 0
    if is_closed:
        sides = settle([side for trees, _ in statements for side in trees], one.low_restrictions, 0, one, problem)
        fewest = max(problem.fewest_operations, 0 if statements else 1)
        (set_name,) = settle([set_name], one.low_set_name, fewest, one, problem)
        rest = iter(sides)
        statements = [([next(rest) for _ in trees], signs) for trees, signs in statements]
    parts = [
        [spelled for trees, signs in statements for spelled in spell_restriction(trees, signs)],
        list(spell(set_name)),
    ]
    marked = mark_wild(parts, one, in_force)
    text = "".join(marked[0]) + "".join(marked[1])
    dots = problem.dottings[found.dotting].dots
    return f"{text}, blank: {print_card(dots)}" if dots else text


def settle(trees: list[Tree], low: int, fewest: int, one: SubProblem, problem: Problem) -> list[Tree]:
    """Trees of a part with operations that there are cubes for and that Required asks for, where ' turns each into
    each."""
    if not trees:
        return []
    high, must = dict(zip(KINDS, unpacked(one.high), strict=True)), dict(zip(KINDS, unpacked(low), strict=True))
    there = [
        sign
        for sign in "∪∩-"
        if high[sign] or (sign == "∩" and problem.merges_operations and high["∪"])
        if sign != "-" or not problem.is_symmetric
    ]
    nodes = [node for tree in trees for node in joints(tree)]
    signs = [natural_sign(node, there) for node in nodes]

    def kind(sign: str) -> str:
        return "∪" if sign == "∩" and problem.merges_operations else sign

    for wanted in dict.fromkeys(map(kind, there)):
        for place, sign in enumerate(signs):
            if sum(kind(other) == wanted for other in signs) >= must[wanted]:
                break
            spare = sum(kind(other) == kind(sign) for other in signs) > must[kind(sign)]
            if kind(sign) != wanted and spare:
                signs[place] = "∩" if wanted == "∪" and problem.merges_operations and nodes[place][0] == "&" else wanted
    chosen = iter(signs)
    settled = [with_signs(tree, chosen) for tree in trees]
    while True:
        texts = [sign for tree in settled for sign in spell(tree)]
        complements = texts.count("'")
        operations = sum(sign.strip() in OPERATIONS for sign in texts)
        if complements >= must["'"] and operations >= fewest:
            return settled
        settled[-1] = ("~", ("~", settled[-1]))


def joints(tree: Tree) -> Iterator[Tree]:
    """The unions and intersections of a tree, in the order in which with_signs meets them."""
    if tree[0] in ("|", "&"):
        yield tree
    for inner in tree[1:]:
        assert isinstance(inner, tuple)
        yield from joints(inner)


def natural_sign(node: Tree, there: Sequence[str]) -> str:
    """The sign that says a union or an intersection most plainly."""
    if node[0] == "&" and "-" in there and "~" in (node[1][0], node[2][0]):
        return "-"
    own = SIGNS[str(node[0])]
    return own if own in there else there[0]


def with_signs(tree: Tree, signs: Iterator[str]) -> Tree:
    """A tree whose unions and intersections are written with these signs."""
    if len(tree) == 1:
        return tree
    sign = next(signs) if tree[0] in ("|", "&") else ""
    inner = [with_signs(one, signs) for one in tree[1:] if isinstance(one, tuple)]
    if tree[0] == "~":
        return complement(inner[0])
    left, right = inner
    if tree[0] == "^":
        return "^", left, right
    if tree[0] == "|":
        if sign == "∪":
            return "|", left, right
        if sign == "∩":
            return complement(("&", complement(left), complement(right)))
        return complement(("-", complement(left), right))
    if sign == "∩":
        return "&", left, right
    if sign == "∪":
        return complement(("|", complement(left), complement(right)))
    if right[0] != "~" and left[0] == "~":
        left, right = right, left
    return "-", left, complement(right)


def spell(tree: Tree, is_inside: bool = False) -> Iterator[str]:
    """The symbols of a set with its grouping; the outermost run needs none."""
    if len(tree) == 1:
        yield str(tree[0])
    elif tree[0] == "~":
        assert isinstance(tree[1], tuple)
        yield from spell(tree[1], True)
        yield "'"
    else:
        assert isinstance(tree[1], tuple)
        assert isinstance(tree[2], tuple)
        if is_inside:
            yield "("
        yield from spell(tree[1], True)
        yield f" {SIGNS[str(tree[0])]} "
        yield from spell(tree[2], True)
        if is_inside:
            yield ")"


def spell_restriction(sides: Sequence[Tree], signs: str) -> Iterator[str]:
    """The symbols of a Restriction, with the comma that parts it from what follows."""
    yield from spell(sides[0])
    for sign, side in zip(signs, sides[1:], strict=True):
        yield f" {sign} "
        yield from spell(side)
    yield ", "


def mark_wild(parts: list[list[str]], one: SubProblem, in_force: InForce) -> list[list[str]]:
    """State once what the wild cube stands for, and mark its own symbol where a partner's cube plays it."""
    if one.meaning is None:
        return parts
    ((face, in_required, _),) = one.face_counts
    kinds = kind_of_symbol(in_force)
    lows = [unpacked(low)[KINDS.index(one.meaning)] for low in (one.low_restrictions, one.low_set_name)]
    # A cube that the Solution must contain is counted where it is used.
    must_have = lows.index(max(lows)) if face in in_force.to_contain else None
    is_stated = False
    for place, (part, low) in enumerate(zip(parts, lows, strict=True)):
        mine = [number for number, sign in enumerate(part) if kinds.get(sign.strip()) == one.meaning]
        if not is_stated and mine and (in_required or len(mine) > low or place == must_have):
            parts[place][mine[0]] = marked(part[mine[0]], face)
            is_stated = True
    partner = in_force.partners.get(face)
    if is_stated and partner is not None:
        parts = [[marked(sign, partner) if sign.strip() == face else sign for sign in part] for part in parts]
    return parts


def marked(sign: str, face: str) -> str:
    """A symbol with the cube that plays it."""
    symbol = sign.strip()
    return sign.replace(symbol, f"{symbol}@{face}")
