"""Expanding a question: the meaning of the wild cube, the Resource taken, where a cube to contain is used."""

from collections import Counter
from collections.abc import Iterator, Sequence

from forceout.games.on_sets.cubes import RELATIONS, SOLUTION_SYMBOLS
from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.position import Position
from forceout.solver.on_sets.problem import MOST_OF_A_KIND, RELATION_FIELDS, UNIT, SubProblem


def expand(position: Position, in_force: InForce) -> tuple[SubProblem, ...]:
    """Every sub-problem once, those without a stated meaning first."""
    kinds = kind_of_symbol(in_force)
    required = Counter(cube for cube in position.required if not cube.isdigit())
    permitted = Counter(cube for cube in position.permitted if not cube.isdigit())
    resources = Counter(cube for cube in position.resources if not cube.isdigit())
    if sum(required.values()) + sum(permitted.values()) + sum(resources.values()) > MOST_OF_A_KIND:
        raise ValueError("There are more cubes than one kit has.")
    choices: list[Counter[str]]
    allowed = position.situation.resources_allowed
    if allowed == 1 and resources:
        choices = [Counter([face]) for face in resources]
    elif allowed is None:
        choices = [resources]
    else:
        choices = [Counter()]
    found: dict[tuple[object, ...], SubProblem] = {}
    for choice in choices:
        may_use = permitted + choice
        for one in _with_meanings(required, may_use, kinds, in_force):
            # The last field, how often the wild cube is there, only matters for the writing.
            found.setdefault(one[:-1], one)
    return tuple(sorted(found.values(), key=lambda one: one.meaning is not None))


def kind_of_symbol(in_force: InForce) -> dict[str, str]:
    """The kind that each symbol is counted as: of two interchangeable symbols the first."""
    return {
        symbol: min(symbol, in_force.partners.get(symbol, symbol), key=SOLUTION_SYMBOLS.index)
        for symbol in SOLUTION_SYMBOLS
    }


def _with_meanings(
    required: Counter[str], may_use: Counter[str], kinds: dict[str, str], in_force: InForce
) -> Iterator[SubProblem]:
    """The sub-problems of one choice of cubes: the wild cube as itself, then as every other kind."""
    needs = in_force.allows_restrictions and any(cube in RELATIONS for cube in required)
    must = sum(count * UNIT[kinds[face]] for face, count in required.items())
    high = must + sum(count * UNIT[kinds[face]] for face, count in may_use.items())
    yield from _containing(must, high, needs, None, required, may_use, kinds, in_force)
    for wild in in_force.wild:
        in_required, besides = required[wild], may_use[wild]
        if not in_required + besides:
            continue
        for meaning in dict.fromkeys(kinds.values()):
            if meaning == kinds[wild] or (meaning in RELATIONS and not in_force.allows_restrictions):
                continue
            change = UNIT[meaning] - UNIT[kinds[wild]]
            yield from _containing(
                must + in_required * change,
                high + (in_required + besides) * change,
                needs or meaning in RELATIONS,
                meaning,
                required,
                may_use,
                {**kinds, wild: meaning},
                in_force,
            )


def _containing(
    must: int,
    high: int,
    needs: bool,
    meaning: str | None,
    required: Counter[str],
    may_use: Counter[str],
    kinds: dict[str, str],
    in_force: InForce,
) -> Iterator[SubProblem]:
    """The ways to use the cubes that every Solution must contain, in one part or the other (XIII-B-1)."""
    lows = [(must & ~RELATION_FIELDS, must, needs)]
    for face in in_force.to_contain:
        is_relation = kinds[face] in RELATIONS
        if required[face] and (needs or not is_relation):
            continue
        if not may_use[face]:
            return
        unit = UNIT[kinds[face]]
        in_restriction = [(low, part + unit, True) for low, part, _ in lows] if in_force.allows_restrictions else []
        lows = in_restriction + ([] if is_relation else [(low + unit, part, asks) for low, part, asks in lows])
    wild = "".join(in_force.wild)
    for low_set_name, low_restrictions, asks in lows:
        yield SubProblem(
            low_set_name,
            low_restrictions,
            high,
            asks,
            in_force.allows_restrictions,
            meaning,
            tuple((face, required[face], may_use[face]) for face in wild) if meaning is not None else (),
        )


def usable_colors(sub_problems: Sequence[SubProblem]) -> str:
    """The colors that some sub-problem has a cube for."""
    together = 0
    for one in sub_problems:
        together |= one.high
    return "".join(color for color in "BRGY" if together & 31 * UNIT[color])
