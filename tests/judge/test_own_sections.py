"""Tests that every division cites its own list of variations, and every edition its own book (On-Sets XIII, Equations
XIII)."""

from itertools import islice
from random import Random
from typing import Any, Final

import pytest

from forceout.editions.simulated_match import simulated_match
from forceout.games.equations.language.symbols import NEEDED
from forceout.judge.protocol.answer import answer
from forceout.judge.score_reasons import score_reasons
from forceout.rules.fold import Step
from forceout.rules.legal_actions import legal_actions
from forceout.rules.violation import Violation
from tests.judge.own_sections import EVERYWHERE, Tables, cited
from tests.judge.test_conformance import CASES

QUICK: Final = ("goal", "expression", "solution", "selection", "play")
QUESTIONS: Final = [case["ask"] for case in CASES if isinstance(case["ask"], dict) and case["ask"].get("kind") in QUICK]
TURNED: Final = ("~2", ">2", "~>2", "2~3", ">0", "2>÷3", "~√4")
MARKED: Final = ("3@0", "×@0", "8@0", "+@×", "T@0", "100@1", ".1@1", "3@0+4@0", "3!+2!+4!", "2.5", "128", "2:=3")
EQUATIONS_TEXTS: Final = (
    *(f"2{sign}3" for sign in NEEDED),
    *(f"{sign}3" for sign in NEEDED),
    *TURNED,
    *MARKED,
    "×(9*3)",
    "××9",
    "9*(9*(9*9))-9*(9*(9*8))",
    "(1-3)!",
    "√(0-4)",
    "(0-4)*(1÷2)",
    "5÷0",
    "19",
)
ON_SETS_TEXTS: Final = (
    "G@Y ∪ B",
    "G@Y ∪ R@Y",
    "3@B ∪ R",
    "blank: BG, B ∪ R",
    "B = R, B ∪ G",
    "∪@B",
    "B ∪ R || B",
    "G@∪",
)


@pytest.mark.parametrize("tables", EVERYWHERE, ids=str)
def test_a_question_asked_in_another_division_is_answered_from_its_own_list(tables: Tables) -> None:
    """Every public question, whatever division it was written for (On-Sets XIII-A, XIII-B, XIII-C, XIII-D; Equations
    XIII-A, XIII-B, XIII-C, XIII-D)."""
    asked = [tables.asked(question) for question in QUESTIONS if question.get("game") == tables.game]
    answered = [found for question in asked for found in cited(answer(question))]
    assert len(answered) > 100
    assert [stray for rule, message in answered for stray in tables.strays(rule, message)] == []


@pytest.mark.parametrize("form", ["basic", "adventurous"])
@pytest.mark.parametrize("tables", EVERYWHERE, ids=str)
def test_what_is_written_in_the_signs_of_every_variation_cites_only_what_is_printed_there(
    tables: Tables, form: str
) -> None:
    texts = EQUATIONS_TEXTS if tables.game == "equations" else ON_SETS_TEXTS
    position: dict[str, Any] = {"situation": "impossible", "resources": ["0", "1", "×", "3", "√"], "goal": "12"}
    if tables.game == "on-sets":
        universe = ["B", "R", "BR", "G", "RY", "GY", "Y", "BG", "BY", "RG"]
        position = {"situation": "impossible", "resources": ["B", "Y", "∪"], "universe": universe, "goal": "row 2"}
    found = []
    for chosen in ([], *([one] for one in every_variation(tables))):
        if chosen and form == "basic":
            break
        for text in texts:
            written = f"{text} = {position['goal']}" if tables.game == "equations" else text
            question = {"kind": "solution", "game": tables.game, "form": form, "variations": chosen, **position}
            answers = [answer(tables.asked(question | {"solution": written}))]
            if tables.game == "equations":
                expression = {"kind": "expression", "game": tables.game, "form": form, "variations": chosen}
                sides = ("solution", "goal")
                answers += [answer(tables.asked(expression | {"text": text, "side": side})) for side in sides]
            found += [pair for one in answers for pair in cited(one)]
    assert found
    assert [stray for rule, message in found for stray in tables.strays(rule, message)] == []


