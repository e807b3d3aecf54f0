"""How - is read in a Double Set, which the editions settle differently (On-Sets XIII-C-10, XIII-D-13)."""

from collections.abc import Sequence

from forceout.games.on_sets.in_force import difference_among
from forceout.games.on_sets.readings import Operation
from forceout.games.on_sets.variation import OnSetsVariation


def as_chosen_so_far(variations: Sequence[OnSetsVariation], place: int) -> Operation:
    """- follows Symmetric Difference when that was chosen before the Double Set (On-Sets 2026-27 XIII-C-10-comment,
    XIII-D-13-c)."""
    return difference_among(variations[:place])


def as_in_solutions(variations: Sequence[OnSetsVariation], place: int) -> Operation:
    """- follows Symmetric Difference whenever that is in force (On-Sets 2014-15 XIII-C-10-comment)."""
    return difference_among(variations)
