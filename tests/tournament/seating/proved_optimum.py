"""The best seating of a small field, proved by HiGHS: an integer program over every table that may be chosen."""

from itertools import combinations

import numpy
from highspy import Highs, HighsLp, HighsModelStatus, HighsVarType, MatrixFormat

from forceout.tournament.seating.problem import Groups, Problem, cost_of, table_sizes


def proved_optimum(problem: Problem) -> Groups:
    """Tables of three, and of two where the number demands it, that cost the least by the weights."""
    ids = tuple(one.id for one in problem.candidates)
    sizes = table_sizes(len(ids))
    tables: list[tuple[str, ...]] = [*combinations(ids, 3)]
    if 2 in sizes:
        tables += [*combinations(ids, 2)]
    rows = {player: number for number, player in enumerate(ids)}
    of_two = len(rows)
    lp = HighsLp()
    lp.num_col_, lp.num_row_ = len(tables), len(rows) + 1
    lp.col_cost_ = numpy.array([cost_of_table(problem, table) for table in tables], dtype=float)
    lp.col_lower_, lp.col_upper_ = numpy.zeros(len(tables)), numpy.ones(len(tables))
    bounds = numpy.array([1.0] * len(rows) + [float(sizes.count(2))])
    lp.row_lower_, lp.row_upper_ = bounds, bounds
    starts, index = [0], []
    for table in tables:
        index += [rows[player] for player in table] + ([of_two] if len(table) == 2 else [])
        starts.append(len(index))
    lp.a_matrix_.format_ = MatrixFormat.kColwise
    lp.a_matrix_.start_ = numpy.array(starts)
    lp.a_matrix_.index_ = numpy.array(index)
    lp.a_matrix_.value_ = numpy.ones(len(index))
    lp.integrality_ = [HighsVarType.kInteger] * len(tables)
    highs = Highs()  # type: ignore[no-untyped-call]
    highs.setOptionValue("output_flag", False)
    highs.setOptionValue("mip_rel_gap", 0.0)
    highs.setOptionValue("threads", 1)
    highs.passModel(lp)
    highs.run()
    assert highs.getModelStatus() == HighsModelStatus.kOptimal
    values = highs.getSolution().col_value
    return tuple(table for table, value in zip(tables, values, strict=True) if value > 0.5)


def cost_of_table(problem: Problem, table: tuple[str, ...]) -> int:
    """What one table costs."""
    return cost_of(problem, (table,))
