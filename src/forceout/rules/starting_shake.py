"""Starting a shake: is a variation pick legal (On-Sets II-C, Equations II-B)."""

from collections.abc import Sequence
from typing import Any, TypeVar

from forceout.rulebook.rule import Rule
from forceout.rules.ruleset import Edition
from forceout.rules.table import Division, Form
from forceout.rules.variation import MalformedBlank, Variation
from forceout.rules.violation import Violation

VariationT = TypeVar("VariationT", bound=Variation[Any])


def pick_violation(
    edition: Edition[VariationT],
    division: Division,
    form: Form,
    selecting: Rule,
    table: object,
    chosen: Sequence[VariationT],
    name: str,
    filled_in: object,
) -> Violation | None:
    """Why a player may not select this variation now (On-Sets II-C-2, XIII-A, XIII-B, XIII-C, XIII-D; Guidelines
    A17; Equations II-B-2, XIII-B); None when it is legal."""
    kind = edition.every_variation()[name]
    if form is not Form.ADVENTUROUS:
        return Violation("not-offered", selecting, f"No variations are selected in the {form.value} game.")
    if kind in edition.always_in_force[division]:
        section = edition.book[edition.always_in_force[division][kind]]
        return Violation(
            "always-in-force", section, f"{kind.title} is always in force in {division.value.title()}: pick another."
        )
    offered = edition.offered[division]
    if kind not in offered:
        return Violation(
            "not-offered", selecting, f"{kind.title} is not on the list of {division.value.title()}: pick another."
        )
    rule = edition.book[offered[kind]]
    try:
        pick = kind.fill_in(filled_in)
    except MalformedBlank as malformed:
        return Violation("malformed", rule, str(malformed))
    if any(type(other) is kind for other in chosen):
        return Violation("already-chosen", selecting, f"{kind.title} is already chosen for this shake: pick another.")
    if (misfit := pick.misfit(table)) is not None:
        return Violation("malformed", rule, misfit)
    for other in chosen:
        if pick.conflicts_with(other) or other.conflicts_with(pick):
            return Violation(
                "conflict", rule, f"{kind.title} conflicts with {other.title}, which is already chosen: pick another."
            )
    if not pick.has_effect(table):
        return Violation(
            "no-effect", selecting, f"{kind.title} would change nothing in this shake, so it cannot be picked."
        )
    return None
