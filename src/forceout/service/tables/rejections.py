"""What a checker may claim of a Solution, by which clause, and what goes with the claim (On-Sets VII-B, VII-C-4,
VII-C-5; Equations VII-B, VII-C-4, VII-C-5; Guidelines 1)."""

from typing import Final

from forceout.judge.rejection_places import PLACES, place_of
from forceout.rules.game import Game
from forceout.rules.state import Shake
from forceout.rules.view import unaware
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
        *(Reason(code=code, rule=str(rule), variations=[]) for code, rule in rejections.criteria.items()),
        *(
            Reason(code=code, rule=str(rejections.variation_broken), variations=names)
            for code, names in breaches.items()
        ),
    ]
    if selections:
        found.append(Reason(code=MISUSED, rule=str(rejections.variation_misread), variations=[]))
    return found
