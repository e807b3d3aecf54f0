"""Default groupings on paper (Equations VII-B-6-b, VII-B-6-c)."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from forceout.games.equations.language.operations import IMPLIED_PRODUCT
from forceout.games.equations.language.parts import Part
from forceout.games.equations.readings.reading import Budget, Fixity, Node, Operation, Readings, weight
from forceout.games.equations.values import Number, Undefined, Unverifiable


class _Signed(NamedTuple):
    """A number with the signs in front of it and behind it, and the sign between it and what went before."""

    link: Part | None
    before: tuple[Part, ...]
    number: Part
    behind: tuple[Part, ...]


def bind_defaults(parts: Sequence[Part], budget: Budget) -> tuple[Part, ...]:
    """The parts with every sign joined to the number that its default gives it; signs whose defaults clash over a
    number are left free (Equations VII-B-6-b, VII-B-6-c, XIII-A-4-comment-b, XIII-A-9-comment-b, XIII-A-15-comment-b,
    XIII-B-12-comment-a)."""
    if all(_is_plain(part) for part in parts):
        return tuple(parts)
    bound: list[Part] = []
    for chain in _chains_of_i(list(_signed_numbers(parts))):
        bound += _bind_chain(chain, budget)
    return tuple(bound)


def _is_plain(part: Part) -> bool:
    """Whether a part is a number other than i, or a sign between numbers that has no default of its own."""
    if part.operation is None:
        return not part.is_bare_i
    return part.fixity is Fixity.BINARY and part.operation.sign != "√" and part.operation is not IMPLIED_PRODUCT


def _signed_numbers(parts: Sequence[Part]) -> Iterator[_Signed]:
    link: Part | None = None
    before: list[Part] = []
    place = 0
    while place < len(parts):
        part = parts[place]
        if part.fixity is Fixity.BINARY:
            link = part
        elif part.fixity is Fixity.PREFIX:
            before.append(part)
        else:
            end = place + 1
            while end < len(parts) and parts[end].fixity is Fixity.POSTFIX:
                end += 1
            yield _Signed(link, tuple(before), part, tuple(parts[place + 1 : end]))
            link, before, place = None, [], end - 1
        place += 1


def _chains_of_i(numbers: Sequence[_Signed]) -> Iterator[list[_Signed]]:
    """The numbers, those together that multiply an i beside them, with × or without (Equations VII-B-6-b-v,
    XIII-D-11-note)."""
    chain: list[_Signed] = []
    for signed in numbers:
        if chain and _multiplies_i(chain[-1], signed):
            chain.append(signed)
        else:
            if chain:
                yield chain
            chain = [signed]
    if chain:
        yield chain


def _multiplies_i(left: _Signed, right: _Signed) -> bool:
    assert right.link is not None
    assert right.link.operation is not None
    if right.link.operation is IMPLIED_PRODUCT:
        return True
    return right.link.operation.sign == "×" and (left.number.is_bare_i or right.number.is_bare_i)


def _bind_chain(chain: list[_Signed], budget: Budget) -> Iterator[Part]:
    """Join the signs before and behind a number to it, unless they claim it from both sides: a radical, a factorial, an
    exponent cube, a prefix × (Equations VII-B-6-b-i, VII-B-6-b-ii, VII-B-6-b-iii, VII-B-6-b-iv)."""
    first = chain[0]
    if len(chain) > 1:
        if any(signed.behind for signed in chain) or any(signed.before for signed in chain[:-1]):
            yield from _free(chain)
            return
        if first.link is not None:
            yield _bound_link(first.link)
        product = first.number
        for signed in chain[1:]:
            assert signed.link is not None
            assert signed.link.operation is not None
            product = _joined(signed.link.operation, (product, _with_signs_in_front(signed, budget)), budget)
        yield product
        return
    is_radical = first.link is not None and first.link.operation is not None and first.link.operation.sign == "√"
    if first.behind and (first.before or is_radical):
        yield from _free(chain)
        return
    if first.link is not None:
        yield _bound_link(first.link)
    number = _with_signs_in_front(first, budget)
    for sign in first.behind:
        assert sign.operation is not None
        number = apply_behind(number, sign, budget)
    yield number


def _with_signs_in_front(signed: _Signed, budget: Budget) -> Part:
    number = signed.number
    for sign in reversed(signed.before):
        assert sign.operation is not None
        number = _joined(sign.operation, (number,), budget, start=sign.start)
    return number


def _bound_link(link: Part) -> Part:
    assert link.operation is not None
    return link._replace(is_bound=True) if link.operation.sign == "√" else link


def _free(chain: list[_Signed]) -> Iterator[Part]:
    """The parts as they stand, each sign free to reach as far as a grouping lets it (Equations VII-B-6-c,
    VII-B-6-c-examples)."""
    for signed in chain:
        if signed.link is not None:
            yield signed.link
        yield from signed.before
        yield signed.number
        yield from signed.behind


def apply_behind(number: Part, sign: Part, budget: Budget) -> Part:
    """A number with a factorial sign or an exponent cube behind it."""
    assert sign.operation is not None
    if sign.readings is None:
        return _joined(sign.operation, (number,), budget, end=sign.end)
    exponent = Part(sign.start, sign.end, sign.readings)
    as_binary = Operation(sign.operation.sign, Fixity.BINARY, sign.operation.apply, sign.operation.all_values)
    return _joined(as_binary, (number, exponent), budget, end=sign.end)


def _joined(
    operation: Operation, numbers: tuple[Part, ...], budget: Budget, start: int | None = None, end: int | None = None
) -> Part:
    """One number made of others, with every value that their values give."""
    readings = Readings()
    rows: list[tuple[Node, ...]] = [()]
    for number in numbers:
        inner = number.readings
        assert inner is not None
        merge_doubts(readings, inner)
        usable = inner.values.values() if not inner.needs_company or operation.takes_two_digits else ()
        rows = [(*row, node) for row in rows for node in usable]
    for row in rows:
        operands = tuple([node.value for node in row])
        budget.spend(max(map(weight, operands)))
        for value in attempt(operation, operands, readings):
            if value not in readings.values:
                readings.values[value] = Node(value, operation.sign, operation.fixity, row)
    return Part(numbers[0].start if start is None else start, numbers[-1].end if end is None else end, readings)


def merge_doubts(into: Readings, inner: Readings) -> None:
    """What is unknown of a part is unknown of the whole."""
    into.is_complete = into.is_complete and inner.is_complete
    into.unverifiable = into.unverifiable or inner.unverifiable
    into.undefined = into.undefined or inner.undefined


def attempt(operation: Operation, numbers: tuple[Number, ...], doubts: Readings) -> tuple[Number, ...]:
    """The values of an operation on some numbers; none, with the reason noted, where it has none."""
    apply: Callable[..., Number] = operation.apply
    try:
        if operation.all_values is not None:
            return operation.all_values(*numbers)
        return (apply(*numbers),)
    except Undefined as undefined:
        doubts.undefined = doubts.undefined or undefined
    except Unverifiable as unverifiable:
        doubts.unverifiable = doubts.unverifiable or unverifiable.reason
    return ()
