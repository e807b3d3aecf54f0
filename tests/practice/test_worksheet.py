"""Tests of the worksheet: everything that is asked is on it, and the answers stand apart."""

import json

import pytest

from forceout.games.registry import NAMES
from forceout.practice.kinds.registry import kind_of
from forceout.practice.puzzle import Kind
from forceout.practice.worksheet import on_paper, worksheet
from forceout.service.practice.printing import PAPERS, printed
from tests.practice.making import some


@pytest.mark.parametrize("game", NAMES)
def test_a_worksheet_asks_and_answers(game: str) -> None:
    puzzles = [some(kind, game)[0] for kind in Kind]
    sheet = worksheet(puzzles, "ABCDEF")
    assert [bool(one["question"] and one["answer"] and one["parts"]) for one in sheet["puzzles"]] == [True] * 6
    for puzzle, printed_puzzle in zip(puzzles, sheet["puzzles"], strict=True):
        pieces = [piece for part in printed_puzzle["parts"] for piece in part["pieces"]]
        assert set(puzzle.position.resources) <= set(pieces)
        if puzzle.kind is not Kind.GOAL:
            assert printed_puzzle["written"] == puzzle.asked.get("written", "")
        elif "choices" in puzzle.asked:
            assert len(printed_puzzle["written"].split()) == len(puzzle.asked["choices"])
    assert json.dumps(sheet, ensure_ascii=False)


def test_a_worksheet_says_its_books_once_each_and_a_rule_once() -> None:
    puzzles = [some(kind, game)[0] for game in NAMES for kind in Kind]
    sheet = worksheet(puzzles, "ABCDEF")
    books = sheet["about"].split(", ")
    assert len(books) == len(set(books)) == len({(one.position.game, one.position.division) for one in puzzles})
    assert any(book.startswith("On-Sets 2026-27 · ") for book in books)
    for puzzle, printed_puzzle in zip(puzzles, sheet["puzzles"], strict=True):
        if puzzle.kind is Kind.WRONG:
            assert printed_puzzle["answer"].count(kind_of(puzzle).shown(puzzle)["rule"]) == 1


def test_a_goal_is_drawn_as_it_lies() -> None:
    goal = next(part for part in on_paper(some(Kind.CHALLENGE, "on-sets")[0])["parts"] if part["name"] == "Goal")
    assert goal["shape"] in ("row", "column", "tee", "ell")
    assert all(one.removeprefix("~").isdigit() for one in goal["pieces"])
    goal = next(part for part in on_paper(some(Kind.CHALLENGE, "equations")[0])["parts"] if part["name"] == "Goal")
    assert all(len(one) == 2 for one in goal["pieces"])


@pytest.mark.parametrize("paper", PAPERS)
def test_a_worksheet_becomes_a_pdf(paper: str) -> None:
    pytest.importorskip("typst")
    made = printed(worksheet([some(kind, "on-sets")[0] for kind in Kind], "ABCDEF"), paper)
    assert made is not None
    assert made.startswith(b"%PDF")
