"""What is left of a problem once some of its cubes are used."""

from dataclasses import replace

from forceout.solver.equations.problem import Problem, Target, Usage, packed
from forceout.solver.equations.sorts import counts, without


def rest_of(problem: Problem, usage: Usage, gone: int, targets: tuple[Target, ...]) -> Problem | None:
    """The problem without what was used; None where that is too much."""
    if not usage.fits(gone):
        return None
    fields = problem.fields
    is_repeated = counts(problem.saturating, fields)
    used_up, on_mat = counts(gone, fields), counts(problem.on_mat, fields)
    extra = problem.extra
    if extra is not None:
        extra -= sum(max(0, less - have) for have, less in zip(on_mat, used_up, strict=True))
    # What may be repeated stays, and is there for nothing once a cube of it was taken.
    usable = [
        have if repeated else max(0, have - less)
        for have, less, repeated in zip(counts(problem.usable, fields), used_up, is_repeated, strict=True)
    ]
    on_mat = tuple(
        max(have, less) if repeated else max(0, have - less)
        for have, less, repeated in zip(on_mat, used_up, is_repeated, strict=True)
    )
    required = without(counts(problem.required, fields), used_up)
    return replace(
        problem,
        targets=targets,
        usable=packed(usable),
        on_mat=packed(on_mat),
        required=packed(required),
        extra=extra,
    )
