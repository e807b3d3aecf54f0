"""What a checker may claim of a Solution, by which clause, and what goes with the claim (On-Sets VII-B, VII-C-4,
VII-C-5; Equations VII-B, VII-C-4, VII-C-5; Guidelines 1).

What nobody could claim of any Solution of this shake is left out: by the form and the division, the situation, what
lies in the sections, the variations in force. What was written is never looked at, so the list tells nothing of it.
"""

from collections.abc import Iterator
from typing import Final

from forceout.judge.rejection_places import PLACES, place_of
from forceout.rulebook.rule import Rule
from forceout.rules.codes import Code
from forceout.rules.game import Game
from forceout.rules.state import Shake
from forceout.rules.view import unaware
from forceout.rules.vocabulary import Situation
from forceout.service.tables.view_shapes import Reason

EQUALS: Final = "equals"
"""The question whether a Solution equals the Goal, which is sent without a code."""
MISUSED: Final = "variation-misused"


def places(game: Game) -> dict[str, str]:
    """What a checker names beside each reason."""
    asks_judge = game.procedures.asks_judge(None)
    return {code: place.value for code, place in PLACES.items()} | {EQUALS: place_of(None, asks_judge).value}


def reasons(shake: Shake) -> list[Reason]:
    """Everything that a checker may claim in a shake, each with its clause and the variations that it may be about."""
    procedures = shake.table.game.procedures
    rejections = procedures.rejections
    selections = [one.variation for one in unaware(shake).selections if one.is_legal]
    kinds = [type(one) for one in selections if one is not None]
    breaches: dict[str, list[str]] = {}
    for kind in kinds:
        for code in kind.breaches:
            breaches.setdefault(code, []).append(kind.name)
    found = [
        Reason(code=EQUALS, rule=str(procedures.sections.asking_judge), variations=[]),
        *(Reason(code=code, rule=str(rule), variations=[]) for code, rule in criteria(shake)),
        *(
            Reason(code=code, rule=str(rejections.variation_broken), variations=names)
            for code, names in breaches.items()
        ),
    ]
    if selections:
        found.append(Reason(code=MISUSED, rule=str(rejections.variation_misread), variations=[]))
    return found


def criteria(shake: Shake) -> Iterator[tuple[str, Rule]]:
    """The criteria of the book that some Solution of this shake could fail, each with its clause."""
    game = shake.table.game
    for code, rule in game.procedures.rejections.criteria.items():
        if not (is_out_of_question(shake, code) or game.rules_out(shake, code)):
            yield code, rule


def is_out_of_question(shake: Shake, code: str) -> bool:
    """Whether no Solution can fail so in either game: nothing is unused of an empty Required, and only after Now are
    Resources counted (On-Sets VII-B-4-b, VII-B-4-e; Equations VII-B-3-b, VII-B-3-e)."""
    if code == Code.REQUIRED_UNUSED:
        return not shake.required
    return code == Code.TOO_MANY_RESOURCES and (shake.contest is None or shake.contest.end is not Situation.NOW)
