"""What there is no room for beside all that is required: a ÷ where the digits are too few for the signs that must be
used, and digits where these signs are too few.

**Theorem.** An expression with n numerals has n - 1 signs between two numbers, each of which uses one cube or none. Let
r be how many required cubes there are that can be nothing but such signs, and let at most m cubes be in numerals. A
sign that takes none of the r cubes is in no Solution where r + 1 > m - 1, for it would be one sign more than there may
be; nor is one of another sort of them that brings the number of required ones beyond that. Let b signs between two
numbers be there at most, and let d required cubes be in numerals alone, in which at most l cubes stand together. A
numeral that takes t of these d is in no Solution where 1 + (d - t) ÷ l > b + 1, for all the others are in numerals too.

So a problem without them has the same Solutions, and more is true of what it can make.
"""

from collections.abc import Iterable
from dataclasses import replace

from forceout.games.equations.readings.reading import Fixity
from forceout.solver.equations.problem import (
    ANY_POWER,
    COUNTERS,
    FIELD_BITS,
    MOST_OF_A_SORT,
    NOT_AS_DIGITS,
    Problem,
    Sign,
)


def without_what_has_no_room(problem: Problem) -> Problem:
    """The problem without the signs and numerals that no expression has which uses all that is required."""
    if NOT_AS_DIGITS in problem.gaps:
        return problem
    return _without_digits(_without_signs(problem))


def _without_signs(problem: Problem) -> Problem:
    digits = _places((one.usage for one in (*problem.numerals, *problem.endless.powers)), problem)
    between = [sign for sign in problem.signs if _is_between(sign)]
    others = [sign for sign in (*problem.signs, *problem.endless.exponents) if not _is_between(sign)]
    alone = _places((one.usage for one in between), problem) - digits
    alone -= _places((one.usage for one in others), problem)
    most = _most_numerals(problem, digits)
    if most is None or any(sum(_counts(one.usage, problem)) > 1 for one in between):
        return problem
    required = {place: _at(problem.required, place) for place in alone}
    needed = sum(required.values())

    def has_room(sign: Sign) -> bool:
        if not _is_between(sign):
            return True
        is_required = any(required.get(place) for place in _places((sign.usage,), problem))
        return needed + (not is_required) <= most - 1

    kept = tuple(one for one in problem.signs if has_room(one))
    return problem if len(kept) == len(problem.signs) else replace(problem, signs=kept)


def _without_digits(problem: Problem) -> Problem:
    between = [sign for sign in problem.signs if _is_between(sign)]
    used = [_places((sign.usage,), problem) for sign in between]
    numerals = (*problem.numerals, *problem.endless.powers)
    shared = {place for place in range(problem.fields - COUNTERS) if _at(problem.saturating, place)}
    if any(not places or places & shared for places in used) or not numerals:
        return problem
    most = 1 + sum(_at(problem.usable, place) for place in set().union(*used))
    longest = max(one.cubes for one in numerals)
    alone = _places((one.usage for one in numerals), problem) - set().union(*used)
    others = (*problem.signs, *problem.endless.exponents)
    alone -= _places((one.usage for one in others if not _is_between(one)), problem)
    required = {place: _at(problem.required, place) for place in alone}
    needed = sum(required.values())

    def has_room(usage: int) -> bool:
        taken = sum(min(many, _at(usage, place)) for place, many in required.items())
        return 1 + -(-(needed - taken) // longest) <= most

    kept = tuple(one for one in problem.numerals if has_room(one.usage))
    powers = tuple(one for one in problem.endless.powers if has_room(one.usage))
    if len(kept) == len(problem.numerals) and len(powers) == len(problem.endless.powers):
        return problem
    # A 1 that is in no numeral may still be an exponent.
    has_exponents = bool(problem.endless.exponents) or any(sign.exponent is not None for sign in problem.signs)
    has_powers = bool(powers) or not problem.endless.powers or has_exponents
    gaps = problem.gaps if has_powers else tuple(gap for gap in problem.gaps if gap != ANY_POWER)
    return replace(problem, numerals=kept, endless=problem.endless._replace(powers=powers), gaps=gaps)


def _most_numerals(problem: Problem, digits: set[int]) -> int | None:
    """How many numerals an expression has at most; None where there is no limit."""
    if any(_at(problem.saturating, place) for place in digits):
        return None
    most = sum(_at(problem.usable, place) for place in digits)
    if problem.extra is None:
        return most
    return min(most, problem.extra + sum(_at(problem.on_mat, place) for place in digits))


def _is_between(sign: Sign) -> bool:
    return sign.operation.fixity is Fixity.BINARY


def _places(usages: Iterable[int], problem: Problem) -> set[int]:
    return {place for usage in usages for place in range(problem.fields - COUNTERS) if _at(usage, place)}


def _counts(usage: int, problem: Problem) -> list[int]:
    return [_at(usage, place) for place in range(problem.fields - COUNTERS)]


def _at(usage: int, place: int) -> int:
    return (usage >> FIELD_BITS * place) & MOST_OF_A_SORT
