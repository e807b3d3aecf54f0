"""The best seating of a small field, proved by HiGHS: an integer program over every table that may be chosen.

A seating that is known bounds the program from above, and its relaxation from below: a table whose reduced cost is
more than what lies between them is in no better seating, and is left out before the whole numbers are looked for.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

import numpy
from highspy import Highs, HighsLp, HighsModelStatus, HighsVarType, MatrixFormat

from forceout.tournament.seating.problem import Groups, Problem, cost_of, table_sizes

NEARLY_NOTHING: Final = 1e-3


def proved_optimum(problem: Problem, known: Groups) -> Groups:
    """Tables of three, and of two where the number demands it, that cost the least by the weights."""
    ids = tuple(one.id for one in problem.candidates)
    tables: list[tuple[str, ...]] = [*combinations(ids, 3)]
    if 2 in table_sizes(len(ids)):
        tables += [*combinations(ids, 2)]
    costs = [cost_of(problem, (table,)) for table in tables]
    relaxed = solved(ids, tables, costs, is_whole=False)
    between = cost_of(problem, known) - relaxed.getInfo().objective_function_value + NEARLY_NOTHING
    left = [place for place, reduced in enumerate(relaxed.getSolution().col_dual) if reduced <= between]
    kept = [tables[place] for place in left]
    whole = solved(ids, kept, [costs[place] for place in left], is_whole=True)
    values = whole.getSolution().col_value
    return tuple(table for table, value in zip(kept, values, strict=True) if value > 0.5)


def solved(ids: Sequence[str], tables: Sequence[tuple[str, ...]], costs: Sequence[int], *, is_whole: bool) -> Any:
    """The program that chooses tables so that everybody sits once, solved."""
    rows = {player: number for number, player in enumerate(ids)}
    of_two = len(rows)
    lp = HighsLp()
    lp.num_col_, lp.num_row_ = len(tables), len(rows) + 1
    lp.col_cost_ = numpy.array(costs, dtype=float)
    lp.col_lower_, lp.col_upper_ = numpy.zeros(len(tables)), numpy.ones(len(tables))
    bounds = numpy.array([1.0] * len(rows) + [float(table_sizes(len(ids)).count(2))])
    lp.row_lower_, lp.row_upper_ = bounds, bounds
    starts, index = [0], []
    for table in tables:
        index += [rows[player] for player in table] + ([of_two] if len(table) == 2 else [])
        starts.append(len(index))
    lp.a_matrix_.format_ = MatrixFormat.kColwise
    lp.a_matrix_.start_ = numpy.array(starts)
    lp.a_matrix_.index_ = numpy.array(index)
    lp.a_matrix_.value_ = numpy.ones(len(index))
    if is_whole:
        lp.integrality_ = [HighsVarType.kInteger] * len(tables)
    highs = Highs()  # type: ignore[no-untyped-call]
    highs.setOptionValue("output_flag", False)
    highs.setOptionValue("mip_rel_gap", 0.0)
    highs.setOptionValue("threads", 1)
    highs.passModel(lp)
    highs.run()
    assert highs.getModelStatus() == HighsModelStatus.kOptimal
    return highs
