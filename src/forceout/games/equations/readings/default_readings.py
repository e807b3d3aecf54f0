"""Whether a grouping that was added keeps to the defaults of what was written (Equations VII-B-6-b, VII-C-5-c).

Only structure is looked at, no value: a group may stand where it cuts across no number that a default makes, splits no
numeral, and takes a radical no further than the number right behind it.
"""

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Final

from forceout.games.equations.in_force import InForce
from forceout.games.equations.language.default_grouping import bind_defaults
from forceout.games.equations.language.notation import Group
from forceout.games.equations.language.parts import Parser, Part
from forceout.games.equations.readings.reading import Budget, Exhausted, Fixity, Readings
from forceout.rules.added_grouping import Span

STEPS_ALLOWED: Final = 200_000
"""Parts held against groups in one question, many times what fits on the cubes."""


def may_be_grouped(side: Group, is_goal: bool, in_force: InForce, added: Collection[Span]) -> bool:
    """Whether one side of an Equation, whose places count its symbols, can be read with these groups (Equations
    VII-B-6, VII-C-5-c)."""
    budget = Budget(STEPS_ALLOWED)
    groups = [side]
    while groups:
        group = groups.pop()
        inner = [item for item in group.items if isinstance(item, Group)]
        written = {(one.at, one.end) for one in inner}
        items = [(item,) if isinstance(item, Group) else in_force.unmarked(item) for item in group.items]
        parser = Parser(items, is_goal, in_force, _unread, on_mat=False)
        try:
            if not any(_keeps_together(parts, written, added, budget) for parts in parser.ways()):
                return False
        except Exhausted:
            return False
        groups += inner
    return True


def _unread(_: Group) -> Readings:
    return Readings()


def _keeps_together(parts: Sequence[Part], written: Collection[Span], added: Collection[Span], budget: Budget) -> bool:
    """Whether symbols that play these parts can be read with the groups added (Equations VII-B-6-b)."""
    budget.spend(len(parts) * (1 + len(added)))
    numerals = [part for part in parts if (part.start, part.end) not in written]
    if any(_is_split(part, span) for part in numerals for span in added):
        return False
    bound = bind_defaults(parts, budget)
    if any(_is_cut(part, span) for part in (*parts, *bound) for span in added):
        return False
    return not any(
        first == number.start and last > number.end
        for sign, number in pairwise(bound)
        if sign.is_bound and sign.fixity is Fixity.BINARY
        for first, last in added
    )


def _is_split(part: Part, span: Span) -> bool:
    """Whether a group stands inside a numeral, or inside an exponent with its factorial signs."""
    return part.start <= span[0] and span[1] <= part.end and span != (part.start, part.end)


def _is_cut(part: Part, span: Span) -> bool:
    first, last = span
    return part.start < first <= part.end < last or first < part.start <= last < part.end
