"""Starting a shake: is a variation pick legal (On-Sets II-C, Equations II-B)."""

from collections.abc import Sequence
from typing import Any, TypeVar

from forceout.messages.message import Message
from forceout.rulebook.rule import Rule
from forceout.rules.codes import Code
from forceout.rules.ruleset import Edition
from forceout.rules.variation import MalformedBlank, Variation
from forceout.rules.violation import Violation
from forceout.rules.vocabulary import Division, Form, division_name

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
        return Violation(
            Code.NOT_OFFERED, selecting, Message("no-variations-are-selected-in-the-form-game", form=form.value)
        )
    if kind in edition.always_in_force[division]:
        section = edition.book[edition.always_in_force[division][kind]]
        return Violation(
            Code.ALWAYS_IN_FORCE,
            section,
            Message("variation-is-always-in-force-in-division", variation=kind.title, division=division_name(division)),
        )
    offered = edition.offered[division]
    if kind not in offered:
        return Violation(
            Code.NOT_OFFERED,
            selecting,
            Message("variation-is-not-on-the-list-of-division", variation=kind.title, division=division_name(division)),
        )
    rule = edition.book[offered[kind]]
    try:
        pick = kind.fill_in(filled_in)
    except MalformedBlank as malformed:
        return Violation(Code.MALFORMED, rule, malformed.words)
    if any(type(other) is kind for other in chosen):
        return Violation(
            Code.ALREADY_CHOSEN, selecting, Message("variation-is-already-chosen-for-this-shake", variation=kind.title)
        )
    if (misfit := pick.misfit(table)) is not None:
        return Violation(Code.MALFORMED, rule, misfit)
    for other in chosen:
        if pick.conflicts_with(other) or other.conflicts_with(pick):
            return Violation(
                Code.CONFLICT, rule, Message("variation-conflicts-with-other", variation=kind.title, other=other.title)
            )
    if not pick.has_effect(table):
        return Violation(
            Code.NO_EFFECT, selecting, Message("variation-would-change-nothing-in-this-shake", variation=kind.title)
        )
    return None
