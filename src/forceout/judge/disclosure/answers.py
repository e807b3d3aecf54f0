"""What each level shows: one function a level, and none is handed more of the Solution than its level may know
(Guidelines 0, 1, 2; On-Sets VII-C; Equations VII-C)."""

from collections.abc import Mapping
from typing import Any

from forceout.judge.disclosure.levels import Level
from forceout.judge.disclosure.lock import Answer, Lock, Request, find_clause
from forceout.judge.protocol.question import Clock, Question
from forceout.judge.registry import answers_of, sealed_of, working_of
from forceout.judge.rejection_places import rule_of_claim
from forceout.messages.message import Message
from forceout.rulebook.contents import Clause, clauses_of
from forceout.rulebook.rule import GUIDELINES, Rule
from forceout.rules.codes import Code

Fields = Mapping[str, Any]
"""The fields of a question of the judge protocol about a Solution."""


def answer_for(lock: Lock, request: Request, fields: Fields, clock: Clock | None = None) -> Answer:
    """What is shown when a request opens its level. Only the last level is told by a clock, and searches."""
    if request.level is Level.RULE:
        return rule_answer(lock, request)
    if request.level is Level.OBJECTION:
        return objection_answer(lock, request, holds=does_hold(request, fields))
    if request.level is Level.EQUALS:
        return equals_answer(lock, is_equal=does_equal(fields))
    if request.level is Level.WORKED_OUT:
        return worked_out_answer(request, fields)
    if request.level is Level.NO_SOLUTION:
        return no_solution_answer(lock, fields)
    return everything_answer(fields, clock)


def rule_answer(lock: Lock, request: Request) -> Answer:
    """What a rule says, in our words; it knows nothing of the Solution (Guidelines 1)."""
    rule = find_clause(lock, request.section or "")
    assert rule is not None, "a request is held against the lock first"
    clause = _clause(rule, lock.edition)
    return {"level": 1, "rule": str(rule), "title": clause.title, "says": clause.summary}


def _clause(rule: Rule, edition: str) -> Clause:
    found = clauses_of(rule.book, rule.section)
    return next((one for one in found if one.edition == edition), found[0])


def objection_answer(lock: Lock, request: Request, *, holds: bool) -> Answer:
    """Whether the named objection holds, and by which clause; of the Solution it knows that one thing (On-Sets VII-C-4;
    Equations VII-C-4; Guidelines 0, 1)."""
    words = Message("the-objection-holds") if holds else Message("the-objection-does-not-hold")
    rule = rule_of_claim(lock.table, request.code or "")
    return {"level": 2, "code": request.code, "holds": holds, "rule": str(rule), "says": str(words)}


def does_hold(request: Request, fields: Fields) -> bool:
    """Whether what a checker named is wrong with a Solution (On-Sets VII-B, VII-C-5-c; Equations VII-B, VII-C-5-c)."""
    if request.code == Code.AMBIGUOUS:
        return sealed_of(fields["game"]).shows_ambiguity(_question(fields), request.regrouped or "")
    found = answers_of(fields["game"])["solution"](_question(fields))
    return any(one["code"] == request.code for one in found["violations"])


def equals_answer(lock: Lock, *, is_equal: bool) -> Answer:
    """Yes or no; of the Solution it knows that one thing (On-Sets 2026-27 VII-C-6; Equations VII-C-5-d-iii)."""
    words = Message("yes-the-solution-equals-the-goal") if is_equal else Message("no-it-does-not-equal-the-goal")
    rule = lock.table.procedures.sections.asking_judge
    return {"level": 3, "equals": is_equal, "rule": str(rule), "says": str(words)}


def does_equal(fields: Fields) -> bool:
    """Whether some reading of a Solution equals the Goal (On-Sets 2026-27 VII-C-6-b; Equations
    VII-C-5-d-iii-note)."""
    return bool(answers_of(fields["game"])["solution"](_question(fields))["equals_goal"])


def worked_out_answer(request: Request, fields: Fields) -> Answer:
    """One reading worked out: the table's own where it has one, else one that meets the Goal; that there are others is
    not said (Guidelines 2-b, 2-c, 2-e)."""
    drawn = sealed_of(fields["game"]).worked_out(_question(fields), request.regrouped)
    words = Message("nothing-can-be-worked-out") if drawn is None else Message("it-is-worked-out-step-by-step")
    return {"level": 4, "rule": str(GUIDELINES["2-c"]), "says": str(words), "drawn": drawn}


def no_solution_answer(lock: Lock, fields: Fields) -> Answer:
    """Which of the Guidelines' reasons there is that no Solution exists; it is not handed the Solution (Guidelines B3,
    B4, E22, E23, E24, E28, E29)."""
    reason = sealed_of(fields["game"]).why_no_solution(_question({**fields, "solution": ""}))
    if reason is None:
        words = Message("none-of-the-guidelines-reasons-is-here")
    else:
        words = Message("the-challenger-is-right", reason=str(reason))
    rule = lock.table.procedures.sections.challenging if reason is None else reason
    return {"level": 5, "reason": None if reason is None else str(reason), "rule": str(rule), "says": str(words)}


def everything_answer(fields: Fields, clock: Clock | None) -> Answer:
    """All that can be said when the shake is over; where a clock is handed in, also whether a Solution exists."""
    verdict = answers_of(fields["game"])["solution"](_question(fields))
    explained = working_of(fields["game"]).explain(_question(fields))
    steps = [{"title": str(one.title), "lines": [str(line) for line in one.lines]} for one in explained.steps]
    words = Message("it-is-correct") if verdict["correct"] else Message("it-is-not-correct")
    found: Answer = {"level": 6, "verdict": verdict, "steps": steps, "says": str(words)}
    if clock is not None:
        position = {name: value for name, value in fields.items() if name != "solution"}
        found["solve"] = answers_of(fields["game"])["solve"](_question(position, clock))
    return found


def _question(fields: Fields, clock: Clock | None = None) -> Question:
    question = Question(fields, clock=clock)
    for name in ("id", "kind", "game"):
        question.take(name, None)
    return question
