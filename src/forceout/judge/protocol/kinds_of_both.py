"""The kinds of question that both games answer in the same way (judge-protocol.md)."""

from collections.abc import Callable, Mapping
from typing import Any

from forceout.judge.protocol.question import Question
from forceout.judge.protocol.scoring import answer_score
from forceout.rules.game import Game

Answer = dict[str, Any]
Kinds = Mapping[str, Callable[[Question], Answer]]


def kinds_of_both(read_game: Callable[[Question], Game]) -> Kinds:
    """Scores and play, asked of the game that a question names."""

    def score(question: Question) -> Answer:
        game = read_game(question)
        return answer_score(question, game.edition, game.procedures.end_of_dispute is not None)

    def play(question: Question) -> Answer:
        from forceout.judge.protocol.play import answer_play

        return answer_play(question, read_game(question))

    return {"score": score, "play": play}
