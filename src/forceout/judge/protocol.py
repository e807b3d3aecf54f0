"""The judge protocol: one question in, one answer out (judge-protocol.md)."""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from forceout.judge.question import BadQuestion, Question

GAMES: Final = ("on-sets", "equations")
KINDS: Final = ("goal", "expression", "solution", "selection", "score", "match-points", "play", "solve")
LONGEST_LINE: Final = 4_000_000
Answer = dict[str, Any]


def answer_line(line: str) -> str:
    """The answer to one line of JSON, as one line of JSON; whatever the line holds, there is one."""
    try:
        if len(line) > LONGEST_LINE:
            raise BadQuestion("too-long", f"The question is longer than {LONGEST_LINE} characters.")
        asked = json.loads(line)
    except BadQuestion as bad:
        return _spelled(_error(bad))
    except (ValueError, RecursionError):
        return _spelled(_error(BadQuestion("not-json", "The question is not one line of JSON.")))
    return _spelled(answer(asked))


def answer(asked: object) -> Answer:
    """The answer to one question; a question that cannot be asked gets an error."""
    if not isinstance(asked, dict):
        return _error(BadQuestion("not-a-question", "A question is a JSON object with a 'kind'."))
    question = Question(asked)
    echoed = {"id": asked["id"]} if "id" in asked else {}
    question.take("id", None)
    try:
        return echoed | _answer(question)
    except BadQuestion as bad:
        return echoed | _error(bad)


def _answer(question: Question) -> Answer:
    kind = question.text("kind")
    if kind not in KINDS:
        raise BadQuestion("unknown-kind", f"There is no kind {kind[:40]!r}; there are {', '.join(KINDS)}.")
    if kind == "match-points":
        from forceout.judge.scoring import answer_match_points

        _game(question, "on-sets")
        return answer_match_points(question)
    game = _game(question)
    kinds = _on_sets_kinds() if game == "on-sets" else _equations_kinds()
    if kind not in kinds:
        raise BadQuestion("unknown-kind", f"There is no kind {kind!r} for {game}.")
    return kinds[kind](question)


def _game(question: Question, default: str | None = None) -> str:
    game = question.text("game", default) if default is not None else question.text("game")
    if game not in GAMES:
        raise BadQuestion("unknown-game", f"The field 'game' is {game[:40]!r}; it must be one of {', '.join(GAMES)}.")
    return game


# Each game is imported when it is first asked about: the first answer should not wait for the other game.
def _on_sets_kinds() -> Mapping[str, Callable[[Question], Answer]]:
    from forceout.judge import on_sets

    return on_sets.KINDS


def _equations_kinds() -> Mapping[str, Callable[[Question], Answer]]:
    from forceout.judge import equations

    return equations.KINDS


def _error(bad: BadQuestion) -> Answer:
    return {"error": {"code": bad.code, "message": bad.message}}


def _spelled(answered: Answer) -> str:
    return json.dumps(answered, ensure_ascii=False)
