"""Legal mathematical expressions (Equations III)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from forceout.games.equations import values
from forceout.games.equations.in_force import InForce
from forceout.games.equations.language.default_grouping import bind_defaults, merge_doubts
from forceout.games.equations.language.notation import Group, Token
from forceout.games.equations.language.numerals import Complaint
from forceout.games.equations.language.parts import Parser, Part
from forceout.games.equations.language.standing_together import Together
from forceout.games.equations.readings.groupings import group_freely
from forceout.games.equations.readings.reachable_value import Undecided, find_grouping
from forceout.games.equations.readings.reading import Budget, Exhausted, Node, Readings
from forceout.games.equations.values import Number
from forceout.messages.message import Message
from forceout.rules.codes import Code

REMARK_DIGITS: Final = 4
"""Digits of a numeral in a remark, which uses no cubes."""


class IllegalExpression(Exception):
    """A text that is no legal expression, whatever its grouping."""

    def __init__(self, complaint: Complaint) -> None:
        super().__init__(complaint.words)
        self.complaint = complaint


def read_expression(
    side: Group, is_goal: bool, in_force: InForce, budget: Budget, together: Together | None = None
) -> Readings:
    """Every legal reading of one side of an Equation as written (Equations III-A, VII-B-6, XIII-B-3-d, XIII-C-5-c,
    XIII-D-11-comment-a); raises IllegalExpression where symbols make none."""
    readings = _Reader(is_goal, in_force, budget, together).read(side)
    is_lonely = in_force.two_digits_beside and together is None and not readings.values and _has_no_reason(readings)
    if readings.needs_company or is_lonely:
        raise IllegalExpression(
            Complaint(
                Code.TWO_DIGIT_NUMERAL, "VII-B-4", Message("a-numeral-of-two-digits-is-not-allowed-here"), side.at
            )
        )
    return readings


def _has_no_reason(readings: Readings) -> bool:
    """Whether nothing was found to be undefined, unverifiable or left out."""
    return readings.undefined is None and readings.unverifiable is None and readings.is_complete


def find_reading(side: Group, in_force: InForce, wanted: Number, budget: Budget) -> Node | None:
    """A reading of a Solution that has the value wanted, None when there is none; raises Undecided where only a look at
    all readings can tell."""
    reader = _Reader(False, in_force, budget, None)
    items = [(item,) if isinstance(item, Group) else in_force.unmarked(item) for item in side.items]
    try:
        ways = list(Parser(items, False, in_force, reader.read, on_mat=False).ways())
        if side.remark is not None or len(ways) != 1:
            raise Undecided
        return find_grouping(bind_defaults(ways[0], budget), wanted, budget)
    except Exhausted:
        raise Undecided from None


class _Reader:
    """Reads the groups of one side from the inside out."""

    def __init__(self, is_goal: bool, in_force: InForce, budget: Budget, together: Together | None) -> None:
        self.is_goal = is_goal
        self.in_force = in_force
        self.budget = budget
        self.together = together
        self._known: dict[tuple[int, int, int], Readings] = {}

    def read(self, group: Group) -> Readings:
        """The readings of a group; written groups are never broken up (Equations VII-C-5-c)."""
        key = (group.at, group.end, len(group.items))
        if key not in self._known:
            self._known[key] = self._read(group)
        return self._known[key]

    def _read(self, group: Group) -> Readings:
        items = [(item,) if isinstance(item, Group) else self.in_force.unmarked(item) for item in group.items]
        parser = Parser(items, self.is_goal, self.in_force, self.read, on_mat=False)
        found: list[Readings] = []
        try:
            for parts in parser.ways():
                bound = bind_defaults(parts, self.budget)
                if not self._cuts(parts) and not self._cuts(bound):
                    found.append(group_freely(bound, self.budget, self.together))
        except Exhausted:
            found.append(Readings(is_complete=False))
        if not found:
            if parser.furthest.at == len(items) and not parser.furthest.expected_number:
                return Readings(
                    undefined=values.Undefined(Message("it-is-grouped-against-the-spaces-of-the-goal"), "IV-B-2")
                )
            raise IllegalExpression(_complaint(parser, group))
        readings = found[0] if len(found) == 1 else _union(found)
        return readings if group.remark is None else self._choose(readings, group)

    def _cuts(self, parts: Sequence[Part]) -> bool:
        """Whether some number cuts across what the spaces of the Goal set apart (Equations IV-B-2)."""
        return self.together is not None and any(self.together.cuts(part.start, part.end) for part in parts)

    def _choose(self, readings: Readings, group: Group) -> Readings:
        """Only the values that the writer says are meant (Equations XIII-D-11)."""
        assert group.remark is not None
        remarked = self._remark(group.remark, group)
        chosen = Readings(is_complete=readings.is_complete, unverifiable=readings.unverifiable)
        for value, node in readings.values.items():
            if any(values.is_equal(value, meant) for meant in remarked.values):
                chosen.values[value] = node
        if not chosen.values and readings.values:
            raise IllegalExpression(
                Complaint(
                    Code.VARIATION_MISUSED,
                    "XIII-D-11",
                    Message("what-stands-after-remark-is-none-of-the-values-that-this"),
                    group.at,
                )
            )
        return chosen

    def _remark(self, items: Sequence[Token | Group], group: Group) -> Readings:
        in_force = replace(self.in_force, solution_digits=REMARK_DIGITS, point_digits=REMARK_DIGITS - 1)
        first = items[0]
        if isinstance(first, Token) and first.meaning == "-":
            items = (Token("0", at=first.at), *items)
        return _Reader(False, in_force, self.budget, None).read(Group(tuple(items), None, group.at, group.end))


def _union(found: Sequence[Readings]) -> Readings:
    """The readings of several meanings of the same symbols (Equations VII-C-5-e)."""
    union = Readings()
    for readings in found:
        merge_doubts(union, readings)
        for value, node in readings.values.items():
            union.values.setdefault(value, node)
    return union


def _complaint(parser: Parser, group: Group) -> Complaint:
    """What to say of symbols that make no expression (Equations III-A, III-B-1)."""
    if parser.complaints:
        return parser.complaints[-1]
    place, expected_number = parser.furthest
    item = group.items[place] if place < len(group.items) else None
    at = group.end if item is None else item.at
    here = (
        Message("at-the-end")
        if item is None
        else Message("before-item", item=str(item))
        if isinstance(item, Token)
        else Message("before-the-group")
    )
    expected = Message("a-number") if expected_number else Message("an-operation-sign")
    return Complaint(Code.SYNTAX, "III-A", Message("this-is-not-a-legal-expression", expected=expected, here=here), at)
