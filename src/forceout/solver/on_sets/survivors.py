"""Which picks meet the Goal, and which removals leave some set of a family meeting it.

Both are worked out for all sets of cells at once, one cell after the other, with one big integer for
each weight that has come together so far.
"""

from forceout.solver.on_sets.families import Space
from forceout.solver.on_sets.problem import Dotting


def meeting_goal(space: Space, dotting: Dotting, goals: int) -> int:
    """The family of the picks that equal the Goal and do what else is asked."""
    by_weight = {0: 1}
    most = goals.bit_length() - 1
    for cell in range(space.cells):
        bit, weight = 1 << cell, dotting.weights[cell]
        found: dict[int, int] = {}
        for sofar, bits in by_weight.items():
            if not dotting.must & bit:
                found[sofar] = found.get(sofar, 0) | bits
            if not dotting.ban & bit and sofar + weight <= most:
                found[sofar + weight] = found.get(sofar + weight, 0) | bits << bit
        by_weight = found
    met = 0
    for weight, bits in by_weight.items():
        if goals >> weight & 1:
            met |= bits
    if dotting.excluded is not None:
        absent = space.everything & ~dotting.present
        rest = absent
        while True:
            met &= ~(1 << (dotting.excluded | rest))
            if not rest:
                break
            rest = (rest - 1) & absent
    return met


def leaving_goal(space: Space, dotting: Dotting, goals: int, family: int) -> int:
    """The family of the removals that leave of some set of the given family a pick that meets the Goal."""
    most = goals.bit_length() - 1
    excluded = dotting.excluded
    # Where one pick does not count, `True` holds the sets that are still that pick as far as the cells go.
    states: dict[tuple[int, bool], int] = {(0, excluded is not None): family}
    for cell in range(space.cells):
        bit, weight = 1 << cell, dotting.weights[cell]
        without, having = space.without[cell], space.having[cell]
        in_excluded = excluded is not None and bool(excluded & bit)
        is_absent = not dotting.present & bit
        found: dict[tuple[int, bool], int] = {}
        for (sofar, is_same), bits in states.items():
            out, held = bits & without, (bits & having) >> bit
            differs_unpicked = is_same and (is_absent or not in_excluded)
            differs_picked = is_same and (is_absent or in_excluded)
            left_out = out
            if not dotting.must & bit:
                left_out |= (out | held) << bit
            else:
                left_out = 0
            if left_out:
                key = (sofar, differs_unpicked)
                found[key] = found.get(key, 0) | left_out
            if held and not dotting.ban & bit and sofar + weight <= most:
                key = (sofar + weight, differs_picked)
                found[key] = found.get(key, 0) | held
        states = found
    met = 0
    for (weight, is_same), bits in states.items():
        if goals >> weight & 1 and not is_same:
            met |= bits
    return met


def holding_goal(space: Space, met: int) -> int:
    """The family of the sets that hold a pick that meets the Goal: from any other no removal leaves one."""
    for cell in range(space.cells):
        met |= (met & space.without[cell]) << (1 << cell)
    return met
