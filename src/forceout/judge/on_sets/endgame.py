"""The judge's answer about perfect play in On-Sets (judge-protocol.md, kind: endgame)."""

from typing import Any

from forceout.games.on_sets.cards import print_card
from forceout.judge.on_sets.answers import read_game, read_position, read_ruleset
from forceout.judge.protocol import endgame
from forceout.judge.protocol.question import Question


def answer_endgame(question: Question) -> dict[str, Any]:
    """What is known of a position and of every move in it."""
    ruleset = read_ruleset(question)
    position = read_position(endgame.InPlay(question), ruleset)
    laid = endgame.Laid(
        str(position.goal),
        tuple(map(print_card, position.universe.cards)),
        position.required,
        position.permitted,
        position.forbidden,
        position.resources,
    )
    return endgame.answer_endgame(question, read_game(question), ruleset, laid)
