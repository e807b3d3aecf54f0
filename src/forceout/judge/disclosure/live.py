"""The disclosure lock of a Solution at a live table, as the engine's state has it: the table asks the same machine as
the judge's desk (On-Sets VII-C; Equations VII-C; Guidelines 0, 2)."""

from forceout.judge.disclosure.levels import Level, said_unasked
from forceout.judge.disclosure.lock import Lock
from forceout.rules.checking import checkers
from forceout.rules.state import OVER, Shake
from forceout.rules.view import unaware
from forceout.rules.writing import NOT_REVEALED


def lock_of(shake: Shake, writer: str, season: str | None = None) -> Lock | None:
    """The lock of a Solution that a player presented in a shake; None where there is none."""
    contest = shake.contest
    presented = None if contest is None else contest.presented_by(writer)
    if contest is None or presented is None:
        return None
    table = shake.table
    is_over = shake.phase in OVER
    return Lock(
        game=table.game.book.name,
        edition=table.game.edition.name,
        season=season,
        situation=contest.end,
        writer=writer,
        checkers=checkers(shake, presented),
        third=contest.third,
        variations=named_variations(shake),
        is_third_decided=contest.third is None or shake.phase not in NOT_REVEALED,
        is_over=is_over,
        is_settled=is_over or presented.is_correct is not None,
        tried_regrouping=presented.tried_regrouping,
        closed_for=presented.closed_for,
    )


def named_variations(shake: Shake) -> tuple[str, ...]:
    """The variations that a checker may name as broken: those that the table takes to be in force (On-Sets VII-C-5-e;
    Equations VII-C-5-f)."""
    always = shake.table.game.edition.always_in_force.get(shake.table.division, ())
    return (*(one.name for one in unaware(shake).variations), *(kind.name for kind in always))


def is_everything_shown(shake: Shake) -> bool:
    """Whether everybody at the table is shown how every verdict came about: when the shake is over (Guidelines 0,
    2-b)."""
    return said_unasked(is_over=shake.phase in OVER) is Level.EVERYTHING
