"""A few groupings of an ungrouped run, tried before all of them are looked at.

Most ambiguous writings betray themselves in a handful of groupings, and a handful costs far less than the
table of all. The groupings tried first are those that a writer would mean: by the order of operations of
mathematics, from the left, from the right.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from forceout.games.equations.language.default_grouping import attempt
from forceout.games.equations.language.parts import Part
from forceout.games.equations.readings.reading import Budget, Exhausted, Fixity, Node, Readings, weight

_PRECEDENCE: Final = {"*": 0, "√": 0, "×": 1, "÷": 1, "%": 1, "+": 2, "-": 2}
FEWEST_SIGNS: Final = 4
"""Runs of fewer signs have so few groupings that all are looked at."""
RANDOM_ORDERS: Final = 5


def can_sample(parts: Sequence[Part]) -> bool:
    """Whether a run is long enough to sample, and has only numbers and signs between them."""
    return len(parts) > 2 * FEWEST_SIGNS and all(
        (part.fixity is None) == (place % 2 == 0)
        and (part.fixity in (None, Fixity.BINARY))
        and not (part.readings is not None and part.readings.needs_company)
        for place, part in enumerate(parts)
    )


def sample_groupings(parts: Sequence[Part], budget: Budget) -> Readings:
    """The readings of a few groupings."""
    readings = Readings(is_complete=False)
    for order in _orders(parts):
        try:
            node = _evaluate(parts, order, budget, readings)
        except Exhausted:
            break
        if node is not None:
            readings.values.setdefault(node.value, node)
        if budget.values_kept is not None and len(readings.values) >= budget.values_kept:
            break
    return readings


def _orders(parts: Sequence[Part]) -> Iterator[list[int]]:
    """The orders in which to do the signs."""
    signs = [part.operation.sign for part in parts if part.operation is not None]
    count = len(signs)
    yield _legal_order(parts, [_PRECEDENCE.get(sign, 1) * count + place for place, sign in enumerate(signs)])
    yield _legal_order(parts, list(range(count)))
    yield _legal_order(parts, list(range(count, 0, -1)))
    state = count
    for _ in range(RANDOM_ORDERS):
        keys = []
        for _ in range(count):
            # A linear congruential generator: samples must be alike in every run.
            state = (state * 1_103_515_245 + 12_345) % 2**31
            keys.append(state >> 8)
        yield _legal_order(parts, keys)


def _legal_order(parts: Sequence[Part], keys: Sequence[float]) -> list[int]:
    """The signs by their keys, with each bound radical before the sign that follows its number."""
    ranks = list(keys)
    for place in range(len(ranks) - 2, -1, -1):
        if parts[2 * place + 1].is_bound:
            ranks[place] = min(ranks[place], ranks[place + 1] - 0.5)
    return sorted(range(len(ranks)), key=ranks.__getitem__)


def _evaluate(parts: Sequence[Part], order: Sequence[int], budget: Budget, doubts: Readings) -> Node | None:
    """The reading that does the signs in an order; None where it has no value."""
    nodes: list[Node] = []
    for part in parts[::2]:
        assert part.readings is not None
        if not part.readings.values:
            return None
        nodes.append(next(iter(part.readings.values.values())))
    joined_to = list(range(len(nodes)))
    for sign in order:
        operation = parts[2 * sign + 1].operation
        assert operation is not None
        left, right = sign, sign + 1
        while joined_to[left] != left:
            left = joined_to[left]
        operands = (nodes[left].value, nodes[right].value)
        budget.spend(max(map(weight, operands)))
        found = attempt(operation, operands, doubts)
        if not found:
            return None
        nodes[left] = Node(found[0], operation.sign, Fixity.BINARY, (nodes[left], nodes[right]))
        joined_to[right] = left
    return nodes[0]
