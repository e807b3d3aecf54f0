"""Proofs that a Solution is ambiguous (On-Sets VII-C-5-c; Guidelines E3).

A checker copies the Solution and adds grouping. The copy is a proof when it shows a legal way to read what was written
and fails in every reading that it leaves open: a copy that may still be read rightly shows no wrong interpretation.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from forceout.games.on_sets.checking import CheckedSolution, Verdict
from forceout.games.on_sets.cubes import COMPLEMENT, RELATIONS
from forceout.games.on_sets.in_force import InForce
from forceout.games.on_sets.notation import CLOSING, OPENING, Token, Writing, read_writings
from forceout.rules.added_grouping import Span, added_groups, groups_of
from forceout.rules.unreadable import Unreadable

Statement = tuple[Token, ...]
GROUPING: Final = frozenset(OPENING) | frozenset(CLOSING)
MOST_PAIRS: Final = 10_000
"""Pairs of sets, one of each Solution, that are held against each other."""


def is_regrouped(solution: str, copy: str) -> bool:
    """Whether a copy is the Solution with grouping added that says something, and with none that it may not be read
    with (On-Sets VII-C-5-c)."""
    try:
        written, copied = read_writings(solution), read_writings(copy)
    except Unreadable:
        return False
    if [_besides_symbols(one) for one in written] != [_besides_symbols(one) for one in copied]:
        return False
    added = [
        groups_added(statement, other)
        for one, copied_one in zip(written, copied, strict=True)
        for statement, other in zip(_in_order(one), _in_order(copied_one), strict=True)
    ]
    return None not in added and any(added)


def _besides_symbols(writing: Writing) -> tuple[int, str | None, tuple[str, ...]]:
    return len(writing.statements), writing.dots, writing.other_dots


def _in_order(writing: Writing) -> list[Statement]:
    """The statements in an order that depends on their symbols alone, since they may be written in any (Guidelines
    E9)."""
    return sorted(writing.statements, key=_symbols)


def _symbols(statement: Statement) -> list[str]:
    return [str(token) for token in statement if token.symbol not in GROUPING]


def groups_added(written: Statement, copied: Statement) -> frozenset[Span] | None:
    """The groups that a copy of a statement adds and that say something; None where it is no copy, or groups what may
    not be grouped (On-Sets VII-C-5-c)."""
    if _symbols(written) != _symbols(copied):
        return None
    before, after = (groups_of(token.symbol for token in statement) for statement in (written, copied))
    if before is None or after is None:
        return None
    added = added_groups(before, after)
    if added is None or any(breaks_priority(written, span) for span in added):
        return None
    return added - frozenset(saying_nothing([token.symbol for token in written if token.symbol not in GROUPING]))


def saying_nothing(symbols: Sequence[str]) -> Iterator[Span]:
    """The groups that leave every reading as it is: around a whole statement, a side of a Restriction, or one symbol
    with its own ' (On-Sets VI-B-3, VII-B-6-b)."""
    yield 0, len(symbols) - 1
    start = 0
    for place, symbol in enumerate([*symbols, *RELATIONS[:1]]):
        if symbol in RELATIONS:
            yield start, place - 1
            start = place + 1
    for start in range(len(symbols)):
        end = start
        yield start, end
        while symbols[end + 1 : end + 2] == [COMPLEMENT]:
            end += 1
            yield start, end


def breaks_priority(written: Statement, span: Span) -> bool:
    """Whether a group puts more under a ' than the set right in front of it, for ' goes before every other operation
    (On-Sets VII-B-6-b, VII-C-5-c; Guidelines E3)."""
    places = [place for place, token in enumerate(written) if token.symbol not in GROUPING]
    opening_of = _opening_places(written)
    first, end = places[span[0]], places[span[1]]
    before = places[span[0] - 1] if span[0] else -1
    while opening_of.get(end + 1, -1) > before:
        end += 1
    if end + 1 == len(written) or written[end + 1].symbol != COMPLEMENT:
        return False
    while end >= 0 and written[end].symbol == COMPLEMENT:
        end -= 1
    return first < opening_of.get(end, end)


def _opening_places(statement: Statement) -> dict[int, int]:
    """For the place of each closing symbol, where its group opens."""
    found: dict[int, int] = {}
    opened: list[int] = []
    for place, token in enumerate(statement):
        if token.symbol in OPENING:
            opened.append(place)
        elif token.symbol in CLOSING:
            found[place] = opened.pop()
    return found


def is_failing(verdict: Verdict, in_force: InForce) -> bool:
    """Whether what a copy shows can only be wrong: it misses the Goal, or breaks a variation's rule, in every reading
    that it leaves open (On-Sets VII-B-3, VII-B-5, VII-C-5-c)."""
    solutions = verdict.solutions
    if not solutions or not all(one.readings for one in solutions):
        return False
    if any(not set(one.values) & set(verdict.goal_values) for one in solutions):
        return True
    return any(_breaks_a_rule(one, in_force) for one in solutions) or _break_a_pair_rule(solutions, in_force)


def _breaks_a_rule(solution: CheckedSolution, in_force: InForce) -> bool:
    return any(
        all(any(variation.reading_violations(reading, rule)) for reading in solution.readings)
        for variation in in_force.on_readings
        for rule in (in_force.ruleset.rule_of(variation),)
    )


def _break_a_pair_rule(solutions: Sequence[CheckedSolution], in_force: InForce) -> bool:
    if len(solutions) != 2:
        return False
    first, second = (frozenset(reading.picked for reading in one.readings) for one in solutions)
    if len(first) * len(second) > MOST_PAIRS:
        return False
    return any(
        all(any(variation.pair_violations((one,), (other,), rule)) for one, other in product(first, second))
        for variation in in_force.on_pairs
        for rule in (in_force.ruleset.rule_of(variation),)
    )


def is_wrong_by_values(solution: str, copy: str, original: Verdict, shown: Verdict) -> bool:
    """What revision 0.2 took for a proof: the same symbols, grouped anyhow, and values that the Solution has too."""
    if ungrouped(solution) is None or ungrouped(solution) != ungrouped(copy):
        return False
    if len(original.solutions) != len(shown.solutions):
        return False
    for written, one in zip(original.solutions, shown.solutions, strict=True):
        readings = {(reading.removals, reading.picked) for reading in written.readings}
        if not one.readings or not {(reading.removals, reading.picked) for reading in one.readings} <= readings:
            return False
    return any(value not in shown.goal_values for one in shown.solutions for value in one.values)


def ungrouped(text: str) -> list[tuple[list[list[str]], str | None]] | None:
    """The symbols of Solutions without their grouping; None when they cannot be read."""
    try:
        writings = read_writings(text, reads_all_forms=False)
    except Unreadable:
        return None
    return [
        (
            [[str(token) for token in statement if token.symbol not in GROUPING] for statement in one.statements],
            one.dots,
        )
        for one in writings
    ]