def every_variation(tables: Tables) -> list[dict[str, Any]]:
    """The variations of a division, each filled in with something that it allows."""
    blanks: dict[str, Any] = {"base": 8, "k": 7, "color": "red", "set": "B", "card": "B"}
    found = []
    for name, kind in tables.edition.variation_names(tables.division).items():
        one: dict[str, Any] = {"name": name}
        if kind.blank is not None:
            one[kind.blank] = blanks.get(kind.blank, "0" if tables.game == "equations" else "Y")
        found.append(one)
    return found


@pytest.mark.parametrize("game", ["on-sets", "equations"])
@pytest.mark.parametrize("seed", range(30))
def test_a_random_match_cites_only_its_division_and_its_edition(game: str, seed: int) -> None:
    match = simulated_match(seed, game)
    tables = next(
        one
        for one in EVERYWHERE
        if (one.game, one.edition.name, one.season, one.division.value)
        == (game, match.header.edition, match.header.season, match.header.division)
    )
    dice = Random(seed)
    strays = []
    for step in islice(match.steps, 400):
        for violation in said(step, dice):
            strays += tables.strays(str(violation.rule), violation.message)
        shake = step.match.shake
        if shake is not None:
            reasons = score_reasons(shake).values()
            strays += [stray for one in reasons for stray in tables.strays(one["rule"], one["message"])]
    assert strays == []


def said(step: Step, dice: Random) -> list[Violation]:
    """What a step was told, and now and then everything that a seat is told it may not do, and the verdicts."""
    found = [] if step.outcome.violation is None else [step.outcome.violation]
    shake = step.match.shake
    if shake is None or dice.random() > 0.05:
        return found
    offered = legal_actions(shake, dice.choice(shake.table.players))
    found += [*offered.why_not.values(), *offered.why_not_these.values()]
    for one in () if shake.contest is None else shake.contest.presented:
        found += shake.table.game.ruling(shake, one.solution, one.goal).violations
    return found


def written(division: str, text: str, *variations: dict[str, Any], season: str = "even") -> list[tuple[str, str]]:
    """The codes and rules of what is wrong with a Solution of Equations."""
    question = {
        "kind": "solution",
        "game": "equations",
        "division": division,
        "season": season,
        "variations": list(variations),
        "goal": "4",
        "resources": ["×", "9", "*", "4", "0", "2", "3"],
        "situation": "impossible",
        "solution": f"{text} = 4",
    }
    return [(one["code"], one["rule"]) for one in answer(question)["violations"]]


@pytest.mark.parametrize(
    ("division", "season", "section"),
    [("elementary", "odd", "XIII-A-15"), ("middle", "odd", "XIII-B-11"), ("junior", "even", "XIII-C-9")],
)
def test_equations_XIII_B_11_what_has_no_factors_is_cited_from_the_divisions_own_list(
    division: str, season: str, section: str
) -> None:
    assert ("undefined", section) in written(division, "×(2-3)", {"name": "number-of-factors"}, season=season)


def test_equations_XIII_B_11_the_limit_of_Middle_is_cited_from_its_own_list() -> None:
    assert ("undefined", "XIII-B-11") in written("middle", "×(9*4)", {"name": "number-of-factors"}, season="odd")
    assert ("undefined", "XIII-A-15") in written("elementary", "×(9*3)", {"name": "number-of-factors"}, season="odd")


@pytest.mark.parametrize(
    ("division", "wild", "base"), [("middle", "XIII-B-3", "XIII-B-6"), ("senior", "XIII-C-3", "XIII-C-5")]
)
def test_equations_XIII_C_3_and_C_5_wild_cube_and_base_digit_are_cited_from_the_own_list(
    division: str, wild: str, base: str
) -> None:
    assert ("wild-unknown", wild) in written(division, "3@0+2")
    assert ("wild-inconsistent", wild) in written(division, "3@0+2@0", {"name": "wild", "cube": "0"})
    assert ("base-digit", base) in written(division, "9-4", {"name": "base", "base": 8})


