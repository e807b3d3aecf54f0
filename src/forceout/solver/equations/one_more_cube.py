"""Now, cube by cube: the cubes on the mat and one more (Equations VI-A-2).

**Theorem.** A Solution after Now exists if and only if, for some sort of cube in Resources, one exists that uses the
cubes on the mat and at most one cube of that sort.

Proof. A Solution uses at most one cube from Resources; it is a Solution of the part with that cube's sort, or of every
part where it uses none. The other way round what a part may use Now may use too. Cubes are of one sort where no rule
tells them apart: the same symbol, and of digits the color where Exponent has one (XIII-B-12). ∎

Each part has fewer signs and digits than the whole, so that proofs say more of it: where a √ or a 1 comes from
Resources nothing else does.
"""

from collections.abc import Iterator
from dataclasses import replace

from forceout.games.equations.in_force import InForce
from forceout.games.equations.position import Position
from forceout.solver.equations.counts import kind_of


def with_one_more(position: Position, in_force: InForce) -> Iterator[Position]:
    """A position for each sort of cube in Resources, which lies in Permitted there."""
    sorts = {kind_of(cube, in_force): cube for cube in position.resources}
    for cube in sorts.values():
        yield replace(position, permitted=(*position.permitted, cube), resources=())
