"""A match, folded action by action: shakes, the round's clock, the scoresheet (On-Sets I, XI-B, XII; Equations I, XI-B,
XII)."""

from collections.abc import Mapping

from forceout.messages.message import Message
from forceout.rules import actions as do
from forceout.rules.codes import Code
from forceout.rules.end_of_round import clock_violation, director_violation
from forceout.rules.engine import Outcome, verify
from forceout.rules.engine import apply as apply_to_shake
from forceout.rules.findings import Findings
from forceout.rules.frozen import replace
from forceout.rules.match_actions import apply_match_action, match_violation
from forceout.rules.match_state import MATCH_KINDS, Match, Row
from forceout.rules.starting_match import Lot
from forceout.rules.state import OVER, Phase, Shake, Table
from forceout.rules.view_shapes import Scoresheet
from forceout.rules.violation import Violation

OF_THE_MATCH = (*MATCH_KINDS.values(), do.Tick, do.RoundWarning, do.Stop)
"""What is done to a match, whether or not a shake is under way."""


def begin_match(table: Table, is_timed: bool = False, warnings: Mapping[str, int] | None = None) -> Match:
    """A match before its first Goal-setter is drawn (On-Sets I-D; Equations I-D)."""
    return Match(table, Lot(table.players, {}), is_timed=is_timed, warnings=warnings or {})


def verify_match(match: Match, action: do.Action) -> Violation | None:
    """What is illegal or impossible about an action in a match; None when it is legal."""
    if type(action) in MATCH_KINDS.values():
        return match_violation(match, action)
    if isinstance(action, do.Tick):
        return clock_violation(match, action)
    if isinstance(action, do.RoundWarning | do.Stop):
        return director_violation(match, action)
    if match.shake is None:
        rule = match.table.game.procedures.sections.rolling
        return Violation(Code.WRONG_PHASE, rule, Message("no-shake-is-under-way"))
    return verify(match.shake, action)


def apply_match(match: Match, action: do.Action, found: Findings | None = None) -> tuple[Match, Outcome]:
    """The match after an action, and what became of it; what was found about Solutions beforehand is not worked out
    again."""
    if match.shake is not None and not isinstance(action, OF_THE_MATCH):
        return with_shake(match, action, found)
    violation = verify_match(match, action)
    if violation is not None:
        return match, Outcome(violation, is_done=False)
    if isinstance(action, do.Tick):
        return tick_match(match, action)
    if isinstance(action, do.RoundWarning | do.Stop):
        return end_round(match, action)
    return apply_match_action(match, action), Outcome(None, is_done=True)


def end_round(match: Match, action: do.RoundWarning | do.Stop) -> tuple[Match, Outcome]:
    """No new shake is started, and a shake under way hears it too (On-Sets XI-B, XI-B-1, XI-B-2; Equations XI-B,
    XI-B-1, XI-B-2)."""
    match = replace(match, is_round_over=True, is_stopped=match.is_stopped or isinstance(action, do.Stop))
    return (match, Outcome(None, is_done=True)) if match.is_between_shakes else with_shake(match, action)


def with_shake(match: Match, action: do.Action, found: Findings | None = None) -> tuple[Match, Outcome]:
    """The match after an action in its shake; a shake that ends is written on the scoresheet."""
    assert match.shake is not None
    was_over = match.shake.phase in OVER
    before = match.shake if found is None else replace(match.shake, findings=match.shake.findings.with_more(found))
    shake, outcome = apply_to_shake(before, action)
    # Whoever is refused has changed nothing, also of a row whose replay was ordered.
    if shake is before:
        return match, outcome
    match = replace(match, shake=shake, warnings=shake.warnings)
    if shake.phase not in OVER:
        return match, outcome
    row = Row(
        shake.goal_setter,
        shake.scores or {},
        dict(shake.penalties),
        shake.phase is Phase.VOID,
        absent_from(shake),
        # Whoever is refused takes no ordered replay back.
        is_replayed=was_over and not outcome.is_done and match.rows[-1].is_replayed,
    )
    rows = match.rows[:-1] if was_over else match.rows
    # A penalty after the shake changes the sum, which is then signed anew.
    signed = () if was_over and outcome.penalties else match.signed
    return replace(match, rows=(*rows, row), signed=signed), outcome


def absent_from(shake: Shake) -> frozenset[str]:
    """Who was away from a shake, other than by disqualification (On-Sets X-D; Equations X-D)."""
    return frozenset(player for player in shake.absent if (shake.scores or {}).get(player, 0) < 0)


def tick_match(match: Match, action: do.Tick) -> tuple[Match, Outcome]:
    """Time passes for the shake and for the round, which ends after thirty minutes and five more (On-Sets XI-B, XI-B-1,
    XI-B-2; On-Sets 2026-27 XI-B-3; Equations XI-B, XI-B-1, XI-B-2)."""
    outcome = Outcome(None, is_done=True)
    if match.shake is not None and match.shake.phase not in OVER:
        match, outcome = with_shake(match, action)
    match = replace(match, elapsed=match.elapsed + action.seconds)
    if not match.is_timed:
        return match, outcome
    limits = match.table.game.procedures.limits
    if match.elapsed >= limits.round and not match.is_round_over:
        match, _ = apply_match(match, do.RoundWarning(do.DIRECTOR))
    if match.elapsed >= limits.round + limits.after_warning + match.added_time and not match.is_stopped:
        match, _ = apply_match(match, do.Stop(do.DIRECTOR))
    return match, outcome


def scoresheet(match: Match) -> Scoresheet:
    """Every shake's scores and penalties, corrections, totals, points and signatures (On-Sets XII; Equations XII)."""
    return {
        "players": list(match.table.players),
        "shakes": [
            {
                "goal_setter": row.goal_setter,
                "scores": dict(row.scores),
                "penalties": dict(row.penalties),
                "void": row.is_void,
            }
            for row in match.rows
        ],
        "corrections": [{"player": name, "points": points, "reason": why} for name, points, why in match.corrections],
        "totals": match.totals,
        "points": match.points() if match.is_between_shakes and not match.appealing else None,
        "to_approve": match.unapproved(),
        "appeals": [{"by": name, "reason": why} for name, why in match.appeals],
        "signed": list(match.signed),
    }
