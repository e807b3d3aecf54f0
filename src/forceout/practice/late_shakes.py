"""Shakes late in the game, when few cubes are left (On-Sets IV-D; Equations V)."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from forceout.rules.frozen import replace
from forceout.rules.state import Shake

MOST_MISSING: Final = 3
IDLE: Final = (1, 1, 1, 2, 2, 3)
SHARE_PERMITTED: Final = 0.1


def late(dice: Random, shake: Shake, planned: Sequence[str]) -> Shake:
    """A shake late in the game: of the planned Solution two or three cubes are missing on the mat, few others are left,
    and most have gone to Forbidden; = and ⊆, which may go there only at the end, lie in Permitted (On-Sets IV-D)."""
    game, resources = shake.table.game, list(shake.resources)
    needed = [cube for cube in planned if cube in resources]
    missing = dice.sample(needed, min(len(needed), dice.choice((2, 2, 2, MOST_MISSING))))
    others = list((Counter(resources) - Counter(needed)).elements())
    idle = dice.sample(others, min(len(others), dice.choice(IDLE)))
    sections: dict[str, list[str]] = {"required": [], "permitted": [], "forbidden": []}
    for cube in (Counter(needed) - Counter(missing)).elements():
        sections[dice.choice(("required", "permitted"))].append(cube)
    for cube in (Counter(others) - Counter(idle)).elements():
        is_kept = game.is_relation(cube) or dice.random() < SHARE_PERMITTED
        sections["permitted" if is_kept else "forbidden"].append(cube)
    placed: Any = {name: (*getattr(shake, name), *cubes) for name, cubes in sections.items()}
    return replace(shake, resources=tuple(dice.sample([*missing, *idle], len(missing) + len(idle))), **placed)
