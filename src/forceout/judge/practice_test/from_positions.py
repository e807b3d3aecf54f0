"""Questions from positions: is this selection legal, does this objection hold (On-Sets II-C-2, VII-B; Equations II-B-2,
VII-B)."""

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from forceout.judge.desk.book import DeskBook
from forceout.judge.desk.selection_check import SelectionCheck, check_selection
from forceout.judge.practice_test.from_situations import NO, YES, yes_and_no
from forceout.judge.practice_test.question import Kind, PracticeQuestion
from forceout.judge.protocol.question import BadQuestion, Question
from forceout.judge.registry import answers_of, samples_of
from forceout.judge.rejection_places import rule_of_claim
from forceout.messages.message import Message
from forceout.rules.vocabulary import Division

TRIES: Final = 40
"""Positions that are tried until one has the answer that the dice want."""


def selection_question(dice: Random, book: DeskBook, division: Division, season: str | None) -> PracticeQuestion:
    """What was rolled and dealt, a variation, and whether it is a legal choice."""
    wants_legal = dice.random() < 0.5
    fields, found = _selection(dice, book, division, season)
    for _ in range(TRIES):
        if found.is_legal is wants_legal:
            break
        fields, found = _selection(dice, book, division, season)
    pick = fields["pick"]
    kind = book.game.edition.every_variation()[pick["name"]]
    asks = str(asked_selection(kind.title, kind.blank, pick))
    right = YES if found.is_legal else NO
    says = f"{found.why} {found.says}".strip()
    rules = tuple(map(str, found.rules))
    return PracticeQuestion(Kind.SELECTION, asks, yes_and_no(), right, says, rules, kind.name, fields)


def asked_selection(variation: str, blank: str | None, pick: Mapping[str, Any]) -> Message:
    """Whether a variation may be selected, with what fills its blank in where it has one."""
    if blank is None:
        return Message("is-this-variation-legal", variation=variation)
    value = str(pick[blank])
    filled = Message("color-name", color=value) if blank == "color" else value
    return Message("is-this-selection-legal", variation=variation, filled=filled)


def _selection(
    dice: Random, book: DeskBook, division: Division, season: str | None
) -> tuple[dict[str, Any], SelectionCheck]:
    game = book.game
    fields: dict[str, Any] = {
        "game": game.book.name,
        "edition": game.edition.name,
        "division": division.value,
        "resources": list(game.rolled(dice)),
        "chosen": [],
    }
    if season is not None:
        fields["season"] = season
    if game.has_cards:
        fewest, most = game.edition.deal[division]  # type: ignore[attr-defined]
        fields["universe"] = dice.sample(list(game.deck), dice.randint(fewest, most))
    kind = dice.choice(list(game.edition.offered[division]))
    fields["pick"] = {"name": kind.name}
    if kind.blank is not None:
        choices = game.blank_choices(kind.blank)
        fields["pick"][kind.blank] = dice.choice(list(choices or samples_of(game.book.name).SETS))
    try:
        return fields, check_selection(fields)
    except BadQuestion:
        return _selection(dice, book, division, season)


def objection_question(dice: Random, book: DeskBook, division: Division, season: str | None) -> PracticeQuestion:
    """A position, a Solution, an objection that a checker names, and whether it holds."""
    wants_holding = dice.random() < 0.5
    for _ in range(TRIES):
        sample = samples_of(book.game.book.name).objection(dice, book, division, season)
        question = Question(sample.fields)
        question.take("game")
        violations = answers_of(book.game.book.name)["solution"](question)["violations"]
        found = next((one for one in violations if one["code"] == sample.code), None)
        if (found is not None) is wants_holding:
            break
    asks = str(Message("does-this-objection-hold", solution=sample.fields["solution"], objection=sample.words))
    rule = str(rule_of_claim(book.game, sample.code)) if found is None else found["rule"]
    holds = Message("the-objection-holds-because", why=found["message"]) if found else Message("nothing-shows-that")
    right = NO if found is None else YES
    return PracticeQuestion(Kind.OBJECTION, asks, yes_and_no(), right, str(holds), (rule,), sample.code, sample.fields)
