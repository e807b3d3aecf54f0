"""What the disclosure lock asks about Equations: a proof of ambiguity, and one reading worked out (Equations VII-C-5-c,
VII-C-5-d). The officials' manual has a part for Equations that is not among our sources, so there are no reasons here
why an official would say that no Solution exists."""

from typing import Any, Final

from forceout.games.equations.play import JUDGING, is_proved, judged
from forceout.judge.equations.answers import read_solution_question
from forceout.judge.equations.shown_working import tree_drawn
from forceout.judge.protocol.question import Question
from forceout.rulebook.rule import Rule

HAS_REASONS: Final = False


def shows_ambiguity(question: Question, regrouped: str) -> bool:
    """Whether a copy with grouping added shows a legal reading that fails (Equations VII-C-5-c)."""
    text, position, in_force = read_solution_question(question)
    return is_proved(text, regrouped, position, in_force.ruleset)


def worked_out(question: Question, regrouped: str | None) -> dict[str, Any] | None:
    """The tree of one reading with the value of every part, and the Goal's value (Equations VII-C-5-d)."""
    text, position, in_force = read_solution_question(question)
    with JUDGING:
        drawn = tree_drawn(judged(text, position, in_force.ruleset))
        if regrouped is not None:
            # A text that says something else than what was written is not worked out.
            again = tree_drawn(judged(regrouped, position, in_force.ruleset))
            drawn = again if _symbols(regrouped) == _symbols(text) and again else drawn
    return {**drawn} or None


def _symbols(text: str) -> str:
    return "".join(one for one in text if one not in "()[]{} ")


def why_no_solution(question: Question) -> Rule | None:
    """None: our sources have no such reasons for Equations."""
    return None
