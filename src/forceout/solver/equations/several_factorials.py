"""What a search leaves out that tries all but exponents with so many factorial signs that they are beyond it.

**Theorem.** Let a search have looked at every expression but those with an exponent that is too large for it
(`Endless.exponents`: (5!)! at least). Then a Solution that it did not find has such an exponent, and so it uses no less
of each sort of cubes and factorial signs than that; each numeral and sign that stands beside it, and the reading of the
Goal, fits together with it into what may be used. So where for each such exponent nothing of these, with no less than
it uses, is the Goal, there is no Solution.

Proof. What an expression uses is the sum of what its numerals and signs use, none of which is negative, and the Goal's
factorial signs count with it. ∎

With two factorial signs in the whole Equation (Equations XIII-B-12) none is left beside (5!)!: what stands there is
made of plain numbers, and lies far from most Goals.
"""

from dataclasses import replace

from forceout.solver.equations.problem import FIELD_BITS, MOST_OF_A_SORT, SEVERAL_FACTORIALS, Problem, Usage


def left_out(problem: Problem) -> tuple[Problem, ...]:
    """Problems that have a Solution where one has an exponent that is beyond a search: one for each sort of cubes that
    may be it."""
    usage = Usage(problem)
    parts = []
    for taken in dict.fromkeys(sign.usage for sign in problem.endless.exponents):

        def fits(other: int, taken: int = taken) -> bool:
            return usage.fits(usage.add(taken, other))

        targets = tuple(target for target in problem.targets if fits(target.usage))
        more = tuple(target for target in problem.endless.targets if fits(target.usage))
        if not targets and not more:
            continue
        exponents = tuple(sign for sign in problem.endless.exponents if sign.usage == taken)
        parts.append(
            replace(
                problem,
                numerals=tuple(numeral for numeral in problem.numerals if fits(numeral.usage)),
                signs=tuple(sign for sign in problem.signs if fits(sign.usage)),
                targets=targets,
                required=_at_least(problem.required, taken & ~problem.saturating, problem.fields),
                endless=problem.endless._replace(exponents=exponents, targets=more),
            )
        )
    return tuple(parts)


def leaves_nothing_else_out(problem: Problem) -> bool:
    """Whether such exponents are all that a search leaves out."""
    return problem.gaps == (SEVERAL_FACTORIALS,)


def _at_least(one: int, other: int, fields: int) -> int:
    """The larger count of each sort."""
    every = (MOST_OF_A_SORT << FIELD_BITS * place for place in range(fields))
    return sum(max(one & mask, other & mask) for mask in every)
