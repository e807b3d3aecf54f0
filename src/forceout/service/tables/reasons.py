"""What may be given as a reason at a table of the service."""

from collections.abc import Mapping
from typing import Final

from forceout.rules import actions as do
from forceout.rules.match_state import Appeal, Correct, DecideAppeal, Disqualify, OrderReplay, RuleDeceit

UNFAIR: Final = "unfair-advantage"
"""What two judges take a point for without a warning (On-Sets 2026-27 IX-D)."""
REASONS: Final[Mapping[str, tuple[str, ...]]] = {
    Appeal.do: ("solution-was-right", "solution-was-wrong", "rule-misread", "time-was-wrong", "score-was-wrong"),
    do.Penalize.do: ("illegal-procedure", "too-late", "behaviour", "false-charge", UNFAIR),
    do.Warn.do: ("talking", "disturbing", "delaying", "help-from-outside"),
    do.VoidShake.do: ("equipment", "disturbance", "mistake-of-an-official", "players-agree"),
    Correct.do: ("sum-was-wrong", "row-was-wrong", "ruling-was-changed"),
    Disqualify.do: ("behaviour", "help-from-outside", "left"),
    DecideAppeal.do: ("ruling-stands", "ruling-was-changed"),
    RuleDeceit.do: ("score-was-changed", "sum-was-falsified"),
    OrderReplay.do: ("disturbance", "mistake-of-an-official"),
}
"""What may be said: fixed reasons, since there is no chat."""
