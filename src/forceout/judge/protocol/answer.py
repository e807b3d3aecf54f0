"""The judge protocol: one question in, one answer out (judge-protocol.md)."""

import json
from typing import Any, Final

from forceout.games.registry import NAMES as GAMES
from forceout.judge.protocol.question import BadQuestion, Clock, Question
from forceout.judge.registry import answers_of
from forceout.messages.message import Message
from forceout.rules.codes import QuestionCode

KINDS: Final = ("goal", "expression", "solution", "selection", "score", "match-points", "play", "solve", "endgame")
LONGEST_LINE: Final = 4_000_000
Answer = dict[str, Any]


def answer_line(line: str, clock: Clock | None = None) -> str:
    """The answer to one line of JSON, as one line of JSON; whatever the line holds, there is one."""
    try:
        if len(line) > LONGEST_LINE:
            raise BadQuestion(
                QuestionCode.TOO_LONG, Message("the-question-is-longer-than-longest-characters", longest=LONGEST_LINE)
            )
        asked = json.loads(line)
    except BadQuestion as bad:
        return _spelled(_error(bad))
    except (ValueError, RecursionError):
        return _spelled(_error(BadQuestion(QuestionCode.NOT_JSON, Message("the-question-is-not-one-line-of-json"))))
    return _spelled(answer(asked, clock))


def answer(asked: object, clock: Clock | None = None) -> Answer:
    """The answer to one question; a question that cannot be asked gets an error. A search is timed by the clock that is
    handed in, and without one it is counted."""
    if not isinstance(asked, dict):
        return _error(BadQuestion(QuestionCode.NOT_A_QUESTION, Message("a-question-is-a-json-object-with-a-kind")))
    question = Question(asked, clock=clock)
    echoed = {"id": asked["id"]} if "id" in asked else {}
    question.take("id", None)
    try:
        return echoed | _answer(question)
    except BadQuestion as bad:
        return echoed | _error(bad)


def _answer(question: Question) -> Answer:
    kind = question.text("kind")
    if kind not in KINDS:
        raise BadQuestion(
            QuestionCode.UNKNOWN_KIND, Message("there-is-no-kind", kind=repr(kind[:40]), known=", ".join(KINDS))
        )
    if kind == "match-points":
        from forceout.judge.protocol.scoring import answer_match_points

        _game(question, GAMES[0])
        return answer_match_points(question)
    game = _game(question)
    kinds = answers_of(game)
    if kind not in kinds:
        raise BadQuestion(QuestionCode.UNKNOWN_KIND, Message("there-is-no-kind-for-game", kind=repr(kind), game=game))
    return kinds[kind](question)


def _game(question: Question, default: str | None = None) -> str:
    game = question.text("game", default) if default is not None else question.text("game")
    if game not in GAMES:
        raise BadQuestion(
            QuestionCode.UNKNOWN_GAME, Message("the-field-game-is-game", game=repr(game[:40]), known=", ".join(GAMES))
        )
    return game


def _error(bad: BadQuestion) -> Answer:
    return {"error": {"code": bad.code, "message": bad.message}}


def _spelled(answered: Answer) -> str:
    return json.dumps(answered, ensure_ascii=False)
