"""The judge's answer about perfect play in Equations (judge-protocol.md, kind: endgame)."""

from typing import Any

from forceout.judge.equations.answers import read_game, read_position, read_ruleset
from forceout.judge.protocol import endgame
from forceout.judge.protocol.question import Question


def answer_endgame(question: Question) -> dict[str, Any]:
    """What is known of a position and of every move in it."""
    ruleset = read_ruleset(question)
    position = read_position(endgame.InPlay(question))
    required, permitted, forbidden, resources = (
        tuple(map(str, cubes))
        for cubes in (position.required, position.permitted, position.forbidden, position.resources)
    )
    laid = endgame.Laid(str(position.goal), None, required, permitted, forbidden, resources)
    return endgame.answer_endgame(question, read_game(question), ruleset, laid)