def test_equations_XIII_C_9_comment_only_where_it_is_printed_makes_what_cannot_be_verified_incorrect() -> None:
    ask = {"kind": "expression", "game": "equations", "side": "solution", "text": "×((9*(9*9))+(2*(3*9)))"}
    factors = [{"name": "number-of-factors"}]
    verdicts = [answer(ask | {"division": one, "variations": factors}) for one in ("junior", "senior")]
    assert [one["rule"] for one in verdicts] == ["XIII-C-9-comment", "XIII-C-9-comment"]


@pytest.mark.parametrize("edition", ["2014-15", "2026-27"])
@pytest.mark.parametrize(
    ("division", "section"), [("middle", "XIII-B-7"), ("junior", "XIII-C-7"), ("senior", "XIII-C-7")]
)
def test_on_sets_XIII_C_7_a_relation_shifted_to_Forbidden_is_cited_from_the_own_list(
    edition: str, division: str, section: str
) -> None:
    roll = ["1", "1", "2", *"BBRRGGYY", "∪", "∪", "∩", "-", "=", "V", "V"]
    question = {
        "kind": "play",
        "game": "on-sets",
        "edition": edition,
        "division": division,
        "players": ["A", "B"],
        "roll": roll,
        "universe": ["B", "R", "G", "Y", "BR", "BG", "BY", "RG", "RY", "GY"],
        "variations": [{"name": "shift-from-permitted"}],
        "actions": [
            {"by": "A", "do": "goal", "goal": "row 1"},
            {"by": "B", "do": "move", "cube": "=", "to": "permitted"},
            {"by": "A", "do": "shift", "cube": "=", "to": "forbidden"},
        ],
    }
    assert answer(question)["outcomes"][-1] | {"message": ""} == {
        "ok": False,
        "code": "relation-to-forbidden",
        "rule": section,
        "message": "",
    }


def test_on_sets_XIII_C_5_a_wild_cube_is_cited_from_the_own_list() -> None:
    def rules(division: str, edition: str) -> set[str]:
        question = {
            "kind": "solution",
            "game": "on-sets",
            "edition": edition,
            "division": division,
            "universe": ["B", "R", "BR", "G", "RY", "GY"],
            "goal": "row 2",
            "resources": ["B", "R", "∪", "Y", "Y"],
            "variations": [{"name": "wild-cube", "cube": "Y"}],
            "situation": "impossible",
            "solution": "G@Y ∪ B@Y",
        }
        return {one["rule"] for one in answer(question)["violations"] if one["code"] == "wild-inconsistent"}

    assert [rules(one, "2026-27") for one in ("elementary", "middle", "junior")] == [
        {"XIII-A-2"},
        {"XIII-B-2"},
        {"XIII-C-5"},
    ]
    assert rules("senior", "2014-15") == {"XIII-C-5"}


def test_on_sets_XIII_C_12_dots_where_no_blank_card_is_wild_are_a_variation_misapplied() -> None:
    ask = {
        "kind": "solution",
        "game": "on-sets",
        "universe": ["B", "R", "BR", "G", "RY", "-"],
        "goal": "row 2",
        "resources": ["B", "R", "∪"],
        "situation": "impossible",
        "solution": "blank: BG, B ∪ R",
    }
    rules = {
        division: [one["rule"] for one in answer(ask | {"division": division})["violations"]][:1]
        for division in ("elementary", "middle", "junior")
    }
    assert rules == {"elementary": ["VII-C-5-e"], "middle": ["VII-C-5-e"], "junior": ["XIII-C-12"]}


def test_a_shake_is_not_played_with_a_variation_that_its_division_does_not_have() -> None:
    roll = ["1", "1", "2", *"BBRRGGYY", "∪", "∪", "∩", "-", "=", "V", "V"]
    ask = {
        "kind": "play",
        "game": "on-sets",
        "players": ["A", "B"],
        "roll": roll,
        "universe": ["B", "R", "G", "Y", "BR", "BG"],
        "variations": [{"name": "two-solutions"}],
        "actions": [],
    }
    assert answer(ask | {"division": "middle"})["error"]["code"] == "variation-not-played"
    assert answer(ask | {"division": "senior", "form": "basic"})["error"]["code"] == "variation-not-played"
    assert "error" not in answer(ask | {"division": "senior"})
